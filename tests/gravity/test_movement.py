"""Gravity, and what happens in the cells that a pawn enters."""

from __future__ import annotations

from .table import CARDS, table


def test_a_fall_round_a_column_without_platforms_stops_where_it_began():  # G4 G23
    game = table(["b5^", "j6^"], platforms=["b5S"], without=["c6S"], clear=True)
    falls = [f"fell 0 c{row}" for row in (6, 1, 2, 3, 4, 5)]
    assert game.play("right-drop") == ["laid 0 drop", "stepped 0 c5", *falls, "hovered 0 c5", "turn_started 1"]
    assert game.pawn(0) == "c5^"


def test_a_pawn_in_the_air_falls_round_again_after_every_action():  # G4 G22
    game = table(["c5^", "j6^"], without=["c6S"], clear=True, up={0: ["drop"]})
    assert game.play("complete")[-2:] == ["hovered 0 c5", "turn_started 1"]


def test_the_start_of_a_round_fall_is_entered_once_more():  # G4 G25
    game = table(["b5^", "j6^"], platforms=["b5S"], without=["c6S"], clear=True, replay=["c5"])
    assert game.play("right-drop").count("took_token 0 c5") == 2


def test_a_pawn_falls_cell_by_cell_to_the_next_platform():  # G22
    game = table(["d3^", "j6^"], platforms=["d3S", "e5S"], clear=True)
    assert game.play("right-drop") == ["laid 0 drop", "stepped 0 e3", "fell 0 e4", "fell 0 e5", "turn_started 1"]


def test_gravity_follows_the_pawns_own_down():  # G22 G15
    game = table(["d6^", "j6^"], platforms=["d2S"], clear=True)
    assert game.play("rotate-half") == [
        "played 0 rotate",
        "turned 0 south",
        *(f"fell 0 d{row}" for row in (5, 4, 3)),
        "turn_started 1",
    ]


def test_completing_the_hand_is_followed_by_gravity_too():  # G22 G12
    game = table(["d4^", "j6^"], goodies={"tile_turn": 1}, up={0: ["drop"]})
    assert game.play("complete") == ["completed 0", "fell 0 d5", "fell 0 d6", "turn_started 1"]


def test_every_cell_of_a_move_is_entered_in_order():  # G23 G24
    game = table(["d5^", "j6^"], platforms=["d5S"], stars={"e5": "pink", "f5": "blue", "f6": "white"})
    assert game.play("long-right") == [
        "played 0 long_jump",
        "stepped 0 e5",
        "took_star 0 e5 pink",
        "stepped 0 f5",
        "took_star 0 f5 blue",
        "fell 0 f6",
        "took_star 0 f6 white",
        "turn_started 1",
    ]
    assert game.position.seats[0].stars == {"pink": 1, "blue": 1, "white": 1}
    assert {"e5", "f5", "f6"} & game.position.stars.keys() == set()


def test_the_cell_where_a_move_starts_is_not_entered():  # G23
    game = table(["e6^", "j6^"], replay=["e6"])
    assert game.play("left-drop") == ["laid 0 drop", "stepped 0 d6", "turn_started 1"]


def test_coming_back_to_the_start_in_the_same_move_enters_it():  # G23
    game = table(["e6^", "j6^"], replay=["e6"], clear=True)
    events = game.play("drop")
    assert events[-2:] == ["fell 0 e6", "took_token 0 e6"]


def test_a_star_hides_the_symbol_under_it_for_that_entry():  # G24
    game = table(["d6^", "j6^"], replay=["e6"], stars={"e6": "green"})
    assert game.play("right-drop") == ["laid 0 drop", "stepped 0 e6", "took_star 0 e6 green", "turn_started 1"]
    assert game.position.seats[0].tokens == 0


def test_a_bare_replay_symbol_gives_a_token_every_time():  # G25
    game = table(["d6^", "j6^"], replay=["e6"])
    assert game.play("right-drop")[-1] == "took_token 0 e6"
    game.play("pass")
    game.play("left-drop")
    game.play("left-high")
    game.play("pass")
    game.play("left-joker")
    assert game.play("right-rotate")[-1] == "took_token 0 e6"
    assert game.position.seats[0].tokens == 2


def test_a_bare_star_symbol_gives_nothing():  # G26
    game = table(["d6^", "j6^"], stars={"e6": "green"})
    for move in ("right-drop", "left-drop", "left-high", "left-high"):
        game.play(move)
    assert game.position.symbols["e6"] == "star"
    assert game.play("right-rotate") == ["laid 0 rotate", "stepped 0 e6", "turn_started 1"]


