"""What viewers get to see of a match. Everything that a client is told about a game is made here, from redacted views.

Eyes are a seat, or None for a spectator. To tell of one decision takes some ten microseconds, and is done in the event
loop; looking back at whole games is done in worker threads.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from asterism.engine.events import Event
from asterism.engine.match import LegalAction, Match, View
from asterism.server.errors import NotFoundError

Eyes = int | None
WhyNot = Literal["no-undo", "not-running", "undo-others", "undo-reveal"]
"""Why a decision cannot be taken back."""
encode = msgspec.json.encode


def flat(events: list[Event]) -> list[dict[str, Any]]:
    """Events as clients get them."""
    return [event.as_json() for event in events]


def legal_for(match: Match, eyes: Eyes) -> list[dict[str, Any]]:
    """What the seat may do now, with previews; nothing for spectators and when others decide."""
    return [] if eyes is None else [_legal(action) for action in match.legal_actions(eyes)]


def _legal(action: LegalAction) -> dict[str, Any]:
    return {
        "action": action.action,
        "notation": action.notation,
        "move": action.move,
        "preview": flat(action.preview),
    }


class Seen:
    """The last decision of a match as it looked to everybody, written down for those who ask."""

    __slots__ = ("_ply", "_step", "_written")

    def __init__(self, match: Match) -> None:
        assert match.last is not None
        self._step = match.last
        self._ply = match.ply
        self._written: dict[Eyes, bytes] = {}

    def by(self, eyes: Eyes) -> bytes:
        """How it looked to ``eyes``, as the inside of a JSON object."""
        if eyes not in self._written:
            self._written[eyes] = b'"ply":%d,"seat":%d,%b' % (self._ply, self._step.seat, self._step.json(eyes))
        return self._written[eyes]


def now_json(match: Match, eyes: Eyes, decides: bool, undo: bool) -> bytes:
    """Where a match stands, as the inside of a JSON object; what may be done is for those who may do it."""
    return b'"eyes":%b,"view":%b,"legal":%b,"undo":%b' % (
        b"null" if eyes is None else b"%d" % eyes,
        match.view_json(eyes),
        match.legal_json() if decides and eyes is not None and eyes == match.seat else b"[]",
        b"true" if undo else b"false",
    )


# -- looking back at a finished match ----------------------------------------------------------------------------------

See = Eyes | Literal["truth"]


def view_as(match: Match, see: See) -> View:
    """The view of a seat or spectator, or (once it is over) with nothing hidden."""
    if see != "truth":
        return match.view(see)
    return msgspec.structs.replace(match.view(None), position=match.game.view.read(match.record))


def frame(match: Match, ply: int, see: See) -> dict[str, Any]:
    """The decision that led to ``ply`` and the view after it."""
    if not 0 <= ply <= match.ply:
        raise NotFoundError("no-ply", ply=ply)
    view = view_as(match.branch(ply), see)
    if ply == 0:
        return {"ply": 0, "seat": None, "notation": None, "events": [], "view": view}
    step = match.branch(ply).last
    assert step is not None
    if see == "truth":
        before = match.branch(ply - 1)
        notation, events = before.notation(step.action), before.play(step.action)
    else:
        notation, events = match.game.actions.write(step.move(see)), step.events(see)
    return {"ply": ply, "seat": step.seat, "notation": notation, "events": flat(events), "view": view}


# -- taking back -------------------------------------------------------------------------------------------------------


def undo_target(match: Match, mine: Collection[int], practice: bool) -> int | WhyNot:
    """The ply to which the sitter on ``mine`` may go back, or why not."""
    if practice:
        return next((ply for ply, seat in reversed([*enumerate(match.deciders)]) if seat in mine), "no-undo")
    if match.last is None:
        return "no-undo"
    if match.over:
        return "not-running"
    if match.last.seat not in mine:
        return "undo-others"
    return "undo-reveal" if match.last.reveals() else match.ply - 1
