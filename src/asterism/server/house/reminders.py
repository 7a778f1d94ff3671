"""Reminders where there are days for a move: «it is your turn», in a guest's browsers and by e-mail.

Each is sent by the one server that takes it out of the database first: one when the turn has begun and the guest is not
at the table, and one more before the time is over.
"""

from __future__ import annotations

import asyncio
import logging
import os
import smtplib
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.engine import registry, text
from asterism.engine.errors import AsterismError
from asterism.server.people import mail, push
from asterism.server.people.contacts import Contacts
from asterism.server.storage.database import MailRow, PushRow, SeatRow, TableRow, this_moment
from asterism.server.storage.facts import fact
from asterism.server.texts import reminder_text

if TYPE_CHECKING:
    from asterism.server.house.house import House

TICK = 15.0
AT_ONCE = 100
LAST_CALL = timedelta(days=1)
"""How long before the end of the time the second reminder goes out; half of the time, where that is less."""
HOUR = timedelta(hours=1)
HEARSAY = 1.0
"""The seconds in which other servers say who is connected to them."""
NOBODY = "mailto:host@localhost"
log = logging.getLogger(__name__)


def _env(name: str) -> Any:
    return msgspec.field(default_factory=lambda: os.environ.get(name) or None)


class Outgoing(msgspec.Struct, kw_only=True):
    """How messages leave the house."""

    url: str | None = _env("ASTERISM_URL")
    """The address of the site, as letters name it."""
    smtp: str | None = _env("ASTERISM_SMTP_URL")
    """The mail server; with ``url`` and ``sender``, letters can be sent."""
    sender: str | None = _env("ASTERISM_MAIL_FROM")
    key: str | None = _env("ASTERISM_VAPID_KEY")
    """The private key of web push; None: one is made, and kept in the database."""
    local: bool = False
    """Whether browsers may be reached over http on this machine; for tests."""

    @property
    def mails(self) -> bool:
        """Whether letters can be sent."""
        return None not in (self.url, self.smtp, self.sender)


class Reminders:
    """Sends what is due."""

    def __init__(self, house: House, outgoing: Outgoing) -> None:
        self.house = house
        self.outgoing = outgoing
        self.contacts = Contacts(house.store)

    async def key(self) -> str:
        """The private key of web push."""
        return self.outgoing.key or await fact(self.house.store, "vapid", push.new_key)

    async def run(self) -> None:
        """Look again and again what is due."""
        while True:
            try:
                await self.send_all()
            except AsterismError as error:
                log.warning("reminders wait: %s", error)
            except Exception:
                log.exception("reminders failed")
            await asyncio.sleep(TICK)

    async def send_all(self) -> None:
        """Send every reminder that is due, unless another server does."""
        store = self.house.store
        query = select(TableRow).where(TableRow.remind_at <= this_moment(), TableRow.status == "running")
        for row in list(await store.attempt(lambda session: session.scalars(query.limit(AT_ONCE)))):
            last = _last_call(row)
            same = TableRow.id == row.id, TableRow.remind_at == row.remind_at
            first = row.remind_at is not None and row.remind_at < last
            take = update(TableRow).where(*same).values(remind_at=last if first else None).returning(TableRow.id)
            if await store.attempt(partial(AsyncSession.scalar, statement=take)) is not None:
                self.house.spawn(self._remind(row, first))

    async def _remind(self, row: TableRow, first: bool) -> None:
        _, seats, _ = await self.house.store.table(row.id, row.number)
        guest_id = seats[row.seat].guest_id if row.seat is not None else None
        if guest_id is None or (first and await self._at_table(row.id, guest_id)):
            return
        for browser in await self.contacts.browsers(guest_id):
            await self._push(browser, row, seats)
        address = await self.contacts.address(guest_id)
        if self.outgoing.mails and address is not None and address.confirmed:
            await self._write(address, row, seats)

    async def _at_table(self, id: str, guest_id: str) -> bool:
        table = await self.house.table(id)
        if self.house.store.shared:
            await asyncio.sleep(HEARSAY)
        return guest_id in table.audience.online()

    async def _push(self, browser: PushRow, row: TableRow, seats: list[SeatRow]) -> None:
        say = partial(reminder_text, browser.language)
        message = {"title": say("title"), "body": _body(row, seats, browser.language), "table": row.id}
        job = partial(
            push.send,
            {"endpoint": browser.endpoint, "p256dh": browser.p256dh, "auth": browser.auth},
            msgspec.json.encode(message),
            key=await self.key(),
            sender=self.outgoing.url or NOBODY,
            topic=row.id,
            life=int(_left(row).total_seconds()),
            local=self.outgoing.local,
        )
        try:
            await asyncio.to_thread(job)
        except push.GoneError:
            await self.contacts.drop_browser(browser.endpoint)
        except push.PushError as error:
            log.warning("a reminder was not taken: %s", error)

    async def _write(self, address: MailRow, row: TableRow, seats: list[SeatRow]) -> None:
        language, url = address.language, self.outgoing.url
        say = partial(reminder_text, language)
        token = await self.contacts.stop_token(address)
        off = (say("off"), f"{url}/settings?stop={token}", f"{url}/api/mail/stop/{token}")
        go = (say("go"), f"{url}/t/{row.id}")
        subject = f"{say('title')} – {text.texts(row.game, language)['title']}"
        await self._mail(address, subject, _body(row, seats, language), go, off)

    async def ask(self, guest_id: str, address: str, language: str) -> None:
        """Write to an address to have it confirmed."""
        token = await self.contacts.ask_address(guest_id, address, language)
        row = await self.contacts.address(guest_id)
        assert row is not None
        say = partial(reminder_text, language)
        go = (say("confirm"), f"{self.outgoing.url}/settings?confirm={token}")
        self.house.spawn(self._mail(row, say("confirm-title"), say("confirm-body"), go))

    async def _mail(
        self,
        to: MailRow,
        subject: str,
        words: str,
        go: tuple[str, str],
        off: tuple[str, str, str] | None = None,
    ) -> None:
        sender, server = self.outgoing.sender, self.outgoing.smtp
        assert sender is not None
        assert server is not None
        letter = mail.compose(to.address, sender, to.language, subject, words, go, off)
        try:
            await asyncio.to_thread(mail.send, server, letter)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a letter was not taken: %s", error)


def _last_call(row: TableRow) -> datetime:
    assert row.flag_at is not None
    assert row.turn_began is not None
    return row.flag_at - min(LAST_CALL, (row.flag_at - row.turn_began) / 2)


def _left(row: TableRow) -> timedelta:
    assert row.flag_at is not None
    return max(HOUR, row.flag_at - this_moment())


def _body(row: TableRow, seats: list[SeatRow], language: str) -> str:
    """Which game, with whom, and how long there is: what everybody at the table knows."""
    texts = text.texts(row.game, language)
    colours = registry.load(row.game).seat_names
    others = [s for s in seats if s.seat != row.seat and s.kind == "person"]
    names = [s.name or texts["seats"][colours[s.seat]] for s in others]
    hours = round(_left(row) / HOUR)
    left = reminder_text(language, "days", n=hours // 24) if hours >= 48 else reminder_text(language, "hours", n=hours)
    game = " – ".join((texts["title"], ", ".join(names)) if names else (texts["title"],))
    return reminder_text(language, "body", game=game, left=left)
