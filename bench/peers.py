"""Random play to the end in other libraries' games, through their own Python API, for comparison."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec


def open_spiel(name: str) -> Callable[[random.Random], int]:
    """One random game of OpenSpiel, legal actions listed at every decision; chance sampled as its examples do."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(dice: random.Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
                continue
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def pettingzoo_connect_four() -> Callable[[random.Random], int]:
    """One random game of PettingZoo's connect four, by its documented loop."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play(dice: random.Random) -> int:
        env.reset(seed=dice.randrange(2**31))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = [a for a, ok in enumerate(observation["action_mask"]) if ok]
            env.step(dice.choice(legal))
            decisions += 1
        return decisions

    return play


def pgx(name: str, games: int, steps: int) -> Callable[[], int]:
    """Steps of a batch of Pgx, random legal actions and new games included, compiled by JAX as one loop."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one(carry: tuple, _: None) -> tuple:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, jax.numpy.log(state.legal_action_mask), axis=-1)
        return (step(state, actions, jax.random.split(chance, games)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, steps)[0])
    carry = (jax.jit(init)(jax.random.split(jax.random.PRNGKey(1), games)), jax.random.PRNGKey(2))

    def play() -> int:
        nonlocal carry
        carry = jax.block_until_ready(many(carry))
        return games * steps

    return play


PEERS: dict[str, Callable[[], Callable[[random.Random], int]]] = {
    "OpenSpiel chess": lambda: open_spiel("chess"),
    "OpenSpiel hex": lambda: open_spiel("hex"),
    "OpenSpiel backgammon": lambda: open_spiel("backgammon"),
    "PettingZoo connect four": pettingzoo_connect_four,
}


def missing() -> list[str]:
    """The libraries of ``PEERS`` that are not installed."""
    return [name for name in ("pyspiel", "pettingzoo", "pygame") if find_spec(name) is None]


def measure(name: str, seconds: float) -> float:
    """Decisions per second of one peer on one core."""
    play, dice = PEERS[name](), random.Random(1)
    play(dice)
    decisions, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        decisions += play(dice)
    return decisions / (time.perf_counter() - begin)
