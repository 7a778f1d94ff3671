"""A turn of the base game (O10 to O19)."""

from __future__ import annotations

from itertools import combinations

import pytest

from .table import Table, table, the, types


def test_placing_the_cube_is_the_whole_turn():  # O10
    game = table(piles={"b1": "fw pw"})
    events = game.play("@b1")
    assert types(events) == ["placed", "stuck"]
    assert game.seat(0).cell == "b1"
    assert game.position.seat == 1


def test_the_cube_is_placed_only_on_free_edge_cells():  # O10
    game = table(3, cubes={1: ("b1", "b:pw"), 2: ("c2", "b:pl")})
    cells = {move[1:3] for move in game.legal()}
    assert len(cells) == 15
    assert not cells & {"b1", "c2", "b2", "c3"}


def test_the_cube_is_placed_in_any_orientation():  # O10 O6
    game = table(cubes={0: (None, "t:pw b:fd n:sg e:al s:dl w:pd")}, abyss={"b1": "plain"})
    assert len({move for move in game.legal() if move.startswith("@b1")}) == 24
    game.play("@b1/ws")  # the west face comes on top, the south face to the north
    cube = game.seat(0).cube
    assert (cube.top, cube.north, cube.bottom, cube.south) == (
        "dark-pearl",
        "light-diamond",
        "light-amphora",
        "green-sextant",
    )
    assert {cube.east, cube.west} == {"white-pearl", "dark-starfish"}


def test_a_turned_cube_is_not_mirrored():  # O10
    game = table(cubes={0: (None, "t:pw n:sg e:al")}, abyss={"b1": "plain"})
    game.play("@b1/ne")  # seen from outside, top, north and east run clockwise; so must they now
    assert game.cube(0) == "t:sg n:al e:pw"


def test_a_cube_on_the_board_rolls_pivots_scores_or_passes():  # O11
    game = table(cubes={0: ("b2", "b:pw n:sg")})
    assert game.legal() == [
        *"nesw",
        *("p90", "p180", "p270"),
        *("score", "score:b", "score:n", "score:bn"),
        "pass",
    ]


def test_the_top_tile_sticks_to_a_free_bottom_face():  # O12
    game = table(piles={"b1": "fw dg pw"})
    events = game.play("@b1")
    assert the(events, "stuck") == {"seat": 0, "cell": "b1", "tile": "white-pearl", "face": "bottom"}
    assert game.cube(0) == "b:pw"
    assert game.pile("b1") == "fw dg"


def test_nothing_sticks_to_a_bottom_face_that_has_a_tile():  # O12
    game = table(cubes={0: (None, "b:sg")}, piles={"b1": "fw dg pw"})
    assert types(game.play("@b1")) == ["placed"]
    assert game.pile("b1") == "fw dg pw"
    assert game.cube(0) == "b:sg"


def test_a_tile_that_sticks_counts_for_score_at_once():  # O12 O18
    game = table(piles={"b1": "fw pw"})
    game.play("@b1", "@d4", "score:b")
    assert game.seat(0).board == {"white-pearl": 1}


FULL = "t:pw b:fd n:sg e:al s:dl w:pd"


@pytest.mark.parametrize(
    ("direction", "cell", "cube"),
    [
        ("n", "b3", "t:dl b:sg n:pw e:al s:fd w:pd"),
        ("s", "b1", "t:sg b:dl n:fd e:al s:pw w:pd"),
        ("e", "c2", "t:pd b:al n:sg e:pw s:dl w:fd"),
        ("w", "a2", "t:al b:pd n:sg e:fd s:dl w:pw"),
    ],
)
def test_a_cube_tips_over_its_edge(direction, cell, cube):  # O13
    game = table(cubes={0: ("b2", FULL)})
    events = game.play(direction)
    assert the(events, "rolled")["cell"] == cell
    assert game.seat(0).cell == cell
    assert game.cube(0) == cube


