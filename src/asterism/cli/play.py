"""A game in the terminal: the board, what may be done and what would come of it, and a line to type a move."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from asterism.bots import make_bot
from asterism.bots.analysis import analyse, hint
from asterism.bots.base import AnalysisResult, Limit, seen_by
from asterism.cli.prompt import Prompt
from asterism.cli.settings import Settings
from asterism.cli.warm import warm_up
from asterism.engine.errors import AsterismError, OptionError, RecordError
from asterism.engine.events import Event
from asterism.engine.match import LegalAction, Match
from asterism.engine.options import check_players
from asterism.engine.record import Record, record_of, write_record
from asterism.engine.rng import MAX_SEED
from asterism.engine.seal import new_salt
from asterism.engine.text import LANGUAGES, lookup, seat_names, tell

YOU, OPPONENT, DEPUTY = "you", "level:3", "level:5"
THINK = Limit(seconds=1.0)
LONGEST_ANALYSIS = 600
SHOWN = 16
LONGEST_LINE = 6
TURN_OVER = ("turn_started", "turn_ended", "round_ended", "round_over", "game_over")
COMMANDS = ("undo", "redo", "moves", "board", "hint", "analyse", "bot", "save", "help", "quit")
HELP = """[b]undo[/b] your last decision · [b]redo[/b] it · [b]moves[/b] all moves · [b]board[/b] draw it again
[b]hint[/b] what a strong bot would do · [b]analyse[/b] SECONDS what it thinks of every move
[b]bot[/b] BOT lets level:5, or the bot you name, decide for you · [b]save[/b] FILE · [b]quit[/b] · Tab completes a move
An empty line plays the only move."""


def play(
    chosen: Settings, players: int | None, seats: str | None, seed: int | None, language: str, save: Path | None
) -> int:
    """Play one game; see ``asterism play --help``."""
    console = Console()
    if players is None:
        players = len(seats.split(",")) if seats else chosen.game.min_players
    who = _seats(seats, check_players(chosen.game, players))
    if language not in LANGUAGES:
        raise OptionError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    if save and not save.parent.is_dir():
        raise OptionError(f"save: there is no folder {save.parent}")
    warm_up(chosen.game, console)
    match = Match.new(chosen.game.id, players, chosen.options, seed)
    table = TerminalTable(match, who, language, console)
    try:
        table.run()
    except (EOFError, KeyboardInterrupt):
        console.print()
    try:
        if save:
            table.save(save)
    except OSError as error:
        raise RecordError(f"{save}: {error.strerror}") from error
    return 0


def _seats(text: str | None, players: int) -> list[str]:
    names = [name.strip() for name in text.split(",")] if text else [YOU] + [OPPONENT] * (players - 1)
    if len(names) != players:
        raise OptionError(f"seats: {len(names)} named for {players} players")
    return names


def brief(events: list[Event]) -> list[Event]:
    """What a list of moves has room for: the mover's own turn, and of a run of steps or falls the last."""
    own = list(takewhile(lambda event: event.type not in TURN_OVER, events))
    return [e for e, after in zip(own, [*own[1:], None], strict=True) if after is None or after.type != e.type]


