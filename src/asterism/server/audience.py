"""Those who are connected to a table, and what each of them is told. Nothing is sent that their eyes may not see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from asterism.server.database import EntryRow
from asterism.server.description import describe
from asterism.server.sight import Eyes, encode, legal_for, may_undo

if TYPE_CHECKING:
    from asterism.server.table import Table

VIEWS_MISSED = 50
"""How many of the missed moves come with their view, to be animated."""
Seats = tuple[int, ...]


class Viewer(Protocol):
    """Somebody who is connected to a table."""

    guest_id: str | None
    curtain: int | None

    def send(self, message: bytes) -> None:
        """Put a message on its way."""


class Entry:
    """One thing that happened, and for a move what everybody saw of it."""

    def __init__(self, row: EntryRow, seen: Mapping[Eyes, bytes] | None = None) -> None:
        self.row = row
        self.seen = seen or {}


class Audience:
    """The viewers of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self.watched = asyncio.Event()
        """Set while anybody is connected."""
        self._now: dict[tuple[Seats, Eyes], bytes] = {}

    # -- coming and going ------------------------------------------------------------------------------------------

    async def join(self, viewer: Viewer, since: int) -> None:
        """Connect a viewer: first the state, from then on everything."""
        async with self.table.lock:
            viewer.send(await self.table.house.compute(self._state, viewer, since))
            self.viewers.add(viewer)
            self.watched.set()
            self.send_all({"type": "presence", **self.presence()})
        self.table.bots.wake()

    async def refresh(self, since: int) -> None:
        """Tell everybody what another server has added after the number ``since``."""
        for viewer in list(self.viewers):
            viewer.send(await self.table.house.compute(self._state, viewer, since))

    def part(self, viewer: Viewer) -> None:
        """Disconnect a viewer."""
        self.viewers.discard(viewer)
        if not self.viewers:
            self.watched.clear()
        self.send_all({"type": "presence", **self.presence()})

    def online(self) -> set[str]:
        """The guests who are connected."""
        return {viewer.guest_id for viewer in self.viewers if viewer.guest_id is not None}

    def watching(self) -> int:
        """How many connections only watch."""
        return sum(not self.table.mine(viewer.guest_id) for viewer in self.viewers)

    def presence(self) -> dict[str, Any]:
        """Who of those who sit is connected, and how many watch."""
        online = self.online()
        sitters = dict.fromkeys(seat.guest_id for seat in self.table.seats if seat.guest_id in online)
        return {"guests": list(sitters), "watching": self.watching()}

    def send_all(self, message: dict[str, Any]) -> None:
        """Send what is the same for everybody."""
        encoded = encode(message)
        for viewer in self.viewers:
            viewer.send(encoded)

    # -- eyes ------------------------------------------------------------------------------------------------------

    def eyes(self, mine: Seats, curtain: int | None) -> Eyes:
        """The seat through which the sitter on ``mine`` looks now."""
        match = self.table.match
        if len(mine) <= 1 or match is None:
            return mine[0] if mine else None
        if match.game.secrets:
            return curtain if curtain is not None and curtain == match.seat and curtain in mine else None
        return match.seat if match.seat in mine else mine[0]

    def log_eyes(self, mine: Seats) -> Eyes:
        """The eyes for what stays on the screen: those of all who look at it."""
        match = self.table.match
        if len(mine) > 1 and match is not None and match.game.secrets:
            return None
        return mine[0] if mine else None

    def now(self, mine: Seats, eyes: Eyes) -> bytes:
        """View, legal actions and whether to undo, as the inside of a JSON object (computes rules)."""
        if (mine, eyes) not in self._now:
            self._now[mine, eyes] = encode(self._now_of(mine, eyes))[1:-1]
        return self._now[mine, eyes]

    def now_for(self, viewer: Viewer) -> bytes:
        """The same for a viewer."""
        mine = self.table.mine(viewer.guest_id)
        return self.now(mine, self.eyes(mine, viewer.curtain))

    def _now_of(self, mine: Seats, eyes: Eyes) -> dict[str, Any]:
        row, match = self.table.row, self.table.match
        if match is None:
            return {"eyes": eyes, "view": None, "legal": [], "undo": False}
        decides = row.status == "running" and self.table.deciding_bot() is None
        return {
            "eyes": eyes,
            "view": match.view(eyes),
            "legal": legal_for(match, eyes) if decides else [],
            "undo": bool(mine) and row.kind != "record" and may_undo(match, mine, row.practice),
        }

    def forget(self) -> None:
        """What was true is not true any more."""
        self._now.clear()

    # -- what is told ----------------------------------------------------------------------------------------------

    def described(self) -> dict[str, Any]:
        """The table as clients get it."""
        return describe(self.table.row, self.table.seats, self.online(), self.watching())

    def you(self, guest_id: str | None) -> dict[str, Any]:
        """What a table is to one guest."""
        code = self.table.row.code if self.table.sits(guest_id) else None
        return {"guest": guest_id, "seats": self.table.mine(guest_id), "code": code}

    async def tell(self, entries: Iterable[Entry]) -> None:
        """Send new entries to everybody connected, each as he may see them."""
        self.forget()
        viewers = [(viewer, self.table.mine(viewer.guest_id)) for viewer in self.viewers]
        for viewer, mine in viewers:
            if viewer.curtain is not None and self.eyes(mine, viewer.curtain) is None:
                viewer.curtain = None
        sights = {(mine, self.eyes(mine, viewer.curtain)) for viewer, mine in viewers}
        await self.table.house.compute(lambda: [self.now(*sight) for sight in sights])
        for entry in entries:
            for viewer, mine in viewers:
                message = self._message(entry, viewer, mine)
                if message is not None:
                    viewer.send(message)

    def _message(self, entry: Entry, viewer: Viewer, mine: Seats) -> bytes | None:
        row = entry.row
        inside: bytes | None
        if row.kind == "table":
            told = {"type": "table", "n": row.number, "table": self.described(), "you": self.you(viewer.guest_id)}
            inside = encode(told)[1:-1]
        else:
            inside = self._lasting(entry, mine)
        if inside is None:
            return None
        if row.kind in ("chat", "over"):
            return b"{%b}" % inside
        return b"{%b,%b}" % (inside, self.now_for(viewer))

    def _lasting(self, entry: Entry, mine: Seats) -> bytes | None:
        """An entry as the inside of a message for the sitter on ``mine``; None if it is not for him, or out of date."""
        row, table = entry.row, self.table.row
        data = row.data or {}
        told: dict[str, Any] = {"n": row.number}
        match row.kind:
            case "move":
                return b'"type":"moved","n":%d,%b' % (row.number, entry.seen[self.log_eyes(mine)])
            case "undo":
                told |= {"type": "undone", "ply": data["ply"], "seat": row.seat}
            case "chat" if data["room"] == "table" or not mine or table.status == "over":
                told |= {"type": "chat", "seat": row.seat, **data, "at": row.at}
            case "over":
                told |= {"type": "over", "result": data["result"], "seed": data["seed"]}
            case _:
                return None
        return encode(told)[1:-1]

    def _state(self, viewer: Viewer, since: int) -> bytes:
        table, mine = self.table, self.table.mine(viewer.guest_id)
        if since > table.row.number:
            since = 0
        missed = [self._missed(entry, mine, since) for entry in table.entries if entry.row.number > since]
        head = {
            "type": "state",
            "n": table.row.number,
            "since": since,
            "table": self.described(),
            "you": self.you(viewer.guest_id),
            "presence": self.presence(),
        }
        log = b",".join(b"{%b}" % inside for inside in missed if inside is not None)
        return b'{%b,"log":[%b],%b}' % (encode(head)[1:-1], log, self.now_for(viewer))

    def _missed(self, entry: Entry, mine: Seats, since: int) -> bytes | None:
        inside, row, table = self._lasting(entry, mine), entry.row, self.table
        recent = since > 0 and row.number > table.row.number - VIEWS_MISSED and row.line == table.line
        if row.kind != "move" or inside is None or table.match is None or row.ply is None or not recent:
            return inside
        return b'%b,"view":%b' % (inside, encode(table.match.branch(row.ply).view(self.log_eyes(mine))))
