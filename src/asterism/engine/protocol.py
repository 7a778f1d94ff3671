"""The engine protocol: one JSON request a line in, one JSON answer a line out (``docs/protocol.md``).

A ``Session`` holds at most one match. Whatever comes in, one answer goes out; an error changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.metadata import version
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from asterism.engine import registry
from asterism.engine.allowed import explain
from asterism.engine.errors import AsterismError, ProtocolError
from asterism.engine.match import MAX_DEPTH, Match
from asterism.engine.options import describe_game
from asterism.engine.progress import announce
from asterism.engine.reasons import why_not
from asterism.engine.versions import FIRST, check_version, first_if_none
from asterism.engine.viewer import SPECTATOR, Viewer, viewer_code, viewer_name

VERSION = 2
MAX_LINE = 4_000_000
OLD_FIELDS = {("view", "seat"): "viewer", ("events", "seat"): "viewer"}
"""Field names of version 1 that are still accepted."""


RequestedViewer = int | Literal["spectator", "truth"]
"""A seat, a spectator, or everything; -1 is an older name of a spectator."""


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of all requests: what every command may carry."""

    id: Any = None
    cmd: str
    protocol: int | None = None
    """The protocol version of the client; 1 if it is left out."""


class New(Request):
    """Begin a match."""

    game: str
    players: int | None = None
    mode: str | None = None
    options: dict[str, Any] = {}
    seed: int | None = None
    rules_version: int | None = None


class Load(Request):
    """Continue from a position."""

    position: dict[str, Any]
    seed: int | None = None


class ViewRequest(Request):
    """``view`` and ``position``: for which viewer."""

    viewer: RequestedViewer = "spectator"


class EmptyRequest(Request):
    """A command without arguments."""


class Legal(Request):
    """The legal actions; ``previews`` adds what would happen."""

    previews: bool = False


class Play(Request):
    """Play one decision, given in one of three forms; ``viewer`` (by default the seat that decided) sees the events."""

    action: int | None = None
    notation: str | None = None
    move: dict[str, Any] | None = None
    viewer: RequestedViewer | None = None


class Why(Request):
    """Why the seat to decide cannot play a move, given in one of two forms."""

    notation: str | None = None
    move: dict[str, Any] | None = None


class Events(ViewRequest):
    """What happened after ply ``since``, as the viewer saw it."""

    since: int = 0


class Perft(Request):
    """Count action sequences."""

    depth: Annotated[int, Meta(ge=0, le=MAX_DEPTH)]


