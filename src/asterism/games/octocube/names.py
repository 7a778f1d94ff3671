"""The names of tiles, spaces, cells, faces and powers, as positions, moves and events write them."""

from __future__ import annotations

from typing import Literal, get_args

from asterism.games.octocube.state import CELLS, HIDDEN, PLAIN, UNKNOWN, WIDE

Mode = Literal["base", "advanced", "kids"]
Result = Literal["running", "finished", "cut"]
Phase = Literal["action", "power", "bonus", "fit", "stack", "lay"]
TileKind = Literal["diamond", "pearl", "sextant", "amphora", "starfish"]
Colour = Literal["white", "light", "dark", "green"]
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
Abyss = Literal["plain", "A", "B", "C", "D", "E", "F", "G", "H", "I"]
Face = Literal["top", "bottom", "north", "east", "south", "west"]
Direction = Literal["north", "east", "south", "west"]
MODES: tuple[Mode, ...] = get_args(Mode)
RESULTS: tuple[Result, ...] = get_args(Result)
PHASES: tuple[Phase, ...] = get_args(Phase)

KIND_NAMES: tuple[TileKind, ...] = get_args(TileKind)
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
LETTER_NAMES: tuple[Letter, ...] = get_args(Letter)
OBJECT_NAMES = tuple(f"{colour}-{kind}" for kind in KIND_NAMES for colour in COLOUR_NAMES)
TILE_NAMES = (None, *OBJECT_NAMES, "coin", None)
WISH_NAMES = (None, *OBJECT_NAMES, *KIND_NAMES, *COLOUR_NAMES)
CATEGORY_NAMES = (*COLOUR_NAMES, *KIND_NAMES)
ABYSS_NAMES: tuple[Abyss | None, ...] = (None, *get_args(Abyss), None)
FACE_NAMES: tuple[Face, ...] = get_args(Face)
DIRECTION_NAMES: tuple[Direction, ...] = get_args(Direction)
CELL_NAMES = tuple(f"{'abcde'[cell % WIDE]}{cell // WIDE + 1}" for cell in range(CELLS))

TILE_CODES = {name: code for code, name in enumerate(TILE_NAMES[:UNKNOWN]) if name}
WISH_CODES = {name: code for code, name in enumerate(WISH_NAMES) if name}
ABYSS_CODES: dict[str, int] = {name: code for code, name in enumerate(ABYSS_NAMES[:HIDDEN]) if name}
POWER_CODES: dict[str, int] = {name: code for name, code in ABYSS_CODES.items() if code != PLAIN}
CELL_CODES = {name: code for code, name in enumerate(CELL_NAMES)}
FACE_CODES: dict[str, int] = {name: code for code, name in enumerate(FACE_NAMES)}
