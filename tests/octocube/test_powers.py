"""The advanced game: Abyss tiles with powers (O60 to O64)."""

from __future__ import annotations

from collections import Counter

import pytest

from asterism.engine.events import new_log
from asterism.games.octocube.describe import GAME
from asterism.games.octocube.state import TRADE

from .table import Table, table, the, types


def advanced(power, cube="b:fd", *, players=2, abyss=None, others=None, **words):
    """The first player's cube stands on b2, and the Abyss tile with this power lies north of it, on b3."""
    cubes = {0: ("b2", cube), **(others or {})}
    return table(players, "advanced", cubes=cubes, abyss={"b3": power, **(abyss or {})}, **words)


def uses(game):
    return [move for move in game.legal() if move.startswith("use:")]


def test_the_letters_come_from_the_pool_each_once():  # O60
    for seed in range(30):
        position = Table.new(3, seed, mode="advanced").position
        letters = [*position.reserve, position.cells["c3"].abyss]
        assert len(set(letters)) == 7
        assert set(letters) <= set("BCDEFGHI")
        assert set(Table.new(2, seed, mode="advanced", powers="ABCDE").position.reserve) == set("ABCDE")


def test_the_centre_is_a_random_tile_of_the_pool():  # O60
    centres = Counter(Table.new(4, seed, mode="advanced").cell("c3").abyss for seed in range(160))
    assert set(centres) == set("BCDEFGHI")
    assert Table.new(2, mode="advanced").cell("c3").abyss is None


def test_the_order_of_the_reserve_and_the_box_are_secret():  # O60
    game = Table.new(2, mode="advanced")
    assert game.redacted().position.reserve == (None,) * 5
    truths = [game.resampled(seed).position.reserve for seed in range(60)]
    assert len(set(truths)) > 50
    assert {letter for truth in truths for letter in truth} == set("BCDEFGHI")


def test_the_top_of_the_reserve_is_laid():  # O60 O14
    game = advanced("B", piles={"b2": ""}, reserve=["C", "D", "E", "F"])
    assert the(game.play("s"), "laid") == {"cell": "b2", "abyss": "F", "left": 3}
    assert game.position.reserve == ("C", "D", "E")


def test_a_laid_tile_is_known_and_the_rest_of_the_reserve_is_among_the_others():  # O60
    game = advanced("B", abyss={"c4": "H"})
    for seed in range(30):
        assert not {"B", "H"} & set(game.resampled(seed).position.reserve)


def test_the_power_of_an_adjacent_tile_is_a_whole_turn():  # O61
    game = advanced("H")
    assert uses(game) == ["use:h"]
    assert types(game.play("use:h")) == ["used"]
    assert (game.position.seat, game.position.phase, game.position.power) == (0, "power", "H")
    assert "pass" not in game.legal()
    game.play("h:a1a2")
    assert (game.position.seat, game.position.power) == (1, None)


def test_the_powers_of_all_adjacent_tiles_are_offered():  # O61
    game = advanced("H", abyss={"a2": "C", "c2": "G", "b1": "E"}, others={1: ("d4", "b:pw")})
    assert uses(game) == ["use:c", "use:e", "use:g", "use:h"]


def test_a_tile_under_a_cube_cannot_be_used_from_beside():  # O61
    assert uses(advanced("H", others={1: ("b3", "b:pw")})) == []
    assert uses(advanced("H", abyss={"c3": "C", "b2": "E"})) == ["use:h"]


def test_base_and_kids_use_the_centre_by_rolling_only():  # O61 O16
    assert uses(table(3, cubes={0: ("c2", "b:fd")})) == []


def test_after_rolling_onto_a_tile_its_power_may_be_used():  # O61
    game = advanced("H")
    game.play("n")
    assert (game.position.phase, game.position.power, game.position.seat) == ("bonus", "H", 0)
    assert game.legal()[0] == "pass"
    assert types(game.play("h:a1a2")) == ["used", "swapped"]
    assert game.position.seat == 1


def test_after_rolling_onto_a_tile_its_power_may_be_left_unused():  # O61
    game = advanced("H")
    before = game.position.cells["a1"]
    assert types(game.play("n", "pass")) == ["declined"]
    assert (game.position.seat, game.position.cells["a1"]) == (1, before)


