"""Game records of either form, the ``.ast`` text and the compact binary, from and to memory and files."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Literal

from asterism.engine import binary_record, game_record
from asterism.engine.errors import AsterismError, RecordError, VersionError
from asterism.engine.game_record import GameRecord


def read_record(data: str | bytes) -> GameRecord:
    """The record in an ``.ast`` text or in the bytes of either form; ``RecordError`` names the line or byte."""
    if not isinstance(data, bytes):
        return game_record.read_record(data)
    if binary_record.is_binary(data):
        return binary_record.decode(data)
    try:
        return game_record.read_record(data.decode())
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start}: not UTF-8 text") from error


def load_record(path: str | PathLike[str]) -> GameRecord:
    """The record in a file of either form; ``RecordError`` names the file, the place and the reason."""
    try:
        return read_record(Path(path).read_bytes())
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from error
    except VersionError:
        raise
    except AsterismError as error:
        raise RecordError(f"{path}: {error}") from error


def save_record(path: str | PathLike[str], record: GameRecord, *, form: Literal["text", "binary"] = "text") -> None:
    """Write a record to a file; ``RecordError`` if the form cannot hold it or the file cannot be written."""
    if form not in ("text", "binary"):
        raise RecordError(f"the form of a record is 'text' or 'binary', not {form!r}")
    data = binary_record.encode(record) if form == "binary" else game_record.write_record(record).encode()
    try:
        Path(path).write_bytes(data)
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from error
