"""External bots: any program that reads and writes JSON lines may play a seat (``docs/external-bots.md``).

Every message to a program is made from the state redacted for its seat, so it cannot contain anything hidden. A wrong
answer is a ``BotFaultError``; a program that hangs, crashes or floods is killed and started again when it decides next.
"""

from __future__ import annotations

import shlex
import shutil
import time
from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from asterism.bots import make_bot
from asterism.bots.base import Bot, InformationState, Limit, PlayResult, as_information_state
from asterism.bots.program import BotFaultError, Fault, Program
from asterism.engine.errors import AsterismError, OptionError
from asterism.engine.events import Event
from asterism.engine.match import Match, Result, View

PROTOCOL = 1
START_SECONDS = 20.0
"""How long a program may take to report that it is ready."""
DEFAULT_SECONDS = 60.0
"""How long a program may take for a decision where the limit names no seconds."""
GRACE = 0.5
"""Added to every limit in seconds for pipes and schedulers."""


class Start(msgspec.Struct, frozen=True, tag_field="type", tag="start"):
    """A match begins, or continues after a fault; the program answers ``{"ready": true}``."""

    protocol: int
    game: str
    players: int
    options: Any
    seat: int
    colours: tuple[str, ...]


class Events(msgspec.Struct, frozen=True, tag_field="type", tag="events"):
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


class Act(msgspec.Struct, frozen=True, tag_field="type", tag="act"):
    """The program's seat decides; the program answers with ``action``, ``notation`` or ``move``."""

    ply: int
    view: View
    legal: list[Choice]
    limit: Limit


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    """The match is over, or the seat was taken from the program (then without a result)."""

    result: Result | None


class Ready(msgspec.Struct, frozen=True):
    """The answer to ``start``."""

    ready: bool


class Answer(msgspec.Struct, frozen=True):
    """The answer to ``act``: exactly one form of the action; one with another decision's ``ply`` is ignored."""

    action: int | None = None
    notation: str | None = None
    move: dict[str, Any] | None = None
    ply: int | None = None


@runtime_checkable
class EventListener(Protocol):
    """A bot that is informed of what happens between its decisions."""

    def on_events(self, ply: int, seat: int, events: Sequence[Event]) -> None:
        """In decision ``ply``, made by ``seat``, this happened, as far as the bot's seat may know it."""

    def on_result(self, result: Result) -> None:
        """The match is over."""


def is_program(spec: str) -> bool:
    """Whether a bot is given as a command line: with a path or with arguments."""
    return "/" in spec or " " in spec.strip()


def make_any_bot(spec: str, seed: int) -> Bot:
    """The bot of a spec: a program, or one of this package."""
    return ExternalBot(spec) if is_program(spec) else make_bot(spec, seed)


class ExternalBot:
    """A bot that is a program; it is started at its first decision."""

    def __init__(self, command: str, grace: float = GRACE) -> None:
        self.name = command
        self._command = parse_command(command)
        self._grace = grace
        self._program: Program | None = None
        self._pending: list[Events] = []

    def play(self, state: InformationState | Match, limit: Limit) -> PlayResult:
        """Ask the program; ``BotFaultError`` if it does not answer with a legal action in time."""
        state = as_information_state(state)
        known = Match(state.game, state.players, state.options, None, state.states.copy())
        seconds = DEFAULT_SECONDS if limit.seconds is None else limit.seconds
        question = act_message(known, state, limit)
        try:
            program = self._started(state)
            for message in (*self._pending, question):
                program.send(message)
            self._pending.clear()
            deadline = time.monotonic() + seconds + self._grace
            program.flush(deadline)
            while (answer := decode_answer(program.read_line(deadline), Answer)).ply not in (None, state.ply):
                pass
            return PlayResult(chosen_action(known, answer))
        except BotFaultError as error:
            if error.fault not in (Fault.GARBAGE, Fault.ILLEGAL):
                self._kill()
            raise

    def on_events(self, ply: int, seat: int, events: Sequence[Event]) -> None:
        """Keep what happened until the program is asked again."""
        self._pending.append(Events(ply, seat, [event.as_json() for event in events]))

    def on_result(self, result: Result) -> None:
        """Send the result to the program and stop it."""
        self._stop(End(result))

    def close(self) -> None:
        """Take the seat from the program, if it still has it."""
        self._stop(End(None))

    def _stop(self, end: End) -> None:
        if self._program:
            for message in (*self._pending, end):
                self._program.send(message)
            self._program.stop()
            self._program = None

    def _started(self, state: InformationState) -> Program:
        if self._program:
            return self._program
        program = self._program = Program(self._command)
        colours = state.game.seat_names[: state.players]
        program.send(Start(PROTOCOL, state.game.id, state.players, state.options, state.seat, colours))
        deadline = time.monotonic() + START_SECONDS
        try:
            program.flush(deadline)
            if not decode_answer(program.read_line(deadline), Ready).ready:
                raise BotFaultError(Fault.START, "the program is not ready")
        except BotFaultError as error:
            raise BotFaultError(Fault.START, error.message) from error
        return program

    def _kill(self) -> None:
        if self._program:
            self._program.kill()
            self._program = None


def parse_command(command: str) -> list[str]:
    """The words of a command line whose program exists; ``OptionError`` if there is none."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptionError(f"{command!r} is not a command line: {error}") from error
    if not words or shutil.which(words[0]) is None:
        raise OptionError(f"{command!r}: there is no program {words[0] if words else ''!r} that can be run")
    return words


def act_message(known: Match, state: InformationState, limit: Limit) -> Act:
    """The question to the program; ``known`` is a match whose state is the redacted one."""
    view = msgspec.structs.replace(known.view(state.seat), ply=state.ply)
    legal = [
        Choice(a.action, a.notation, a.move, [event.as_json() for event in a.preview]) for a in known.legal_actions()
    ]
    return Act(state.ply, view, legal, limit)


def decode_answer(line: bytes, kind: Any) -> Any:
    """One line of the program as the answer it should be."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BotFaultError(Fault.GARBAGE, f"{excerpt(line)} is not the answer asked for: {error}") from error


def chosen_action(known: Match, answer: Answer) -> int:
    """The legal action that the program means."""
    given = [form for form in (answer.action, answer.notation, answer.move) if form is not None]
    if len(given) != 1:
        raise BotFaultError(Fault.GARBAGE, "an answer has exactly one of action, notation, move")
    try:
        return known.parse(given[0])
    except AsterismError as error:
        raise BotFaultError(Fault.ILLEGAL, error.message[:300]) from error


def excerpt(line: bytes) -> str:
    """The beginning of a line, for an error message."""
    return repr(line[:60].decode(errors="replace")) + ("…" if len(line) > 60 else "")