class TerminalTable:
    """One match at one terminal."""

    def __init__(self, match: Match, who: list[str], language: str, console: Console) -> None:
        self.match = match
        self.salt = new_salt()
        self.who = who
        self.language = language
        self.console = console
        self.colours = seat_names(match.game.id, language, match.game.seat_names[: match.players])
        self.names = [f"{colour} ({w})" for colour, w in zip(self.colours, who, strict=True)]
        seed = match.seed or 0
        self.bots = {seat: make_bot(spec, (seed + seat) % MAX_SEED) for seat, spec in enumerate(who) if spec != YOU}
        self.prompt = Prompt(console)
        self.left = False
        self.last_person: int | None = None

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        game = self.match.game
        self.console.print(f"[b]{game.title}[/b]  seed-hash {self.record().seed_hash}\n{HELP}\n")
        if YOU not in self.who:
            self.draw()
        while not self.match.over and not self.left:
            seat = self.match.seat or 0
            if seat in self.bots:
                self.play(self.bots[seat].play(seen_by(self.match, seat), THINK).action)
            else:
                self.decide()
        if self.match.over:
            self.draw()
            self.say_result()

    def decide(self) -> None:
        """One decision of a person."""
        self.curtain()
        actions = self.match.legal_actions()
        self.draw()
        self.console.print(Text(lookup(self.match.game.id, self.language, "prompts", self._prompt()), style="bold"))
        self.list_moves(actions, SHOWN)
        ply = self.match.ply
        while self.match.ply == ply and not self.left:
            self.answer(
                self.prompt.ask(self.names[self.match.seat or 0], [a.notation for a in actions], COMMANDS), actions
            )

    def curtain(self) -> None:
        """Where several people share the terminal and have secrets: hide the last one's before the next one looks."""
        before, self.last_person = self.last_person, self.match.seat
        if self.match.game.secrets and self.who.count(YOU) > 1 and before not in (None, self.match.seat):
            self.console.clear()
            self.prompt.ask(f"{self.names[self.match.seat or 0]}: press Enter when nobody else looks", [], ())

    def answer(self, line: str, actions: list[LegalAction]) -> None:
        """Carry out one typed line: a command or a move."""
        word, _, rest = line.strip().partition(" ")
        try:
            match word.lower():
                case "" if len(actions) == 1:
                    self.play(actions[0].action)
                case "" | "moves" | "m":
                    self.list_moves(actions, None)
                case "help" | "?":
                    self.console.print(HELP)
                case "board" | "b":
                    self.draw()
                case "undo" | "u":
                    self.undo()
                case "redo" | "r":
                    self.match.redo()
                case "hint" | "h":
                    self.hint()
                case "analyse" | "a":
                    self.analyse(rest.strip() or "1")
                case "bot":
                    self.depute(rest.strip() or DEPUTY)
                case "save":
                    self.save(Path(rest.strip() or "game.ast"))
                case "quit" | "q" | "exit":
                    self.left = True
                case _:
                    self.play(self.match.parse(line.strip()))
        except AsterismError as error:
            self.console.print(Text(str(error), style="red"))
        except OSError as error:
            self.console.print(Text(f"{error.filename}: {error.strerror}", style="red"))

    def play(self, action: int) -> None:
        """Play a decision and tell what happened, as the people at this terminal may know it."""
        seat, notation = self.match.seat or 0, self.match.notation(action)
        secret = self.who[seat] != YOU or self.who.count(YOU) > 1
        self.match.play(action)
        events = self.match.events(None if secret else seat, self.match.ply - 1)[0]
        told = self.tell(events)
        self.console.print(Text(f"{self.names[seat]}: ", style="bold") + Text(told or notation))

    def hint(self) -> None:
        """What the strongest bot would do, and each seat's chance to win after it."""
        best = hint(seen_by(self.match, self.match.seat or 0), THINK).actions[0]
        chances = ", ".join(f"{name} {value:.0%}" for name, value in zip(self.colours, best.values, strict=True))
        self.console.print(Text(f"{self.match.notation(best.action)} (chance to win: {chances})", style="magenta"))

    def analyse(self, seconds: str) -> None:
        """What the strongest bot thinks of every move, told while it thinks."""
        if not (seconds.isascii() and seconds.isdigit() and len(seconds) < 4 and 0 < int(seconds) <= LONGEST_ANALYSIS):
            raise OptionError(f"analyse for 1 to {LONGEST_ANALYSIS} seconds, not {seconds[:20]!r}")
        seen = seen_by(self.match, self.match.seat or 0)
        with Live(console=self.console, auto_refresh=False) as live:
            for found in analyse(seen, Limit(seconds=int(seconds))):
                live.update(self.thoughts(found), refresh=True)

    def thoughts(self, found: AnalysisResult) -> Group:
        """An analysis in words: the moves with each seat's chance to win, and what is expected to follow."""
        table = Table("", "tried", *self.colours, box=None, padding=(0, 2, 0, 0))
        for action in found.actions[:SHOWN]:
            notation = Text(self.match.notation(action.action), style="cyan")
            table.add_row(notation, f"{action.visits:,}", *(f"{value:.0%}" for value in action.values))
        return Group(table, Text(f"expected: {' '.join(self.expected(found))}\n", style="magenta"))

    def expected(self, found: AnalysisResult) -> list[str]:
        """The line that an analysis expects, up to the first decision that may be secret."""
        match = self.match
        known = Match(match.game, match.players, match.options, None, match.redacted(found.seat))
        words: list[str] = []
        for action in found.line[:LONGEST_LINE]:
            if action not in known.legal() or (match.game.secrets and known.seat != found.seat):
                break
            words.append(known.notation(action))
            known.play(action)
        return words

    def depute(self, spec: str) -> None:
        """Let a bot decide."""
        bot = make_bot(spec, self.match.ply)
        self.play(bot.play(seen_by(self.match, self.match.seat or 0), THINK).action)

    def undo(self) -> None:
        """Go back to the last decision of a person."""
        self.match.undo()
        while self.match.ply and self.who[self.match.seat or 0] != YOU:
            self.match.undo()

    def tell(self, events: list[Event], names: list[str] | None = None) -> str:
        """Events in words."""
        told = (tell(self.match.game.id, self.language, event, names or self.names) for event in events)
        return " ".join(text for text in told if text)

    def list_moves(self, actions: list[LegalAction], most: int | None) -> None:
        """The legal moves, each with what would happen."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for action in actions[:most]:
            table.add_row(Text(action.notation, style="cyan"), Text(self.tell(brief(action.preview), self.colours)))
        self.console.print(table)
        if most and len(actions) > most:
            self.console.print(f"… {len(actions) - most} more: type [b]moves[/b]")

    def draw(self) -> None:
        """The board, as the deciding person (or with several at one terminal, everybody) may see it."""
        people = [seat for seat, who in enumerate(self.who) if who == YOU]
        viewer = people[0] if len(people) == 1 else self.match.seat if people and not self.match.over else None
        self.console.print(self.match.game.draw(self.match.redacted(viewer)[0], self.names, viewer))

    def say_result(self) -> None:
        """Points and winners."""
        result = self.match.result()
        for name, points in zip(self.names, result.points, strict=True):
            self.console.print(Text(f"{name}: {points}"))
        winners = ", ".join(self.names[seat] for seat in result.winners)
        cut = " (A safety limit ended the game.)" if result.cut else ""
        self.console.print(Text(winners, style="bold") + Text(f" won.{cut}"))
        self.console.print(f"seed {self.match.seed}, salt {self.salt}", soft_wrap=True)

    def record(self) -> Record:
        """The record so far. Who plays here owns the deal, so seed and salt stand in it also before the end."""
        return record_of(self.match, self.names, self.salt)

    def save(self, path: Path) -> None:
        """Write the record."""
        path.write_text(write_record(self.record()), encoding="utf-8")
        self.console.print(Text(f"saved to {path}"))

    def _prompt(self) -> str:
        return str(self.match.view(self.match.seat).prompt)
