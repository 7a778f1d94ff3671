"""PPO by self-play on the small duel (Étoiles Filantes, target 3), in NumPy alone, on ``asterism.batch``.

    python examples/ppo_duel.py                  # some minutes on two cores; writes ppo_duel.svg
    python examples/ppo_duel.py --updates 20     # a short run

One network plays both seats. It sees what the seat to decide sees (own seat first), and its value is that seat's; so a
value or an advantage changes its sign where the next decision is the other seat's. Every few updates the policy plays a
few hundred games against random players, half of them from each seat: that is the learning curve.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
from curve import Point, draw_curves, share

from asterism.batch import Batch, observation_layout

TARGET = {"target": 3}
LAYOUT = observation_layout("filantes")
BLOCKS = ("mine", "sheltered", "score", "reserve", "phase", "clock")  # those that change in a duel, as they are

GAMES, STEPS = 256, 48
EPOCHS, MINIBATCH = 2, 2048
HIDDEN = 128
RATE, CLIP, ENTROPY, DISCOUNT, TRACE = 1e-3, 0.2, 0.003, 0.995, 0.95
NEVER = -1e9  # the logit of an illegal action


class Network:
    """Two layers with a policy and a value on top, and Adam."""

    def __init__(self, inputs: int, actions: int, dice: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> np.ndarray:
            return (dice.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = [layer(inputs, HIDDEN, 5.0), layer(HIDDEN, HIDDEN, 1.0), layer(HIDDEN, actions + 1, 0.1)]
        self.biases = [np.zeros(matrix.shape[1], np.float32) for matrix in self.weights]
        self.moments = [(np.zeros_like(p), np.zeros_like(p)) for p in (*self.weights, *self.biases)]
        self.updates = 0

    def forward(self, seen: np.ndarray) -> list[np.ndarray]:
        """The input, both hidden layers, and the outputs: logits, then the value."""
        layers = [seen]
        for weights, biases in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layers.append(np.tanh(layers[-1] @ weights + biases))
        layers.append(layers[-1] @ self.weights[-1] + self.biases[-1])
        return layers

    def backward(self, layers: list[np.ndarray], gradient: np.ndarray) -> None:
        """One step of Adam along the gradient of the loss by the outputs."""
        by_weights, by_biases = [], []
        for k in reversed(range(len(self.weights))):
            by_weights.insert(0, layers[k].T @ gradient)
            by_biases.insert(0, gradient.sum(axis=0))
            if k:
                gradient = (gradient @ self.weights[k].T) * (1 - layers[k] ** 2)
        gradients = [*by_weights, *by_biases]
        norm = np.sqrt(sum(float((g * g).sum()) for g in gradients))
        self.updates += 1
        for p, g, (mean, square) in zip((*self.weights, *self.biases), gradients, self.moments, strict=True):
            g = g * min(1.0, 0.5 / (norm + 1e-8))
            mean += 0.1 * (g - mean)
            square += 0.001 * (g * g - square)
            p -= RATE * mean / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


def see(batch: Batch) -> np.ndarray:
    """The inputs of the network: what the seat to decide sees, and which way its own and the enemy's pieces face."""
    seen = batch.observe()
    facing, owner = LAYOUT["facing"].of(seen), LAYOUT["owner"].of(seen)
    whose = [(facing * owner[:, seat, None]).reshape(len(seen), -1) for seat in (0, 1)]
    return np.concatenate([*(seen[:, LAYOUT[name].slice] for name in BLOCKS), *whose], axis=1)


