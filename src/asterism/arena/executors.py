"""Play matches in this process, in processes on all cores, or on a Ray cluster."""

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
from typing import Any, TypeVar

from asterism.arena.plan import Job
from asterism.arena.referee import MatchResult, play_job
from asterism.bots.program import kill_all
from asterism.engine.errors import OptionError
from asterism.engine.extras import extra

JOBS_PER_WORKER = 2
"""How many matches a worker has at a time: one in progress, the others waiting."""
CONNECT_SECONDS = 5.0

J = TypeVar("J")
R = TypeVar("R")


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(jobs: Iterable[Job], workers: int | None = None, ray: str | None = None) -> Iterator[MatchResult]:
    """Play every job; yield the results as they come, in any order."""
    if ray is not None:
        return _on_ray(jobs, ray)
    return work_all(play_job, jobs, workers)


def work_all(work: Callable[[J], R], jobs: Iterable[J], workers: int | None = None) -> Iterator[R]:
    """Do every job, in processes on all cores or in this one; yield the results as they come, in any order.

    ``work`` must be a function of a module. Jobs are taken from the iterator only as workers become free.
    """
    workers = workers or cores()
    return map(work, jobs) if workers == 1 else _in_processes(work, jobs, workers)


def _in_processes(work: Callable[[J], R], jobs: Iterable[J], workers: int) -> Iterator[R]:
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _initialise_worker)
    try:

        def done(running: set[Future[R]]) -> tuple[list[R], set[Future[R]]]:
            finished, left = wait(running, return_when=FIRST_COMPLETED)
            return [future.result() for future in finished], left

        yield from _keep_busy(jobs, workers * JOBS_PER_WORKER, lambda job: pool.submit(work, job), done)
    except BaseException:
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _initialise_worker() -> None:
    """Let a worker exit, and kill the programs it started, on SIGTERM or when its parent has exited."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _exit())
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _exit()


def _exit() -> None:
    kill_all()
    os._exit(1)


def _on_ray(jobs: Iterable[Job], address: str) -> Iterator[MatchResult]:
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # by default Ray tries twenty times, half a minute each
    with extra("ray"):
        ray: Any = import_module("ray")
    try:
        host, colon, port = address.removeprefix("ray://").rpartition(":")
        if colon:
            socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError) as error:
        raise OptionError(f"there is no Ray cluster at {address}: {error}") from error
    try:
        remote = ray.remote(play_job)

        def done(running: set[Any]) -> tuple[list[MatchResult], set[Any]]:
            finished, left = ray.wait(list(running))
            return ray.get(finished), set(left)

        yield from _keep_busy(jobs, int(ray.cluster_resources().get("CPU", 1)) * JOBS_PER_WORKER, remote.remote, done)
    finally:
        ray.shutdown()


def _keep_busy(
    jobs: Iterable[J],
    most: int,
    submit: Callable[[J], Any],
    done: Callable[[set[Any]], tuple[list[R], set[Any]]],
) -> Iterator[R]:
    """Keep at most ``most`` jobs running; submit the next as soon as one is done."""
    waiting = iter(jobs)
    running = {submit(job) for job in islice(waiting, most)}
    while running:
        results, running = done(running)
        running |= {submit(job) for job in islice(waiting, len(results))}
        yield from results
