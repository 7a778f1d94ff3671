"""The four kernels about hidden information, for games in which nothing is hidden."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule


@rule
def redact(s: Any, seat: int) -> None:
    """Hide nothing."""


@rule
def resample(s: Any, seat: int, rng: Any) -> None:
    """Fill in nothing."""


@rule
def redact_action(action: int, actor: int, seat: int) -> int:
    """The action itself."""
    return action


@rule
def redact_event(row: Any, seat: int) -> None:
    """Hide nothing."""
