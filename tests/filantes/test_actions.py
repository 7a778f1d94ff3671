"""Moves and their notation."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism.engine.errors import InvalidMoveError
from asterism.games.filantes.actions import (
    EnterPiece,
    Move,
    MovePiece,
    Pass,
    PutBack,
    TurnPiece,
    parse,
    to_action,
    write,
)
from asterism.games.filantes.describe import GAME
from asterism.games.filantes.state import ACTIONS, PASS

from .table import Table, duel, race

WRITTEN = {
    "d4ne": MovePiece("d4", "ne"),
    "g13w": MovePiece("g13", "w"),
    "d4+": TurnPiece("d4", "clockwise"),
    "d4-": TurnPiece("d4", "counter-clockwise"),
    "@d4e": EnterPiece("d4", "e"),
    "=a3": PutBack("a3"),
    "pass": Pass(),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_each_move_has_one_word(text):
    assert parse(text) == WRITTEN[text]
    assert write(WRITTEN[text]) == text
    assert parse(f" {text.upper()} ") == WRITTEN[text]
    assert msgspec.json.decode(msgspec.json.encode(WRITTEN[text]), type=Move) == WRITTEN[text]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'': expected a cell from a1 to m7 at character 1"),
        ("@", "'@': expected a cell from a1 to m7 at character 2"),
        ("?4", "'?4': expected a cell from a1 to m7 at character 1"),
        ("a8e", "'a8e': there is no cell a8 (character 1)"),
        ("@n1e", "'@n1e': there is no cell n1 (character 2)"),
        ("=a3e", "'=a3e': nothing may follow the cell, at character 4"),
        ("d4", "'d4': expected e, se, sw, w, nw, ne, + or - at character 3"),
        ("d4+-", "'d4+-': expected e, se, sw, w, nw, ne, + or - at character 3"),
        ("d4n", "'d4n': expected e, se, sw, w, nw, ne, + or - at character 3"),
        ("@d4+", "'@d4+': expected e, se, sw, w, nw, ne at character 4"),
        ("passe", "'passe': expected a cell from a1 to m7 at character 1"),
    ],
)
def test_a_broken_word_is_refused_with_the_place(text, message):
    with pytest.raises(InvalidMoveError) as error:
        parse(text)
    assert str(error.value) == message


@given(st.text(alphabet="@=+-abgm017ensw p\n\0é", max_size=6))
def test_any_text_is_a_move_or_refused(text):
    try:
        move = parse(text)
    except InvalidMoveError:
        return
    assert parse(write(move)) == move


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (MovePiece("g8", "e"), "no piece of the seat to decide stands on g8"),
        (MovePiece("m4", "e"), "no piece of the seat to decide stands on m4"),
        (MovePiece("z9", "e"), "'z9' is not a cell; cells are a1 to m7"),
        (MovePiece(["g7"], "e"), "['g7'] is not a cell; cells are a1 to m7"),
        (MovePiece("g7", "n"), "'n' is not a direction; expected one of e, se, sw, w, nw, ne"),
        (TurnPiece("g7", "left"), "'left' is not a sense; expected one of clockwise, counter-clockwise"),
        (EnterPiece("g7", "e"), "g7 is not a start cell"),
        (PutBack("a1"), "no piece is put back now"),
        ("g7e", "'g7e' is not a move of this game"),
    ],
)
def test_a_move_without_meaning_in_a_duel_is_refused(move, message):
    with pytest.raises(InvalidMoveError) as error:
        to_action(duel("g7:e", "m4:e").states[0], move)
    assert str(error.value) == message


def test_a_move_without_meaning_in_a_race_is_refused():
    state = Table.new(mode="race").states[0]
    with pytest.raises(InvalidMoveError, match="no piece enters in the race"):
        to_action(state, EnterPiece("g10", "e"))
    with pytest.raises(InvalidMoveError, match="m1 is not on the start row of the seat to decide"):
        to_action(state, PutBack("m1"))


def test_nothing_is_put_back_or_moved_after_the_end():
    table = race("k3", "g1")
    table.play("k3sw")
    for move in (PutBack("a1"), MovePiece("m1", "e"), TurnPiece("g1", "clockwise")):
        with pytest.raises(InvalidMoveError):
            to_action(table.states[0], move)
    assert to_action(table.states[0], Pass()) == PASS


def test_every_action_is_a_move_or_refused():
    for table in (duel("g7:e", "m4:e"), Table.new(mode="race"), Table.new()):
        for action in range(-1, ACTIONS + 1):
            try:
                move = GAME.reader.move(table.states[0], action)
            except InvalidMoveError:
                continue
            assert to_action(table.states[0], move) == action
