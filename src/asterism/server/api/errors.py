"""The one JSON shape in which clients get every error."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from asterism.engine.errors import AsterismError
from asterism.server.api.base import Answer
from asterism.server.errors import ServerError
from asterism.server.texts import error_text, has_text


class ErrorDetails(Answer):
    """What was refused, and why; nothing was changed."""

    type: Annotated[str, Meta(description="The class of the error.")]
    code: Annotated[str, Meta(description="The reason; it is stable.")]
    message: Annotated[str, Meta(min_length=1, description="The reason in the reader's language.")]
    params: Annotated[dict[str, Any], Meta(description="The parameters of the message; `detail` is in English.")]


class Refusal(Answer):
    """The answer to a request that was refused."""

    error: ErrorDetails


def describe_error(error: AsterismError, language: str) -> ErrorDetails:
    """The error with its message in ``language``."""
    ours = isinstance(error, ServerError)
    params = error.params if ours else {**error.params, "detail": error.message}
    code = error.code if ours or has_text(error.code) else type(error).__name__
    message = error_text(language, code, params)
    return ErrorDetails(type=type(error).__name__, code=error.code, message=message, params=params)
