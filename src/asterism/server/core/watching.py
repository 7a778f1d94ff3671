"""Which running game is worth watching most."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Watchable(msgspec.Struct, frozen=True, kw_only=True):
    """A public running table."""

    table: str
    fresh: bool
    """Whether something has happened there lately."""
    ratings: tuple[int, ...]
    """Of the people who play."""
    watching: int


def best_to_watch(tables: Sequence[Watchable]) -> str | None:
    """The table where something happens, of the highest average rating; of equal ones the most watched, then the first.

    None if there is no table at which people play.
    """
    played = [table for table in tables if table.ratings]
    if not played:
        return None
    return max(played, key=lambda one: (one.fresh, sum(one.ratings) / len(one.ratings), one.watching)).table
