"""The position as coloured text for a terminal; signs, letters and arrows carry all information without colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from asterism.games.gravity.describe import GAME
from asterism.games.gravity.position import Seat
from asterism.games.gravity.sketch import REPLAY, SIDE
from asterism.games.gravity.state import COLOUR_NAMES, LAYOUTS, NEXT, NO_STAR, OFF, Phase

NAMES = ("Green", "Pink", "Orange", "Blue", "Yellow", "Violet")
STYLES = ("green", "magenta", "dark_orange", "blue", "yellow", "purple")  # of pawns
STAR_STYLES = ("blue", "yellow", "magenta", "green", "dark_orange", "white")
ARROWS = "↑→↓←"
STAR, TOKEN, SPENT, DOOR, OPEN_DOOR = "★↻·⌂◎"
LEGEND = "1↑ pawn and head  ★ star  ↻ Replay  · star symbol  ↑⌂ Door  ◎ Open Door"


def draw(s: Any, names: Sequence[str] | None = None, viewer: int | None = None) -> Text:
    """The board with its platforms, pawns, stars and Doors, and what each player has."""
    wide, high = (SIDE * tiles for tiles in LAYOUTS[int(s["layout"])])
    text = Text("   " + "".join(f"  {chr(97 + x)} " for x in range(wide)) + "\n", "dim")
    for y in range(high):
        _rule(s, text, y, wide)
        text.append(f"{y + 1:>2} ", "dim")
        for x in range(wide):
            _wall(s, text, y * wide + x, 3)
            text.append_text(_cell(s, y * wide + x))
        _wall(s, text, y * wide, 3)
        text.append("\n")
    _rule(s, text, 0, wide)
    text.append(LEGEND + "\n", "dim")
    text.append(f"round {s['round']} of {s['max_rounds']}  {s['left']} stars on the board  {s['supply']} tokens left\n")
    for i, seat in enumerate(GAME.reader.position(s).seats):
        _player(s, text, i, (names or NAMES)[i], seat)
    text.rstrip()
    return text


def _has_platform(s: Any, cell: int, edge: int) -> bool:
    other = NEXT[s["layout"], cell, edge]
    return bool((s["platform"][cell] >> edge | s["platform"][other] >> (edge ^ 2)) & 1)


def _rule(s: Any, text: Text, y: int, wide: int) -> None:
    """The line above a row of cells."""
    text.append("   ")
    for x in range(wide):
        text.append("+", "dim")
        text.append("───" if _has_platform(s, y * wide + x, 0) else "   ", "bold")
    text.append("+\n", "dim")


def _wall(s: Any, text: Text, cell: int, edge: int) -> None:
    text.append("│" if _has_platform(s, cell, edge) else " ", "bold")


def _cell(s: Any, cell: int) -> Text:
    """A cell, three columns wide: a pawn or a star, and what is printed there."""
    doors, pawns, star = s["door"].tolist(), s["cell"].tolist(), int(s["star"][cell])
    printed = " "
    if cell in doors:
        printed = OPEN_DOOR if doors.index(cell) == s["marker"] else DOOR
    elif s["symbol"][cell]:
        printed = TOKEN if s["symbol"][cell] == REPLAY else SPENT
    if cell in pawns:
        seat = pawns.index(cell)
        text = Text(f"{seat + 1}{ARROWS[s['up'][seat]]}", f"bold {STYLES[seat]} reverse")
    elif star != NO_STAR:
        text = Text(f"{STAR}{COLOUR_NAMES[star - 1][0]}", STAR_STYLES[star - 1])
        printed = TOKEN if printed == TOKEN else " "
    elif cell in doors:
        text = Text(f" {ARROWS[s['door_up'][doors.index(cell)]]}", "bold")
    else:
        text = Text("  ")
    return text.append(printed, "bold" if printed == OPEN_DOOR else "dim")


def _player(s: Any, text: Text, i: int, name: str, seat: Seat) -> None:
    """Two lines: what a player has won, and where their cards are."""
    tokens, stars = seat.tokens, seat.stars
    points = tokens + sum(n + n // 2 for n in stars.values())
    text.append(f"{'▶' if i == s['seat'] else ' '} {i + 1} {name[:16]:<16}", f"bold {STYLES[i]}")
    text.append(f" {points:>3} points  {tokens}{TOKEN} ")
    for colour, style in zip(COLOUR_NAMES, STAR_STYLES, strict=True):
        if colour in stars:
            text.append(f" {stars[colour]}{STAR}{colour[0]}", style)
    if s["phase"] == Phase.STEAL and i == s["victims"][0]:
        text.append("  robbed", "bold")
    hand = ("?",) if seat.hand is None else seat.hand
    down = f"{seat.face_down_count} hidden" if seat.face_down is None else _words(seat.face_down)
    text.append(
        f"\n      {'off the board, ' if s['cell'][i] == OFF else ''}hand: {_words((*hand, *seat.goodies))}", "dim"
    )
    for label, cards in ("down", down), ("up", _words(seat.face_up)):
        if cards:
            text.append(f"  face {label}: {cards}", "dim")
    text.append("\n")


def _words(cards: Sequence[str]) -> str:
    return ", ".join(card.split("_")[0] for card in cards)
