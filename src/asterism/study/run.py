"""Play the matches of studies on all cores within a time budget; results are kept line by line, and continued."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import chain, zip_longest
from pathlib import Path

import msgspec

from asterism.arena.executors import cores, work_all
from asterism.engine.contract import Game
from asterism.study.matches import Played, StudyJob, play, warm_up
from asterism.study.plan import jobs_of

_Kept = tuple[str, str, int]


class StudyResults:
    """The matches of one game's study so far, in a file of JSON lines."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.path = path
        self.played: list[Played] = []
        if path.exists():
            lines = path.read_bytes().split(b"\n")
            self.played = [msgspec.json.decode(line, type=Played) for line in lines[:-1]]  # the last may be cut off
            if lines[-1]:
                stat = path.stat()
                path.write_bytes(b"".join(line + b"\n" for line in lines[:-1]))
                os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))

    @property
    def known(self) -> set[_Kept]:
        """What has been played."""
        return {(each.part, each.key, each.number) for each in self.played}

    def measured(self) -> str:
        """The date of the last match, as 2026-11-16."""
        return datetime.fromtimestamp(self.path.stat().st_mtime, UTC).date().isoformat()

    def add(self, played: Played) -> None:
        """Keep a result."""
        self.played.append(played)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")


def missing(results: StudyResults, matches: int, seed: int) -> list[StudyJob]:
    """The matches that are still to be played."""
    known = results.known
    return [job for job in jobs_of(results.game, matches, seed) if (job.part, job.key, job.number) not in known]


def run(
    studies: Sequence[StudyResults], matches: int, seed: int, minutes: float, processes: int | None
) -> Iterator[StudyResults]:
    """Play what is missing, the games in turn, until the time is up; yield the study of each match."""
    deadline = time.time() + minutes * 60
    waiting = [missing(results, matches, seed) for results in studies]
    games = [results.game.id for results, jobs in zip(studies, waiting, strict=True) if jobs]
    for _ in work_all(warm_up, games, min(len(games), processes or cores()) or 1):
        pass
    by_game = {results.game.id: results for results in studies}

    def jobs() -> Iterator[StudyJob]:
        for job in chain.from_iterable(zip_longest(*waiting)):
            if time.time() > deadline:
                return
            if job is not None:
                yield job

    for game, played in work_all(_play, jobs(), processes):
        by_game[game].add(played)
        yield by_game[game]


def _play(job: StudyJob) -> tuple[str, Played]:
    return job.game, play(job)