def test_a_roll_picks_up_the_tile_it_lands_on():  # O13 O12
    game = table(cubes={0: ("b2", "b:fd")}, piles={"b3": "fw pw"})
    game.play("n")
    assert game.cube(0) == "b:pw s:fd"


def test_a_cube_cannot_roll_onto_another_or_off_the_grid():  # O13
    game = table(cubes={0: ("a1", "b:fd"), 1: ("a2", "b:pw")})
    assert [move for move in game.legal() if move in "nesw"] == ["e"]


def test_leaving_a_pile_uncovers_the_tile_under_it():  # O3 O14
    game = table(cubes={0: ("b2", "b:fd")}, piles={"b2": "fw pw"})
    assert game.redacted().pile("b2") == "? ?"
    assert the(game.play("n"), "uncovered") == {"cell": "b2", "tile": "white-pearl"}
    assert game.redacted().pile("b2") == "? pw"


def test_where_the_last_tile_was_taken_an_abyss_tile_is_laid():  # O14
    game = table(cubes={0: ("b2", "b:fd")}, piles={"b2": ""})
    assert the(game.play("n"), "laid") == {"cell": "b2", "abyss": "plain", "left": 4}
    assert game.cell("b2").abyss == "plain"
    assert len(game.position.reserve) == 4


def test_scoring_leaves_the_cell_too():  # O14
    game = table(cubes={0: ("b2", "b:fd")}, piles={"b2": ""})
    assert "laid" in types(game.play("score"))


def test_pivoting_and_passing_do_not_leave_the_cell():  # O14
    game = table(cubes={0: ("b2", "b:fd n:pw"), 1: ("c4", "b:pl")}, piles={"b2": ""})
    game.play("p90", "pass", "pass")
    assert game.cell("b2").abyss is None


def test_without_reserve_the_bare_spot_counts_as_an_abyss_tile():  # O14
    laid = dict.fromkeys(("a1", "b1", "c1", "d1", "a4"), "plain")
    game = table(cubes={0: (None, ""), 1: ("b2", "b:fd")}, piles={"b2": ""}, abyss=laid, seat=1)
    assert the(game.play("score"), "laid") == {"cell": "b2", "abyss": "plain", "left": 0}


def test_an_abyss_tile_that_a_cube_leaves_stays_alone():  # O14 O15
    game = table(cubes={0: ("b2", "b:fd")}, abyss={"b2": "plain"})
    assert types(game.play("n")) == ["rolled", "stuck"]
    assert len(game.position.reserve) == 4


def test_there_is_nothing_to_take_on_an_abyss_tile():  # O15
    game = table(cubes={0: ("b2", "t:fd")}, abyss={"b2": "plain", "b3": "plain"})
    assert types(game.play("n")) == ["rolled"]
    assert game.cube(0) == "n:fd"


def test_rolling_onto_the_centre_gives_another_roll():  # O16
    game = table(3, cubes={0: ("c2", "b:fd")}, piles={"c4": "fw pw"})
    game.play("n")
    assert (game.position.seat, game.position.phase, game.position.power) == (0, "bonus", "A")
    assert game.legal() == ["n", "e", "s", "w", "pass"]
    assert types(game.play("n")) == ["used", "rolled", "stuck"]
    assert game.seat(0).cell == "c4"
    assert game.position.seat == 1


def test_the_second_roll_may_be_left_out():  # O16
    game = table(4, cubes={0: ("c2", "b:fd"), 1: ("b3", "b:pw")})
    game.play("n")
    assert game.legal() == ["n", "e", "s", "pass"]
    assert types(game.play("pass")) == ["declined"]
    assert (game.seat(0).cell, game.position.seat) == ("c3", 1)


def test_two_players_have_no_centre():  # O16
    game = table(2, cubes={0: ("c2", "b:fd")}, abyss={"c3": "plain"})
    game.play("n")
    assert game.position.seat == 1


