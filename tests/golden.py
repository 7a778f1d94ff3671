"""Perft counts and golden playthroughs: one whole random game of every mode, every value along it, as files to diff.

``python -m tests.golden`` writes them anew; ``tests/test_golden.py`` compares, compiled and interpreted.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import msgspec

from asterism import Match, write_record
from asterism.engine.game_record import record_of
from tests.battery.cases import MODES, Case

DATA = Path(__file__).parent / "data"
PERFT_NODES = 20_000
MIDDLE = 40
WHOLE = 5_000


def stem(case: Case) -> str:
    """The file name of a case: game, mode, players."""
    game = case.start().game
    mode = next(name for name, options in game.modes.items() if options == case.options)
    return f"{case.game}-{mode}-{case.players}"


def playthrough(case: Case) -> tuple[str, str]:
    """A game record and a dump: each decision with its legal count, its events and the hash of the next state."""
    match, dice = case.start(2026), random.Random(str(case))
    names = [f"P{seat}" for seat in range(case.players)]
    lines = []
    while not match.over and match.ply < WHOLE:
        legal = match.legal()
        action = dice.choice(legal)
        notation = match.notation(action)
        seat = match.seat
        events = match.play(action)
        digest = hashlib.sha256(match.states.tobytes()).hexdigest()[:12]
        kinds = ",".join(event.type for event in events)
        lines.append(f"{match.ply} P{seat} {notation} of {len(legal)} → {digest} {kinds}")
    lines.append(str(msgspec.to_builtins(match.result())))
    return write_record(record_of(match, names)), "\n".join(lines) + "\n"


def midgame(case: Case) -> Match:
    """A position in the middle of things: fights, steals, powers and put-backs are near."""
    match, dice = case.start(1), random.Random(f"perft {case}")
    while match.ply < MIDDLE and not match.over:
        match.play(dice.choice(match.legal()))
    return match


def perft(match: Match) -> list[int]:
    """Node counts from a position, to the depth where they pass ``PERFT_NODES``."""
    counts: list[int] = []
    while not counts or (counts[-1] < PERFT_NODES and len(counts) < 12):
        counts.append(match.perft(len(counts) + 1))
    return counts


def main() -> None:
    """Write all files."""
    DATA.mkdir(exist_ok=True)
    for case in MODES:
        record, dump = playthrough(case)
        (DATA / f"{stem(case)}.ast").write_text(record)
        (DATA / f"{stem(case)}.txt").write_text(dump)
    counts = {stem(case): perft(case.start(1)) for case in MODES}
    counts |= {f"{stem(case)}-midgame": perft(midgame(case)) for case in MODES}
    text = "{\n" + ",\n".join(f'  "{name}": {counts[name]}' for name in counts) + "\n}\n"
    (DATA / "perft.json").write_text(text)


if __name__ == "__main__":
    main()
