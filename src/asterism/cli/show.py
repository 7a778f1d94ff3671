"""``asterism show``: step through a game record in the terminal."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from asterism.cli.prompt import Prompt
from asterism.cli.warm import warm_up
from asterism.engine import binary
from asterism.engine.errors import AsterismError, RecordError
from asterism.engine.events import Event
from asterism.engine.match import Match
from asterism.engine.record import Record, read_record, write_result
from asterism.engine.text import seat_names, tell

COMMANDS = ("next", "back", "first", "last", "as", "quit")
HELP = "[b]Enter[/b] next · [b]b[/b] back · [b]first[/b] · [b]last[/b] · NUMBER · [b]as[/b] SEAT|all · [b]q[/b] quit"


def read_file(path: Path) -> Record:
    """The record in a text or binary file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from error
    try:
        return binary.decode(data) if data.startswith(binary.MAGIC) else read_record(data.decode())
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: byte {error.start}: not UTF-8 text") from error
    except AsterismError as error:
        raise RecordError(f"{path}: {error}") from error


def show(path: Path, ply: int | None, seat: int | None, language: str) -> int:
    """Show one position of a record, or step through it; see ``asterism show --help``."""
    console = Console()
    record = read_file(path)
    match = record.start()
    warm_up(match.game, console)
    match = record.match()
    viewer = Show(match, record, seat, language, console)
    if ply is not None:
        viewer.go(ply)
        viewer.draw()
        return 0
    viewer.run()
    return 0


class Show:
    """A record, the place in it, and the eyes that look."""

    def __init__(self, match: Match, record: Record, seat: int | None, language: str, console: Console) -> None:
        self.whole = match
        self.record = record
        self.seat = seat
        self.language = language
        self.console = console
        colours = seat_names(match.game.id, language, match.game.seat_names[: match.players])
        self.names = [*record.seats, *colours[len(record.seats) :]]
        self.match = match.branch(0)

    def run(self) -> None:
        """Step until the reader leaves."""
        self.console.print(f"[b]{self.match.game.title}[/b] · {escape(', '.join(self.names))}\n{HELP}")
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
            self.console.print(HELP)
            return
        self.draw()

    def go(self, ply: int) -> None:
        """Go to a place in the record, or the nearest there is."""
        self.match = self.whole.branch(max(0, min(ply, self.whole.ply)))

    def draw(self) -> None:
        """The last decision in words, its comment, and the board."""
        match, ply = self.match, self.match.ply
        if ply:
            turn = self.record.turns[ply - 1]
            events = match.events(self.seat, ply - 1)[0] if self.seat is not None else self._truth(ply)
            told = " ".join(filter(None, (tell(match.game.id, self.language, e, self.names) for e in events)))
            shown = turn.move if self.seat is None else match.game.actions.write(match.moves(self.seat, ply - 1)[0])
            self.console.print(Text(f"{ply}. {shown}", style="bold cyan") + Text(f"  {told}"))
            if turn.comment:
                self.console.print(Text(turn.comment, style="italic"))
        elif self.record.comment:
            self.console.print(Text(self.record.comment, style="italic"))
        record = match.record if self.seat is None else match.redacted(self.seat)[0]
        self.console.print(match.game.draw(record, self.names, self.seat))
        if match.over:
            self.console.print(write_result(match.result()))

    def _truth(self, ply: int) -> list[Event]:
        replay = self.whole.branch(ply - 1)
        return replay.play(self.whole.actions[ply - 1])
