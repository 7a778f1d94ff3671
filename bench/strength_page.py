"""The facts about the bots' strength as tables: for the terminal, and between the marks of ``docs/strength.md``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from math import log10
from pathlib import Path

from rich.table import Table

from asterism.arena.ratings import share
from asterism.arena.strength import Fact
from asterism.bots.levels import HIGHEST, LOWEST, ladders
from asterism.engine.registry import all_games

BACKGAMMON = "OpenSpiel's C++ MCTS, backgammon"
LEAST_RATIO = 10

Rows = list[list[str]]


def percent(value: float) -> str:
    """Whole ones, but for what is nearly all."""
    return f"{100 * value:.1f} %" if 0.99 <= value < 1 else f"{100 * value:.0f} %"


def shown(fact: Fact) -> str:
    """A share with its interval, bold where it is not as it should be."""
    found = fact.share
    text = f"{percent(found.value)} ({100 * found.low:.0f}–{100 * found.high:.0f})"
    return text if fact.holds else f"**{text}**"


def games(facts: list[Fact]) -> str:
    """How many games each of them had."""
    least, most = min(fact.games for fact in facts), max(fact.games for fact in facts)
    return str(least) if least == most else f"{least}–{most}"


def by_mode(facts: list[Fact]) -> Iterator[tuple[str, list[Fact]]]:
    """The facts of each game and mode."""
    for (game, mode), own in groupby(facts, key=lambda fact: (fact.game, fact.mode)):
        yield f"{game} {mode}", list(own)


def ladder(facts: list[Fact]) -> Rows:
    """A line for each mode, a column for each step."""
    steps = [f"level:{k + 1}" for k in range(LOWEST, HIGHEST)]
    rows = []
    for name, own in by_mode(facts):
        height = f"{sum(map(elo, own)):.0f}" if len(own) == len(steps) else ""
        rows.append([name, *columns(own, steps), height, games(own)])
    return [["", *(f"{k + 1} : {k}" for k in range(LOWEST, HIGHEST)), "8 above 1, Elo", "games each"], *rows]


def columns(facts: list[Fact], first: list[str]) -> list[str]:
    """A share for each of the bots that should win, empty where nothing is known yet."""
    known = {fact.bots[0]: shown(fact) for fact in facts}
    return [known.get(bot, "") for bot in first]


def elo(fact: Fact) -> float:
    """The rating difference that a share stands for."""
    won = min(max(fact.share.value, 0.01), 0.99)
    return 400 * log10(won / (1 - won))


def random(facts: list[Fact]) -> Rows:
    """A line for each mode: the lowest and the highest level."""
    head = ["", f"level {LOWEST} : random", f"level {HIGHEST} : random", "games each"]
    levels = [f"level:{LOWEST}", f"level:{HIGHEST}"]
    return [head, *([name, *columns(own, levels), games(own)] for name, own in by_mode(facts))]


def equal_time(facts: list[Fact]) -> Rows:
    """Matches at equal time, with the seconds that both took for a decision."""
    rows = []
    for fact in facts:
        took = [f"{used / max(1, n):.3f} s" for used, n in zip(fact.seconds_used, fact.decisions, strict=True)]
        rows.append([f"{fact.game} {fact.mode}", " : ".join(fact.bots), shown(fact), str(fact.games), " : ".join(took)])
    return [["", "", "wins of the first", "games", "a decision took"], *rows]


def balance(facts: list[Fact]) -> Rows:
    """A line for each game and number of players, a column for each seat."""
    most = max(fact.players for fact in facts)
    rows = []
    for fact in facts:
        cells = []
        for won in fact.seats:
            found = share(won, fact.games)
            fair = found.low <= 1 / fact.players <= found.high
            text = f"{100 * found.value:.0f} % ({100 * found.low:.0f}–{100 * found.high:.0f})"
            cells.append(text if fair else f"**{text}**")
        plies = fact.plies / max(1, fact.games)
        rows.append([f"{fact.game}, {fact.players} players", str(fact.games), f"{plies:.0f}", *cells])
    return [["", "games", "decisions", *(f"seat {seat}" for seat in range(most))], *rows]


def speeds(speed: dict[str, float]) -> Rows:
    """Simulations a second, and as multiples of OpenSpiel's."""
    targets = {game.id: game.benchmark.simulations for game in all_games()}
    rows = []
    for name, rate in speed.items():
        wanted = targets.get(name.split()[0])
        ratio = rate / speed[BACKGAMMON]
        met = not wanted or (rate >= wanted and ratio >= LEAST_RATIO)
        cells = [f"{rate:,.0f}", f"{ratio:.1f}", f"≥ {wanted:,} and ≥ {LEAST_RATIO} ×" if wanted else ""]
        rows.append([name, *(cells if met else [f"**{cell}**" for cell in cells])])
    return [["", "simulations/s", f"× {BACKGAMMON}", "wanted"], *rows]


def levels() -> Rows:
    """What the levels are: simulations for a decision."""
    rows = []
    for game in sorted(all_games(), key=lambda game: game.id):
        for mode, ladder in ladders(game).items():
            rows.append([f"{game.id} {mode}", *(f"{level.simulations:,}" for level in ladder.levels)])
    return [["", *(f"level {k}" for k in range(LOWEST, HIGHEST + 1))], *rows]


SHAPES = {"ladder": ladder, "random": random, "uct": equal_time, "openspiel": equal_time, "balance": balance}


def parts(facts: list[Fact], speed: dict[str, float]) -> Iterator[tuple[str, Rows]]:
    """The tables that can be made of what is known."""
    for part, shape in SHAPES.items():
        own = [fact for fact in facts if fact.part == part and fact.games]
        if own:
            yield part, shape(own)
    if speed:
        yield "speed", speeds(speed)


def tables(facts: list[Fact], speed: dict[str, float]) -> Iterator[Table]:
    """For the terminal."""
    for part, (head, *rows) in parts(facts, speed):
        table = Table(*head, title=part)
        for row in rows:
            table.add_row(*(re.sub(r"\*\*(.*)\*\*", r"[red]\1[/red]", cell) for cell in row))
        yield table


def write(path: Path, facts: list[Fact], speed: dict[str, float]) -> None:
    """Put the tables between their marks; what is written around them stays."""
    text = path.read_text(encoding="utf-8")
    for part, (head, *rows) in (*parts(facts, speed), ("levels", levels())):
        lines = [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]
        body = "\n".join(lines)
        text = re.sub(
            rf"(<!-- {part} -->\n).*?(<!-- end -->)", lambda m, body=body: f"{m[1]}{body}\n{m[2]}", text, flags=re.S
        )
    path.write_text(text, encoding="utf-8")
