"""What the battery of tests must know about noughts and crosses."""

from __future__ import annotations

from typing import Any

from asterism_noughts.state import ABSENT, EMPTY, LARGEST

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {"size": 4}),
    (2, {"size": 5, "row": 4, "misere": True}),
    (2, {"size": 5, "row": 5}),
]
SHORT: dict[str, Any] = {}
REVEALS: dict[str, set[str]] = {}


def check_invariants(s: Any) -> None:
    """The board has the cells of its size, and as many crosses as noughts or one more (N1)."""
    size, cells = int(s["size"]), s["cell"].tolist()
    inside = [cells[row * LARGEST + column] for row in range(size) for column in range(size)]
    assert ABSENT not in inside
    assert cells.count(ABSENT) == len(cells) - size * size
    assert inside.count(0) - inside.count(1) in (0, 1)
    assert s["marks"] == len(inside) - inside.count(EMPTY)
