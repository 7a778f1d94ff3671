"""A match: one game being played, with its legal actions, views, events, undo and documents.

A ``Match`` holds the complete state. What a seat may know comes from ``view``, ``events``, ``legal_actions`` and
``position`` with that seat, all computed from the seat's redacted state. A viewer is a seat, None or
``"spectator"``, or ``"truth"``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeAlias, cast

import msgspec
import numpy as np

from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.errors import IllegalMoveError, InvalidMoveError, OptionError
from asterism.engine.events import NO_LOG, new_log, read_log
from asterism.engine.kernels import CUT
from asterism.engine.match_types import EventT, LegalAction, MoveT, OptionsT, PositionT, Result, View, places
from asterism.engine.options import as_dict, check_players, parse_options
from asterism.engine.rng import check_seed, make_rng, new_seed
from asterism.engine.step import TRUTH, Step
from asterism.engine.viewer import Viewer, viewer_code

if TYPE_CHECKING:
    from asterism.game_types import NewMatch

__all__ = ["LegalAction", "Match", "Result", "View", "Viewer", "places"]

MAX_DEPTH = 64  # of perft
CHECKPOINT = 256
"""The plies between two states that are kept, so that going back in a long match does not replay all of it."""
Playable: TypeAlias = int | np.integer[Any] | str | MoveT | dict[str, Any] | LegalAction[MoveT, Any]
"""A decision: its integer, its notation, the structured move or its plain form, or what ``legal_actions`` gives."""


class _ViewJson(msgspec.Struct):
    """The part of a view that is made from the redacted state."""

    prompt: str | None
    position: msgspec.Raw


class Match(Generic[PositionT, MoveT, EventT, OptionsT]):
    """One game being played: options, seed, the state it began with, the actions so far, and the state now.

    Type checkers know what ``Match.new`` gives by the game's id; a match of any game is just ``Match``.

    >>> match = Match.new("filantes", seed=1)
    >>> [action.notation for action in match.legal_actions()][:2]
    ['@g10e', '@g10se']
    """

    def __init__(self, game: Game, players: int, options: OptionsT, seed: int | None, start: np.ndarray) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.ply = 0
        self._start = start
        self._set_state(start)
        self._actions, self._deciders = array("h"), array("b")
        self._checkpoints: list[np.ndarray] = []
        """The states after every ``CHECKPOINT`` plies, as far as they were reached."""
        self._last: Step | None = None
        self._head: bytes | None = None

    # -- construction --------------------------------------------------------------------------------------------------

    @classmethod
    def _new(
        cls,
        game: str,
        players: int | None = None,
        options: Any = None,
        seed: int | None = None,
        *,
        mode: str | None = None,
        rules_version: int | None = None,
    ) -> Match:
        """A new match; without ``players`` the fewest, without ``seed`` one from the operating system.

        ``mode`` names one of the game's modes; ``options`` go over it. It is played by the newest
        version of the rules unless ``rules_version`` names an older one.
        """
        description = registry.load(game)
        players = check_players(description, description.min_players if players is None else players)
        parsed = parse_options(description, options, mode)
        seed = new_seed() if seed is None else check_seed(seed)
        version = description.check_rules_version(rules_version)
        config, content = description.configure_version(parsed, players, version)
        start = np.zeros(1, description.state.STATE)
        description.kernels.setup_at(start, 0, players, config, content, make_rng(seed))
        return cls(description, players, parsed, seed, start)

    new: ClassVar[NewMatch] = cast("NewMatch", _new)

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

    def branch(self, ply: int | None = None) -> Self:
        """An independent match with the same past, up to ``ply`` (default: now)."""
        ply = self.ply if ply is None else ply
        if isinstance(ply, bool) or not isinstance(ply, int) or not 0 <= ply <= len(self._actions):
            raise IllegalMoveError(f"there is no ply {ply!r}; this match has plies 0 to {len(self._actions)}")
        other = type(self)(self.game, self.players, self.options, self.seed, self._start)
        other._actions, other._deciders = self._actions[:ply], self._deciders[:ply]
        other._checkpoints = self._checkpoints[: ply // CHECKPOINT]
        other._set_state(self._state_at(ply))
        other.ply = ply
        return other

    def __copy__(self) -> Self:
        """An independent match with the same past; what was undone can be redone in it too."""
        other = type(self)(self.game, self.players, self.options, self.seed, self._start.copy())
        other._actions, other._deciders = self._actions[:], self._deciders[:]
        other._checkpoints = self._checkpoints[:]
        other._set_state(self._now.copy())
        other.ply = self.ply
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.__copy__()

    def _set_state(self, states: np.ndarray) -> None:
        """Make ``states``, an array of one, the present state."""
        self._now = states
        seat = int(states["seat"][0])
        self.seat = None if seat < 0 else seat
        """The seat to decide, or None when the match is over."""
        self.over = bool(states["over"][0])
        """Whether the match is over."""

    def _state_at(self, ply: int) -> np.ndarray:
        """The true state at a ply, as an array of one, by replaying from the checkpoint before it."""
        if ply == self.ply:
            return self._now
        if ply == self.ply - 1 and self._last is not None:
            return self._last.before
        kept = min(ply // CHECKPOINT, len(self._checkpoints))
        states = (self._checkpoints[kept - 1] if kept else self._start).copy()
        self.game.kernels.replay_at(states, 0, np.array(self._actions[kept * CHECKPOINT : ply], np.int16), NO_LOG)
        return states

    # -- present state -------------------------------------------------------------------------------------------------

    @property
    def rules_version(self) -> int:
        """The version of the rules by which it is played."""
        return self.game.rules_version_of(self._now[0])

    @property
    def state(self) -> Any:
        """The true state now (read it, do not change it)."""
        return self._now[0]

    @property
    def states(self) -> np.ndarray:
        """A copy of the true state now, as an array of one, for kernels."""
        return self._now.copy()

    @property
    def actions(self) -> list[int]:
        """The actions played so far."""
        return self._actions[: self.ply].tolist()

    @property
    def deciders(self) -> list[int]:
        """The seat that took each of the actions."""
        return self._deciders[: self.ply].tolist()

    def result(self) -> Result:
        """Points and winners, as if the match ended now."""
        points = np.zeros(self.game.max_players, np.int32)
        winners = self.game.kernels.standings_at(self._now, 0, points)
        return Result(
            finished=self.over,
            cut=int(self.state["over"]) == CUT,
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

    def take(self, action: int) -> Step:
        """Play a legal action (as ``parse`` returns it). Redo is forgotten."""
        step = Step(self.game, self._now, action)
        del self._actions[self.ply :], self._deciders[self.ply :], self._checkpoints[self.ply // CHECKPOINT :]
        self._actions.append(action)
        self._deciders.append(step.seat)
        self._last = step
        self._set_state(step.after)
        self.ply += 1
        if self.ply % CHECKPOINT == 0:
            self._checkpoints.append(step.after)
        return step

    def steps(self, since: int = 0) -> Iterator[Step]:
        """The decisions from ply ``since`` to now (the truth)."""
        states = self._state_at(since)
        for action in self._actions[since : self.ply]:
            step = Step(self.game, states, action)
            states = step.after
            yield step

    @property
    def last(self) -> Step | None:
        """The last decision (the truth); None at the beginning."""
        if self._last is None and self.ply:
            self._last = next(self.steps(self.ply - 1))
        return self._last

    def undo(self) -> int:
        """Take back the last decision and return it; ``IllegalMoveError`` at the beginning."""
        if self.ply == 0:
            raise IllegalMoveError("there is nothing to undo")
        self._set_state(self._state_at(self.ply - 1))
        self._last = None
        self.ply -= 1
        return self._actions[self.ply]

    def rewind(self, ply: int) -> None:
        """Take back all decisions after ``ply``; they can be redone. ``IllegalMoveError`` if it was never there."""
        if not 0 <= ply <= self.ply:
            raise IllegalMoveError(f"there is no ply {ply!r} to go back to; this match is at ply {self.ply}")
        self._set_state(self._state_at(ply))
        if ply < self.ply:
            self._last = None
        self.ply = ply

    def redo(self) -> int:
        """Play again what was undone last and return it; ``IllegalMoveError`` if there is nothing."""
        if self.ply == len(self._actions):
            raise IllegalMoveError("there is nothing to redo")
        step = Step(self.game, self._now, self._actions[self.ply])
        self._last = step
        self._set_state(step.after)
        self.ply += 1
        return step.action

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
        states, points = self.states, np.zeros(self.game.max_players, np.int32)
        if code != TRUTH:
            self.game.kernels.redact_at(states, 0, code)
        self.game.kernels.standings_at(states, 0, points)
        return [int(mine) for mine in points[: self.players]]

    def _seen(self, code: int) -> tuple[str | None, Any]:
        """Prompt and position as a seat or a spectator sees them."""
        seen = msgspec.json.decode(b"{%b}" % self.game.json.view(self._now, code), type=_ViewJson)
        return seen.prompt, self.game.view.decode(seen.position)

    def _whole(self) -> tuple[str | None, Any]:
        """Prompt and position with nothing hidden."""
        return None if self.over else self.game.view.prompt(self.state), self.game.view.read(self.state)

    def view_json(self, seat: int | None) -> bytes:
        """``view`` of a seat (None: a spectator) as JSON."""
        seen = self.game.json.view(self._now, viewer_code(seat, self.players))
        if self._head is None:
            head = {"game": self.game.id, "players": self.players, "options": as_dict(self.options)}
            self._head = msgspec.json.encode(head)[:-1]
        over, decider = self.over, self.seat
        return b'%b,"viewer":%b,"ply":%d,"seat":%b,%b,"result":%b,"points":%b}' % (
            self._head,
            b"null" if seat is None else b"%d" % seat,
            self.ply,
            b"null" if decider is None else b"%d" % decider,
            seen,
            msgspec.json.encode(self.result()) if over else b"null",
            msgspec.json.encode(self._open_points(viewer_code(seat, self.players))),
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
        return int(self.game.kernels.perft(stack, lists, counts, nexts, NO_LOG, depth))

    def __str__(self) -> str:
        return str(self.game.draw(self.state))

    def __repr__(self) -> str:
        return f"<Match {self.game.id} players={self.players} ply={self.ply} seat={self.seat}>"


# Errors and help show the name that users call.
Match._new.__func__.__name__, Match._new.__func__.__qualname__ = "new", "Match.new"  # type: ignore[attr-defined]
