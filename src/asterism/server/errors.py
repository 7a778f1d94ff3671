"""The server's errors with their HTTP status; ``api/errors.py`` describes them for clients."""

from __future__ import annotations

from typing import Any, ClassVar

from asterism.engine.errors import AsterismError, IllegalMoveError
from asterism.server.texts import error_text


class ServerError(AsterismError):
    """The base of the server's errors: ``code`` is the key of the text, ``params`` are the text's parameters."""

    status: ClassVar[int] = 500

    def __init_subclass__(cls, *, status: int) -> None:
        cls.status = status

    def __init__(self, code: str = "internal", **params: Any) -> None:
        Exception.__init__(self, code)
        self.code, self.params = code, params

    @property
    def message(self) -> str:  # type: ignore[override]
        """The English text, made only when it is asked for: in a flood, thousands of requests are refused."""
        return error_text("en", self.code, self.params)

    def __str__(self) -> str:
        return self.message


class BadRequestError(ServerError, status=400):
    """The request cannot be understood, or asks for something that does not exist."""


class UnknownGuestError(ServerError, status=401):
    """No guest has this cookie or passphrase."""


class ForbiddenError(ServerError, status=403):
    """The guest may not do this."""


class NotFoundError(ServerError, status=404):
    """What was asked for does not exist."""


class ConflictError(ServerError, status=409):
    """The request conflicts with the present state."""


class StaleError(ConflictError, status=409):
    """The request is about a ply that has passed."""


class TooLargeError(ServerError, status=413):
    """The body or message is too large."""


class RateError(ServerError, status=429):
    """The client sends too many requests."""


class UnavailableError(ServerError, status=503):
    """The database cannot be reached, or the server is overloaded; whether a change was committed may be unknown."""


def status_of(error: AsterismError) -> int:
    if isinstance(error, ServerError):
        return error.status
    return 409 if isinstance(error, IllegalMoveError) else 400
