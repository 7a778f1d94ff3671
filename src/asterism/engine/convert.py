"""What somebody gives for a position, as the game's own type."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

import msgspec

from asterism.engine.errors import PositionError

T = TypeVar("T")


def to_position(position: Any, kind: type[T]) -> T:
    """The position as a ``kind``; ``PositionError`` names the field that does not fit, and why."""
    try:
        return msgspec.convert(msgspec.to_builtins(position), kind)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        reason, _, path = str(error).partition(" - at ")
        raise PositionError(f"{path.rpartition('$')[2].strip('`.') or 'position'}: {reason}") from error


def refuse(field: str, reason: str) -> NoReturn:
    """Raise ``PositionError`` for a field of a position."""
    raise PositionError(f"{field}: {reason}")
