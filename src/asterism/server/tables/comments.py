"""Comments on a finished game: chat lines about a ply, and their form in a game record."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from asterism.engine.game_record import GameRecord
from asterism.engine.visible import one_line
from asterism.server.storage.entries import ChatLine, Entry

MOST = 2000
BRACES = str.maketrans("{}", "()")


def comments_by_ply(entries: Iterable[Entry]) -> dict[int, str]:
    """The comments on each ply with their authors, as a record can hold them."""
    said: dict[int, str] = {}
    for entry in entries:
        line = ChatLine.of(entry) if entry.kind == "chat" else None
        if line is not None and isinstance(line.about, int) and line.text:
            text, ply = f"{line.name}: {line.text}" if line.name else line.text, line.about
            said[ply] = (f"{said[ply]} / " if ply in said else "") + text.translate(BRACES)
    return said


def comment_entries(record: GameRecord) -> list[Entry]:
    """The comments of a record as chat entries without author that follow its moves."""
    comments = enumerate([record.comment, *(turn.comment for turn in record.turns)])
    sequence = count(len(record.turns) + 1)
    return [
        Entry("chat", sequence=next(sequence), data=_comment(line[:MOST], ply).stored())
        for ply, text in comments
        if (line := one_line(text or ""))
    ]


def _comment(text: str, ply: int) -> ChatLine:
    return ChatLine(guest="", name=None, audience="table", text=text, about=ply)
