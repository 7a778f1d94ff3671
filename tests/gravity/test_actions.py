"""Moves as numbers, as values and as text."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism.engine.errors import InvalidMoveError
from asterism.games.gravity import actions
from asterism.games.gravity.state import ACTIONS, DOUBLE_JUMP, HIDDEN, PASS, STEAL_TOKEN, TELEPORT

S = None  # no position is needed to read a move of this game


def test_every_action_has_its_own_move_and_notation_both_ways():
    texts = [actions.write(actions.MOVES[action]) for action in range(HIDDEN + 2)]
    assert len(set(texts)) == HIDDEN + 2
    for action, text in enumerate(texts[:ACTIONS]):
        assert actions.to_action(S, actions.parse(text)) == action
        assert actions.to_action(S, actions.parse(text.upper())) == action
        assert text.isascii()
        assert " " not in text


def test_moves_are_tagged_values():
    for action in range(HIDDEN + 2):
        move = actions.MOVES[action]
        assert msgspec.json.decode(msgspec.json.encode(move), type=actions.Move) == move


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "complete"),
        (1, "left-long"),
        (16, "right-teleport"),
        (17, "long-left"),
        (32, "joker-rotate-half"),
        (33, "tile-left"),
        (DOUBLE_JUMP + 1, "double-left-right"),
        (TELEPORT, "teleport"),
        (TELEPORT + 1, "steal-blue"),
        (STEAL_TOKEN, "steal-token"),
        (PASS, "pass"),
        (HIDDEN + 1, "right-?"),
    ],
)
def test_the_notation_is_plain_words(action, text):
    assert actions.write(actions.MOVES[action]) == text


def test_a_simple_move_must_name_its_card():
    with pytest.raises(InvalidMoveError, match="card"):
        actions.to_action(S, actions.parse("left-?"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "character 1: expected complete, double, drop, high"),
        ("jump", "character 2"),
        ("left-", "character 6: expected .*drop.*joker"),
        ("left-blue", "character 6"),
        ("joker-rotate-up", "character 14: expected half, left, right"),
        ("drops", "character 5"),
        (" drop", "character 1"),
        ("x" * 100_000, "character 1"),
    ],
)
def test_a_move_that_cannot_be_read_says_where(text, reason):
    with pytest.raises(InvalidMoveError, match=reason):
        actions.parse(text)


@given(st.text())
def test_any_text_is_a_move_or_an_invalid_one(text):
    try:
        move = actions.parse(text)
    except InvalidMoveError:
        return
    assert actions.write(move) == text.lower()


@pytest.mark.parametrize("move", [None, 3, "drop", [], {}, actions.Simple("up", "drop"), actions.LongJump([])])
def test_what_is_no_move_is_refused(move):
    with pytest.raises(InvalidMoveError):
        actions.to_action(S, move)
    with pytest.raises(InvalidMoveError):
        actions.write(move)
