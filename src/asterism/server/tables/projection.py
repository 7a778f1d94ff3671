"""Projections of a match for viewers: everything that clients get of a game is made here, from redacted views.

A viewpoint is a seat, or None for a spectator. One decision takes some ten microseconds and is encoded in the event
loop; replays of whole games run in worker threads.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Literal

import msgspec

from asterism.engine.match import Match, View
from asterism.engine.replay import frames
from asterism.server.api.base import encoded
from asterism.server.api.replays import Frame
from asterism.server.core.undo import undo_target
from asterism.server.core.values import Played
from asterism.server.errors import NotFoundError

Viewpoint = int | None
Fields = dict[str, Any]
"""Some fields of a message, of which those of the game are already encoded."""
NO_ACTIONS = encoded(b"[]")
_decode_fields = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


class LastDecision:
    """The last decision of a match, encoded once per viewpoint."""

    __slots__ = ("_found", "_is_public", "_ply", "_step")

    def __init__(self, match: Match) -> None:
        assert match.last is not None
        self._step = match.last
        self._ply = match.ply
        self._is_public = match.game.perfect_information
        self._found: dict[Viewpoint, bytes] = {}

    def as_seen_by(self, viewpoint: Viewpoint) -> Fields:
        """The decision from a viewpoint: fields of ``api.live_log.MoveEntry``."""
        return {**_decode_fields(b"{%b}" % self.json(viewpoint)), "ply": self._ply, "seat": self._step.seat}

    def json(self, viewpoint: Viewpoint) -> bytes:
        """The same fields as JSON: the inside of an object."""
        if self._is_public:
            viewpoint = None  # all see the same
        if viewpoint not in self._found:
            step = self._step
            self._found[viewpoint] = b'"ply":%d,"seat":%d,%b' % (self._ply, step.seat, step.json(viewpoint))
        return self._found[viewpoint]


def situation_of(match: Match, viewpoint: Viewpoint, decides: bool, undo: bool) -> Fields:
    """The present position from a viewpoint: fields of ``api.live.Situation``; actions for the deciding seat alone."""
    mine = decides and viewpoint is not None and viewpoint == match.seat
    legal = encoded(match.legal_json()) if mine else NO_ACTIONS
    view = encoded(match.view_json(viewpoint))
    return {"viewpoint": viewpoint, "view": view, "legal": legal, "undo": undo}


# -- replays of a finished match --------------------------------------------------------------------------------------

ReplayViewpoint = Viewpoint | Literal["truth"]


def view_from(match: Match, viewpoint: ReplayViewpoint) -> View:
    """The view of a seat or spectator, or, after the end, with nothing hidden."""
    return _without_name(match.view(viewpoint))


def _without_name(view: View) -> View:
    """The view; one with nothing hidden names no viewer."""
    return msgspec.structs.replace(view, viewer=None) if view.viewer == "truth" else view


def replay_frame(match: Match, ply: int, viewpoint: ReplayViewpoint) -> Frame:
    """The decision that led to ``ply`` and the view after it."""
    if not 0 <= ply <= match.ply:
        raise NotFoundError("no-ply", ply=ply)
    if ply == 0:
        return Frame(ply=0, seat=None, notation=None, events=[], view=view_from(match.branch(0), viewpoint))
    return next(replay_frames(match, viewpoint, ply - 1))


def replay_frames(match: Match, viewpoint: ReplayViewpoint, since: int = 0, most: int | None = None) -> Iterator[Frame]:
    """The decisions after ply ``since``, at most ``most``, each with the view after it; the match is replayed once."""
    for frame in frames(match, viewpoint, since, most):
        view = _without_name(frame.view)
        yield Frame(ply=frame.ply, seat=frame.seat, notation=frame.notation, events=frame.events, view=view)


def continued(match: Match, ply: int, moves: list[Any]) -> Match:
    """The match up to ``ply``, continued by other moves."""
    then = match.branch(ply)
    for move in moves:
        then.take(then.parse(move))
    return then


# -- undo -------------------------------------------------------------------------------------------------------------


def played_by(match: Match, mine: Collection[int], practice: bool) -> Played:
    """What an undo of the guest at ``mine`` depends on; the deciders of all plies only where they matter."""
    last = None if match.last is None else match.last.seat
    reveals = not practice and match.last is not None and last in mine and not match.over and match.last.reveals()
    deciders = tuple(match.deciders) if practice else ()
    seat = match.seat
    return Played(ply=match.ply, over=match.over, seat=seat, last=last, reveals=reveals, deciders=deciders)


def may_undo(match: Match, mine: Collection[int], practice: bool, asks: bool, seat: int | None) -> bool:
    """Whether the guest at ``mine`` may take something back without asking; see ``undo_target``."""
    return isinstance(undo_target(played_by(match, mine, practice), mine, practice, asks=asks, seat=seat), int)
