"""Who plays whom: groups of guests who look for the same game and accept each other's rating."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from asterism.server.clock_kinds import AnyClock

CONSIDERED = 12
"""Of the seekers that fit one, this many of the nearest ratings are tried; it bounds the search for large groups."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played. The options are those of the mode, so a rated game is a standard one."""

    game: str
    mode: str
    players: int
    rated: bool
    clock: AnyClock | None


class Seeker(msgspec.Struct, frozen=True, kw_only=True):
    """A guest who looks for a game."""

    id: str
    """The id of the seek; it changes with every new seek of the guest."""
    guest: str
    terms: Terms
    rating: int
    low: int | None = None
    """The lowest rating that opponents may have; None: any."""
    high: int | None = None
    present: bool = True
    """Whether a game can start: they are here, or have days for a move."""
    excluded: bool = False
    """Banned, or without the name that a rated game asks for."""


def _accepts(one: Seeker, other: Seeker) -> bool:
    above = one.low is None or other.rating >= one.low
    return above and (one.high is None or other.rating <= one.high)


def fits(one: Seeker, other: Seeker) -> bool:
    """Whether two seekers may play each other, if both are present."""
    if one.guest == other.guest or one.excluded or other.excluded:
        return False
    return one.terms == other.terms and _accepts(one, other) and _accepts(other, one)


def form_groups(seekers: Sequence[Seeker]) -> list[tuple[Seeker, ...]]:
    """The games that can start. The first ``seekers`` are served first, with opponents of the nearest ratings."""
    left = [seeker for seeker in seekers if seeker.present and not seeker.excluded]
    groups = []
    while left:
        first, *left = left
        others = [other for other in left if fits(first, other)]
        others.sort(key=lambda other: abs(other.rating - first.rating))  # stable: the longest wait first
        group = _complete((first,), others[:CONSIDERED])
        if group is not None:
            groups.append(group)
            chosen = {seeker.guest for seeker in group}
            left = [seeker for seeker in left if seeker.guest not in chosen]
    return groups


def _complete(group: tuple[Seeker, ...], others: Sequence[Seeker]) -> tuple[Seeker, ...] | None:
    """The group, completed by others so that the game has its players and all fit each other; None if that fails."""
    if len(group) == group[0].terms.players:
        return group
    for n, other in enumerate(others):
        if all(fits(member, other) for member in group):
            found = _complete((*group, other), others[n + 1 :])
            if found is not None:
                return found
    return None


def still_fit(group: Sequence[Seeker]) -> bool:
    """Whether all of a group are present and fit each other."""
    pairs = ((one, other) for n, one in enumerate(group) for other in group[n + 1 :])
    return all(seeker.present for seeker in group) and all(fits(one, other) for one, other in pairs)


def whom_to_notify(seekers: Sequence[Seeker]) -> list[Seeker]:
    """The absent seekers for whom somebody present waits."""
    present = [seeker for seeker in seekers if seeker.present]
    return [away for away in seekers if not away.present and any(fits(away, other) for other in present)]
