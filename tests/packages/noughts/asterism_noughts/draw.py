"""The board as coloured text for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from asterism_noughts.state import LARGEST

SIGNS, COLOURS = "XO", ("bright_red", "bright_blue")
NAMES = ("Crosses", "Noughts")


def draw(s: Any, names: Sequence[str] | None = None, viewer: int | None = None) -> Text:
    """The board with its marks, and who plays which."""
    size = int(s["size"])
    text = Text(f"  {' '.join('abcde'[:size])}\n", "dim")
    for row in range(size):
        text.append(str(row + 1), "dim")
        for column in range(size):
            mark = int(s["cell"][row * LARGEST + column])
            text.append(" ")
            text.append(SIGNS[mark] if mark >= 0 else "·", COLOURS[mark] if mark >= 0 else "dim")
        text.append("\n")
    for seat, name in enumerate(names or NAMES):
        text.append(f"{'▶' if seat == s['seat'] else ' '} {SIGNS[seat]} {name}\n", COLOURS[seat])
    return text
