"""Where matches are played: here, in processes on all cores, or on a Ray cluster. The work is the same function."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from typing import Any

from asterism.arena.plan import Job
from asterism.arena.referee import Played, play_job
from asterism.bots.program import kill_all
from asterism.engine.errors import OptionError

AHEAD = 2
"""How many matches per worker are handed out at a time."""
REACH_SECONDS = 5.0


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(jobs: Iterable[Job], workers: int | None = None, ray: str | None = None) -> Iterator[Played]:
    """Play every job and give each result as soon as it is there, in any order."""
    if ray is not None:
        return _on_ray(jobs, ray)
    workers = workers or cores()
    return map(play_job, jobs) if workers == 1 else _in_processes(jobs, workers)


def _in_processes(jobs: Iterable[Job], workers: int) -> Iterator[Played]:
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin)
    try:

        def done(running: set[Future[Played]]) -> tuple[list[Played], set[Future[Played]]]:
            finished, left = wait(running, return_when=FIRST_COMPLETED)
            return [future.result() for future in finished], left

        yield from _keep_busy(jobs, workers * AHEAD, lambda job: pool.submit(play_job, job), done)
    except BaseException:
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Make a worker leave cleanly, with the programs it started, when it is told to or when its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _leave()


def _leave() -> None:
    kill_all()
    os._exit(1)


def _on_ray(jobs: Iterable[Job], address: str) -> Iterator[Played]:
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # by itself Ray knocks twenty times, half a minute each
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise OptionError("--ray needs the package ray: pip install 'asterism[ray]'") from error
    try:
        host, colon, port = address.removeprefix("ray://").rpartition(":")
        if colon:
            socket.create_connection((host, int(port)), REACH_SECONDS).close()
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError) as error:
        raise OptionError(f"there is no Ray cluster at {address}: {error}") from error
    try:
        remote = ray.remote(play_job)

        def done(running: set[Any]) -> tuple[list[Played], set[Any]]:
            finished, left = ray.wait(list(running))
            return ray.get(finished), set(left)

        yield from _keep_busy(jobs, int(ray.cluster_resources().get("CPU", 1)) * AHEAD, remote.remote, done)
    finally:
        ray.shutdown()


def _keep_busy(
    jobs: Iterable[Job],
    most: int,
    submit: Callable[[Job], Any],
    done: Callable[[set[Any]], tuple[list[Played], set[Any]]],
) -> Iterator[Played]:
    """Hand out at most so many jobs at a time, the next as soon as one is done."""
    waiting = iter(jobs)
    running = {submit(job) for job in islice(waiting, most)}
    while running:
        results, running = done(running)
        running |= {submit(job) for job in islice(waiting, len(results))}
        yield from results
