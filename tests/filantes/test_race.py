"""The race, rule by rule.

Red starts on the top row (a1 … a7), always faces west, and shows east 5, south-east 2, south-west 4, west 1,
north-west 6, north-east 3. In a race of two Yellow starts on the lower left (m1 l1 k1 j1 i1 h1 g1), faces south-east,
and shows east 4, south-east 1, south-west 6, west 3, north-west 5, north-east 2. So Red beats a Yellow to the east,
south-west or north-west of it, and in a clash falls to the others.
"""

from __future__ import annotations

import pytest

from asterism.games.filantes.state import CELL_NAMES, DIRECTION_NAMES, NUMBER, ROW, SIDE_NAMES

from .table import Table, of_type, race, types

YELLOW_ROW = ["m1", "l1", "k1", "j1", "i1", "h1", "g1"]
RED_ROW = "a1 a2 a3 a4 a5 a6"


@pytest.mark.parametrize(("players", "pieces"), [(2, 7), (3, 5)])
def test_each_player_races_with_7_or_5_pieces(players, pieces):  # E30
    table = Table.new(players, mode="race")
    assert [len(table.on_board(seat)) for seat in range(players)] == [pieces] * players


def test_the_race_is_won_by_all_pieces_on_the_arrival_row():  # E30 E37
    table = race("k3", "g1")
    events = table.play("k3sw")
    assert types(events) == ["moved", "home", "game_over"]
    assert (table.result, table.standings()) == ("finished", ([7, 6], {0}))


def test_sides_are_numbered_clockwise_from_the_top_and_rows_include_their_corners():  # E31
    rows = [[CELL_NAMES[cell] for cell in row] for row in ROW]
    assert rows[0] == ["a1", "a2", "a3", "a4", "a5", "a6", "a7"]
    assert rows[1] == ["a7", "b8", "c9", "d10", "e11", "f12", "g13"]
    assert rows[4] == YELLOW_ROW
    assert [row[0] for row in rows[1:]] == [row[-1] for row in rows[:-1]]


@pytest.mark.parametrize(("players", "sides"), [(2, (0, 4)), (3, (0, 2, 4))])
def test_start_rows_by_seat(players, sides):  # E31 E32
    table = Table.new(players, mode="race")
    for seat, side in enumerate(sides):
        row = [CELL_NAMES[cell] for cell in ROW[side]]
        assert table.position.seats[seat].side == SIDE_NAMES[side]
        assert table.cells(seat) == (row if players == 2 else row[1:-1])  # numbered clockwise along the row


def test_the_arrival_row_is_the_opposite_side():  # E31
    assert of_type(race("k3", "g1").play("k3sw"), "home") == [{"seat": 0, "piece": 0, "cell": "m1", "away": 0}]
    table = race(f"g7 {RED_ROW}", f"d8 {' '.join(YELLOW_ROW[:6])}", clock=61)
    assert of_type(table.play("d8e"), "home") == [{"seat": 1, "piece": 0, "cell": "d10", "away": 6}]


@pytest.mark.parametrize("players", [2, 3])
def test_sides_2_and_4_face_the_two_inward_directions(players):  # E32
    table = Table.new(players, mode="race")
    for seat in table.position.seats:
        side = SIDE_NAMES.index(seat.side)
        (facing,) = {DIRECTION_NAMES.index(piece.facing) for piece in seat.pieces}
        assert NUMBER[facing][(side + 1) % 6] == 2
        assert NUMBER[facing][(side + 2) % 6] == 4


def test_start_cells_are_ordinary_and_nobody_is_sheltered():  # E32 E33
    table = race("g9", "g11")
    assert of_type(table.play("g9e"), "moved")[0]["to"] == "g10"
    assert table.position.seats[0].newcomer is None


