"""A record as a documented ``Position`` and back, and the words for events."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec import Meta

from asterism.engine.errors import PositionError
from asterism.engine.events import EventSpec
from asterism.engine.spelling import of_record, spell_record
from asterism.games.octocube.check import MAX_PILE, check
from asterism.games.octocube.describe import MAX_ROUNDS
from asterism.games.octocube.spell import PROMPTS, prompt_number, write
from asterism.games.octocube.state import (
    ACT,
    CELLS,
    GRID,
    HIDDEN,
    INSIDE,
    KIDS,
    NONE,
    OBJECTS,
    SPACES,
    STATE,
    UNKNOWN,
    A,
    Kind,
)
from asterism.games.octocube.words import (
    ABYSS_CODES,
    ABYSS_NAMES,
    CATEGORY_NAMES,
    CELL_CODES,
    CELL_NAMES,
    DIRECTION_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    MODES,
    PHASES,
    POWER_CODES,
    RESULTS,
    TILE_CODES,
    TILE_NAMES,
    WISH_CODES,
    Mode,
    Phase,
    Result,
)


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies on one cell."""

    pile: Annotated[
        tuple[str | None, ...], Meta(max_length=MAX_PILE, description="Its tiles, bottom to top; null: unknown.")
    ] = ()
    seen: Annotated[tuple[bool, ...], Meta(description="Which tiles of the pile everybody has seen.")] = ()
    abyss: Annotated[str | None, Meta(description="Its Abyss tile: plain, or the letter of its power.")] = None


