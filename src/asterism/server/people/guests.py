"""Guests: a person is whoever holds the cookie, or says the passphrase."""

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
"""Over https: no other host and no plain connection can set it."""
MAX_NAME = 24


def new_id(length: int = 10) -> str:
    """A random id of letters and digits that are not mistaken for each other."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_token() -> str:
    """What a cookie holds."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str | None:
    """The hash under which a token is kept; None for what no token looks like."""
    return hashlib.sha256(token.encode()).hexdigest() if TOKEN.fullmatch(token) else None


def new_passphrase() -> str:
    """Five easy made-up words, about 61 bits."""
    return "-".join(_word() for _ in range(WORDS))


def _word() -> str:
    return "".join(secrets.choice(letters) for letters in (CONSONANTS, VOWELS) * 2)


def hash_passphrase(passphrase: str) -> str:
    """The slow hash under which a passphrase is kept; case, spaces and dashes do not matter."""
    plain = re.sub(r"[^a-z]", "", passphrase.lower())
    return hashlib.scrypt(plain.encode(), salt=b"asterism passphrase", n=2**14, r=8, p=1, dklen=32).hex()


def clean_line(text: str, most: int) -> str | None:
    """The text on one line without invisible characters; None if nothing is left or it is too long."""
    visible = "".join(c if c.isprintable() else " " for c in text)
    line = " ".join(visible.split())
    return line if 0 < len(line) <= most else None
