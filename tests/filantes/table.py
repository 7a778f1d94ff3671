"""A table to test on: a position written in a line or two, moves in notation, and what happened."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.engine.events import new_log, read_log
from asterism.engine.options import parse_options
from asterism.engine.rng import make_rng
from asterism.games.filantes import actions, view
from asterism.games.filantes.describe import GAME
from asterism.games.filantes.state import (
    CELL_NAMES,
    DIRECTION_NAMES,
    MAX_EVENTS,
    MAX_LEGAL,
    NUMBER,
    PIECES,
    ROW,
    SIDE_NAMES,
    START_SIDES,
    STATE,
)


class Table:
    """One game being played."""

    def __init__(self) -> None:
        self.states = np.zeros(1, STATE)

    @classmethod
    def new(cls, players: int = 2, **options: Any) -> Table:
        """A new game."""
        table = cls()
        config, content = GAME.configure(parse_options(GAME, options), players)
        GAME.kernels.setup_at(table.states, 0, players, config, content, make_rng(1))
        return table

    @classmethod
    def at(cls, position: Any) -> Table:
        """A game in that position."""
        table = cls()
        view.load(position, table.states[0])
        return table

    @property
    def position(self) -> view.Position:
        return GAME.reader.position(self.states[0])

    @property
    def seat(self) -> int | None:
        return self.position.seat

    @property
    def phase(self) -> str:
        return self.position.phase

    @property
    def result(self) -> str:
        return self.position.result

    @property
    def legal(self) -> list[str]:
        out = np.zeros(MAX_LEGAL, np.int16)
        count = GAME.kernels.legal_at(self.states, 0, out)
        return [actions.write(GAME.reader.move(self.states[0], int(a))) for a in out[:count]]

    def play(self, *moves: str) -> list[dict[str, Any]]:
        """Play legal moves; return what happened, as flat events."""
        happened = []
        for text in moves:
            assert text in self.legal, f"{text} is not legal: {self.legal}"
            log = new_log(MAX_EVENTS)
            action = actions.to_action(self.states[0], actions.parse(text))
            GAME.kernels.apply_at(self.states, 0, action, log)
            happened += [event.as_json() for event in read_log(log, view.EVENTS)]
        return happened

    def cells(self, seat: int) -> list[str | None]:
        """Where the seat's pieces stand, in the order of their numbers."""
        return [piece.cell for piece in self.position.seats[seat].pieces]

    def on_board(self, seat: int) -> set[str]:
        return {cell for cell in self.cells(seat) if cell}

    def scores(self) -> list[int]:
        return [seat.score for seat in self.position.seats]

    def standings(self) -> tuple[list[int], set[int]]:
        """Points by seat, and the winners."""
        points = np.zeros(GAME.max_players, np.int32)
        players = len(self.position.seats)
        winners = GAME.kernels.standings_at(self.states, 0, points)
        return points[:players].tolist(), {seat for seat in range(players) if winners >> seat & 1}


def of_type(events: list[dict[str, Any]], type: str) -> list[dict[str, Any]]:
    """The events of one type, without it."""
    return [{k: v for k, v in event.items() if k != "type"} for event in events if event["type"] == type]


def types(events: list[dict[str, Any]]) -> list[str]:
    return [event["type"] for event in events]


def duel_position(*hands: str, scores: tuple[int, ...] = (), **fields: Any) -> dict[str, Any]:
    """A duel: a hand is ``"g7:e d4:nw!"``, cell and direction of side 1, ``!`` if sheltered; the rest is in reserve."""
    seats = []
    for i, hand in enumerate(hands):
        pieces: list[dict[str, Any]] = []
        newcomer = None
        for word in hand.split():
            if word.endswith("!"):
                newcomer = len(pieces)
            cell, facing = word.rstrip("!").split(":")
            pieces.append({"cell": cell, "facing": facing})
        pieces += [{}] * (PIECES[0][len(hands)] - len(pieces))
        seats.append({"pieces": pieces, "newcomer": newcomer, "score": scores[i] if scores else 0})
    base = {
        "mode": "duel",
        "combat": "attack",
        "start_cells": "inner",
        "shelter": "begin",
        "target": 10,
        "limit": 200,
        "clock": 0,
        "result": "running",
        "phase": "act",
        "seat": 0,
    }
    return base | {"seats": seats} | fields


def duel(*hands: str, **fields: Any) -> Table:
    """A table with that duel."""
    return Table.at(duel_position(*hands, **fields))


def race_position(*hands: str, clock: int = 60, **fields: Any) -> dict[str, Any]:
    """A race: a hand is ``"g7 a2* wait beaten"``, ``*`` if the piece has not moved yet; the rest is at home."""
    players = len(hands)
    taken = {word.rstrip("*") for hand in hands for word in hand.split()}
    seats = []
    for i, hand in enumerate(hands):
        side = int(START_SIDES[players][i])
        facing = DIRECTION_NAMES[(side + 3) % 6]
        pieces: list[dict[str, Any]] = []
        for word in hand.split():
            name, moved = word.rstrip("*"), not word.endswith("*")
            if name in ("wait", "beaten"):
                pieces.append({"moved": moved, "beaten": name == "beaten"})
            else:
                pieces.append({"cell": name, "facing": facing, "moved": moved})
        for place in (3, 2, 4, 1, 5, 0, 6):
            home = CELL_NAMES[ROW[(side + 3) % 6][place]]
            if len(pieces) < PIECES[1][players] and home not in taken:
                pieces.append({"cell": home, "facing": facing, "moved": True})
                taken.add(home)
        seats.append({"pieces": pieces, "side": SIDE_NAMES[side]})
    base = {
        "mode": "race",
        "combat": "attack",
        "limit": 400,
        "clock": clock,
        "result": "running",
        "phase": "act",
        "seat": clock % players,
    }
    return base | {"seats": seats} | fields


def race(*hands: str, **fields: Any) -> Table:
    """A table with that race."""
    return Table.at(race_position(*hands, **fields))


def shows(cell: str, direction: str, number: int) -> str:
    """A piece of a duel that shows that number in that direction."""
    facing = next(f for f in range(6) if NUMBER[f][DIRECTION_NAMES.index(direction)] == number)
    return f"{cell}:{DIRECTION_NAMES[facing]}"
