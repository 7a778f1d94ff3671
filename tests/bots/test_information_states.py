"""No bot searches the truth: what it is given is redacted, or refused."""

from __future__ import annotations

import sys

import msgspec
import numpy as np
import pytest

from asterism import Match
from asterism.bots import make_bot
from asterism.bots.analysis import analyse, hint
from asterism.bots.base import (
    HiddenInformationError,
    InformationState,
    Limit,
    SearchPosition,
    as_information_state,
    information_state,
)
from asterism.bots.external import ExternalBot
from asterism.engine.errors import IllegalMoveError
from tests.bots.positions import another_truth, played

SPECS = ("random", "uct", "level:3", "best", "skill:0.4")
FEW = Limit(simulations=60)


@pytest.fixture
def match() -> Match:
    """A match in which the deciding seat has a secret from the next one, and does not know everything itself."""
    for plies in range(4, 60):
        match = played("gravity", "stars", plies, 3)
        assert match.seat is not None
        known = match.redacted(match.seat)
        match.game.kernels.redact_at(known, 0, (match.seat + 1) % 3)
        if known.tobytes() != match.redacted(match.seat).tobytes() and _truths(match):
            return match
    raise AssertionError("no seat has a secret")


def _truths(match: Match) -> list[np.ndarray]:
    """States that the deciding seat cannot tell from the true one."""
    found = [another_truth(match, seed) for seed in range(20)]
    return [states for states in found if states.tobytes() != match.states.tobytes()]


@pytest.mark.parametrize("spec", SPECS)
def test_a_match_is_redacted_for_the_deciding_seat(match: Match, spec: str) -> None:
    assert match.seat is not None
    given = [match, information_state(match, match.seat)]
    for truth in _truths(match)[:2]:
        other = Match(match.game, match.players, match.options, None, truth)
        other.ply = match.ply
        given.append(other)
    answers = [make_bot(spec, 3).play(state, FEW) for state in given]  # type: ignore[arg-type]
    assert len({answer.action for answer in answers}) == 1
    assert len({msgspec.json.encode(answer.info and answer.info.actions) for answer in answers}) == 1


def test_analysis_and_programs_redact_a_match_too(match: Match) -> None:
    assert match.seat is not None
    state = information_state(match, match.seat)
    assert hint(match, FEW).actions == hint(state, FEW).actions
    assert list(analyse(match, FEW))[-1].actions == hint(state, FEW).actions
    assert as_information_state(match).states.tobytes() == state.states.tobytes()


@pytest.mark.parametrize("spec", SPECS)
def test_anything_else_is_refused(match: Match, spec: str) -> None:
    assert match.seat is not None
    truth = SearchPosition(match.game, match.players, match.options, match.seat, match.ply, match.states)
    for given in (truth, match.states, None):
        with pytest.raises(HiddenInformationError, match="InformationState"):
            make_bot(spec, 3).play(given, FEW)  # type: ignore[arg-type]


def test_a_program_is_not_started_for_anything_else(match: Match) -> None:
    bot = ExternalBot(f"{sys.executable} -c pass")
    with pytest.raises(HiddenInformationError):
        bot.play(match.states, FEW)  # type: ignore[arg-type]
    bot.close()


def test_a_match_that_is_over_has_nothing_to_decide() -> None:
    over = played("filantes", "duel", 400)
    assert over.over
    with pytest.raises(IllegalMoveError):
        make_bot("random", 1).play(over, FEW)  # type: ignore[arg-type]


def test_an_information_state_cannot_be_made_from_the_truth(match: Match) -> None:
    assert match.seat is not None
    with pytest.raises(HiddenInformationError, match=f"seat {match.seat}"):
        InformationState(match.game, match.players, match.options, match.seat, match.ply, match.states)
    state = information_state(match, match.seat)
    with pytest.raises(HiddenInformationError):
        msgspec.structs.replace(state, states=match.states)
    other = (match.seat + 1) % match.players
    with pytest.raises(HiddenInformationError):
        msgspec.structs.replace(state, seat=other)
