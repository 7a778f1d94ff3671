"""``asterism load``: a load test of a server."""

from __future__ import annotations

import signal
import sys
from collections.abc import Coroutine
from contextlib import nullcontext
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from asterism.engine.errors import OptionError
from asterism.engine.extras import extra
from asterism.engine.options import check_players, parse_options

with extra("server"):
    from asterism.load.run import LoadPlan, Quantiles, Report, measure
    from asterism.load.server import started_server

T = TypeVar("T")


def load(plan: LoadPlan, game: Any, url: str | None, database: str | None, json: bool) -> int:
    """Measure and print; see ``asterism load --help``. Returns 1 if there were errors."""
    check(plan, game)
    if url is not None and urlsplit(url).scheme not in ("http", "https"):
        raise OptionError(f"url must begin with http:// or https://, not {url!r}")
    console = Console(stderr=True)
    signal.signal(
        signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM)
    )  # leaves the context below, which stops the server
    with started_server(database) if url is None else nullcontext((url, None)) as (address, pid):
        report = with_progress(plan, address, pid, console)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        Console().print(as_table(report))
    return 1 if report.errors else 0


def check(plan: LoadPlan, game: Any) -> None:
    """``OptionError`` for settings out of range."""
    if not 1 <= plan.tables <= 20_000:
        raise OptionError(f"tables must be 1 to 20000, not {plan.tables}")
    if not 1 <= plan.seconds <= 86_400:
        raise OptionError(f"seconds must be 1 to 86400, not {plan.seconds}")
    if plan.pace is not None and not 0 < plan.pace <= 3600:
        raise OptionError(f"pace must be more than 0 and at most 3600, not {plan.pace}")
    check_players(game, plan.clients)
    parse_options(game, plan.options)


def with_progress(plan: LoadPlan, url: str, pid: int | None, console: Console) -> Report:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("Opening tables", total=plan.tables)
        return run(
            measure(plan, url, pid, lambda what, done, of: bar.update(task, description=what, completed=done, total=of))
        )


def run(job: Coroutine[Any, Any, T]) -> T:
    """Run in uvloop where there is one."""
    if sys.platform == "win32":
        import asyncio

        return asyncio.run(job)
    with extra("server"):
        import uvloop

    return uvloop.run(job)


def as_table(report: Report) -> Table:
    plan = report.plan
    pace = "flat out" if plan.pace is None else f"one decision in {plan.pace:g} s"
    table = Table(
        title=f"{plan.tables:,} tables of {plan.game}, {plan.clients} players each, {pace}", show_header=False
    )
    table.add_row("moves", f"{report.moves:,} in {plan.seconds:g} s, {report.moves_per_s:,.0f} a second")
    table.add_row("games finished", f"{report.games:,}")
    table.add_row("decision to acknowledgement", _times(report.answered))
    table.add_row("decision to the other player", _times(report.broadcast))
    table.add_row("errors", ", ".join(f"{code}: {count}" for code, count in report.errors.items()) or "none")
    table.add_row("busy cores of the load test", f"{report.own_cpu:.2f}")
    if report.server_cpu is not None and report.moves_per_core_s is not None:
        table.add_row("busy cores of the server", f"{report.server_cpu:.2f}")
        table.add_row("moves per core and second", f"{report.moves_per_core_s:,.0f}")
    if report.memory_per_table is not None and report.memory_after is not None:
        table.add_row("memory a table", f"{report.memory_per_table / 1000:,.1f} kB")
        table.add_row("memory of the server", f"{report.memory_after / 1e6:,.0f} MB")
    return table


def _times(times: Quantiles | None) -> str:
    if times is None:
        return "–"
    return f"median {times.p50:.1f} ms, 90 % {times.p90:.1f}, 99 % {times.p99:.1f}, most {times.most:.1f}"
