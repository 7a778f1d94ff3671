"""The duel, rule by rule.

A piece that faces east (``g7:e``) shows east 1, south-east 6, south-west 3, west 5, north-west 2, north-east 4. Round
g7 lie, from the east clockwise, g8 h7 h6 g6 f6 f7. The inner start cells are g10 j7 j4 g4 d4 d7. In most fights the red
piece on g7 turns from north-east to east: ``g7:ne``, ``g7+``.
"""

from __future__ import annotations

import pytest

from asterism.games.filantes.state import DIRECTION_NAMES

from .table import Table, duel, of_type, shows, types

INNER = ("g10", "j7", "j4", "g4", "d4", "d7")


def entries(*cells: str) -> list[str]:
    return [f"@{cell}{direction}" for cell in cells for direction in DIRECTION_NAMES]


def test_a_player_without_pieces_on_the_board_places_one_and_their_turn_ends():  # E10
    table = duel("", "b2:e", phase="place")
    assert table.legal == entries(*INNER)
    events = table.play("@g4nw")
    assert types(events) == ["entered", "turn_ended"]
    assert table.position.seats[0].pieces[0].facing == "nw"
    assert (table.seat, table.phase) == (1, "act")


def test_they_place_on_free_start_cells_only():  # E10
    table = duel("", "g10:e j4:e d7:e", phase="place")
    assert table.legal == entries("j7", "g4", "d4")


def test_they_pass_when_no_start_cell_is_free():  # E10
    table = duel("", "g10:e j7:e j4:e g4:e d4:e d7:e", phase="place", clock=3)
    assert table.legal == ["pass"]
    assert types(table.play("pass")) == ["passed", "turn_ended"]
    assert (table.seat, table.phase, table.position.clock) == (1, "act", 4)


@pytest.mark.parametrize("cell", ["a1", "a7", "g1", "g13", "m1", "m7"])
def test_an_only_piece_in_a_corner_is_on_the_board(cell):  # E10
    table = duel("b2:e", f"{cell}:e")
    table.play("b2+", "@g10e")
    assert (table.seat, table.phase) == (1, "act")


def test_they_move_or_turn_exactly_one_piece():  # E11
    table = duel("g7:e b2:e", "m4:e", seat=0)
    assert {"g7+", "g7-", "b2+", "b2-", "g7w", "b2e"} <= set(table.legal)
    assert not any(move.startswith(("@", "m4", "pass")) for move in table.legal)


def test_a_turn_is_a_sixth_either_way_and_keeps_the_cell():  # E11
    table = duel("g7:e", "m4:e")
    assert of_type(table.play("g7+"), "turned")[0]["facing"] == "se"
    assert table.cells(0)[0] == "g7"
    table = duel("g7:e", "m4:e")
    assert of_type(table.play("g7-"), "turned")[0]["facing"] == "ne"


def test_a_turn_is_possible_where_no_move_is():  # E11
    # On a1 facing west: east 5 → a2, south-east 2 → e5, south-west 4 → c1; all taken, the rest is off the board.
    table = duel("a1:w", "a2:e c1:w e5:w")
    assert table.legal == ["a1+", "a1-"]


def test_combat_follows_and_then_entry():  # E11 E14 E16
    table = duel("g7:ne", shows("f7", "sw", 3))
    assert types(table.play("g7+")) == ["turned", "fought", "eliminated", "scored"]
    assert (table.seat, table.phase) == (0, "enter")
    assert types(table.play("@g4e")) == ["entered", "turn_ended"]


def test_a_move_is_6_less_the_number_in_front_in_a_straight_line():  # E12
    table = duel("g7:e", "m4:e")
    events = table.play("g7e")
    assert of_type(events, "moved") == [
        {"seat": 0, "piece": 0, "cell": "g7", "to": "g12", "direction": "e", "number": 1}
    ]
    assert table.position.seats[0].pieces[0].facing == "e"
    assert [move for move in duel("g7:e", "m4:e").legal if move[:2] == "g7"] == [
        "g7e",
        "g7w",
        "g7nw",
        "g7ne",
        "g7+",
        "g7-",
    ]


@pytest.mark.parametrize(("direction", "to"), [("e", "g12"), ("w", "g6"), ("nw", "c3"), ("ne", "e7")])
def test_each_number_has_its_distance(direction, to):  # E12
    table = duel("g7:e", "m4:e")
    table.play(f"g7{direction}")
    assert table.cells(0)[0] == to