def test_no_decision_arises_where_the_power_cannot_be_used():  # O61 O62
    game = advanced("G")
    assert uses(game) == []
    game.play("n")
    assert game.position.seat == 1


def test_a_bare_spot_has_no_power():  # O14 O61
    laid = {"a1": "C", "b1": "D", "c1": "E", "d1": "F", "b3": "H", "a2": "plain"}
    game = table(2, "advanced", cubes={1: ("b2", "b:fd")}, abyss=laid, seat=1)
    assert uses(game) == ["use:d", "use:h"]
    game.play("w")
    assert game.position.result == "finished"


def test_placing_on_an_abyss_tile_triggers_nothing():  # O61
    game = table(2, "advanced", abyss={"b1": "H"})
    game.play("@b1")
    assert game.position.seat == 1


# A


def test_power_a_gives_a_roll():  # O62
    game = advanced("A", powers="ABCDE")
    assert game.play("use:a")[0].data["power"] == "A"
    assert game.legal() == ["n", "e", "s", "w"]
    game.play("e")
    assert (game.seat(0).cell, game.position.seat) == ("c2", 1)


def test_a_roll_of_power_a_may_trigger_another_power():  # O61 O62
    game = advanced("A", abyss={"c2": "C"}, powers="ABCDE")
    game.play("use:a", "e")
    assert (game.position.phase, game.position.power, game.position.seat) == ("bonus", "C", 0)
    game.play("c:d4")
    assert (game.seat(0).cell, game.position.seat) == ("d4", 1)


def test_a_roll_onto_a_gives_another_roll_there_too():  # O61 O62
    game = advanced("A", abyss={"b4": "C"}, powers="ABCDE")
    game.play("use:a", "n")
    assert (game.position.phase, game.position.power) == ("bonus", "A")
    game.play("n")
    assert (game.position.phase, game.position.power, game.seat(0).cell) == ("bonus", "C", "b4")


# B


def test_power_b_swaps_the_top_tile_with_one_of_the_board():  # O62 O63
    game = advanced("B", "b:fd t:pw", boards={0: "sg sg al"})
    game.play("use:b")
    assert game.legal() == ["b:sg", "b:al"]
    assert types(game.play("b:sg")) == ["replaced"]
    assert game.cube(0) == "t:sg b:fd"
    assert game.seat(0).board == {"white-pearl": 1, "green-sextant": 1, "light-amphora": 1}
    assert game.seat(0).points == 0


def test_the_two_tiles_may_be_alike():  # O62
    game = advanced("B", "b:fd t:pw", boards={0: "pw"})
    game.play("use:b", "b:pw")
    assert (game.cube(0), game.seat(0).board) == ("t:pw b:fd", {"white-pearl": 1})


def test_a_coin_swapped_by_b_lies_beside_the_board():  # O63
    game = advanced("B", "b:fd t:$", boards={0: "sg"}, coins={0: 2})
    assert the(game.play("use:b", "b:sg"), "replaced") == {"seat": 0, "gave": "green-sextant", "got": "coin"}
    assert (game.cube(0), game.seat(0).coins, game.seat(0).board) == ("t:sg b:fd", 3, {})


@pytest.mark.parametrize(("cube", "board"), [("b:fd", "sg"), ("b:fd t:pw", "")])
def test_power_b_needs_a_top_tile_and_a_tile_on_the_board(cube, board):  # O62
    assert uses(advanced("B", cube, boards={0: board}, coins={0: 2})) == []


# C


def test_power_c_lifts_the_cube_onto_any_other_free_cell():  # O62 O63
    game = advanced(
        "C", "b:fd n:pw", others={1: ("d4", "b:sg")}, piles={"b2": "", "d1": "fw al"}, reserve=["D", "E", "F", "G"]
    )
    game.play("use:c")
    assert len(game.legal()) == 14
    assert not {"c:b2", "c:d4"} & set(game.legal())
    events = game.play("c:d1")
    assert types(events) == ["laid", "lifted"]
    assert (game.cube(0), game.seat(0).cell, game.cell("b2").abyss) == ("b:fd n:pw", "d1", "G")


def test_a_lifted_cube_picks_up_a_tile_where_it_lands():  # O63 O12
    game = advanced("C", "n:pw", abyss={"b2": "D"}, piles={"d1": "fw al"})
    game.play("use:c", "c:d1")
    assert game.cube(0) == "b:al n:pw"


