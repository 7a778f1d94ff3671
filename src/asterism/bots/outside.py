"""Outside bots: any program that reads and writes JSON lines may play a seat (``docs/outside-bots.md``).

Everything a program is told is made from the record redacted for its seat, so it cannot be told the truth. What it
does wrong becomes a ``BotFaultError``; one that hangs, crashes or floods is ended, and started anew when it decides
again.
"""

from __future__ import annotations

import shlex
import shutil
import time
from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from asterism.bots import make_bot
from asterism.bots.base import Bot, Limit, PlayResult, Seen
from asterism.bots.program import BotFaultError, Fault, Program
from asterism.engine.errors import AsterismError, OptionError
from asterism.engine.events import Event
from asterism.engine.match import Match, Result, View

PROTOCOL = 1
START_SECONDS = 20.0
"""How long a program may take to say that it is ready."""
PATIENCE = 60.0
"""How long a program may think where the limit names no seconds."""
GRACE = 0.5
"""What is added to every limit in seconds for pipes and schedulers."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """The base of all that a program is told."""


class Start(Message, frozen=True):
    """A match begins, or goes on after a fault; the program answers ``{"ready": true}``."""

    protocol: int
    game: str
    players: int
    options: Any
    seat: int
    colours: tuple[str, ...]


class Events(Message, frozen=True):
    """What happened in one decision, as the program's seat saw it; there is no answer."""

    ply: int
    seat: int
    events: list[dict[str, Any]]


class Choice(msgspec.Struct, frozen=True):
    """One legal action: its integer, its notation, its structure, and what would happen as far as the seat knows."""

    action: int
    notation: str
    move: Any
    preview: list[dict[str, Any]]


class Act(Message, frozen=True):
    """The program's seat decides; the program answers with ``action``, ``notation`` or ``move``."""

    ply: int
    view: View
    legal: list[Choice]
    limit: Limit


class End(Message, frozen=True):
    """The match is over, or the seat was taken from the program (then without a result)."""

    result: Result | None


class Ready(msgspec.Struct, frozen=True):
    """The answer to ``start``."""

    ready: bool


class Answer(msgspec.Struct, frozen=True):
    """The answer to ``act``: exactly one form of the action; with another decision's ``ply`` it is not heard."""

    action: int | None = None
    notation: str | None = None
    move: dict[str, Any] | None = None
    ply: int | None = None


@runtime_checkable
class Listener(Protocol):
    """A bot that wants to hear what happens between its decisions."""

    def tell(self, ply: int, seat: int, events: Sequence[Event]) -> None:
        """In decision ``ply``, made by ``seat``, this happened, as far as the bot's seat may know it."""

    def finish(self, result: Result) -> None:
        """The match is over."""


def is_program(spec: str) -> bool:
    """Whether a bot is given as a command line: with a path or with arguments."""
    return "/" in spec or " " in spec.strip()


def make_any(spec: str, seed: int) -> Bot:
    """The bot of a spec: a program, or one of ours."""
    return OutsideBot(spec) if is_program(spec) else make_bot(spec, seed)


class OutsideBot:
    """A bot that is a program; it is started at its first decision."""

    def __init__(self, command: str, grace: float = GRACE) -> None:
        self.name = command
        self._words = read_command(command)
        self._grace = grace
        self._program: Program | None = None
        self._news: list[Message] = []

    def play(self, seen: Seen, limit: Limit) -> PlayResult:
        """Ask the program; ``BotFaultError`` if it does not answer with a legal action in time."""
        known = Match(seen.game, seen.players, seen.options, None, seen.states.copy())
        seconds = PATIENCE if limit.seconds is None else limit.seconds
        message = act(known, seen, limit)
        try:
            program = self._running(seen)
            for news in (*self._news, message):
                program.send(news)
            self._news.clear()
            deadline = time.monotonic() + seconds + self._grace
            program.deliver(deadline)
            while (answer := read(program.line(deadline), Answer)).ply not in (None, seen.ply):
                pass
            return PlayResult(choose(known, answer))
        except BotFaultError as error:
            if error.fault not in (Fault.GARBAGE, Fault.ILLEGAL):
                self._end()
            raise

    def tell(self, ply: int, seat: int, events: Sequence[Event]) -> None:
        """Keep what happened until the program is asked again."""
        self._news.append(Events(ply, seat, [event.as_json() for event in events]))

    def finish(self, result: Result) -> None:
        """Tell the program how the match ended, and let it go."""
        self._leave(End(result))

    def close(self) -> None:
        """Take the seat from the program, if it still has it."""
        self._leave(End(None))

    def _leave(self, end: End) -> None:
        if self._program:
            for news in (*self._news, end):
                self._program.send(news)
            self._program.stop()
            self._program = None

    def _running(self, seen: Seen) -> Program:
        if self._program:
            return self._program
        program = self._program = Program(self._words)
        colours = seen.game.seat_names[: seen.players]
        program.send(Start(PROTOCOL, seen.game.id, seen.players, seen.options, seen.seat, colours))
        deadline = time.monotonic() + START_SECONDS
        try:
            program.deliver(deadline)
            if not read(program.line(deadline), Ready).ready:
                raise BotFaultError(Fault.START, "the program is not ready")
        except BotFaultError as error:
            raise BotFaultError(Fault.START, error.message) from error
        return program

    def _end(self) -> None:
        if self._program:
            self._program.kill()
            self._program = None


def read_command(command: str) -> list[str]:
    """The words of a command line whose program exists; ``OptionError`` if there is none."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptionError(f"{command!r} is not a command line: {error}") from error
    if not words or shutil.which(words[0]) is None:
        raise OptionError(f"{command!r}: there is no program {words[0] if words else ''!r} that can be run")
    return words


def act(known: Match, seen: Seen, limit: Limit) -> Act:
    """The question to the program; ``known`` is a match whose record is the redacted one."""
    view = msgspec.structs.replace(known.view(seen.seat), ply=seen.ply)
    legal = [
        Choice(a.action, a.notation, a.move, [event.as_json() for event in a.preview]) for a in known.legal_actions()
    ]
    return Act(seen.ply, view, legal, limit)


def read(line: bytes, kind: Any) -> Any:
    """One line of the program as the answer it should be."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BotFaultError(Fault.GARBAGE, f"{shown(line)} is not the answer asked for: {error}") from error


def choose(known: Match, answer: Answer) -> int:
    """The legal action that the program means."""
    given = [form for form in (answer.action, answer.notation, answer.move) if form is not None]
    if len(given) != 1:
        raise BotFaultError(Fault.GARBAGE, "an answer has exactly one of action, notation, move")
    try:
        return known.parse(given[0])
    except AsterismError as error:
        raise BotFaultError(Fault.ILLEGAL, error.message[:300]) from error


def shown(line: bytes) -> str:
    """The beginning of a line, for a message."""
    return repr(line[:60].decode(errors="replace")) + ("…" if len(line) > 60 else "")
