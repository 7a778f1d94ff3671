"""Where things lie in a module's memory: blocks of typed fields, each at a fixed offset."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.bots.arrays import CODES_PAST_ACTIONS
from asterism.bots.knobs import MAX_DEPTH, Knobs
from asterism.bots.tree import MAX_REUSE_STEPS
from asterism.engine.contract import Game
from asterism.engine.events import WIDTH

ALIGNMENT = 8
PLAYERS, SEAT, PLY, OVERLOOK_SEED = 0, 1, 2, 3  # of a search's numbers


class Block:
    """A block of memory: an array a field, one after the other, each aligned to eight bytes."""

    def __init__(self, **fields: tuple[Any, tuple[int, ...]]) -> None:
        self.fields: dict[str, tuple[int, np.dtype[Any], tuple[int, ...]]] = {}
        self.size = 0
        for name, (kind, shape) in fields.items():
            dtype = np.dtype(kind)
            self.fields[name] = (self.size, dtype, shape)
            end = self.size + dtype.itemsize * int(np.prod(shape))
            self.size = -(-end // ALIGNMENT) * ALIGNMENT

    def offsets(self) -> dict[str, int]:
        """Where each field begins, as ``FIELD_AT``."""
        return {f"{name.upper()}_AT": offset for name, (offset, _, _) in self.fields.items()}

    def describe(self) -> dict[str, Any]:
        """The block as JSON."""
        return {
            "size": self.size,
            "fields": {
                name: {"offset": offset, "type": type_name(dtype), "shape": shape}
                for name, (offset, dtype, shape) in self.fields.items()
            },
        }


def type_name(dtype: np.dtype[Any]) -> str:
    """``int16``, ``float64``, …; a whole state is ``state``."""
    return "state" if dtype.names else str(dtype)


def describe_state(dtype: np.dtype[Any]) -> dict[str, Any]:
    """A state's fields as JSON, as ``Block.describe`` writes them."""
    fields: dict[str, Any] = {}
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        fields[name] = {"offset": int(offset), "type": str(kind.base), "shape": kind.shape}
    return {"size": dtype.itemsize, "fields": fields}


def search_block(game: Game, features: int) -> Block:
    """What a search keeps besides its tree."""
    state = game.state
    return Block(
        rng=(np.int64, (3,)),
        knobs=(np.float64, (len(Knobs._fields),)),
        weights=(np.float64, (2, features)),
        numbers=(np.int32, (4,)),
        root=(state.STATE, (1,)),
        stamps=(np.int64, (state.ACTIONS + CODES_PAST_ACTIONS,)),
    )


def scratch_block(game: Game, features: int) -> Block:
    """Memory that entry points use while they run."""
    state, steps = game.state, MAX_REUSE_STEPS
    return Block(
        seen=(state.STATE, (2,)),
        listed=(np.int16, (state.MAX_LEGAL,)),
        log=(np.int16, (state.MAX_EVENTS + 1, WIDTH)),
        states=(state.STATE, (3,)),
        codes=(np.int16, (state.MAX_LEGAL,)),
        actions=(np.int16, (state.MAX_LEGAL,)),
        features=(np.float64, (game.max_players, features)),
        present_weights=(np.float64, (features,)),
        points=(np.int32, (game.max_players,)),
        values=(np.float64, (game.max_players,)),
        path=(np.int32, (MAX_DEPTH + 1,)),
        played=(state.STATE, (steps + 1,)),
        path_nodes=(np.int32, (steps,)),
        path_legal=(np.int16, (steps, state.MAX_LEGAL)),
        path_left=(np.int32, (steps,)),
        guess_rng=(np.int64, (3,)),
    )
