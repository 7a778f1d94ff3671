"""A match: one game being played, with everything that can be asked of it.

A ``Match`` holds the truth. What a seat may know of it comes only through ``view``, ``events``, ``legal_actions`` and
``position`` with that seat, all of which are made from the seat's redacted record.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.errors import IllegalMoveError, InvalidMoveError, PositionError
from asterism.engine.events import NO_LOG, Event, new_log, read_log
from asterism.engine.kernels import CUT
from asterism.engine.options import as_dict, check_players, parse_options
from asterism.engine.rng import check_seed, make_rng, new_seed
from asterism.engine.step import SPECTATOR, Step

MAX_DEPTH = 64  # of perft


class LegalAction(msgspec.Struct, frozen=True):
    """One thing that may be done now: its integer, its notation, its structure, and what would happen."""

    action: int
    notation: str
    move: Any
    preview: list[Event]


class Result(msgspec.Struct, frozen=True):
    """How the match stands: over or not, cut by a safety limit or not, points and winners (or leaders)."""

    finished: bool
    cut: bool
    points: list[int]
    winners: list[int]


def places(points: Sequence[int], winners: Collection[int], out: Collection[int] = ()) -> list[int]:
    """Each seat's place from 1: those who are out last, winners first, then by points; equals share a place."""
    worth = [(seat not in out, seat in winners, mine) for seat, mine in enumerate(points)]
    return [1 + sum(other > own for other in worth) for own in worth]


class View(msgspec.Struct, frozen=True):
    """What one seat (or, with null, a spectator) may see."""

    game: str
    players: int
    options: dict[str, Any]
    viewer: int | None
    ply: int
    seat: int | None
    prompt: str | None
    position: Any
    result: Result | None


class _Seen(msgspec.Struct):
    """The part of a view that is made from the redacted record."""

    prompt: str | None
    position: msgspec.Raw


