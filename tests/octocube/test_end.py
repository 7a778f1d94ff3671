"""How a game ends, and who wins it (O30 to O35)."""

from __future__ import annotations

import pytest

from asterism.engine.options import parse_options
from asterism.games.octocube.describe import GAME

from .table import Table, sketch, table, the, types

FOUR_LAID = dict.fromkeys(("a1", "b1", "c1", "d1"), "plain")
FIVE_LAID = {**FOUR_LAID, "a4": "plain"}


def last_round(**words):
    """Two players; the last Abyss tile is laid, and the second player finishes the round."""
    return table(abyss=FIVE_LAID, seat=1, **words)


def test_the_round_is_finished_when_the_last_abyss_tile_has_been_laid():  # O30
    game = table(cubes={0: ("b2", "b:fd"), 1: ("c3", "b:pw")}, piles={"b2": ""}, abyss=FOUR_LAID)
    game.play("n")
    assert (game.position.result, game.position.seat, game.position.reserve) == ("running", 1, ())
    events = game.play("pass")
    assert (game.position.result, game.position.seat, game.position.phase) == ("finished", None, None)
    assert types(events)[-1] == "game_over"
    assert game.legal() == []


def test_the_last_player_of_a_round_ends_the_game_at_once():  # O30
    game = table(cubes={0: ("d4", "b:pw"), 1: ("b2", "b:fd")}, piles={"b2": ""}, abyss=FOUR_LAID, seat=1)
    game.play("n")
    assert game.position.result == "finished"


def test_every_player_scores_what_is_still_on_their_cube():  # O30 O18
    game = last_round(cubes={0: (None, "t:fd b:fw n:fl"), 1: ("c3", "b:pw n:pl e:$")}, boards={0: "sg"}, points={1: 3})
    before = game.standings()
    events = game.play("pass")
    assert [event.data["points"] for event in events if event.type == "scored"] == [4, 2]
    assert [game.seat(seat).points for seat in (0, 1)] == [4, 5]
    assert (game.cube(0), game.cube(1), game.seat(1).coins) == ("", "", 1)
    assert game.standings() == before  # standings count as if the game ended at once


def finished(boards, *, players=4, coins=None, points=None):
    """The end of a game in which the players have these boards; all else lies in piles."""
    return Table(
        sketch(
            players,
            boards=boards,
            coins=coins,
            points=points,
            abyss=dict.fromkeys(("a1", "b1", "c1", "d1", "e1", "a2", "e2")[: players + 3], "plain"),
            result="finished",
            seat=None,
            phase=None,
        )
    )


def majorities(game):
    """What each player gets for majorities alone."""
    points, _ = game.standings()
    return [total - game.seat(seat).points - 3 * game.seat(seat).coins for seat, total in enumerate(points)]


def test_a_coin_is_worth_three_points():  # O31
    game = finished({}, coins={0: 4, 1: 1}, points={1: 10})
    assert game.standings() == ([12, 13, 0, 0], [1])


@pytest.mark.parametrize(("kind", "first", "second"), [("f", 3, 0), ("a", 4, 1), ("s", 5, 2), ("p", 6, 3), ("d", 7, 4)])
def test_each_kind_gives_its_own_points(kind, first, second):  # O31
    game = finished({0: f"{kind}w {kind}l {kind}d", 1: f"{kind}w {kind}l", 2: f"{kind}d"})
    white, light, dark = 5, 5, 5  # shared first places: O32
    assert majorities(game) == [first + white + light + dark, second + white + light, dark, 0]


def test_each_colour_gives_five_and_two():  # O31
    game = finished({0: "pg sg ag", 1: "dg fg", 2: "pl"})
    green = [5, 2, 0, 0]
    kinds = [6 + 5 + 4, 7 + 3, 6, 0]  # the pearls are shared
    light = [0, 0, 5, 0]
    assert majorities(game) == [sum(parts) for parts in zip(green, kinds, light, strict=True)]


def test_tied_players_all_get_the_full_points_and_a_tie_for_first_leaves_no_second():  # O32
    game = finished({0: "pw pl", 1: "pw pl", 2: "pd"})
    white, light, dark = 5, 5, 5
    assert majorities(game) == [6 + white + light, 6 + white + light, dark, 0]


