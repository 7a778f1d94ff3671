"""The symmetries of a game that names none: the identity alone."""

from __future__ import annotations

from typing import Any


def symmetries(s: Any) -> int:
    """One: the identity."""
    return 1


def transform(s: Any, k: int) -> Any:
    """A copy of the state."""
    return s.copy()


def transform_action(s: Any, action: int, k: int) -> int:
    """The action itself."""
    return action
