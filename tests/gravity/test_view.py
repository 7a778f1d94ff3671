"""Positions: what can be loaded, and why the rest cannot."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from asterism.engine.errors import PositionError
from asterism.games.gravity import view
from asterism.games.gravity.describe import GAME
from asterism.games.gravity.state import STATE

from .table import Table, build, table


def change(position: Any, player: int | None = None, **fields: Any) -> Any:
    """The position with other fields, or with other fields of one player."""
    if player is None:
        return msgspec.structs.replace(position, **fields)
    seats = list(position.seats)
    seats[player] = msgspec.structs.replace(seats[player], **fields)
    return msgspec.structs.replace(position, seats=tuple(seats))


BASE = build()
OFF = build(["d6^", None])
STEAL = build(["d6^", None], tokens={1: 1}, phase="steal", actions_taken=1, victims=(1,))
ENTERED = build(["a6^", None], tokens={1: 1}, phase="steal", victims=(1,), open_door=1)
REPLAY = build(tokens={0: 1}, phase="replay", actions_taken=1)
DOWN = build(down={0: ["drop"]})
FEW = build(stars={"a1": "blue"}, clear=True)
ENDED = {"phase": "over", "seat": None}
WON = build(won={0: {"blue": 1}})
EXPERT = build(won={0: {"blue": 12}}, ending="expert", last_round=True)
THREE = build(["d12^", None, None], tokens={1: 1, 2: 1}, phase="steal", actions_taken=1, victims=(1, 2))


@pytest.mark.parametrize(
    "position",
    [
        *(BASE, OFF, STEAL, ENTERED, REPLAY, DOWN, FEW, WON, EXPERT, THREE),
        change(FEW, result="finished", **ENDED),
        change(BASE, result="cut", max_rounds=5, **ENDED),
        change(WON, result="cut", quiet_rounds=1, last_star_round=4, **ENDED),
        change(EXPERT, result="finished", **ENDED),
        change(BASE, actions_taken=1),
        change(build(up={0: ["drop"]}, down={0: ["joker"]}), 0, hand=None, face_down=None),
        build(["d4^", "j6^"], goodies={"tile_turn": 1}),
        build(["c4^", "j6^"], without=["c6S"], clear=True),
        change(OFF, round=1),
        build(["d12^", "a1^"], layout="1x2", platforms=["a1S"]),
    ],
)
def test_a_possible_position_loads_and_reads_back(position):
    game = Table(position)
    assert game.position == position
    assert game.position == msgspec.json.decode(msgspec.json.encode(position), type=view.Position)
    assert (game.legal() == set()) == (position.result != "running")


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({}, "position: Object missing"),
        (None, "position: Expected"),
        (object(), "position: "),
        (change(BASE, round="five"), "round: Expected `int`"),
        (change(BASE, 1, tokens=19), r"seats\[1\].tokens: Expected `int` <= 18"),
        (change(BASE, stars={"z1": "blue"}), "stars: Expected `str` matching"),
        (change(BASE, stars={"a1\n": "blue"}), "stars: there is no cell"),
        (change(BASE, platforms={"a1": "EN"}), r"platforms\[...\]: Invalid enum value 'EN'"),
        (change(change(BASE, 0, tokens=10), 1, tokens=9), "seats: there are only 18 tokens"),
        (change(BASE, victims=(1, 0)), "victims: must be other players"),
        (change(BASE, doors=BASE.doors[:1]), "doors: a board of 2x1 tiles has 2"),
        (change(BASE, doors=(BASE.doors[0], BASE.doors[0])), r"doors\[1\].cell: is not on its own tile"),
        (
            change(BASE, doors=(view.Place(cell="m1", up="north"), BASE.doors[1])),
            r"doors\[0\].cell: there is no cell m1",
        ),
        (
            change(BASE, doors=(view.Place(cell="a6", up="south"), BASE.doors[1])),
            r"doors\[0\].up: there must be a platform",
        ),
        (change(BASE, platforms=BASE.platforms | {"a7": "N"}), "platforms: there is no cell a7"),
        (change(BASE, platforms=BASE.platforms | {"c3": "E"}), "platforms.c3: d3 does not have the same platform"),
        (change(BASE, platforms=BASE.platforms | {"c3": "N"}), "platforms.c2: c3 does not have the same platform"),
        (change(BASE, symbols=BASE.symbols | {"c5": "star"}), "symbols: the tile of Door 0 must have 10 star"),
        (
            change(BASE, symbols={c: s for c, s in BASE.symbols.items() if c != "b1"} | {"a6": "star"}),
            "symbols.a6: there is a Door",
        ),
        (change(BASE, open_door=2), "open_door: there are only 2"),
        (change(build(["d12^", "j12^", "h12^"]), seats=BASE.seats), "layout: 2 players do not play on 2x2"),
        (change(BASE, stars={**BASE.stars, "d5": "blue"}), "stars.d5: there is no symbol"),
        (change(BASE, stars=dict.fromkeys(BASE.stars, "blue")), "stars: there are only 13 blue"),
        (change(BASE, stars={}), "stars: on the board and won there must be 26, not 0"),
        (change(BASE, last_star_round=3), "last_star_round: is 0 exactly"),
        (change(WON, last_star_round=6), "last_star_round: is yet to come"),
        (change(WON, last_star_round=2, quiet_rounds=2), "last_star_round: the game would have stopped"),
        (change(FEW, last_star_round=4), "stars: the game would have ended"),
        (change(BASE, round=121), "round: is past the last one"),
        (change(BASE, last_round=True), "last_round: belongs to the expert ending"),
        (change(EXPERT, last_round=False), "last_round: seat 0 has the points"),
        (change(OFF, 1, hand=("drop",)), r"seats\[1\].hand: with what lies face down"),
        (change(BASE, 0, hand=None), r"seats\[0\].hand: is hidden exactly when"),
        (change(DOWN, 0, face_down_count=2), r"seats\[0\].face_down_count: is not the number"),
        (change(DOWN, 0, hand=None, face_down=None, face_down_count=0), r"seats\[0\].face_down: cannot be hidden"),
        (
            change(DOWN, 0, hand=None, face_down=None, face_up=("drop", "drop")),
            r"seats\[0\].face_up: holds a card twice",
        ),
        (
            change(build(up={0: ["drop"]}), 0, hand=None, face_down=None, face_down_count=5),
            r"seats\[0\].face_down_count: with the cards face up",
        ),
        (change(DOWN, 0, pawn=None), r"seats\[0\].hand: a pawn off the board"),
        (change(BASE, 0, pawn=None), r"seats\[0\].pawn: the pawn whose turn it is"),
        (change(BASE, 0, pawn=BASE.seats[1].pawn), r"seats\[0\].pawn.cell: two pawns"),
        (
            change(BASE, 0, pawn=view.Place(cell="b1", up="south")),
            r"seats\[0\].pawn.cell: a pawn cannot stand on a star",
        ),
        (change(BASE, 0, pawn=view.Place(cell="d5", up="north")), r"seats\[0\].pawn.cell: there is no platform"),
        (
            change(build(["d4^", "j6^"], goodies={"tile_turn": 1}), actions_taken=1),
            r"seats\[0\].pawn.cell: there is no platform",
        ),
        (change(BASE, 0, hand=(), face_up=BASE.seats[0].hand), r"seats\[0\].hand: an empty hand"),
        (
            change(change(BASE, 0, goodies=("teleport",)), 1, goodies=("teleport",)),
            r"seats\[1\].goodies: there is only one",
        ),
        (change(BASE, phase="over"), "phase: a seat decides"),
        (change(BASE, seat=None), "seat: a seat decides"),
        (change(BASE, seat=2), "seat: a seat decides"),
        (change(BASE, actions_taken=2), "actions_taken: does not fit"),
        (change(REPLAY, actions_taken=0), "actions_taken: does not fit"),
        (change(build(tokens={1: 18}), actions_taken=1), "seats: the token spent"),
        (change(change(REPLAY, 0, tokens=0), 1, tokens=1), r"seats\[0\].tokens: there is none"),
        (change(build(["d6^", "j6^"]), round=1), r"seats\[1\]: has not played yet"),
        (change(build(["d6^", None], tokens={1: 1}), round=1), r"seats\[1\]: has not played yet"),
        (change(BASE, phase="steal"), "victims: there are some exactly"),
        (change(STEAL, phase="action", actions_taken=0), "victims: there are some exactly"),
        (change(THREE, victims=(1, 1)), "victims: must be other players, each once"),
        (change(STEAL, victims=(0,)), "victims: seat 0 is not an ejected player"),
        (change(STEAL, victims=(3,)), "victims: seat 3 is not an ejected player"),
        (change(change(STEAL, 1, tokens=0), 0, tokens=1), "victims: seat 1 is not an ejected player"),
        (change(STEAL, actions_taken=0), "victims: before its action"),
        (change(THREE, actions_taken=0, seats=(THREE.seats[0], *THREE.seats[1:])), "victims: before its action"),
        (change(FEW, result="finished"), "phase: no seat decides"),
        (change(BASE, result="finished", **ENDED), "result: the end of the game is not reached"),
        (change(BASE, result="cut", **ENDED), "result: no limit has stopped"),
        (change(FEW, result="cut", max_rounds=5, **ENDED), "result: no limit has stopped"),
    ],
)
def test_an_impossible_position_is_refused_with_field_and_reason(position, reason):
    states = np.zeros(1, STATE)
    with pytest.raises(PositionError, match=f"^{reason}"):
        view.load(position, states[0])
    assert states.tobytes() == bytes(STATE.itemsize)


def test_the_prompt_names_what_is_decided():
    assert GAME.reader.prompt(Table(BASE).states[0]) == "action"
    assert GAME.reader.prompt(Table(change(BASE, actions_taken=1)).states[0]) == "second_action"
    assert GAME.reader.prompt(Table(STEAL).states[0]) == "steal"
    assert GAME.reader.prompt(Table(REPLAY).states[0]) == "replay"
    assert GAME.reader.prompt(Table(change(FEW, result="finished", **ENDED)).states[0]) == "over"


@pytest.mark.parametrize("players", range(2, 7))
def test_the_drawing_fits_a_terminal_and_shows_everybody(players):
    game = Table.new(players, goodies=["tile_turn", "double_jump", "teleport"])
    text = GAME.draw(game.redacted(-1).states[0], [f"Player{seat}" for seat in range(players)]).plain
    assert max(map(len, text.splitlines())) <= 80
    assert all(f"Player{seat}" in text for seat in range(players))
    assert text.count("★") >= 13 * len(game.position.doors)


def test_the_drawing_shows_pawns_doors_platforms_and_cards():
    game = table(["d6^", "a6>"], platforms=["a6W", "d6N"], down={0: ["drop"]}, up={0: ["joker"]}, replay=["e6"])
    lines = GAME.draw(game.redacted(1).states[0]).plain.splitlines()
    assert lines[12] == " 6 │2→◎         1↑    ↻      ↑⌂                    │"
    assert lines[11].startswith("   +   +   +   +───+")
    assert any("face down: 1 hidden  face up: joker" in line for line in lines)
    text = GAME.draw(Table(STEAL).states[0]).plain
    assert "robbed" in text
    assert "off the board" in text
