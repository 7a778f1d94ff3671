"""Nobody learns what he may not know: whatever the hidden truth is, what a seat receives is the same."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from asterism import Match
from asterism.engine.events import new_log, read_log
from asterism.engine.rng import make_rng

from .cases import CASES, DEPTH, MODES
from .test_random_games import everyone, walk

# What a rule turns over for all to see, by event and field: only there may two truths differ.
REVEALS = {
    "gravity": {},
    "filantes": {},
    "octocube": {"uncovered": {"tile"}, "stuck": {"tile"}, "laid": {"abyss"}},
}


def other_truth(match: Match, seat: int | None, seed: int) -> Match:
    """The same match as ``seat`` knows it, with another hidden truth."""
    states = match.redacted(seat)
    match.game.kernels.resample_at(states, 0, -1 if seat is None else seat, make_rng(seed))
    return Match(match.game, match.players, match.options, None, states)


def received(match: Match, seat: int | None) -> bytes:
    """Everything that ``seat`` gets to see of a position, as bytes."""
    view = msgspec.structs.replace(match.view(seat), ply=0)
    legal = match.legal_actions(seat) if seat == match.seat and seat is not None else []
    return msgspec.json.encode([view, legal, match.position(seat, spectator=seat is None)])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_prompts_and_legal_actions_do_not_depend_on_what_is_hidden(case):
    for match in walk(case, 21, DEPTH // 3):
        for seat in everyone(match):
            assert received(other_truth(match, seat, match.ply), seat) == received(match, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_resampled_truth_redacts_to_the_same_record_and_redacting_twice_changes_nothing(case):
    for match in walk(case, 22):
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
    reveals = REVEALS[case.game]
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
            if not alike:  # the move itself tells: a card played face up was in hand
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


@pytest.mark.parametrize("case", [c for c in MODES if c.game != "filantes"], ids=str)
def test_resampled_truths_vary(case):
    varied = []
    for match in walk(case, 24, 60):
        for seat in everyone(match):
            if match.redacted(seat).tobytes() != match.states.tobytes():
                varied.append(len({other_truth(match, seat, seed).states.tobytes() for seed in range(8)}) > 1)
    assert len(varied) > 20
    assert sum(varied) > 0.9 * len(varied)


def test_etoiles_filantes_has_no_secrets():
    match = Match.new("filantes", seed=1)
    assert all(match.redacted(seat).tobytes() == match.states.tobytes() for seat in (None, 0, 1))
    assert not match.game.secrets


@pytest.mark.parametrize("case", [c for c in MODES if c.game == "gravity"], ids=str)
def test_a_hidden_hand_is_dealt_uniformly(case):
    """Every way to split the unknown cards comes up equally often."""
    for match in walk(case, 25, 120):
        redacted = match.redacted(None)
        if redacted.tobytes() == match.states.tobytes():
            continue
        rng = make_rng(1)
        counts: dict[bytes, int] = {}
        for _ in range(600):
            trial = redacted.copy()
            match.game.kernels.resample_at(trial, 0, -1, rng)
            counts[trial.tobytes()] = counts.get(trial.tobytes(), 0) + 1
        if len(counts) > 20:
            continue
        expected = 600 / len(counts)
        chi2 = sum((n - expected) ** 2 / expected for n in counts.values())
        assert chi2 < len(counts) - 1 + 6 * np.sqrt(2 * len(counts))
        return
    pytest.fail("no position with a hidden card came up")
