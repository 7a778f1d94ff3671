"""What a study of Gravity Superstar restricts, and the starts that it compares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

MODE = "goodies"


def _type(name: str) -> Callable[[Any], bool]:
    return lambda move: bool(move.__struct_config__.tag == name)


FAMILIES: dict[str, Callable[[Any], bool]] = {
    "Long jump": _type("long_jump"),
    "High jump": _type("high_jump"),
    "Drop": _type("drop"),
    "Rotate": _type("rotate"),
    "Joker": lambda move: bool(getattr(move, "joker", False)),
    "Rotate a Planet tile": _type("tile_turn"),
    "Double jump": _type("double_jump"),
    "Teleport": _type("teleport"),
    "Simple move": _type("simple"),
    "Second action": _type("replay"),
}
STARTS: dict[str, dict[str, Any]] = {f"Door {door + 1} open first": {"open_door": door} for door in range(2)}
