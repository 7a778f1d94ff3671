"""The goodie cards."""

from __future__ import annotations

from collections import Counter

import pytest

from asterism.games.gravity.state import GOODIE_NAMES

from .table import CARDS, Table, table

TILE, DOUBLE, TELEPORT = ({name: 0} for name in GOODIE_NAMES)


def holders(game: Table) -> dict[str, int]:
    return {goodie: i for i, seat in enumerate(game.position.seats) for goodie in seat.goodies}


@pytest.mark.parametrize(
    ("players", "goodies", "seats"),
    [
        (2, 1, {1: 1}),
        (2, 2, {1: 1, 0: 1}),
        (2, 3, {1: 2, 0: 1}),
        (3, 3, {2: 1, 1: 1, 0: 1}),
        (6, 3, {5: 1, 4: 1, 3: 1}),
        (4, 0, {}),
    ],
)
def test_goodies_are_dealt_counter_clockwise_from_the_last_seat(players, goodies, seats):  # G50
    game = Table.new(players, goodies=list(GOODIE_NAMES[3 - goodies :]))
    assert Counter(holders(game).values()) == seats
    assert set(holders(game)) == set(GOODIE_NAMES[3 - goodies :])


def test_goodies_are_dealt_in_random_order():  # G50
    deals = {tuple(holders(Table.new(3, seed, goodies=list(GOODIE_NAMES))).items()) for seed in range(60)}
    assert len(deals) == 6


def test_a_goodie_laid_for_a_simple_move_is_named_and_goes_to_the_left_neighbour():  # G50
    game = table(["d12^", "j12^", "h12^"], goodies={"teleport": 0})
    assert game.play("right-teleport")[:2] == ["laid_goodie 0 teleport 1", "stepped 0 e12"]
    assert holders(game) == {"teleport": 1}
    assert game.position.seats[0].face_down_count == 0
    game = table(["d12^", "j12^", "h12^"], goodies={"double_jump": 2}, seat=2)
    assert game.play("right-double")[0] == "laid_goodie 2 double_jump 0"
    assert holders(game) == {"double_jump": 0}


def test_a_goodie_used_goes_to_the_left_neighbour_and_is_gone_before_a_replay():  # G50
    game = table(goodies=TELEPORT, tokens={0: 1})
    assert game.play("teleport")[0] == "used_goodie 0 teleport 1"
    game.play("replay")
    assert "teleport" not in game.legal()
    assert holders(game) == {"teleport": 1}


def test_only_the_holder_can_play_a_goodie():  # G50
    goodie_moves = {"left-tile", "tile-left", "tile-right", "tile-half", "left-double", "double-left-left", "teleport"}
    assert goodie_moves & table(goodies=dict.fromkeys(GOODIE_NAMES, 1)).legal() == set()
    assert goodie_moves <= table(goodies=dict.fromkeys(GOODIE_NAMES, 0)).legal()


def test_a_hand_with_a_goodie_is_not_empty():  # G50 G18
    game = table(goodies=TELEPORT, up={0: ["long_jump", "high_jump", "rotate", "joker"]})
    assert game.play("right-drop")[:2] == ["laid 0 drop", "stepped 0 e6"]
    assert game.position.seats[0].hand == ()


@pytest.mark.parametrize(
    ("goodie", "move"),
    [
        ("teleport", "teleport"),
        ("teleport", "left-teleport"),
        ("tile_turn", "tile-half"),
        ("double_jump", "double-left-left"),
    ],
)
def test_handing_on_the_last_card_brings_all_cards_back(goodie, move):  # G50 G18
    game = table(
        goodies={goodie: 0}, up={0: ["long_jump", "high_jump", "rotate"]}, down={0: ["drop", "joker"]}, clear=True
    )
    assert game.play(move)[1] == "refilled 0"
    assert game.position.seats[0].hand == CARDS


@pytest.mark.parametrize(
    ("move", "pawn", "other", "door", "star", "platform"),
    [
        ("tile-left", "f3<", "f2<", "f6<", "e2", "E"),
        ("tile-right", "a4>", "a5>", "a1>", "b5", "W"),
        ("tile-half", "c1v", "b1v", "f1v", "b2", "N"),
    ],
)
def test_a_tile_turns_with_all_that_is_printed_or_stands_on_it(move, pawn, other, door, star, platform):  # G51
    game = table(["d6^", "e6^"], goodies=TILE, stars={"e5": "white"}, replay=["c6"], open_door=0, clear=True)
    before = game.position
    events = game.play(move)
    after = game.position
    up = {"^": "north", ">": "east", "v": "south", "<": "west"}
    assert events == [
        "used_goodie 0 tile_turn 1",
        f"tile_turned 0 0 {move[5:]}",
        f"carried 0 {pawn[:-1]} {up[pawn[-1]]}",
        f"carried 1 {other[:-1]} {up[other[-1]]}",
        "turn_started 1",
    ]
    assert (game.pawn(0), game.pawn(1)) == (pawn, other)
    assert after.stars == {star: "white"}
    assert (after.doors[0].cell, after.doors[0].up) == (door[:-1], up[door[-1]])
    assert after.open_door == 0
    assert platform in after.platforms[pawn[:-1]]
    assert Counter(after.symbols.values()) == Counter(before.symbols.values())
    right = {cell: edges for cell, edges in before.platforms.items() if cell >= "g"}
    assert {cell: edges for cell, edges in after.platforms.items() if cell >= "g"} == right
    assert after.doors[1] == before.doors[1]


