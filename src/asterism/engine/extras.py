"""Optional dependencies: an import that fails names the extra that installs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from asterism.engine.errors import MissingExtraError


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports inside raise ``MissingExtraError`` where a library of this extra of the package is not installed.

    >>> with extra("open_spiel"):
    ...     import pyspiel
    """
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library in ("", "asterism"):
            raise
        raise MissingExtraError(
            f"{library} is not installed: pip install 'asterism[{name}]'", extra=name, library=library
        ) from error
