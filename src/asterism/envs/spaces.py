"""The spaces of observations and actions, as PettingZoo and Gymnasium describe them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from asterism.batch import Layout
from asterism.engine.errors import OptionError


class LegalActions(Discrete[np.int64]):
    """All action integers; ``sample()`` without a mask draws a legal one, as long as there is one.

    A copy, which does not see the game any more, is a plain ``Discrete``.
    """

    def __init__(self, n: int, mask: Callable[[], np.ndarray]) -> None:
        super().__init__(n)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random action: by the mask or the probabilities given, else a legal one."""
        if mask is None and probability is None:
            legal = self._mask()
            mask = legal if legal.any() else None
        return super().sample(mask, probability)

    def __reduce__(self) -> Any:
        return Discrete, (int(self.n),)


def observation_box(layout: Layout) -> Box:
    """The space of one observation: numbers from 0 to 1."""
    return Box(0.0, 1.0, (layout.size,), np.float32)


def check_render_mode(mode: str | None) -> str | None:
    """``OptionError`` unless it is ``"ansi"``, a text of the board, or None."""
    if mode not in (None, "ansi"):
        raise OptionError(f"render_mode is 'ansi' or None, not {mode!r}")
    return mode
