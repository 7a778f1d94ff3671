"""Fair dealing: a deal is sealed before anything is dealt, and anyone can open the seal afterwards.

The seal is the SHA-256, in hexadecimal, of this text in UTF-8, without a newline at its end::

    asterism deal 1
    salt: <64 hexadecimal digits>
    seed: 1234
    game: octocube
    players: 2
    options: {"mode":"advanced"}

The options are those that differ from their defaults, as JSON without blanks and with sorted keys. The seal is shown
from the start, seed and salt when the game is over. The salt is there because a seed alone could be guessed.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any

import msgspec

from asterism.engine import registry
from asterism.engine.options import as_dict, parse_options

MAGIC = "asterism deal 1"
SALT = re.compile(r"[0-9a-f]{64}")


def new_salt() -> str:
    """A salt from the operating system."""
    return secrets.token_hex(32)


def sealed_text(salt: str, seed: int, game: str, players: int, options: Any = None) -> str:
    """The text whose hash is the seal."""
    changed = as_dict(parse_options(registry.load(game), options))
    lines = (
        MAGIC,
        f"salt: {salt}",
        f"seed: {seed}",
        f"game: {game}",
        f"players: {players}",
        f"options: {msgspec.json.encode(changed, order='sorted').decode()}",
    )
    return "\n".join(lines)


def seal(salt: str, seed: int, game: str, players: int, options: Any = None) -> str:
    """The seal of a deal."""
    return hashlib.sha256(sealed_text(salt, seed, game, players, options).encode()).hexdigest()
