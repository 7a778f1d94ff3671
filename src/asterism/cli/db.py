"""``asterism db``: upgrade, back up, restore and check the server's database."""

from __future__ import annotations

import asyncio
import json as json_module
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from cyclopts import App
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from asterism.cli.parameters import DatabaseUrl, Json
from asterism.cli.warm import warm_up
from asterism.engine.extras import extra
from asterism.engine.registry import all_games

with extra("server"):
    from sqlalchemy import Connection

    from asterism.server.runtime.services import default_database
    from asterism.server.storage.backup import Progress, restore_backup, write_backup
    from asterism.server.storage.connect import revision_of
    from asterism.server.storage.store import Store
    from asterism.server.tables.check import check as check_tables

app = App(name="db", help="The server's database: upgrade, back up, restore and check it (docs/server.md).")
T = TypeVar("T")


@app.command
def upgrade(*, database: DatabaseUrl = None, json: Json = False) -> int:
    """Upgrade the schema to this version. ``asterism serve`` does it by itself."""

    async def job(store: Store) -> dict[str, Any]:
        before = await _inside(store, revision_of)
        await store.open()
        return {"from": before, "to": await _inside(store, revision_of)}

    result = _run(database, job)
    _say(result, json, f"The schema is at {result['to']} (it was at {result['from'] or 'nothing'}).")
    return 0


@app.command
def backup(file: Path, *, database: DatabaseUrl = None, json: Json = False) -> int:
    """Write everything to one file, also while servers run; ``restore`` reads it into SQLite or PostgreSQL.

    Parameters
    ----------
    file
        Where to write.
    """
    with _Shown("Writing", json) as shown:
        header = _run(database, lambda store: _snapshot(store, lambda c: write_backup(c, file, shown.progress)))
    _say({"file": str(file), "revision": header.revision, "rows": header.rows}, json, _counted(file, header.rows))
    return 0


@app.command
def restore(file: Path, *, database: str | None = None, json: Json = False) -> int:
    """Fill an empty database from a file that ``backup`` wrote.

    Parameters
    ----------
    file
        The backup.
    database
        The empty database's URL; by default ASTERISM_DATABASE, or the file in your data folder.
    """
    with _Shown("Reading", json) as shown:
        header = _run(database, lambda store: _inside(store, lambda c: restore_backup(c, file, shown.progress)))
    _say({"file": str(file), "revision": header.revision, "rows": header.rows}, json, _counted(file, header.rows))
    return 0


@app.command
def check(*, database: DatabaseUrl = None, json: Json = False) -> int:
    """Replay every table and compare it with its stored row; the exit code is 1 if something differs."""
    for game in all_games():
        warm_up(game, Console(stderr=True))
    checked = 0

    with _Shown("Checking", json) as shown:

        def progress(done: int, total: int) -> None:
            nonlocal checked
            checked = total
            shown.progress(done, total)

        problems = _run(database, lambda store: check_tables(store, progress))
    lines = [f"{id}: {problem}" for id, wrong in problems.items() for problem in wrong]
    _say(
        {"tables": checked, "problems": problems}, json, "\n".join([*lines, f"{checked} tables, {len(problems)} wrong"])
    )
    return 1 if problems else 0


def _run(database: str | None, job: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    async def inside() -> T:
        store = Store(database or os.environ.get("ASTERISM_DATABASE") or default_database())
        try:
            return await job(store)
        finally:
            await store.close()

    return asyncio.run(inside())


async def _inside(store: Store, job: Callable[[Connection], T]) -> T:
    async with store.engine.begin() as connection:
        return await connection.run_sync(job)


async def _snapshot(store: Store, job: Callable[[Connection], T]) -> T:
    level = "REPEATABLE READ" if store.shared else "SERIALIZABLE"
    async with store.engine.connect() as connection:
        await connection.execution_options(isolation_level=level)
        return await connection.run_sync(job)


class _Shown:
    """A progress bar on standard error; none where JSON is wanted."""

    def __init__(self, what: str, json: bool) -> None:
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self._bar = Bar(*columns, console=Console(stderr=True), transient=True, disable=json)
        self._task = self._bar.add_task(what, total=None)

    def __enter__(self) -> _Shown:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    @property
    def progress(self) -> Progress:
        return lambda done, total: self._bar.update(self._task, completed=done, total=total)


def _counted(file: Path, rows: dict[str, int]) -> str:
    return f"{file}: {rows.get('tables', 0)} tables, {rows.get('guests', 0)} guests, {sum(rows.values())} rows in all"


def _say(result: dict[str, Any], json: bool, words: str) -> None:
    print(json_module.dumps(result) if json else words)
