"""The turn: entering, the actions, cards, the replay."""

from __future__ import annotations

import pytest

from .table import CARDS, table

SIMPLE = {f"{side}-{card}" for side in ("left", "right") for card in ("long", "high", "drop", "rotate", "joker")}
SPECIAL = {"long-left", "long-right", "high-left", "high-right", "drop", "rotate-left", "rotate-right", "rotate-half"}
BY_JOKER = {f"joker-{move}" for move in SPECIAL}


def test_a_pawn_off_the_board_enters_at_the_open_door_with_its_head_up_the_door():  # G10 G33
    game = table(["d6^", None], doors={1: "i3>"}, open_door=1)
    events = game.play("rotate-half")
    assert events[-3:] == ["turn_started 1", "entered 1 i3 east", "door_opened a6"]
    assert game.pawn(1) == "i3>"
    assert game.position.open_door == 0
    assert (game.position.seat, game.position.phase, game.position.actions_taken) == (1, "action", 0)


def test_entering_ejects_a_pawn_and_the_steal_comes_before_the_action():  # G10 G30
    game = table(["g6^", None], open_door=1, tokens={0: 2}, won={0: {"pink": 1}}, up={0: ["drop"]})
    game.play("complete")
    events = game.play("pass")
    assert events == ["turn_started 1", "entered 1 g6 north", "ejected 1 g6 0", "door_opened a6"]
    assert game.position.phase == "steal"
    assert game.legal() == {"steal-pink", "steal-token"}
    assert game.play("steal-pink") == ["stole_star 1 0 pink"]
    assert (game.position.seat, game.position.phase) == (1, "action")


def test_a_pawn_on_the_board_does_not_enter_again():  # G10
    game = table(["d6^", "j6^"], up={0: ["drop"]})
    assert game.play("complete") == ["completed 0", "turn_started 1"]
    assert game.pawn(1) == "j6^"


def test_one_action_is_compulsory():  # G11
    assert table().legal() == SIMPLE | SPECIAL | BY_JOKER


def test_completing_the_hand_takes_back_all_cards_and_needs_one_in_front():  # G12
    assert "complete" not in table().legal()
    assert "complete" in table(up={0: ["drop"]}).legal()
    game = table(up={0: ["drop", "joker"]}, down={0: ["rotate"]})
    assert game.play("complete") == ["completed 0", "turn_started 1"]
    assert game.position.seats[0].hand == CARDS


def test_some_action_is_always_legal_even_between_four_platforms():  # G12 G16
    box = [f"d6{edge}" for edge in "NESW"]
    rotations = {f"{by}rotate-{turn}" for by in ("", "joker-") for turn in ("left", "right", "half")}
    assert table(platforms=box).legal() == rotations | {"drop", "joker-drop"}
    rest = ["long_jump", "high_jump", "drop", "joker"]
    assert table(platforms=box, up={0: rest}).legal() == {"complete", "rotate-left", "rotate-right", "rotate-half"}
    game = table(platforms=box, up={0: ["drop", "rotate", "joker"]}, down={0: ["high_jump"]})
    assert game.legal() == {"complete"}


@pytest.mark.parametrize(("move", "cell"), [("left-joker", "c6"), ("right-joker", "e6")])
def test_a_simple_move_lays_a_card_face_down_and_steps_to_a_side(move, cell):  # G13
    game = table()
    assert game.play(move) == ["laid 0 joker", f"stepped 0 {cell}", "turn_started 1"]
    seat = game.position.seats[0]
    assert (seat.face_down, seat.face_up) == (("joker",), ())
    assert "joker" not in seat.hand


def test_a_simple_move_takes_any_card_in_hand_and_only_those():  # G13
    legal = table(up={0: ["drop"]}, down={0: ["long_jump"]}).legal()
    assert {move for move in legal if move.startswith("left-")} == {"left-high", "left-rotate", "left-joker"}


@pytest.mark.parametrize(
    ("move", "card", "events"),
    [
        ("long-left", "long_jump", ["stepped 0 c6", "stepped 0 b6"]),
        ("long-right", "long_jump", ["stepped 0 e6", "stepped 0 f6"]),
        ("high-left", "high_jump", ["stepped 0 d5", "stepped 0 c5", "fell 0 c6"]),
        ("high-right", "high_jump", ["stepped 0 d5", "stepped 0 e5", "fell 0 e6"]),
        ("drop", "drop", ["stepped 0 d1"]),
        ("rotate-left", "rotate", ["turned 0 west"]),
        ("rotate-right", "rotate", ["turned 0 east"]),
        ("rotate-half", "rotate", ["turned 0 south"]),
    ],
)
def test_a_special_move_lays_its_card_or_the_joker_face_up(move, card, events):  # G14
    still = ["d1S", "d6W", "d6E", "d6N"] if move.startswith(("rotate", "drop")) else []
    for text, laid, event in ((move, card, f"played 0 {card}"), (f"joker-{move}", "joker", f"played_joker 0 {card}")):
        game = table(platforms=still, blank=["d1"])
        assert game.play(text) == [event, *events, "turn_started 1"]
        assert game.position.seats[0].face_up == (laid,)
        assert game.position.seats[0].face_down == ()


def test_a_card_that_is_not_in_hand_cannot_be_played():  # G14
    legal = table(up={0: ["long_jump", "joker"]}, down={0: ["rotate"]}).legal()
    assert legal & (SPECIAL | BY_JOKER) == {"high-left", "high-right", "drop"}


