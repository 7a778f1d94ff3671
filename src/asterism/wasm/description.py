"""What a module says about itself: sizes, layouts, modes, options and levels, as JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.bots.kernels import search_kernels
from asterism.bots.knobs import Knobs
from asterism.bots.levels import CHARACTERS, UCT, UNMEASURED, character_factors, ladders, weight_tables
from asterism.engine.contract import Editor, Game
from asterism.engine.events import WIDTH
from asterism.engine.options import as_dict, describe_options, parse_options
from asterism.wasm.layout import describe_state, search_block
from asterism.wasm.option_effects import option_effects

INTERFACE_VERSION = 1
"""Raised by every change of entry points or layouts that a loader has to know of."""


def describe(game: Game) -> dict[str, Any]:
    """The description of a game's module."""
    state = game.state
    features = search_kernels(game).features
    contents: list[Any] = []
    effects: list[Any] = []
    modes = {mode: _mode(game, mode, contents, effects) for mode in game.modes}
    return {
        "interface": INTERFACE_VERSION,
        "game": game.id,
        "title": game.title,
        "rules_versions": game.rules_versions,
        "players": [game.min_players, game.max_players],
        "secrets": game.secrets,
        "chance": game.chance,
        "open_points": game.open_points,
        "seat_names": game.seat_names,
        "actions": state.ACTIONS,
        "max_legal": state.MAX_LEGAL,
        "max_events": state.MAX_EVENTS,
        "event_width": WIDTH,
        "state": describe_state(state.STATE),
        "options": describe_options(game),
        "modes": modes,
        "contents": contents,
        "effects": effects,
        "editor": None if game.editor is None else _editor(game.editor),
        "search": {
            **search_block(game, len(features)).describe(),
            "knobs": Knobs._fields,
            "features": features,
            "characters": {name: character_factors(game, name) for name in CHARACTERS},
        },
    }


def _editor(editor: Editor) -> dict[str, Any]:
    return {"path": editor.PATH, "file": editor.FILE, **editor.IN_BROWSERS.describe()}


def encode(game: Game) -> bytes:
    """The description as JSON."""
    return msgspec.json.encode(describe(game))


def _mode(game: Game, mode: str, contents: list[Any], effects: list[Any]) -> dict[str, Any]:
    """A mode's options, levels and weights, and by rules version and number of players what ``setup`` is given."""
    options = parse_options(game, None, mode)

    def setup(players: int, version: int) -> dict[str, Any]:
        config, content = (values.tolist() for values in game.configure_version(options, players, version))
        changes = option_effects(game, options, players, version)
        return {"config": config, "content": _place(content, contents), "effects": _place(changes, effects)}

    counts = range(game.min_players, game.max_players + 1)
    return {
        "options": as_dict(options),
        "setups": {
            str(version): {str(players): setup(players, version) for players in counts}
            for version in game.rules_versions
        },
        "levels": _levels(game, mode),
        "weights": weight_tables(game, mode),
    }


def _place(value: Any, values: list[Any]) -> int:
    """The place of a value in a list, to which it is added if need be."""
    if value not in values:
        values.append(value)
    return values.index(value)


def _levels(game: Game, mode: str) -> list[dict[str, Any]]:
    """Of each level, how many simulations it searches, and its knobs."""
    ladder = ladders(game).get(mode, UNMEASURED)
    return [
        {"simulations": level.simulations, "knobs": UCT.knobs if game.bot is None else level.knobs}
        for level in ladder.levels
    ]
