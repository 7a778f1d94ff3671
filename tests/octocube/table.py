"""A table to test on: a position built from a few words, moves in notation, and what happened.

Tiles are written as in the notation (``pw`` a white pearl), a coin as ``$``. A pile is written from bottom to top:
``"fw dg! pw"``. Its top tile is open unless a cube stands on it; of the others only those with ``!`` have been seen.
Cells that are not mentioned get piles of the tiles that are left over; what does not go there lies on the last seat's
board. A cube is written as ``"t:pw b:fd"``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
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
        return [actions.write(GAME.reader.move(self.state, int(action))) for action in out[:n]]

    def play(self, *words: str) -> list[Event]:
        """Play moves one after the other; returns what the last one caused."""
        events: list[Event] = []
        for word in words:
            legal = self.legal()
            action = actions.to_action(self.state, actions.parse(word))
            canonical = actions.write(GAME.reader.move(self.state, action))
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


@dataclass
class Sketch:
    """What matters in a position; ``keep`` names tiles that must stay in piles that are not mentioned."""

    players: int = 2
    mode: str = "base"
    cubes: Mapping[int, tuple[str | None, str]] = field(default_factory=dict)
    piles: Mapping[str, str] = field(default_factory=dict)
    abyss: Mapping[str, str] = field(default_factory=dict)
    reserve: Sequence[str] | None = None
    boards: Mapping[int, str] = field(default_factory=dict)
    spaces: Mapping[int, Mapping[int, str]] = field(default_factory=dict)
    coins: Mapping[int, int] = field(default_factory=dict)
    points: Mapping[int, int] = field(default_factory=dict)
    stack: str = ""
    keep: str = ""

    def __post_init__(self) -> None:
        self.left = [name for name, n in zip(OBJECT_NAMES, COPIES, strict=True) for _ in range(n)] + ["coin"] * COINS
        """The tiles that lie nowhere yet."""
        self.stands = {cell for cell, _ in self.cubes.values() if cell}

    def position(self, **fields: Any) -> view.Position:
        """The position, with other values for some of its fields."""
        cells = self._cells()
        faces = {seat: cube_of(words) for seat, (_, words) in self.cubes.items()}
        for tiles in faces.values():
            for tile in tiles.values():
                self.left.remove(tile)
        owned = {seat: self._take(words) for seat, words in self.boards.items()}
        laid = {seat: {i: self._take(word)[0] for i, word in words.items()} for seat, words in self.spaces.items()}
        for count in self.coins.values():
            self._take("$ " * count)
        stacked = self._take(self.stack)
        owned.setdefault(self.players - 1, []).extend(self._fill(cells))
        seats = [self._seat(seat, faces, owned, laid) for seat in range(self.players)]
        base = {
            "mode": self.mode,
            "hide_points": True,
            "max_rounds": 60 if self.mode == "kids" else 150,
            "powers": POOL if self.mode == "advanced" else "",
            "result": "running",
            "round": 9,
            "seat": 0,
            "phase": "action",
            "power": None,
            "cells": cells,
            "reserve": self._reserve(cells, fields.get("powers", POOL)),
            "seats": seats,
            "stack": stacked,
        }
        return msgspec.convert({**base, **fields}, view.Position)

    def _take(self, words: str) -> list[str]:
        names = [NAME[word.rstrip("!")] for word in words.split()]
        for name in names:
            self.left.remove(name)
        return names

    def _cells(self) -> dict[str, dict[str, Any]]:
        """The cells that are mentioned."""
        cells: dict[str, dict[str, Any]] = {}
        for name, words in self.piles.items():
            pile = self._take(words)
            seen = [word.endswith("!") for word in words.split()]
            if pile and name not in self.stands:
                seen[-1] = True
            cells[name] = {"pile": pile, "seen": seen}
        usual = {"c3": "A"} if self.players > 2 and self.mode != "advanced" else {}
        for name, letter in {**usual, **self.abyss}.items():
            cells.setdefault(name, {})["abyss"] = letter
        return cells

    def _fill(self, cells: dict[str, dict[str, Any]]) -> list[str]:
        """Add the other cells, with piles of what is left; return what has no place there."""
        kept = self._take(self.keep)
        mixed = sorted(self.left, key=lambda name: ("coin", *OBJECT_NAMES).index(name) * 29 % 31)  # coins first
        order = [*kept, *mixed]
        others = {name: {"pile": [], "seen": []} for name in cells_of(self.players) if name not in cells}
        high = 11 if self.mode == "kids" else 6
        while order and any(len(cell["pile"]) < high for cell in others.values()):
            for cell in others.values():
                if order and len(cell["pile"]) < high:
                    cell["pile"].append(order.pop(0))
        for name, cell in others.items():
            height = len(cell["pile"])
            cell["seen"] = [level == height - 1 and name not in self.stands for level in range(height)]
        cells |= others
        return order

    def _reserve(self, cells: dict[str, dict[str, Any]], powers: str) -> list[str]:
        found = [cell["abyss"] for cell in cells.values() if cell.get("abyss")]
        letters = [abyss for abyss in found if abyss != "plain"]
        if self.reserve is not None:
            return list(self.reserve)
        if self.mode == "advanced":
            rest = [letter for letter in powers if letter not in letters]
            return rest[: RESERVE[self.players] + (self.players > 2) - len(letters)]
        return ["plain"] * max(0, RESERVE[self.players] - found.count("plain")) if self.mode == "base" else []

    def _seat(self, seat: int, faces: Any, owned: Any, laid: Any) -> dict[str, Any]:
        kids, own = self.mode == "kids", owned.get(seat, [])
        return {
            "cell": self.cubes.get(seat, (None, ""))[0],
            "cube": faces.get(seat, {}),
            "coins": self.coins.get(seat, 0),
            "points": self.points.get(seat, 0),
            "board": {name: own.count(name) for name in set(own)},
            "wishes": [WISH_NAMES[wish] for wish in load_boards()[seat]] if kids else [],
            "spaces": [laid.get(seat, {}).get(i) for i in range(16)] if kids else [],
        }


def sketch(*args: Any, **words: Any) -> view.Position:
    """The position of a ``Sketch``; words that it does not know are fields of the position."""
    own = {name: word for name in Sketch.__dataclass_fields__ if (word := words.pop(name, None)) is not None}
    return Sketch(*args, **own).position(**words)


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
