"""The static description of Gravity Superstar: players, options, modes."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
from msgspec import Meta, to_builtins
from msgspec.structs import force_setattr

from asterism.engine.contract import Benchmark, Credits, Game
from asterism.engine.errors import ContentError, OptionError
from asterism.engine.options import Options
from asterism.games.gravity.faces import Face, default_faces, faces_content, read_tile_file
from asterism.games.gravity.state import ENDINGS, GOODIE_NAMES, LAYOUT_OF, TILES, Config, Ending, Goodie


class GravityOptions(Options, frozen=True):
    """How a game of Gravity Superstar is played."""

    ending: Annotated[
        Ending,
        Meta(description="The game ends when few stars are left, or (expert) when a player has enough points"),
    ] = "stars"
    goodies: Annotated[
        tuple[Goodie, ...], Meta(description="The goodie cards that are in the game, each at most once", max_length=3)
    ] = ()
    open_door: Annotated[
        Annotated[int, Meta(ge=0, le=5)] | None,
        Meta(description="The Door, counted clockwise from the top left, that is open first; null: a random one"),
    ] = None
    tiles: Annotated[
        list[Face] | None, Meta(description="Your own planet tile faces, as in a tile file; null: ours")
    ] = None
    max_rounds: Annotated[int, Meta(ge=1, le=1000, description="The game stops and is scored after so many rounds")] = (
        120
    )
    quiet_rounds: Annotated[
        int,
        Meta(
            ge=0,
            le=1000,
            description="The game stops and is scored after so many rounds in which no star was taken; 0: never",
        ),
    ] = 30

    def __post_init__(self) -> None:
        force_setattr(self, "goodies", tuple(sorted(self.goodies, key=GOODIE_NAMES.index)))  # the order means nothing


def configure(options: GravityOptions, players: int) -> tuple[Any, Any]:
    """The numbers that ``setup`` reads; ``OptionError`` if the options do not fit each other or the players."""
    tiles = int(TILES[LAYOUT_OF[players]])
    if len(set(options.goodies)) != len(options.goodies):
        raise OptionError("gravity: goodies: each goodie can be in the game only once", option="goodies")
    if options.open_door is not None and options.open_door >= tiles:
        raise OptionError(
            f"gravity: open_door: with {players} players there are Doors 0 to {tiles - 1}, not {options.open_door}",
            option="open_door",
        )
    try:
        content = default_faces() if options.tiles is None else faces_content(options.tiles)
    except ContentError as error:
        raise OptionError(f"gravity: tiles: {error}", option="tiles") from error
    if content[-1][0] + 1 < tiles:
        raise OptionError(
            f"gravity: tiles: {players} players need {tiles} tiles, not {content[-1][0] + 1}", option="tiles"
        )
    config = np.zeros(len(Config), np.int32)
    config[Config.ENDING] = ENDINGS.index(options.ending)
    config[Config.GOODIES] = sum(1 << GOODIE_NAMES.index(goodie) for goodie in options.goodies)
    config[Config.OPEN_DOOR] = -1 if options.open_door is None else options.open_door
    config[Config.MAX_ROUNDS] = options.max_rounds
    config[Config.QUIET_ROUNDS] = options.quiet_rounds
    return config, np.ascontiguousarray(content, np.int16)


GAME = Game(
    id="gravity",
    title="Gravity Superstar",
    minutes=30,
    age=7,
    open_points=True,
    credits=Credits(
        designers=("Julian Allain",),
        illustrators=("Gyom",),
        graphics=("Marie Ooms",),
        management=("Didier Delhez",),
        publisher="Sit Down! (Megalopole)",
        year=2018,
        elsewhere=("age",),
    ),
    options=GravityOptions,
    configure=configure,
    secrets=True,
    seat_names=("green", "pink", "orange", "blue", "yellow", "violet"),
    modes={
        "stars": {},
        "expert": {"ending": "expert"},
        "goodies": {"goodies": list(GOODIE_NAMES)},
        "expert-goodies": {"ending": "expert", "goodies": list(GOODIE_NAMES)},
    },
    option_files={"tiles": lambda path: to_builtins(read_tile_file(path))},
    order=1,
    benchmark=Benchmark(players=4, times_chess=10, simulations=5_000, batch=3_000_000, gpu=200_000_000),
    cuda_play=("shared", 32),
)
