"""``asterism db``: databases of every revision come up to date, move between SQLite and PostgreSQL, and are checked."""

from __future__ import annotations

import asyncio
import gzip
import json
import random

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, select, text

from asterism import Match
from asterism.cli import db
from asterism.engine.options import as_dict
from asterism.server.storage.backup import BackupError
from asterism.server.storage.connect import MIGRATIONS, newest_revision, open_engine, revision_of, upgrade
from asterism.server.storage.database import EntryRow, SeatRow, TableRow, now
from asterism.server.storage.store import Store
from asterism.server.tables.check import check

from .postgres import Postgres
from .stores import opened_store

REVISIONS = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()][::-1]
FIRST = {"created": now(), "changed": now(), "practice": False, "private": False, "code": "abcdef", "kind": "game"}


def games():
    """A finished match and a running one."""
    chance = random.Random(5)
    finished, running = Match.new("filantes", 2, {"target": 2}, seed=3), Match.new("octocube", 3, seed=2**62)
    while not finished.over:
        finished.play(chance.choice(finished.legal()))
    for _ in range(9):
        running.play(chance.choice(running.legal()))
    return {"finished": finished, "running": running}


def first_rows():
    """Rows as the very first version wrote them, with one undo, a chat line in spectators' words and a bot."""
    yield "guests", {"id": "ann", "name": "Ann ⁂", "passphrase_hash": "f" * 64, "created": now()}
    yield "sessions", {"token_hash": "a" * 64, "guest_id": "ann", "created": now()}
    for id, match in games().items():
        over = match.over
        result = json.loads(
            json.dumps(match.result(), default=lambda r: {f: getattr(r, f) for f in r.__struct_fields__})
        )
        table = {**FIRST, "id": id, "game": match.game.id, "players": match.players, "options": as_dict(match.options)}
        table |= {"seed": match.seed, "host": "ann", "status": "over" if over else "running", "seat": match.seat}
        yield "tables", {**table, "ply": match.ply, "number": match.ply + 1 + over, "result": result if over else None}
        for seat in range(match.players):
            who = {"kind": "bot", "level": 5} if seat else {"kind": "person", "guest_id": "ann", "name": "Ann"}
            yield "seats", {"table_id": id, "seat": seat, "here": False, "left": False, **who}
        replay = match.branch(0)
        for number, action in enumerate(match.actions, 1):
            move = {"kind": "move", "line": 0, "ply": number, "seat": replay.seat, "action": action}
            yield "entries", {"table_id": id, "number": number, "at": now(), **move}
            replay.play(action)
        said = {"guest": "ann", "name": "Ann", "room": "table", "text": "Schön ✨"}
        yield "entries", {"table_id": id, "number": match.ply + 1, "kind": "chat", "seat": 0, "data": said, "at": now()}
        if over:
            end = {"result": result, "seed": str(match.seed)}
            yield "entries", {"table_id": id, "number": match.ply + 2, "kind": "over", "data": end, "at": now()}


def in_database(url, job):
    """Run a job on a connection, and commit."""

    async def inside():
        engine = open_engine(url)
        async with engine.begin() as connection:
            result = await connection.run_sync(job)
        await engine.dispose()
        return result

    return asyncio.run(inside())


def first_version(connection):
    upgrade(connection, REVISIONS[0])
    metadata = MetaData()
    metadata.reflect(connection)
    for name, row in first_rows():
        connection.execute(metadata.tables[name].insert(), row)


def problems(url):
    async def inside():
        store = Store(url)
        found = await check(store, lambda done, total: None)
        await store.close()
        return found

    return asyncio.run(inside())


def everything(url):
    """All rows, comparable between databases."""

    async def inside():
        store = Store(url)
        rows = {}
        for kind in (TableRow, SeatRow, EntryRow):
            for row in await store.attempt(lambda session, kind=kind: session.scalars(select(kind))):
                id = getattr(row, "table_id", None) or row.id
                rows[id, kind.__name__, getattr(row, "sequence", 0), getattr(row, "seat", 0)] = {
                    column.key: getattr(row, column.key) for column in kind.__table__.columns
                }
        await store.close()
        return rows

    return asyncio.run(inside())


