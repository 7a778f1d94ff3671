"""What the server refuses, with its HTTP status, and the one shape in which every refusal is told."""

from __future__ import annotations

from typing import Any, ClassVar

from asterism.engine.errors import AsterismError, IllegalMoveError
from asterism.server.texts import error_text


class ServerError(AsterismError):
    """The base of the server's refusals: ``code`` is the key of its text, ``params`` is what the text speaks of."""

    status: ClassVar[int] = 500

    def __init__(self, code: str = "internal", **params: Any) -> None:
        super().__init__(error_text("en", code, params), code, **params)


class BadRequestError(ServerError):
    """The request cannot be understood, or asks for something that does not exist."""

    status = 400


class UnknownGuestError(ServerError):
    """The cookie or passphrase belongs to nobody."""

    status = 401


class ForbiddenError(ServerError):
    """The guest may not do this."""

    status = 403


class NotFoundError(ServerError):
    """There is no such thing."""

    status = 404


class ConflictError(ServerError):
    """It cannot be done as things stand now."""

    status = 409


class StaleError(ConflictError):
    """The request speaks of a ply that has passed."""


class TooLargeError(ServerError):
    """More bytes than are taken."""

    status = 413


class RateError(ServerError):
    """Too many requests."""

    status = 429


class UnavailableError(ServerError):
    """The database is away; whether a change was made is not known before it is back."""

    status = 503


def status_of(error: AsterismError) -> int:
    """The HTTP status that tells of an error."""
    if isinstance(error, ServerError):
        return error.status
    return 409 if isinstance(error, IllegalMoveError) else 400


def told(error: AsterismError, language: str) -> dict[str, Any]:
    """The error as clients get it, in their language."""
    own = isinstance(error, ServerError)
    params = error.params if own else {**error.params, "detail": error.message}
    return {
        "type": type(error).__name__,
        "code": error.code,
        "message": error_text(language, error.code if own else type(error).__name__, params),
        "params": params,
    }
