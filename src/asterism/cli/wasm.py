"""Build the games as WebAssembly modules, behind a progress bar."""

from __future__ import annotations

import gzip
import shutil
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from asterism.engine.registry import all_games, load

AT_ONCE = 2


def built_modules(ids: list[str] | None = None) -> dict[str, Path]:
    """The files of the games' modules by their ids; those that are missing are compiled behind a progress bar."""
    from asterism.wasm.build import build, steps_of

    games = [load(id) for id in ids] if ids else all_games()
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar, ThreadPoolExecutor(AT_ONCE) as pool:
        tasks = {game.id: bar.add_task(f"Compiling {game.title}", total=steps_of(game)) for game in games}
        jobs = {game.id: pool.submit(build, game, partial(bar.advance, tasks[game.id])) for game in games}
        return {id: job.result() for id, job in jobs.items()}


def wasm(folder: Path, ids: list[str] | None) -> int:
    """Write ``<game>.wasm`` for each game; see ``asterism wasm --help``."""
    made = built_modules(ids)
    folder.mkdir(parents=True, exist_ok=True)
    for id, module in made.items():
        target = folder / f"{id}.wasm"
        shutil.copyfile(module, target)
        code = target.read_bytes()
        print(f"{target}  {len(code) / 1000:.0f} kB, {len(gzip.compress(code)) / 1000:.0f} kB compressed")
    return 0
