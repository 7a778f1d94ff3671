"""What a solved puzzle of Gravity Superstar can be about: functions of the solution's events and the solver's seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from asterism.engine.events import Event
from asterism.games.gravity import events


def _count(kind: type[Event], found: Sequence[Event], seat: int) -> int:
    return sum(isinstance(event, kind) and getattr(event, "seat", seat) == seat for event in found)


THEMES: dict[str, Callable[[Sequence[Event], int], bool]] = {
    "ejection": lambda found, seat: _count(events.Ejected, found, seat) > 0,
    "many-stars": lambda found, seat: _count(events.TookStar, found, seat) >= 2,
    "token": lambda found, seat: _count(events.TookToken, found, seat) > 0,
    "tile": lambda found, seat: _count(events.TileTurned, found, seat) > 0,
    "joker": lambda found, seat: _count(events.PlayedJoker, found, seat) > 0,
    "theft": lambda found, seat: _count(events.StoleStar, found, seat) + _count(events.StoleToken, found, seat) > 0,
    "second-action": lambda found, seat: _count(events.SpentToken, found, seat) > 0,
}
