"""The matches of a study: parts, each with lines of equally many matches, which take turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from asterism.arena.plan import derive
from asterism.engine.contract import Game
from asterism.study.matches import SPEC, StudyJob, families, restricted_mode, starts

STRENGTH = 100
"""Simulations a decision where strength is not what is measured."""
STRENGTHS = (20, 200)
SKILL = (10, 20, 40, 80, 160)
"""n of the skill trace: 2n simulations play against n."""
REPEATS = 5
"""How often a deal is played where luck is measured."""
FREE: SPEC = (STRENGTH, "")


class Line(NamedTuple):
    """One line of a part: what is played, and whether the seats take turns."""

    part: str
    key: str
    options: dict[str, Any]
    specs: tuple[SPEC, ...]
    rotates: bool = False
    repeats: int = 1


def lines_of(game: Game) -> list[Line]:
    """All lines of a game's study."""
    first = next(iter(game.modes.values()))
    mode = game.modes[restricted_mode(game)]
    two = max(2, game.min_players)
    found = [Line("play", name, options, (FREE,) * two) for name, options in game.modes.items()]
    for players in range(game.min_players, game.max_players + 1):
        found += [Line("seats", f"{players}/{n}", first, ((n, ""),) * players) for n in STRENGTHS]
    found += [Line("skill", str(n), first, ((2 * n, ""), (n, "")), rotates=True) for n in SKILL]
    if game.chance:
        found.append(Line("luck", "", first, (FREE,) * two, repeats=REPEATS))
    found += [Line("restricted", name, mode, ((STRENGTH, name), FREE), rotates=True) for name in families(game)]
    found += [Line("starts", name, options, (FREE,) * two) for name, options in starts(game).items()]
    return found


def jobs_of(game: Game, matches: int, seed: int) -> Iterator[StudyJob]:
    """The matches of all lines, one of each in turn; of two seatings of a deal both."""
    for number in range(matches):
        for line in lines_of(game):
            turn = number % len(line.specs) if line.rotates else 0
            deal = number // len(line.specs) if line.rotates else number // line.repeats
            yield StudyJob(
                part=line.part,
                key=line.key,
                number=number,
                game=game.id,
                options=line.options,
                specs=line.specs[-turn:] + line.specs[:-turn] if turn else line.specs,
                deal=derive(seed, game.id, "deal", deal),
                seed=derive(seed, game.id, line.part, line.key, number),
            )
