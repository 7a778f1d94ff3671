"""What may be taken back.

Freely in practice; elsewhere never across another's decision or a reveal. Where people play people, a finished turn is
taken back only if the others agree.
"""

from __future__ import annotations

from collections.abc import Collection

from asterism.server.core import refusals as r
from asterism.server.core.values import Played


def undo_target(
    played: Played, mine: Collection[int], practice: bool, *, asks: bool = False, seat: int | None = None
) -> int | type[r.RefusalError]:
    """The ply to which the guest at ``mine`` may undo, or why they may not.

    ``asks``: other people play too. ``seat``: the one whose curtain is open at a shared screen; it undoes only its own.
    """
    if practice:
        target = last_of(played, mine)
        if target is None:
            return r.NothingToUndoError
        return target if seat in (None, played.deciders[target]) else r.OthersDecidedError
    if played.last is None:
        return r.NothingToUndoError
    if played.over:
        return r.NotRunningError
    if asks and (played.last not in mine or played.last != played.seat or played.reveals):
        return r.AskFirstError
    if played.last not in mine or seat not in (None, played.last):
        return r.OthersDecidedError
    return r.RevealedError if played.reveals else played.ply - 1


def last_of(played: Played, mine: Collection[int]) -> int | None:
    """The ply before the last decision of the seats; None if they have decided nothing."""
    return next((ply for ply in range(played.ply - 1, -1, -1) if played.deciders[ply] in mine), None)


def takes_back(*, practice: bool, running: bool, rated: bool, out: bool = False) -> bool:
    """Whether a table lets anybody take back anything; ``out``: a seat has resigned."""
    return (practice and (running or not out)) or (running and not rated)
