"""One battery for all games: what must hold in every position of random games of every kind."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism import Match, load_game
from asterism.engine.rng import make_rng

from .cases import CASES, DEPTH, MODES, Case

LONGEST = 600  # decisions of a long game, about


def walk(case: Case, seed: int, positions: int = DEPTH):
    """A whole random game, yielding the match at about so many positions along it, its start and its end among them."""
    match, dice = case.start(seed), random.Random(f"{case} {seed}")
    early = positions // 3
    stride = max(1, LONGEST // positions)
    while not match.over:
        if match.ply < early or match.ply % stride == 0:
            yield match
        match.play(dice.choice(match.legal()))
    yield match


def check_invariants(match: Match) -> None:
    if match.game.has("testing"):
        match.game.module("testing").check_invariants(match.state)


def everyone(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_bytes_and_documents_round_trip_at_every_step(case):
    for match in walk(case, 1):
        state = match.states
        assert np.frombuffer(state.tobytes(), state.dtype).tobytes() == state.tobytes()
        text = msgspec.json.encode(match.position())
        assert Match.load(msgspec.json.decode(text)).states.tobytes() == state.tobytes()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seats_document_loads_into_a_truth_that_fits_it(case):
    for match in walk(case, 2, DEPTH // 2):
        for seat in everyone(match):
            document = msgspec.json.decode(msgspec.json.encode(match.position(seat)))
            loaded = Match.load(document, seed=5)
            assert loaded.redacted(seat).tobytes() == match.redacted(seat).tobytes()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_mask_equals_the_list_and_the_list_is_sorted(case):
    for match in walk(case, 3):
        legal = match.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) != match.over
        assert (match.seat is None) == match.over
        assert np.flatnonzero(match.mask()).tolist() == legal


@pytest.mark.parametrize("case", CASES, ids=str)
def test_notation_is_unique_and_means_the_same_move(case):
    for match in walk(case, 4):
        written = [(action, match.move(action), match.notation(action)) for action in match.legal()]
        assert len({text for _, _, text in written}) == len(written)
        for action, move, text in written:
            assert text.isascii()
            assert text.split() == [text]
            assert not set(text) & set("{}[]")
            assert match.parse(text) == match.parse(move) == match.parse(msgspec.to_builtins(move)) == action


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_goes_back_through_the_whole_game_and_old_copies_never_change(case):
    match, dice = case.start(5), random.Random(5)
    copies = [match.states.tobytes()]
    while not match.over:
        match.play(dice.choice(match.legal()))
        copies.append(match.states.tobytes())
    assert [match.branch(ply).states.tobytes() for ply in range(match.ply + 1)] == copies
    actions = list(match.actions)
    for ply in range(match.ply, 0, -1):
        assert match.undo() == actions[ply - 1]
        assert match.states.tobytes() == copies[ply - 1]
    assert match.redo() == actions[0]
    branch = match.branch()
    for action in actions[1:]:
        branch.play(action)
    assert branch.states.tobytes() == copies[-1]
    assert match.ply == 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_preview_says_what_then_happens(case):
    for match in walk(case, 6, DEPTH // 2):
        for action in match.legal()[:: max(1, len(match.legal()) // 6)]:
            preview = match.preview(action)
            trial = match.branch()
            trial.play(action)
            happened = trial.events(match.seat, match.ply)[0]
            assert [e.type for e in preview] == [e.type for e in happened], (match.ply, match.notation(action))
            for seen, true in zip(preview, happened, strict=True):
                assert all(value is None or value == true.data[name] for name, value in seen.data.items())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_lost_or_made(case):
    for match in walk(case, 7):
        check_invariants(match)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_end_with_bounded_results_within_their_caps(case):
    match = case.start(8)
    states, rng = match.states, make_rng(9)
    out, points = np.zeros(match.game.state.MAX_LEGAL, np.int16), np.zeros(match.game.max_players, np.int32)
    config, content = match.game.configure(match.options, case.players)
    for _ in range(1 if DEPTH < 100 else 20):
        match.game.kernels.setup_at(states, 0, case.players, config, content, rng)
        limit = 60_000
        assert match.game.kernels.playout(states, 0, out, rng, limit) < limit
        assert states["over"][0] in (1, 2)
        assert states["seat"][0] == -1
        winners = match.game.kernels.standings_at(states, 0, points)
        assert 0 < winners < 1 << case.players
        assert all(0 <= p <= 500 for p in points[: case.players])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_event_is_dropped_and_every_event_has_words_and_values(case):
    *_, match = walk(case, 10)
    assert all(step.log[0, 0] < match.game.state.MAX_EVENTS for step in match.steps())
    for events in match.events(None):
        for event in events:
            msgspec.json.encode(event.as_json())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_compiled_code_spells_is_what_the_values_say(case):
    encode = msgspec.json.encode
    for match in walk(case, 11, DEPTH // 2):
        legal = [
            {"action": a.action, "notation": a.notation, "move": a.move, "preview": [e.as_json() for e in a.preview]}
            for a in match.legal_actions()
        ]
        assert match.legal_json() == encode(legal)
        for seat in (None, *range(case.players)):
            assert match.view_json(seat) == encode(match.view(seat))
    actions, now = match.game.actions, match.ply
    for seat in (None, *range(case.players)):
        seen = zip(match.steps(now - 5), match.moves(seat, now - 5), match.events(seat, now - 5), strict=True)
        for step, move, events in seen:
            expected = {"notation": actions.write(move), "move": move, "events": [event.as_json() for event in events]}
            assert b"{%b}" % step.json(seat) == encode(expected)


@given(st.sampled_from(CASES), st.integers(0, 2**63 - 1), st.lists(st.integers(0, 10**6), max_size=80))
def test_whatever_is_played_the_laws_hold(case, seed, choices):
    match = case.start(seed)
    for choice in choices:
        if match.over:
            break
        legal = match.legal()
        action = legal[choice % len(legal)]
        assert match.parse(match.notation(action)) == action
        before = match.states.tobytes()
        preview = match.preview(action)
        happened = match.play(action)
        assert [event.type for event in preview] == [event.type for event in happened]
        check_invariants(match)
        match.undo()
        assert match.states.tobytes() == before
        match.redo()
    document = msgspec.json.decode(msgspec.json.encode(match.position()))
    assert Match.load(document).states.tobytes() == match.states.tobytes()
    for seat in everyone(match):
        redacted = match.redacted(seat)
        truth = redacted.copy()
        match.game.kernels.resample_at(truth, 0, -1 if seat is None else seat, make_rng(seed))
        match.game.kernels.redact_at(truth, 0, -1 if seat is None else seat)
        assert truth.tobytes() == redacted.tobytes()


@pytest.mark.parametrize("case", MODES, ids=str)
def test_the_same_seed_deals_the_same_game_and_another_seed_another(case):
    assert case.start(11).states.tobytes() == case.start(11).states.tobytes()
    if load_game(case.game).chance:
        assert len({case.start(seed).states.tobytes() for seed in range(12, 20)}) > 6
