"""No seat learns hidden information: what it receives is the same for every state that fits what it knows."""

from __future__ import annotations

import msgspec
import pytest

from asterism import Match, load_game
from asterism.engine.contract import Game
from asterism.engine.events import new_log, read_log
from asterism.engine.rng import make_rng

from .cases import CASES, DEPTH, MODES
from .test_random_games import everyone, walk


def reveals_of(game: Game) -> dict[str, set[str]]:
    """What a rule turns over for all to see, by event and field: only there may two truths differ."""
    return game.module("testing").REVEALS if game.has("testing") else {}


def other_truth(match: Match, seat: int | None, seed: int) -> Match:
    """The same match as ``seat`` knows it, with another hidden truth."""
    states = match.redacted(seat)
    match.game.kernels.resample_at(states, 0, -1 if seat is None else seat, make_rng(seed))
    return Match(match.game, match.players, match.options, None, states)


def received(match: Match, seat: int | None) -> bytes:
    """Everything that ``seat`` gets to see of a position, as bytes."""
    view = msgspec.structs.replace(match.view(seat), ply=0)
    legal = match.legal_actions(seat) if seat == match.seat and seat is not None else []
    return msgspec.json.encode([view, legal, match.position(seat)])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_prompts_and_legal_actions_do_not_depend_on_what_is_hidden(case):
    for match in walk(case, 21, DEPTH // 3):
        for seat in everyone(match):
            assert received(other_truth(match, seat, match.ply), seat) == received(match, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_resampled_truth_redacts_to_the_same_record_and_redacting_twice_changes_nothing(case):
    for match in walk(case, 22, DEPTH // 3):
        for seat in everyone(match):
            redacted = match.redacted(seat)
            again = redacted.copy()
            match.game.kernels.redact_at(again, 0, -1 if seat is None else seat)
            assert again.tobytes() == redacted.tobytes()
            other = other_truth(match, seat, 77)
            assert other.redacted(seat).tobytes() == redacted.tobytes()
            Match.load(other.position())  # a truth that the game can be in


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_seen_of_a_move_does_not_depend_on_what_is_hidden(case):
    reveals = reveals_of(load_game(case.game))
    rules = case.start().game.rules
    for match in walk(case, 23, DEPTH // 2):
        if match.over:
            break
        action = match.legal()[match.ply % len(match.legal())]
        for seat in everyone(match):
            if seat == match.seat:
                continue
            viewer = -1 if seat is None else seat
            other = other_truth(match, seat, match.ply)
            shown = rules.redact_action(action, match.seat, viewer)
            alike = [a for a in other.legal() if rules.redact_action(a, match.seat, viewer) == shown]
            if not alike:  # the move itself reveals it: a card played face up was in hand
                assert shown == action
                continue
            for one, two in zip(seen(match, action, viewer), seen(other, alike[0], viewer), strict=True):
                assert one.type == two.type
                differ = {name for name in one.data if one.data[name] != two.data[name]}
                assert differ <= reveals.get(one.type, set()), one


def seen(match: Match, action: int, viewer: int):
    states, log = match.states, new_log(match.game.state.MAX_EVENTS)
    match.game.kernels.apply_at(states, 0, action, log)
    match.game.kernels.redact_log(log, viewer)
    return read_log(log, match.game.view.EVENTS)


@pytest.mark.parametrize("case", [c for c in MODES if load_game(c.game).chance], ids=str)
def test_resampled_truths_vary(case):
    varied = []
    for match in walk(case, 24, 60):
        for seat in everyone(match):
            if match.redacted(seat).tobytes() != match.states.tobytes():
                varied.append(len({other_truth(match, seat, seed).states.tobytes() for seed in range(8)}) > 1)
    assert len(varied) > 20
    assert sum(varied) > 0.9 * len(varied)


@pytest.mark.parametrize("case", [c for c in MODES if not load_game(c.game).chance], ids=str)
def test_a_game_without_chance_hides_nothing(case):
    for match in walk(case, 26, DEPTH // 3):
        assert all(match.redacted(seat).tobytes() == match.states.tobytes() for seat in everyone(match))
