"""Pieces, board and setup."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from asterism.engine.errors import OptionError
from asterism.engine.options import parse_options
from asterism.games.gravity.describe import GAME
from asterism.games.gravity.faces import default_faces, default_tiles
from asterism.games.gravity.sketch import PLATFORMS, SYMBOLS
from asterism.games.gravity.state import CELL_AT, RIMS, STATE, TURNED, TURNED_BITS

from .table import CARDS, Table, table

SEEDS = range(1, 31)


def tile_of(layout: str, cell: str) -> tuple[int, int]:
    return ("abcdefghijklmnopqr".index(cell[0]) // 6, (int(cell[1:]) - 1) // 6)


def faces_on(game: Table) -> list[tuple[int, int]]:
    """Which of our faces lie on the board, place by place, and how they are turned."""
    s = game.states[0]
    found = []
    for cells in CELL_AT[s["layout"]][: len(game.position.doors)]:
        for number, face in enumerate(default_faces()):
            for q in range(4):
                platforms, symbols = np.zeros(36, np.int8), np.zeros(36, np.int8)
                platforms[TURNED[q]] = TURNED_BITS[q][face[PLATFORMS:SYMBOLS]]
                symbols[TURNED[q]] = face[SYMBOLS:]
                if (s["platform"][cells] == platforms).all() and (s["symbol"][cells] == symbols).all():
                    found.append((number, q))
    return found


def test_two_to_six_players_take_turns_clockwise_from_seat_0():  # G1 G20
    assert (GAME.min_players, GAME.max_players) == (2, 6)
    for players in range(2, 7):
        game = Table.new(players)
        order = []
        for _ in range(players):
            order.append(game.position.seat)
            game.play("rotate-left")
            assert game.position.phase == "action"
        assert order == list(range(players))
        assert game.position.seat == 0
        assert game.position.round == 2


def test_every_player_has_one_pawn_and_five_different_cards():  # G2 G7
    for seat in Table.new(4).position.seats:
        assert seat.hand == CARDS
        assert (seat.face_down, seat.face_up, seat.goodies) == ((), (), ())
        assert (seat.stars, seat.tokens) == ({}, 0)


def test_there_are_13_stars_of_each_of_six_colours():  # G2
    stars = Table.new(6).position.stars
    assert Counter(stars.values()) == dict.fromkeys(("blue", "yellow", "pink", "green", "orange", "white"), 13)


def test_there_are_18_replay_tokens_and_not_one_more():  # G2 G25
    game = table(replay=["e6"], tokens={1: 17})
    assert "took_token 0 e6" in game.play("right-drop")
    game = table(replay=["e6"], tokens={1: 18})
    assert game.play("right-drop") == ["laid 0 drop", "stepped 0 e6", "turn_started 1"]


def test_there_are_six_tiles_with_two_different_faces_each():  # G2 G3
    tiles = Counter(face.tile for face in default_tiles())
    assert len(tiles) == 6
    assert set(tiles.values()) == {2}
    assert len({face.drawing for face in default_tiles()}) == 12


@pytest.mark.parametrize("players", range(2, 7))
def test_every_tile_has_a_door_on_a_platform_and_13_symbols_on_other_cells(players):  # G3 G7
    position = Table.new(players).position
    for door, tile in zip(position.doors, RIMS[(players - 1) // 2], strict=True):
        assert tile_of(position.layout, door.cell) == tile
        below = {"north": "S", "east": "W", "south": "N", "west": "E"}[door.up]
        assert below in position.platforms[door.cell]
        assert door.cell not in position.symbols
        symbols = [symbol for cell, symbol in position.symbols.items() if tile_of(position.layout, cell) == tile]
        assert Counter(symbols) == {"star": 10, "replay": 3}


@pytest.mark.parametrize(("players", "layout"), [(2, "2x1"), (3, "2x2"), (4, "2x2"), (5, "3x2"), (6, "3x2")])
def test_the_layout_depends_on_the_number_of_players(players, layout):  # G5
    assert Table.new(players).position.layout == layout


def test_tiles_faces_and_turns_are_random_and_a_tile_lies_on_the_board_only_once():  # G5
    faces, turns = set(), set()
    for seed in SEEDS:
        found = faces_on(Table.new(6, seed))
        assert len({face // 2 for face, _ in found}) == 6
        faces |= {(place, face) for place, (face, _) in enumerate(found)}
        turns |= {quarters for _, quarters in found}
    assert len(faces) > 60
    assert turns == {0, 1, 2, 3}


def test_a_tile_with_one_face_only_can_be_used():  # G5
    faces = [{"name": f.name, "tile": f.tile, "drawing": f.drawing} for f in default_tiles()[:3]]
    for seed in SEEDS:
        assert {face // 2 for face, _ in faces_on(Table.new(2, seed, tiles=faces))} == {0, 1}


def test_an_edge_is_a_platform_if_either_cell_has_it_also_across_tiles():  # G5 G16
    assert "right-drop" in table(["f6^", "j6^"]).legal()
    assert "right-drop" not in table(["f6^", "j6^"], platforms=["f6E"]).legal()
    assert "right-drop" not in table(["f6^", "j6^"], platforms=["g6W"]).legal()


def test_an_edge_on_the_rim_is_a_platform_if_either_side_of_the_board_has_it():  # G5 G6
    assert "right-drop" not in table(["d6^", "l6^"], seat=1).legal()
    open_rim = [f"a{row}W" for row in range(1, 7)]
    assert "right-drop" in table(["d6^", "l6^"], seat=1, without=open_rim).legal()
    assert "right-drop" not in table(["d6^", "l6^"], seat=1, without=open_rim, platforms=["l6E"]).legal()


def test_a_pawn_that_leaves_one_side_comes_in_at_the_other_in_the_same_row_or_column():  # G6
    open_rim = [f"a{row}W" for row in range(1, 7)]
    game = table(["b6^", "j6^"], without=open_rim, open_door=1)
    assert game.play("long-left")[1:4] == ["stepped 0 a6", "stepped 0 l6", "turn_started 1"]
    game = table(["d6^", "j6^"], blank=["d1", "d2"], platforms=["d2S"])
    assert game.play("drop")[1:3] == ["stepped 0 d1", "fell 0 d2"]


def test_a_star_lies_on_every_symbol_pawns_are_off_and_the_first_one_enters():  # G7 G10
    for players in range(2, 7):
        position = Table.new(players).position
        assert position.stars.keys() == position.symbols.keys()
        assert [seat.pawn is None for seat in position.seats] == [False] + [True] * (players - 1)
        doors = [door.cell for door in position.doors]
        entered = doors.index(position.seats[0].pawn.cell)
        assert position.seats[0].pawn == position.doors[entered]
        assert position.open_door == (entered + 1) % len(doors)


def test_the_first_open_door_is_random_or_a_given_one():  # G7
    def entered(**options: int) -> set[int]:
        positions = [Table.new(4, seed, **options).position for seed in SEEDS]
        return {(position.open_door - 1) % 4 for position in positions}

    assert entered() == {0, 1, 2, 3}
    assert entered(open_door=2) == {2}


def test_stars_are_drawn_at_random():  # G7
    colours = [Counter(Table.new(2, seed).position.stars.values()) for seed in SEEDS]
    assert all(sum(drawn.values()) == 26 for drawn in colours)
    assert len({tuple(sorted(drawn.items())) for drawn in colours}) > 20
    assert max(max(drawn.values()) for drawn in colours) <= 13


@pytest.mark.parametrize(
    ("players", "doors"),
    [
        (2, [(0, 0), (1, 0)]),
        (4, [(0, 0), (1, 0), (1, 1), (0, 1)]),
        (6, [(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)]),
    ],
)
def test_doors_are_ordered_clockwise_round_the_layout(players, doors):  # G8
    position = Table.new(players).position
    assert [tile_of(position.layout, door.cell) for door in position.doors] == doors


def test_setup_writes_every_field_whatever_the_record_held():
    config, content = GAME.configure(parse_options(GAME, GAME.modes["goodies"]), 3)
    dealt = []
    for fill in (b"\x00", b"\x5a", b"\xff"):
        states = np.frombuffer(fill * STATE.itemsize, STATE).copy()
        GAME.kernels.setup_at(states, 0, 3, config, content, np.array([1, 2, 0], np.int64))
        dealt.append(states.tobytes())
    assert len(set(dealt)) == 1


def test_the_record_has_no_padding():
    assert sum(STATE[name].itemsize for name in STATE.names) == STATE.itemsize <= 1536


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"open_door": 2}, "open_door: with 2 players there are Doors 0 to 1"),
        ({"goodies": ["teleport", "teleport"]}, "goodies: each goodie"),
        ({"tiles": []}, "tiles: "),
        ({"max_rounds": 0}, "max_rounds"),
        ({"ending": "never"}, "ending"),
    ],
)
def test_options_that_do_not_fit_are_refused_by_name(options, reason):
    with pytest.raises(OptionError, match=reason):
        GAME.configure(parse_options(GAME, options), 2)


def test_too_few_tiles_for_the_players_are_refused():  # G5
    faces = [{"name": f.name, "tile": f.tile, "drawing": f.drawing} for f in default_tiles()[:4]]
    options = parse_options(GAME, {"tiles": faces})
    assert GAME.configure(options, 2)[1].shape == (4, 75)
    with pytest.raises(OptionError, match="tiles: 3 players need 4 tiles, not 2"):
        GAME.configure(options, 3)
