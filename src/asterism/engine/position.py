"""Position documents: one JSON object that describes a position completely.

``{"format": 2, "game": …, "rules_version": …, "options": {…}, "viewer": "truth", "state": {…}}``. ``viewer`` is
``"truth"``, a seat for what that seat knows, or ``"spectator"``; hidden values in ``state`` are then null. The state is
the game's ``Position``. A document without ``format`` or ``rules_version`` is of version 1; older documents say null
for the truth (or leave ``viewer`` out) and -1 for a spectator, and are read as before.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.errors import PositionError
from asterism.engine.options import as_dict, parse_options
from asterism.engine.versions import FIRST, POSITION_FORMAT, check_format, first_if_none
from asterism.engine.viewer import NAMES, SPECTATOR, TRUTH, viewer_name

FIELDS = {"format", "game", "rules_version", "options", "viewer", "state"}
OLD_NAMES = {None: TRUTH, SPECTATOR: SPECTATOR}


def write_document(game: Game, options: Any, s: Any, viewer: int) -> dict[str, Any]:
    """The document of a state that is already redacted for ``viewer`` (as rules count viewers)."""
    state = msgspec.to_builtins(game.reader.position(s))
    return {
        "format": POSITION_FORMAT,
        "game": game.id,
        "rules_version": game.rules_version_of(s),
        "options": as_dict(options),
        "viewer": viewer_name(viewer),
        "state": state,
    }


def read_document(document: Any) -> tuple[Game, Any, np.ndarray, int | None]:
    """Game, options, state (an array of one) and the viewer from whom something is hidden, or None for the truth.

    ``PositionError`` names what is impossible.
    ``VersionError`` if the document or its rules are of a version that is not known.
    """
    if not isinstance(document, dict):
        raise PositionError(f"a position is an object, not {type(document).__name__}")
    check_format("the position", first_if_none(document.get("format")), POSITION_FORMAT)
    unknown = set(document) - FIELDS
    if unknown:
        raise PositionError(f"unknown field {sorted(map(str, unknown))[0]!r} in a position")
    if not isinstance(document.get("game"), str):
        raise PositionError("game: a position names its game")
    game = registry.load(document["game"])
    version = game.check_rules_version(first_if_none(document.get("rules_version")))
    code = _read_viewer(document.get("viewer"))
    viewer = None if code == TRUTH else code
    try:
        position = msgspec.convert(document.get("state"), game.view.Position)
    except msgspec.ValidationError as error:
        raise PositionError(f"state: {error}") from error
    states = np.zeros(1, game.state.STATE)
    if "rules_version" in game.state.STATE.names:
        states["rules_version"] = version
    game.view.load(position, states[0])
    players = int(states["players"][0])
    if code >= players:
        raise PositionError(f"viewer: there is no seat {code}")
    _check_secrets(game, states, viewer)
    return game, _options(game, position, players, version, document.get("options")), states, viewer


def _read_viewer(viewer: Any) -> int:
    """The viewer of a document as rules count it, by its name or one that older documents used."""
    if isinstance(viewer, int) and not isinstance(viewer, bool) and viewer >= SPECTATOR:
        return viewer
    found = {name: code for code, name in NAMES.items()} | OLD_NAMES
    if not isinstance(viewer, str | None) or viewer not in found:
        raise PositionError(f"viewer: must be 'truth', 'spectator' or a seat, not {viewer!r}")
    return found[viewer]


def _options(game: Game, position: Any, players: int, version: int, given: Any) -> Any:
    """The options of the match: what the state says, and what the document adds without contradicting it."""
    wanted = msgspec.to_builtins(parse_options(game, given))
    wanted = {name: value for name, value in wanted.items() if name in (given or {})}
    played = game.view.options_of(position)
    options = parse_options(game, {**played, **wanted})
    truth = parse_options(game, {**wanted, **played})
    if not _same_setup(game, players, version, options, truth):
        values, true_values = msgspec.to_builtins(options), msgspec.to_builtins(truth)
        name = next(name for name in played if values[name] != true_values[name])
        raise PositionError(f"options.{name}: the state is played by {true_values[name]!r}")
    return options


def _same_setup(game: Game, players: int, version: int, one: Any, other: Any) -> bool:
    """Whether both options set the game up in the same way."""
    configure = game.configure_version
    pairs = zip(configure(one, players, version), configure(other, players, version), strict=True)
    return all(np.array_equal(a, b) for a, b in pairs)


def _check_secrets(game: Game, states: np.ndarray, viewer: int | None) -> None:
    """Check that a complete position hides nothing, and a viewer's position exactly what that viewer cannot know."""
    filled = states.copy()
    game.kernels.resample_at(filled, 0, -1 if viewer is None else viewer, np.zeros(3, np.int64))
    if viewer is None:
        if filled.tobytes() != states.tobytes():
            raise PositionError("viewer: the state hides values, so it is not the truth")
        return
    game.kernels.redact_at(filled, 0, viewer)
    if filled.tobytes() != states.tobytes():
        who = f"seat {viewer}" if viewer >= 0 else "a spectator"
        raise PositionError(f"viewer: the state shows or hides values that {who} could not or must know")


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
            "format": {"enum": [*range(FIRST, POSITION_FORMAT + 1)], "default": FIRST},
            "rules_version": {"enum": [*game.rules_versions], "default": FIRST},
            "game": {"const": game.id},
            "options": options,
            "viewer": {
                "description": "Who knows this; -1 (a spectator) and null (the truth) are older names.",
                "anyOf": [
                    {"enum": [*NAMES.values(), None]},
                    {"type": "integer", "minimum": SPECTATOR, "maximum": game.max_players - 1},
                ],
            },
            "state": state,
        },
        "$defs": {**components, **more},
    }