def test_side_6_does_not_move():  # E12
    assert "g7se" not in duel("g7:e", "m4:e").legal


def test_a_move_passes_over_pieces_but_does_not_end_on_one():  # E12
    assert "g7e" in duel("g7:e g8:e", "g9:e g11:e").legal
    assert "g7e" not in duel("g7:e g12:e", "m4:e").legal
    assert "g7e" not in duel("g7:e", "g12:e").legal


def test_a_move_does_not_end_on_a_start_cell():  # E12
    # 3 cells to the south-west of g7 lies j4.
    assert "g7sw" not in duel("g7:e", "m4:e", start_cells="inner").legal
    assert "g7sw" in duel("g7:e", "m4:e", start_cells="corners").legal
    assert "a2w" in duel("a2:e", "m4:e", start_cells="mid-sides").legal
    assert "a2w" not in duel("a2:e", "m4:e", start_cells="corners").legal


def test_a_move_does_not_end_off_the_board():  # E12
    assert "g8e" in duel("g8:e", "m4:e").legal
    assert "g9e" not in duel("g9:e", "m4:e").legal


def test_a_piece_on_a_start_cell_may_leave_it():  # E12
    table = duel("g10:e", "m4:e")
    table.play("g10w")
    assert table.cells(0)[0] == "g9"


@pytest.mark.parametrize(("theirs", "outcome", "stands"), [(3, "won", False), (4, "tied", True), (5, "held", True)])
def test_an_attack_eliminates_an_enemy_with_a_smaller_number_on_the_common_edge(theirs, outcome, stands):  # E14
    table = duel("g7:ne", shows("f7", "sw", theirs))
    (fight,) = of_type(table.play("g7+"), "fought")
    assert (fight["number"], fight["enemy_number"], fight["outcome"]) == (4, theirs, outcome)
    assert ("f7" in table.on_board(1)) == stands
    assert "g7" in table.on_board(0)


def test_an_attack_after_a_move_compares_where_the_piece_lands():  # E14
    table = duel("g7:e", shows("g13", "w", 6) + " " + shows("f11", "se", 1))  # on g12 east shows 1, north-west 2
    events = table.play("g7e")
    assert [(f["enemy_cell"], f["outcome"]) for f in of_type(events, "fought")] == [("g13", "held"), ("f11", "won")]


def test_all_comparisons_are_made_at_once_and_own_pieces_do_not_fight():  # E14
    enemies = " ".join([shows("h7", "nw", 5), shows("h6", "ne", 3), shows("g6", "e", 4), shows("f6", "se", 1)])
    table = duel("g7:ne g8:w", enemies)
    events = table.play("g7+")
    assert [f["enemy_cell"] for f in of_type(events, "fought")] == ["h7", "h6", "g6", "f6"]
    assert table.on_board(1) == {"h6"}
    assert table.on_board(0) == {"g7", "g8"}
    assert table.scores() == [3, 0]


def test_pieces_that_did_not_move_do_not_attack():  # E14
    table = duel("g7:e b2:e", shows("f7", "sw", 1))
    assert "fought" not in types(table.play("b2+"))


def test_in_an_attack_the_mover_cannot_be_eliminated():  # E14
    table = duel("g7:ne", shows("g8", "w", 6))
    assert "eliminated" not in types(table.play("g7+"))
    assert table.on_board(0) == {"g7"}


def test_attack_is_the_default():  # E14
    assert Table.new().position.combat == "attack"


def test_in_a_clash_the_mover_falls_to_a_greater_number_and_each_such_opponent_scores_one():  # E14
    reds = "g7:ne"
    yellows = f"{shows('g8', 'w', 6)} {shows('f6', 'se', 3)}"
    greens = f"{shows('f7', 'sw', 5)} {shows('g6', 'e', 1)} {shows('h6', 'ne', 3)}"
    table = duel(reds, yellows, greens, combat="clash")
    events = table.play("g7+")
    assert of_type(events, "eliminated") == [
        {"seat": 2, "piece": 1, "cell": "g6"},
        {"seat": 0, "piece": 0, "cell": "g7"},
    ]
    assert [f["outcome"] for f in of_type(events, "fought")] == ["lost", "tied", "won", "lost", "lost"]
    assert table.scores() == [1, 1, 1]
    assert table.on_board(1) == {"g8", "f6"}


