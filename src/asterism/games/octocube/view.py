"""Octocube: states as documented positions and back, and its event specs."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.engine.convert import to_position
from asterism.engine.errors import PositionError
from asterism.games.octocube.boards import board_number
from asterism.games.octocube.describe import DEFAULT_BOARDS, MAX_ROUNDS
from asterism.games.octocube.events import EVENTS
from asterism.games.octocube.names import (
    ABYSS_CODES,
    CELL_CODES,
    CELL_NAMES,
    FACE_NAMES,
    MODES,
    PHASES,
    POWER_CODES,
    RESULTS,
    TILE_CODES,
    WISH_CODES,
)
from asterism.games.octocube.position import Cell, Cube, Position, Seat
from asterism.games.octocube.state import (
    ACT,
    CELLS,
    GRID,
    HIDDEN,
    INSIDE,
    KIDS,
    NONE,
    OBJECTS,
    RULES_VERSIONS,
    SPACES,
    STATE,
    UNKNOWN,
    A,
)
from asterism.games.octocube.validate import check

__all__ = ["EVENTS", "Cell", "Cube", "Position", "Seat", "load", "options_of"]


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
    """Write ``position`` into the state ``s``; ``PositionError`` names the field and why it is impossible."""
    position = to_position(position, Position)
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
    t["rules_version"] = s["rules_version"] or RULES_VERSIONS[-1]
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


def options_of(position: Position) -> dict[str, Any]:
    """The options that follow from the position."""
    options: dict[str, Any] = {"mode": position.mode, "hide_points": position.hide_points}
    if position.max_rounds != MAX_ROUNDS[position.mode]:
        options["max_rounds"] = position.max_rounds
    if position.mode == "advanced":
        options["powers"] = position.powers
    if position.mode == "kids":
        numbers = [board_number(tuple(WISH_CODES[name] for name in seat.wishes)) for seat in position.seats]
        boards = (*numbers, *(number for number in DEFAULT_BOARDS if number not in numbers))
        options["boards"] = None if boards == DEFAULT_BOARDS else boards
    return options
