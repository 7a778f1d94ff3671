"""Asterism ⁂: Gravity Superstar, Étoiles Filantes and Octocube, from rules to bots.

>>> from asterism import Match
>>> match = Match.new("octocube", players=2, seed=7)
>>> while not match.over:
...     events = match.play(match.legal()[0])
>>> match.result().finished
True

Importing this package is cheap: nothing is loaded or compiled before it is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from asterism.engine.errors import (
        AsterismError,
        ContentError,
        IllegalMoveError,
        InvalidMoveError,
        OptionError,
        PositionError,
        ProtocolError,
        RecordError,
        SeedError,
        UnknownGameError,
    )
    from asterism.engine.match import LegalAction, Match, Result, View
    from asterism.engine.record import Record, read_record, record_of, write_record
    from asterism.engine.registry import all_games
    from asterism.engine.registry import load as load_game

__version__ = "0.1.0"

_HOMES = {
    "asterism.engine.errors": (
        "AsterismError",
        "ContentError",
        "IllegalMoveError",
        "InvalidMoveError",
        "OptionError",
        "PositionError",
        "ProtocolError",
        "RecordError",
        "SeedError",
        "UnknownGameError",
    ),
    "asterism.engine.match": ("LegalAction", "Match", "Result", "View"),
    "asterism.engine.record": ("Record", "read_record", "record_of", "write_record"),
    "asterism.engine.registry": ("all_games",),
}
_WHERE = {name: (home, name) for home, names in _HOMES.items() for name in names}
_WHERE["load_game"] = ("asterism.engine.registry", "load")

__all__ = [
    "AsterismError",
    "ContentError",
    "IllegalMoveError",
    "InvalidMoveError",
    "LegalAction",
    "Match",
    "OptionError",
    "PositionError",
    "ProtocolError",
    "Record",
    "RecordError",
    "Result",
    "SeedError",
    "UnknownGameError",
    "View",
    "all_games",
    "load_game",
    "read_record",
    "record_of",
    "write_record",
]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'asterism' has no attribute {name!r}")
    module, attribute = _WHERE[name]
    return getattr(import_module(module), attribute)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
