"""The server's errors with their HTTP status; ``api/errors.py`` describes them for clients."""

from __future__ import annotations

from typing import Any, ClassVar

from asterism.engine.errors import AsterismError, IllegalMoveError
from asterism.server.texts import error_text


class ServerError(AsterismError):
    """The base of the server's errors: ``code`` is the key of the text, ``params`` are the text's parameters."""

    status: ClassVar[int] = 500

    def __init__(self, code: str = "internal", **params: Any) -> None:
        Exception.__init__(self, code)
        self.code, self.params = code, params

    @property
    def message(self) -> str:  # type: ignore[override]
        """The English text, which is made when somebody asks for it: a flood is refused thousands of times."""
        return error_text("en", self.code, self.params)

    def __str__(self) -> str:
        return self.message


class BadRequestError(ServerError):
    """The request cannot be understood, or asks for something that does not exist."""

    status = 400


class UnknownGuestError(ServerError):
    """No guest has this cookie or passphrase."""

    status = 401


class ForbiddenError(ServerError):
    """The guest may not do this."""

    status = 403


class NotFoundError(ServerError):
    """What was asked for does not exist."""

    status = 404


class ConflictError(ServerError):
    """The request conflicts with the present state."""

    status = 409


class StaleError(ConflictError):
    """The request is about a ply that has passed."""


class TooLargeError(ServerError):
    """The body or message is too large."""

    status = 413


class RateError(ServerError):
    """The client sends too many requests."""

    status = 429


class UnavailableError(ServerError):
    """The database cannot be reached, or the server is overloaded; whether a change was committed may be unknown."""

    status = 503


def status_of(error: AsterismError) -> int:
    if isinstance(error, ServerError):
        return error.status
    return 409 if isinstance(error, IllegalMoveError) else 400
