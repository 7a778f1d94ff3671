"""Asterism ⁂: Gravity Superstar, Étoiles Filantes and Octocube, from rules to bots.

The names listed in ``__all__`` are the public API, with ``asterism.batch``, ``asterism.envs`` and, for each game, the
types in ``asterism.games.<id>``; everything else may change without notice. Importing this package is cheap: nothing is
loaded or compiled before it is used.

Examples
--------
>>> from asterism import Match
>>> match = Match.new("octocube", players=2, seed=7)
>>> while not match.over:
...     events = match.play(match.legal()[0])
>>> match.result().finished
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.lazy import lazy_names

if TYPE_CHECKING:
    from asterism.batch import Batch
    from asterism.bots import make_bot
    from asterism.bots.analysis import analyse, hint
    from asterism.bots.base import AnalysisResult, Bot, Limit, information_state
    from asterism.engine.contract import Game
    from asterism.engine.errors import (
        AsterismError,
        ContentError,
        IllegalMoveError,
        InvalidMoveError,
        MissingExtraError,
        OptionError,
        PositionError,
        ProtocolError,
        RecordError,
        SeedError,
        UnknownGameError,
        VersionError,
    )
    from asterism.engine.events import Event
    from asterism.engine.game_record import GameRecord, Turn, record_of, write_record
    from asterism.engine.match import LegalAction, Match, Result, View, Viewer
    from asterism.engine.record_file import load_record, read_record, save_record
    from asterism.engine.registry import all_games
    from asterism.engine.registry import load as load_game

__version__ = "0.1.0"

__all__ = [
    "AnalysisResult",
    "AsterismError",
    "Batch",
    "Bot",
    "ContentError",
    "Event",
    "Game",
    "GameRecord",
    "IllegalMoveError",
    "InvalidMoveError",
    "LegalAction",
    "Limit",
    "Match",
    "MissingExtraError",
    "OptionError",
    "PositionError",
    "ProtocolError",
    "RecordError",
    "Result",
    "SeedError",
    "Turn",
    "UnknownGameError",
    "VersionError",
    "View",
    "Viewer",
    "all_games",
    "analyse",
    "hint",
    "information_state",
    "load_game",
    "load_record",
    "make_bot",
    "read_record",
    "record_of",
    "save_record",
    "write_record",
]

__getattr__ = lazy_names(
    __name__,
    {
        "batch": ["Batch"],
        "bots": ["make_bot"],
        "bots.analysis": ["analyse", "hint"],
        "bots.base": ["AnalysisResult", "Bot", "Limit", "information_state"],
        "engine.contract": ["Game"],
        "engine.errors": [name for name in __all__ if name.endswith("Error")],
        "engine.events": ["Event"],
        "engine.game_record": ["GameRecord", "Turn", "record_of", "write_record"],
        "engine.match": ["LegalAction", "Match", "Result", "View", "Viewer"],
        "engine.record_file": ["load_record", "read_record", "save_record"],
        "engine.registry": ["all_games", "load as load_game"],
    },
)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
