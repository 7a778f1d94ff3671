"""The static description of Octocube: players, options, modes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import numpy as np

from asterism.engine.contract import Benchmark, Credits, Game
from asterism.engine.errors import OptionError
from asterism.engine.options import Options
from asterism.games.octocube.boards import load_boards
from asterism.games.octocube.state import ADVANCED, BASE, KIDS, LETTERS, RESERVE, RULES_VERSIONS, SEATS

MODES = {"base": BASE, "advanced": ADVANCED, "kids": KIDS}
DEFAULT_BOARDS = (1, 2, 3, 4)  # O80: by seat
MAX_ROUNDS = {"base": 150, "advanced": 150, "kids": 60}  # O34, O85

BoardNumber = Annotated[int, msgspec.Meta(ge=1, le=SEATS)]


class OctocubeOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game of Octocube is played."""

    mode: Annotated[
        Literal["base", "advanced", "kids"],
        msgspec.Meta(description="The game: base, advanced (Abyss tiles have powers), or kids (fill your board)."),
    ] = "base"
    powers: Annotated[
        str,
        msgspec.Meta(
            pattern="^[A-I]*$",
            max_length=len(LETTERS),
            description="Advanced: the letters of the Abyss tiles that can come into play, each once.",
        ),
    ] = "BCDEFGHI"
    hide_points: Annotated[
        bool, msgspec.Meta(description="The table hides the other players' points until the end.")
    ] = True
    max_rounds: Annotated[
        Annotated[int, msgspec.Meta(ge=1, le=1000)] | None,
        msgspec.Meta(description="The game stops and is scored after so many rounds; null means 150, or 60 in kids."),
    ] = None
    boards: Annotated[
        tuple[BoardNumber, BoardNumber, BoardNumber, BoardNumber] | None,
        msgspec.Meta(description="Kids: the board of each seat, four different numbers; null means 1, 2, 3, 4."),
    ] = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "powers", "".join(sorted(self.powers)))  # the order means nothing


def configure(
    options: OctocubeOptions, players: int, version: int = RULES_VERSIONS[-1]
) -> tuple[np.ndarray, np.ndarray]:
    """``config`` (mode, hide_points, max_rounds, powers, rules version) and ``content`` (each seat's kids' board)."""
    if len(set(options.powers)) < len(options.powers):
        raise OptionError(f"octocube: powers: {options.powers!r} names a letter twice", option="powers")
    if options.boards is not None and len(set(options.boards)) < len(options.boards):
        raise OptionError("octocube: boards: two seats have the same board", option="boards")
    powers = 0
    content = np.zeros((0, 0), np.int16)
    if options.mode == "advanced":
        needed = int(RESERVE[players]) + (players > 2)
        if len(options.powers) < needed:
            raise OptionError(
                f"octocube: powers: {players} players need {needed} different letters, not {len(options.powers)}",
                option="powers",
            )
        powers = sum(1 << LETTERS.index(letter) for letter in options.powers)
    elif options.mode == "kids":
        boards = load_boards()
        numbers = (options.boards or DEFAULT_BOARDS)[:players]
        content = np.array([boards[number - 1] for number in numbers], np.int16)
    max_rounds = MAX_ROUNDS[options.mode] if options.max_rounds is None else options.max_rounds
    return np.array([MODES[options.mode], options.hide_points, max_rounds, powers, version], np.int32), content


GAME = Game(
    id="octocube",
    title="Octocube",
    minutes=25,
    age=8,
    draws=True,
    credits=Credits(
        designers=("Karl Lange",),
        illustrators=("Clément Masson",),
        graphics=("Marie Ooms", "Anthony Moulins"),
        development=("Michaël Derobertmasure",),
        management=("Didier Delhez",),
        publisher="Sit Down! (Megalopole)",
        year=2025,
    ),
    options=OctocubeOptions,
    configure=configure,
    secrets=False,
    seat_names=("coral", "amber", "violet", "teal"),
    modes={"base": {}, "advanced": {"mode": "advanced"}, "kids": {"mode": "kids"}},
    standard_options={"hide_points": (True, False)},
    order=3,
    rules_versions=RULES_VERSIONS,
    benchmark=Benchmark(
        players=3,
        modes=("base", "advanced", "kids"),
        times_chess=10,
        simulations=5_000,
        batch=3_000_000,
        gpu=200_000_000,
    ),
    cuda_play=("shared", 32),
    cuda_step=("shared", 64),
    lists_once=True,
)
