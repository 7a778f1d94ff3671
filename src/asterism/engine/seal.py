"""Provably fair deals: a hash (the seal) is published before the deal, and anyone can check it afterwards.

The seal is the SHA-256, in hexadecimal, of this text in UTF-8, without a newline at its end::

    asterism deal 2
    salt: <64 hexadecimal digits>
    seed: 1234
    game: octocube
    rules-version: 2
    players: 2
    options: {"mode":"advanced"}

Games of rules version 1 have no line for it, and ``asterism deal 1`` above. The options are those that differ from
their defaults, as JSON without blanks and with sorted keys. The seal is shown from the start, seed and salt when the
game is over. The salt is there because a seed alone could be guessed.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any

import msgspec

from asterism.engine import registry
from asterism.engine.options import as_dict, parse_options
from asterism.engine.versions import FIRST

SALT = re.compile(r"[0-9a-f]{64}")


def new_salt() -> str:
    """A salt from the operating system."""
    return secrets.token_hex(32)


def sealed_text(salt: str, seed: int, game: str, players: int, options: Any = None, rules_version: int = FIRST) -> str:
    """The text whose hash is the seal."""
    changed = as_dict(parse_options(registry.load(game), options))
    first = rules_version == FIRST
    lines = (
        "asterism deal 1" if first else "asterism deal 2",
        f"salt: {salt}",
        f"seed: {seed}",
        f"game: {game}",
        *([] if first else [f"rules-version: {rules_version}"]),
        f"players: {players}",
        f"options: {msgspec.json.encode(changed, order='sorted').decode()}",
    )
    return "\n".join(lines)


def seal(salt: str, seed: int, game: str, players: int, options: Any = None, rules_version: int = FIRST) -> str:
    return hashlib.sha256(sealed_text(salt, seed, game, players, options, rules_version).encode()).hexdigest()
