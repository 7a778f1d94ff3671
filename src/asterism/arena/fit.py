"""Fit the weights of an evaluation to self-play: ``python -m asterism.arena.fit --game filantes --mode duel``.

Each round plays matches with the weights so far, one decision in ten at random, notes the features along the way and
who won, and finds the weights under which those results were likeliest (a softmax over seats, with a ridge). With
``--anew`` the first round is played by plain UCT. It prints a table for ``weights.toml``, and with ``--check`` how
often the new weights win, on one seat, against those there were: only what wins is worth taking over.
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

from asterism.arena.ratings import Interval, share
from asterism.arena.series import make_ready
from asterism.arena.work import cores
from asterism.bots.base import Limit, seen_by
from asterism.bots.levels import LEAST_NOISE, weights_for
from asterism.bots.think import Thinker
from asterism.bots.tree import Knobs, kernels
from asterism.engine.match import Match
from asterism.engine.registry import load
from asterism.engine.rng import draw, make_rng

EVERY = 3
"""The features of every so many decisions are noted: those of neighbours are much alike."""
RANDOM = 10
"""One decision in so many is random."""
RIDGE = 0.01
PLAIN_SIMULATIONS = 150
SIMULATIONS = (25, 60)
CHECKED = (300,)
KNOBS = Knobs(noise=LEAST_NOISE)
NO_WEIGHTS = np.zeros((2, 0))


class Task(msgspec.Struct, frozen=True):
    """One match to learn from: the weights of each seat (None: plain UCT), and one in how many decisions is random."""

    game: str
    mode: str
    seed: int
    weights: tuple[Any, ...]
    limits: tuple[int, ...] = SIMULATIONS
    random: int = RANDOM


class Watched(NamedTuple):
    """The features along the way, each also times the progress, and the shares of the win."""

    rows: np.ndarray
    shares: np.ndarray


def watch(task: Task) -> Watched:
    """Play one match."""
    game = load(task.game)
    players = len(task.weights)
    match = Match.new(task.game, players, game.modes[task.mode], task.seed)
    bound = kernels(task.game)
    rng = make_rng(task.seed)
    minds = [Thinker(8 * task.seed + seat, plain=weights is None) for seat, weights in enumerate(task.weights)]
    limits = [Limit(simulations=task.limits[draw(rng, len(task.limits))]) for _ in minds]
    features = np.zeros((players, len(bound.features)))
    rows = []
    while not match.over:
        if match.ply % EVERY == 0:
            progress = bound.measure_at(match.states, 0, features)
            rows.append(np.concatenate([features, features * progress], axis=1))
        seat = int(match.record["seat"])
        actions = match.legal()
        if len(actions) == 1 or (task.random and draw(rng, task.random) == 0):
            match.play(actions[draw(rng, len(actions))])
        else:
            weights = NO_WEIGHTS if minds[seat].plain else task.weights[seat]
            *_, tree = minds[seat].think(seen_by(match, seat), KNOBS, weights, limits[seat])
            match.play(int(tree.nodes.action[tree.children()[0]]))
    result = match.result()
    shares = np.array([(seat in result.winners) / len(result.winners) for seat in range(players)])
    return Watched(np.array(rows), shares)


class Hall:
    """Processes that play as long as there is time."""

    def __init__(self, workers: int, budget: float) -> None:
        self.workers = workers
        self.pool = ProcessPoolExecutor(workers, get_context("spawn"))
        self.deadline = time.monotonic() + budget

    def play(self, tasks: Iterable[Task]) -> list[Watched]:
        """The tasks in order, or as many as time allows."""
        waiting = iter(tasks)
        found: list[Watched] = []
        while time.monotonic() < self.deadline and (some := list(islice(waiting, 4 * self.workers))):
            found += self.pool.map(watch, some)
        return found


def solve(rows: np.ndarray, shares: np.ndarray) -> tuple[np.ndarray, float]:
    """The weights (start and slope of each feature) by Newton's method, and the mean loss."""
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


def check(hall: Hall, game: str, mode: str, new: np.ndarray, old: np.ndarray, players: int, games: int) -> Interval:
    """How often new weights win on one seat, the old ones on all others; every deal from every seat."""
    seats = [seat for _ in range(games // players) for seat in range(players)]
    tasks = [
        Task(game, mode, i // players, tuple(new if s == seat else old for s in range(players)), CHECKED, random=0)
        for i, seat in enumerate(seats)
    ]
    found = hall.play(tasks)
    return share(sum(float(watched.shares[seat]) for watched, seat in zip(found, seats, strict=False)), len(found))


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(prog="python -m asterism.arena.fit", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--mode", required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300, help="matches in a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--simulations", type=int, nargs="+", default=SIMULATIONS, help="of a seat, any one of these")
    parser.add_argument("--check", type=int, default=0, help="matches against the weights there are")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--budget", type=float, default=inf, help="seconds to play for")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="start from plain UCT, not from the weights there are")
    options = parser.parse_args()
    game = load(options.game)
    old = weights_for(game, game.modes[options.mode], options.players)
    weights = None if options.anew else old
    make_ready([options.game], ["level:8"], options.workers)
    hall = Hall(options.workers, options.budget)
    for round in range(options.rounds):
        first = options.seed + round * options.games
        limits = (PLAIN_SIMULATIONS,) if weights is None else tuple(options.simulations)
        found = hall.play(
            Task(options.game, options.mode, first + i, (weights,) * options.players, limits)
            for i in range(options.games)
        )
        if not found:
            break
        rows = np.concatenate([watched.rows for watched in found])
        shares = np.concatenate([np.repeat(watched.shares[None], len(watched.rows), axis=0) for watched in found])
        weights, loss = solve(rows, shares)
        print(f"# round {round + 1}: {len(found)} games, {len(rows)} positions, loss {loss:.4f}", flush=True)
    if weights is None:
        return
    if options.check:
        won = check(hall, options.game, options.mode, weights, old, options.players, options.check)
        print(f"# new against old: {won.value:.3f} ({won.low:.3f} to {won.high:.3f}), fair {1 / options.players:.3f}")
    print(f"[{options.game}.{options.mode}.{'two' if options.players == 2 else 'more'}]")
    for name, start, slope in zip(kernels(options.game).features, *weights, strict=True):
        if start or slope:
            print(f"{name} = [{start:.4f}, {slope:.4f}]")
    hall.pool.shutdown()


if __name__ == "__main__":
    main()