@pytest.mark.parametrize(
    ("move", "cube"),
    [
        ("p90", "t:pw b:fd n:pd e:sg s:al w:dl"),
        ("p180", "t:pw b:fd n:dl e:pd s:sg w:al"),
        ("p270", "t:pw b:fd n:al e:dl s:pd w:sg"),
    ],
)
def test_a_pivot_turns_clockwise_and_keeps_top_and_bottom(move, cube):  # O17
    game = table(cubes={0: ("b2", FULL)})
    assert types(game.play(move)) == ["pivoted"]
    assert game.cube(0) == cube
    assert game.seat(0).cell == "b2"


@pytest.mark.parametrize(
    ("cube", "pivots"),
    [
        ("t:pw b:fd", []),
        ("b:fd n:fw e:fw s:fw w:fw", []),
        ("b:fd n:fw s:fw", ["p90"]),
        ("b:fd n:fw e:pw s:fw w:pw", ["p90"]),
        ("b:fd n:fw e:fw", ["p90", "p180", "p270"]),
        ("b:fd n:fw e:pw s:fw", ["p90", "p180", "p270"]),
    ],
)
def test_only_pivots_that_change_something_are_offered_once(cube, pivots):  # O17
    game = table(cubes={0: ("b2", cube)})
    assert [move for move in game.legal() if move[0] == "p" and move != "pass"] == pivots


def test_each_set_of_occupied_faces_can_be_scored():  # O18
    game = table(cubes={0: ("b2", "t:pw b:fd e:al w:pd")})
    sets = {move for move in game.legal() if move.startswith("score")}
    expected = {"".join(faces) for n in range(5) for faces in combinations("tbew", n)}
    assert sets == {f"score:{faces}" if faces else "score" for faces in expected}


@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15)])
def test_objects_score_by_kind_whatever_their_colour(count, points):  # O18
    cube = ["b:fd", "t:fw", "n:fl", "e:fg", "s:fg", "w:fd"][:count]
    game = table(cubes={0: ("b2", " ".join(cube))})
    events = game.play("score:" + "".join(face[0] for face in cube))
    assert the(events, "scored") == {"seat": 0, "kind": "starfish", "count": count, "points": points}
    assert game.seat(0).points == points
    assert game.seat(0).cell is None


def test_each_kind_scores_on_its_own_and_coins_lie_beside_the_board():  # O18
    game = table(cubes={0: ("b2", "b:fd t:fw n:pl e:pg s:$ w:sd")}, points={0: 5})
    events = game.play("score:tbnesw")
    assert [e.data["points"] for e in events if e.type == "scored"] == [2, 0, 2]
    assert game.seat(0).points == 9
    assert game.seat(0).coins == 1
    assert game.seat(0).board == {
        "dark-starfish": 1,
        "white-starfish": 1,
        "light-pearl": 1,
        "green-pearl": 1,
        "dark-sextant": 1,
    }


def test_tiles_left_on_the_cube_stay():  # O18
    game = table(cubes={0: ("b2", "b:fd t:fw n:fl s:$")})
    game.play("score:bn")
    assert (game.cube(0), game.seat(0).points, game.seat(0).coins) == ("t:fw s:$", 2, 0)
    game.play("@d4")
    assert {move[:1] for move in game.legal()} == {"@"}


def test_tiles_stack_on_the_board():  # O18
    game = table(cubes={0: ("b2", "b:fd")}, boards={0: "fd fd pw"})
    game.play("score:b")
    assert game.seat(0).board == {"dark-starfish": 3, "white-pearl": 1}


def test_passing_changes_nothing_but_the_turn():  # O19
    game = table(cubes={0: ("b2", "b:fd"), 1: ("c3", "b:pw")})
    before = game.position
    assert types(game.play("pass")) == ["passed"]
    assert (game.position.cells, game.position.seats, game.position.seat) == (before.cells, before.seats, 1)


def test_a_cube_in_the_personal_area_must_be_placed():  # O10
    assert all(move.startswith("@") for move in Table.new(4).legal())
