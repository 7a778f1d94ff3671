"""A game from a separate package is built as a WebAssembly module too, and plays and searches the same there."""

from __future__ import annotations

import random

from asterism import Match
from tests.wasm.node import module, node, search_trace, settings, trace

from .install import GAME


def test_the_module_plays_and_searches_the_same():
    matches = []
    for seed in range(5):
        match, dice = Match.new(GAME, seed=seed), random.Random(seed)
        while not match.over:
            match.play(dice.choice(match.legal()))
        matches.append(match)
    assert node("replay.js", module(GAME), job=[settings(match) for match in matches]) == list(map(trace, matches))
    begun = [match.branch(2) for match in matches]
    job = [settings(match, level=3, decisions=4, botSeed=2) for match in begun]
    assert node("search.js", module(GAME), job=job) == [search_trace(match, 3, 4, 2) for match in begun]
