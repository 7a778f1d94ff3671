"""The chat of a table: who reads a line, how much of it one answer holds, and how much a table keeps.

Seated guests write to all, others to spectators; after the end everyone reads everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import get_args

from msgspec.structs import asdict

from asterism.server.api.base import encode
from asterism.server.api.live_log import ChatEntry, ChatPage
from asterism.server.api.tables import Audience
from asterism.server.budgets import CHAT_PAGE, MAX_CHAT_OF_AUDIENCE, MAX_CHAT_OF_GUEST
from asterism.server.storage.entries import ChatLine, Entry

AUDIENCES = get_args(Audience)


def is_readable(line: ChatLine, seated: bool, over: bool) -> bool:
    """Whether a line is for a guest, seated or not."""
    return line.audience == "table" or not seated or over


def chat_entry(entry: Entry, line: ChatLine) -> ChatEntry:
    """A chat entry as clients see it."""
    return ChatEntry(n=entry.sequence, seat=entry.seat, at=entry.at, **asdict(line))


def latest_page(
    entries: Sequence[Entry], seated: bool, over: bool, since: int = 0, before: int | None = None
) -> ChatPage:
    """The latest readable lines after ``since`` and before ``before``, as many as ``CHAT_PAGE`` allows."""
    lines: list[ChatEntry] = []
    size = 0
    for entry in reversed(entries):
        if entry.sequence <= since:
            break
        if entry.kind != "chat" or (before is not None and entry.sequence >= before):
            continue
        line = ChatLine.of(entry)
        if not is_readable(line, seated, over):
            continue
        logged = chat_entry(entry, line)
        size += len(encode(logged))
        if len(lines) == CHAT_PAGE.lines or (lines and size > CHAT_PAGE.bytes):
            return ChatPage(chat=lines[::-1], earlier=lines[-1].n)
        lines.append(logged)
    return ChatPage(chat=lines[::-1], earlier=None)


class ChatCount:
    """The number of lines of a table, by audience and by guest."""

    def __init__(self) -> None:
        self._audiences: Counter[str] = Counter()
        self._guests: Counter[str] = Counter()

    def add(self, entries: Iterable[Entry]) -> None:
        """Count the lines among new entries, but not those of an uploaded record."""
        for entry in entries:
            if entry.kind == "chat" and (line := ChatLine.of(entry)).guest:
                self._audiences[line.audience] += 1
                self._guests[line.guest] += 1

    def has(self, guest_id: str) -> bool:
        """Whether a guest has said something."""
        return self._guests[guest_id] > 0

    def full_for(self, guest_id: str) -> frozenset[str]:
        """The audiences to which the guest may write no more: their lines, or those of the audience, are used up."""
        if self._guests[guest_id] >= MAX_CHAT_OF_GUEST:
            return frozenset(AUDIENCES)
        return frozenset(audience for audience in AUDIENCES if self._audiences[audience] >= MAX_CHAT_OF_AUDIENCE)
