"""``asterism study``: measure games, and write a page about each."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter, validators
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from asterism.arena.report import STYLE
from asterism.cli.parameters import GameIds, Json, Positive
from asterism.engine import registry
from asterism.engine.errors import OptionError
from asterism.study.page import STYLESHEET, page
from asterism.study.run import StudyResults, missing, run
from asterism.study.summary import summarise

app = App(name="study", help="Measure how long, dramatic and fair games are, and what their parts are worth.")


@app.default
def study(
    *games: GameIds,
    all: Annotated[bool, Parameter(negative=())] = False,
    folder: Path = Path("study"),
    matches: Positive = 200,
    minutes: Annotated[float, Parameter(validator=validators.Number(gte=0))] = 30.0,
    seed: int = 1,
    processes: Positive | None = None,
    json: Json = False,
) -> int:
    """Let bots play, measure their games, and write a page about each game (docs/study.md).

    Parameters
    ----------
    all
        Study every game.
    folder
        Where to keep the matches (<game>.jsonl), which a later run continues, and to write the page (<game>.html).
    matches
        How many matches each line of the page rests on.
    minutes
        How long to play at most; 0 only writes the page.
    seed
        Another seed plays other matches.
    processes
        How many matches at a time; by default one on each core.
    """
    chosen = registry.all_games() if all else [registry.load(id) for id in games]
    if not chosen:
        raise OptionError("name a game, or say --all")
    studies = [StudyResults(game, folder / f"{game.id}.jsonl") for game in chosen]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    if minutes > 0:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            tasks = {
                each.game.id: progress.add_task(each.game.title, total=len(missing(each, matches, seed)))
                for each in studies
            }
            for each in run(studies, matches, seed, minutes, processes):
                progress.advance(tasks[each.game.id])
    found = []
    for each in studies:
        if not each.played:
            continue
        found.append(summarise(each.game, each.played))
        html = page(found[-1], each.played, each.measured())
        (folder / f"{each.game.id}.html").write_text(html, encoding="utf-8")
        (folder / STYLESHEET).write_text(STYLE, encoding="utf-8")
    if json:
        print(msgspec.json.encode({"studies": found}).decode())
        return 0
    for one in found:
        print(f"{one.game}: {one.matches} matches, {folder / one.game}.html")
        for number in one.numbers:
            interval = f"{number.low:.3g} to {number.high:.3g}"
            print(f"  {number.part} {number.key} {number.name}: {number.value:.3g} ({interval})")
    return 0
