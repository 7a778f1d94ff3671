"""One battery for all games: what must hold in every position of random games of every kind."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

from asterism import Match
from asterism.engine.events import NO_LOG
from asterism.engine.rng import make_rng

from .cases import CASES, DEPTH, MODES, Case
from .conservation import CONSERVED

SEATS = "seats and the spectator"


def walk(case: Case, seed: int, plies: int = DEPTH):
    """A random game, yielding the match before every decision; ends at the end of the game or after ``plies``."""
    match, dice = case.start(seed), random.Random(f"{case} {seed}")
    while not match.over and match.ply < plies:
        yield match
        match.play(dice.choice(match.legal()))
    yield match


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
            document = msgspec.json.decode(msgspec.json.encode(match.position(seat, spectator=seat is None)))
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
    copies = []
    for match in walk(case, 5):
        copies.append(match.states.tobytes())
    assert [s.tobytes() for s in match._states] == copies
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
    conserved = CONSERVED[case.game]
    for match in walk(case, 7):
        conserved(match.record)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_end_with_bounded_results_within_their_caps(case):
    match = case.start(8)
    states, rng = match.states, make_rng(9)
    out, points = np.zeros(match.game.state.MAX_LEGAL, np.int16), np.zeros(match.game.max_players, np.int32)
    config, content = match.game.configure(match.options, case.players)
    for _ in range(1 if DEPTH < 100 else 20):
        match.game.kernels.setup_at(states, 0, case.players, config, content, rng)
        limit = 60_000
        assert match.game.kernels.playout(states, 0, out, NO_LOG, rng, limit) < limit
        assert states["over"][0] in (1, 2)
        assert states["seat"][0] == -1
        winners = match.game.kernels.standings_at(states, 0, points)
        assert 0 < winners < 1 << case.players
        assert all(0 <= p <= 500 for p in points[: case.players])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_event_is_dropped_and_every_event_has_words_and_values(case):
    for match in walk(case, 10):
        assert len(match._logs[-1] if match._logs else []) <= match.game.state.MAX_EVENTS
    for events in match.events(None):
        for event in events:
            msgspec.json.encode(event.as_json())


@pytest.mark.parametrize("case", MODES, ids=str)
def test_the_same_seed_deals_the_same_game_and_another_seed_another(case):
    assert case.start(11).states.tobytes() == case.start(11).states.tobytes()
    if case.game != "filantes":
        assert len({case.start(seed).states.tobytes() for seed in range(12, 20)}) > 6
