"""Guests are identified by a cookie's token, or by a passphrase."""

from __future__ import annotations

import hashlib
import re
import secrets

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
ALPHABET = "23456789abcdefghjkmnpqrstvwxyz"
CONSONANTS, VOWELS = "bdfgklmnprstvz", "aeiou"
WORDS = 5
COOKIE = "asterism"
SECURE_COOKIE = "__Host-asterism"
"""Used over https: no other host and no plain connection can set it."""


def new_id(length: int = 10) -> str:
    """A random id of letters and digits that are hard to confuse."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_token() -> str:
    """A random token for a cookie."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str | None:
    """The hash under which a token is stored; None if it is not shaped like a token."""
    return hashlib.sha256(token.encode()).hexdigest() if TOKEN.fullmatch(token) else None


def new_passphrase() -> str:
    """Five pronounceable random words, about 61 bits."""
    return "-".join(_word() for _ in range(WORDS))


def _word() -> str:
    return "".join(secrets.choice(letters) for letters in (CONSONANTS, VOWELS) * 2)


def hash_passphrase(passphrase: str) -> str:
    """The slow hash under which a passphrase is stored; case, spaces and dashes are ignored."""
    plain = re.sub(r"[^a-z]", "", passphrase.lower())
    return hashlib.scrypt(plain.encode(), salt=b"asterism passphrase", n=2**14, r=8, p=1, dklen=32).hex()