def test_a_drop_passes_through_exactly_one_platform():  # G14 G16
    game = table(["d4^", "j6^"], platforms=["d4S", "d5S"])
    assert game.play("drop")[1:-1] == ["stepped 0 d5"]
    assert game.pawn(0) == "d5^"


def test_a_drop_without_a_platform_is_one_cell_down():  # G14
    game = table(["d4^", "j6^"], goodies={"tile_turn": 1}, platforms=["d5S"])
    assert game.play("drop")[1:-1] == ["stepped 0 d5"]


@pytest.mark.parametrize(
    ("pawn", "floor", "left", "right", "up", "down"),
    [
        ("d4^", "S", "c4", "e4", "d3", "d5"),
        ("d4>", "W", "d3", "d5", "e4", "c4"),
        ("d4v", "N", "e4", "c4", "d5", "d3"),
        ("d4<", "E", "d5", "d3", "c4", "e4"),
    ],
)
def test_left_right_up_and_down_are_the_pawns_own(pawn, floor, left, right, up, down):  # G15
    def entered(move: str) -> str:
        events = table([pawn, "j6^"], platforms=[f"d4{floor}"], clear=True).play(move)
        return next(event for event in events if event.startswith("stepped"))

    assert entered("left-drop") == f"stepped 0 {left}"
    assert entered("right-drop") == f"stepped 0 {right}"
    assert entered("high-left") == f"stepped 0 {up}"
    assert entered("drop") == f"stepped 0 {down}"


@pytest.mark.parametrize(
    ("platform", "barred"),
    [
        ("c6E", {"left-drop", "long-left"}),
        ("b6E", {"long-left"}),
        ("e6E", {"long-right"}),
        ("d6N", {"high-left", "high-right"}),
        ("d5W", {"high-left"}),
        ("d5E", {"high-right"}),
    ],
)
def test_a_step_across_a_platform_is_impossible(platform, barred):  # G16
    moves = {"left-drop", "right-drop", "long-left", "long-right", "high-left", "high-right", "drop", "rotate-half"}
    legal = table(platforms=[platform]).legal()
    assert moves - legal == barred
    assert {f"joker-{move}" for move in barred & SPECIAL} & legal == set()


def test_there_is_no_falling_between_the_two_steps_of_a_jump():  # G16
    game = table(["d4^", "j6^"], platforms=["d4S", "f4S"])
    assert game.play("long-right")[1:-1] == ["stepped 0 e4", "stepped 0 f4"]


def test_the_last_card_laid_brings_all_back_before_the_movement():  # G18
    game = table(up={0: ["long_jump", "high_jump", "drop"]}, down={0: ["joker"]}, stars={"e6": "pink"})
    assert game.play("right-rotate")[:3] == ["laid 0 rotate", "refilled 0", "stepped 0 e6"]
    assert game.position.seats[0].hand == CARDS
    game = table(up={0: ["long_jump", "high_jump", "rotate"]}, down={0: ["joker"]}, blank=["d1"], platforms=["d1S"])
    assert game.play("drop")[:3] == ["played 0 drop", "refilled 0", "stepped 0 d1"]
    assert game.position.seats[0].hand == CARDS


def test_a_hand_that_is_not_empty_stays_as_it_is():  # G18
    game = table(up={0: ["long_jump", "high_jump"]}, down={0: ["joker"]})
    game.play("right-rotate")
    assert game.position.seats[0].hand == ("drop",)


def test_a_token_buys_one_second_action_a_turn():  # G19
    game = table(tokens={0: 2})
    assert game.play("rotate-half")[-1] != "turn_started 1"
    assert game.position.phase == "replay"
    assert game.legal() == {"replay", "pass"}
    assert game.play("replay") == ["spent_token 0"]
    assert game.position.seats[0].tokens == 1
    assert (game.position.seat, game.position.phase, game.position.actions_taken) == (0, "action", 1)
    assert game.play("drop")[-1] == "turn_started 1"


def test_passing_keeps_the_token_and_ends_the_turn():  # G19 G20
    game = table(tokens={0: 2})
    game.play("left-drop")
    assert game.play("pass") == ["turn_started 1"]
    assert game.position.seats[0].tokens == 2


def test_without_a_token_there_is_no_decision():  # G19
    assert table(tokens={1: 3}).play("left-drop")[-1] == "turn_started 1"


def test_a_token_just_collected_or_stolen_may_be_spent():  # G19
    game = table(replay=["e6"])
    game.play("right-drop")
    assert game.position.phase == "replay"
    game = table(["d6^", "e6^"], tokens={1: 1})
    game.play("right-drop")
    game.play("steal-token")
    assert game.position.phase == "replay"


def test_a_spent_token_goes_back_to_the_supply():  # G19 G25
    game = table(["d6^", "j6^"], tokens={0: 3, 1: 15}, replay=["e6"])
    assert "took_token 0 e6" not in game.play("right-drop")
    game.play("replay")
    game.play("left-high")
    assert game.position.seat == 1
    game.play("right-drop")
    game.play("pass")
    assert "took_token 0 e6" in game.play("right-long")


def test_then_the_left_neighbour_plays():  # G20 G1
    game = table(["d12^", "j12^", "h12^"], seat=2)
    game.play("left-joker")
    assert game.position.seat == 0
    assert game.position.round == 6
