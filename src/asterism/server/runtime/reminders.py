"""Reminders at correspondence tables that it is a guest's turn, by web push and e-mail.

Each is sent by the server that takes it from the database first: one after the turn has begun if the guest is not at
the table, and one before the time is over.
"""

from __future__ import annotations

import asyncio
import logging
import os
import smtplib
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.engine import registry, text
from asterism.server.accounts import mail, push
from asterism.server.accounts.contacts import Contacts
from asterism.server.core.clock import REMIND_AFTER
from asterism.server.runtime.periodic import repeat
from asterism.server.storage.database import MailRow, PushRow, SeatRow, TableRow, precise_now
from asterism.server.storage.key_value import get_or_create
from asterism.server.texts import reminder_text

if TYPE_CHECKING:
    from asterism.server.runtime.services import Services

INTERVAL = 15.0
BATCH = 100
LAST_CALL = timedelta(days=1)
"""How long before the flag the second reminder goes out; at most half of the time."""
HOUR = timedelta(hours=1)
PRESENCE_WAIT = 1.0
"""The seconds to wait for other servers' presence messages."""
DEFAULT_SENDER = "mailto:host@localhost"
log = logging.getLogger(__name__)


def _env(name: str) -> Any:
    return msgspec.field(default_factory=lambda: os.environ.get(name) or None)


class Outgoing(msgspec.Struct, kw_only=True):
    """How reminders are delivered; by default from environment variables."""

    url: str | None = _env("ASTERISM_URL")
    """The site's public URL, for links in e-mail."""
    smtp: str | None = _env("ASTERISM_SMTP_URL")
    """The mail server; with ``url`` and ``sender`` set, e-mail is sent."""
    sender: str | None = _env("ASTERISM_MAIL_FROM")
    key: str | None = _env("ASTERISM_VAPID_KEY")
    """The private key of web push; None: generated and stored in the database."""
    local: bool = False
    """Whether push endpoints may be http on this machine; for tests."""

    @property
    def mails(self) -> bool:
        """Whether e-mail is configured."""
        return None not in (self.url, self.smtp, self.sender)


