"""Backup of a whole database to one file, which can be restored into SQLite or PostgreSQL.

The file is gzipped JSON lines: a header, one line per row (the table's name and the row), and the SHA-256 of all lines
before. Rows have the schema revision in the header, so that later versions can restore and upgrade them.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from alembic.util import CommandError
from sqlalchemy import JSON, Connection, DateTime, MetaData, Table, func, select

from asterism.engine.errors import AsterismError
from asterism.server.storage.connect import lock_schema, revision_of, upgrade
from asterism.server.storage.database import Base, now

FORMAT = 1
BATCH = 500
VERSIONS = "alembic_version"
Progress = Callable[[int, int], None]
"""Called with the rows done and the rows in total."""


class BackupError(AsterismError):
    """The file cannot be restored, or the database cannot be backed up; nothing was changed."""


class Header(msgspec.Struct, kw_only=True):
    """The first line."""

    asterism_backup: int
    revision: str
    created: datetime
    rows: dict[str, int]


class Footer(msgspec.Struct):
    """The last line."""

    sha256: str


def _tables(connection: Connection) -> list[Table]:
    """The reflected tables, referenced ones first, with JSON columns that store None as NULL."""
    metadata = MetaData()
    ours = {*Base.metadata.tables, VERSIONS}
    metadata.reflect(connection, only=lambda name, _: name in ours)
    for table in metadata.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return metadata.sorted_tables


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


# -- writing -----------------------------------------------------------------------------------------------------------


def write_backup(connection: Connection, path: Path, progress: Progress) -> Header:
    """Write a consistent snapshot of all rows to a file that only its owner can read."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    revision = revision_of(connection)
    if revision is None:
        raise BackupError("there is nothing in this database")
    tables = [table for table in _tables(connection) if table.name != VERSIONS]
    counts = {str(table.name): _count(connection, table) for table in tables}
    header = Header(asterism_backup=FORMAT, revision=revision, created=now(), rows=counts)
    digest, done, total = hashlib.sha256(), 0, sum(counts.values())
    unfinished = path.with_name(path.name + ".part")
    with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", filename="") as file:

            def write_line(value: Any) -> None:
                text = msgspec.json.encode(value) + b"\n"
                digest.update(text)
                file.write(text)

            write_line(header)
            for table in tables:
                query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=BATCH)
                for row in connection.execute(query):
                    write_line([str(table.name), {str(key): _with_zone(value) for key, value in row._mapping.items()}])
                    done += 1
                    if done % BATCH == 0:
                        progress(done, total)
            file.write(msgspec.json.encode(Footer(digest.hexdigest())) + b"\n")
        raw.flush()
        os.fsync(raw.fileno())
    unfinished.replace(path)
    progress(total, total)
    return header


def _with_zone(value: Any) -> Any:
    if isinstance(value, datetime):
        return value.replace(tzinfo=value.tzinfo or UTC)
    return value


# -- reading -----------------------------------------------------------------------------------------------------------


def read_header(path: Path) -> Header:
    """The header of a complete file; ``BackupError`` otherwise."""
    digest, before, header = hashlib.sha256(), b"", None
    counted: dict[str, int] = {}
    try:
        with gzip.open(path, "rb") as file:
            for text in file:
                if before:
                    digest.update(before)
                    if header is None:
                        header = msgspec.json.decode(before, type=Header)
                        if header.asterism_backup != FORMAT:
                            raise BackupError(f"{path}: of format {header.asterism_backup}, known is {FORMAT}")
                    else:
                        name, _ = msgspec.json.decode(before, type=tuple[str, msgspec.Raw])
                        counted[name] = counted.get(name, 0) + 1
                before = text
        footer = msgspec.json.decode(before, type=Footer)
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BackupError(f"{path}: not a whole backup: {error}") from error
    if header is None or footer.sha256 != digest.hexdigest():
        raise BackupError(f"{path}: damaged: its checksum does not fit")
    if counted != {name: rows for name, rows in header.rows.items() if rows}:
        raise BackupError(f"{path}: damaged: rows are missing")
    return header


def _rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with gzip.open(path, "rb") as file:
        next(file)
        for text in file:
            value = msgspec.json.decode(text)
            if isinstance(value, list):
                yield value[0], value[1]


def restore_backup(connection: Connection, path: Path, progress: Progress) -> Header:
    """Fill an empty database from a file and upgrade it to this version, in one transaction."""
    header = read_header(path)
    lock_schema(connection)
    there = _tables(connection)
    if any(_count(connection, table) for table in there if table.name != VERSIONS):
        raise BackupError("this database is not empty: restore into a new one")
    for table in reversed(there):
        table.drop(connection)
    try:
        upgrade(connection, header.revision)
    except CommandError as error:
        raise BackupError(f"{path}: made by a later version of Asterism (schema {header.revision})") from error
    _fill(connection, path, sum(header.rows.values()), progress)
    upgrade(connection, "head")
    return header


def _fill(connection: Connection, path: Path, total: int, progress: Progress) -> None:
    tables = {table.name: table for table in _tables(connection)}
    done, name, batch = 0, "", list[dict[str, Any]]()

    def flush() -> None:
        nonlocal done
        if batch:
            connection.execute(tables[name].insert(), batch)
            done += len(batch)
            batch.clear()
            progress(done, total)

    for of, row in _rows(path):
        if of != name or len(batch) == BATCH:
            flush()
        name = of
        batch.append({key: _parse(tables[of], key, value) for key, value in row.items()})
    flush()
    progress(total, total)


def _parse(table: Table, key: str, value: Any) -> Any:
    if value is not None and isinstance(table.columns[key].type, DateTime):
        return datetime.fromisoformat(value)
    return value