def test_a_turn_is_one_move_and_pieces_never_turn():  # E33
    table = race("g7", "g1")
    assert {move for move in table.legal if move.startswith("g7")} == {"g7e", "g7se", "g7sw", "g7w", "g7ne"}
    assert not any(move.endswith(("+", "-")) for move in table.legal)
    assert types(table.play("g7se")) == ["moved", "turn_ended"]
    assert (table.seat, table.phase, table.position.clock) == (1, "act", 61)


def test_combat_follows_a_move():  # E33
    table = race("g6", "g8")
    events = table.play("g6e")
    assert types(events) == ["moved", "fought", "beaten"]
    assert of_type(events, "fought")[0]["outcome"] == "won"


def test_a_player_who_cannot_move_passes():  # E33
    table = race("wait " * 7, "a1 a2 a3 a4 a5 a6 a7")
    assert table.legal == ["pass"]
    assert types(table.play("pass")) == ["passed", "turn_ended"]
    assert (table.seat, table.position.clock) == (1, 61)


@pytest.mark.parametrize(("players", "moves"), [(2, 14), (3, 10)])
def test_the_first_moves_leave_the_start_row(players, moves):  # E34
    table = Table.new(players, mode="race")
    assert len(table.legal) == moves
    assert {move.lstrip("a1234567") for move in table.legal} == {"se", "sw"}


@pytest.mark.parametrize(
    ("hands", "opening"),
    [(("c3 a2*", "e5 i1*"), 14), (("c3 a2*", "i11 h12*", "e5 i1*"), 15)],
)
def test_in_the_first_turns_a_piece_that_has_not_moved_must_move(hands, opening):  # E34
    for clock in range(opening):
        table = race(*hands, clock=clock)
        unmoved = hands[table.seat].split()[1].rstrip("*")
        assert table.legal
        assert all(move.startswith(unmoved) for move in table.legal)
    for clock in range(opening, opening + 3):
        table = race(*hands, clock=clock)
        assert any(not move.startswith(hands[table.seat].split()[1].rstrip("*")) for move in table.legal)


def test_in_the_opening_that_move_must_end_off_the_own_start_row():  # E34
    assert "a2e" not in race("c3 a2*", "g1", clock=4).legal
    assert "a2e" in race("c3 a2*", "g1", clock=14).legal


def test_without_such_a_move_any_piece_moves():  # E34
    table = race("e5 a1*", "c1 g1", clock=4)  # a1 could only reach e5 and c1
    assert {"a1e", "e5e", "e5sw"} <= set(table.legal)


def test_a_first_move_along_the_start_row_marks_the_piece_as_moved():  # E34
    table = race("e5 a1*", "c1 g1", clock=4)
    table.play("a1e")
    assert table.position.seats[0].pieces[1].moved
    assert not table.position.seats[0].pieces[1].beaten


def test_in_the_opening_too_a_player_passes_if_nothing_can_move_and_the_pass_counts():  # E34
    table = race("wait* " * 7, "a1 a2 a3 a4 a5 a6 a7", clock=12)
    assert table.legal == ["pass"]
    table.play("pass")
    assert table.position.clock == 13


@pytest.mark.parametrize("mark", ["", "*"])
def test_being_put_back_neither_sets_nor_clears_the_mark(mark):  # E34
    table = race(f"a3{mark} g7", "c5 h1", clock=61)
    assert of_type(table.play("c5nw"), "beaten") == [{"seat": 0, "piece": 0, "cell": "a3"}]
    table.play("=a6")
    assert table.cells(0)[0] == "a6"
    assert table.position.seats[0].pieces[0].moved == (mark == "")


def test_the_owner_puts_a_beaten_piece_back_on_a_free_cell_of_their_row_before_the_turn_ends():  # E35
    table = race("g6 k1", "g8 i1 h1")
    events = table.play("g6e")
    assert "turn_ended" not in types(events)
    assert (table.seat, table.phase) == (1, "put_back")
    assert table.legal == ["=m1", "=l1", "=j1", "=g1"]
    events = table.play("=j1")
    assert types(events) == ["put_back", "turn_ended"]
    piece = table.position.seats[1].pieces[0]
    assert (piece.cell, piece.facing) == ("j1", "se")
    assert (table.seat, table.phase) == (1, "act")


