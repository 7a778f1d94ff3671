"""Measure a ladder of levels, or find one: ``python -m asterism.bots.calibrate --game gravity --mode stars``.

Neighbouring levels play each other with both seatings of every deal. With ``--search`` the levels below the highest are
chosen anew, from the top down: each is the skill that loses to the level above it as often as wanted. A *skill* is a
number from 0 to 1 on one road from a beginner to the highest level: more simulations, fewer wrong glances, fewer
actions overlooked.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec

from asterism.bots.base import Limit, seen_by
from asterism.bots.levels import HIGHEST, Ladder, Level, ladders, weights_for
from asterism.bots.think import Thinker
from asterism.engine.match import Match
from asterism.engine.registry import load
from asterism.engine.rng import draw, make_rng

WANTED, NEAR = 0.68, 0.05
OPENING = {"filantes": 6}
"""Decisions played at random first, where deals do not differ."""


class Setting(msgspec.Struct, frozen=True):
    """One match to be played: a level of None plays at random."""

    game: str
    mode: str
    players: int
    ladder: Ladder
    levels: tuple[Level | None, ...]
    deal: int


def play(setting: Setting) -> list[float]:
    """Play one match; each seat's share of the win."""
    game = load(setting.game)
    match = Match.new(setting.game, setting.players, game.modes[setting.mode], setting.deal)
    weights = weights_for(game, match.options, setting.players)
    rng = make_rng(setting.deal)
    minds = [Thinker(8 * setting.deal + seat) for seat in range(setting.players)]
    while not match.over:
        seat = int(match.record["seat"])
        level = setting.levels[seat]
        actions = match.legal()
        if len(actions) == 1 or level is None or match.ply < OPENING.get(setting.game, 0):
            match.play(actions[draw(rng, len(actions))])
            continue
        limit = Limit(simulations=level.simulations)
        *_, tree = minds[seat].think(seen_by(match, seat), setting.ladder.knobs(level), weights, limit)
        match.play(int(tree.nodes.action[tree.children()[0]]))
    result = match.result()
    return [(seat in result.winners) / len(result.winners) for seat in range(setting.players)]


class Score(msgspec.Struct, frozen=True):
    """How often the first of two won, and how sure that is (half of a 95 % interval)."""

    games: int
    share: float
    margin: float


class Calibration:
    """One mode of a game, and the processes that play it."""

    def __init__(self, game: str, mode: str, games: int, pool: ProcessPoolExecutor) -> None:
        self.game = game
        self.mode = mode
        self.games = games
        self.pool = pool
        self.ladder = ladders()[game][mode]

    def duel(self, one: Level | None, two: Level | None) -> Score:
        """Let two play each other, every deal from both seats."""
        settings = [
            Setting(self.game, self.mode, 2, self.ladder, pair, deal)
            for deal in range(self.games // 2)
            for pair in ((one, two), (two, one))
        ]
        shares = [share[i % 2] for i, share in enumerate(self.pool.map(play, settings, chunksize=2))]
        mean = sum(shares) / len(shares)
        return Score(len(shares), mean, 1.96 * math.sqrt(max(mean * (1 - mean), 0.01) / len(shares)))

    def measure(self) -> list[tuple[str, Score]]:
        """Every level against the one below it; the lowest and the highest against random play."""
        levels = self.ladder.levels
        found = [("level 1 : random", self.duel(levels[0], None))]
        found += [(f"level {k + 1} : level {k}", self.duel(levels[k], levels[k - 1])) for k in range(1, HIGHEST)]
        return [*found, (f"level {HIGHEST} : random", self.duel(levels[-1], None))]

    def search(self) -> Ladder:
        """Levels from the top down, each beaten by the one above it about as often as ``WANTED``."""
        levels = [self.ladder.levels[-1]]
        high = 1.0
        for k in range(HIGHEST - 1, 0, -1):
            low, top = 0.0, high
            for _ in range(6):
                skill = (low + top) / 2
                level = at_skill(skill, self.ladder)
                score = self.duel(levels[0], level)
                print(f"level {k}: skill {skill:.3f} {level} loses {score.share:.2f}", file=sys.stderr)
                if abs(score.share - WANTED) < NEAR:
                    break
                if score.share > WANTED:
                    low = skill
                else:
                    top = skill
            levels.insert(0, level)
            high = skill
        return msgspec.structs.replace(self.ladder, levels=levels)


def at_skill(skill: float, ladder: Ladder) -> Level:
    """The level at a place on the road from a beginner (0) to the highest level (1)."""
    highest = ladder.levels[-1]
    wrong = (1 - skill) ** 2
    return Level(
        simulations=max(1, round(highest.simulations**skill)),
        noise=round(highest.noise + (ladder.noise - highest.noise) * wrong, 4),
        overlook=round(highest.overlook + (ladder.overlook - highest.overlook) * wrong, 3),
    )


def main() -> None:
    """Measure or search, and print what was found."""
    parser = argparse.ArgumentParser(
        prog="python -m asterism.bots.calibrate", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("--game", required=True)
    parser.add_argument("--mode", help="by default every mode")
    parser.add_argument("--games", type=int, default=100, help="games for each pair of levels")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--search", action="store_true", help="find a ladder before it is measured")
    parser.add_argument("--json", type=Path, help="write what was found to this file")
    options = parser.parse_args()
    found = []
    with ProcessPoolExecutor(options.workers, get_context("spawn")) as pool:
        for mode in [options.mode] if options.mode else load(options.game).modes:
            calibration = Calibration(options.game, mode, options.games, pool)
            if options.search:
                calibration.ladder = calibration.search()
            scores = calibration.measure()
            for pair, score in scores:
                print(
                    f"{options.game} {mode} {pair:18} {score.share:6.1%} ± {score.margin:.1%} of {score.games}",
                    flush=True,
                )
            found.append(
                {
                    "game": options.game,
                    "mode": mode,
                    "ladder": msgspec.to_builtins(calibration.ladder),
                    "scores": {pair: msgspec.to_builtins(score) for pair, score in scores},
                }
            )
            if options.json:
                options.json.write_text(json.dumps(found, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
