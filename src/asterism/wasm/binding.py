"""Bind the entry points to a game and compile them as C functions."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core import types

from asterism.bots.kernels import search_kernels
from asterism.bots.knobs import Knobs
from asterism.engine.compile import rule
from asterism.engine.content import ContentCheck
from asterism.engine.contract import Game
from asterism.engine.rule_compiler import RuleCompiler
from asterism.wasm import entry_points, search_entry_points
from asterism.wasm.layout import scratch_block, search_block
from asterism.wasm.memory import own_memory
from asterism.wasm.move_texts import pack

OPTIONS: Any = {"nopython": True, "error_model": "numpy"}
KERNELS = (
    "setup_at",
    "legal_at",
    "step_at",
    "replay_at",
    "standings_at",
    "redact_at",
    "resample_at",
    "predict",
    "move_at",
    "write_view_json",
    "write_legal_json",
    "write_step_json",
)


def entry_points_of(game: Game) -> tuple[Any, ...]:
    """The templates of the functions that the game's module exports."""
    editor = () if game.editor is None else entry_points.EDITOR
    return (*entry_points.RULES, *search_entry_points.SEARCH, *editor)


def names_of(game: Game, description: bytes) -> dict[str, Any]:
    """Everything that the templates need to know of a game."""
    state, kernels, searches = game.state, game.kernels, search_kernels(game)
    features = len(searches.features)
    moves = pack(tables_of(game)["MOVES"])
    scratch, search = scratch_block(game, features), search_block(game, features)
    return {
        **{name: getattr(kernels, name) for name in KERNELS},
        "play_random_games": kernels.random_games,
        "run_simulations": getattr(searches, "simulate", searches.uct_simulate),
        "find_node": searches.find_node,
        "copy_subtree": searches.copy_subtree,
        "write": game.state_writer.write,
        "scratch": own_memory("asterism_scratch", scratch.size),
        "DESCRIPTION": np.frombuffer(description, np.uint8),
        **{name: table for name, table in tables_of(game).items() if name != "MOVES"},
        "MOVE_CODES": moves.codes,
        "MOVE_WORDS": moves.words,
        "MOVES_SHAPE": moves.shape,
        "move_memory": own_memory("asterism_moves", moves.shape[0] * moves.shape[1]),
        "STATE": state.STATE,
        "SIZE": state.STATE.itemsize,
        "MAX_LEGAL": state.MAX_LEGAL,
        "MAX_EVENTS": state.MAX_EVENTS,
        "MAX_PLAYERS": game.max_players,
        "FEATURES": features,
        "KNOBS": len(Knobs._fields),
        "read_knobs": knob_reader(),
        "CODES": search.fields["stamps"][2][0],
        **({} if game.editor is None else sizes_of(game.editor.IN_BROWSERS.check)),
        **scratch.offsets(),
        **search.offsets(),
    }


def sizes_of(check: ContentCheck) -> dict[str, int]:
    """The sizes of the arrays that drawn content is checked with."""
    lines, columns = check.canvas
    return {
        "MOST_PIECES": check.most,
        "PIECE_WIDTH": check.width,
        "CANVAS_SIZE": lines * columns,
        "COUNTS": len(check.counts) + 1,
        "MOST_FLAWS": check.most_flaws,
    }


def tables_of(game: Game) -> dict[str, np.ndarray]:
    """The texts of a game's moves, events and prompts."""
    moves, heads, fields, values = game.json.words
    return {"MOVES": moves, "HEADS": heads, "FIELDS": fields, "VALUES": values, "PROMPTS": game.json.prompts}


def knob_reader() -> Any:
    """A compiled function that makes ``Knobs`` of an array; its source follows their declaration."""
    values = [
        f"int(values[{i}])" if isinstance(default, int) else f"values[{i}]"
        for i, default in enumerate(Knobs._field_defaults.values())
    ]
    scope: dict[str, Any] = {"Knobs": Knobs}
    exec(f"def read_knobs(values): return Knobs({', '.join(values)})", scope)  # noqa: S102
    return numba.njit(scope["read_knobs"])


def bound(game: Game, description: bytes) -> Iterator[tuple[str, Any]]:
    """The entry points of a game by name, each compiled by Numba as a C function."""
    names = names_of(game, description)
    for helper in (*entry_points.HELPERS, *search_entry_points.HELPERS):
        names[helper.__name__] = rule(_copy(helper, names))
    if game.editor is not None:
        kernels: dict[str, Any] = {}
        for kernel in game.editor.IN_BROWSERS.check.kernels:
            names["check"] = kernels[kernel.__name__] = rule(_copy(kernel, kernels))
    for template in entry_points_of(game):
        compiled: Any = numba.cfunc(signature_of(template), pipeline_class=RuleCompiler, **OPTIONS)
        yield template.__name__, compiled(_copy(template, names))


def _copy(template: Any, names: dict[str, Any]) -> FunctionType:
    copy = FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    copy.__module__ = template.__module__
    return copy


def signature_of(template: Any) -> Any:
    """The signature of an entry point, from its annotations."""
    kinds = {"Address": types.voidptr, "int": types.int32, "None": types.void}
    found = inspect.signature(template)
    return kinds[found.return_annotation](*(kinds[p.annotation] for p in found.parameters.values()))