def test_a_piece_put_back_starts_no_combat():  # E35
    table = race("g6 i2", "g8")  # on i1 Yellow would show 4 to the 1 of i2
    table.play("g6e")
    assert types(table.play("=i1")) == ["put_back", "turn_ended"]


def test_several_owners_decide_from_the_seat_after_the_mover_the_mover_last():  # E35
    # Yellow moves to g7 next to Green (east, beaten), Red (north-west, beaten) and Red (west, which beats Yellow).
    table = race("f6 g6", "f7", "g8", clock=61, combat="clash")
    assert table.seat == 1
    events = table.play("f7sw")
    assert [(f["enemy_cell"], f["outcome"]) for f in of_type(events, "fought")] == [
        ("g8", "won"),
        ("g6", "lost"),
        ("f6", "won"),
    ]
    seats = []
    while table.phase == "put_back":
        seats.append(table.seat)
        events = table.play(table.legal[0])
    assert seats == [2, 0, 1]
    assert types(events) == ["put_back", "turn_ended"]
    assert table.seat == 2


def test_one_owners_pieces_are_put_back_in_the_order_of_their_numbers():  # E35
    table = race("g6", "f6 g8")  # both fall to the piece on g7: north-west and east
    assert [e["piece"] for e in of_type(table.play("g6e"), "beaten")] == [1, 0]
    table.play("=l1")
    assert table.cells(1)[:2] == ["l1", None]
    assert (table.seat, table.legal) == (1, ["=m1", "=k1", "=j1", "=i1", "=h1", "=g1"])
    table.play("=m1")
    assert table.cells(1)[:2] == ["l1", "m1"]


def test_a_piece_waits_if_no_cell_of_its_row_is_free():  # E35
    table = race("g6 h1 i1 j1 k1 l1 m1", "g8 g1")
    events = table.play("g6e")
    assert types(events) == ["moved", "fought", "beaten", "waiting", "turn_ended"]
    assert (table.seat, table.phase) == (1, "act")
    assert not table.position.seats[1].pieces[0].beaten


def test_waiting_pieces_return_at_the_start_of_their_owners_turn_as_many_as_cells_are_free():  # E35
    table = race("g7 h1 i1 j1 k1", "wait wait wait", clock=60)
    table.play("g7se")
    assert (table.seat, table.phase, table.legal) == (1, "return", ["=m1", "=l1", "=g1"])
    table.play("=l1", "=g1")
    assert (table.seat, table.phase, table.legal) == (1, "return", ["=m1"])
    table.play("=m1")
    assert (table.seat, table.phase) == (1, "act")
    table = race("g7 h1 i1 j1 k1 g1 m1", "wait wait wait", clock=60)
    table.play("g7se", "=l1")
    assert (table.seat, table.phase) == (1, "act")
    assert table.cells(1)[:3] == ["l1", None, None]


def test_waiting_pieces_of_others_wait_on():  # E35
    table = race("wait g7", "g1", clock=61)
    table.play("g1e")
    assert (table.seat, table.phase) == (0, "return")
    table = race("g7", "wait g1", clock=60)
    table.play("g7se")
    assert (table.seat, table.phase) == (1, "return")


def test_a_piece_beaten_while_another_waits_is_put_back_at_once():  # E35
    table = race("g6", "wait g8")
    table.play("g6e")
    assert (table.seat, table.phase) == (1, "put_back")
    table.play("=m1")
    assert table.cells(1)[:2] == [None, "m1"]
    assert (table.seat, table.phase) == (1, "return")


def test_the_cell_a_beaten_piece_stood_on_counts_as_free():  # E35
    table = race("e2 g1 i1 j1 k1 l1 m1", "h1")
    table.play("e2sw")
    assert table.legal == ["=h1"]


