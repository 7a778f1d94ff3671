"""Who is connected to a table, on this server and on others; viewers and other servers are sent every change of it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import asdict

from asterism.server.api.base import encode
from asterism.server.api.live import Presence, PresenceChanged
from asterism.server.budgets import PRESENCE_BATCH, PRESENCE_SECONDS
from asterism.server.core import values as core
from asterism.server.fair_queue import Owner
from asterism.server.storage.cluster_messages import Present
from asterism.server.tables.paced import Paced

if TYPE_CHECKING:
    from asterism.server.tables.table import Table


class Viewer(Protocol):
    """A live connection to a table."""

    guest_id: str | None
    curtain: int | None
    owner: Owner

    def send(self, message: bytes) -> None:
        """Queue a message."""


class TablePresence:
    """The viewers of one table, and the guests and spectators on all servers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: dict[Viewer, None] = {}
        """In the order in which they came."""
        self.watched = asyncio.Event()
        """Set while any viewer is connected."""
        self.remote: dict[str, Present] = {}
        """Presence on other servers, by server id."""
        self.unanswered: dict[str, int] = {}
        """The servers that must still say who is here, each with the least number of an answer that counts."""
        self.loaded_at = time.monotonic()
        self._last_seen: dict[str, float] = {}
        self._announced_online: set[str] = set()
        """The seated guests who are online, as the viewers know it."""
        self._send_paced = Paced(self._send_to_viewers, PRESENCE_SECONDS)
        self._announce = Paced(self.announce, PRESENCE_SECONDS)

    def add(self, viewer: Viewer) -> None:
        """Add a viewer, who has just been sent the state of the table."""
        self.viewers[viewer] = None
        self.watched.set()
        if not self.changed():
            viewer.send(self._message())  # it may have changed while the state was made

    def remove(self, viewer: Viewer) -> None:
        """Remove a viewer and note when its guest was last seen."""
        if viewer.guest_id is not None:
            self._last_seen[viewer.guest_id] = time.monotonic()
        self.viewers.pop(viewer, None)
        if not self.viewers:
            self.watched.clear()
        self.changed()

    def changed(self, *, urgent: bool = False) -> bool:
        """Tell viewers and other servers who is here; if many watch, not every time unless a seated guest came or went.

        Returns whether the viewers have been told by now.
        """
        urgent = urgent or self._is_urgent()
        self._announce(urgent=urgent)
        return self._send_paced(urgent=urgent)

    def _is_urgent(self) -> bool:
        """Whether the change must be sent at once."""
        return len(self.viewers) < PRESENCE_BATCH or self._seated_online() != self._announced_online

    def _send_to_viewers(self) -> None:
        self._announced_online = self._seated_online()
        self.send(self._message())

    def send(self, message: bytes) -> None:
        """Send the same message to every viewer."""
        for viewer in self.viewers:
            viewer.send(message)

    def _message(self) -> bytes:
        return encode(PresenceChanged(**asdict(self.describe())))

    def announce(self) -> None:
        """Tell the other servers who is connected to this one."""
        guests = [guest_id for guest_id in self._local_guests() if self.table.seats_of(guest_id)]
        self.table.context.cluster.send_presence(self.table.id, guests, self._local_spectators())

    def update_remote(self, message: Present) -> None:
        """Store another server's presence, and send the new total if it differs."""
        if message.number >= self.unanswered.get(message.by, 0):
            self.unanswered.pop(message.by, None)
        before, watching = self.online(), self.spectators()
        self.remote[message.by] = message
        self._remote_changed(before, watching)

    def forget(self, server: str) -> None:
        """Another server has ended: nobody is connected to it any more."""
        self.unanswered.pop(server, None)
        before, watching = self.online(), self.spectators()
        self.remote.pop(server, None)
        self._remote_changed(before, watching)

    def _remote_changed(self, before: set[str], watching: int) -> None:
        online = self.online()
        for guest_id in before - online:
            self._last_seen[guest_id] = time.monotonic()
        if online != before or self.spectators() != watching:
            self._send_paced(urgent=self._is_urgent())

    def _local_guests(self) -> set[str]:
        # A copy: worker threads read this while viewers come and go.
        return {viewer.guest_id for viewer in tuple(self.viewers) if viewer.guest_id is not None}

    def _local_spectators(self) -> int:
        return sum(not self.table.seats_of(viewer.guest_id) for viewer in tuple(self.viewers))

    def online(self) -> set[str]:
        """The connected guests, on all servers."""
        return self._local_guests().union(*(message.guests for message in tuple(self.remote.values())))

    def spectators(self) -> int:
        """The number of connections without a seat, on all servers."""
        return self._local_spectators() + sum(message.watching for message in tuple(self.remote.values()))

    def _seated_online(self) -> set[str]:
        return self.online().intersection(self._sitters())

    def describe(self) -> Presence:
        """The seated guests who are online, those who are away, and the number of spectators."""
        online = self._seated_online()
        sitters = [guest_id for guest_id in self._sitters() if guest_id in online]
        away = self.absence().away(self._sitters(), time.monotonic())
        return Presence(guests=sitters, away=away, watching=self.spectators())

    def absence(self) -> core.Presence:
        """Who is connected, and when the others last were."""
        return core.Presence(frozenset(self.online()), self._last_seen, self.loaded_at)

    def _sitters(self) -> list[str]:
        return list(dict.fromkeys(seat.guest_id for seat in self.table.seats if seat.guest_id is not None))
