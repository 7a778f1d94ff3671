"""The typed errors of the public API. Each says what is wrong and where; raising one never changes any state.

Every error has a ``code`` (a stable word, the key of its translations) and ``params`` (the values in the text), so
that a page can show it in the reader's language; ``str(error)`` is the English text.
"""

from __future__ import annotations

from typing import Any


class AsterismError(Exception):
    """The base of all errors that a user's input can cause."""

    def __init__(self, message: str, code: str = "", **params: Any) -> None:
        super().__init__(message)
        self.message = message
        self.code = code or type(self).__name__
        self.params = params


class UnknownGameError(AsterismError):
    """There is no game of that id."""


class OptionError(AsterismError):
    """An option, or the number of players, is unknown, of the wrong type, or out of range."""


class SeedError(AsterismError):
    """A seed is not an integer from 0 to 2**63 - 1."""


class InvalidMoveError(AsterismError):
    """A move's text or structure cannot be parsed."""


class IllegalMoveError(AsterismError):
    """A move is well formed, but the rules do not allow it in this position."""


class PositionError(AsterismError):
    """A position is not one that the game can be in; the message names the field and the reason."""


class RecordError(AsterismError):
    """A game record (text or binary) is malformed; the message names the line or byte."""


class VersionError(AsterismError):
    """Stored or received data has a version that this program does not know; the message says what to do."""


class ContentError(AsterismError):
    """A tile or board file is malformed; the message names file, line and reason."""


class MissingExtraError(AsterismError):
    """An optional library is not installed; the message has the command that installs it."""


class ProtocolError(AsterismError):
    """A request is not what the protocol expects."""