def upgraded_from(database, fill):
    """The database, filled as an older version does and upgraded to this one."""
    in_database(database, fill)
    in_database(database, lambda connection: upgrade(connection, "head"))
    return database


@pytest.fixture
def filled(database):
    return upgraded_from(database, first_version)


def test_rows_of_the_first_version_pass_every_revision(database):
    in_database(database, first_version)
    for revision in REVISIONS[1:]:
        in_database(database, lambda connection, revision=revision: upgrade(connection, revision))
        assert in_database(database, revision_of) == revision
    assert revision == newest_revision()
    assert problems(database) == {}
    kept = everything(database)
    assert len(kept) == sum(name in ("tables", "seats", "entries") for name, _ in first_rows())
    assert {row["seed"] for (_, kind, *_), row in kept.items() if kind == "TableRow"} == {3, 2**62}


def test_a_server_upgrades_and_goes_on(database):
    in_database(database, first_version)
    assert db.upgrade(database=database) == 0

    async def inside():
        async with opened_store(database) as store:
            row, seats, entries = await store.table("running")
        return row.status, len(seats), len(entries)

    assert asyncio.run(inside()) == ("running", 3, 10)


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_moves_everything_to_either_database(filled, target, tmp_path, postgres: Postgres, capsys):
    file, new = tmp_path / "club.gz", f"sqlite:///{tmp_path / 'new.db'}" if target == "sqlite" else postgres.database()
    assert db.backup(file, database=filled, json=True) == 0
    assert json.loads(capsys.readouterr().out)["rows"]["tables"] == 2
    assert file.stat().st_mode & 0o077 == 0
    assert db.restore(file, database=new) == 0
    assert everything(new) == everything(filled)
    assert problems(new) == {}
    with pytest.raises(BackupError, match="not empty"):
        db.restore(file, database=new)


def test_a_backup_of_an_older_version_is_brought_up_to_date(database, tmp_path):
    in_database(database, first_version)
    file, new = tmp_path / "old.gz", f"sqlite:///{tmp_path / 'new.db'}"
    db.backup(file, database=database)
    db.upgrade(database=new)  # an empty schema of this version is empty
    db.restore(file, database=new)
    assert in_database(new, revision_of) == newest_revision()
    assert problems(new) == {}


def test_a_damaged_backup_changes_nothing(filled, tmp_path):
    file, new = tmp_path / "club.gz", f"sqlite:///{tmp_path / 'new.db'}"
    db.backup(file, database=filled)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for broken in (
        lines[:-1],
        lines[:4] + lines[5:],
        [lines[0].replace(b'"asterism_backup":1', b'"asterism_backup":9')],
    ):
        file.write_bytes(gzip.compress(b"".join(broken)))
        with pytest.raises(BackupError):
            db.restore(file, database=new)
    file.write_bytes(b"nonsense")
    with pytest.raises(BackupError):
        db.restore(file, database=new)
    assert in_database(new, revision_of) is None


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        ("UPDATE tables SET ply = ply + 1 WHERE id = 'running'", "ply is kept as"),
        ("UPDATE tables SET status = 'running', result = NULL WHERE id = 'finished'", "status is kept as"),
        ("UPDATE tables SET result = '{}' WHERE id = 'finished'", "result is kept as"),
        ("UPDATE entries SET action = 9999 WHERE table_id = 'running' AND number = 3", "cannot be played again"),
        ("UPDATE entries SET seat = seat + 1 WHERE table_id = 'running' AND number = 3", "another moment"),
        ("DELETE FROM entries WHERE table_id = 'running' AND number = 10", "entries are missing"),
        ("DELETE FROM seats WHERE table_id = 'running' AND seat = 2", "2 seats for 3 players"),
    ],
)
def test_the_check_finds_what_is_wrong(filled, harm, said, capsys):
    in_database(filled, lambda connection: connection.execute(text(harm)))
    assert db.check(database=filled, json=True) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["tables"] == 2
    assert [said in problem for wrong in found["problems"].values() for problem in wrong].count(True) == 1


def test_a_sound_database_is_called_sound(filled, capsys):
    assert db.check(database=filled) == 0
    assert "2 tables, 0 wrong" in capsys.readouterr().out
    assert in_database(filled, lambda connection: connection.scalar(select(TableRow.sequence).limit(1))) > 0
