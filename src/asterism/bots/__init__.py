"""Bots: opponents that see only what their seat may see."""

from __future__ import annotations

from asterism.bots.base import Bot


def make_bot(spec: str, seed: int) -> Bot:
    """The bot of a spec: ``random``, ``uct``, ``best``, ``level:5`` or, with a character, ``level:5:bold``."""
    from asterism.bots.players import make_bot as make

    return make(spec, seed)
