"""Bots that know nothing of the fourth game: plain UCT, and the levels, which are the same without features."""

from __future__ import annotations

import json

import pytest

from asterism import Match
from asterism.bots import make_bot
from asterism.bots.base import Limit, information_state
from tests.arena.test_arena import arena

WINS = [("a1 b1 a2 b2", "a3"), ("b2 a1 a2 c2 b1 b3 c1", "a3")]


def share_of_wins(one: str, other: str, games: int = 10, **options: int) -> float:
    """How many of the games the first bot wins, draws counted as halves; each begins every second game."""
    won = 0.0
    for seed in range(games):
        match, seat = Match.new("noughts", options=options, seed=seed), seed % 2
        bots = [make_bot(other, seed), make_bot(other, seed)]
        bots[seat] = make_bot(one, seed)
        while match.seat is not None:
            state = information_state(match, match.seat)
            match.play(bots[match.seat].play(state, Limit(simulations=200)).action)
        winners = match.result().winners
        won += (seat in winners) / len(winners)
    return won / games


def test_plain_uct_beats_random_play():
    assert share_of_wins("uct", "random", size=4) > 0.7


def test_the_arena_plays_levels_and_uct(capsys):
    words = ("level:7", "uct", "--mode", "four", "--game", "noughts", "--games", 4, "--time", 0.02, "--workers", 1)
    assert arena(*words, "--json") == 0
    rows = json.loads(capsys.readouterr().out)["table"]
    assert {row["name"] for row in rows} == {"level:7", "uct"}
    assert sum(row["share"] for row in rows) == pytest.approx(1)


@pytest.mark.parametrize("spec", ["uct", "best", "level:4", "level:8"])
@pytest.mark.parametrize(("moves", "win"), WINS)
def test_a_win_in_one_is_seen(spec, moves, win):
    match = Match.new("noughts", seed=1)
    for move in moves.split():
        match.play(move)
    played = make_bot(spec, 1).play(information_state(match, match.seat), Limit(simulations=400))
    assert match.notation(played.action) == win
