"""What a solved puzzle of Étoiles Filantes can be about: functions of the solution's events and the solver's seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from asterism.engine.events import Event
from asterism.games.filantes import events


def _of(kind: type[Event], found: Sequence[Event], seat: int, *, own: bool) -> int:
    return sum(isinstance(event, kind) and (getattr(event, "seat", seat) == seat) == own for event in found)


THEMES: dict[str, Callable[[Sequence[Event], int], bool]] = {
    "several": lambda found, seat: _of(events.Eliminated, found, seat, own=False) >= 2,
    "capture": lambda found, seat: _of(events.Eliminated, found, seat, own=False) == 1,
    "sacrifice": lambda found, seat: _of(events.Eliminated, found, seat, own=True) > 0,
    "home": lambda found, seat: _of(events.Home, found, seat, own=True) > 0,
    "entry": lambda found, seat: _of(events.Entered, found, seat, own=True) > 0,
    "turn": lambda found, seat: _of(events.Turned, found, seat, own=True) > 0,
}
