"""Versions of what is stored and sent. Older data is read by its version; newer data is refused (``compatibility.md``).

A *format* is the shape in which something is written down; the *rules version* of a game says how it is played. Data
that names no version is of the first one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from asterism.engine.errors import VersionError

FIRST = 1
POSITION_FORMAT = 2
"""Of position documents. Format 1 names neither its format nor a rules version."""
RECORD_FORMAT = 2
"""Of records, as text and in binary form. Format 1 names no rules version."""


def first_if_none(version: Any) -> Any:
    """A version as data names it, or the first where it names none."""
    return FIRST if version is None else version


def check_version(what: str, found: Any, known: Sequence[int]) -> int:
    """The version ``found`` of ``what``, if it is one of those ``known``, ascending; ``VersionError`` otherwise."""
    if isinstance(found, bool) or not isinstance(found, int) or found < FIRST:
        raise VersionError(f"{what}: a version is an integer from {FIRST}, not {str(found)[:40]!r}", what=what)
    if found in known:
        return found
    if found > known[-1]:
        reason = f"is newer than version {known[-1]}, the newest that this program knows; update Asterism"
    else:
        reason = f"is no longer known; the oldest version that this program knows is {known[0]}"
    raise VersionError(f"{what}: version {found} {reason}", what=what, found=found, newest=known[-1])


def check_format(what: str, found: Any, newest: int) -> int:
    """The format ``found``, if it is not newer than ``newest``."""
    return check_version(f"the format of {what}", found, range(FIRST, newest + 1))
