"""What a study of Octocube restricts, and the starts that it compares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

MODE = "advanced"


def _power(letter: str) -> Callable[[Any], bool]:
    return lambda move: bool(getattr(move, "power", None) == letter)


FAMILIES: dict[str, Callable[[Any], bool]] = {
    **{f"Power {letter}": _power(letter) for letter in "BCDEFGHI"},
    "Pivot": lambda move: bool(move.__struct_config__.tag == "pivot"),
}
STARTS: dict[str, dict[str, Any]] = {
    f"Kids: board {boards[0]} against {boards[1]}": {"mode": "kids", "boards": boards}
    for boards in ([1, 2, 3, 4], [2, 3, 4, 1], [3, 4, 1, 2], [4, 1, 2, 3])
}
