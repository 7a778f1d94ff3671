"""What a study of Étoiles Filantes restricts, and the starts that it compares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

MODE = "duel"
FAMILIES: dict[str, Callable[[Any], bool]] = {
    "Rotate a piece": lambda move: bool(move.__struct_config__.tag == "turn"),
    "Move a piece": lambda move: bool(move.__struct_config__.tag == "move"),
}
STARTS: dict[str, dict[str, Any]] = {
    "Inner start spaces": {"start_cells": "inner"},
    "Corners": {"start_cells": "corners"},
    "Half-way along the sides": {"start_cells": "mid-sides"},
}
