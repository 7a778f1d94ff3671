"""What may be taken back: never across another's decision or a reveal, but freely in practice."""

from __future__ import annotations

from collections.abc import Collection

from asterism.server.core import refusals as r
from asterism.server.core.values import Played


def undo_target(played: Played, mine: Collection[int], practice: bool) -> int:
    """The ply to which the guest at ``mine`` may undo; a refusal if they may not."""
    if practice:
        return _last_of(played, mine)
    if played.last is None:
        raise r.NothingToUndoError
    if played.over:
        raise r.NotRunningError
    if played.last not in mine:
        raise r.OthersDecidedError
    if played.reveals:
        raise r.RevealedError
    return played.ply - 1


def _last_of(played: Played, mine: Collection[int]) -> int:
    for ply in range(played.ply - 1, -1, -1):
        if played.deciders[ply] in mine:
            return ply
    raise r.NothingToUndoError


def takes_back(*, practice: bool, running: bool, rated: bool) -> bool:
    """Whether a table lets anybody take back anything."""
    return practice or (running and not rated)
