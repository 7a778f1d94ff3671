"""Bots: opponents that are given only what their seat may know."""

from __future__ import annotations

from asterism.bots.base import Bot


def make_bot(spec: str, seed: int) -> Bot:
    """The bot of a spec, such as ``random``, ``uct``, ``best``, ``level:5``, ``level:5:bold`` or ``skill:0.4``."""
    from asterism.bots.builtin import make_bot as make

    return make(spec, seed)
