"""Throughput of batches on a GPU, what limits it, and a comparison with the CPU: one command, four minutes.

    python bench/gpu.py --out bench/results

Everything is compiled in parallel, one process for each game and task; measuring takes turns under a lock. Each process
writes what it has found at once, so that a run that is cut short still reports. The processes:

    check   all modes and numbers of players, CPU and GPU bit for bit (``asterism.batch.check_gpu``)
    play    random play, games beginning again, with states in global, local and shared memory, for several block sizes
            and batch sizes; then games played to the end
    step    masks, random actions and steps through the API, and observations, for several batch sizes
    pgx     Pgx's games on the same GPU, where JAX and Pgx are installed
    cpu     the same as step on all cores of this machine, measured last

The machine needs NumPy, numba, numba-cuda, msgspec, platformdirs and rich. Where some cannot be installed, unpack their
wheels into a folder and name it: ``PYTHONPATH=build/device python bench/gpu.py``.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "bench")]

from asterism.engine.registry import all_games  # noqa: E402

GAMES = {
    game.id: (game.measured_players, float(game.benchmark.gpu))
    for game in sorted(all_games(), key=lambda game: game.id)
}
KINDS = ("check", "play", "step", "pgx", "cpu")
STEP_GOAL = 100e6
PLACES = ("global", "local", "shared")
BLOCKS = (32, 64, 128, 192, 256)
SIZES = (1 << 4, 1 << 6, 1 << 8, 1 << 10, 1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20)
MOST_SEEN = 1 << 18  # observed games that fit into memory beside everything else
MOST_ON_CPU = 1 << 16
PGX = ("connect_four", "hex", "backgammon", "go_9x9", "chess")
PGX_STEPS = 20
SECONDS = 0.15  # of work in one measurement


class Worker:
    """One process: it measures under the common lock and writes each finding at once."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder, name
        self.began = time.time()

    def write(self, **finding: object) -> None:
        """Add a finding to this process's file."""
        with (self.folder / f"{self.name}.jsonl").open("a") as file:
            file.write(json.dumps({"worker": self.name, "at": round(time.time() - self.began, 1), **finding}) + "\n")

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Hold the lock that all processes measure under."""
        with (self.folder / "lock").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield


def timed(work: Callable[[], object], wait: Callable[[], object]) -> float:
    """Seconds that the work takes on the device."""
    wait()
    begin = time.perf_counter()
    work()
    wait()
    return time.perf_counter() - begin


def rate(work: Callable[[int], object], wait: Callable[[], object], most: int = 1 << 14) -> tuple[float, int]:
    """Units of ``work(count)`` per second, and the first count that took long enough to measure."""
    count = 8
    while True:
        seconds = timed(lambda count=count: work(count), wait)
        if seconds > SECONDS / 2 or count >= most:
            return count / seconds, count
        count = min(most, max(2 * count, int(count * SECONDS / max(seconds, 1e-4))))


def kernel_figures(kernel: object, block: int) -> dict[str, int]:
    """Registers, memory and occupancy of a compiled kernel, as far as they can be found out."""
    figures = {}
    for code in getattr(kernel, "overloads", {}).values():
        for key, name in (
            ("registers", "regs_per_thread"),
            ("local_bytes", "local_mem_per_thread"),
            ("shared_bytes", "shared_mem_per_block"),
            ("constant_bytes", "const_mem_size"),
        ):
            figures[key] = int(getattr(code, name, -1))
        try:
            from numba import cuda

            function = code._codelibrary.get_cufunc()
            figures["blocks_per_sm"] = cuda.current_context().get_active_blocks_per_multiprocessor(function, block, 0)
            figures["threads_per_sm"] = figures["blocks_per_sm"] * block
        except Exception:
            figures["blocks_per_sm"] = -1
    return figures


def play(worker: Worker, game: str, place: str, sizes: list[int]) -> None:
    """Random play with the states in one place: blocks, then sizes with the best block, then to the end."""
    from asterism.batch import Batch
    from asterism.batch.cuda import Cuda, compiled, largest_block
    from asterism.engine.registry import load

    players, _ = GAMES[game]
    description = load(game)
    best = (0.0, 0)
    for block in (block for block in BLOCKS if block <= largest_block(description, place)):
        n = sizes[len(sizes) * 2 // 3]
        batch = Batch(game, n, players=players, seed=1, device=Cuda(description, place, block))
        batch.random_play(2, again=True)  # compiles
        with worker.alone():
            speed, limit = rate(lambda count, batch=batch: batch.random_play(count, again=True), batch.synchronize)
        best = max(best, (speed, block))
        figures = kernel_figures(compiled(game, "play", place, block), block)
        row = {"kind": "block", "game": game, "place": place, "block": block, "games": n, "limit": limit}
        worker.write(**row, per_s=speed * n, **figures)
    for n in sizes:
        batch = Batch(game, n, players=players, seed=1, device=Cuda(description, place, best[1]))
        played = []
        with worker.alone():
            batch.random_play(2, again=True)
            speed, limit = rate(lambda count, batch=batch: batch.random_play(count, again=True), batch.synchronize)
            batch.reset()
            seconds = timed(lambda batch=batch, played=played: played.append(batch.random_play()), batch.synchronize)
        row = {"kind": "play", "game": game, "place": place, "block": best[1], "games": n, "limit": limit}
        decisions = int(batch.to_host(played[0].decisions).sum())
        worker.write(**row, per_s=speed * n, to_the_end_per_s=decisions / seconds)


def step_once(batch: object, masks: bool, count: int) -> None:
    """Step ``count`` times with random actions."""
    for _ in range(count):
        if masks:
            batch.legal_mask()
        batch.step(batch.random_actions(), check=False)


def step(worker: Worker, game: str, device: str, sizes: list[int]) -> None:
    """Steps with and without masks, and observations, through the API."""
    import numpy as np

    from asterism.batch import Batch

    players, _ = GAMES[game]
    for number, n in enumerate(sizes):
        batch = Batch(game, n, players=players, seed=1, device=device, auto_reset=True)
        lines = {
            "masks_and_steps": lambda count, batch=batch: step_once(batch, True, count),
            "steps": lambda count, batch=batch: step_once(batch, False, count),
            "masks": lambda count, batch=batch: [batch.legal_mask() for _ in range(count)],
            "choices": lambda count, batch=batch: [batch.random_actions() for _ in range(count)],
        }
        if n <= MOST_SEEN and device == "cuda":  # on a CPU see bench/observe.py
            lines["seen_uint8"] = lambda count, batch=batch: [batch.observe(dtype=np.uint8) for _ in range(count)]
            lines["seen_float32"] = lambda count, batch=batch: [batch.observe() for _ in range(count)]
        if device == "cpu":
            lines["random_play"] = lambda count, batch=batch: batch.random_play(count, again=True)
        if number == 0:
            for name, work in lines.items():
                work(1)  # compiles
                if device == "cuda":
                    write_figures(worker, game, name)
            while device == "cpu" and not (worker.folder / "gpu-done").exists():
                time.sleep(0.5)
        found = {}
        with worker.alone():
            for name, work in lines.items():
                work(1)  # large batches have other kernels
                found[name] = rate(work, batch.synchronize, 256)[0] * n
        worker.write(kind="step" if device == "cuda" else "cpu", game=game, games=n, **found)


def pgx(worker: Worker, game: str, sizes: list[int]) -> None:
    """A game of Pgx: the same work as our random play, the whole loop compiled."""
    import peers

    for n in sizes:
        steps = peers.pgx(game, n, PGX_STEPS)
        steps()  # compiles
        with worker.alone():
            speed, _ = rate(lambda count, steps=steps: [steps() for _ in range(count)], lambda: None, 64)
        worker.write(kind="pgx", game=game, games=n, per_s=speed * n * PGX_STEPS)


def write_figures(worker: Worker, game: str, line: str) -> None:
    """Write the figures of the kernel behind a line."""
    from asterism.batch.cuda import BLOCK, compiled
    from asterism.engine.registry import load

    masks = ("mark", "shared") if load(game).lists_once else ("mask", "global")
    others = {"choices": "draw_action", "steps": "step", "seen_uint8": "write_observation"}
    task, place = masks if line == "masks" else (others.get(line), "global")
    if task:
        worker.write(kind="kernel", game=game, task=task, **kernel_figures(compiled(game, task, place), BLOCK))


def check(worker: Worker, game: str, games: int, steps: int) -> None:
    from asterism.batch.check_gpu import check_exchange, check_game
    from asterism.engine.registry import load

    for what, trouble in check_game(load(game), games, steps):
        worker.write(kind="check", what=what, trouble=trouble)
    if game == next(iter(GAMES)):  # once
        for what, trouble in check_exchange():
            worker.write(kind="check", what=what, trouble=trouble)


def work(folder: Path, name: str, args: argparse.Namespace) -> None:
    """Run one process by its name."""
    worker = Worker(folder, name)
    kind, game, *rest = name.split("-")
    try:
        if kind == "check":
            check(worker, game, args.check_games, args.check_steps)
        elif kind == "play":
            play(worker, game, rest[0], args.sizes)
        elif kind == "step":
            step(worker, game, "cuda", args.sizes)
        elif kind == "pgx":
            pgx(worker, game, [n for n in args.sizes if 1 << 12 <= n <= 1 << 18])
        else:
            step(worker, game, "cpu", [n for n in args.sizes if n <= MOST_ON_CPU])
        worker.write(kind="done")
    except BaseException:
        worker.write(kind="error", text=traceback.format_exc()[-3000:])
        raise


def machine() -> dict[str, object]:
    from importlib.metadata import version

    try:
        query = "--query-gpu=name,driver_version,clocks.sm,clocks.max.sm,memory.total"
        gpu = subprocess.run(
            ["nvidia-smi", query, "--format=csv,noheader"], capture_output=True, text=True
        ).stdout.strip()
    except OSError:
        gpu = "unknown"
    versions = {}
    for package in ("numpy", "numba", "numba-cuda", "jax", "pgx"):
        try:
            versions[package] = version(package)
        except Exception:
            versions[package] = "?"
    return {"gpu": gpu, "python": platform.python_version(), "cores": os.cpu_count(), **versions}


def need_gpu() -> None:
    """Exit with a message where there is no GPU."""
    from asterism.batch import Batch
    from asterism.engine.errors import AsterismError

    try:
        Batch(next(iter(GAMES)), 1, device="cuda")
    except AsterismError as error:
        sys.exit(str(error))


def run(args: argparse.Namespace) -> list[dict]:
    """Run all processes until they are done or the time is up; what they found."""
    folder = Path(tempfile.mkdtemp(prefix="asterism-gpu-"))
    games = args.game or list(GAMES)
    kinds = args.only or list(KINDS)
    names = [f"pgx-{game}" for game in PGX] if "pgx" in kinds and find_spec("pgx") else []
    for game in games:
        names += [f"check-{game}"] if "check" in kinds else []
        names += [f"play-{game}-{place}" for place in PLACES] if "play" in kinds else []
        names += [f"step-{game}"] if "step" in kinds else []
        names += [f"cpu-{game}"] if "cpu" in kinds else []
    env = {
        "XLA_PYTHON_CLIENT_PREALLOCATE": "false",
        **os.environ,
        "ASTERISM_CACHE": os.environ.get("ASTERISM_CACHE", str(folder / "cache")),
    }
    passed_on = ["--check-games", str(args.check_games), "--check-steps", str(args.check_steps)]
    passed_on += ["--sizes", *map(str, args.sizes)]
    began = time.time()
    processes = {
        name: subprocess.Popen(
            [sys.executable, __file__, "--worker", name, "--folder", str(folder), *passed_on],
            env={**env, "ASTERISM_CACHE": f"{env['ASTERISM_CACHE']}-{name}"},
            stdout=subprocess.DEVNULL,
            stderr=(folder / f"{name}.err").open("w"),
        )
        for name in names
    }
    while any(process.poll() is None for process in processes.values()) and time.time() - began < args.seconds:
        if all(process.poll() is not None for name, process in processes.items() if not name.startswith("cpu")):
            (folder / "gpu-done").touch()
        time.sleep(0.5)
    late = [name for name, process in processes.items() if process.poll() is None]
    for name in late:
        processes[name].kill()
    found = []
    for name in names:
        path = folder / f"{name}.jsonl"
        rows = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
        if name in late:
            rows.append({"worker": name, "kind": "late"})
        elif processes[name].returncode and not any(row["kind"] == "error" for row in rows):
            rows.append({"worker": name, "kind": "error", "text": (folder / f"{name}.err").read_text()[-3000:]})
        found += rows
    return found


TABLES = (
    ("Random play: threads of a block", "block", "game place block per_s registers local_bytes threads_per_sm limit"),
    ("Random play: games of a batch", "play", "game place block games per_s to_the_end_per_s"),
    ("Steps on the GPU", "step", "game games masks_and_steps steps masks choices seen_uint8 seen_float32"),
    ("Pgx", "pgx", "game games per_s"),
    ("Steps on the CPU", "cpu", "game games random_play masks_and_steps steps masks"),
    ("Kernels", "kernel", "game task registers local_bytes threads_per_sm"),
)


def show(found: list[dict], seconds: float) -> None:
    """Print the findings as tables."""
    checks = [row for row in found if row["kind"] == "check"]
    same = sum(row["trouble"] is None for row in checks)
    print(f"\nCPU and GPU, bit for bit: {same} of {len(checks)} comparisons the same")
    for row in checks:
        if row["trouble"]:
            print(f"  {row['what']}: {row['trouble']}")
    for title, kind, columns in TABLES:
        rows = [row for row in found if row["kind"] == kind]
        if rows:
            print(f"\n{title}\n" + " ".join(f"{column:>16}" for column in columns.split()))
        for row in rows:
            print(" ".join(f"{short(row.get(column, '')):>16}" for column in columns.split()))
    print()
    for game, (_, goal) in GAMES.items():
        for what, kind, key, wanted in (
            ("random play", "play", "per_s", goal),
            ("games to the end", "play", "to_the_end_per_s", goal),
            ("masks and steps", "step", "masks_and_steps", STEP_GOAL),
        ):
            values = [row[key] for row in found if row["kind"] == kind and row["game"] == game]
            if values:
                print(f"{game:>10}, {what}: {short(max(values))}/s, wanted {short(wanted)}/s")
    for row in found:
        if row["kind"] in ("error", "late"):
            print(f"\n{row['worker']}: {row['kind']} {row.get('text', '')}")
    print(f"\n{seconds:.0f} s in all")


def short(value: object) -> str:
    """A number for a table."""
    if isinstance(value, float):
        return f"{value / 1e6:,.2f} M"
    return str(value)


def main() -> None:
    """Run everything, or (for itself) one process."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, help="a folder for gpu.json and gpu.svg")
    parser.add_argument("--seconds", type=float, default=240, help="stop after so long")
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--only", choices=KINDS, action="append")
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES), help="games of a batch")
    parser.add_argument("--check-games", type=int, default=512)
    parser.add_argument("--check-steps", type=int, default=60)
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        work(args.folder, args.worker, args)
        return
    if args.only != ["cpu"]:
        need_gpu()
    begin = time.time()
    facts_of_machine = machine()
    print(json.dumps(facts_of_machine))
    found = run(args)
    if args.out:
        import curves

        args.out.mkdir(parents=True, exist_ok=True)
        (args.out / "gpu.json").write_text(json.dumps({"machine": facts_of_machine, "findings": found}, indent=1))
        (args.out / "gpu.svg").write_text(curves.draw(found, str(facts_of_machine["gpu"])), encoding="utf-8")
    show(found, time.time() - begin)


if __name__ == "__main__":
    main()
