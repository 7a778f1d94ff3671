"""The claims about the bots' strength as tables: for the terminal, and between the marks of ``docs/strength.md``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from math import log10
from pathlib import Path

from rich.table import Table

from asterism.arena.ratings import share
from asterism.arena.strength import Claim
from asterism.bots.levels import HIGHEST, LOWEST, ladders
from asterism.engine.registry import all_games

BACKGAMMON = "OpenSpiel's C++ MCTS, backgammon"
LEAST_RATIO = 10

Rows = list[list[str]]


def percent(value: float) -> str:
    """Whole ones, but for what is nearly all."""
    return f"{100 * value:.1f} %" if 0.99 <= value < 1 else f"{100 * value:.0f} %"


def shown(claim: Claim) -> str:
    """A share with its interval, bold where it is not as it should be."""
    found = claim.share
    text = f"{percent(found.value)} ({100 * found.low:.0f}–{100 * found.high:.0f})"
    return text if claim.holds else f"**{text}**"


def games(claims: list[Claim]) -> str:
    """How many games each of them had."""
    least, most = min(claim.games for claim in claims), max(claim.games for claim in claims)
    return str(least) if least == most else f"{least}–{most}"


def by_mode(claims: list[Claim]) -> Iterator[tuple[str, list[Claim]]]:
    """The claims of each game and mode."""
    for (game, mode), own in groupby(claims, key=lambda claim: (claim.game, claim.mode)):
        yield f"{game} {mode}", list(own)


def ladder(claims: list[Claim]) -> Rows:
    """A line for each mode, a column for each step."""
    steps = [f"level:{k + 1}" for k in range(LOWEST, HIGHEST)]
    rows = []
    for name, own in by_mode(claims):
        height = f"{sum(map(elo, own)):.0f}" if len(own) == len(steps) else ""
        rows.append([name, *columns(own, steps), height, games(own)])
    return [["", *(f"{k + 1} : {k}" for k in range(LOWEST, HIGHEST)), "8 above 1, Elo", "games each"], *rows]


def columns(claims: list[Claim], first: list[str]) -> list[str]:
    """A share for each of the bots that should win, empty where nothing is known yet."""
    known = {claim.bots[0]: shown(claim) for claim in claims}
    return [known.get(bot, "") for bot in first]


def elo(claim: Claim) -> float:
    """The rating difference that a share stands for."""
    won = min(max(claim.share.value, 0.01), 0.99)
    return 400 * log10(won / (1 - won))


def random(claims: list[Claim]) -> Rows:
    """A line for each mode: the lowest and the highest level."""
    head = ["", f"level {LOWEST} : random", f"level {HIGHEST} : random", "games each"]
    levels = [f"level:{LOWEST}", f"level:{HIGHEST}"]
    return [head, *([name, *columns(own, levels), games(own)] for name, own in by_mode(claims))]


def equal_time(claims: list[Claim]) -> Rows:
    """Matches at equal time, with the seconds that both took for a decision."""
    rows = []
    for claim in claims:
        took = [f"{used / max(1, n):.3f} s" for used, n in zip(claim.seconds_used, claim.decisions, strict=True)]
        rows.append(
            [f"{claim.game} {claim.mode}", " : ".join(claim.bots), shown(claim), str(claim.games), " : ".join(took)]
        )
    return [["", "", "wins of the first", "games", "a decision took"], *rows]


def balance(claims: list[Claim]) -> Rows:
    """A line for each game and number of players, a column for each seat."""
    most = max(claim.players for claim in claims)
    rows = []
    for claim in claims:
        cells = []
        for won in claim.seats:
            found = share(won, claim.games)
            fair = found.low <= 1 / claim.players <= found.high
            text = f"{100 * found.value:.0f} % ({100 * found.low:.0f}–{100 * found.high:.0f})"
            cells.append(text if fair else f"**{text}**")
        plies = claim.plies / max(1, claim.games)
        rows.append([f"{claim.game}, {claim.players} players", str(claim.games), f"{plies:.0f}", *cells])
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


def parts(claims: list[Claim], speed: dict[str, float]) -> Iterator[tuple[str, Rows]]:
    """The tables that can be made of what is known."""
    for part, shape in SHAPES.items():
        own = [claim for claim in claims if claim.part == part and claim.games]
        if own:
            yield part, shape(own)
    if speed:
        yield "speed", speeds(speed)


def tables(claims: list[Claim], speed: dict[str, float]) -> Iterator[Table]:
    """For the terminal."""
    for part, (head, *rows) in parts(claims, speed):
        table = Table(*head, title=part)
        for row in rows:
            table.add_row(*(re.sub(r"\*\*(.*)\*\*", r"[red]\1[/red]", cell) for cell in row))
        yield table


def write(path: Path, claims: list[Claim], speed: dict[str, float]) -> None:
    """Put the tables between their marks; what is written around them stays."""
    text = path.read_text(encoding="utf-8")
    for part, (head, *rows) in (*parts(claims, speed), ("levels", levels())):
        lines = [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]
        body = "\n".join(lines)
        text = re.sub(
            rf"(<!-- {part} -->\n).*?(<!-- end -->)", lambda m, body=body: f"{m[1]}{body}\n{m[2]}", text, flags=re.S
        )
    path.write_text(text, encoding="utf-8")
