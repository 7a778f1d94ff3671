"""The options of one game, given to ``reset``."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.options import as_dict, parse_options


def reset_options(game: Game, usual: Any, given: Mapping[str, Any] | None, fixed: Collection[str]) -> Any:
    """The environment's ``usual`` options with those ``given`` over them.

    A given ``mode`` replaces the usual options by those of that mode. ``fixed`` are settings that cannot change.
    ``OptionError`` names one of those, or an unknown option.
    """
    if given is None:
        return usual
    if not isinstance(given, Mapping):
        raise OptionError(f"{game.id}: the options of reset are a mapping, not {given!r}")
    for name in fixed:
        if name in given:
            raise OptionError(f"{game.id}: {name} is set when the environment is made, not by reset")
    chosen = dict(given)
    mode = chosen.pop("mode", None)
    return parse_options(game, {**(as_dict(usual) if mode is None else {}), **chosen}, mode)
