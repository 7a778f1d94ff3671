"""Pieces, piles, Abyss tiles (O1 to O6)."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import numpy as np
import pytest

from asterism.engine.errors import OptionError
from asterism.engine.options import parse_options
from asterism.games.octocube.describe import GAME
from asterism.games.octocube.names import COLOUR_NAMES, FACE_NAMES, KIND_NAMES
from asterism.games.octocube.orientations import TURN
from asterism.games.octocube.state import STATE, TILES

from .table import NAME, Table, cells_of, sketch, table

RIM_4 = ["a1", "b1", "c1", "d1", "a2", "d2", "a3", "d3", "a4", "b4", "c4", "d4"]
RIM_5 = ["a1", "b1", "c1", "d1", "e1", "a2", "e2", "a3", "e3", "a4", "e4", "a5", "b5", "c5", "d5", "e5"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_0_begins_and_the_turn_goes_round(players):  # O1
    game = Table.new(players)
    cells = iter(RIM_4)
    for turn in range(2 * players):
        assert game.position.seat == turn % players
        assert game.position.round == 1 + turn // players
        game.play(f"@{next(cells)}" if turn < players else "pass")


def test_there_are_two_to_four_players():  # O1
    assert (GAME.min_players, GAME.max_players) == (2, 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_72_objects_and_12_coins(players):  # O2
    tiles = Counter(tile for cell in Table.new(players).position.cells.values() for tile in cell.pile)
    assert tiles.total() == TILES
    assert tiles.pop("coin") == 12
    by_kind = {
        "diamond": (3, 2, 2, 2),
        "pearl": (3, 3, 3, 3),
        "sextant": (3, 4, 4, 4),
        "amphora": (4, 5, 4, 4),
        "starfish": (5, 4, 5, 5),
    }
    assert tuple(by_kind) == KIND_NAMES
    assert tiles == {
        f"{colour}-{kind}": n for kind, ns in by_kind.items() for colour, n in zip(COLOUR_NAMES, ns, strict=True)
    }
    assert {
        colour: sum(n for name, n in tiles.items() if name.startswith(colour)) for colour in COLOUR_NAMES
    } == dict.fromkeys(COLOUR_NAMES, 18)


def test_two_players_have_4_by_4_piles_of_5_and_6():  # O3
    cells = Table.new(2).position.cells
    assert list(cells) == cells_of(2)
    assert len(cells) == 16
    for name, cell in cells.items():
        assert len(cell.pile) == (5 if name in RIM_4 else 6)
        assert cell.abyss is None


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_have_5_by_5_cells_round_the_abyss_a(players):  # O3
    cells = Table.new(players).position.cells
    assert len(cells) == 25
    assert cells["c3"].abyss == "A"
    for name, cell in cells.items():
        high = 3 if name in RIM_5 else 4 if name in ("b2", "b4", "d2", "d4") else 0 if name == "c3" else 5
        assert len(cell.pile) == high


def test_only_the_top_tile_of_a_pile_is_open():  # O3
    game = Table.new(3)
    for cell in game.redacted().position.cells.values():
        assert [tile is None for tile in cell.pile] == [True] * (len(cell.pile) - 1) + [False] * bool(cell.pile)


def test_the_tiles_are_shuffled():  # O3
    deals = {Table.new(2, seed).states.tobytes() for seed in range(50)}
    assert len(deals) == 50
    tops = Counter(Table.new(2, seed).cell("b2").pile[-1] for seed in range(420))
    assert 35 <= tops["coin"] <= 90  # 60 expected
    assert len(tops) == 21


@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 6), (4, 7)])
def test_the_reserve_has_5_6_or_7_abyss_tiles(players, tiles):  # O4
    assert Table.new(players).position.reserve == ("plain",) * tiles
    assert len(Table.new(players, mode="advanced").position.reserve) == tiles
    assert Table.new(players, mode="kids").position.reserve == ()


@pytest.mark.parametrize(("players", "rim"), [(2, RIM_4), (3, RIM_5), (4, RIM_5)])
def test_the_edge_is_the_rim_of_the_grid_with_its_corners(players, rim):  # O5
    assert Table.new(players).legal() == [f"@{name}" for name in rim]


def test_a_cell_is_free_without_a_cube_also_with_an_abyss_tile():  # O5
    game = table(cubes={1: ("b1", "b:pw")}, abyss={"c1": "plain"})
    assert [move for move in game.legal() if move[:4] in ("@b1", "@c1", "@d1")] == ["@c1", "@d1"]


def test_adjacent_cells_share_a_side():  # O5
    game = table(cubes={0: ("b2", "b:pw"), 1: ("b3", "b:pl")})
    assert [move for move in game.legal() if len(move) == 1] == ["e", "s", "w"]
    corner = table(cubes={0: ("d4", "b:pw")})
    assert [move for move in corner.legal() if len(move) == 1] == ["s", "w"]


def arrangements(faces: str) -> int:
    """How many ways to place such a cube on one cell are offered."""
    tiles = {face: NAME[f"f{colour}"] for face, colour in zip(FACE_NAMES, faces, strict=True) if colour != "-"}
    words = " ".join(f"{face[0]}:f{colour}" for face, colour in zip(FACE_NAMES, faces, strict=True) if colour != "-")
    assert len(tiles) == len(words.split())
    return sum(move[:3] == "@a1" for move in table(cubes={0: (None, words)}).legal())


@pytest.mark.parametrize(
    ("faces", "count"),
    [
        ("------", 1),
        ("w-----", 6),
        ("ww----", 3),
        ("w-w---", 12),
        ("wl----", 6),
        ("wwww--", 12),
        ("wddddd", 6),
        ("wldgwl", 24),
    ],
)
def test_orientations_that_look_alike_are_one_choice(faces, count):  # O6
    assert arrangements(faces) == count


def test_each_arrangement_is_offered_exactly_once():  # O6
    rng = random.Random(6)
    for _ in range(40):
        faces = "".join(rng.choice("-wd") for _ in range(5)) + "-"
        different = {"".join(faces[face] for face in turn) for turn in TURN}
        assert arrangements(faces) == len(different), faces


def test_a_record_has_no_padding():
    assert STATE.itemsize == sum(STATE[name].itemsize for name in STATE.names)


def test_setup_writes_every_field():
    config, content = GAME.configure(parse_options(GAME, {"mode": "kids"}), 3)
    one, two = np.zeros(1, STATE), np.frombuffer(b"\x05" * STATE.itemsize, STATE).copy()
    for states in (one, two):
        from asterism.engine.rng import make_rng

        GAME.kernels.setup_at(states, 0, 3, config, content, make_rng(3))
    assert one.tobytes() == two.tobytes()


@pytest.mark.parametrize(
    ("options", "players", "message"),
    [
        ({"powers": "BBCDEFG"}, 2, "powers: 'BBCDEFG' names a letter twice"),
        ({"mode": "advanced", "powers": "BCDEFG"}, 3, "powers: 3 players need 7 different letters, not 6"),
        ({"mode": "advanced", "powers": "BCDE"}, 2, "powers: 2 players need 5 different letters, not 4"),
        ({"mode": "kids", "boards": [1, 2, 3, 3]}, 2, "boards: two seats have the same board"),
    ],
)
def test_options_that_do_not_fit_are_refused(options, players, message):  # O60 O80
    with pytest.raises(OptionError, match=message):
        GAME.configure(parse_options(GAME, options), players)


@pytest.mark.parametrize(
    "options", [{"powers": "bcd"}, {"powers": "J"}, {"boards": [1, 2, 3]}, {"boards": [0, 1, 2, 3]}, {"max_rounds": 0}]
)
def test_options_out_of_range_are_refused(options):
    with pytest.raises(OptionError):
        parse_options(GAME, options)


def test_a_sketch_keeps_all_tiles():
    for players, mode in itertools.product((2, 3, 4), ("base", "kids")):
        assert Table(sketch(players, mode)).legal()
