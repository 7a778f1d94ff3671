"""The schedule of a tournament: all matches, with seats and seeds, are known before the first is played.

A *line-up* is the bots of one match. With more bots than seats every combination is a line-up; with fewer, bots take
more than one seat, as evenly as possible. A *deal* (the seed of a match) is played once with every rotation of a
line-up over the seats, so that neither luck nor seats favour a bot; the next deal seats the line-up in another circular
order. All line-ups get the same deals.
"""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any

import msgspec

from asterism.bots.external import make_any_bot
from asterism.engine import registry
from asterism.engine.errors import OptionError
from asterism.engine.options import check_players, mode_options, parse_options
from asterism.engine.rng import MAX_SEED

MAX_LINE_UPS = 200_000

LineUp = tuple[int, ...]
"""Bots by their number in the plan; as a seating, by seat."""


class Job(msgspec.Struct, frozen=True):
    """One match to play, as it is sent to a worker."""

    number: int
    game: str
    players: int
    options: dict[str, Any]
    specs: tuple[str, ...]
    bots: LineUp
    deal: int
    seed: int
    seconds: float


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The settings of a tournament. Two runs with equal plans play the same matches, but for the time bots take."""

    specs: tuple[str, ...]
    game: str
    players: int
    options: dict[str, Any] | str = {}
    """The game's options, or the name of one of its modes."""
    seconds: float = 0.5
    seed: int = 0

    def check(self) -> None:
        """``OptionError`` if the settings are not those of a tournament."""
        game = registry.load(self.game)
        game.configure(parse_options(game, self.options), check_players(game, self.players))
        if not self.specs:
            raise OptionError("an arena needs at least one bot")
        for spec in self.specs:
            make_any_bot(spec, 0)
        if not 0 <= self.seconds <= 3600:
            raise OptionError(f"the time must be 0 to 3600 seconds, not {self.seconds}")
        if not 0 <= self.seed <= MAX_SEED:
            raise OptionError(f"a seed is an integer from 0 to 2**63 - 1, not {self.seed}")

    @cached_property
    def chosen(self) -> dict[str, Any]:
        """The options that are played by."""
        return mode_options(registry.load(self.game), self.options) if isinstance(self.options, str) else self.options

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The bots' names: their specs, numbered where a spec is given more than once."""
        count: dict[str, int] = {}
        names = []
        for spec in self.specs:
            count[spec] = count.get(spec, 0) + 1
            names.append(spec if count[spec] == 1 else f"{spec}#{count[spec]}")
        return tuple(names)

    @cached_property
    def line_ups(self) -> list[LineUp]:
        """Every line-up once, in an order drawn from the seed, so that a part of the tournament is a fair sample."""
        fewest, extra = divmod(self.players, len(self.specs))
        whole = tuple(range(len(self.specs))) * fewest
        more = itertools.combinations(range(len(self.specs)), extra)
        line_ups = [tuple(sorted(whole + rest)) for rest in itertools.islice(more, MAX_LINE_UPS + 1)]
        if len(line_ups) > MAX_LINE_UPS:
            raise OptionError(f"{len(self.specs)} bots make more than {MAX_LINE_UPS} line-ups of {self.players}")
        random.Random(self.seed).shuffle(line_ups)
        return line_ups

    def jobs(self, games: int) -> Iterator[Job]:
        """At least ``games`` matches: whole rounds of rotations, line-up after line-up, deal after deal."""
        number = 0
        for deal in itertools.count():
            for line_up in self.line_ups:
                if number >= games:
                    return
                orders = circular_orders(line_up)
                for bots in rotations(orders[deal % len(orders)]):
                    yield Job(
                        number=number,
                        game=self.game,
                        players=self.players,
                        options=self.chosen,
                        specs=tuple(self.specs[bot] for bot in bots),
                        bots=bots,
                        deal=derive(self.seed, "deal", deal),
                        seed=derive(self.seed, "bots", number),
                        seconds=self.seconds,
                    )
                    number += 1


def rotations(order: LineUp) -> list[LineUp]:
    """Every different rotation of a circular order over the seats."""
    return list(dict.fromkeys(order[i:] + order[:i] for i in range(len(order))))


@cache
def circular_orders(line_up: LineUp) -> list[LineUp]:
    """Every different circular order of a line-up."""
    others = dict.fromkeys(itertools.permutations(line_up[1:]))
    return list(dict.fromkeys(min(rotations((line_up[0], *rest))) for rest in others))


def derive(seed: int, *parts: object) -> int:
    """A seed for a part of something seeded."""
    text = "/".join(map(str, (seed, *parts)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") & MAX_SEED