def test_a_lifted_cube_triggers_no_power():  # O61 O62
    game = advanced("C", abyss={"d4": "H"})
    game.play("use:c", "c:d4")
    assert game.position.seat == 1


# D


def test_power_d_puts_any_open_tile_on_the_free_top_face():  # O62
    game = advanced("D", others={1: ("d4", "b:sg")}, piles={"a1": "fw al", "d4": "fw fl"})
    game.play("use:d")
    assert len(game.legal()) == 13  # not b2 and d4 with cubes, not b3 with the Abyss tile
    events = game.play("d:a1")
    assert types(events) == ["fetched", "uncovered"]
    assert (game.cube(0), game.pile("a1")) == ("t:al b:fd", "fw")
    assert game.redacted().pile("a1") == "fw"


def test_where_d_takes_the_last_tile_an_abyss_tile_is_laid():  # O63
    game = advanced("D", piles={"a1": "$"}, reserve=["C", "E", "F", "G"])
    assert types(game.play("use:d", "d:a1")) == ["fetched", "laid"]
    assert game.cell("a1").abyss == "G"
    assert (game.cube(0), game.seat(0).coins) == ("t:$ b:fd", 0)


def test_power_d_needs_a_free_top_face():  # O62
    assert uses(advanced("D", "b:fd t:pw")) == []


def test_power_d_needs_an_open_tile():  # O62
    bare = dict.fromkeys([f"{x}{y}" for x in "abcd" for y in range(1, 5)], "plain")
    letters = {"a1": "C", "b1": "E", "c1": "F", "d1": "H", "b3": "D"}
    cubes = {0: ("c3", "b:pw"), 1: ("b2", "b:fd")}
    laid = {cell: letter for cell, letter in {**bare, **letters}.items() if cell not in ("c3", "b2")}
    words = {"cubes": cubes, "coins": {0: 12}, "seat": 1}
    game = table(2, "advanced", abyss=laid, piles={"b2": "", "c3": "fw"}, **words)
    assert "use:d" not in uses(game)
    del laid["d4"]
    game = table(2, "advanced", abyss=laid, piles={"b2": "", "c3": "", "d4": "fw"}, **words)
    assert "use:d" in uses(game)


# E


def test_power_e_turns_the_cube_to_any_other_arrangement():  # O62
    game = advanced("E", "b:fd t:pw n:sg e:al s:dl w:pd")
    game.play("use:e")
    assert len(game.legal()) == 23
    game.play("e:ws")
    assert game.cube(0).startswith("t:pd")
    assert game.seat(0).cell == "b2"


def test_power_e_offers_equal_arrangements_once():  # O62 O6
    game = advanced("E", "b:fd")
    game.play("use:e")
    assert len(game.legal()) == 5


def test_the_tile_under_a_turned_cube_sticks_if_its_bottom_is_free():  # O63 O12 O64
    game = advanced("E", "b:fd", piles={"b2": "fw al pw"})
    events = game.play("use:e", "e:bn")
    assert types(events) == ["turned", "stuck"]
    assert (game.cube(0), game.pile("b2")) == ("t:fd b:pw", "fw al")
    assert game.redacted().pile("b2") == "? ?"


def test_power_e_needs_another_arrangement():  # O62
    assert uses(advanced("E", "", abyss={"b2": "C"})) == []
    assert uses(advanced("E", "b:fd", abyss={"b2": "C"})) == ["use:e"]


# F


def test_power_f_swaps_the_tile_of_an_adjacent_pile_with_one_of_the_board():  # O62 O64
    game = advanced("F", boards={0: "sg al"}, piles={"c2": "fw pw", "a2": "fl fd"}, others={1: ("b1", "b:pl")})
    game.play("use:f")
    assert game.legal() == ["f:e:sg", "f:e:al", "f:w:sg", "f:w:al"]
    events = game.play("f:e:al")
    assert the(events, "traded") == {"seat": 0, "cell": "c2", "gave": "light-amphora", "got": "white-pearl"}
    assert game.pile("c2") == "fw al"
    assert game.redacted().pile("c2") == "? al"
    assert game.seat(0).board == {"green-sextant": 1, "white-pearl": 1}
    assert game.seat(0).points == 0


