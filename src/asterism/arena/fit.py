"""Fit the weights of an evaluation to self-play: ``python -m asterism.arena.fit --game filantes --mode duel``.

Each round plays matches with the weights so far, one decision in ten at random, records features and results, and fits
weights by maximum likelihood (a softmax over seats, with a ridge penalty). With ``--from-uct`` plain UCT plays the
first round. It prints a table for the game's ``weights.toml``, and with ``--check`` how often the new weights win, on
one seat, against the present ones: weights that do not win should not replace them.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from math import inf
from multiprocessing import get_context
from typing import Any, NamedTuple

import msgspec
import numpy as np

from asterism.arena.executors import cores
from asterism.arena.ratings import Interval, share
from asterism.arena.series import warm_up_games
from asterism.bots.base import Limit, information_state
from asterism.bots.kernels import search_kernels
from asterism.bots.knobs import FADES, Knobs
from asterism.bots.levels import UCT, table_path, weights_for
from asterism.bots.search_session import SearchSession
from asterism.bots.tree import SearchParameters
from asterism.engine.match import Match
from asterism.engine.registry import load
from asterism.engine.rng import draw, make_rng

EVERY = 3
"""Features are recorded at one decision in this many: those of adjacent decisions are similar."""
RANDOM = 10
"""One decision in this many is random."""
RIDGE = 0.01
UCT_SIMULATIONS = 150
SIMULATIONS = (25, 60)
CHECK_SIMULATIONS = (300,)
KNOBS = Knobs(noise=FADES["noise"].to)


class SampleTask(msgspec.Struct, frozen=True):
    """One match to play: the weights of each seat (None: plain UCT), and one in how many decisions is random."""

    game: str
    mode: str
    seed: int
    weights: tuple[Any, ...]
    limits: tuple[int, ...] = SIMULATIONS
    random: int = RANDOM


class Sample(NamedTuple):
    """The features at the recorded decisions, followed by features × progress, and the shares of the win."""

    rows: np.ndarray
    shares: np.ndarray


def play_sample(task: SampleTask) -> Sample:
    """Play a match and record it."""
    game = load(task.game)
    players = len(task.weights)
    match = Match.new(task.game, players, game.modes[task.mode], task.seed)
    kernels = search_kernels(game)
    rng = make_rng(task.seed)
    searches = [UCT if weights is None else SearchParameters(KNOBS, weights) for weights in task.weights]
    sessions = [SearchSession(8 * task.seed + seat) for seat in range(players)]
    limits = [Limit(simulations=task.limits[draw(rng, len(task.limits))]) for _ in sessions]
    features = np.zeros((players, len(kernels.features)))
    rows = []
    while not match.over:
        if match.ply % EVERY == 0:
            progress = kernels.write_features_at(match.states, 0, features)
            rows.append(np.concatenate([features, features * progress], axis=1))
        seat = int(match.state["seat"])
        actions = match.legal()
        if len(actions) == 1 or (task.random and draw(rng, task.random) == 0):
            match.play(actions[draw(rng, len(actions))])
        else:
            *_, tree = sessions[seat].run(information_state(match, seat), searches[seat], limits[seat])
            match.play(int(tree.nodes.action[tree.children()[0]]))
    result = match.result()
    shares = np.array([(seat in result.winners) / len(result.winners) for seat in range(players)])
    return Sample(np.array(rows), shares)


class MatchPool:
    """Processes that play matches within a time budget."""

    def __init__(self, workers: int, budget: float) -> None:
        self.workers = workers
        self.pool = ProcessPoolExecutor(workers, get_context("spawn"))
        self.deadline = time.monotonic() + budget

    def play(self, tasks: Iterable[SampleTask]) -> list[Sample]:
        """Play the tasks in order, as many as there is time for."""
        left = iter(tasks)
        found: list[Sample] = []
        while time.monotonic() < self.deadline and (some := list(islice(left, 4 * self.workers))):
            found += self.pool.map(play_sample, some)
        return found


def solve(rows: np.ndarray, shares: np.ndarray) -> tuple[np.ndarray, float]:
    """Fit weights (start and slope of each feature) by Newton's method; return them and the mean loss."""
    centred = rows - rows.mean(axis=1, keepdims=True)
    spread = centred.std(axis=(0, 1))
    used = spread > 1e-9
    x = centred[:, :, used] / spread[used]
    w = np.zeros(x.shape[2])
    ridge = RIDGE * len(x)
    for _ in range(30):
        p = _softmax(x @ w)
        gradient = np.einsum("npd,np->d", x, p - shares) + ridge * w
        mean = np.einsum("npd,np->nd", x, p)
        hessian = np.einsum("npd,np,npe->de", x, p, x) - mean.T @ mean + ridge * np.eye(len(w))
        step = np.linalg.solve(hessian, gradient)
        w -= step
        if np.abs(step).max() < 1e-6:
            break
    loss = -float((shares * np.log(_softmax(x @ w) + 1e-12)).sum(axis=1).mean())
    weights = np.zeros(rows.shape[2])
    weights[used] = w / spread[used]
    return weights.reshape(2, -1), loss


