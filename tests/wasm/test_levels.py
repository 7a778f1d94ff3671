"""Level 8 in a browser chooses what it chooses on a server, for the same seed and as many simulations.

``make test`` looks at one position of each mode; ``make levels`` at a hundred. ``ASTERISM_PART=2/5`` looks at every
fifth of them from the third on, so that several machines can share the work.
"""

from __future__ import annotations

import os
import random
from itertools import count, islice

import msgspec
import pytest

from asterism import Match
from asterism.bots.analysis import assess
from asterism.bots.base import Limit, information_state
from asterism.bots.grades import ASSESS_SHARE
from asterism.bots.levels import HIGHEST, ladder_for, parameters_for
from asterism.bots.search_session import SearchSession, analysis_of
from asterism.engine.registry import load
from tests.wasm.node import module, node, settings
from tests.wasm.test_modules import BY_MODE

POSITIONS = int(os.environ.get("ASTERISM_POSITIONS", "1"))
PART, PARTS = map(int, os.environ.get("ASTERISM_PART", "0/1").split("/"))
MOST_PLIES = 60


def positions(game: str, mode: str):
    """Positions with something to choose, of random games with all numbers of players, without end."""
    dice = random.Random(f"levels {game} {mode}")
    players = range(load(game).min_players, load(game).max_players + 1)
    for seed in count():
        match = Match.new(game, dice.choice(players), mode=mode, seed=seed)
        for _ in range(dice.randrange(MOST_PLIES)):
            if not match.over:
                match.play(dice.choice(match.legal()))
        if len(match.legal()) > 1:
            yield match


def chosen(match: Match, seed: int) -> int:
    """What level 8 of a server chooses, with all its simulations, however long they take."""
    ladder = ladder_for(match.game, match.options)
    limit = Limit(simulations=ladder.at(ladder.skills[HIGHEST - 1]).simulations)
    parameters = parameters_for(match.game, match.options, match.players, skill=ladder.skills[HIGHEST - 1])
    *_, tree = SearchSession(seed).run(information_state(match, match.seat), parameters, limit)
    return analysis_of(tree, 0.0).actions[0].action


@pytest.mark.parametrize(("game", "mode"), BY_MODE)
def test_level_8_chooses_the_same(game, mode):
    wanted = list(islice(enumerate(positions(game, mode)), PART, POSITIONS, PARTS))
    job = [settings(match, level=HIGHEST, botSeed=seed) for seed, match in wanted]
    found = node("choices.js", module(game), job=job)
    assert found == [chosen(match, seed) for seed, match in wanted]


@pytest.mark.parametrize(("game", "mode"), BY_MODE)
def test_an_action_is_worth_the_same(game, mode):
    wanted = list(islice(enumerate(positions(game, mode)), PART, POSITIONS, PARTS))
    last = {"level": HIGHEST, "share": ASSESS_SHARE}
    job = [settings(match, botSeed=seed, action=match.legal()[-1], **last) for seed, match in wanted]
    found = node("assess.js", module(game), job=job)
    for (seed, match), one in zip(wanted, found, strict=True):
        simulations = round(ASSESS_SHARE * ladder_for(match.game, match.options).simulations)
        ours = assess(match, match.legal()[-1], Limit(simulations=simulations), seed=seed)
        assert one == {**msgspec.to_builtins(ours), "values": pytest.approx(ours.values)}