def test_power_f_cannot_take_a_coin():  # O62 O63
    game = advanced("F", boards={0: "sg"}, piles={"c2": "fw $", "a2": "fl $", "b1": "$ fd"})
    game.play("use:f")
    assert game.legal() == ["f:s:sg"]
    coins = {"c2": "fw $", "a2": "fl $", "b1": "fd $"}
    assert "use:f" not in uses(advanced("F", boards={0: "sg"}, piles=coins))


def test_in_version_1_a_coin_swapped_by_f_lies_beside_the_board():  # O62 O63
    game = advanced("F", boards={0: "sg"}, piles={"c2": "fw $", "a2": "fl $", "b1": "fd $"})
    game.states["rules_version"] = 1
    assert uses(game) == ["use:f"]
    game.play("use:f", "f:e:sg")
    assert (game.pile("c2"), game.seat(0).coins, game.seat(0).board) == ("fw sg", 1, {})


def test_power_f_needs_an_adjacent_pile_and_a_tile_on_the_board():  # O62 O63
    assert uses(advanced("F", coins={0: 3})) == []
    surrounded = {"a2": "C", "b1": "D", "c2": "E"}
    assert "use:f" not in uses(advanced("F", boards={0: "sg"}, abyss=surrounded))
    assert uses(advanced("F", boards={0: "sg"})) == ["use:f"]


# G


def test_power_g_swaps_places_with_another_cube():  # O62 O63
    others = {1: ("d4", "n:sg"), 2: (None, "t:pw")}
    game = advanced("G", "b:fd", players=3, others=others, abyss={"d4": "C"}, piles={"b2": "fw al"})
    game.play("use:g")
    assert game.legal() == ["g:2"]
    events = game.play("g:2")
    assert types(events) == ["switched", "uncovered", "stuck"]
    assert (game.seat(0).cell, game.cube(0)) == ("d4", "b:fd")
    assert (game.seat(1).cell, game.cube(1)) == ("b2", "b:al n:sg")


def test_after_g_both_cells_are_left_before_both_cubes_land():  # O63 O14
    game = advanced(
        "G",
        "b:fd",
        others={1: ("d4", "b:sg n:pw")},
        piles={"b2": "", "d4": ""},
        reserve=["C", "D", "E", "F"],
    )
    events = game.play("use:g", "g:2")
    assert [event.data for event in events if event.type == "laid"] == [
        {"cell": "b2", "abyss": "F", "left": 3},
        {"cell": "d4", "abyss": "E", "left": 2},
    ]
    assert (game.cube(0), game.cube(1)) == ("b:fd", "b:sg n:pw")


def test_after_g_both_cubes_pick_up_tiles_and_all_have_seen_what_they_left():  # O63 O64
    game = advanced("G", "b:fd", others={1: ("d4", "b:sg")}, piles={"b2": "fw al", "d4": "fl pl"})
    game.play("use:g", "g:2")
    assert (game.pile("b2"), game.pile("d4")) == ("fw al", "fl pl")
    assert (game.redacted().pile("b2"), game.redacted().pile("d4")) == ("? al", "? pl")


def test_power_g_needs_another_cube_on_the_board():  # O62
    assert uses(advanced("G", others={1: (None, "b:pw")})) == []


# H


def test_power_h_swaps_two_cells_unseen():  # O62 O64
    game = advanced("H", piles={"a1": "fw al! pw", "d4": "sg"})
    game.play("use:h", "h:d4a1")
    assert (game.pile("a1"), game.pile("d4")) == ("sg", "fw al pw")
    assert game.redacted().pile("d4") == "? al pw"


def test_power_h_swaps_piles_and_abyss_tiles_without_cubes():  # O62
    game = advanced("H", others={1: ("d4", "b:sg")}, piles={"a1": "fw al"})
    game.play("use:h")
    assert len(game.legal()) == 14 * 13 // 2
    assert not [move for move in game.legal() if "b2" in move or "d4" in move]
    game.play("h:a1b3")
    assert (game.cell("a1").abyss, game.pile("b3")) == ("H", "fw al")


# I


