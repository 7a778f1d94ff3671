"""Find puzzles in matches between bots of middling strength, and in games that people have played.

A decision is a puzzle if a short search misses the best action, a long one finds it, every other action gives away a
clear part of the chance to win (``soundness.py``), and the lower levels rarely find it (``rate.py``).
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from asterism.arena.plan import derive
from asterism.bots.base import InformationState, Limit, information_state
from asterism.bots.builtin import make_bot
from asterism.engine import registry
from asterism.engine.match import Match
from asterism.mining.played import PlayedGame
from asterism.mining.rate import TRIES, rating_of, solved_by_levels
from asterism.mining.soundness import Search
from asterism.mining.themes import themes_of
from asterism.puzzles import Puzzle

PLAYERS = 2
SKILL = "skill:0.45"
"""Of the bots that play: good enough for natural positions, not so good that nothing is left to find."""
SHORT = 16
"""The simulations of the search to which the solution must not be obvious."""
FIRST_LOOK = 8
"""Most decisions are dropped by a search that is this many times shorter than the one that decides."""
MARGIN = 0.08
"""What every other action must give away: more than the check demands, as a longer search moves the values."""
FEWEST_ACTIONS = 4
OPENING = 4
"""Decisions at the beginning of a match, of which the solver can see nothing yet."""
APART = 8
"""Decisions between two puzzles of one match."""
MOST_A_MATCH = 2
LOWER_LEVELS = 3
"""These together must miss the solution in more than half of their tries."""
LEAST_VALUE = 0.1


class MatchJob(msgspec.Struct, frozen=True):
    """One match to mine."""

    game: str
    mode: str
    number: int
    seed: int
    simulations: int
    deadline: float
    """In seconds since the epoch; what is found by then is kept."""


class GameJob(PlayedGame, frozen=True):
    """One game that was played, to mine; nothing of it says by whom."""

    search_seed: int
    simulations: int
    deadline: float

    @property
    def name(self) -> str:
        """What its puzzles are called by: no more than a hash."""
        return f"g{derive(0, self.seed, *self.actions):016x}"[:9]


class Mined(msgspec.Struct, frozen=True):
    """What a match gave: its puzzles, and whether it was gone through to its end."""

    job: MatchJob | GameJob
    puzzles: list[Puzzle]
    whole: bool


def mine_match(job: MatchJob) -> Mined:
    """Play one match and return its puzzles."""
    warm_up(job.game)
    game = registry.load(job.game)
    seed = derive(job.seed, job.game, job.mode, job.number)
    start = Match.new(job.game, PLAYERS, game.modes[job.mode], seed)
    return _mine(job, self_play(start, seed), str(job.number), seed)


def mine_game(job: GameJob) -> Mined:
    """Go through a game that was played and return its puzzles."""
    warm_up(job.game)
    game = registry.load(job.game)
    start = Match.new(job.game, job.players, game.modes[job.mode], job.seed)
    return _mine(job, _again(start, job.actions), job.name, derive(job.search_seed, job.name))


def _mine(job: MatchJob | GameJob, decisions: Iterator[Match], name: str, seed: int) -> Mined:
    """The puzzles among the decisions of a match."""
    found: list[Puzzle] = []
    for match in decisions:
        if time.time() > job.deadline:
            return Mined(job, found, False)
        if found and match.ply - len(found[-1].actions) < APART:
            continue
        puzzle = puzzle_at(match, job, name, seed)
        if puzzle is not None:
            found.append(puzzle)
            if len(found) == MOST_A_MATCH:
                break
    return Mined(job, found, True)


def self_play(match: Match, seed: int) -> Iterator[Match]:
    """Play a match to its end, and give it at every decision that offers a choice."""
    bots = [make_bot(SKILL, derive(seed, seat)) for seat in range(match.players)]
    while match.seat is not None:
        if _offers_a_choice(match):
            yield match
        match.take(bots[match.seat].play(information_state(match, match.seat), Limit()).action)


def _again(match: Match, actions: Iterable[int]) -> Iterator[Match]:
    """Play a match again, and give it at every decision that offers a choice."""
    for action in actions:
        if _offers_a_choice(match):
            yield match
        match.take(match.check(action))


def _offers_a_choice(match: Match) -> bool:
    return match.ply >= OPENING and len(match.legal()) >= FEWEST_ACTIONS


def puzzle_at(match: Match, job: MatchJob | GameJob, name: str, seed: int) -> Puzzle | None:
    """The puzzle of the decision at which a match stands, if it is one; ``seed`` is that of the searches."""
    assert match.seat is not None
    assert match.seed is not None
    state = information_state(match, match.seat)
    search = Search(state, derive(seed, match.ply))
    choice = search.only_choice(job.simulations // FIRST_LOOK, MARGIN / 2)
    obvious = search.best(SHORT)
    if choice is None or choice == obvious:
        return None
    verdict = search.judge(job.simulations, MARGIN)
    if verdict is None or verdict.best == obvious or verdict.soundness.value < LEAST_VALUE:
        return None
    solved = levels_that_solve(state, verdict.best, seed)
    if solved is None:
        return None
    return Puzzle(
        id=f"{job.mode}-{name}-{match.ply}",
        mode=job.mode,
        players=match.players,
        rules_version=match.game.rules_version_of(match.state),
        seed=match.seed,
        actions=[int(action) for action in match.actions],
        solution=verdict.best,
        mined=verdict.soundness,
        found=[round(wins / tries, 3) for wins, tries in zip(solved, TRIES, strict=True)],
        rating=rating_of(solved),
        themes=themes_of(match, state, verdict.best, verdict.soundness),
    )


def levels_that_solve(state: InformationState, solution: int, seed: int) -> list[int] | None:
    """How often each level finds the solution; None if it is obvious to the lower ones."""
    solved = solved_by_levels(state, solution, seed)
    obvious = sum(solved[:LOWER_LEVELS]) * 2 > sum(TRIES[:LOWER_LEVELS])
    return None if obvious else solved


@cache
def warm_up(game: str) -> None:
    """Compile or load, once in a process, what mining calls."""
    match = Match.new(game, PLAYERS, None, 0)
    assert match.seat is not None
    state = information_state(match, match.seat)
    Search(state, 0).run(1)
    for bot in (make_bot("level:1", 0), make_bot(SKILL, 0)):
        bot.play(state, Limit(simulations=1))
    match.preview(match.legal()[0])
    match.take(match.legal()[0])
