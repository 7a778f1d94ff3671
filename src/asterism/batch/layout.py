"""The layout of a game's observations: named blocks of a row of numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

import numpy as np

from asterism.batch.observation import observation


@dataclass(frozen=True)
class Block:
    """One named part of an observation."""

    name: str
    first: int
    shape: tuple[int, ...]
    high: int
    """The greatest value; as floats the numbers are divided by it."""
    text: str

    @property
    def slice(self) -> slice:
        """Where the block lies in the last axis of an observation."""
        return slice(self.first, self.first + prod(self.shape))

    def of(self, observations: Any) -> Any:
        """The block of one or many observations, in its own shape."""
        return observations[..., self.slice].reshape(*observations.shape[:-1], *self.shape)


@dataclass(frozen=True)
class Layout:
    """All blocks of a game's observations; a change of any of them raises the version.

    >>> layout = observation_layout("octocube")
    >>> layout.version, layout["height"].shape
    (1, (5, 5))
    """

    game: str
    version: int
    size: int
    blocks: tuple[Block, ...]

    def __getitem__(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)

    @property
    def highs(self) -> np.ndarray:
        """The greatest value of every number."""
        return np.concatenate([np.full(prod(block.shape), block.high, np.int32) for block in self.blocks])


@cache
def observation_layout(game: str) -> Layout:
    """The layout of the observations of the game of that id."""
    module = observation(game)
    blocks, first = [], 0
    for name, shape, high, text in module.LAYOUT:
        blocks.append(Block(name, first, shape, high, text))
        first += prod(shape)
    return Layout(game, module.OBSERVATION_VERSION, first, tuple(blocks))


def as_markdown(layout: Layout) -> str:
    """The layout as the table of ``docs/observations.md``."""
    lines = ["| Block | First | Shape | Greatest | Meaning |", "|---|---:|---|---:|---|"]
    for block in layout.blocks:
        shape = " × ".join(map(str, block.shape))
        lines.append(f"| `{block.name}` | {block.first} | {shape} | {block.high} | {block.text} |")
    return "\n".join(lines)