class Cube(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tiles on a cube's faces; in kids their places do not matter."""

    top: str | None = None
    bottom: str | None = None
    north: str | None = None
    east: str | None = None
    south: str | None = None
    west: str | None = None


Count = Annotated[int, Meta(ge=0, le=84)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one player has."""

    cell: Annotated[str | None, Meta(description="Where the cube stands; null: in the personal area.")] = None
    cube: Annotated[Cube, Meta(description="The tiles on the cube.")] = Cube()
    coins: Annotated[Count, Meta(description="Coins beside the board.")] = 0
    points: Annotated[
        Annotated[int, Meta(ge=0, le=32000)] | None,
        Meta(description="Points won by scoring so far; null where the table hides them (in views only)."),
    ] = 0
    board: Annotated[dict[str, Count], Meta(description="How many of each object lie on the board.")] = {}
    wishes: Annotated[tuple[str, ...], Meta(description="Kids: what each of the 16 spaces asks for.")] = ()
    spaces: Annotated[tuple[str | None, ...], Meta(description="Kids: the tile on each space, or null.")] = ()


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position of Octocube, as everybody may see it or as it is."""

    mode: Annotated[Mode, Meta(description="Which game is played.")]
    hide_points: Annotated[bool, Meta(description="Whether the table hides the others' points.")]
    max_rounds: Annotated[int, Meta(ge=1, le=1000, description="The game is cut after so many rounds.")]
    powers: Annotated[str, Meta(max_length=9, description="Advanced: the letters that can come into play.")]
    result: Annotated[Result, Meta(description="Whether the game goes on.")]
    round: Annotated[int, Meta(ge=1, le=1000, description="The round, from 1.")]
    seat: Annotated[int | None, Meta(description="The seat that decides; null when the game is over.")]
    phase: Annotated[Phase | None, Meta(description="What it decides.")]
    power: Annotated[str | None, Meta(description="The letter of the power that is being decided on.")]
    cells: Annotated[dict[str, Cell], Meta(description="Every cell of the play area by name.")]
    reserve: Annotated[
        tuple[str | None, ...], Meta(max_length=7, description="The Abyss tiles in reserve, the next one last.")
    ]
    seats: Annotated[tuple[Seat, ...], Meta(min_length=2, max_length=4, description="The players.")]
    stack: Annotated[tuple[str, ...], Meta(max_length=6, description="Kids: the stack being built, bottom first.")]


decode = msgspec.json.Decoder(Position).decode


def read(s: Any) -> Position:
    """The record as a position; loses nothing."""
    return decode(spell_record(write, s))


def _code(codes: dict[str, int], name: str, path: str) -> int:
    if name not in codes:
        raise PositionError(f"{path}: {name!r} is unknown here")
    return codes[name]


def _write_cells(position: Position, s: Any) -> None:
    grid = GRID[s["players"]]
    names = {CELL_NAMES[c] for c in range(CELLS) if INSIDE[grid][c]}
    if position.cells.keys() != names:
        name = min(position.cells.keys() ^ names)
        raise PositionError(f"cells.{name}: is {'missing' if name in names else 'no cell of this play area'}")
    for name, cell in position.cells.items():
        c, path = CELL_CODES[name], f"cells.{name}"
        if len(cell.seen) != len(cell.pile):
            raise PositionError(f"{path}.seen: has {len(cell.seen)} values for {len(cell.pile)} tiles")
        s["height"][c] = len(cell.pile)
        for level, tile in enumerate(cell.pile):
            s["pile"][c][level] = UNKNOWN if tile is None else _code(TILE_CODES, tile, f"{path}.pile[{level}]")
        s["seen"][c] = sum(1 << level for level, seen in enumerate(cell.seen) if seen)
        s["abyss"][c] = NONE if cell.abyss is None else _code(ABYSS_CODES, cell.abyss, f"{path}.abyss")


def _write_seat(seat: Seat, s: Any, p: int) -> None:
    path = f"seats[{p}]"
    tiles = [getattr(seat.cube, name) for name in FACE_NAMES]
    cube = [
        NONE if tile is None else _code(TILE_CODES, tile, f"{path}.cube.{name}")
        for name, tile in zip(FACE_NAMES, tiles, strict=True)
    ]
    if s["mode"] == KIDS:
        cube.sort(key=lambda tile: tile or UNKNOWN)
        if len(seat.wishes) != SPACES or len(seat.spaces) != SPACES:
            raise PositionError(
                f"{path}.{'wishes' if len(seat.wishes) != SPACES else 'spaces'}: there must be {SPACES}"
            )
    elif seat.wishes or seat.spaces:
        raise PositionError(f"{path}.{'wishes' if seat.wishes else 'spaces'}: only kids' boards have spaces")
    s["cube"][p] = cube
    s["coins"][p] = seat.coins
    if seat.points is None:
        raise PositionError(f"seats[{p}].points: must be known")
    s["points"][p] = seat.points
    for name, count in seat.board.items():
        tile = _code(TILE_CODES, name, f"{path}.board")
        if tile > OBJECTS:
            raise PositionError(f"{path}.board: a coin lies beside the board")
        s["board"][p][tile - 1] = count
    for i, name in enumerate(seat.wishes):
        s["wish"][p][i] = _code(WISH_CODES, name, f"{path}.wishes[{i}]")
    for i, laid in enumerate(seat.spaces):
        s["space"][p][i] = NONE if laid is None else _code(TILE_CODES, laid, f"{path}.spaces[{i}]")
    if seat.cell is not None:
        if seat.cell not in CELL_CODES or not INSIDE[GRID[s["players"]]][CELL_CODES[seat.cell]]:
            raise PositionError(f"{path}.cell: {seat.cell!r} is no cell of this play area")
        cell = CELL_CODES[seat.cell]
        if s["stands"][cell] >= 0:
            raise PositionError(f"{path}.cell: another cube stands on {seat.cell}")
        s["where"][p] = cell
        s["stands"][cell] = p


def load(position: Any, s: Any) -> None:
    """Write ``position`` into the record ``s``; ``PositionError`` names the field and why it is impossible."""
    try:
        position = msgspec.convert(msgspec.to_builtins(position), Position)
    except (msgspec.ValidationError, TypeError) as error:
        raise PositionError(f"position: {error}") from error
    new = np.zeros(1, STATE)
    t = new[0]
    running = position.result == "running"
    if (position.seat is not None) != running or (position.phase is not None) != running:
        raise PositionError("seat: exactly a running game has a seat that decides something")
    if running and not 0 <= position.seat < len(position.seats):
        raise PositionError(f"seat: there is no seat {position.seat}")
    t["players"] = len(position.seats)
    t["seat"] = position.seat if running else -1
    t["over"] = RESULTS.index(position.result)
    t["mode"] = MODES.index(position.mode)
    t["phase"] = PHASES.index(position.phase) if running else ACT
    t["power"] = NONE if position.power is None else _code(POWER_CODES, position.power, "power")
    t["hide_points"] = position.hide_points
    t["round"] = position.round
    t["max_rounds"] = position.max_rounds
    for letter in position.powers:
        bit = 1 << (_code(POWER_CODES, letter, "powers") - A)
        if t["powers"] & bit:
            raise PositionError(f"powers: {letter} is named twice")
        t["powers"] |= bit
    t["where"][:] = -1
    t["stands"][:] = -1
    t["reserve_left"] = len(position.reserve)
    for i, name in enumerate(position.reserve):
        t["reserve"][i] = HIDDEN if name is None else _code(ABYSS_CODES, name, f"reserve[{i}]")
    _write_cells(position, t)
    for p, seat in enumerate(position.seats):
        _write_seat(seat, t, p)
    for i, tile in enumerate(position.stack):
        t["stack"][i] = _code(TILE_CODES, tile, f"stack[{i}]")
    check(new)
    for name in STATE.names or ():
        s[name] = t[name]


def prompt(s: Any) -> str:
    """The key of the text that says what the seat is asked to decide."""
    return PROMPTS[of_record(prompt_number, s)]


_cell = CELL_NAMES.__getitem__
_tile = TILE_NAMES.__getitem__
_face = FACE_NAMES.__getitem__
_letter = ABYSS_NAMES.__getitem__

EVENTS: dict[int, EventSpec] = {
    Kind.PLACED: EventSpec("placed", seat=int, cell=_cell, top=_face, north=_face),
    Kind.ROLLED: EventSpec("rolled", seat=int, direction=DIRECTION_NAMES.__getitem__, start=_cell, cell=_cell),
    Kind.PIVOTED: EventSpec("pivoted", seat=int, degrees=int),
    Kind.STUCK: EventSpec("stuck", seat=int, cell=_cell, tile=_tile, face=_face),
    Kind.UNCOVERED: EventSpec("uncovered", cell=_cell, tile=_tile),
    Kind.LAID: EventSpec("laid", cell=_cell, abyss=_letter, left=int),
    Kind.TAKEN: EventSpec("taken", seat=int, cell=_cell),
    Kind.DETACHED: EventSpec("detached", seat=int, face=_face, tile=_tile),
    Kind.SCORED: EventSpec("scored", seat=int, kind=KIND_NAMES.__getitem__, count=int, points=int),
    Kind.PASSED: EventSpec("passed", seat=int),
    Kind.DECLINED: EventSpec("declined", seat=int, power=_letter),
    Kind.USED: EventSpec("used", seat=int, power=_letter),
    Kind.REPLACED: EventSpec("replaced", seat=int, gave=_tile, got=_tile),
    Kind.LIFTED: EventSpec("lifted", seat=int, start=_cell, cell=_cell),
    Kind.FETCHED: EventSpec("fetched", seat=int, cell=_cell, tile=_tile),
    Kind.TURNED: EventSpec("turned", seat=int, top=_face, north=_face),
    Kind.TRADED: EventSpec("traded", seat=int, cell=_cell, gave=_tile, got=_tile),
    Kind.SWITCHED: EventSpec("switched", seat=int, other=int),
    Kind.SWAPPED: EventSpec("swapped", seat=int, first=_cell, second=_cell),
    Kind.EXCHANGED: EventSpec("exchanged", seat=int, other=int, gave=_tile, got=_tile),
    Kind.FITTED: EventSpec("fitted", seat=int, tile=_tile, space=int),
    Kind.STACKED: EventSpec("stacked", seat=int, tile=_tile),
    Kind.STACK_LAID: EventSpec("stack_laid", seat=int, cell=_cell, count=int),
    Kind.ROUND_OVER: EventSpec("round_over", round=int),
    Kind.COINS_COUNTED: EventSpec("coins", seat=int, count=int, points=int),
    Kind.MAJORITY: EventSpec(
        "majority", seat=int, category=CATEGORY_NAMES.__getitem__, place=int, count=int, points=int
    ),
    Kind.GAME_OVER: EventSpec("game_over", result=RESULTS.__getitem__),
}


def options_of(position: Position) -> dict[str, Any]:
    """The options that the position is played by."""
    options: dict[str, Any] = {"mode": position.mode, "hide_points": position.hide_points}
    if position.max_rounds != MAX_ROUNDS[position.mode]:
        options["max_rounds"] = position.max_rounds
    if position.mode == "advanced":
        options["powers"] = position.powers
    return options
