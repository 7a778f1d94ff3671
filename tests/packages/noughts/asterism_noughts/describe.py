"""The static description of noughts and crosses: players, options, modes."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
from msgspec import Meta

from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.options import Options
from asterism_noughts.state import LARGEST, SMALLEST, Config


class NoughtsOptions(Options, frozen=True):
    """The options of noughts and crosses."""

    size: Annotated[int, Meta(ge=SMALLEST, le=LARGEST, description="The rows and columns of the board.")] = SMALLEST
    row: Annotated[int, Meta(ge=SMALLEST, le=LARGEST, description="How many marks on one line make a row.")] = SMALLEST
    misere: Annotated[bool, Meta(description="Whoever makes a row loses.")] = False


def configure(options: NoughtsOptions, players: int) -> tuple[Any, Any]:
    """The vector that ``rules.setup`` reads; ``OptionError`` if a row does not fit on the board."""
    if options.row > options.size:
        raise OptionError(
            f"noughts: row: a row of {options.row} does not fit on a board of {options.size}", option="row"
        )
    config = np.zeros(len(Config), np.int32)
    config[Config.SIZE] = options.size
    config[Config.ROW] = options.row
    config[Config.MISERE] = options.misere
    return config, np.zeros((0, 0), np.int16)


GAME = Game(
    id="noughts",
    title="Noughts and crosses",
    minutes=2,
    options=NoughtsOptions,
    configure=configure,
    secrets=False,
    seat_names=("crosses", "noughts"),
    modes={"classic": {}, "four": {"size": 4, "row": 4}, "misere": {"misere": True}},
    chance=False,
)