def policy(outputs: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """The probabilities of all actions; illegal ones have none."""
    logits = np.where(masks > 0, outputs[:, :-1], NEVER)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def choose(chances: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """An action for each row, drawn by its probabilities."""
    sums = chances.cumsum(axis=1)
    return (sums > dice.random((len(sums), 1)) * sums[:, -1:]).argmax(axis=1)


def collect(batch: Batch, network: Network, dice: np.random.Generator) -> dict[str, np.ndarray]:
    """Play ``STEPS`` decisions in every game; what was seen and done, and the advantages of what was done."""
    rows = np.arange(GAMES)
    kept: dict[str, list[np.ndarray]] = {name: [] for name in ("seen", "masks", "actions", "chances", "values")}
    rewards, signs = np.zeros((STEPS, GAMES), np.float32), np.zeros((STEPS, GAMES), np.float32)
    for t in range(STEPS):
        seen, masks, seats = see(batch), batch.legal_mask().copy(), batch.seat.copy()
        outputs = network.forward(seen)[-1]
        chances = policy(outputs, masks)
        actions = choose(chances, dice)
        step = batch.step(actions, check=False)
        ended = step.terminated | step.truncated
        rewards[t] = step.rewards[rows, seats]
        signs[t] = np.where(ended, 0.0, np.where(batch.seat == seats, 1.0, -1.0))
        for name, value in zip(kept, (seen, masks, actions, chances[rows, actions], outputs[:, -1]), strict=True):
            kept[name].append(value)
    following, advantage = network.forward(see(batch))[-1][:, -1], np.zeros(GAMES, np.float32)
    advantages = np.zeros((STEPS, GAMES), np.float32)
    for t in reversed(range(STEPS)):
        surprise = rewards[t] + DISCOUNT * signs[t] * following - kept["values"][t]
        advantages[t] = advantage = surprise + DISCOUNT * TRACE * signs[t] * advantage
        following = kept["values"][t]
    data = {name: np.concatenate(values) for name, values in kept.items()}
    return data | {"advantages": advantages.ravel(), "returns": advantages.ravel() + data["values"]}


def improve(network: Network, data: dict[str, np.ndarray], dice: np.random.Generator) -> None:
    """Several passes of clipped policy gradients over what was collected."""
    for _ in range(EPOCHS):
        for part in np.array_split(dice.permutation(GAMES * STEPS), GAMES * STEPS // MINIBATCH):
            one = {name: values[part] for name, values in data.items()}
            rows = np.arange(len(part))
            layers = network.forward(one["seen"])
            chances = policy(layers[-1], one["masks"])
            advantages = (one["advantages"] - one["advantages"].mean()) / (one["advantages"].std() + 1e-8)
            ratio = chances[rows, one["actions"]] / one["chances"]
            inside = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            chosen = np.zeros_like(chances)
            chosen[rows, one["actions"]] = 1.0
            logs = np.log(chances + 1e-12)
            entropy = -(chances * logs).sum(axis=1, keepdims=True)
            gradient = np.zeros_like(layers[-1])
            gradient[:, :-1] = -(inside * ratio * advantages)[:, None] * (chosen - chances)
            gradient[:, :-1] += ENTROPY * chances * (logs + entropy)
            gradient[:, -1] = layers[-1][:, -1] - one["returns"]
            network.backward(layers, gradient / len(part))


def evaluate(network: Network, games: int, seed: int, dice: np.random.Generator) -> float:
    """Games won against random players, from each seat as often; a game without a winner is half a win."""
    batch = Batch("filantes", games, options=TARGET, seed=seed)
    mine = np.arange(games) % 2
    while (batch.seat >= 0).any():
        actions = choose(policy(network.forward(see(batch))[-1], batch.legal_mask()), dice)
        batch.step(np.where(batch.seat == mine, actions, batch.random_actions()), check=False)
        if (batch.terminated | batch.truncated).all():
            break
    batch.load(batch.states)
    return float((batch.rewards[np.arange(games), mine] + 1).sum() / 2)


def main() -> None:
    """Learn, print how it goes, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--every", type=int, default=10, help="updates between two evaluations")
    parser.add_argument("--games", type=int, default=400, help="games of an evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo_duel.svg"))
    args = parser.parse_args()
    dice = np.random.default_rng(args.seed)
    batch = Batch("filantes", GAMES, options=TARGET, seed=args.seed, auto_reset=True)
    network = Network(see(batch).shape[1], batch.game.state.ACTIONS, dice)
    curve: list[Point] = []
    begin = time.perf_counter()
    for update in range(args.updates + 1):
        if update % args.every == 0:
            won = evaluate(network, args.games, args.seed + update, dice)
            curve.append(share(update * GAMES * STEPS, won, args.games))
            print(
                f"{curve[-1].x:>9,} decisions  {time.perf_counter() - begin:5.0f} s  won {curve[-1].y:.1%}", flush=True
            )
        if update < args.updates:
            improve(network, collect(batch, network, dice), dice)
    title = "PPO self-play on the small duel (target 3)"
    draw_curves(args.out, title, "decisions of self-play", "won against random players", {"PPO": curve})


if __name__ == "__main__":
    main()