def test_power_i_swaps_top_tiles_with_another_cube():  # O62 O63
    others = {1: ("d4", "t:$ b:sg"), 2: ("d1", "b:sd"), 3: (None, "t:al")}
    game = advanced("I", "b:fd t:pw", players=4, others=others)
    game.play("use:i")
    assert game.legal() == ["i:2"]
    events = game.play("i:2")
    assert the(events, "exchanged") == {"seat": 0, "other": 1, "gave": "white-pearl", "got": "coin"}
    assert (game.cube(0), game.cube(1)) == ("t:$ b:fd", "t:pw b:sg")
    assert (game.seat(0).coins, game.seat(0).points) == (0, 0)


@pytest.mark.parametrize(("mine", "theirs"), [("b:fd", "t:pw b:sg"), ("t:pw b:fd", "b:sg")])
def test_power_i_needs_both_top_tiles(mine, theirs):  # O62
    assert uses(advanced("I", mine, others={1: ("d4", theirs)})) == []


# Knowledge


def test_tiles_on_cubes_and_boards_are_open():  # O64
    game = advanced("H", "b:fd t:pw", boards={0: "sg"})
    shown = game.redacted()
    assert (shown.cube(0), shown.seat(0).board) == ("t:pw b:fd", {"green-sextant": 1})


def test_what_all_have_seen_stays_known_under_a_cube():  # O64
    game = table(cubes={0: ("b2", "b:fd s:pw")}, piles={"b3": "fw al sg"}, abyss={"b2": "plain"})
    game.play("p180", "@d4", "n")
    assert game.cube(0) == "b:pw s:fd"  # it landed on a tile and took none
    assert game.redacted().pile("b3") == "? ? sg"
    assert types(game.play("pass", "n")) == ["rolled", "stuck"]  # nothing new is uncovered on b3


def test_the_tile_under_a_cube_that_took_one_is_secret():  # O64
    game = table(piles={"b1": "fw al sg"})
    game.play("@b1")
    assert game.redacted().pile("b1") == "? ?"
    assert game.cell("b1").seen == (False, False)
    assert Table(game.position).states.tobytes() == game.states.tobytes()
    assert {game.resampled(seed).pile("b1") for seed in range(5)} != {game.pile("b1")}


def test_nobody_sees_more_of_a_move_or_an_event_than_another():
    assert GAME.rules.redact_action(TRADE, 0, 1) == GAME.rules.redact_action(TRADE, 0, -1) == TRADE
    log = new_log(2)
    log[0, 0], log[1] = 1, range(1, 9)
    before = log.copy()
    GAME.kernels.redact_log(log, 1)
    assert (log == before).all()


def test_other_truths_keep_all_that_is_known():  # O64
    game = advanced("H", "b:fd t:$", boards={0: "sg"}, coins={0: 2}, piles={"a1": "fw al! pw"})
    for seed in range(20):
        other = game.resampled(seed)
        assert other.redacted().states.tobytes() == game.redacted().states.tobytes()
        Table(other.position)  # all tiles are there


def test_every_truth_is_as_likely_as_any_other():  # O64
    game = table(piles={"a1": "$ pw"})
    hidden = [tile for cell in game.redacted().position.cells.values() for tile in cell.pile].count(None)
    shown = sum(
        seen and tile == "coin"
        for cell in game.position.cells.values()
        for tile, seen in zip(cell.pile, cell.seen, strict=True)
    )
    trials = 600
    coins = sum(game.resampled(seed).pile("a1").startswith("$") for seed in range(trials))
    expected = trials * (12 - shown) / hidden
    assert abs(coins - expected) < 4 * expected**0.5


def test_a_preview_shows_all_but_what_is_hidden():
    game = table(cubes={0: ("b2", "b:fd")}, piles={"b2": "fw al"}).redacted()
    assert the(game.play("n"), "uncovered") == {"cell": "b2", "tile": None}
    game = advanced("E", "b:fd", piles={"b2": "fw al pw"}).redacted()
    assert the(game.play("use:e", "e:bn"), "stuck")["tile"] is None


def test_a_preview_of_the_last_move_scores_what_is_known():
    laid = {"a1": "C", "b1": "D", "c1": "F", "d1": "G", "b3": "E"}
    game = table(2, "advanced", cubes={1: ("b2", "b:fd")}, abyss=laid, piles={"b2": "fw al pw"}, seat=1).redacted()
    events = game.play("use:e", "e:bn")
    assert types(events)[-1] == "game_over"
    assert [event.data["tile"] for event in events if event.type == "detached"] == ["dark-starfish", None]
