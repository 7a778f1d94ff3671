"""``make strength``: measure all claims about the bots' strength, with 95 % intervals.

Results are kept in a file, and a later run continues them; parts and games can be measured separately, on other
machines, and within a time budget. The tables of ``docs/strength.md`` are written from all results.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import msgspec
import open_spiel_mcts
import strength_page
from rich.console import Console

from asterism.arena.executors import cores
from asterism.arena.strength import EQUAL_SECONDS, PARTS, Claim, claims, fingerprint, measure, merge, settled
from asterism.bots import speed
from asterism.bots.levels import HIGHEST
from asterism.engine.registry import all_games

HERE = Path(__file__).parent
OTHERS = ("openspiel", "speed")
ROUNDS = 3
WIDTH = 150


class Strength(msgspec.Struct):
    """All results."""

    claims: list[Claim] = msgspec.field(default_factory=list, name="facts")
    speed: dict[str, float] = {}
    """Simulations a second on one core, random playouts to the end."""


def main() -> None:
    """Measure, keep, print, and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--part", action="append", choices=[*PARTS, *OTHERS], help="by default all; may be repeated")
    parser.add_argument("--game", help="by default all")
    parser.add_argument("--mode", help="by default all")
    parser.add_argument("--games", type=int, default=100, help="matches for each claim")
    parser.add_argument("--workers", type=int, default=cores(), help="by default one on each core")
    parser.add_argument("--budget", type=float, help="seconds to play for; what was measured by then is kept")
    parser.add_argument("--json", type=Path, default=HERE / "results" / "strength.json", help="what is known")
    parser.add_argument("--page", type=Path, default=HERE.parent / "docs" / "strength.md")
    options = parser.parse_args()
    parts = options.part or [*PARTS, *OTHERS]
    known = msgspec.json.decode(options.json.read_bytes(), type=Strength) if options.json.exists() else Strength()
    known.claims = merge([*claims(list(PARTS)), duel_with_open_spiel()], known.claims)
    chosen = [
        claim
        for claim in known.claims
        if claim.part in parts and options.game in (None, claim.game) and options.mode in (None, claim.mode)
    ]
    begin = time.monotonic()
    for _ in measure(
        [claim for claim in chosen if claim.part in PARTS], options.games, options.workers, options.budget
    ):
        keep(known, options.json)
    left = None if options.budget is None else options.budget - (time.monotonic() - begin)
    for claim in chosen:
        if claim.part == "openspiel":
            for _ in measure_open_spiel(claim, options.games, options.workers, left):
                keep(known, options.json)
    if "speed" in parts:
        known.speed = speeds()
    keep(known, options.json)
    console = Console(width=max(WIDTH, Console().width))
    for table in strength_page.tables(chosen, known.speed if "speed" in parts else {}):
        console.print(table)
    strength_page.write(options.page, known.claims, known.speed)


def keep(known: Strength, path: Path) -> None:
    """Write all results; the file is replaced atomically."""
    part = path.with_suffix(".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1))
    part.replace(path)


def duel_with_open_spiel() -> Claim:
    """The highest level against OpenSpiel's own search, which has as much time."""
    claim = Claim(
        part="openspiel",
        game=open_spiel_mcts.GAME,
        mode=open_spiel_mcts.MODE,
        players=open_spiel_mcts.PLAYERS,
        bots=[f"level:{HIGHEST}", open_spiel_mcts.NAME],
        least=0.8,
        seconds=EQUAL_SECONDS,
    )
    claim.fingerprint = fingerprint(claim)
    return claim


def measure_open_spiel(claim: Claim, games: int, workers: int, budget: float | None) -> Iterator[None]:
    """Play duels in pairs, both seatings, until there are enough or it is clear, or time is up."""
    begin = time.monotonic()
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        while claim.games < games and not settled(claim) and (budget is None or time.monotonic() - begin < budget):
            deals = range(claim.games // 2, claim.games // 2 + max(1, workers // 2))
            jobs = [(claim.bots[0], seat, deal, claim.seconds) for deal in deals for seat in range(claim.players)]
            for played in pool.map(open_spiel_mcts.play, jobs):
                claim.add(played.bots, played)
            yield


def speeds() -> dict[str, float]:
    """Our three games and OpenSpiel's C++ search in backgammon, in turns, the median of each."""
    samples: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for game in sorted(all_games(), key=lambda game: game.id):
            found = speed.measure(game, 1.0)
            samples.setdefault(f"{found.game} {found.mode}, {found.players} players", []).append(found.uct_per_s)
        samples.setdefault(strength_page.BACKGAMMON, []).append(open_spiel_mcts.backgammon(1.0))
    return {name: statistics.median(rates) for name, rates in samples.items()}


if __name__ == "__main__":
    main()
