"""What a solved puzzle of Octocube can be about: functions of the solution's events and the solver's seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from asterism.engine.events import Event
from asterism.games.octocube import events


def _has(kind: type[Event], found: Sequence[Event], seat: int) -> bool:
    return any(isinstance(event, kind) and getattr(event, "seat", seat) == seat for event in found)


THEMES: dict[str, Callable[[Sequence[Event], int], bool]] = {
    "scoring": lambda found, seat: _has(events.Scored, found, seat),
    "power": lambda found, seat: _has(events.Used, found, seat),
    "abyss": lambda found, seat: _has(events.Laid, found, seat),
    "tile": lambda found, seat: _has(events.Stuck, found, seat),
    "board": lambda found, seat: _has(events.Fitted, found, seat) or _has(events.Taken, found, seat),
    "pivot": lambda found, seat: _has(events.Pivoted, found, seat),
}
