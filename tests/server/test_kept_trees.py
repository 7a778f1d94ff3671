"""The memory of all bots' search trees together has a limit."""

from __future__ import annotations

import asyncio

import pytest

from asterism.bots import make_bot
from asterism.bots.base import Limit, information_state
from asterism.engine.match import Match
from asterism.server import budgets
from asterism.server.tables import bot_pool
from asterism.server.tables.bot_pool import BotPool, default_workers

TABLES = 12


@pytest.fixture
def pool(monkeypatch):
    monkeypatch.setattr(budgets, "MAX_TREE", 1 << 20)
    monkeypatch.setattr(budgets, "MAX_TREES", 5 << 20)
    pool = BotPool(workers=2)
    yield pool
    pool.close()


def thinking(pool, bots, state, rounds=1):
    """Let each bot think, two at a time; the most memory that all trees had."""
    most = []

    async def think(bot):
        async with gate:
            await pool.play(bot, state)
            most.append(sum(bot.session.bytes for bot in bots))
            assert pool.trees.bytes <= budgets.MAX_TREES

    async def every():
        for _ in range(rounds):
            await asyncio.gather(*(think(bot) for bot in bots))

    gate = asyncio.Semaphore(2)
    asyncio.run(every())
    return max(most)


def test_many_tables_of_bots_take_no_more_memory_than_few(pool):
    """Found by twenty addresses with tables of bots: 1.9 GB, since every table kept its trees."""
    state = information_state(Match.new("gravity", players=2, seed=1), 0)
    bots = [make_bot("level:8", seed) for seed in range(TABLES)]
    assert thinking(pool, bots, state, rounds=2) <= budgets.MAX_TREES
    kept = [bot.session.tree is not None for bot in bots]
    assert kept[-1]
    assert not all(kept)
    assert all(bot.session.bytes <= budgets.MAX_TREE for bot in bots)


def test_the_tree_of_a_table_that_is_closed_does_not_count(pool):
    state = information_state(Match.new("filantes", seed=1), 0)
    bots = [make_bot("level:3", seed) for seed in range(3)]
    thinking(pool, bots, state)
    kept = pool.trees.bytes
    bots.pop().close()
    assert 0 < pool.trees.bytes < kept


@pytest.mark.parametrize("game", ["gravity", "filantes", "octocube"])
def test_the_tree_of_a_beginner_is_small(game):
    match = Match.new(game, seed=1)
    bot = make_bot("level:1", 1)
    bot.play(information_state(match, 0), Limit(seconds=1.0))
    assert 0 < bot.session.bytes < 1 << 20


@pytest.mark.parametrize(("cores", "workers"), [(1, 1), (2, 1), (4, 3), (64, 6)])
def test_no_more_bots_think_at_once_than_there_is_memory_for(cores, workers, monkeypatch):
    monkeypatch.setattr(bot_pool.os, "cpu_count", lambda: cores)
    assert default_workers() == workers
