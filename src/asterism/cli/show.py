"""``asterism show``: step through a game record in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from asterism.cli.prompt import Prompt
from asterism.cli.texts import help_text
from asterism.cli.warm import warm_up
from asterism.engine.game_record import GameRecord, write_result
from asterism.engine.match import Match, Viewer
from asterism.engine.record_file import load_record
from asterism.engine.replay import replay_of
from asterism.engine.text import check_language, event_text, seat_names
from asterism.engine.visible import one_line

COMMANDS = ("next", "back", "first", "last", "as", "quit")


def show(path: Path, ply: int | None, seat: int | None, language: str) -> int:
    """Show one position of a record, or step through it; see ``asterism show --help``."""
    check_language(language)
    console = Console()
    record, match = _load(path, console)
    viewer = Show(match, record, seat, language, console)
    if ply is not None:
        viewer.go(ply)
        viewer.draw()
        return 0
    viewer.run()
    return 0


def print_replay(path: Path, ply: int | None, seat: int | None, language: str) -> int:
    """Print a record, or one position of it, as a replay; see ``asterism show --help``."""
    check_language(language)
    record, match = _load(path, Console(stderr=True))
    since = 0
    if ply is not None:
        since = max(0, min(ply, match.ply))
        match = match.branch(since)
    replay = replay_of(match, "truth" if seat is None else seat, _names(match, record, language), language, since)
    sys.stdout.write(msgspec.json.encode(replay).decode() + "\n")
    return 0


def _load(path: Path, console: Console) -> tuple[GameRecord, Match]:
    record = load_record(path)
    warm_up(record.start().game, console)
    return record, record.match()


def _names(match: Match, record: GameRecord, language: str) -> list[str]:
    """The names of the players; seats without one are called by their colours."""
    colours = seat_names(match.game.id, language, match.game.seat_names[: match.players])
    return [*map(one_line, record.seats), *colours[len(record.seats) :]]


class Show:
    """A game record, the current ply, and the viewing seat."""

    def __init__(self, match: Match, record: GameRecord, seat: int | None, language: str, console: Console) -> None:
        self.whole = match
        self.record = record
        self.seat = seat
        self.language = language
        self.console = console
        self.names = _names(match, record, language)
        self.match = match.branch(0)

    def run(self) -> None:
        """Step until the reader leaves."""
        self.console.print(Text.assemble((self.match.game.title, "bold"), f" · {', '.join(self.names)}"))
        self.help()
        prompt = Prompt(self.console)
        self.draw()
        while True:
            try:
                line = prompt.ask(f"{self.match.ply}/{self.whole.ply}", [], COMMANDS).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if line in ("q", "quit"):
                return
            self.answer(line)

    def help(self) -> None:
        """Print the commands."""
        self.console.print(help_text(self.language, COMMANDS, "show-keys"))

    def answer(self, line: str) -> None:
        """Carry out one typed line."""
        word, _, rest = line.partition(" ")
        last = self.whole.ply
        places = {"": self.match.ply + 1, "n": self.match.ply + 1, "next": self.match.ply + 1, "first": 0, "last": last}
        places |= {"b": self.match.ply - 1, "back": self.match.ply - 1}
        if word == "as":
            self.seat = int(rest) if rest.isdigit() and int(rest) < self.match.players else None
        elif word in places or word.isdecimal():
            self.go(places[word] if word in places else int(word))
        else:
            self.help()
            return
        self.draw()

    def go(self, ply: int) -> None:
        """Go to a ply of the record, or the nearest there is."""
        self.match = self.whole.branch(max(0, min(ply, self.whole.ply)))

    @property
    def viewer(self) -> Viewer:
        """The viewing seat; without one nothing is hidden."""
        return "truth" if self.seat is None else self.seat

    def draw(self) -> None:
        """Print the last decision in words, its comment, and the board."""
        match, ply = self.match, self.match.ply
        if ply:
            turn = self.record.turns[ply - 1]
            (events,), (move,) = match.events(self.viewer, ply - 1), match.moves(self.viewer, ply - 1)
            text = " ".join(filter(None, (event_text(match.game.id, self.language, e, self.names) for e in events)))
            self.console.print(Text(f"{ply}. {match.game.actions.write(move)}", style="bold cyan") + Text(f"  {text}"))
            if turn.comment:
                self.console.print(Text(one_line(turn.comment), style="italic"))
        elif self.record.comment:
            self.console.print(Text(one_line(self.record.comment), style="italic"))
        self.console.print(match.game.draw(match.redacted(self.viewer)[0], self.names, self.seat))
        if match.over:
            self.console.print(write_result(match.result()))