class Session:
    """One client's session: a match, or none yet."""

    def __init__(self, more: Commands | None = None) -> None:
        self.match: Match | None = None
        self.commands = {**COMMANDS, **(more or {})}

    def answer(self, line: str | bytes) -> dict[str, Any]:
        """The answer to one line; never raises."""
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
        except Exception as error:  # a bug: report it and keep the session
            return {"id": id, "ok": False, "error": {"type": "InternalError", "message": f"{error!r}"[:200]}}

    def handle(self, request: dict[str, Any]) -> dict[str, Any]:
        """Carry out one request; raises ``AsterismError`` if that is impossible."""
        cmd = request.get("cmd")
        if not isinstance(cmd, str) or cmd not in self.commands:
            raise ProtocolError(f"cmd must be one of {', '.join(self.commands)}, not {str(cmd)[:40]!r}")
        check_version("the engine protocol", first_if_none(request.get("protocol")), range(FIRST, VERSION + 1))
        kind, handler = self.commands[cmd]
        given = {OLD_FIELDS.get((cmd, name), name): value for name, value in request.items() if value is not None}
        try:
            parsed = msgspec.convert(given, kind)
        except msgspec.ValidationError as error:
            raise ProtocolError(f"{cmd}: {explain(error, given, kind)}") from error
        return handler(self, parsed)

    @property
    def current(self) -> Match:
        """The match, or an error that there is none."""
        if self.match is None:
            raise ProtocolError("there is no match yet; begin with new or load")
        return self.match

    def seen_by(self, viewer: RequestedViewer) -> Viewer:
        """The viewer that a request names; ``PositionError`` if the match has no such seat."""
        named = viewer_name(SPECTATOR) if viewer == SPECTATOR else viewer
        viewer_code(named, self.current.players)
        return named

    def _hello(self, _: EmptyRequest) -> dict[str, Any]:
        games = {game.id: list(game.rules_versions) for game in registry.all_games()}
        return {"protocol": VERSION, "version": version("asterism"), "rules_versions": games}

    def _games(self, _: EmptyRequest) -> dict[str, Any]:
        return {"protocol": VERSION, "games": [describe_game(game) for game in registry.all_games()]}

    def _new(self, request: New) -> dict[str, Any]:
        self.match = Match.new(
            request.game,
            request.players,
            request.options,
            request.seed,
            mode=request.mode,
            rules_version=request.rules_version,
        )
        return {**self.status(), "seed": self.match.seed}

    def _load(self, request: Load) -> dict[str, Any]:
        self.match = Match.load(request.position, request.seed)
        return self.status()

    def _position(self, request: ViewRequest) -> dict[str, Any]:
        return {"position": self.current.position(self.seen_by(request.viewer))}

    def _legal(self, request: Legal) -> dict[str, Any]:
        match = self.current
        actions = []
        for action in match.legal():
            entry = self.named(action)
            if request.previews:
                entry["preview"] = [event.as_json() for event in match.preview(action)]
            actions.append(entry)
        return {"seat": match.seat, "actions": actions}

    def named(self, action: int) -> dict[str, Any]:
        """A legal action in its three forms."""
        move = self.current.move(action)
        notation = self.current.game.actions.write(move)
        return {"action": action, "notation": notation, "move": msgspec.to_builtins(move)}

    def _play(self, request: Play) -> dict[str, Any]:
        given = [form for form in (request.action, request.notation, request.move) if form is not None]
        if len(given) != 1:
            raise ProtocolError("play takes exactly one of action, notation, move")
        return self.play(self.current.parse(given[0]), request.viewer)

    def play(self, action: int, viewer: RequestedViewer | None = None) -> dict[str, Any]:
        """Play a legal action: the status, and the events as ``viewer`` (by default who decided) saw them."""
        seen = None if viewer is None else self.seen_by(viewer)
        step = self.current.take(action)
        events = step.events(step.seat if viewer is None else seen)
        return {**self.status(), "events": [event.as_json() for event in events]}

    def _why(self, request: Why) -> dict[str, Any]:
        given = [form for form in (request.notation, request.move) if form is not None]
        if len(given) != 1:
            raise ProtocolError("why takes exactly one of notation, move")
        return {"reason": msgspec.to_builtins(why_not(self.current, given[0]))}

    def _undo(self, _: EmptyRequest) -> dict[str, Any]:
        self.current.undo()
        return self.status()

    def _view(self, request: ViewRequest) -> dict[str, Any]:
        viewer = self.seen_by(request.viewer)
        return {"view": {**msgspec.to_builtins(self.current.view(viewer)), "viewer": viewer}}

    def _events(self, request: Events) -> dict[str, Any]:
        match, viewer = self.current, self.seen_by(request.viewer)
        if not 0 <= request.since <= match.ply:
            raise ProtocolError(f"events: since must be 0 to {match.ply}, not {request.since}")
        decisions = [
            {
                "ply": request.since + n,
                "seat": step.seat,
                "notation": match.game.actions.write(step.move(viewer)),
                "move": msgspec.to_builtins(step.move(viewer)),
                "events": [event.as_json() for event in step.events(viewer)],
            }
            for n, step in enumerate(match.steps(request.since), 1)
        ]
        return {"decisions": decisions}

    def _result(self, _: EmptyRequest) -> dict[str, Any]:
        result: dict[str, Any] = msgspec.to_builtins(self.current.result())
        return result

    def _perft(self, request: Perft) -> dict[str, Any]:
        return {"nodes": self.current.perft(request.depth)}

    def status(self) -> dict[str, Any]:
        """The status fields that most answers contain."""
        match = self.current
        return {
            "game": match.game.id,
            "rules_version": match.rules_version,
            "players": match.players,
            "ply": match.ply,
            "seat": match.seat,
            "over": match.over,
        }


Commands = dict[str, tuple[type[Request], Callable[[Session, Any], dict[str, Any]]]]
"""Each command's request type and handler."""

COMMANDS: Commands = {
    "hello": (EmptyRequest, Session._hello),
    "games": (EmptyRequest, Session._games),
    "new": (New, Session._new),
    "load": (Load, Session._load),
    "position": (ViewRequest, Session._position),
    "legal": (Legal, Session._legal),
    "play": (Play, Session._play),
    "why": (Why, Session._why),
    "undo": (EmptyRequest, Session._undo),
    "view": (ViewRequest, Session._view),
    "events": (Events, Session._events),
    "result": (EmptyRequest, Session._result),
    "perft": (Perft, Session._perft),
}


def serve(lines: Iterable[bytes], write: Callable[[bytes], object], more: Commands | None = None) -> None:
    """Answer every line until there are no more; empty lines are ignored. ``more`` are further commands."""
    announce()
    session = Session(more)
    for line in lines:
        if line.strip():
            write(msgspec.json.encode(session.answer(line)) + b"\n")
