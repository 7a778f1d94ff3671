"""How a game is observed: by its own ``observe.py``, or where it has none by the bytes of its redacted state.

The default observation begins with the observer's seat and goes on with every field of the state in its order. A number
of one byte is one number of the observation; a larger one is as many as it has bytes, the highest first. Signed numbers
are counted from their least value, so that an int8 of -1 is 127.
"""

from __future__ import annotations

from functools import cache
from math import prod
from types import FunctionType, SimpleNamespace
from typing import Any

from asterism.engine.compile import bind
from asterism.engine.contract import Game
from asterism.engine.registry import load

DEFAULT_VERSION = 1
HIGHEST_BYTE = 255


@cache
def observation(id: str) -> Any:
    """``OBSERVATION_VERSION``, ``LAYOUT`` and the kernel ``observe`` of the game of that id."""
    game = load(id)
    if game.has("observe"):
        return game.module("observe")
    return SimpleNamespace(OBSERVATION_VERSION=DEFAULT_VERSION, LAYOUT=_layout(game), observe=bind(_template(game), id))


def _layout(game: Game) -> tuple[tuple[str, tuple[int, ...], int, str], ...]:
    blocks: list[tuple[str, tuple[int, ...], int, str]] = [
        ("observer", (game.max_players,), 1, "the observer has that seat")
    ]
    for name, dtype, shape in _fields(game):
        whole = (*shape, dtype.itemsize) if dtype.itemsize > 1 else shape or (1,)
        blocks.append((name, whole, HIGHEST_BYTE, f"the field `{name}` of the state, as bytes"))
    return tuple(blocks)


def _fields(game: Game) -> list[tuple[str, Any, tuple[int, ...]]]:
    """Name, type of one number, and shape of every field of the state."""
    fields = game.state.STATE.fields
    return [(name, fields[name][0].base, fields[name][0].shape) for name in game.state.STATE.names]


def _template(game: Game) -> FunctionType:
    """The kernel as a plain function. Kernels name fields literally, so its source is made from the state's dtype."""
    lines = ["def observe(s, me, out):", "    out[me] = 1"]
    first = game.max_players
    for name, dtype, shape in _fields(game):
        size = dtype.itemsize
        least = 0 if dtype.kind == "u" else 1 << (8 * size - 1)
        indent, place, index = "    ", "", ""
        for axis, length in enumerate(shape):
            lines.append(f"{indent}for i{axis} in range({length}):")
            indent, index = indent + "    ", f"{index}[i{axis}]"
            place = f"({place} * {length} + i{axis})" if place else f"i{axis}"
        lines.append(f"{indent}value = int(s.{name}{index}) + {least}")
        for byte in range(size):
            at = f"{first + byte} + {place} * {size}" if place else f"{first + byte}"
            lines.append(f"{indent}out[{at}] = value >> {8 * (size - 1 - byte)} & 255")
        first += prod(shape) * size
    # Compiled code is cached beside the name of a source file that exists: this one.
    made: dict[str, Any] = {}
    exec(compile("\n".join(lines), __file__, "exec"), {"__name__": __name__}, made)  # noqa: S102 - the source is made of the names of a state's fields
    function: FunctionType = made["observe"]
    return function
