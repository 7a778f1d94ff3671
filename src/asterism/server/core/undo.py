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
) -> int:
    """The ply to which the guest at ``mine`` may undo; a refusal if they may not.

    ``asks``: other people play too. ``seat``: whose curtain is open at a shared screen; they take back what is theirs.
    """
    if practice:
        target = last_of(played, mine)
        if seat is not None and played.deciders[target] != seat:
            raise r.OthersDecidedError
        return target
    if played.last is None:
        raise r.NothingToUndoError
    if played.over:
        raise r.NotRunningError
    if asks and (played.last not in mine or played.last != played.seat or played.reveals):
        raise r.AskFirstError
    if played.last not in mine or seat not in (None, played.last):
        raise r.OthersDecidedError
    if played.reveals:
        raise r.RevealedError
    return played.ply - 1


def last_of(played: Played, mine: Collection[int]) -> int:
    """The ply before the last decision of the seats; a refusal if they have decided nothing."""
    for ply in range(played.ply - 1, -1, -1):
        if played.deciders[ply] in mine:
            return ply
    raise r.NothingToUndoError


def takes_back(*, practice: bool, running: bool, rated: bool, out: bool = False) -> bool:
    """Whether a table lets anybody take back anything; ``out``: a seat has resigned."""
    return (practice and (running or not out)) or (running and not rated)
