"""A tournament from plan to results: what is not yet in the results is played."""

from __future__ import annotations

from collections.abc import Iterator

from asterism.arena.plan import Job
from asterism.arena.referee import Played, prepare
from asterism.arena.results import Results
from asterism.arena.work import play_all
from asterism.engine.errors import RecordError


class Tournament:
    """At least ``games`` matches of the results' plan; those already in the results are not played again."""

    def __init__(self, results: Results, games: int) -> None:
        self.results = results
        self.jobs = list(results.plan.jobs(games))
        for job in self.jobs:
            if job.number in results.games and not results.games[job.number].fits(job):
                raise RecordError(f"{results.path}: match {job.number} is not one of this tournament, or is damaged")

    @property
    def missing(self) -> list[Job]:
        """The matches still to play."""
        return [job for job in self.jobs if job.number not in self.results.games]

    @property
    def games(self) -> list[Played]:
        """The matches played, in the plan's order."""
        return [self.results.games[job.number] for job in self.jobs if job.number in self.results.games]

    def run(self, workers: int | None = None, ray: str | None = None) -> Iterator[Played]:
        """Play what is missing, and keep and give each match as it ends."""
        for spec in set(self.results.plan.specs):
            prepare(self.results.plan.game, spec)  # compiled here once, before all workers would do it
        for played in play_all(self.missing, workers, ray):
            self.results.add(played)
            yield played