class Reminders:
    """Sends due reminders."""

    def __init__(self, services: Services, outgoing: Outgoing) -> None:
        self.services = services
        self.outgoing = outgoing
        self.contacts = Contacts(services.store)

    async def key(self) -> str:
        """The private key of web push."""
        return self.outgoing.key or await get_or_create(self.services.store, "vapid", push.new_key)

    async def run(self) -> None:
        """Send due reminders until cancelled."""
        await repeat(self.send_all, lambda: INTERVAL, "reminders")

    async def send_all(self) -> None:
        """Send every reminder that is due, unless another server does."""
        store = self.services.store
        query = select(TableRow).where(TableRow.remind_at <= precise_now(), TableRow.status == "running")
        for row in list(await store.read(lambda session: session.scalars(query.limit(BATCH)))):
            due = _due(row)
            same = TableRow.id == row.id, TableRow.remind_at == row.remind_at
            take = update(TableRow).where(*same).values(remind_at=due.next).returning(TableRow.id)
            if await store.attempt(partial(AsyncSession.scalar, statement=take)) is not None and due.now:
                self.services.spawn(self._remind(row, due.first))

    async def _remind(self, row: TableRow, first: bool) -> None:
        _, seats, _ = await self.services.store.table(row.id, row.sequence)
        guest_id = seats[row.seat].guest_id if row.seat is not None else None
        if guest_id is None or (first and await self._at_table(row.id, guest_id)):
            return

        def message(language: str) -> dict[str, str]:
            return {"title": reminder_text(language, "title"), "body": _body(row, seats, language), "table": row.id}

        await self.push_to(guest_id, message, row.id, int(_left(row).total_seconds()))
        address = await self.contacts.address(guest_id)
        if self.outgoing.mails and address is not None and address.confirmed:
            await self._write(address, row, seats)

    async def _at_table(self, id: str, guest_id: str) -> bool:
        table = await self.services.table(id)
        if self.services.cluster.hears_others:
            self.services.cluster.request_presence(table)
            await asyncio.sleep(PRESENCE_WAIT)
        return guest_id in table.presence.online()

    async def push_to(self, guest_id: str, message: Callable[[str], dict[str, str]], topic: str, life: int) -> None:
        """Send a message, made for a language, to all browsers of a guest, to be delivered within ``life`` seconds."""
        for browser in await self.contacts.browsers(guest_id):
            await self._push(browser, message(browser.language), topic, life)

    async def _push(self, browser: PushRow, message: dict[str, str], topic: str, life: int) -> None:
        job = partial(
            push.send,
            {"endpoint": browser.endpoint, "p256dh": browser.p256dh, "auth": browser.auth},
            msgspec.json.encode(message),
            key=await self.key(),
            sender=self.outgoing.url or DEFAULT_SENDER,
            topic=topic,
            life=life,
            local=self.outgoing.local,
        )
        try:
            await asyncio.to_thread(job)
        except push.GoneError:
            await self.contacts.drop_browser(browser.endpoint)
        except push.PushError as error:
            log.warning("a push message was not accepted: %s", error)

    async def _write(self, address: MailRow, row: TableRow, seats: list[SeatRow]) -> None:
        language, url = address.language, self.outgoing.url
        text_of = partial(reminder_text, language)
        token = await self.contacts.stop_token(address)
        off = (text_of("off"), f"{url}/settings?stop={token}", f"{url}/api/mail/stop/{token}")
        go = (text_of("go"), f"{url}/t/{row.id}")
        subject = f"{text_of('title')} – {text.title(row.game, language)}"
        await self._mail(address, mail.Letter(subject, _body(row, seats, language), go, off))

    async def send_confirmation(self, guest_id: str, address: str, language: str) -> None:
        """Send a confirmation link to an address."""
        token = await self.contacts.request_confirmation(guest_id, address, language)
        row = await self.contacts.address(guest_id)
        assert row is not None
        text_of = partial(reminder_text, language)
        go = (text_of("confirm"), f"{self.outgoing.url}/settings?confirm={token}")
        self.services.spawn(self._mail(row, mail.Letter(text_of("confirm-title"), text_of("confirm-body"), go)))

    async def _mail(self, to: MailRow, letter: mail.Letter) -> None:
        sender, server = self.outgoing.sender, self.outgoing.smtp
        assert sender is not None
        assert server is not None
        message = mail.compose(letter, to.address, sender, to.language)
        try:
            await asyncio.to_thread(mail.send, server, message)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("an e-mail was not accepted: %s", error)


class _Due(NamedTuple):
    """What is due at a table's ``remind_at``."""

    first: bool
    now: bool
    next: datetime | None


def _due(row: TableRow) -> _Due:
    """Which reminder is due, and when the next one is. An outage may have moved the flag, and so the second one."""
    assert row.turn_began is not None
    assert row.flag_at is not None
    assert row.remind_at is not None
    last = row.flag_at - min(LAST_CALL, (row.flag_at - row.turn_began) / 2)
    first = row.remind_at <= row.turn_began + REMIND_AFTER
    early = row.remind_at < last
    return _Due(first=first, now=first or not early, next=last if early else None)


def _left(row: TableRow) -> timedelta:
    assert row.flag_at is not None
    return max(HOUR, row.flag_at - precise_now())


def _body(row: TableRow, seats: list[SeatRow], language: str) -> str:
    """Game, opponents and time left: only what everyone at the table knows."""
    title = text.title(row.game, language)
    colours = text.seat_names(row.game, language, registry.load(row.game).seat_names)
    others = [s for s in seats if s.seat != row.seat and s.kind == "person"]
    names = [s.name or colours[s.seat] for s in others]
    hours = round(_left(row) / HOUR)
    left = reminder_text(language, "days", n=hours // 24) if hours >= 48 else reminder_text(language, "hours", n=hours)
    game = f"{title} – {', '.join(names)}" if names else title
    return reminder_text(language, "body", game=game, left=left)