def _softmax(z: np.ndarray) -> np.ndarray:
    e = np.exp(z - z.max(axis=1, keepdims=True))
    return np.asarray(e / e.sum(axis=1, keepdims=True))


def check(
    pool: MatchPool, game: str, mode: str, new: np.ndarray, old: np.ndarray, players: int, games: int
) -> Interval:
    """The win share of new weights on one seat against the old ones on all others; every deal from every seat."""
    seats = [seat for _ in range(games // players) for seat in range(players)]
    tasks = [
        SampleTask(
            game,
            mode,
            i // players,
            tuple(new if s == seat else old for s in range(players)),
            CHECK_SIMULATIONS,
            random=0,
        )
        for i, seat in enumerate(seats)
    ]
    found = pool.play(tasks)
    return share(sum(float(sample.shares[seat]) for sample, seat in zip(found, seats, strict=False)), len(found))


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(prog="python -m asterism.arena.fit", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--mode", required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300, help="matches in a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--simulations", type=int, nargs="+", default=SIMULATIONS, help="of a seat, any one of these")
    parser.add_argument("--check", type=int, default=0, help="matches against the present weights")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--budget", type=float, default=inf, help="seconds to play for")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--from-uct", action="store_true", help="play the first round with plain UCT, not with the present weights"
    )
    options = parser.parse_args()
    game = load(options.game)
    old = weights_for(game, game.modes[options.mode], options.players)
    weights = None if options.from_uct else old
    warm_up_games([options.game], ["level:8"], options.workers)
    pool = MatchPool(options.workers, options.budget)
    for round in range(options.rounds):
        first = options.seed + round * options.games
        limits = (UCT_SIMULATIONS,) if weights is None else tuple(options.simulations)
        found = pool.play(
            SampleTask(options.game, options.mode, first + i, (weights,) * options.players, limits)
            for i in range(options.games)
        )
        if not found:
            break
        rows = np.concatenate([sample.rows for sample in found])
        shares = np.concatenate([np.repeat(sample.shares[None], len(sample.rows), axis=0) for sample in found])
        weights, loss = solve(rows, shares)
        print(f"# round {round + 1}: {len(found)} games, {len(rows)} positions, loss {loss:.4f}", flush=True)
    if weights is None:
        return
    if options.check:
        won = check(pool, options.game, options.mode, weights, old, options.players, options.check)
        print(f"# new against old: {won.value:.3f} ({won.low:.3f} to {won.high:.3f}), fair {1 / options.players:.3f}")
    print(f"# for {table_path(game, 'weights.toml')}")
    print(f"[{options.mode}.{'two' if options.players == 2 else 'more'}]")
    for name, start, slope in zip(search_kernels(game).features, *weights, strict=True):
        if start or slope:
            print(f"{name} = [{start:.4f}, {slope:.4f}]")
    pool.pool.shutdown()


if __name__ == "__main__":
    main()