def test_four_quarter_turns_give_the_same_board():  # G51
    boxes = [f"{cell}{edge}" for cell in ("d4", "b5") for edge in "NESW"]
    game = table(["d4^", "b5>"], goodies=TILE, platforms=[*boxes, "b3S", "e2E"], stars={"f4": "pink"}, replay=["c4"])
    before = game.position
    for turned in range(4):
        assert (game.position.platforms == before.platforms) == (turned == 0)
        game.play("tile-right")
    after = game.position
    for field in ("platforms", "symbols", "stars", "doors", "open_door"):
        assert getattr(after, field) == getattr(before, field)
    assert (game.pawn(0), game.pawn(1)) == ("d4^", "b5>")


def test_the_pawn_on_a_turned_tile_falls_if_nothing_is_under_it():  # G51 G22
    game = table(["f3<", "j6^"], goodies=TILE, platforms=["g3W"], clear=True)
    falls = [f"fell 0 {column}4" for column in "lkjihg"]
    assert game.play("tile-half")[2:] == ["carried 0 a4 east", *falls, "turn_started 1"]


def test_another_pawn_whose_floor_is_gone_stays_in_the_air_until_its_own_next_action():  # G51 G22
    game = table(["d6^", "g3>"], goodies=TILE, platforms=["f3E"], clear=True, up={1: ["drop"]})
    events = game.play("tile-right")
    assert events[-1] == "turn_started 1"
    assert game.pawn(1) == "g3>"
    assert game.play("complete")[:3] == ["completed 1", "fell 1 f3", "fell 1 e3"]


def test_a_double_jump_falls_between_its_two_steps():  # G52
    game = table(["d4^", "j6^"], platforms=["d4S", "e5S"], goodies=DOUBLE, clear=True)
    events = game.play("double-right-right")
    assert events == [
        "used_goodie 0 double_jump 1",
        "stepped 0 e4",
        "fell 0 e5",
        "stepped 0 f5",
        "fell 0 f6",
        "turn_started 1",
    ]


@pytest.mark.parametrize(
    ("move", "cell"), [("left-left", "b6"), ("left-right", "d6"), ("right-left", "d6"), ("right-right", "f6")]
)
def test_both_sides_of_a_double_jump_are_free(move, cell):  # G52
    game = table(goodies=DOUBLE)
    game.play(f"double-{move}")
    assert game.pawn(0) == f"{cell}^"


def test_both_steps_of_a_double_jump_must_be_possible():  # G52 G16
    def doubles(*platforms: str) -> set[str]:
        legal = table(["d4^", "j6^"], platforms=["d4S", *platforms], goodies=DOUBLE, clear=True).legal()
        return {move[7:] for move in legal if move.startswith("double-")}

    assert doubles() == {"left-left", "left-right", "right-left", "right-right"}
    assert doubles("d4W") == {"right-left", "right-right"}
    assert doubles("c6W") == {"left-right", "right-left", "right-right"}
    assert doubles("c4W") == {"left-left", "left-right", "right-left", "right-right"}
    assert doubles("e6E", "e6W", "d4W") == set()


def test_a_double_jump_knows_where_a_round_fall_ends():  # G52 G4
    game = table(["d4^", "j6^"], platforms=["d4S", "e4E"], without=["e6S"], goodies=DOUBLE, clear=True)
    legal = game.legal()
    assert "double-right-left" in legal
    assert "double-right-right" not in legal
    assert "hovered 0 e4" in game.play("double-right-left")


def test_teleport_goes_to_the_open_door_keeping_the_facing():  # G53 G33
    game = table(["d6^", "j6^"], goodies=TELEPORT, doors={1: "i3>"}, open_door=1, clear=True)
    assert game.play("teleport") == [
        "used_goodie 0 teleport 1",
        "teleported 0 i3",
        "door_opened a6",
        *(f"fell 0 i{row}" for row in (4, 5, 6)),
        "turn_started 1",
    ]
    assert game.pawn(0) == "i6^"


def test_teleport_ejects_the_pawn_on_the_open_door():  # G53 G30
    game = table(["d6^", "g6^"], goodies=TELEPORT, open_door=1, tokens={1: 1})
    assert game.play("teleport")[1:] == ["teleported 0 g6", "ejected 0 g6 1", "door_opened a6"]
    assert game.legal() == {"steal-token"}


def test_teleport_from_the_open_doors_own_cell_enters_it_again():  # G53 G23
    game = table(["g6^", "a6^"], goodies=TELEPORT, open_door=1)
    assert game.play("teleport")[1:] == ["teleported 0 g6", "turn_started 1"]
    game = table(["g6^", "j6^"], goodies=TELEPORT, open_door=1)
    assert game.play("teleport")[1:] == ["teleported 0 g6", "door_opened a6", "turn_started 1"]
