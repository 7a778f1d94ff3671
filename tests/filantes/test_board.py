"""Board, pieces and start cells."""

from __future__ import annotations

import pytest

from asterism.games.filantes.describe import GAME
from asterism.games.filantes.state import (
    CELL_NAMES,
    COORDS,
    DIRECTION_NAMES,
    DIRECTIONS,
    INDEX,
    NEXT,
    NOWHERE,
    NUMBER,
    STARTS,
    STATE,
    turned,
)

from .table import Table, duel, shows


@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_take_turns_from_seat_0(players):  # E1
    assert (GAME.min_players, GAME.max_players) == (2, 3)
    table = Table.new(players)
    seats = []
    for start in ("g10", "j7", "j4")[:players]:
        seats.append(table.seat)
        table.play(f"@{start}e")
    assert seats == list(range(players))
    assert table.seat == 0


def test_the_board_is_a_hexagon_of_127_cells_with_side_7():  # E2
    assert len(COORDS) == len(set(COORDS)) == 127
    assert all(max(abs(q), abs(r), abs(q + r)) <= 6 for q, r in COORDS)
    assert [sum(r == row for _, r in COORDS) for row in range(-6, 7)] == [7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7]


def test_the_six_directions_run_clockwise_from_the_east():  # E2
    assert DIRECTION_NAMES == ("e", "se", "sw", "w", "nw", "ne")
    assert tuple(turned((1, 0), k) for k in range(6)) == DIRECTIONS
    centre = CELL_NAMES.index("g7")
    assert [CELL_NAMES[cell] for cell in NEXT[centre]] == ["g8", "h7", "h6", "g6", "f6", "f7"]
    assert NEXT[CELL_NAMES.index("g13")].tolist().count(NOWHERE) == 3


def test_the_numbers_run_1_6_3_5_2_4_clockwise_from_side_1():  # E3
    for facing in range(6):
        assert [NUMBER[facing][(facing + k) % 6] for k in range(6)] == [1, 6, 3, 5, 2, 4]


def test_a_piece_in_reserve_has_no_orientation():  # E3
    table = duel("g7:ne", shows("f7", "sw", 3))
    table.play("g7+")
    assert table.cells(1)[0] is None
    assert table.position.seats[1].pieces[0].facing is None
    assert table.states["facing"][0][1][0] == 0


@pytest.mark.parametrize(
    ("layout", "cells"),
    [
        ("inner", [(3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3)]),
        ("corners", [(6, 0), (0, 6), (-6, 6), (-6, 0), (0, -6), (6, -6)]),
        ("mid-sides", [(3, -6), (6, -3), (3, 3), (-3, 6), (-6, 3), (-3, -3)]),
    ],
)
def test_there_are_six_start_cells_for_everybody(layout, cells):  # E4
    table = Table.new(start_cells=layout)
    names = [CELL_NAMES[INDEX[cell]] for cell in cells]
    assert table.legal == [f"@{name}{direction}" for name in names for direction in DIRECTION_NAMES]
    table.play(f"@{names[0]}e")
    assert table.legal == [f"@{name}{direction}" for name in names[1:] for direction in DIRECTION_NAMES]
    assert len(STARTS) == 3


def test_start_cells_are_inner_unless_chosen_otherwise():  # E4
    assert Table.new().legal == Table.new(start_cells="inner").legal


@pytest.mark.parametrize(("players", "pieces"), [(2, 8), (3, 6)])
def test_all_pieces_begin_in_reserve(players, pieces):  # E5
    table = Table.new(players)
    assert [table.cells(seat) for seat in range(players)] == [[None] * pieces] * players
    assert GAME.seat_names[:players] == ("red", "yellow", "green")[:players]


def test_the_record_is_small_and_without_gaps():
    assert STATE.itemsize == sum(STATE.fields[name][0].itemsize for name in STATE.names) <= 512
