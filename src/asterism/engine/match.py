"""A match: one game being played, with its legal actions, views, events, undo and documents.

A ``Match`` holds the complete state. What a seat may know comes from ``view``, ``events``, ``legal_actions`` and
``position`` with that seat, all computed from the seat's redacted state. A viewer is a seat, None or
``"spectator"``, or ``"truth"``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, cast

import msgspec
import numpy as np

from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.errors import IllegalMoveError, InvalidMoveError, OptionError
from asterism.engine.events import new_log, read_log
from asterism.engine.history import History
from asterism.engine.json_writer import buffers
from asterism.engine.match_types import EventT, LegalAction, MoveT, OptionsT, PositionT, Result, View, places
from asterism.engine.options import as_dict, check_players, parse_options
from asterism.engine.rng import check_seed, make_rng, new_seed
from asterism.engine.state_type import Over
from asterism.engine.viewer import SPECTATOR, TRUTH, Viewer, viewer_code

if TYPE_CHECKING:
    from asterism.game_types import NewMatch

__all__ = ["LegalAction", "Match", "Result", "View", "Viewer", "places"]

MAX_DEPTH = 64  # of perft
Playable: TypeAlias = int | np.integer[Any] | str | MoveT | dict[str, Any] | LegalAction[MoveT, Any]
"""A decision: its integer, its notation, the structured move or its plain form, or what ``legal_actions`` gives."""


class _ViewJson(msgspec.Struct):
    """The part of a view that is made from the redacted state."""

    prompt: str | None
    position: msgspec.Raw


def _deal(
    game: Game, players: int | None, options: Any, seed: int | None, mode: str | None, rules_version: int | None
) -> tuple[Game, int, Any, int, np.ndarray]:
    """A new deal: game, players, options, seed and first state."""
    players = check_players(game, game.min_players if players is None else players)
    parsed = parse_options(game, options, mode)
    seed = new_seed() if seed is None else check_seed(seed)
    config, content = game.configure_version(parsed, players, game.check_rules_version(rules_version))
    start = np.zeros(1, game.state.STATE)
    game.kernels.setup_at(start, 0, players, config, content, make_rng(seed))
    return game, players, parsed, seed, start


class Match(History[OptionsT], Generic[PositionT, MoveT, EventT, OptionsT]):
    """One game being played: options, seed, the state it began with, the actions so far, and the state now.

    Type checkers know what ``Match.new`` gives by the game's id; a match of any game is just ``Match``.

    Examples
    --------
    >>> match = Match.new("filantes", seed=1)
    >>> [action.notation for action in match.legal_actions()][:2]
    ['@g10e', '@g10se']
    """

    _head: bytes | None = None
    """The beginning of every view as JSON."""
    _public: tuple[np.ndarray, bytes] | None = None
    """A state, and what every view of it holds as JSON, where nothing is hidden."""

    # -- construction --------------------------------------------------------------------------------------------------

    if TYPE_CHECKING:
        new: ClassVar[NewMatch]
    else:

        @classmethod
        def new(cls, game, players=None, options=None, seed=None, *, mode=None, rules_version=None):
            """A new match; without ``players`` the fewest, without ``seed`` one from the operating system.

            ``mode`` names one of the game's modes; ``options`` go over it. It is played by the newest
            version of the rules unless ``rules_version`` names an older one.
            """
            return cls(*_deal(registry.load(game), players, options, seed, mode, rules_version))

    @classmethod
    def load(cls, document: Any, seed: int | None = None) -> Match:
        """A match that continues from a position document (see ``position``); hidden values are filled in at random."""
        from asterism.engine.position import read_document

        seed = new_seed() if seed is None else check_seed(seed)
        game, options, start, viewer = read_document(document)
        match = cls(game, int(start["players"][0]), options, None, start)
        if viewer is not None:
            game.kernels.resample_at(start, 0, viewer, make_rng(seed))
        return match

    # -- present state -------------------------------------------------------------------------------------------------

    def result(self) -> Result:
        """Points and winners, as if the match ended now."""
        points = np.zeros(self.game.max_players, np.int32)
        winners = self.game.kernels.standings_at(self._now, 0, points)
        return Result(
            finished=self.over,
            cut=int(self.state["over"]) == Over.CUT,
            points=[int(p) for p in points[: self.players]],
            winners=[seat for seat in range(self.players) if winners >> seat & 1],
        )

    # -- legal actions -------------------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal actions as integers, ascending; empty when the match is over."""
        out = np.zeros(self.game.state.MAX_LEGAL, np.int16)
        n = self.game.kernels.legal_at(self._now, 0, out)
        return [int(a) for a in out[:n]]

    def mask(self) -> np.ndarray:
        """The legal actions as a mask of 0 and 1 over all action integers."""
        mask = np.zeros(self.game.state.ACTIONS, np.uint8)
        self.game.kernels.mask_at(self._now, 0, np.zeros(self.game.state.MAX_LEGAL, np.int16), mask)
        return mask

    def legal_actions(self, seat: int | None = None) -> list[LegalAction[MoveT, EventT]]:
        """What ``seat`` (default: the seat to decide) may do now, with previews; empty if it is not its decision."""
        if self.seat is None or (seat is not None and seat != self.seat):
            return []
        seen = self.redacted(self.seat)
        found = []
        for action in self.legal():
            move = self._move(action)
            found.append(LegalAction(action, self.game.actions.write(move), move, self._preview(seen.copy(), action)))
        return found

    def move(self, action: int) -> MoveT:
        """The structured move of a legal action; ``IllegalMoveError`` if it is not legal now."""
        return self._move(self.check(action))

    def _move(self, action: int) -> MoveT:
        found: MoveT = self.game.actions.MOVES[self.game.kernels.move_at(self._now, 0, action)]
        return found

    def notation(self, action: int) -> str:
        """The notation of a legal action; ``IllegalMoveError`` if it is not legal now."""
        return str(self.game.actions.write(self.move(action)))

    def preview(self, action: int) -> list[EventT]:
        """What would happen, as far as the deciding seat can know it; ``IllegalMoveError`` if it is not legal now."""
        action = self.check(action)
        return self._preview(self.redacted(self.seat), action)

    def _preview(self, seen: np.ndarray, action: int) -> list[EventT]:
        log = new_log(self.game.state.MAX_EVENTS)
        self.game.kernels.apply_at(seen, 0, action, log)
        self.game.kernels.redact_log(log, int(self.state["seat"]))
        return cast("list[EventT]", read_log(log, self.game.view.EVENTS))

    def parse(self, move: Any) -> int:
        """The legal action meant by an integer, a notation, a structured move, its plain form or a ``LegalAction``."""
        actions = self.game.actions
        if self.over:
            raise IllegalMoveError("the match is over", ply=self.ply)
        if isinstance(move, LegalAction):
            move = move.move  # not its integer, which may mean something else in another position
        if isinstance(move, bool | int | np.integer):
            return self.check(move)
        if isinstance(move, str):
            return self.check(actions.to_action(self.state, actions.parse(move)), move)
        try:
            structure = msgspec.convert(move, actions.Move) if isinstance(move, dict) else move
            action = actions.to_action(self.state, structure)
            text = str(actions.write(structure))
        except msgspec.ValidationError as error:
            raise InvalidMoveError(f"not a move of {self.game.id}: {error}") from error
        return self.check(action, text)

    def check(self, action: Any, text: str | None = None) -> int:
        """The action itself if it is legal now; ``IllegalMoveError`` says so if not."""
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise InvalidMoveError(f"an action is an integer, not {action!r}")
        if self.over:
            raise IllegalMoveError("the match is over", ply=self.ply)
        out = np.empty(self.game.state.MAX_LEGAL, np.int16)
        if not 0 <= action < self.game.state.ACTIONS or not self.game.kernels.allows_at(self._now, 0, int(action), out):
            legal = self.legal()
            shown = ", ".join(str(self.game.actions.write(self._move(a))) for a in legal[:8])
            raise IllegalMoveError(
                f"{text or action} is not legal for seat {self.seat} at ply {self.ply};"
                f" legal: {shown}{', …' if len(legal) > 8 else ''}",
                move=text or str(action),
                ply=self.ply,
            )
        return int(action)

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, move: Playable[MoveT]) -> list[EventT]:
        """Play one decision and return what happened (the truth; ``events`` has it per seat). Redo is forgotten."""
        return cast("list[EventT]", self.take(self.parse(move)).events("truth"))

    # -- views ---------------------------------------------------------------------------------------------------------

    def redacted(self, viewer: Viewer) -> np.ndarray:
        """A copy of the state, as an array of one, with all blanked that ``viewer`` cannot know."""
        states, code = self.states, viewer_code(viewer, self.players)
        if code != TRUTH:
            self.game.kernels.redact_at(states, 0, code)
        return states

    def view(self, viewer: Viewer) -> View[PositionT]:
        """What ``viewer`` sees: a seat, a spectator (None or ``"spectator"``), or with ``"truth"`` everything."""
        code = viewer_code(viewer, self.players)
        prompt, position = self._whole() if code == TRUTH else self._seen(code)
        return View(
            game=self.game.id,
            players=self.players,
            options=as_dict(self.options),
            viewer="truth" if code == TRUTH else code if code >= 0 else None,
            ply=self.ply,
            seat=self.seat,
            prompt=prompt,
            position=position,
            result=self.result() if self.over else None,
            points=self._open_points(code),
        )

    def _open_points(self, code: int) -> list[int] | None:
        """Each seat's points so far as a viewer knows them, where they are always open."""
        if not self.game.open_points:
            return None
        kernels, points = self.game.kernels, np.zeros(self.game.max_players, np.int32)
        if code == TRUTH:
            kernels.standings_at(self._now, 0, points)
        else:
            kernels.open_points_at(self._now, 0, code, buffers.of(self.game)[0], points)
        return cast("list[int]", points[: self.players].tolist())

    def _seen(self, code: int) -> tuple[str | None, Any]:
        """Prompt and position as a seat or a spectator sees them."""
        seen = msgspec.json.decode(b"{%b}" % self.game.json.view(self._now, code), type=_ViewJson)
        return seen.prompt, self.game.reader.decode(seen.position)

    def _whole(self) -> tuple[str | None, Any]:
        """Prompt and position with nothing hidden."""
        reader = self.game.reader
        return None if self.over else reader.prompt(self.state), reader.position(self.state)

    def view_json(self, seat: int | None) -> bytes:
        """``view`` of a seat (None: a spectator) as JSON."""
        code = viewer_code(seat, self.players)
        if self._head is None:
            head = {"game": self.game.id, "players": self.players, "options": as_dict(self.options)}
            self._head = msgspec.json.encode(head)[:-1]
        seen = self._public_json() if self.game.perfect_information else self._seen_json(code)
        return b'%b,"viewer":%b,%b}' % (self._head, b"null" if seat is None else b"%d" % seat, seen)

    def _public_json(self) -> bytes:
        """What every view holds where nothing is hidden; written once for each state."""
        if self._public is None or self._public[0] is not self._now:
            self._public = self._now, self._seen_json(SPECTATOR)
        return self._public[1]

    def _seen_json(self, code: int) -> bytes:
        """The part of a view that follows from the state: the inside of an object."""
        return b'"ply":%d,"seat":%b,%b,"result":%b,"points":%b' % (
            self.ply,
            b"null" if self.seat is None else b"%d" % self.seat,
            self.game.json.view(self._now, code),
            msgspec.json.encode(self.result()) if self.over else b"null",
            msgspec.json.encode(self._open_points(code)),
        )

    def events(self, viewer: Viewer, since: int = 0) -> list[list[EventT]]:
        """What happened in each decision from ply ``since`` to now, as ``viewer`` saw it."""
        viewer_code(viewer, self.players)
        return [cast("list[EventT]", step.events(viewer)) for step in self.steps(since)]

    def moves(self, viewer: Viewer, since: int = 0) -> list[MoveT]:
        """The structured moves from ply ``since`` to now, as ``viewer`` saw them."""
        viewer_code(viewer, self.players)
        return [step.move(viewer) for step in self.steps(since)]

    def legal_json(self) -> bytes:
        """``legal_actions`` of the deciding seat as JSON."""
        return b"[]" if self.over else bytes(self.game.json.legal(self._now))

    def position(self, viewer: Viewer = "truth") -> dict[str, Any]:
        """The position as a JSON-ready document: the truth, or what a seat or a spectator knows."""
        from asterism.engine.position import write_document

        code = viewer_code(viewer, self.players)
        return write_document(self.game, self.options, self.redacted(viewer)[0], code)

    def perft(self, depth: int) -> int:
        """The number of action sequences of ``depth`` decisions from here (games that end earlier count once)."""
        if isinstance(depth, bool) or not isinstance(depth, int) or not 0 <= depth <= MAX_DEPTH:
            raise OptionError(f"depth must be an integer from 0 to {MAX_DEPTH}, not {depth!r}")
        stack = np.zeros(depth + 1, self.game.state.STATE)
        stack[0] = self.state
        lists = np.zeros((depth + 1, self.game.state.MAX_LEGAL), np.int16)
        counts, nexts = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
        return int(self.game.kernels.perft(stack, lists, counts, nexts, depth))

    def __str__(self) -> str:
        return str(self.game.draw(self.state))

    def __repr__(self) -> str:
        return f"<Match {self.game.id} players={self.players} ply={self.ply} seat={self.seat}>"
