"""The position as coloured text for a terminal; letters and arrows carry all information without colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from asterism.games.filantes.state import (
    ABSENT,
    CELLS,
    COORDS,
    HOME,
    OPENING,
    RADIUS,
    RING,
    SLOTS,
    STARTS,
)

LETTERS = "RYG"
COLOURS = ("bright_red", "bright_yellow", "bright_green")
NAMES = ("Red", "Yellow", "Green")
ARROWS = "→↘↙←↖↗"
WIDTH = 4  # columns of a cell


def draw(s: Any, names: Sequence[str] | None = None, viewer: int | None = None) -> Text:
    """The board, each piece with its letter and an arrow where its side 1 points, and what each player has."""
    names = names or NAMES
    panel = _panel(s, names)
    text = Text()
    for row in range(2 * RADIUS + 1):
        r = row - RADIUS
        cells = [cell for cell in range(CELLS) if COORDS[cell][1] == r]
        text.append("abcdefghijklm"[row], "dim")
        text.append(" " * (abs(r) * WIDTH // 2 + 1))
        for cell in cells:
            text.append_text(_cell(s, cell))
        text.append(f"{len(cells):<3}", "dim")
        text.append(" " * (abs(r) * WIDTH // 2))
        text.append_text(panel[row] if row < len(panel) else Text())
        text.append("\n")
    text.append(f"The arrow shows where side 1 points; clockwise from it {' '.join(map(str, RING))}.\n", "dim")
    text.append("* not moved yet" if s["race"] else "* sheltered   ○ start cell", "dim")
    return text


def _cell(s: Any, cell: int) -> Text:
    """One cell, ``WIDTH`` columns wide."""
    who = int(s["board"][cell])
    if who < 0:
        return Text(f"{'○' if not s['race'] and cell in STARTS[s['start_cells']] else '·':<{WIDTH}}", "dim")
    seat, piece = divmod(who, SLOTS)
    mark = "*" if _is_marked(s, seat, piece) else ""
    style = f"bold {COLOURS[seat]}" if seat == s["seat"] else COLOURS[seat]
    return Text(f"{LETTERS[seat]}{ARROWS[s['facing'][seat][piece]]}{mark}".ljust(WIDTH), style)


def _is_marked(s: Any, seat: int, piece: int) -> bool:
    """Whether a piece is sheltered, or in the opening of a race has not moved yet."""
    if s["race"]:
        return bool(s["clock"] < OPENING[s["players"]] and not s["moved"][seat][piece])
    return bool(s["newcomer"][seat] == piece)


def _panel(s: Any, names: Sequence[str]) -> list[Text]:
    """What stands beside the board, line by line."""
    lines = []
    for seat in range(s["players"]):
        to_decide = "▶ " if seat == s["seat"] else "  "
        cells = [int(cell) for cell in s["cell"][seat] if cell != ABSENT]
        off = sum(cell < 0 for cell in cells)
        lines.append(Text(f"{to_decide}{LETTERS[seat]} {names[seat][:18]}", COLOURS[seat]))
        if s["race"]:
            home = sum(cell >= 0 and bool(HOME[s["side"][seat]][cell]) for cell in cells)
            lines.append(Text(f"  home {home}/{len(cells)}, off {off}"))
        else:
            lines.append(Text(f"  score {s['score'][seat]}/{s['target']} reserve {off}"))
    lines.append(Text())
    lines.append(Text(f"{'turns' if s['race'] else 'quiet turns'} {s['clock']}/{s['limit']}", "dim"))
    return lines
