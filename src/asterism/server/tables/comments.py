"""Comments on a finished game: lines of the chat that speak of one of its plies, and how a record keeps them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from asterism.engine.record import Record
from asterism.server.storage.database import EntryRow
from asterism.server.storage.entries import Entry

MOST = 2000
BRACES = str.maketrans("{}", "()")


def written(entries: Iterable[Entry]) -> dict[int, str]:
    """What was said about each ply, with who said it, as a record can hold it."""
    said: dict[int, str] = {}
    for entry in entries:
        data = entry.data or {}
        if entry.kind == "chat" and "about" in data and data["text"]:
            line = f"{data['name']}: {data['text']}" if data["name"] else data["text"]
            ply = data["about"]
            said[ply] = (f"{said[ply]} / " if ply in said else "") + line.translate(BRACES)
    return said


def read(record: Record) -> list[EntryRow]:
    """The comments of a record as entries that follow its moves; nobody in particular says them."""
    told = enumerate([record.comment, *(turn.comment for turn in record.turns)])
    number = count(len(record.turns) + 1)
    return [
        EntryRow(
            kind="chat",
            number=next(number),
            data={"guest": "", "name": None, "room": "table", "text": " ".join(text.split())[:MOST], "about": ply},
        )
        for ply, text in told
        if text and text.strip()
    ]
