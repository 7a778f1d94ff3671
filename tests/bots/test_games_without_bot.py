"""A game without a ``bot/`` folder: every level is plain UCT, and the arena and the analysis play it as any other."""

from __future__ import annotations

import dataclasses

import pytest

from asterism.bots import make_bot
from asterism.bots.analysis import hint
from asterism.bots.base import InformationState, Limit, information_state
from asterism.bots.kernels import search_kernels
from asterism.bots.levels import HIGHEST, UCT, ladder_for, ladders, parameters_for
from asterism.bots.speed import measure
from asterism.engine.contract import Game
from asterism.engine.match import Match
from asterism.engine.registry import load


@pytest.fixture
def game() -> Game:
    """Étoiles Filantes as a stranger would bring it: rules, and nothing for bots."""
    bare = dataclasses.replace(load("filantes"))
    bare.__dict__["bot"] = None
    return bare


def start(game: Game) -> InformationState:
    state = information_state(Match.new("filantes", 2, seed=3), 0)
    return InformationState(game, state.players, state.options, state.seat, state.ply, state.states)


def test_a_missing_folder_is_no_bot_and_a_broken_one_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = dataclasses.replace(load("filantes"))

    def missing(name: str) -> None:
        raise ModuleNotFoundError(f"no {name}", name=missing_name)

    monkeypatch.setattr(Game, "module", lambda self, name: missing(name))
    missing_name = "nim.bot"
    assert bare.bot is None
    missing_name = "scipy"
    with pytest.raises(ModuleNotFoundError):
        _ = dataclasses.replace(bare).bot


def test_levels_are_plain_uct_with_more_and_more_simulations(game: Game) -> None:
    assert not ladders(game)
    assert parameters_for(game, game.modes["duel"], 2) is UCT
    assert search_kernels(game).features == ()
    assert not hasattr(search_kernels(game), "simulate")
    counts = [level.simulations for level in ladder_for(game, {}).levels]
    assert len(counts) == HIGHEST
    assert counts == sorted(set(counts))


@pytest.mark.parametrize("level", [1, HIGHEST])
def test_a_level_searches_as_uct_does(game: Game, level: int) -> None:
    state = start(game)
    limit = Limit(simulations=ladder_for(game, {}).levels[level - 1].simulations)
    found = [make_bot(spec, 5).play(state, limit).info for spec in (f"level:{level}", "uct")]
    assert found[0] is not None
    assert found[1] is not None
    assert found[0].actions == found[1].actions


def test_hints_and_speed_work(game: Game) -> None:
    assert hint(start(game), Limit(simulations=50)).actions[0].action in start(game).legal
    assert measure(game, 0.05).levels_per_s > 0
