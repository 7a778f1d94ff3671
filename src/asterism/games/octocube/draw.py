"""A position as coloured text for a terminal of 80 columns; letters carry all information without colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from asterism.games.octocube.names import (
    ABYSS_NAMES,
    CELL_NAMES,
    FACE_NAMES,
    WISH_NAMES,
)
from asterism.games.octocube.notation import COLOUR_LETTERS, KIND_LETTERS, TILE_LETTERS
from asterism.games.octocube.state import COIN, COLOURS, GRID, KIDS, KINDS, NONE, OBJECTS, SPACES, UNKNOWN, WIDE

COLOUR_STYLES = ("bold white", "bold bright_cyan", "bold blue", "bold green")
SEAT_STYLES = ("bold bright_red", "bold yellow", "bold magenta", "bold cyan")
INNER = 12
LEGEND = """tiles: d diamond, p pearl, s sextant, a amphora, f starfish, $$ coin
       in w white, l light blue, d dark blue, g green; ?? unseen
"""


def _tile(tile: int) -> Text:
    if tile == NONE:
        return Text("--", "dim")
    if tile == COIN:
        return Text("$$", "bold bright_yellow")
    if tile == UNKNOWN:
        return Text("??", "dim")
    return Text(TILE_LETTERS[tile - 1], COLOUR_STYLES[(tile - 1) % COLOURS])


def _fill(text: Text, width: int) -> Text:
    text.pad_right(max(0, width - len(text)))
    return text


def _cell(s: Any, cell: int) -> list[Text]:
    height, abyss, seat = int(s["height"][cell]), int(s["abyss"][cell]), int(s["stands"][cell])
    head = Text(CELL_NAMES[cell], "dim")
    middle = Text("  ")
    if abyss:
        name = ABYSS_NAMES[abyss] or "?"
        middle.append("abyss" if name == "plain" else f"abyss {name}", "reverse" if name != "plain" else "dim reverse")
    elif height:
        head.append(f"   pile {height}", "dim")
        level = height - 1
        middle.append_text(_tile(int(s["pile"][cell][level]) if s["seen"][cell] >> level & 1 else UNKNOWN))
    last = Text("")
    if seat >= 0:
        last.append(f" [{seat + 1}]", SEAT_STYLES[seat])
        if s["mode"] != KIDS:
            last.append(" top ", "dim").append_text(_tile(int(s["cube"][seat][0])))
    return [_fill(line, INNER) for line in (head, middle, last)]


def _area(s: Any) -> Text:
    side = 4 + int(GRID[s["players"]])
    bar = "+".join(["", *["-" * INNER] * side, ""]) + "\n"
    text = Text(bar)
    for y in reversed(range(side)):
        cells = [_cell(s, y * WIDE + x) for x in range(side)]
        for line in range(3):
            for cell in cells:
                text.append("|").append_text(cell[line])
            text.append("|\n")
        text.append(bar)
    return text


def _objects(counts: Sequence[int]) -> Text:
    text = Text("    board:")
    for kind in range(KINDS):
        text.append(f"  {KIND_LETTERS[kind]}:", "dim")
        for colour in range(COLOURS):
            count = int(counts[kind * COLOURS + colour])
            text.append(
                f"{COLOUR_LETTERS[colour]}{count}" if count else "--", COLOUR_STYLES[colour] if count else "dim"
            )
    return text.append("\n")


def _spaces(s: Any, seat: int) -> Text:
    text = Text("")
    for space in range(SPACES):
        if space % 4 == 0:
            text.append("    ")
        tile, wish = int(s["space"][seat][space]), int(s["wish"][seat][space])
        asked = WISH_NAMES[wish] or ""
        entry = Text(f"{space + 1:2} ", "dim")
        if tile:
            entry.append("[").append_text(_tile(tile)).append("]")
        elif wish <= OBJECTS:
            entry.append(TILE_LETTERS[wish - 1], COLOUR_STYLES[(wish - 1) % COLOURS])
        else:
            entry.append(f"any {asked}")
        text.append_text(_fill(entry, 17))
        if space % 4 == 3:
            text.append("\n")
    return text


def _player(s: Any, seat: int, name: str, hidden: bool) -> Text:
    where = int(s["where"][seat])
    text = Text("> " if seat == s["seat"] else "  ")
    text.append(f"[{seat + 1}] {name}", SEAT_STYLES[seat])
    text.append(f"  {CELL_NAMES[where] if where >= 0 else 'off the board'}, {s['coins'][seat]} coins")
    points = "?" if hidden else s["points"][seat]
    text.append("\n    cube:" if s["mode"] == KIDS else f", {points} points\n    cube:")
    for face, tile in zip(FACE_NAMES, s["cube"][seat].tolist(), strict=True):
        text.append(" " if s["mode"] == KIDS else f" {face} ", "dim").append_text(_tile(tile))
    text.append("\n")
    return text.append_text(_spaces(s, seat) if s["mode"] == KIDS else _objects(s["board"][seat]))


def draw(s: Any, names: Sequence[str] | None = None, viewer: int | None = None) -> Text:
    """The play area, the reserve and what every player has, the points as the seat ``viewer`` may see them (O35)."""
    text = Text(f"round {s['round']} of at most {s['max_rounds']}")
    if s["mode"] != KIDS:
        text.append(f", {s['reserve_left']} Abyss tiles in reserve")
    text.append("\n").append_text(_area(s)).append(LEGEND, "dim")
    if s["stack"].any():
        text.append("stack:")
        for tile in s["stack"][s["stack"] > 0].tolist():
            text.append(" ").append_text(_tile(tile))
        text.append("\n")
    for seat in range(s["players"]):
        hidden = bool(viewer not in (None, seat) and s["hide_points"] and s["over"] == 0)
        text.append_text(_player(s, seat, names[seat] if names else f"player {seat + 1}", hidden))
    return text