def test_a_pawn_is_ejected_takes_its_cards_back_and_is_robbed():  # G30 G31
    game = table(
        ["d6^", "e6<"],
        platforms=["e6E"],
        won={1: {"blue": 2, "white": 1}},
        tokens={1: 1},
        up={1: ["drop", "joker"]},
        down={1: ["rotate"]},
    )
    assert game.play("right-drop") == ["laid 0 drop", "stepped 0 e6", "ejected 0 e6 1"]
    assert game.pawn(1) is None
    assert game.position.seats[1].hand == CARDS
    assert (game.position.phase, game.position.victims) == ("steal", (1,))
    assert game.legal() == {"steal-blue", "steal-white", "steal-token"}
    assert game.play("steal-blue") == ["stole_star 0 1 blue", "turn_started 1", "entered 1 a6 north", "door_opened g6"]
    assert game.position.seats[0].stars == {"blue": 1}
    assert game.position.seats[1].stars == {"blue": 1, "white": 1}


def test_a_token_can_be_stolen():  # G30
    game = table(["d6^", "e6^"], tokens={1: 2})
    game.play("right-drop")
    assert game.legal() == {"steal-token"}
    assert game.play("steal-token") == ["stole_token 0 1"]
    assert [seat.tokens for seat in game.position.seats] == [1, 1]


def test_only_what_the_victim_has_can_be_stolen():  # G30
    game = table(["d6^", "e6^"], won={1: {"green": 1}}, tokens={0: 1})
    game.play("right-drop")
    assert game.legal() == {"steal-green"}


def test_a_victim_with_nothing_is_skipped():  # G30
    game = table(["d6^", "e6^"])
    assert game.play("right-drop")[2:4] == ["ejected 0 e6 1", "turn_started 1"]


def test_a_cell_that_held_a_pawn_gives_no_token():  # G30 G25
    game = table(["d6^", "e6^"], replay=["e6"], rich=0)
    assert "took_token 0 e6" not in game.play("right-drop")
    assert game.position.seats[0].tokens == 0


def test_one_move_may_eject_several_and_they_are_robbed_in_that_order():  # G30 G31
    game = table(["d12^", "f12^", None, "e12^"], tokens={1: 1, 3: 1}, won={3: {"pink": 1}})
    events = game.play("long-right")
    assert [event for event in events if event.startswith("ejected")] == ["ejected 0 e12 3", "ejected 0 f12 1"]
    assert (game.position.phase, game.position.victims) == ("steal", (3, 1))
    assert game.legal() == {"steal-pink", "steal-token"}
    game.play("steal-pink")
    assert (game.position.phase, game.position.victims) == ("steal", (1,))
    assert game.legal() == {"steal-token"}
    game.play("steal-token")
    assert (game.position.phase, game.position.victims) == ("replay", ())


def test_steals_wait_until_the_movement_has_ended():  # G31
    game = table(["d6^", "e6^"], tokens={1: 1}, stars={"f6": "pink"})
    assert game.play("long-right")[-2:] == ["stepped 0 f6", "took_star 0 f6 pink"]
    assert game.position.phase == "steal"


def test_a_step_onto_the_open_door_sends_it_to_the_next_door_clockwise():  # G33 G8
    game = table(["b6^", "j6^"], open_door=0)
    assert game.play("left-drop")[1:3] == ["stepped 0 a6", "door_opened g6"]
    game = table(["b12^", "j12^", "k12^"], open_door=3)
    assert game.play("left-drop")[1:3] == ["stepped 0 a12", "door_opened a6"]


def test_a_fall_through_the_open_door_sends_it_on():  # G33
    game = table(["b3^", "j6^"], platforms=["b3S"], doors={0: "a4>"}, open_door=0, blank=["a3"], clear=True)
    events = game.play("left-drop")
    assert events[1:5] == ["stepped 0 a3", "fell 0 a4", "door_opened g6", "fell 0 a5"]


def test_the_open_door_skips_doors_where_a_pawn_stands():  # G33
    game = table(["b12^", "a6^", "g6^"], open_door=3)
    assert game.play("left-drop")[1:3] == ["stepped 0 a12", "door_opened g12"]


def test_without_a_free_door_the_open_door_stays_and_shares_its_cell():  # G33
    game = table(["b6^", "g6^"], open_door=0)
    assert game.play("left-drop") == ["laid 0 drop", "stepped 0 a6", "turn_started 1"]
    assert game.position.open_door == 0


def test_a_door_that_is_not_open_does_nothing():  # G33
    game = table(["h6^", "j6^"], open_door=0)
    assert game.play("left-drop") == ["laid 0 drop", "stepped 0 g6", "turn_started 1"]