def test_a_piece_on_its_own_arrival_row_does_not_fight():  # E36
    assert types(race(f"m3 {RED_ROW}", "m5").play("m3e")) == ["moved", "home", "turn_ended"]
    assert types(race(f"l3 {RED_ROW}", "l5").play("l3e")) == ["moved", "fought", "beaten"]


def test_a_piece_on_its_own_arrival_row_cannot_be_attacked():  # E36
    assert "fought" not in types(race("c7", "c9 g1").play("c7e"))
    assert "fought" in types(race("d7", "d9").play("d7e"))


def test_what_counts_is_where_pieces_stand_after_the_move():  # E36
    # From its arrival row to j7, where Yellow stands to the south-west; and onto it, where Yellow stands to the east.
    assert of_type(race("m4 a1", "k6").play("m4ne"), "fought")[0]["outcome"] == "won"
    assert "fought" not in types(race(f"k5 {RED_ROW}", "m4").play("k5sw"))


def test_a_piece_at_home_may_still_move():  # E36
    assert {"m4e", "m4ne"} <= set(race(f"m4 {RED_ROW}", "g1").legal)


def test_an_arrival_cell_is_reached_by_exact_count():  # E36
    assert {move for move in race("l4", "g1").legal if move.startswith("l4")} == {"l4e", "l4ne"}


def test_another_players_arrival_row_gives_no_protection():  # E36
    # b8 is Yellow's arrival row, not Red's.
    table = race("b7", f"c8 {' '.join(YELLOW_ROW[:6])}")
    assert of_type(table.play("b7e"), "fought")[0]["outcome"] == "won"


def test_no_points_are_scored():  # E37
    table = race("g6", "g8", combat="clash")
    events = table.play("g6e", "=m1")
    assert "scored" not in types(events)
    assert table.scores() == [0, 0]


def test_pieces_that_wait_or_are_on_the_way_do_not_win():  # E37
    assert race("k3 g7", "g1").play("k3sw")[-1]["type"] == "turn_ended"
    table = race("k3 wait", "a1 a2 a3 a4 a5 a6 a7")
    assert table.play("k3sw")[-1]["type"] == "turn_ended"


def test_the_race_is_cut_at_its_limit_and_most_pieces_home_win():  # E37
    table = race("g7 g9", "g1", clock=10, limit=11)
    assert types(table.play("g7se"))[-2:] == ["turn_ended", "game_over"]
    assert (table.result, table.standings()) == ("cut", ([5, 6], {1}))


def test_equal_numbers_of_pieces_home_share_a_cut_race():  # E37
    table = race("g7", "g1", clock=10, limit=11)
    table.play("g7se")
    assert (table.result, table.standings()) == ("cut", ([6, 6], {0, 1}))


def test_every_cell_of_the_arrival_row_counts():  # E37
    for corner in ("a1", "g1"):
        assert race("g7", f"{corner} g8", "h5").standings() == ([4, 4, 4], {0, 1, 2})


def test_beaten_pieces_are_put_back_before_the_race_is_cut():  # E37
    table = race("g6", "g8", clock=10, limit=11)
    table.play("g6e")
    assert (table.result, table.phase) == ("running", "put_back")
    table.play("=m1")
    assert table.result == "cut"


def test_a_race_won_in_the_last_turn_is_not_cut():  # E37
    table = race("k3", "g1", clock=10, limit=11)
    table.play("k3sw")
    assert table.result == "finished"


def test_options_of_the_duel_have_no_effect():  # E37
    plain = Table.new(mode="race")
    other = Table.new(mode="race", target=3, quiet_limit=10, shelter="end", start_cells="corners")
    assert plain.states.tobytes() == other.states.tobytes()
    assert plain.position.limit == 400
    assert Table.new(mode="race", race_limit=77).position.limit == 77
