"""The options of a batch as the tables that its tasks read: one row for each different set of options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.options import parse_options


class Tables(NamedTuple):
    """``which`` says for each game which options it has; the others are in the order that ``kernels.deal`` takes."""

    which: np.ndarray
    configs: np.ndarray
    contents: np.ndarray
    bounds: np.ndarray


def option_tables(game: Game, n: int, players: int, options: Any) -> Tables:
    """The tables of one set of options for all games, or of a list with one for each."""
    if isinstance(options, Sequence) and not isinstance(options, str):
        if len(options) != n:
            raise OptionError(f"{game.id}: {len(options)} sets of options for {n} games")
    else:
        options = [options]
    found: dict[Any, int] = {}
    which = np.zeros(n, np.int32)
    configs: list[np.ndarray] = []
    contents: list[np.ndarray] = []
    for i, one in enumerate(options):
        try:
            key = msgspec.json.encode(one)
        except TypeError as error:
            raise OptionError(f"{game.id}: {error}") from None
        if key not in found:
            found[key] = len(configs)
            config, content = game.configure(parse_options(game, one), players)
            configs.append(config)
            contents.append(content)
        which[i] = found[key]
    contents.append(np.zeros((1, 1), np.int16))  # a device array must not be empty
    width = max(content.shape[1] for content in contents)
    rows = [np.zeros((len(content), width), np.int16) for content in contents]
    for row, content in zip(rows, contents, strict=True):
        row[:, : content.shape[1]] = content
    bounds = np.cumsum([0, *map(len, rows)]).astype(np.int32)
    return Tables(which, np.array(configs, np.int32), np.concatenate(rows), bounds)