def test_a_tie_for_second_gives_all_of_them_the_second_place():  # O32
    game = finished({0: "dw dw", 1: "dl", 2: "dd"})
    assert majorities(game) == [7 + 5, 4 + 5, 4 + 5, 0]


def test_without_a_tile_there_is_no_place():  # O32
    game = finished({0: "dw"})
    assert majorities(game) == [12, 0, 0, 0]
    assert majorities(finished({})) == [0, 0, 0, 0]


def test_a_table_counted_by_hand():  # O31 O32 O33
    #        white        light        dark         green
    # 0      pw pw        sl           -            fg fg
    # 1      aw           sl           dd           fg
    # 2      -            pl           -            -
    game = finished({0: "pw pw sl fg fg", 1: "aw sl dd fg", 2: "pl"}, players=3, coins={2: 3}, points={0: 4, 1: 7})
    colours = [5 + 5 + 0 + 5, 2 + 5 + 5 + 2, 0 + 5 + 0 + 0]
    kinds = [0 + 6 + 5 + 0 + 3, 7 + 0 + 5 + 4 + 0, 0 + 3 + 0 + 0 + 0]
    before = [4, 7, 3 * 3]
    assert game.standings() == ([sum(parts) for parts in zip(before, colours, kinds, strict=True)], [1])
    assert game.standings()[0] == [33, 37, 17]


def test_the_final_scoring_is_reported_line_by_line():  # O31
    game = last_round(cubes={0: (None, "t:fd"), 1: ("c3", "b:pw")}, coins={0: 2}, boards={0: "fw fl"}, points={0: 5})
    events = game.play("pass")
    assert the(events, "coins") == {"seat": 0, "count": 2, "points": 6}
    scored = [0, 0]
    for event in events:
        if event.type == "majority":
            scored[event.data["seat"]] += event.data["points"]
    assert game.standings()[0] == [5 + 6 + scored[0], scored[1]]


def test_most_points_win():  # O33
    assert finished({}, points={2: 9, 3: 8}).standings()[1] == [2]


def test_more_objects_break_a_tie():  # O33
    one, two = finished({0: "fw fw", 1: "fl"}), finished({0: "fw", 1: "fl"})
    assert two.standings() == ([8, 8, 0, 0], [0, 1])
    assert one.standings() == ([8, 5, 0, 0], [0])
    tied = finished({0: "fw fw", 1: "fl"}, points={1: 3})
    assert tied.standings() == ([8, 8, 0, 0], [0])


def test_a_tie_that_nothing_breaks_is_a_draw():  # O33
    assert finished({}).standings() == ([0, 0, 0, 0], [0, 1, 2, 3])


def test_after_max_rounds_the_game_is_cut():  # O34
    game = Table.new(2, max_rounds=2)
    game.play("@a1", "@d4", "score:b", "score:b")
    assert (game.position.result, game.position.round) == ("cut", 2)
    game = Table.new(2, max_rounds=2)
    events = game.play("@a1", "@d4", "pass", "pass")
    assert "detached" in types(events)  # scored as by O30
    assert the(events, "game_over") == {"result": "cut"}


def test_a_game_whose_end_was_due_anyway_is_not_cut():  # O34
    game = last_round(cubes={1: ("c3", "b:pw")}, max_rounds=9)
    game.play("pass")
    assert game.position.result == "finished"


@pytest.mark.parametrize(("mode", "rounds"), [("base", 150), ("advanced", 150), ("kids", 60)])
def test_a_game_has_150_rounds_at_most_and_the_kids_game_60(mode, rounds):  # O34 O85
    assert Table.new(2, mode=mode).position.max_rounds == rounds
    assert Table.new(2, mode=mode, max_rounds=7).position.max_rounds == 7


def test_points_are_open_to_the_engine_and_the_table_may_hide_them():  # O35
    assert GAME.options().hide_points is True
    assert Table.new(2).position.hide_points
    assert not Table.new(2, hide_points=False).position.hide_points
    game = table(points={0: 9, 1: 4})
    assert [seat.points for seat in game.redacted().position.seats] == [9, 4]
    assert GAME.configure(parse_options(GAME, {}), 2)[0][1] == 1
