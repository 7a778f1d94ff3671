"""The static description of Étoiles Filantes: players, options, modes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from asterism.engine.contract import Benchmark, Credits, Game
from asterism.engine.options import Options
from asterism.games.filantes.state import COMBATS, LAYOUTS, NO_START_CELLS, SHELTERS, Config


class FilantesOptions(Options, frozen=True):
    """The options of Étoiles Filantes."""

    mode: Annotated[
        Literal["duel", "race"],
        msgspec.Meta(description="Whether points for eliminated pieces count, or the race to the opposite row."),
    ] = "duel"
    combat: Annotated[
        Literal["attack", "clash"],
        msgspec.Meta(description="Whether only the enemies of the piece that moved can fall, or that piece as well."),
    ] = "attack"
    start_cells: Annotated[
        Literal["inner", "corners", "mid-sides"],
        msgspec.Meta(
            description="Where pieces enter in the duel: near the centre, in the corners, or half-way along the sides."
        ),
    ] = "inner"
    target: Annotated[int, msgspec.Meta(ge=1, le=30, description="The score that wins the duel.")] = 10
    shelter: Annotated[
        Literal["begin", "end"],
        msgspec.Meta(description="Whether a piece just placed is safe until its owner's next turn begins, or ends."),
    ] = "begin"
    quiet_limit: Annotated[
        int,
        msgspec.Meta(
            ge=10,
            le=10000,
            description="The duel stops and is scored after so many turns in a row without an elimination.",
        ),
    ] = 200
    race_limit: Annotated[
        int,
        msgspec.Meta(
            ge=10,
            le=10000,
            description="The race stops after so many turns of all players together; most pieces home wins.",
        ),
    ] = 400


def configure(options: FilantesOptions, players: int) -> tuple[Any, Any]:
    """The vector that ``rules.setup`` reads; options without effect in the mode get their fixed values."""
    race = options.mode == "race"
    config = np.zeros(len(Config), np.int32)
    config[Config.RACE] = race
    config[Config.COMBAT] = COMBATS.index(options.combat)
    config[Config.START_CELLS] = NO_START_CELLS if race else LAYOUTS.index(options.start_cells)
    config[Config.SHELTER] = 0 if race else SHELTERS.index(options.shelter)
    config[Config.TARGET] = 0 if race else options.target
    config[Config.LIMIT] = options.race_limit if race else options.quiet_limit
    return config, np.zeros((0, 0), np.int16)


GAME = Game(
    id="filantes",
    title="Étoiles Filantes",
    minutes=30,
    age=10,
    open_points=True,
    credits=Credits(
        designers=("Victor Lucas",),
        publisher="Edigames",
        year=1980,
        elsewhere=("designers", "publisher", "year"),
    ),
    options=FilantesOptions,
    configure=configure,
    secrets=False,
    seat_names=("red", "yellow", "green"),
    longest={"quiet_limit": 5_000, "target": 30},
    modes={
        "duel": {},
        "duel-clash": {"combat": "clash"},
        "race": {"mode": "race"},
        "race-clash": {"mode": "race", "combat": "clash"},
    },
    order=2,
    chance=False,
    benchmark=Benchmark(
        players=2, modes=("duel", "race"), times_chess=20, simulations=15_000, batch=6_000_000, gpu=500_000_000
    ),
    cuda_play=("shared", 128),
)
