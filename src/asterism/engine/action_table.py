"""The meaning of a game's action integers as a table: blocks of integers over the fields of a move.

A game lists its blocks in ``actions.BLOCKS``. In a block that begins at ``first`` an action is ``first`` plus the
places of the values in the block's axes, the last axis counted fastest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any

import msgspec


class Axis(msgspec.Struct, frozen=True):
    """What one factor of a block counts.

    ``fields`` are the move's fields that it gives (none where the meaning depends on the position), ``values`` what
    each number stands for: the value of the field, or of several fields a tuple. ``rule`` says it in words, where a
    list would be long or the meaning depends on the position.
    """

    name: str
    values: Sequence[Any]
    fields: tuple[str, ...] = ()
    rule: str = ""


def field_axis(name: str, values: Sequence[Any], rule: str = "") -> Axis:
    """An axis that counts the values of one field of the move."""
    return Axis(name, tuple((value,) for value in values), (name,), rule)


class Block(msgspec.Struct, frozen=True):
    """Consecutive actions: the types of the moves they can stand for, and what they count."""

    first: int
    moves: tuple[str, ...]
    axes: tuple[Axis, ...] = ()
    note: str = ""

    @property
    def count(self) -> int:
        """How many actions it has."""
        return prod(len(axis.values) for axis in self.axes)

    def places(self, action: int) -> list[int]:
        """The place of an action on each axis."""
        rest, found = action - self.first, []
        for axis in reversed(self.axes):
            rest, place = divmod(rest, len(axis.values))
            found.append(place)
        return found[::-1]

    def fields(self, action: int) -> dict[str, Any]:
        """The fields of the move that follow from an action alone."""
        found: dict[str, Any] = {}
        for axis, place in zip(self.axes, self.places(action), strict=True):
            found |= zip(axis.fields, axis.values[place], strict=True) if axis.fields else ()
        return found


def page(title: str, actions: int, blocks: Sequence[Block]) -> str:
    """The page of one game's action integers."""
    rows = [_row(block) for block in blocks]
    axes = {axis.name: axis for block in blocks for axis in block.axes}
    lists = [f"- **{axis.name}**: {_values(axis)}\n" for axis in axes.values()]
    return (
        f"# The actions of {title}\n\n"
        f"The {actions} integers from 0 to {actions - 1} and what they stand for. This page is made from the code"
        " (`make golden`).\n\n"
        "The move of an action is an object of the type named here ([moves and events](../events.md)). Where an\n"
        "action counts several things, it is the first integer plus the numbers listed below, multiplied as shown.\n\n"
        "| integers | move | counts | |\n|---|---|---|---|\n"
        f"{''.join(rows)}\n## What is counted\n\n{''.join(lists)}"
    )


def _row(block: Block) -> str:
    last = block.first + block.count - 1
    numbers = str(block.first) if last == block.first else f"{block.first}–{last}"
    factors, size = [], block.count
    for axis in block.axes:
        size //= len(axis.values)
        factors.append(axis.name if size == 1 else f"{axis.name} × {size}")
    moves = ", ".join(f"`{move}`" for move in block.moves)
    return f"| {numbers} | {moves} | {' + '.join(factors)} | {block.note} |\n"


def _values(axis: Axis) -> str:
    if axis.rule:
        return axis.rule
    return numbered(" ".join(map(str, value)) if axis.fields else str(value) for value in axis.values)


def numbered(names: Iterable[str]) -> str:
    """Names with their numbers, from 0."""
    return ", ".join(f"{n} `{name}`" for n, name in enumerate(names))
