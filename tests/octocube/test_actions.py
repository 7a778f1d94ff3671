"""Moves and their notation."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism.engine.errors import InvalidMoveError
from asterism.games.octocube import notation
from asterism.games.octocube.actions import parse, to_action, write
from asterism.games.octocube.describe import GAME
from asterism.games.octocube.state import ACTIONS

from .table import table

BASE = table(cubes={0: ("b2", "b:fd")})


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("@b1", notation.Place("b1")),
        ("@B1/WS", notation.Place("b1", "west", "south")),
        ("n", notation.Roll("north")),
        ("e", notation.Roll("east")),
        ("p270", notation.Pivot(270)),
        ("score", notation.Score(())),
        ("score:tw", notation.Score(("top", "west"))),
        ("pass", notation.Pass()),
        ("take", notation.TakeBack()),
        ("use:h", notation.Use("H")),
        ("b:pw", notation.Replace("white-pearl")),
        ("c:d4", notation.Lift("d4")),
        ("d:d4", notation.Fetch("d4")),
        ("e:bn", notation.Turn("bottom", "north")),
        ("f:n:dg", notation.Trade("north", "green-diamond")),
        ("g:2", notation.Switch(1)),
        ("h:a1b2", notation.Swap("a1", "b2")),
        ("i:4", notation.Exchange(3)),
        ("fit:fl:16", notation.Fit("light-starfish", 15)),
        ("stack:ad", notation.Stack("dark-amphora")),
        ("lay:c3", notation.Lay("c3")),
    ],
)
def test_every_move_has_a_notation(text, move):
    assert parse(text) == parse(f" {text.upper()} ") == move
    assert write(move) == text.lower()
    assert msgspec.convert(msgspec.to_builtins(move), notation.Move) == move


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a move such as"),
        ("x", "expected a move such as"),
        ("@z9", "expected a cell such as b3 at character 2"),
        ("@b1/t", "expected a face t b n e s w at character 6"),
        ("p45", "expected 90, 180 or 270 at character 2"),
        ("score:", "expected faces t b n e s w at character 7"),
        ("f:n-pw", "expected ':' at character 4"),
        ("fit:pw:17", "expected nothing more at character 9"),
        ("use:j", "expected a power a to i at character 5"),
        ("g:5", "expected a player 1 to 4 at character 3"),
        ("b:px", "expected a tile such as pw at character 3"),
    ],
)
def test_bad_notation_is_refused_with_the_character(text, message):
    with pytest.raises(InvalidMoveError, match=message):
        parse(text)


@given(st.text(max_size=12) | st.text("@abcde12345/tbnesw:fgiuh scorepalk", max_size=12))
def test_parsing_any_text_gives_a_move_or_an_invalid_move_error(text):
    try:
        move = parse(text)
    except InvalidMoveError:
        return
    try:
        assert 0 <= to_action(BASE.state, move) < ACTIONS
    except InvalidMoveError:
        return


@pytest.mark.parametrize(
    "move",
    [
        notation.Place("b2"),
        notation.Place("e5"),
        notation.Place("z9"),
        notation.Place("b1", "top", "bottom"),
        notation.Place("b1", "lid", "north"),
        notation.Roll("up"),
        notation.Roll("top"),
        notation.Pivot(45),
        notation.Score(("top", "top")),
        notation.Score(("side",)),
        notation.Use("J"),
        notation.Replace("white-pearl"),
        notation.Lift("c3"),
        notation.Fetch("c3"),
        notation.Switch(1),
        notation.Exchange(1),
        notation.Stack("white-pearl"),
        notation.Lay("c3"),
        notation.Trade("north", "coin"),
        notation.Trade("north", "white-whale"),
        notation.Swap("a1", "a1"),
        notation.Fit("white-pearl", 16),
        notation.Fit("white-pearl", True),
        notation.Fit("white-pearl", "3"),
        notation.Roll(3),
        "n",
        None,
    ],
)
def test_moves_without_meaning_here_are_refused(move):
    with pytest.raises(InvalidMoveError):
        to_action(BASE.state, move)


def test_seats_that_do_not_play_cannot_be_named():
    game = table(2, "advanced", cubes={0: ("b2", "b:fd"), 1: ("d4", "b:pw")}, abyss={"b3": "G"})
    game.play("use:g")
    with pytest.raises(InvalidMoveError):
        to_action(game.state, notation.Switch(2))


def test_orientations_that_look_alike_are_the_same_action():  # O6 O17
    game = table(cubes={0: (None, "t:fw")})
    ways = {to_action(game.state, parse(f"@b1/t{north}")) for north in "nesw"}
    assert len(ways) == 1
    game = table(cubes={0: ("b2", "b:fd n:fw s:fw")})
    assert to_action(game.state, parse("p270")) == to_action(game.state, parse("p90"))


def test_a_move_read_from_json_plays():
    move = msgspec.json.decode(b'{"type":"score","faces":["bottom"]}', type=notation.Move)
    assert GAME.reader.move(BASE.state, to_action(BASE.state, move)) == move


def test_an_action_without_meaning_has_no_move():
    for action in (-1, ACTIONS):
        with pytest.raises(InvalidMoveError, match="has no meaning in this position"):
            GAME.reader.move(BASE.state, action)
