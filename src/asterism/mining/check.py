"""Check puzzles by a search ten times as long as the one that found them."""

from __future__ import annotations

import msgspec

from asterism.arena.plan import derive
from asterism.bots.base import information_state
from asterism.mining.mine import warm_up
from asterism.mining.soundness import Search
from asterism.puzzles import Puzzle, begin, original

TIMES = 10
MARGIN = 0.05
"""What every other action must give away."""


class CheckJob(msgspec.Struct, frozen=True):
    """One puzzle to check."""

    game: str
    puzzle: Puzzle
    seed: int
    times: int = TIMES


class Checked(msgspec.Struct, frozen=True):
    """A checked puzzle; ``reason`` says why it is none."""

    game: str
    puzzle: Puzzle
    reason: str | None


def check_puzzle(job: CheckJob) -> Checked:
    """Search the puzzle anew, longer and from another seed."""
    warm_up(job.game)
    puzzle = job.puzzle
    match = original(job.game, puzzle)
    if match.seat is None:
        return Checked(job.game, puzzle, "the match is over")
    state = information_state(match, match.seat)
    if begin(job.game, puzzle).redacted(match.seat).tobytes() != state.states.tobytes():
        return Checked(job.game, puzzle, "what the seat knows cannot be written as a position")
    if puzzle.solution not in state.legal:
        return Checked(job.game, puzzle, "the solution is not legal")
    search = Search(state, derive(job.seed, puzzle.id))
    verdict = search.judge(puzzle.mined.simulations * job.times, MARGIN)
    if verdict is None:
        return Checked(job.game, puzzle, "another action is worth about as much")
    if verdict.best != puzzle.solution:
        return Checked(job.game, puzzle, f"{match.notation(verdict.best)} is better")
    return Checked(job.game, msgspec.structs.replace(puzzle, checked=verdict.soundness), None)
