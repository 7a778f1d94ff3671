"""The end of the game, points and winners."""

from __future__ import annotations

import pytest

from .table import table

COLOURS = ("blue", "yellow", "pink", "green", "orange", "white")
PAWNS = ["d12^", "j12^", "h12^", "b12^", "k12^", "e12^"]


def pawns(players: int) -> list[str]:
    return ["d6^", "j6^"] if players == 2 else PAWNS[:players]


def on_board(players: int, stars: int) -> dict[str, str]:
    """So many stars, on the first cells of the first tile."""
    return {f"{'abcdef'[i % 6]}{i // 6 + 1}": COLOURS[i % 6] for i in range(stars)}


@pytest.mark.parametrize(("players", "few"), [(2, 4), (3, 8), (4, 8), (5, 12), (6, 12)])
def test_the_game_ends_with_the_round_when_few_stars_are_left(players, few):  # G40
    for left in (few, few + 1):
        # The first tile has ten star symbols, so the last stars of twelve lie on its Replay symbols.
        stars = on_board(players, left)
        game = table(
            pawns(players),
            stars=stars,
            replay=list(stars)[10:],
            clear=True,
            seat=players - 2,
            up={players - 1: ["drop"]},
        )
        game.play("left-joker")
        assert game.position.result == "running"
        events = game.play("complete")
        assert game.position.result == ("finished" if left == few else "running")
        assert ("game_over few_stars" in events) == (left == few)
    assert events == [f"completed {players - 1}", "round_ended 5", "turn_started 0"]


def test_a_star_taken_in_the_last_turn_of_a_round_counts():  # G40
    game = table(stars=on_board(2, 4) | {"i6": "white"}, clear=True, seat=1)
    assert game.play("left-joker")[-1] == "game_over few_stars"


def test_a_finished_game_asks_for_nothing():  # G40
    game = table(stars=on_board(2, 4), clear=True, seat=1, tokens={0: 1})
    assert game.play("left-joker")[-2:] == ["round_ended 5", "game_over few_stars"]
    assert game.legal() == set()
    position = game.position
    assert (position.seat, position.phase, position.actions_taken, position.round) == (None, "over", 0, 5)


@pytest.mark.parametrize(("players", "target"), [(2, 18), (3, 24), (4, 18), (5, 24), (6, 18)])
def test_the_expert_game_ends_with_the_round_in_which_a_player_gets_the_points(players, target):  # G41
    cell = "c6" if players == 2 else "c12"
    for tokens in (target - 17, target - 18):
        won = {
            0: dict.fromkeys(COLOURS, 1) | {"blue": 3, "pink": 5}
        }  # one white star: with another one two points more
        points = tokens + 12 + 1 + 2
        game = table(pawns(players), won=won, tokens={0: tokens}, stars={cell: "white"}, ending="expert")
        assert game.standings()[0][0] == points
        events = game.play("left-joker")
        assert ("last_round 0" in events) == (points + 2 >= target)
        assert game.position.last_round == (points + 2 >= target)
        while game.position.round == 5 and game.position.result == "running":
            game.play("pass" if game.position.phase == "replay" else "drop")
        assert game.position.result == ("finished" if points + 2 >= target else "running")


def test_few_stars_do_not_end_an_expert_game():  # G41
    won = {seat: dict.fromkeys(COLOURS, 2) | {COLOURS[seat]: 1} for seat in range(2)}
    game = table(won=won, stars=on_board(2, 4), ending="expert", seat=1)
    assert game.play("left-drop")[-2:] == ["round_ended 5", "turn_started 0"]


def test_the_last_round_stays_the_last_though_points_are_lost_again():  # G41
    game = table(["d6^", "f6^"], won={0: {"blue": 11}}, tokens={0: 1}, stars={"e6": "pink"}, ending="expert")
    assert "last_round 0" in game.play("right-drop")
    game.play("pass")
    game.play("left-drop")
    events = game.play("steal-blue")
    assert game.standings()[0][0] == 17
    assert events == ["stole_star 1 0 blue", "round_ended 5", "game_over points"]


def test_the_last_round_is_declared_only_once():  # G41
    won = {0: {"blue": 12}}
    game = table(["d6^", "j6^"], won=won, stars={"e6": "pink"}, ending="expert", last_round=True)
    assert game.play("right-drop") == ["laid 0 drop", "stepped 0 e6", "took_star 0 e6 pink", "turn_started 1"]


def test_a_token_and_a_steal_count_towards_the_target():  # G41
    won = {0: {"blue": 11}}
    game = table(["d6^", "j6^"], won=won, tokens={0: 1}, replay=["e6"], ending="expert")
    assert game.standings()[0][0] == 17
    assert game.play("right-drop")[-2:] == ["took_token 0 e6", "last_round 0"]
    game = table(["d6^", "e6^"], won=won, tokens={0: 1, 1: 1}, ending="expert")
    game.play("right-drop")
    assert game.play("steal-token") == ["stole_token 0 1", "last_round 0"]
    assert game.play("replay") == ["spent_token 0"]
    assert game.standings()[0][0] == 17
    game.play("left-high")
    assert game.play("rotate-half")[-1] == "game_over points"


