"""Reminders at correspondence tables: a push service and a mail server that may refuse, and who may be reminded."""

from __future__ import annotations

import base64
import re
import smtplib
from collections.abc import Mapping
from email.message import EmailMessage
from random import Random
from typing import TYPE_CHECKING, Any

from asterism.server.accounts.push import PushError
from asterism.server.runtime.reminders import Outgoing, Reminders
from asterism.server.storage.database import TableRow

if TYPE_CHECKING:
    from asterism.server.runtime.services import Services
    from asterism.simulator.person import Person
    from asterism.simulator.world import World

DAY = 20 * 60 * 1000
"""The milliseconds of a day of correspondence clocks: few, so that an hour has reminders and flags."""
SITE = "simulated.example"
OUTGOING = Outgoing(
    url=f"https://{SITE}",
    smtp="smtp://mail",
    sender=f"club@{SITE}",
    key=base64.urlsafe_b64encode(bytes(31) + b"\7").rstrip(b"=").decode(),
)
KEYS = {
    "p256dh": "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
    "auth": "MDEyMzQ1Njc4OWFiY2RlZg",
}
"""The keys of a browser; the point is the generator of the curve."""
KNOWN = 100.0
"""The seconds without faults after which every server knows who has come to a table, or left it."""


class Deliveries:
    """What servers have given to the push service and the mail server."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._random = Random(f"{world.seed} deliveries")
        self.refuses = 0.0
        """How often both refuse what they are given."""
        self.tokens: dict[str, str] = {}
        """The token of the last confirmation link that each address was sent."""
        self.turns: dict[str, int | None] = {}
        """Whose turn it was at each table when somebody was reminded last: a seat."""
        self.attempts: set[str] = set()
        """The tables of which a browser was reminded, or should have been."""
        self.pushes = self.letters = 0

    def push(self, browser: Mapping[str, str], message: bytes, *, topic: str, **_: Any) -> None:
        """Take a message for a browser, or refuse it; instead of ``accounts.push.send``."""
        self.attempts.add(topic)
        if self._random.random() < self.refuses:
            raise PushError("refused")
        self.pushes += 1
        self._check_reader(browser["endpoint"].rpartition("/")[2], topic)

    def mail(self, server: str, message: EmailMessage) -> None:
        """Take an e-mail, or refuse it; instead of ``accounts.mail.send``."""
        if self._random.random() < self.refuses:
            raise smtplib.SMTPServerDisconnected
        address, plain = str(message["To"]), message.get_body(("plain",))
        text = "" if plain is None else str(plain.get_content())
        if confirms := re.search(r"confirm=(\S+)", text):
            self.tokens[address] = confirms[1]
        elif table := re.search(r"/t/(\S+)", text):
            self.letters += 1
            self._check_reader(address.partition("@")[0], table[1])

    def _check_reader(self, name: str, table: str) -> None:
        person = next(person for person in self._world.people if person.name == name)
        received = person.received.get(table)
        if received is None or received.seat != self.turns[table]:
            self._world.violation("reminders", f"{name} was reminded of {table}, where it is not their turn")

    def check_at_table(self, table: str, guest: str, believed: bool) -> None:
        """A server believes that a guest is at a table or is not: so it is, unless that changes or has just changed."""
        person = self.person(guest)
        received, pace, now = person.received.get(table), self._world.pace, self._world.loop.time()
        if received is None or received.connected == believed or received.is_unsure(now):
            return
        if min(pace.lull_seconds, now - received.since) < KNOWN:
            return
        what = "was not reminded as if they were" if believed else "was reminded though they are"
        self._world.violation("reminders", f"{person.name} {what} at {table}")

    def person(self, guest: str) -> Person:
        """The person who is a guest."""
        return next(person for person in self._world.people if person.guest == guest)


class WatchedReminders(Reminders):
    """A server's reminders, which tell the run what they do."""

    def __init__(self, services: Services, world: World) -> None:
        super().__init__(services, OUTGOING)
        self._world = world

    async def _remind(self, row: TableRow, first: bool) -> None:
        assert row.turn_began is not None
        watch, deliveries = self._world.watch, self._world.deliveries
        watch.reminds(row.id, row.turn_began, first)
        deliveries.turns[row.id] = row.seat
        deliveries.attempts.discard(row.id)
        await super()._remind(row, first)
        if row.id in deliveries.attempts:
            watch.reminded(row.id, row.turn_began)

    async def _at_table(self, id: str, guest_id: str) -> bool:
        at_table = await super()._at_table(id, guest_id)
        self._world.deliveries.check_at_table(id, guest_id, at_table)
        if at_table or not self._world.deliveries.person(guest_id).has_reminders:
            self._world.deliveries.attempts.add(id)
        return at_table
