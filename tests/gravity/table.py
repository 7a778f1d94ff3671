"""A table to test on: a board built from a few words, moves in notation, and what happened.

The bare board has platforms under its whole bottom row and to the left of its whole left column, and in every tile a
Door in the bottom left corner, its up north. On 2x1 tiles that is:

       a  b  c  d  e  f  g  h  i  j  k  l
    1 | *  *  *  *  *  *  *  *  *  *  *  *      *  star symbols, with the stars that are nowhere else
    2 | *  *  *  *  R  R  *  *  *  *  R  R      R  Replay symbols, with stars as well
    3 | R                 R
    4 |
    5 |
    6 | ^                 ^                     ^  Doors
        -- -- -- -- -- -- -- -- -- -- -- --
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from asterism.engine.events import new_log, read_log
from asterism.games.gravity import actions, view
from asterism.games.gravity.describe import GAME
from asterism.games.gravity.state import COLOUR_NAMES, LAYOUTS, MAX_EVENTS, MAX_LEGAL, RIMS
from tests.table import GameTable

CARDS = ("long_jump", "high_jump", "drop", "rotate", "joker")
UPS = dict(zip("^>v<", ("north", "east", "south", "west"), strict=True))
NEIGHBOUR = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


class Table(GameTable):
    """One game being played."""

    game = GAME

    def pawn(self, seat: int) -> str | None:
        """Where a pawn stands and points, such as ``d6^``."""
        pawn = self.position.seats[seat].pawn
        return None if pawn is None else pawn.cell + {up: sign for sign, up in UPS.items()}[pawn.up]

    def legal(self) -> set[str]:
        """The legal moves in notation."""
        out = np.zeros(MAX_LEGAL, np.int16)
        n = GAME.kernels.legal_at(self.states, 0, out)
        return {actions.write(GAME.reader.move(self.states[0], int(action))) for action in out[:n]}

    def play(self, move: str) -> list[str]:
        """Play a legal move; what happened, as words."""
        assert move in self.legal()
        log = new_log(MAX_EVENTS)
        action = actions.to_action(self.states[0], actions.parse(move))
        GAME.kernels.apply_at(self.states, 0, action, log)
        return [" ".join([event.type, *map(str, event.data.values())]) for event in read_log(log, view.EVENTS)]

    def redacted(self, viewer: int) -> Table:
        """The table as one seat, or a spectator (-1), sees it."""
        table = Table()
        table.states[:] = self.states
        GAME.kernels.redact_at(table.states, 0, viewer)
        return table

    def standings(self) -> tuple[list[int], set[int]]:
        """The points, and the winners."""
        points = np.zeros(GAME.max_players, np.int32)
        winners = GAME.kernels.standings_at(self.states, 0, points)
        players = len(self.position.seats)
        return points[:players].tolist(), {seat for seat in range(players) if winners >> seat & 1}


@dataclass
class Sketch:
    """What matters in a position on the bare board.

    ``platforms`` and ``without`` name edges (``c3S``); ``replay`` are Replay symbols without star, ``blank`` cells
    without symbol. Stars that are not named lie on the other symbols, or with ``clear`` belong to the seat ``rich``
    (the last one), who also gets those for which there is no place.
    """

    pawns: Sequence[str | None] = ("d6^", "j6^")
    layout: str | None = None
    platforms: Iterable[str] = ()
    without: Iterable[str] = ()
    doors: Mapping[int, str] = field(default_factory=dict)
    stars: Mapping[str, str] = field(default_factory=dict)
    replay: Iterable[str] = ()
    blank: Iterable[str] = ()
    clear: bool = False
    rich: int = -1
    won: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    tokens: Mapping[int, int] = field(default_factory=dict)
    down: Mapping[int, Sequence[str]] = field(default_factory=dict)
    up: Mapping[int, Sequence[str]] = field(default_factory=dict)
    goodies: Mapping[str, int] = field(default_factory=dict)

    def position(self, **fields: Any) -> view.Position:
        """The position, with other values for some of its fields."""
        layout = self.layout or ("2x1", "2x2", "2x2", "3x2", "3x2")[len(self.pawns) - 2]
        board = self._board(layout)
        stars, won = self._share_stars(board)
        edges = {cell: "".join(sorted(found, key="NESW".index)) for cell, found in board.edges.items() if found}
        values: dict[str, Any] = {
            "ending": "stars",
            "max_rounds": 120,
            "quiet_rounds": 30,
            "round": 5,
            "last_star_round": 5 if any(sum(has.values()) for has in won.values()) else 0,
            "last_round": False,
            "result": "running",
            "phase": "action",
            "seat": 0,
            "actions_taken": 0,
            "victims": (),
            "layout": layout,
            "doors": tuple(place(door) for door in board.doors),
            "open_door": 0,
            "platforms": edges,
            "symbols": board.symbols,
            "stars": stars,
        }
        seats = tuple(self._seat(seat, won.get(seat, {})) for seat in range(len(self.pawns)))
        return view.Position(**{**values, **fields}, seats=seats)

    @property
    def taken(self) -> list[str]:
        """The cells of the pawns."""
        return [pawn[:-1] for pawn in self.pawns if pawn]

    def _board(self, layout: str) -> Board:
        board = Board(layout, self.doors)
        for edge in self.platforms:
            board.edge(edge, set.add)
        for edge in self.without:
            board.edge(edge, set.discard)
        board.print_symbols(self.stars, self.replay, [*self.blank, *self.taken])
        return board

    def _share_stars(self, board: Board) -> tuple[dict[str, str], dict[int, dict[str, int]]]:
        """The stars on the board, and those that each seat has won."""
        stars, won = dict(self.stars), {seat: dict(has) for seat, has in self.won.items()}
        bag = [colour for colour in COLOUR_NAMES for _ in range(13)]
        for colour in [*stars.values(), *(c for has in won.values() for c, n in has.items() for _ in range(n))]:
            bag.remove(colour)
        bag = bag[::3] + bag[1::3] + bag[2::3]
        left = 13 * len(board.doors) - len(stars) - sum(sum(has.values()) for has in won.values())
        for cell in [] if self.clear else board.symbols:
            if left and cell not in stars and cell not in self.replay and cell not in self.taken:
                stars[cell] = bag.pop()
                left -= 1
        rest = won.setdefault(range(len(self.pawns))[self.rich], {})
        for colour in bag[:left]:
            rest[colour] = rest.get(colour, 0) + 1
        return stars, won

    def _seat(self, seat: int, stars: dict[str, int]) -> view.Seat:
        pawn, down, up = self.pawns[seat], self.down.get(seat, ()), self.up.get(seat, ())
        return view.Seat(
            pawn=place(pawn) if pawn else None,
            hand=tuple(card for card in CARDS if card not in down and card not in up),
            face_down=tuple(down),
            face_down_count=len(down),
            face_up=tuple(up),
            goodies=tuple(goodie for goodie, holder in self.goodies.items() if holder == seat),
            stars=stars,
            tokens=self.tokens.get(seat, 0),
        )


def build(*args: Any, **words: Any) -> view.Position:
    """The position of a ``Sketch``; words that it does not know are fields of the position."""
    own = {name: word for name in Sketch.__dataclass_fields__ if (word := words.pop(name, None)) is not None}
    return Sketch(*args, **own).position(**words)


def table(*args: Any, **kwargs: Any) -> Table:
    """A table with the position that ``build`` makes."""
    return Table(build(*args, **kwargs))


def place(text: str) -> view.Place:
    """``d6^`` as a place."""
    return view.Place(cell=text[:-1], up=UPS[text[-1]])  # type: ignore[arg-type]


class Board:
    """Platforms, Doors and symbols of the bare board."""

    def __init__(self, layout: str, doors: Mapping[int, str]) -> None:
        index = [f"{wide}x{high}" for wide, high in LAYOUTS].index(layout)
        self.wide, self.high = (6 * tiles for tiles in LAYOUTS[index])
        self.rim = RIMS[index]
        self.edges = {self.name(x, y): set[str]() for y in range(self.high) for x in range(self.wide)}
        self.doors = [doors.get(i, self.name(6 * x, 6 * y + 5) + "^") for i, (x, y) in enumerate(self.rim)]
        self.symbols: dict[str, str] = {}
        for x in range(self.wide):
            self.edge(self.name(x, self.high - 1) + "S", set.add)
        for y in range(self.high):
            self.edge(self.name(0, y) + "W", set.add)
        for door in self.doors:
            self.edge(door[:-1] + "SWNE"["^>v<".index(door[-1])], set.add)

    def name(self, x: int, y: int) -> str:
        return f"{'abcdefghijklmnopqr'[x]}{y + 1}"

    def edge(self, text: str, change: Any) -> None:
        """Add or remove the platform on an edge, on both sides of it within a tile."""
        cell, edge = text[:-1], text[-1]
        change(self.edges[cell], edge)
        dx, dy, back = NEIGHBOUR[edge]
        x, y = "abcdefghijklmnopqr".index(cell[0]), int(cell[1:]) - 1
        if (x // 6, y // 6) == ((x + dx) // 6, (y + dy) // 6):
            change(self.edges[self.name(x + dx, y + dy)], back)

    def print_symbols(self, stars: Iterable[str], replay: Iterable[str], blank: Iterable[str]) -> None:
        """Ten star and three Replay symbols on every tile, where wanted or else from its top left on."""
        for column, row in self.rim:
            cells = [self.name(6 * column + x, 6 * row + y) for y in range(6) for x in range(6)]
            wanted = {cell: "replay" for cell in cells if cell in replay}
            wanted |= {cell: "star" for cell in cells if cell in stars and cell not in replay}
            barred = [*wanted, *blank, *(door[:-1] for door in self.doors)]
            free = [cell for cell in cells if cell not in barred]
            kinds = list(wanted.values())
            rest = ["star"] * (10 - kinds.count("star")) + ["replay"] * (3 - kinds.count("replay"))
            self.symbols |= wanted | dict(zip(free, rest, strict=False))
