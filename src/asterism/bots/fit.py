"""Fit the weights of an evaluation to self-play: ``python -m asterism.bots.fit --game filantes --mode duel``.

Each round plays matches with the weights so far, one decision in ten at random, notes the features along the way and
who won, and finds the weights under which those results were likeliest (a softmax over seats, with a ridge). The first
round, or all with ``--anew``, starts from plain UCT. It prints a table for ``weights.toml``.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec
import numpy as np

from asterism.bots.base import Limit, seen_by
from asterism.bots.levels import weights_for
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


class Task(msgspec.Struct, frozen=True):
    """One match to learn from."""

    game: str
    mode: str
    players: int
    seed: int
    weights: Any
    """None: plain UCT."""


def watch(task: Task) -> tuple[np.ndarray, np.ndarray]:
    """Play one match; the features along the way, each also times the progress, and the shares of the win."""
    game = load(task.game)
    match = Match.new(task.game, task.players, game.modes[task.mode], task.seed)
    bound = kernels(task.game)
    rng = make_rng(task.seed)
    plain = task.weights is None
    weights = np.zeros((2, 0)) if plain else task.weights
    minds = [Thinker(8 * task.seed + seat, plain=plain) for seat in range(task.players)]
    limits = [
        Limit(simulations=PLAIN_SIMULATIONS if plain else SIMULATIONS[draw(rng, len(SIMULATIONS))]) for _ in minds
    ]
    knobs = Knobs(explore=0.7) if plain else Knobs()
    features = np.zeros((task.players, len(bound.features)))
    rows = []
    while not match.over:
        if match.ply % EVERY == 0:
            progress = bound.measure_at(match.states, 0, features)
            rows.append(np.concatenate([features, features * progress], axis=1))
        seat = int(match.record["seat"])
        actions = match.legal()
        if len(actions) == 1 or draw(rng, RANDOM) == 0:
            match.play(actions[draw(rng, len(actions))])
        else:
            *_, tree = minds[seat].think(seen_by(match, seat), knobs, weights, limits[seat])
            match.play(int(tree.nodes.action[tree.children()[0]]))
    result = match.result()
    shares = np.array([(seat in result.winners) / len(result.winners) for seat in range(task.players)])
    return np.array(rows), np.repeat(shares[None], len(rows), axis=0)


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


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(prog="python -m asterism.bots.fit", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--mode", required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300, help="matches in a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="start from plain UCT, not from the weights there are")
    options = parser.parse_args()
    game = load(options.game)
    weights = None if options.anew else weights_for(game, game.modes[options.mode], options.players)
    with ProcessPoolExecutor(options.workers, get_context("spawn")) as pool:
        for round in range(options.rounds):
            first = options.seed + round * options.games
            tasks = [
                Task(options.game, options.mode, options.players, first + i, weights) for i in range(options.games)
            ]
            found = list(pool.map(watch, tasks, chunksize=2))
            rows, shares = (np.concatenate(parts) for parts in zip(*found, strict=True))
            weights, loss = solve(rows, shares)
            print(f"# round {round + 1}: {options.games} games, {len(rows)} positions, loss {loss:.4f}", flush=True)
    print(f"[{options.game}.{options.mode}.{'two' if options.players == 2 else 'more'}]")
    for name, start, slope in zip(
        kernels(options.game).features, *(weights if weights is not None else ()), strict=True
    ):
        if start or slope:
            print(f"{name} = [{start:.4f}, {slope:.4f}]")


if __name__ == "__main__":
    main()
