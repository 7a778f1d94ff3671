"""Bad input of every kind: typed errors only, and nothing changed."""

from __future__ import annotations

import copy
import random
from contextlib import suppress

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism import (
    AsterismError,
    IllegalMoveError,
    InvalidMoveError,
    Match,
    OptionError,
    PositionError,
    SeedError,
    UnknownGameError,
    VersionError,
)
from asterism.engine.rng import make_rng
from tests.battery.cases import CASES, GAMES, MODES
from tests.test_protocol import JSON


def midgame(case, plies: int, seed: int = 0) -> Match:
    match, dice = case.start(seed), random.Random(seed)
    while not match.over and match.ply < plies:
        match.play(dice.choice(match.legal()))
    return match


MATCHES = [midgame(case, plies) for case in MODES for plies in (0, 9, 40)]
WORDS = [match.notation(action) for match in MATCHES[::3] for action in match.legal()[:20]]


@given(st.sampled_from(MATCHES), st.text(max_size=12) | st.text("abcdefghjlmnprstwx0123456789@=/:+-.,^<>", max_size=8))
def test_any_text_as_a_move_is_played_or_refused(match, text):
    before = match.states.tobytes()
    with suppress(InvalidMoveError, IllegalMoveError):
        assert match.parse(text) in match.legal()
    assert match.states.tobytes() == before


@given(st.sampled_from(MATCHES), st.sampled_from(WORDS))
def test_a_move_of_another_position_is_played_or_refused(match, text):
    with suppress(InvalidMoveError, IllegalMoveError):
        assert match.parse(text) in match.legal()


@given(st.sampled_from(MATCHES), st.sampled_from(WORDS), st.integers(0, 30), st.characters())
def test_a_move_with_one_character_changed_is_played_or_refused(match, text, at, character):
    test_any_text_as_a_move_is_played_or_refused.hypothesis.inner_test(match, text[:at] + character + text[at + 1 :])


@given(st.sampled_from(MATCHES), JSON)
def test_any_value_as_a_move_is_played_or_refused(match, value):
    with suppress(InvalidMoveError, IllegalMoveError):
        assert match.parse(value) in match.legal()


@given(st.sampled_from(MATCHES), st.data())
def test_a_structured_move_with_one_field_changed_is_played_or_refused(match, data):
    if match.over:
        return
    move = msgspec.to_builtins(match.move(data.draw(st.sampled_from(match.legal()))))
    field = data.draw(st.sampled_from(sorted(move)))
    move[field] = data.draw(JSON)
    test_any_value_as_a_move_is_played_or_refused.hypothesis.inner_test(match, move)


def test_messages_say_what_is_wrong_and_where():
    match = Match.new("filantes", seed=1)
    with pytest.raises(InvalidMoveError, match="character"):
        match.play("@d4x")
    with pytest.raises(UnknownGameError, match="gravity, filantes, octocube"):
        Match.new("chess")
    with pytest.raises(OptionError, match="target"):
        Match.new("filantes", options={"target": 0})
    with pytest.raises(OptionError, match="players must be 2 to 3"):
        Match.new("filantes", 4)
    with pytest.raises(SeedError, match="integer from 0"):
        Match.new("filantes", seed=2**63)
    with pytest.raises(PositionError, match="there is no seat 2"):
        match.view(2)


@given(st.sampled_from(GAMES), st.integers(-1, 9), JSON, JSON)
def test_any_options_make_a_match_or_an_option_error(game, players, options, value):
    schema = msgspec.structs.fields(Match.new(game, seed=0).game.options)
    for candidate in (options, *({field.name: value} for field in schema)):
        with suppress(OptionError):
            Match.new(game, players, candidate, seed=1)


def paths(value, path=()):
    """Every place in a JSON value."""
    yield path
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield from paths(child, (*path, key))


DOCUMENTS = [
    msgspec.json.decode(msgspec.json.encode(match.position(viewer)))
    for match in (midgame(case, plies, 3) for case in CASES[::3] for plies in (0, 5, 30, 90))
    for viewer in ("truth", "spectator", 0)
]


def survives(match: Match) -> None:
    """A position that was accepted can be played to its end, drawn and read."""
    str(match)
    match.legal_actions()
    states = match.states
    out = np.zeros(match.game.state.MAX_LEGAL, np.int16)
    limit = 100_000
    assert match.game.kernels.playout(states, 0, out, make_rng(1), limit) < limit


def load(document) -> None:
    with suppress(PositionError, OptionError, UnknownGameError, VersionError):
        survives(Match.load(document, seed=1))


@given(st.sampled_from(DOCUMENTS), st.data())
def test_a_position_with_one_value_changed_is_playable_or_refused(document, data):
    changed = copy.deepcopy(document)
    *way, last = data.draw(st.sampled_from([p for p in paths(changed) if p]))
    target = changed
    for key in way:
        target = target[key]
    old = target[last]
    if isinstance(old, bool):
        new = not old
    elif isinstance(old, int):
        new = data.draw(st.integers(-2, 30) | st.just(old + 1) | st.none())
    else:
        new = data.draw(JSON)
    target[last] = new
    load(changed)


@given(st.sampled_from(DOCUMENTS), st.data())
def test_a_position_with_two_values_swapped_or_one_lost_is_playable_or_refused(document, data):
    changed = copy.deepcopy(document)
    lists = [p for p in paths(changed) if p]
    for _ in range(2):
        *way, last = data.draw(st.sampled_from(lists))
        *other, key = data.draw(st.sampled_from(lists))
        try:
            one, two = changed, changed
            for k in way:
                one = one[k]
            for k in other:
                two = two[k]
            one[last], two[key] = two[key], one[last]
        except (KeyError, IndexError, TypeError):
            return
    load(changed)


@given(JSON)
def test_any_value_as_a_position_is_refused(value):
    for document in (value, {"game": "gravity", "state": value}, {"game": value, "state": {}}):
        with pytest.raises(AsterismError):
            Match.load(document)