def test_in_a_clash_equal_numbers_change_nothing():  # E14
    table = duel("g7:ne", shows("g8", "w", 1), combat="clash")
    assert "eliminated" not in types(table.play("g7+"))


def test_eliminated_pieces_return_to_the_reserve_and_may_enter_again():  # E15
    table = duel("g7:ne m1:e", shows("f7", "sw", 3) + " " + shows("g6", "e", 4) + " m4:e")
    table.play("g7+")
    assert table.scores() == [2, 0]
    assert table.cells(1)[:3] == [None, None, "m4"]
    table.play("@g4e", "m4+")
    assert table.phase == "enter"
    table.play("@d4e")
    assert table.cells(1)[:3] == ["d4", None, "m4"]


def test_entry_is_on_any_free_start_cell_in_any_orientation_and_not_optional():  # E16
    table = duel("g10:e", "j4:e")
    table.play("g10+")
    assert table.legal == entries("j7", "g4", "d4", "d7")
    table.play("@d7sw")
    assert table.position.seats[0].pieces[1].facing == "sw"
    assert table.seat == 1


def test_nobody_enters_without_a_piece_in_reserve():  # E16
    table = duel("a1:e a2:e a3:e a4:e a5:e a6:e a7:e b1:e", "m4:e")
    table.play("a1+")
    assert table.seat == 1


def test_nobody_enters_without_a_free_start_cell():  # E16
    table = duel("a1:e", "g10:e j7:e j4:e g4:e d4:e d7:e")
    table.play("a1+")
    assert table.seat == 1


def test_a_player_whose_only_piece_fell_in_a_clash_still_enters_one():  # E16
    table = duel("g7:ne", shows("g8", "w", 6), combat="clash")
    table.play("g7+")
    assert (table.seat, table.phase, table.on_board(0)) == (0, "enter", set())
    table.play("@g4e")
    assert table.seat == 1


def test_a_piece_just_placed_does_not_fight_when_it_enters():  # E17
    table = duel("b2:e", shows("g11", "w", 1))
    table.play("b2+")
    assert "fought" not in types(table.play("@g10sw"))
    assert table.on_board(1) == {"g11"}


def test_a_piece_just_placed_cannot_be_attacked_until_its_owners_next_turn_begins():  # E17
    table = duel("b2:e g11:e", f"{shows('g10', 'e', 1)}! m4:e")
    assert "fought" not in types(table.play("g11+"))
    table.play("@g4e", "m4+", "@d4e")
    events = table.play("g11+")  # its shelter ended when its owner's turn began
    assert of_type(events, "fought")[0]["enemy_cell"] == "g10"


def test_shelter_begin_ends_when_the_owners_turn_begins():  # E17
    table = duel("b2:e", f"{shows('g10', 'e', 1)}! m4:e")
    table.play("b2+")
    events = table.play("@d4e")
    assert of_type(events, "shelter_ended") == [{"seat": 1, "piece": 0, "cell": "g10"}]
    assert table.position.seats[1].newcomer is None
    assert table.position.seats[0].newcomer == 1


def test_with_shelter_begin_a_piece_placed_last_turn_attacks():  # E17
    table = duel("g10:e", shows("g11", "w", 1))
    assert "fought" in types(table.play("g10+"))


def test_with_shelter_end_a_piece_placed_last_turn_moves_without_fighting_in_either_sense():  # E17
    for combat in ("attack", "clash"):
        table = duel("g10:e!", f"{shows('g11', 'w', 1)} {shows('f10', 'sw', 6)}", shelter="end", combat=combat)
        assert "fought" not in types(table.play("g10+"))
        assert (table.on_board(0), table.position.seats[0].newcomer) == ({"g10"}, 0)
        assert "shelter_ended" in types(table.play("@d4e"))
        assert table.position.seats[0].newcomer == 1


def test_with_shelter_end_other_pieces_do_fight():  # E17
    table = duel("g10:e! g7:ne", shows("f7", "sw", 3), shelter="end")
    assert "fought" in types(table.play("g7+"))


