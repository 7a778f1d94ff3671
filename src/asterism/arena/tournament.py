"""A tournament: the matches of a plan that are not yet in the results are played."""

from __future__ import annotations

from collections.abc import Iterator

from asterism.arena.executors import play_all
from asterism.arena.plan import Job
from asterism.arena.referee import MatchResult, warm_up_bot
from asterism.arena.results import Results
from asterism.engine.errors import RecordError


class Tournament:
    """At least ``games`` matches of the results' plan."""

    def __init__(self, results: Results, games: int) -> None:
        self.results = results
        self.jobs = list(results.plan.jobs(games))
        for job in self.jobs:
            if job.number in results.games and not results.games[job.number].fits(job):
                raise RecordError(f"{results.path}: match {job.number} is not one of this tournament, or is damaged")

    @property
    def missing(self) -> list[Job]:
        """The matches that have no result yet."""
        return [job for job in self.jobs if job.number not in self.results.games]

    @property
    def games(self) -> list[MatchResult]:
        """The results so far, in the plan's order."""
        return [self.results.games[job.number] for job in self.jobs if job.number in self.results.games]

    def run(self, workers: int | None = None, ray: str | None = None) -> Iterator[MatchResult]:
        """Play what is missing; keep and yield each result."""
        for spec in set(self.results.plan.specs):
            warm_up_bot(self.results.plan.game, spec)  # compiled here once, before every worker would compile the same
        for played in play_all(self.missing, workers, ray):
            self.results.add(played)
            yield played
