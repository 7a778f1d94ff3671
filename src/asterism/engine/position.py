"""Positions as documents: one JSON object that says everything about where a game stands.

``{"game": …, "options": {…}, "viewer": null, "state": {…}}``. ``viewer`` is null for the whole truth, a seat for what
that seat knows, -1 for a spectator; hidden values in ``state`` are then null. The state is the game's ``Position``.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.errors import PositionError
from asterism.engine.options import as_dict, parse_options


def write_document(game: Game, options: Any, s: Any, viewer: int | None) -> dict[str, Any]:
    """The document of a record that is already redacted for ``viewer``."""
    state = msgspec.to_builtins(game.view.read(s))
    return {"game": game.id, "options": as_dict(options), "viewer": viewer, "state": state}


def read_document(document: Any) -> tuple[Game, Any, np.ndarray, int | None]:
    """Game, options, record (an array of one) and viewer; ``PositionError`` names what is impossible."""
    if not isinstance(document, dict):
        raise PositionError(f"a position is an object, not {type(document).__name__}")
    unknown = set(document) - {"game", "options", "viewer", "state"}
    if unknown:
        raise PositionError(f"unknown field {sorted(map(str, unknown))[0]!r} in a position")
    if not isinstance(document.get("game"), str):
        raise PositionError("game: a position names its game")
    game = registry.load(document["game"])
    viewer = document.get("viewer")
    if viewer is not None and (isinstance(viewer, bool) or not isinstance(viewer, int)):
        raise PositionError(f"viewer: must be null, -1 or a seat, not {viewer!r}")
    try:
        position = msgspec.convert(document.get("state"), game.view.Position)
    except msgspec.ValidationError as error:
        raise PositionError(f"state: {error}") from error
    states = np.zeros(1, game.state.STATE)
    game.view.load(position, states[0])
    players = int(states["players"][0])
    if viewer is not None and not -1 <= viewer < players:
        raise PositionError(f"viewer: there is no seat {viewer}")
    _check_secrets(game, states, viewer)
    return game, _options(game, position, players, document.get("options")), states, viewer


def _options(game: Game, position: Any, players: int, given: Any) -> Any:
    """The options of the match: what the state says, and what the document adds without contradicting it."""
    parse_options(game, given)
    played = game.view.options_of(position)
    options = parse_options(game, {**played, **(given or {})})
    for name, value in msgspec.to_builtins(parse_options(game, played)).items():
        if name in played and msgspec.to_builtins(options)[name] != value:
            raise PositionError(f"options.{name}: the state is played by {value!r}")
    game.configure(options, players)
    return options


def _check_secrets(game: Game, states: np.ndarray, viewer: int | None) -> None:
    """A truth hides nothing, and a viewer's position hides exactly what that viewer cannot know."""
    filled = states.copy()
    game.kernels.resample_at(filled, 0, -1 if viewer is None else viewer, np.zeros(3, np.int64))
    if viewer is None:
        if filled.tobytes() != states.tobytes():
            raise PositionError("viewer: the state hides values, so it is not the truth (viewer null)")
        return
    game.kernels.redact_at(filled, 0, viewer)
    if filled.tobytes() != states.tobytes():
        raise PositionError(f"viewer: the state shows or hides values that seat {viewer} could not or must know")


def schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of a game's position documents."""
    (state,), components = msgspec.json.schema_components([game.view.Position], ref_template="#/$defs/{name}")
    (options,), more = msgspec.json.schema_components([game.options], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A position of {game.title}",
        "type": "object",
        "additionalProperties": False,
        "required": ["game", "state"],
        "properties": {
            "game": {"const": game.id},
            "options": options,
            "viewer": {"type": ["integer", "null"], "minimum": -1, "maximum": game.max_players - 1},
            "state": state,
        },
        "$defs": {**components, **more},
    }
