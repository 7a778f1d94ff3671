"""``asterism arena``: tournaments between bots."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec
from cyclopts import App, Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from asterism.arena.plan import TournamentPlan
from asterism.arena.report import headline, page
from asterism.arena.results import Results
from asterism.arena.summary import Summary, summarise
from asterism.arena.tournament import Tournament
from asterism.cli.parameters import Mode, Option, Positive
from asterism.cli.settings import settings
from asterism.cli.warm import warm_up
from asterism.engine.errors import OptionError, RecordError

app = App(name="arena", help="Let bots play against each other and rate them (docs/arena.md).")


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Matches:
    """What is played.

    Parameters
    ----------
    game
        The id of a game; ``asterism games`` lists them.
    players
        How many seats; by default the fewest.
    games
        How many games; rounded up until every deal has been played with every rotation of the seats.
    time
        How many seconds a bot has for one decision.
    seed
        Another seed plays other deals.
    """

    game: str
    players: int | None = None
    games: Positive = 100
    time: float = 0.5
    mode: Mode = None
    option: Option | None = None
    seed: int = 0


@app.default
def arena(
    *specs: str,
    matches: Matches,
    workers: Positive | None = None,
    ray: str | None = None,
    resume: Path | None = None,
    report: Path | None = None,
    json: bool = False,
) -> int:
    """Let bots play against each other and rate them.

    Parameters
    ----------
    specs
        The bots: random, level:1 to level:8, uct, or a program with its arguments in quotes, such as './bot --fast'.
    workers
        How many games at a time; by default one on each core.
    ray
        Play on the Ray cluster at this address instead (auto: the one this machine belongs to).
    resume
        Keep results in this file, and continue those in it.
    report
        Write a page with tables and plots here (HTML).
    json
        Print one JSON object; its table has a row for each bot.
    """
    chosen = settings(matches.game, matches.mode, matches.option or [])
    plan = TournamentPlan(
        specs=specs,
        game=matches.game,
        players=chosen.game.min_players if matches.players is None else matches.players,
        options=chosen.options,
        seconds=matches.time,
        seed=matches.seed,
    )
    plan.check()
    if report and (report.is_dir() or not report.parent.is_dir()):
        raise OptionError(f"report: {report} cannot be written")
    console = Console(stderr=True)
    with Results(plan, resume) as results:
        tournament = Tournament(results, matches.games)
        if tournament.missing:
            warm_up(chosen.game, console)
            play(tournament, workers, ray, console)
    summary = summarise(plan, tournament.games)
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        show(summary, Console())
    if report:
        write_report(report, summary, tournament)
    return 0


def play(tournament: Tournament, workers: int | None, ray: str | None, console: Console) -> None:
    """Play what is missing, with a progress bar."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(TextColumn("{task.description}"), *columns, console=console, transient=True) as progress:
        done = len(tournament.jobs) - len(tournament.missing)
        task = progress.add_task("Games", total=len(tournament.jobs), completed=done)
        for _ in tournament.run(workers, ray):
            progress.advance(task)


def write_report(path: Path, summary: Summary, tournament: Tournament) -> None:
    """Write the page; ``RecordError`` if that fails."""
    try:
        path.write_text(page(summary, tournament.games), encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from error


def show(summary: Summary, console: Console) -> None:
    console.print(Text(headline(summary)))
    table = Table("bot", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for head in ("games", "wins", "95 %", "Elo", "95 %", "openskill", "ms", "faults"):
        table.add_column(head, justify="right", no_wrap=True)
    for row in summary.table:
        table.add_row(
            Text(row.name),
            str(row.games),
            f"{row.share:.1%}",
            f"{row.share_low * 100:.1f}–{row.share_high * 100:.1f}",
            f"{row.rating:.0f}",
            f"{row.low:.0f}–{row.high:.0f}",
            f"{row.mu:.1f}±{row.sigma:.1f}",
            f"{row.seconds * 1000:.1f}",
            str(row.faults),
        )
    console.print(table)
    seats = Table("seat", "wins", "95 %", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for seat in summary.seats:
        interval = f"{seat.low * 100:.1f}–{seat.high * 100:.1f}"
        seats.add_row(f"{seat.seat} ({seat.colour})", f"{seat.share:.1%}", interval)
    console.print(seats)
    for fault in summary.faults:
        console.print(Text(f"{fault.name}: {fault.count} × {fault.example}", style="yellow"))