class Match:
    """One game being played: options, seed, the record it began with, the actions so far, and the record now.

    >>> match = Match.new("filantes", seed=1)
    >>> [action.notation for action in match.legal_actions()][:2]
    ['@g10e', '@g10se']
    """

    def __init__(self, game: Game, players: int, options: Any, seed: int | None, start: np.ndarray) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.ply = 0
        self._start = start
        self._stand(start)
        self._actions, self._deciders = array("h"), array("b")
        self._last: Step | None = None
        self._head: bytes | None = None

    # -- beginnings ------------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, game: str, players: int | None = None, options: Any = None, seed: int | None = None) -> Match:
        """A new match; without ``players`` the fewest, without ``seed`` one from the operating system."""
        description = registry.load(game)
        players = check_players(description, description.min_players if players is None else players)
        parsed = parse_options(description, options)
        seed = new_seed() if seed is None else check_seed(seed)
        config, content = description.configure(parsed, players)
        start = np.zeros(1, description.state.STATE)
        description.kernels.setup_at(start, 0, players, config, content, make_rng(seed))
        return cls(description, players, parsed, seed, start)

    @classmethod
    def load(cls, document: Any, seed: int | None = None) -> Match:
        """A match that goes on from a position document (see ``position``); hidden values are filled in at random."""
        from asterism.engine.position import read_document

        seed = new_seed() if seed is None else check_seed(seed)
        game, options, start, viewer = read_document(document)
        match = cls(game, int(start["players"][0]), options, None, start)
        if viewer is not None:
            game.kernels.resample_at(start, 0, viewer, make_rng(seed))
        return match

    def branch(self, ply: int | None = None) -> Match:
        """An independent match with the same past, up to ``ply`` (default: now)."""
        ply = self.ply if ply is None else ply
        if isinstance(ply, bool) or not isinstance(ply, int) or not 0 <= ply <= len(self._actions):
            raise IllegalMoveError(f"there is no ply {ply!r}; this match has plies 0 to {len(self._actions)}")
        other = Match(self.game, self.players, self.options, self.seed, self._start)
        other._actions, other._deciders = self._actions[:ply], self._deciders[:ply]
        other._stand(self._at(ply))
        other.ply = ply
        return other

    def _stand(self, states: np.ndarray) -> None:
        """Stand at a record, an array of one."""
        self._now = states
        seat = int(states["seat"][0])
        self.seat = None if seat < 0 else seat
        """The seat to decide, or None when the match is over."""
        self.over = bool(states["over"][0])
        """Whether the match is over."""

    def _at(self, ply: int) -> np.ndarray:
        """The true record at a ply, as an array of one; all up to there is played again, a microsecond a decision."""
        if ply == self.ply:
            return self._now
        if ply == self.ply - 1 and self._last is not None:
            return self._last.before
        states = self._start.copy()
        self.game.kernels.replay_at(states, 0, np.array(self._actions[:ply], np.int16), NO_LOG)
        return states

    # -- where it stands -------------------------------------------------------------------------------------------

    @property
    def record(self) -> Any:
        """The true record now (read it, do not change it)."""
        return self._now[0]

    @property
    def states(self) -> np.ndarray:
        """A copy of the true record now, as an array of one, for kernels."""
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
            cut=int(self.record["over"]) == CUT,
            points=[int(p) for p in points[: self.players]],
            winners=[seat for seat in range(self.players) if winners >> seat & 1],
        )

    # -- what may be done ------------------------------------------------------------------------------------------

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

    def legal_actions(self, seat: int | None = None) -> list[LegalAction]:
        """What ``seat`` (default: the seat to decide) may do now, with previews; empty if it is not its decision."""
        if self.seat is None or (seat is not None and seat != self.seat):
            return []
        seen = self.redacted(self.seat)
        found = []
        for action in self.legal():
            move = self.move(action)
            found.append(LegalAction(action, self.game.actions.write(move), move, self._foresee(seen.copy(), action)))
        return found

    def move(self, action: int) -> Any:
        """The structured move of a legal action."""
        return self.game.actions.MOVES[self.game.kernels.move_at(self._now, 0, action)]

    def notation(self, action: int) -> str:
        """The notation of a legal action."""
        return str(self.game.actions.write(self.move(action)))

    def preview(self, action: int) -> list[Event]:
        """What would happen, as far as the deciding seat can know it."""
        action = self.check(action)
        return self._foresee(self.redacted(self.seat), action)

    def _foresee(self, seen: np.ndarray, action: int) -> list[Event]:
        log = new_log(self.game.state.MAX_EVENTS)
        self.game.kernels.apply_at(seen, 0, action, log)
        self.game.kernels.redact_log(log, int(self.record["seat"]))
        return read_log(log, self.game.view.EVENTS)

    def parse(self, move: Any) -> int:
        """The legal action meant by an integer, a notation, a structured move or its plain form."""
        actions = self.game.actions
        if self.over:
            raise IllegalMoveError("the match is over", ply=self.ply)
        if isinstance(move, bool):
            raise InvalidMoveError(f"a move is an action, a notation or a structure, not {move!r}")
        if isinstance(move, int | np.integer):
            return self.check(int(move))
        if isinstance(move, str):
            return self.check(actions.to_action(self.record, actions.parse(move)), move)
        try:
            structure = msgspec.convert(move, actions.Move) if isinstance(move, dict) else move
            action = actions.to_action(self.record, structure)
            text = str(actions.write(structure))
        except msgspec.ValidationError as error:
            raise InvalidMoveError(f"not a move of {self.game.id}: {error}") from error
        return self.check(action, text)

    def check(self, action: int, text: str | None = None) -> int:
        """The action itself if it is legal now; ``IllegalMoveError`` says so if not."""
        if self.over:
            raise IllegalMoveError("the match is over", ply=self.ply)
        out = np.empty(self.game.state.MAX_LEGAL, np.int16)
        if not 0 <= action < self.game.state.ACTIONS or not self.game.kernels.allows_at(self._now, 0, action, out):
            legal = self.legal()
            shown = ", ".join(self.notation(a) for a in legal[:8]) + (", …" if len(legal) > 8 else "")
            raise IllegalMoveError(
                f"{text or action} is not legal for seat {self.seat} at ply {self.ply}; legal: {shown}",
                move=text or str(action),
                ply=self.ply,
            )
        return action

    # -- doing it --------------------------------------------------------------------------------------------------

    def play(self, move: Any) -> list[Event]:
        """Play one decision and return what happened (the truth; ``events`` has it per seat). Redo is forgotten."""
        return read_log(self.take(self.parse(move)).log, self.game.view.EVENTS)

    def take(self, action: int) -> Step:
        """Play a legal action (as ``parse`` returns it). Redo is forgotten."""
        step = Step(self.game, self._now, action)
        del self._actions[self.ply :], self._deciders[self.ply :]
        self._actions.append(action)
        self._deciders.append(step.seat)
        self._last = step
        self._stand(step.after)
        self.ply += 1
        return step

    def steps(self, since: int = 0) -> Iterator[Step]:
        """The decisions from ply ``since`` to now (the truth)."""
        states = self._at(since)
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
        self._stand(self._at(self.ply - 1))
        self._last = None
        self.ply -= 1
        return self._actions[self.ply]

    def redo(self) -> int:
        """Play again what was undone last and return it; ``IllegalMoveError`` if there is nothing."""
        if self.ply == len(self._actions):
            raise IllegalMoveError("there is nothing to redo")
        step = Step(self.game, self._now, self._actions[self.ply])
        self._last = step
        self._stand(step.after)
        self.ply += 1
        return step.action

    # -- what may be seen ------------------------------------------------------------------------------------------

    def redacted(self, seat: int | None) -> np.ndarray:
        """A copy of the record, as an array of one, with all blanked that ``seat`` (None: a spectator) cannot know."""
        states = self.states
        self.game.kernels.redact_at(states, 0, self._viewer(seat))
        return states

    def view(self, seat: int | None) -> View:
        """What ``seat`` (None: a spectator) sees."""
        seen = msgspec.json.decode(b"{%b}" % self.game.spelling.view(self._now, self._viewer(seat)), type=_Seen)
        return View(
            game=self.game.id,
            players=self.players,
            options=as_dict(self.options),
            viewer=seat,
            ply=self.ply,
            seat=self.seat,
            prompt=seen.prompt,
            position=self.game.view.decode(seen.position),
            result=self.result() if self.over else None,
        )

    def view_json(self, seat: int | None) -> bytes:
        """``view`` as JSON."""
        seen = self.game.spelling.view(self._now, self._viewer(seat))
        if self._head is None:
            head = {"game": self.game.id, "players": self.players, "options": as_dict(self.options)}
            self._head = msgspec.json.encode(head)[:-1]
        over, decider = self.over, self.seat
        return b'%b,"viewer":%b,"ply":%d,"seat":%b,%b,"result":%b}' % (
            self._head,
            b"null" if seat is None else b"%d" % seat,
            self.ply,
            b"null" if decider is None else b"%d" % decider,
            seen,
            msgspec.json.encode(self.result()) if over else b"null",
        )

    def events(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """What happened in each decision from ply ``since`` to now, as ``seat`` (None: a spectator) saw it."""
        self._viewer(seat)
        return [step.events(seat) for step in self.steps(since)]

    def moves(self, seat: int | None, since: int = 0) -> list[Any]:
        """The structured moves from ply ``since`` to now, as ``seat`` (None: a spectator) saw them."""
        self._viewer(seat)
        return [step.move(seat) for step in self.steps(since)]

    def legal_json(self) -> bytes:
        """``legal_actions`` of the deciding seat as JSON."""
        return b"[]" if self.over else bytes(self.game.spelling.legal(self._now))

    def position(self, seat: int | None = None, *, spectator: bool = False) -> dict[str, Any]:
        """The position as a JSON-ready document: the truth, or what ``seat`` or a spectator knows."""
        from asterism.engine.position import write_document

        if seat is None and not spectator:
            return write_document(self.game, self.options, self._now[0], None)
        viewer = SPECTATOR if seat is None else seat
        return write_document(self.game, self.options, self.redacted(seat)[0], viewer)

    def perft(self, depth: int) -> int:
        """The number of action sequences of ``depth`` decisions from here (games that end earlier count once)."""
        if isinstance(depth, bool) or not isinstance(depth, int) or not 0 <= depth <= MAX_DEPTH:
            raise IllegalMoveError(f"depth must be an integer from 0 to {MAX_DEPTH}, not {depth!r}")
        stack = np.zeros(depth + 1, self.game.state.STATE)
        stack[0] = self.record
        lists = np.zeros((depth + 1, self.game.state.MAX_LEGAL), np.int16)
        counts, nexts = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
        return int(self.game.kernels.perft(stack, lists, counts, nexts, NO_LOG, depth))

    def _viewer(self, seat: Any) -> int:
        """The seat as rules count it, which call a spectator -1."""
        if seat is None:
            return SPECTATOR
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise PositionError(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")
        return seat

    def __str__(self) -> str:
        return str(self.game.draw(self.record))

    def __repr__(self) -> str:
        return f"<Match {self.game.id} players={self.players} ply={self.ply} seat={self.seat}>"
