"""``asterism attack``: hostile clients against a server on this machine, and what quiet players feel of them."""

from __future__ import annotations

import ipaddress
import signal
import sys
from contextlib import nullcontext
from urllib.parse import urlsplit

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from asterism.cli.load import run
from asterism.engine.errors import OptionError
from asterism.engine.extras import extra

with extra("server"):
    from asterism.load.attack_run import AttackPlan, AttackReport, Felt, process_at, run_attacks
    from asterism.load.attacks import ATTACKS
    from asterism.load.server import started_server

MAX_SECONDS, MAX_ADDRESSES = 600.0, 200


def attack(plan: AttackPlan, url: str | None, json: bool) -> int:
    """Attack and print; see ``asterism attack --help``. Returns 1 if something did not hold."""
    check(plan)
    plan = msgspec.structs.replace(
        plan, attacks=[one.name for one in ATTACKS if one.name in plan.attacks or not plan.attacks]
    )
    if url is not None:
        check_loopback(url)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    there = nullcontext((url, process_at(urlsplit(url).port or 80))) if url is not None else started_server()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with there as (address, pid), Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=len(plan.attacks) + 1)

        def progress(name: str, done: int, total: int) -> None:
            bar.update(task, description=name, completed=done, total=total)

        report: AttackReport = run(run_attacks(plan, address, pid, progress))
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        Console().print(as_table(report))
    return 0 if report.held else 1


def check(plan: AttackPlan) -> None:
    """``OptionError`` for settings out of range."""
    if not 0.2 <= plan.seconds <= MAX_SECONDS:
        raise OptionError(f"seconds must be 0.2 to {MAX_SECONDS:g}, not {plan.seconds:g}")
    if not 1 <= plan.addresses <= MAX_ADDRESSES:
        raise OptionError(f"addresses must be 1 to {MAX_ADDRESSES}, not {plan.addresses}")
    known = [one.name for one in ATTACKS]
    if unknown := [name for name in plan.attacks if name not in known]:
        raise OptionError(f"there is no attack {unknown[0]!r}; there are {', '.join(known)}")


def check_loopback(url: str) -> None:
    """``OptionError`` unless the server runs on this machine: only one's own server may be attacked."""
    parts = urlsplit(url)
    if parts.scheme != "http" or not parts.hostname:
        raise OptionError(f"url must begin with http://, not {url!r}")
    try:
        here = parts.hostname == "localhost" or ipaddress.ip_address(parts.hostname).is_loopback
    except ValueError:
        here = False
    if not here:
        raise OptionError(f"only a server on this machine may be attacked (127.0.0.1, ::1 or localhost), not {url!r}")


def as_table(report: AttackReport) -> Table:
    plan = report.plan
    title = (
        f"{plan.seconds:g} s each, from {plan.addresses} address{'es' if plan.addresses > 1 else ''}; ten quiet players"
    )
    table = Table(
        "attack", "moves", "median ms", "99 % ms", "longest ms", "memory MB", "answers", "errors", title=title
    )
    for felt in (report.quiet, *report.attacks):
        waits = felt.waits
        times = (f"{waits.p50:.0f}", f"{waits.p99:.0f}", f"{waits.most:.0f}") if waits else ("–",) * 3
        memory = f"{felt.memory / 1e6:.0f}" if felt.memory else "–"
        table.add_row(felt.attack, str(felt.moves), *times, memory, _counted(felt.answers), _wrong(felt))
    return table


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{name}: {number}" for name, number in counts.items())


def _wrong(felt: Felt) -> str:
    wrong = {**felt.errors, "failures": felt.failures, "without Retry-After": felt.without_retry_after}
    return _counted({name: number for name, number in wrong.items() if number}) or "none"
