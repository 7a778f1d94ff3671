"""Consistency check: replay every table of a database and compare it with its stored row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import select

from asterism.engine.errors import AsterismError
from asterism.engine.match import Match
from asterism.server.core.forfeits import drawn, result_without
from asterism.server.storage.database import SeatRow, TableRow
from asterism.server.storage.entries import Entry
from asterism.server.storage.store import Store
from asterism.server.tables.table import has_begun, start_of

Progress = Callable[[int, int], None]


async def check(store: Store, progress: Progress) -> dict[str, list[str]]:
    """The problems of each table that has any, by its id."""
    found = await store.read(lambda session: session.scalars(select(TableRow.id).order_by(TableRow.created)))
    ids, problems = list(found), dict[str, list[str]]()
    for done, id in enumerate(ids):
        progress(done, len(ids))
        if wrong := problems_of(*await store.table(id)):
            problems[id] = wrong
    progress(len(ids), len(ids))
    return problems


def problems_of(row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> list[str]:
    """The inconsistencies of one table."""
    wrong: list[str] = []
    if [seat.seat for seat in seats] != list(range(row.players)):
        wrong.append(f"{len(seats)} seats for {row.players} players")
    if [entry.sequence for entry in entries] != list(range(1, row.sequence + 1)):
        wrong.append(f"entries are missing: {len(entries)} of {row.sequence}")
    try:
        match = _replay(row, entries)
    except (AsterismError, AssertionError, KeyError, TypeError, IndexError) as error:
        return [*wrong, f"cannot be played again: {error}"]
    if match is not None:
        wrong += _compare(row, seats, match)
    elif row.ply or row.result is not None:
        wrong.append(f"is waiting at ply {row.ply}")
    return wrong


def _replay(row: TableRow, entries: list[Entry]) -> Match | None:
    if not has_begun(row, entries):
        return None
    match, undo_epoch = start_of(row), 0
    for entry in entries:
        where = f"entry {entry.sequence}"
        if entry.kind == "move":
            if (entry.undo_epoch, entry.ply, entry.seat) != (undo_epoch, match.ply + 1, match.seat):
                raise AssertionError(f"{where} is a move of another moment")
            match.play(match.parse(entry.action))
        elif entry.kind == "undo":
            undo_epoch += 1
            if entry.data is None or not 0 <= entry.data["ply"] < match.ply:
                raise AssertionError(f"{where} goes back to where the game never was")
            match.rewind(entry.data["ply"])
    return match


def _compare(row: TableRow, seats: list[SeatRow], match: Match) -> list[str]:
    wrong: list[str] = []

    def same(what: str, stored: Any, played: Any) -> None:
        if stored != played:
            wrong.append(f"{what} is kept as {stored}, but played to {played}")

    same("ply", row.ply, match.ply)
    if row.status == "over" and row.result is not None:
        out = [seat.seat for seat in seats if seat.out]
        decided = drawn if row.result.get("agreed") else result_without
        same("result", row.result, decided(msgspec.to_builtins(match.result()), out))
    elif row.status != "over":
        same("seat", row.seat, match.seat)
        same("status", row.status, "over" if match.over else "running")
    return wrong