def test_points_are_one_a_star_one_a_token_and_one_a_pair_of_a_colour():  # G42
    for stars, tokens, points in (
        ({}, 0, 0),
        ({"blue": 1, "white": 1}, 0, 2),
        ({"blue": 2}, 0, 3),
        ({"blue": 3}, 2, 6),
        ({"blue": 4, "pink": 2}, 0, 9),
    ):
        assert table(won={0: stars}, tokens={0: tokens}).standings()[0][0] == points


def test_the_rulebooks_scoring_table():  # G42 G43
    players = {
        "Julian": ((2, 2, 2, 0, 2, 4), 4, 22),
        "Gyom": ((3, 1, 3, 1, 0, 1), 0, 11),
        "Henri": ((0, 1, 0, 1, 1, 1), 3, 7),
        "Emma": ((3, 3, 4, 2, 1, 2), 1, 22),
    }
    won = {i: dict(zip(COLOURS, stars, strict=True)) for i, (stars, _, _) in enumerate(players.values())}
    tokens = {i: count for i, (_, count, _) in enumerate(players.values())}
    points, winners = table(pawns(4), won=won, tokens=tokens).standings()
    assert points == [points for _, _, points in players.values()]
    assert winners == {list(players).index("Emma")}


def test_most_points_win_then_fewest_tokens_then_the_victory_is_shared():  # G43
    def winners(tokens: dict[int, int], **won: dict[str, int]) -> set[int]:
        return table(won={int(seat[1:]): stars for seat, stars in won.items()}, tokens=tokens).standings()[1]

    assert winners({0: 3}, p0={"blue": 1}, p1={"pink": 2}) == {0}
    assert winners({0: 2, 1: 0}, p0={"blue": 1}, p1={"pink": 2}) == {1}
    assert winners({0: 1, 1: 1}, p0={"blue": 1}, p1={"pink": 1}) == {0, 1}


def test_the_game_is_cut_after_the_last_round():  # G44
    game = table(seat=1, max_rounds=6)
    assert game.play("left-drop")[-1] == "turn_started 0"
    game.play("left-drop")
    assert game.play("left-high")[-2:] == ["round_ended 6", "game_over rounds"]
    assert game.position.result == "cut"
    assert game.legal() == set()


def test_a_game_that_ends_in_its_last_round_is_not_cut():  # G44
    game = table(seat=1, max_rounds=5, stars=on_board(2, 4), clear=True)
    assert game.play("left-drop")[-1] == "game_over few_stars"
    assert game.position.result == "finished"
    game = table(seat=1, max_rounds=5, stars=on_board(2, 4), clear=True, ending="expert", last_round=True)
    game.play("left-drop")
    assert game.position.result == "finished"


def test_the_game_is_cut_when_no_star_has_been_taken_for_too_long():  # G45
    game = table(seat=1, quiet_rounds=2, won={0: {"blue": 1}}, last_star_round=4)
    assert game.play("left-drop")[-1] == "turn_started 0"
    game.play("left-drop")
    assert game.play("left-high")[-2:] == ["round_ended 6", "game_over quiet"]
    assert game.position.result == "cut"


def test_where_both_limits_are_reached_the_last_round_is_named():  # G44 G45
    game = table(seat=1, max_rounds=5, quiet_rounds=1, won={0: {"blue": 1}}, last_star_round=4)
    assert game.play("left-drop")[-1] == "game_over rounds"


def test_a_star_taken_begins_the_count_of_quiet_rounds_anew():  # G45
    game = table(seat=1, quiet_rounds=2, won={0: {"blue": 1}}, last_star_round=4, stars={"i6": "pink"})
    game.play("left-drop")
    assert game.position.last_star_round == 5
    for move in ("left-drop", "right-high"):
        game.play(move)
    assert (game.position.round, game.position.result) == (7, "running")
    game.play("right-high")
    assert game.play("left-long")[-1] == "game_over quiet"


def test_a_stolen_star_does_not_leave_the_board():  # G45
    game = table(["d6^", "e6^"], won={1: {"pink": 1}}, last_star_round=4)
    game.play("right-drop")
    game.play("steal-pink")
    assert game.position.last_star_round == 4


def test_quiet_rounds_can_be_switched_off():  # G45
    game = table(seat=1, quiet_rounds=0, won={0: {"blue": 1}}, last_star_round=1, round=100)
    assert game.play("left-drop")[-1] == "turn_started 0"
