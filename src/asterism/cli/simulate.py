"""``asterism simulate``: whole servers with faults, in simulated time."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from asterism.engine.errors import OptionError
from asterism.engine.extras import extra

with extra("server"):
    from asterism.simulator.run import Plan, Report, run


def simulate(plan: Plan, json: bool) -> int:
    """Run and print; see ``asterism simulate --help``. Returns 1 if an invariant does not hold."""
    if plan.seeds is not None and plan.seeds < 1:
        raise OptionError(f"seeds must be 1 or more, not {plan.seeds}")
    if plan.hours is not None and not plan.hours > 0:
        raise OptionError(f"hours must be more than 0, not {plan.hours}")
    if plan.minutes is not None and not plan.minutes > 0:
        raise OptionError(f"minutes must be more than 0, not {plan.minutes}")
    if plan.processes < 1:
        raise OptionError(f"processes must be 1 or more, not {plan.processes}")
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    # Without a thread that refreshes it: seeds run in forks of this process.
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task("Simulating", total=1.0)
        report = run(plan, lambda share: bar.update(task, completed=share, refresh=True))
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        Console().print(as_table(report))
        for line in failures(report):
            print(line)
    return 1 if report.failures else 0


def as_table(report: Report) -> Table:
    """The report as a table."""
    table = Table(title=f"{report.seeds} seeds from {report.first}, {report.hours:.1f} simulated hours")
    table.add_column("")
    table.add_column("", justify="right")
    for name, number in report.counts.items():
        table.add_row(name, f"{number:,}")
    for kind, number in report.faults.items():
        table.add_row(f"fault: {kind}", f"{number:,}")
    table.add_row("CPU seconds", f"{report.cpu_seconds:,.1f}")
    table.add_row("seeds that failed", str(len(report.failures)))
    return table


def failures(report: Report) -> list[str]:
    """The failures, each with the command that repeats it."""
    lines: list[str] = []
    for failure in report.failures:
        lines += [f"seed {failure.seed}: {failure.violation}"]
        lines += [f"  needs {len(failure.faults)} of {failure.drawn} faults:"]
        lines += [f"    {fault.at:8.3f} s  {fault.kind}, {fault.seconds} s" for fault in failure.faults]
        lines += [f"  again: asterism simulate --seed {failure.seed} --seeds 1"]
    return lines
