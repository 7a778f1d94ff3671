"""A table to test on: a position built from a few words, moves in notation, and what happened.

Tiles are written as in the notation (``pw`` a white pearl), a coin as ``$``. A pile is written from bottom to top:
``"fw dg! pw"``. Its top tile is open unless a cube stands on it; of the others only those with ``!`` have been seen.
Cells that are not mentioned get piles of the tiles that are left over; what does not go there lies on the last seat's
board. A cube is written as ``"t:pw b:fd"``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from asterism.engine.events import Event, new_log, read_log
from asterism.engine.rng import make_rng
from asterism.games.octocube import actions, view
from asterism.games.octocube.boards import load_boards
from asterism.games.octocube.describe import GAME
from asterism.games.octocube.names import CELL_NAMES, FACE_NAMES, OBJECT_NAMES, WISH_NAMES
from asterism.games.octocube.notation import FACE_LETTERS, TILE_LETTERS
from asterism.games.octocube.state import COINS, COPIES, GRID, INSIDE, MAX_EVENTS, MAX_LEGAL
from tests.table import GameTable

NAME = {**dict(zip(TILE_LETTERS, OBJECT_NAMES, strict=True)), "$": "coin"}
SHORT = {name: letters for letters, name in NAME.items()}
RESERVE = {2: 5, 3: 6, 4: 7}
POOL = "BCDEFGHI"


def cells_of(players: int) -> list[str]:
    return [name for cell, name in enumerate(CELL_NAMES) if INSIDE[GRID[players]][cell]]


def cube_of(words: str) -> dict[str, str]:
    """``"t:pw b:fd"`` → the faces of a cube."""
    faces = dict(zip(FACE_LETTERS, FACE_NAMES, strict=True))
    return {faces[word[0]]: NAME[word[2:]] for word in words.split()}


class Table(GameTable):
    """One game being played."""

    game = GAME

    def cell(self, name: str) -> view.Cell:
        return self.position.cells[name]

    def pile(self, name: str) -> str:
        """A pile as it is written in a sketch, without what has been seen."""
        return " ".join(SHORT[tile] if tile else "?" for tile in self.cell(name).pile)

    def seat(self, seat: int) -> view.Seat:
        return self.position.seats[seat]

    def cube(self, seat: int) -> str:
        """A cube as it is written in a sketch."""
        faces = msgspec.structs.asdict(self.seat(seat).cube)
        return " ".join(f"{name[0]}:{SHORT[tile]}" for name, tile in faces.items() if tile)

    def legal(self) -> list[str]:
        """The legal moves in notation, in the order of the actions."""
        out = np.zeros(MAX_LEGAL, np.int16)
        n = GAME.kernels.legal_at(self.states, 0, out)
        return [actions.write(actions.to_move(self.state, int(action))) for action in out[:n]]

    def play(self, *words: str) -> list[Event]:
        """Play moves one after the other; returns what the last one caused."""
        events: list[Event] = []
        for word in words:
            legal = self.legal()
            action = actions.to_action(self.state, actions.parse(word))
            canonical = actions.write(actions.to_move(self.state, action))
            assert canonical in legal, f"{word} is not legal: {' '.join(legal)}"
            log = new_log(MAX_EVENTS)
            GAME.kernels.apply_at(self.states, 0, action, log)
            events = read_log(log, view.EVENTS)
        return events

    def standings(self) -> tuple[list[int], list[int]]:
        """Points by seat, and the seats that lead."""
        points = np.zeros(4, np.int32)
        winners = GAME.kernels.standings_at(self.states, 0, points)
        players = int(self.state["players"])
        return points[:players].tolist(), [seat for seat in range(players) if winners >> seat & 1]

    def redacted(self) -> Table:
        """The same table as anybody sees it."""
        table = Table()
        table.states = self.states.copy()
        GAME.kernels.redact_at(table.states, 0, -1)
        return table

    def resampled(self, seed: int) -> Table:
        """Another truth that looks the same."""
        table = self.redacted()
        GAME.kernels.resample_at(table.states, 0, -1, make_rng(seed))
        return table


def sketch(
    players: int = 2,
    mode: str = "base",
    *,
    cubes: Mapping[int, tuple[str | None, str]] | None = None,
    piles: Mapping[str, str] | None = None,
    abyss: Mapping[str, str] | None = None,
    reserve: Sequence[str] | None = None,
    boards: Mapping[int, str] | None = None,
    spaces: Mapping[int, Mapping[int, str]] | None = None,
    coins: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    stack: str = "",
    keep: str = "",
    **fields: Any,
) -> view.Position:
    """A position from what matters in it; ``keep`` names tiles that must stay in piles that are not mentioned."""
    cubes, piles, boards = dict(cubes or {}), dict(piles or {}), dict(boards or {})
    spaces, coins, points = dict(spaces or {}), dict(coins or {}), dict(points or {})
    abyss = dict(abyss or {})
    if players > 2 and mode != "advanced":
        abyss.setdefault("c3", "A")
    left = [*[name for name, n in zip(OBJECT_NAMES, COPIES, strict=True) for _ in range(n)], *["coin"] * COINS]

    def take(words: str) -> list[str]:
        names = [NAME[word.rstrip("!")] for word in words.split()]
        for name in names:
            left.remove(name)
        return names

    cells: dict[str, dict[str, Any]] = {}
    stands = {cell for cell, _ in cubes.values() if cell}
    for name, words in piles.items():
        pile = take(words)
        seen = [word.endswith("!") for word in words.split()]
        if pile and name not in stands:
            seen[-1] = True
        cells[name] = {"pile": pile, "seen": seen}
    for name, letter in abyss.items():
        cells.setdefault(name, {})["abyss"] = letter
    faces = {seat: cube_of(words) for seat, (_, words) in cubes.items()}
    for tiles in faces.values():
        for tile in tiles.values():
            left.remove(tile)
    owned = {seat: take(words) for seat, words in boards.items()}
    laid = {seat: {i: take(word)[0] for i, word in words.items()} for seat, words in spaces.items()}
    for count in coins.values():
        take("$ " * count)
    stacked = take(stack)
    kept = take(keep)
    mixed = sorted(left, key=lambda name: ("coin", *OBJECT_NAMES).index(name) * 29 % 31)  # coins first
    order = [*kept, *mixed]
    open_cells = [name for name in cells_of(players) if name not in cells]
    high = 11 if mode == "kids" else 6
    for name in open_cells:
        cells[name] = {"pile": [], "seen": []}
    while order and any(len(cells[name]["pile"]) < high for name in open_cells):
        for name in open_cells:
            if order and len(cells[name]["pile"]) < high:
                cells[name]["pile"].append(order.pop(0))
    for name in open_cells:
        height = len(cells[name]["pile"])
        cells[name]["seen"] = [level == height - 1 and name not in stands for level in range(height)]
    owned.setdefault(players - 1, []).extend(order)
    plain = sum(cell.get("abyss") == "plain" for cell in cells.values())
    letters = [cell["abyss"] for cell in cells.values() if cell.get("abyss") not in (None, "plain")]
    if reserve is None and mode == "advanced":
        rest = [letter for letter in fields.get("powers", POOL) if letter not in letters]
        reserve = rest[: RESERVE[players] + (players > 2) - len(letters)]
    elif reserve is None:
        reserve = ["plain"] * max(0, RESERVE[players] - plain) if mode == "base" else []
    wishes = load_boards()
    seats = [
        {
            "cell": cubes.get(seat, (None, ""))[0],
            "cube": faces.get(seat, {}),
            "coins": coins.get(seat, 0),
            "points": points.get(seat, 0),
            "board": {name: owned.get(seat, []).count(name) for name in set(owned.get(seat, []))},
            "wishes": [WISH_NAMES[wish] for wish in wishes[seat]] if mode == "kids" else [],
            "spaces": [laid.get(seat, {}).get(i) for i in range(16)] if mode == "kids" else [],
        }
        for seat in range(players)
    ]
    base = {
        "mode": mode,
        "hide_points": True,
        "max_rounds": 60 if mode == "kids" else 150,
        "powers": POOL if mode == "advanced" else "",
        "result": "running",
        "round": 9,
        "seat": 0,
        "phase": "action",
        "power": None,
        "cells": cells,
        "reserve": list(reserve),
        "seats": seats,
        "stack": stacked,
    }
    return msgspec.convert({**base, **fields}, view.Position)


def table(*args: Any, **words: Any) -> Table:
    """The table of a sketch."""
    return Table(sketch(*args, **words))


def types(events: Sequence[Event]) -> list[str]:
    """Only the types of events."""
    return [event.type for event in events]


def the(events: Sequence[Event], type: str) -> dict[str, Any]:
    """The one event of a type."""
    (found,) = [event.data for event in events if event.type == type]
    return found
