"""Those who are connected to a table, and what each of them is told. Nothing is sent that their eyes may not see."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from asterism.server.storage.entries import Entry, again
from asterism.server.storage.notes import Present
from asterism.server.tables import clocks
from asterism.server.tables.absence import away
from asterism.server.tables.description import describe
from asterism.server.tables.sight import Eyes, Seen, encode, now_json, undo_target

if TYPE_CHECKING:
    from asterism.engine.match import Match
    from asterism.server.tables.table import Table

VIEWS_MISSED = 50
"""How many of the missed moves come with their view, to be animated."""
Seats = tuple[int, ...]


class Viewer(Protocol):
    """Somebody who is connected to a table."""

    guest_id: str | None
    curtain: int | None

    def send(self, message: bytes) -> None:
        """Put a message on its way."""


class Audience:
    """The viewers of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self.watched = asyncio.Event()
        """Set while anybody is connected."""
        self.elsewhere: dict[str, Present] = {}
        """Who is connected to other servers."""
        self._now: dict[tuple[Seats, Eyes], bytes] = {}

    # -- coming and going ------------------------------------------------------------------------------------------

    async def join(self, viewer: Viewer, since: int) -> None:
        """Connect a viewer: first the state, from then on everything."""
        async with self.table.lock:
            viewer.send(await self.table.house.compute(self._state, viewer, since))
            self.forget()
            self.viewers.add(viewer)
            self.watched.set()
            self._presence_changed()
        self.table.bots.wake()

    async def refresh(self, since: int) -> None:
        """Tell everybody what another server has added after the number ``since``."""
        self.forget()
        self._close_curtains()
        for viewer in list(self.viewers):
            viewer.send(await self.table.house.compute(self._state, viewer, since))
        self.forget()

    def part(self, viewer: Viewer) -> None:
        """Disconnect a viewer."""
        self.viewers.discard(viewer)
        if not self.viewers:
            self.watched.clear()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.send_all({"type": "presence", **self.presence()})
        self.say_present()

    def say_present(self) -> None:
        """Tell the other servers who is connected to this one."""
        guests = [guest_id for guest_id in self._here() if self.table.mine(guest_id)]
        self.table.house.neighbours.present(self.table.id, guests, self._watching_here())

    def hear(self, note: Present) -> None:
        """Another server tells who is connected to it."""
        before = self.online()
        self.elsewhere[note.by] = note
        if not note.guests and not note.watching:
            del self.elsewhere[note.by]
        for guest_id in before - self.online():
            self.table.last_seen[guest_id] = time.monotonic()
        self.send_all({"type": "presence", **self.presence()})

    def _here(self) -> set[str]:
        return {viewer.guest_id for viewer in self.viewers if viewer.guest_id is not None}

    def _watching_here(self) -> int:
        return sum(not self.table.mine(viewer.guest_id) for viewer in self.viewers)

    def online(self) -> set[str]:
        """The guests who are connected."""
        return self._here().union(*(note.guests for note in self.elsewhere.values()))

    def watching(self) -> int:
        """How many connections only watch."""
        return self._watching_here() + sum(note.watching for note in self.elsewhere.values())

    def presence(self) -> dict[str, Any]:
        """Who of those who sit is connected, who is away, and how many watch."""
        online = self.online()
        sitters = dict.fromkeys(seat.guest_id for seat in self.table.seats if seat.guest_id in online)
        return {"guests": list(sitters), "away": away(self.table), "watching": self.watching()}

    def send_all(self, message: dict[str, Any]) -> None:
        """Send what is the same for everybody."""
        encoded = encode(message)
        for viewer in self.viewers:
            viewer.send(encoded)

    def tell_thinking(self, seat: int, ply: int) -> None:
        """Tell that a bot began to think."""
        self.send_all({"type": "thinking", "seat": seat, "ply": ply})

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
            self._now[mine, eyes] = self._now_of(mine, eyes)
        return self._now[mine, eyes]

    def now_for(self, viewer: Viewer) -> bytes:
        """The same for a viewer."""
        mine = self.table.mine(viewer.guest_id)
        return self.now(mine, self.eyes(mine, viewer.curtain))

    def _now_of(self, mine: Seats, eyes: Eyes) -> bytes:
        row, match = self.table.row, self.table.match
        if match is None:
            return encode({"eyes": eyes, "view": None, "legal": [], "undo": False})[1:-1]
        decides = row.status == "running" and self.table.deciding_bot() is None
        takes_back = row.practice or (row.status == "running" and not row.rated)
        undo = bool(mine) and takes_back and isinstance(undo_target(match, mine, row.practice), int)
        return now_json(match, eyes, decides, undo)

    def forget(self) -> None:
        """What was true is not true any more, or told to all who wait for it."""
        self._now.clear()

    # -- what is told ----------------------------------------------------------------------------------------------

    def described(self) -> dict[str, Any]:
        """The table as clients get it."""
        return describe(self.table.row, self.table.seats, self.online(), self.watching())

    def you(self, guest_id: str | None) -> dict[str, Any]:
        """What a table is to one guest."""
        code = self.table.row.code if self.table.sits(guest_id) else None
        return {"guest": guest_id, "seats": self.table.mine(guest_id), "code": code}

    def tell(self, entries: Sequence[Entry]) -> None:
        """Send new entries, with at most one move among them, to everybody connected, each as he may see them."""
        self.forget()
        self._close_curtains()
        viewers = [(viewer, self.table.mine(viewer.guest_id)) for viewer in self.viewers]
        for entry in entries if viewers else ():
            seen = Seen(self._match()) if entry.kind == "move" else None
            for viewer, mine in viewers:
                message = self._message(entry, seen, viewer, mine)
                if message is not None:
                    viewer.send(message)
        self.forget()
        if self.viewers and any(entry.kind == "table" for entry in entries):
            self.say_present()

    def _match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def _close_curtains(self) -> None:
        """A curtain that was open for a decision closes when it is another's."""
        for viewer in self.viewers:
            if viewer.curtain is not None and self.eyes(self.table.mine(viewer.guest_id), viewer.curtain) is None:
                viewer.curtain = None

    def _message(self, entry: Entry, seen: Seen | None, viewer: Viewer, mine: Seats) -> bytes | None:
        inside: bytes | None
        if entry.kind == "table":
            told = {"type": "table", "n": entry.number, "table": self.described(), "you": self.you(viewer.guest_id)}
            inside = encode(told)[1:-1]
        else:
            inside = self._lasting(entry, seen, mine)
        if inside is None:
            return None
        if entry.kind in ("chat", "over"):
            return b"{%b}" % inside
        return b"{%b,%b%b}" % (inside, self.now(mine, self.eyes(mine, viewer.curtain)), self._clock())

    def _clock(self) -> bytes:
        """The clocks at this moment as the end of a message; nothing where there are none."""
        told = clocks.told(self.table)
        return b"" if told is None else b',"clock":' + encode(told)

    def _lasting(self, entry: Entry, seen: Seen | None, mine: Seats) -> bytes | None:
        """An entry as the inside of a message for the sitter on ``mine``; None if it is not for him, or out of date."""
        if seen is not None:
            return b'"type":"moved","n":%d,%b' % (entry.number, seen.by(self.log_eyes(mine)))
        data = entry.data or {}
        told: dict[str, Any] = {"n": entry.number}
        match entry.kind:
            case "undo":
                told |= {"type": "undone", "ply": data["ply"], "seat": entry.seat}
            case "chat" if data["room"] == "table" or not mine or self.table.row.status == "over":
                told |= {"type": "chat", "seat": entry.seat, **data, "at": entry.at}
            case "flag":
                told |= {"type": "flagged", "seat": entry.seat, **data}
            case "over":
                told |= {"type": "over", "salt": None, **data}
            case _:
                return None
        return encode(told)[1:-1]

    def _state(self, viewer: Viewer, since: int) -> bytes:
        table, mine = self.table, self.table.mine(viewer.guest_id)
        if since > table.row.number:
            since = 0
        missed = list(self._missed(mine, since)) if since < table.row.number else []
        head = {
            "type": "state",
            "n": table.row.number,
            "since": since,
            "table": self.described(),
            "you": self.you(viewer.guest_id),
            "presence": self.presence(),
        }
        log = b",".join(b"{%b}" % inside for inside in missed)
        return b'{%b,"log":[%b],%b%b}' % (encode(head)[1:-1], log, self.now_for(viewer), self._clock())

    def _missed(self, mine: Seats, since: int) -> Iterator[bytes]:
        """The entries after the number ``since``, told again; the latest moves of this line come with their view."""
        table = self.table
        match = None if table.match is None else table.match.branch(0)
        for entry in table.entries:
            if match is not None:
                again(match, entry)
            if entry.number <= since:
                continue
            seen = Seen(match) if match is not None and entry.kind == "move" else None
            inside = self._lasting(entry, seen, mine)
            recent = since > 0 and entry.number > table.row.number - VIEWS_MISSED and entry.line == table.line
            if inside is not None and match is not None and seen is not None and recent:
                inside += b',"view":' + match.view_json(self.log_eyes(mine))
            if inside is not None:
                yield inside
