"""``asterism play``: a game in the terminal, with the board, the legal moves and their previews, and an input line."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from asterism.bots import make_bot
from asterism.bots.analysis import analyse, hint
from asterism.bots.base import AnalysisResult, Limit, information_state
from asterism.cli.prompt import Prompt
from asterism.cli.settings import Settings
from asterism.cli.texts import help_text, say
from asterism.cli.warm import warm_up
from asterism.engine.errors import AsterismError, OptionError
from asterism.engine.events import Event
from asterism.engine.game_record import GameRecord, record_of
from asterism.engine.match import LegalAction, Match
from asterism.engine.options import check_players
from asterism.engine.record_file import save_record
from asterism.engine.rng import MAX_SEED
from asterism.engine.seal import new_salt
from asterism.engine.text import check_language, event_text, lookup, seat_names

YOU, OPPONENT, DEPUTY = "you", "level:3", "level:5"
THINK = Limit(seconds=1.0)
LONGEST_ANALYSIS = 600
SHOWN = 16
LONGEST_LINE = 6
TURN_OVER = ("turn_started", "turn_ended", "round_ended", "round_over", "game_over")
COMMANDS = ("undo", "redo", "moves", "board", "hint", "analyse", "bot", "save", "help", "quit")


def play(
    chosen: Settings, players: int | None, seats: str | None, seed: int | None, language: str, save: Path | None
) -> int:
    """Play one game; see ``asterism play --help``."""
    console = Console()
    if players is None:
        players = len(seats.split(",")) if seats else chosen.game.min_players
    who = _seats(seats, check_players(chosen.game, players))
    check_language(language)
    if save and not save.parent.is_dir():
        raise OptionError(f"save: there is no folder {save.parent}")
    warm_up(chosen.game, console)
    match = Match.new(chosen.game.id, players, chosen.options, seed)
    table = TerminalTable(match, who, language, console)
    try:
        table.run()
    except (EOFError, KeyboardInterrupt):
        console.print()
    if save:
        table.save(save)
    return 0


def _seats(text: str | None, players: int) -> list[str]:
    names = [name.strip() for name in text.split(",")] if text else [YOU] + [OPPONENT] * (players - 1)
    if len(names) != players:
        raise OptionError(f"seats: {len(names)} named for {players} players")
    return names


def brief(events: list[Event]) -> list[Event]:
    """The events shown in a list of moves: the mover's own turn, and only the last of several steps or falls."""
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
        self.console.print(f"[b]{game.title}[/b]  seed-hash {self.record().seed_hash}")
        self.help()
        if YOU not in self.who:
            self.draw()
        while not self.match.over and not self.left:
            seat = self.match.seat or 0
            if seat in self.bots:
                self.play(self.bots[seat].play(information_state(self.match, seat), THINK).action)
            else:
                self.decide()
        if self.match.over:
            self.draw()
            self.say_result()

    def help(self) -> None:
        """Print the commands."""
        self.console.print(help_text(self.language, COMMANDS, "play-keys"), "")

    def decide(self) -> None:
        """Ask a human player for one decision."""
        self.curtain()
        actions = self.match.legal_actions()
        self.draw()
        self.console.print(Text(lookup(self.match.game.id, self.language, "prompt", self._prompt()), style="bold"))
        self.list_moves(actions, SHOWN)
        ply = self.match.ply
        while self.match.ply == ply and not self.left:
            self.answer(
                self.prompt.ask(self.names[self.match.seat or 0], [a.notation for a in actions], COMMANDS), actions
            )

    def curtain(self) -> None:
        """Hide the last player's hidden information before the next one sees the screen, where several share it."""
        before, self.last_person = self.last_person, self.match.seat
        if self.match.game.secrets and self.who.count(YOU) > 1 and before not in (None, self.match.seat):
            self.console.clear()
            self.prompt.ask(say(self.language, "play-curtain", name=self.names[self.match.seat or 0]), [], ())

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
                    self.help()
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
                    self.let_bot_decide(rest.strip() or DEPUTY)
                case "save":
                    self.save(Path(rest.strip() or "game.ast"))
                case "quit" | "q" | "exit":
                    self.left = True
                case _:
                    self.play(self.match.parse(line.strip()))
        except AsterismError as error:
            self.console.print(Text(str(error), style="red"))

    def play(self, action: int) -> None:
        """Play a decision and print its events, as the players at this terminal may know them."""
        seat, notation = self.match.seat or 0, self.match.notation(action)
        secret = self.who[seat] != YOU or self.who.count(YOU) > 1
        self.match.play(action)
        events = self.match.events(None if secret else seat, self.match.ply - 1)[0]
        text = self.sentences(events)
        self.console.print(Text(f"{self.names[seat]}: ", style="bold") + Text(text or notation))

    def hint(self) -> None:
        """Print the strongest bot's choice, and each seat's chance to win after it."""
        best = hint(information_state(self.match, self.match.seat or 0), THINK).actions[0]
        chances = ", ".join(f"{name} {value:.0%}" for name, value in zip(self.colours, best.values, strict=True))
        move = self.match.notation(best.action)
        self.console.print(Text(say(self.language, "play-hint", move=move, chances=chances), style="magenta"))

    def analyse(self, seconds: str) -> None:
        """Print the strongest bot's analysis of every move, updated while it searches."""
        if not (seconds.isascii() and seconds.isdigit() and len(seconds) < 4 and 0 < int(seconds) <= LONGEST_ANALYSIS):
            raise OptionError(f"analyse for 1 to {LONGEST_ANALYSIS} seconds, not {seconds[:20]!r}")
        state = information_state(self.match, self.match.seat or 0)
        with Live(console=self.console, auto_refresh=False) as live:
            for found in analyse(state, Limit(seconds=int(seconds))):
                live.update(self.thoughts(found), refresh=True)

    def thoughts(self, found: AnalysisResult) -> Group:
        """An analysis in words: the moves with each seat's chance to win, and what is expected to follow."""
        table = Table("", say(self.language, "play-tried"), *self.colours, box=None, padding=(0, 2, 0, 0))
        for action in found.actions[:SHOWN]:
            notation = Text(self.match.notation(action.action), style="cyan")
            table.add_row(notation, f"{action.visits:,}", *(f"{value:.0%}" for value in action.values))
        line = say(self.language, "play-expected", moves=" ".join(self.expected(found)))
        return Group(table, Text(f"{line}\n", style="magenta"))

    def expected(self, found: AnalysisResult) -> list[str]:
        """The principal variation of an analysis, up to the first decision that may be hidden."""
        match = self.match
        known = Match(match.game, match.players, match.options, None, match.redacted(found.seat))
        words: list[str] = []
        for action in found.line[:LONGEST_LINE]:
            if action not in known.legal() or (match.game.secrets and known.seat != found.seat):
                break
            words.append(known.notation(action))
            known.play(action)
        return words

    def let_bot_decide(self, spec: str) -> None:
        """Let a bot decide."""
        bot = make_bot(spec, self.match.ply)
        self.play(bot.play(information_state(self.match, self.match.seat or 0), THINK).action)

    def undo(self) -> None:
        """Undo back to the last decision of a human player."""
        self.match.undo()
        while self.match.ply and self.who[self.match.seat or 0] != YOU:
            self.match.undo()

    def sentences(self, events: list[Event], names: list[str] | None = None) -> str:
        """Events as one text."""
        texts = (event_text(self.match.game.id, self.language, event, names or self.names) for event in events)
        return " ".join(filter(None, texts))

    def list_moves(self, actions: list[LegalAction], most: int | None) -> None:
        """The legal moves, each with what would happen."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for action in actions[:most]:
            text = self.sentences(brief(action.preview), self.colours)
            table.add_row(Text(action.notation, style="cyan"), Text(text))
        self.console.print(table)
        if most and len(actions) > most:
            self.console.print(say(self.language, "play-more", n=len(actions) - most))

    def draw(self) -> None:
        """Print the board as the deciding player may see it, or with several players at one terminal as a spectator."""
        people = [seat for seat, who in enumerate(self.who) if who == YOU]
        viewer = people[0] if len(people) == 1 else self.match.seat if people and not self.match.over else None
        self.console.print(self.match.game.draw(self.match.redacted(viewer)[0], self.names, viewer))

    def say_result(self) -> None:
        """Print points and winners."""
        result = self.match.result()
        for name, points in zip(self.names, result.points, strict=True):
            self.console.print(Text(f"{name}: {points}"))
        winners = ", ".join(self.names[seat] for seat in result.winners)
        won = say(self.language, "play-won", winners=winners, count=len(result.winners))
        self.console.print(Text(won, style="bold"))
        if result.cut:
            self.console.print(say(self.language, "play-cut"))
        self.console.print(f"seed {self.match.seed}, salt {self.salt}", soft_wrap=True)

    def record(self) -> GameRecord:
        """The game record so far. The deal was made on this machine, so seed and salt are in it before the end too."""
        return record_of(self.match, self.names, self.salt)

    def save(self, path: Path) -> None:
        save_record(path, self.record())
        self.console.print(Text(say(self.language, "play-saved", file=str(path))))

    def _prompt(self) -> str:
        return str(self.match.view(self.match.seat).prompt)