def test_with_shelter_end_a_piece_is_safe_until_its_owners_turn_has_ended():  # E17
    table = duel("b2:e g11:e", f"{shows('g10', 'e', 1)}! m4:e", shelter="end")
    table.play("b2+", "@d4e")
    assert table.position.seats[1].newcomer == 0
    table.play("m4+", "@g4e")
    assert table.position.seats[1].newcomer == 2
    assert of_type(table.play("g11+"), "fought")[0]["enemy_cell"] == "g10"


def test_with_shelter_end_it_ends_with_the_turn_even_if_nobody_enters():  # E17
    table = duel("g10:e! a2:e a3:e a4:e a5:e a6:e a7:e b1:e", "m4:e", shelter="end")
    events = table.play("a2+")
    assert types(events) == ["turned", "shelter_ended", "turn_ended"]
    assert table.position.seats[0].newcomer is None


def test_the_first_to_reach_the_target_wins_at_once_before_entry():  # E18
    table = duel("g7:ne", shows("f7", "sw", 3), scores=(9, 9))
    assert types(table.play("g7+"))[-2:] == ["scored", "game_over"]
    assert (table.result, table.seat, table.legal) == ("finished", None, [])
    assert table.standings() == ([10, 9], {0})


@pytest.mark.parametrize("target", [1, 30])
def test_the_target_is_an_option(target):  # E18
    table = duel("g7:ne", shows("f7", "sw", 3), scores=(target - 1, 0), target=target)
    table.play("g7+")
    assert table.result == "finished"
    table = duel("g7:ne", shows("f7", "sw", 3), scores=(8, 9))
    table.play("g7+")
    assert table.result == "running"


def test_the_target_is_10_unless_chosen_otherwise():  # E18
    assert Table.new().position.target == 10


def test_if_two_reach_the_target_in_one_clash_the_higher_score_wins_and_equals_share():  # E18
    enemies = f"{shows('g8', 'w', 6)} {shows('f7', 'sw', 3)} {shows('g6', 'e', 4)}"
    table = duel("g7:ne", enemies, scores=(9, 9), combat="clash")
    table.play("g7+")
    assert table.standings() == ([11, 10], {0})
    table = duel("g7:ne", enemies, scores=(8, 9), combat="clash")
    table.play("g7+")
    assert table.standings() == ([10, 10], {0, 1})


def test_a_defender_can_win_in_a_clash():  # E18
    table = duel("g7:ne", shows("g8", "w", 6), scores=(8, 9), combat="clash")
    table.play("g7+")
    assert (table.result, table.standings()) == ("finished", ([8, 10], {1}))


def test_the_game_is_cut_after_the_quiet_limit_when_the_turn_ends():  # E19
    table = duel("g7:e", "m4:e", limit=10, clock=8, scores=(2, 3))
    table.play("g7+", "@g4e")
    assert (table.result, table.position.clock) == ("running", 9)
    table.play("m4+")
    assert (table.result, table.position.clock) == ("running", 10)
    events = table.play("@d4e")
    assert types(events)[-2:] == ["turn_ended", "game_over"]
    assert (table.result, table.standings()) == ("cut", ([2, 3], {1}))


def test_equal_scores_share_a_cut_game():  # E19
    table = duel("a1:e a2:e a3:e a4:e a5:e a6:e a7:e b1:e", "m4:e", limit=10, clock=9, scores=(3, 3))
    table.play("a1+")
    assert (table.result, table.standings()) == ("cut", ([3, 3], {0, 1}))


def test_an_elimination_sets_the_count_of_quiet_turns_back():  # E19
    table = duel("g7:ne", shows("f7", "sw", 3), limit=10, clock=9)
    table.play("g7+", "@g4e")
    assert (table.result, table.position.clock) == ("running", 0)


def test_placing_turns_and_passes_are_quiet_turns():  # E19
    table = duel("", "m4:e", phase="place", limit=10, clock=9)
    table.play("@d4e")
    assert table.result == "cut"
    table = duel("", "g10:e j7:e j4:e g4:e d4:e d7:e", phase="place", limit=10, clock=9)
    table.play("pass")
    assert table.result == "cut"


def test_the_quiet_limit_is_200_unless_chosen_otherwise():  # E19
    assert Table.new().position.limit == 200
    assert Table.new(quiet_limit=10000).position.limit == 10000
