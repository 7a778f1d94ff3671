"""Rows of many tables are written by few executions of a statement, and each table is in a transaction once."""

import asyncio
import sqlite3
from math import ceil

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, bindparam, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from asterism.server.storage.bulk_insert import MOST_ROWS, BulkStatement
from asterism.server.storage.group_commit import MAX_BATCH, Change, GroupCommit

ROWS = Table("rows", MetaData(), Column("id", String, primary_key=True), Column("n", Integer), Column("text", String))
NEW = BulkStatement(insert(ROWS), ["id", "n", "text"], sqlite.dialect())
OF_ROW = update(ROWS).where(ROWS.c.id == bindparam("of_row"), ROWS.c.n == bindparam("of_n"))
CHANGED = BulkStatement(OF_ROW, ["text"], sqlite.dialect())


@pytest.mark.parametrize("count", [1, 2, 3, 255, 256, 257, 700])
def test_every_row_is_written(count):
    rows = [{"id": f"r{n}", "n": n, "text": None if n % 3 else "?, ?"} for n in range(count)]
    changed = [{"of_row": row["id"], "of_n": row["n"], "text": f"new {row['id']}"} for row in rows[::2]]
    with sqlite3.connect(":memory:") as database:
        database.execute("CREATE TABLE rows (id TEXT PRIMARY KEY, n INTEGER, text TEXT)")
        database.execute("INSERT INTO rows VALUES ('other', -1, 'stays')")
        for statement, given in ((NEW, rows), (CHANGED, changed)):
            executions = 0
            for text, values in statement.of(given):
                database.executemany(text, values)
                executions += len(values)
            assert executions == ceil(len(given) / MOST_ROWS)
        found = set(database.execute("SELECT id, n, text FROM rows"))
    wanted = {row["id"]: row["text"] for row in rows} | {row["of_row"]: row["text"] for row in changed}
    assert found == {("other", -1, "stays"), *((id, int(id[1:]), text) for id, text in wanted.items())}


def test_a_database_with_a_driver_that_writes_many_rows_gets_them_singly():
    (text, values), *others = BulkStatement(insert(ROWS), ["id"], postgresql.asyncpg.dialect()).of([{"id": "a"}] * 9)
    assert not others
    assert (text.count("VALUES"), values) == (1, [("a",)] * 9)


def test_a_transaction_has_each_table_once_and_not_too_many():
    batches = []

    async def write(changes):
        batches.append([change.table for change in changes])

    async def whole():
        commits = GroupCommit(write)
        names = ["a", "b", "a", "a", *(f"t{n}" for n in range(MAX_BATCH + 1))]
        await asyncio.gather(*(commits.commit(Change(name, [], {}, {})) for name in names))
        return names

    names = asyncio.run(whole())
    assert [len(batch) for batch in batches] == [2, 1, MAX_BATCH, 2]
    assert [name for batch in batches for name in batch] == names
