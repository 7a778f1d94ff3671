"""Matches as they might have been played."""

from __future__ import annotations

from typing import Any

from asterism.arena.referee import MatchResult


def played(
    number: int = 0, bots: tuple[int, ...] = (0, 1), winners: tuple[int, ...] = (0,), **fields: Any
) -> MatchResult:
    """A match that these seats won."""
    n = len(bots)
    points = [10 if seat in winners else seat for seat in range(n)]
    known: dict[str, Any] = {
        "number": number,
        "bots": bots,
        "deal": 1,
        "seed": 2,
        "points": points,
        "winners": list(winners),
        "plies": 40 + number % 7,
        "cut": False,
        "decisions": [20] * n,
        "seconds": [0.2] * n,
    }
    return MatchResult(**{**known, **fields})
