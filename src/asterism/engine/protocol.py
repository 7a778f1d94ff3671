"""The engine protocol: one JSON request a line in, one JSON answer a line out (``docs/protocol.md``).

A ``Session`` holds at most one match. Whatever comes in, one answer goes out; an error changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from asterism.engine import registry
from asterism.engine.errors import AsterismError, ProtocolError
from asterism.engine.match import Match
from asterism.engine.options import describe_game

VERSION = 1
MAX_LINE = 4_000_000


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of all requests: what every command may carry."""

    id: Any = None
    cmd: str


class New(Request):
    """Begin a match."""

    game: str
    players: int | None = None
    options: dict[str, Any] = {}
    seed: int | None = None


class Load(Request):
    """Go on from a position."""

    position: dict[str, Any]
    seed: int | None = None


class Seen(Request):
    """``view``: as whom."""

    seat: int | None = None


class Position(Request):
    """The position document: the truth, or with ``viewer`` what a seat (or -1, a spectator) knows."""

    viewer: int | None = None


class Plain(Request):
    """A command without arguments."""


class Legal(Request):
    """The legal actions; ``previews`` adds what would happen."""

    previews: bool = False


class Play(Request):
    """Play one decision, given in one of three forms."""

    action: int | None = None
    notation: str | None = None
    move: dict[str, Any] | None = None


class Events(Request):
    """What happened, as a seat (or, without one, a spectator) saw it, after ply ``since``."""

    seat: int | None = None
    since: int = 0


class Perft(Request):
    """Count action sequences."""

    depth: int


class Session:
    """One conversation: a match, or none yet."""

    def __init__(self, more: Commands | None = None) -> None:
        self.match: Match | None = None
        self.commands = {**COMMANDS, **(more or {})}

    def answer(self, line: str | bytes) -> dict[str, Any]:
        """The answer to one line, whatever it holds."""
        id: Any = None
        try:
            if len(line) > MAX_LINE:
                raise ProtocolError(f"a request is at most {MAX_LINE} bytes long")
            try:
                request = msgspec.json.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise ProtocolError(f"not JSON: {error}") from error
            if not isinstance(request, dict):
                raise ProtocolError("a request is a JSON object")
            id = request.get("id")
            return {"id": id, "ok": True, **self.handle(request)}
        except AsterismError as error:
            return {"id": id, "ok": False, "error": {"type": type(error).__name__, "message": str(error)}}
        except Exception as error:  # a fault of ours: the conversation goes on all the same
            return {"id": id, "ok": False, "error": {"type": "InternalError", "message": f"{error!r}"[:200]}}

    def handle(self, request: dict[str, Any]) -> dict[str, Any]:
        """Carry out one request; an ``AsterismError`` says why not."""
        cmd = request.get("cmd")
        if not isinstance(cmd, str) or cmd not in self.commands:
            raise ProtocolError(f"cmd must be one of {', '.join(self.commands)}, not {str(cmd)[:40]!r}")
        kind, handler = self.commands[cmd]
        try:
            parsed = msgspec.convert({name: value for name, value in request.items() if value is not None}, kind)
        except msgspec.ValidationError as error:
            raise ProtocolError(f"{cmd}: {error}") from error
        return handler(self, parsed)

    @property
    def current(self) -> Match:
        """The match, or an error that there is none."""
        if self.match is None:
            raise ProtocolError("there is no match yet; begin with new or load")
        return self.match

    def _games(self, _: Plain) -> dict[str, Any]:
        return {"protocol": VERSION, "games": [describe_game(game) for game in registry.all_games()]}

    def _new(self, request: New) -> dict[str, Any]:
        self.match = Match.new(request.game, request.players, request.options, request.seed)
        return {**self.status(), "seed": self.match.seed}

    def _load(self, request: Load) -> dict[str, Any]:
        self.match = Match.load(request.position, request.seed)
        return self.status()

    def _position(self, request: Position) -> dict[str, Any]:
        match, viewer = self.current, request.viewer
        return {
            "position": match.position()
            if viewer is None
            else match.position(None if viewer == -1 else viewer, spectator=viewer == -1)
        }

    def _legal(self, request: Legal) -> dict[str, Any]:
        match = self.current
        actions = []
        for action in match.legal():
            move = match.move(action)
            entry = {"action": action, "notation": match.game.actions.write(move), "move": msgspec.to_builtins(move)}
            if request.previews:
                entry["preview"] = [event.as_json() for event in match.preview(action)]
            actions.append(entry)
        return {"seat": match.seat, "actions": actions}

    def _play(self, request: Play) -> dict[str, Any]:
        given = [form for form in (request.action, request.notation, request.move) if form is not None]
        if len(given) != 1:
            raise ProtocolError("play takes exactly one of action, notation, move")
        events = self.current.play(given[0])
        return {**self.status(), "events": [event.as_json() for event in events]}

    def _undo(self, _: Plain) -> dict[str, Any]:
        self.current.undo()
        return self.status()

    def _view(self, request: Seen) -> dict[str, Any]:
        return {"view": msgspec.to_builtins(self.current.view(request.seat))}

    def _events(self, request: Events) -> dict[str, Any]:
        match = self.current
        if not 0 <= request.since <= match.ply:
            raise ProtocolError(f"events: since must be 0 to {match.ply}")
        seen = zip(match.moves(request.seat, request.since), match.events(request.seat, request.since), strict=True)
        decisions = [
            {
                "ply": request.since + n,
                "notation": match.game.actions.write(move),
                "move": msgspec.to_builtins(move),
                "events": [event.as_json() for event in events],
            }
            for n, (move, events) in enumerate(seen, 1)
        ]
        return {"decisions": decisions}

    def _result(self, _: Plain) -> dict[str, Any]:
        result: dict[str, Any] = msgspec.to_builtins(self.current.result())
        return result

    def _perft(self, request: Perft) -> dict[str, Any]:
        return {"nodes": self.current.perft(request.depth)}

    def status(self) -> dict[str, Any]:
        """Where the match stands, as most answers say it."""
        match = self.current
        return {
            "game": match.game.id,
            "players": match.players,
            "ply": match.ply,
            "seat": match.seat,
            "over": match.over,
        }


Commands = dict[str, tuple[type[Request], Callable[[Session, Any], dict[str, Any]]]]
"""What each command takes, and what carries it out."""

COMMANDS: Commands = {
    "games": (Plain, Session._games),
    "new": (New, Session._new),
    "load": (Load, Session._load),
    "position": (Position, Session._position),
    "legal": (Legal, Session._legal),
    "play": (Play, Session._play),
    "undo": (Plain, Session._undo),
    "view": (Seen, Session._view),
    "events": (Events, Session._events),
    "result": (Plain, Session._result),
    "perft": (Perft, Session._perft),
}


def serve(lines: Iterable[bytes], write: Callable[[bytes], object], more: Commands | None = None) -> None:
    """Answer every line until there are no more; empty lines are passed over. ``more`` adds commands of other rooms."""
    session = Session(more)
    for line in lines:
        if line.strip():
            write(msgspec.json.encode(session.answer(line)) + b"\n")
