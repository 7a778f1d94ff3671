"""The meaning of every action integer of a game under one version of its rules, as lines to be hashed."""

from __future__ import annotations

import random

import msgspec

from asterism import Match
from asterism.engine.contract import Game

GAMES, PLIES, EVERY = 5, 150, 15


def action_table(game: Game, version: int) -> list[str]:
    """Every move with notation and structure, and every meaning that an integer has along seeded random games.

    What an integer means can depend on the position (whose pieces stand where, which power is used). So the meanings
    of the legal actions are noted at every decision, those of all integers now and then.
    """
    actions, kernels = game.actions, game.kernels
    words = [f"{actions.write(move)} {msgspec.json.encode(move, order='sorted').decode()}" for move in actions.MOVES]
    meanings: set[tuple[int, int]] = set()
    for mode, options in game.modes.items():
        for players in range(game.min_players, game.max_players + 1):
            for seed in range(GAMES):
                match = Match.new(game.id, players, options, seed, rules_version=version)
                dice = random.Random(f"{game.id} {mode} {players} {seed}")
                while not match.over and match.ply < PLIES:
                    states, legal = match.states, match.legal()
                    asked = legal if match.ply % EVERY else range(game.state.ACTIONS)
                    meanings.update((action, kernels.move_at(states, 0, action)) for action in asked)
                    match.take(dice.choice(legal))
    known = sorted((action, number) for action, number in meanings if number >= 0)
    return [f"{game.state.ACTIONS} actions", *words, *(f"{action} {words[number]}" for action, number in known)]
