"""The viewer of a match: a seat, a spectator, or ``"truth"``, for whom nothing is hidden."""

from __future__ import annotations

from typing import Any, Literal

from asterism.engine.errors import PositionError

Viewer = int | Literal["spectator", "truth"] | None
"""A seat; ``"spectator"`` or None, who knows what is public; or ``"truth"``."""
SPECTATOR, TRUTH = -1, -2
"""How rules count the viewers that hold no seat."""
NAMES: dict[int, Literal["spectator", "truth"]] = {SPECTATOR: "spectator", TRUTH: "truth"}
"""How documents and the engine protocol name them."""


def viewer_code(viewer: Any, players: int) -> int:
    """The viewer as rules count it; ``PositionError`` if there is no such viewer."""
    if viewer is None:
        return SPECTATOR
    for code, name in NAMES.items():
        if viewer == name:
            return code
    if isinstance(viewer, bool) or not isinstance(viewer, int):
        raise PositionError(f"there is no viewer {viewer!r}; a viewer is a seat, 'spectator' or 'truth'")
    if not 0 <= viewer < players:
        raise PositionError(f"there is no seat {viewer}; seats are 0 to {players - 1}")
    return viewer


def viewer_name(code: int) -> int | Literal["spectator", "truth"]:
    """The viewer as documents and the engine protocol name it."""
    return NAMES.get(code, code)
