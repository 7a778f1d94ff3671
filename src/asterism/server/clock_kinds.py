"""The kinds of clocks: one class each, with its fields in requests and in the database, and its behaviour.

To add a kind, write a class and add it to ``AnyClock``. Requests, answers and their schemas, storage, game records, the
time of turns, reminders and stand-ins for absent guests follow from it. Kinds are named in the preview of a link
(``routes/sharing.py``), and on the page in the form of a new table, the choices of a seek and the display of clocks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

SECOND, DAY = 1000, 86_400_000
RETURN_TIME = 60 * SECOND
"""The live clock of a seat that ran out of time, when its person comes back."""


class Clock(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True, tag_field="kind"):
    """The base of all kinds. Times are in milliseconds; ``stored`` is a seat's ``time_left``."""

    flag: Literal["bot", "lose"] = "bot"
    """What happens when time is over: a bot stands in, or the seat loses."""

    carries_over: ClassVar[bool] = False
    """Whether time left after a turn is kept for the next; otherwise every turn has the same time."""
    reminds: ClassVar[bool] = False
    """Whether players are reminded of their turn."""
    replaces_absent: ClassVar[bool] = True
    """Whether a bot may stand in for an absent guest before their time is over."""

    def turn_time(self, stored: int | None) -> int:
        """The time for a turn."""
        raise NotImplementedError

    @property
    def bonus(self) -> int:
        """The time added after a turn."""
        return 0

    @property
    def header(self) -> str:
        """The clock as game records write it."""
        raise NotImplementedError

    def is_free(self, stored: int | None) -> bool:
        """Whether the turn is the seat's first, which is not counted."""
        return self.carries_over and stored is None

    def displayed(self, stored: int | None) -> int | None:
        """The time to show while another seat decides; None if there is none."""
        if not self.carries_over:
            return None
        return self.turn_time(None) if stored is None else stored


class LiveClock(Clock, frozen=True, tag="live"):
    """Seconds for all of a seat's turns, and an increment after each."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0

    carries_over = True

    def turn_time(self, stored: int | None) -> int:
        return self.seconds * SECOND if stored is None else stored or RETURN_TIME

    @property
    def bonus(self) -> int:
        return self.increment * SECOND

    @property
    def header(self) -> str:
        return f"{self.seconds}+{self.increment}"


class CorrespondenceClock(Clock, frozen=True, tag="days"):
    """Days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]

    reminds = True
    replaces_absent = False

    def turn_time(self, stored: int | None) -> int:
        return self.days * DAY

    @property
    def header(self) -> str:
        return f"{self.days} days"


AnyClock = LiveClock | CorrespondenceClock


def read_clock(stored: dict[str, Any] | None) -> AnyClock | None:
    """The clock of a table's row; None without one."""
    return None if stored is None else _read(tuple(stored.items()))


@lru_cache(256)
def _read(stored: tuple[tuple[str, Any], ...]) -> AnyClock:
    return msgspec.convert(dict(stored), AnyClock)  # type: ignore[no-any-return]
