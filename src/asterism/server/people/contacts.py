"""Where guests want to be reminded: browsers and confirmed addresses. Of tokens in letters only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from datetime import timedelta

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.errors import ConflictError, NotFoundError
from asterism.server.people.guests import hash_token, new_token
from asterism.server.storage.database import MailRow, PushRow, now
from asterism.server.storage.facts import fact
from asterism.server.storage.store import Store

MAX_BROWSERS = 10
VALID = timedelta(days=2)
"""How long an address can be confirmed."""


class Contacts:
    """The contacts of all guests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- browsers --------------------------------------------------------------------------------------------------

    async def browsers(self, guest_id: str) -> list[PushRow]:
        """The browsers in which a guest is reminded."""
        query = select(PushRow).where(PushRow.guest_id == guest_id).order_by(PushRow.created)
        return list(await self._store.attempt(lambda session: session.scalars(query)))

    async def add_browser(self, guest_id: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """Remind a guest in this browser too; a browser belongs to the guest who asked last."""
        row = PushRow(endpoint_hash=_hash(endpoint), guest_id=guest_id, endpoint=endpoint, p256dh=p256dh, auth=auth)
        row.language, row.created = language, now()

        async def job(session: AsyncSession) -> None:
            others = PushRow.guest_id == guest_id, PushRow.endpoint_hash != row.endpoint_hash
            count = await session.scalar(select(func.count()).select_from(PushRow).where(*others))
            if (count or 0) >= MAX_BROWSERS:
                raise ConflictError("many-browsers", most=MAX_BROWSERS)
            await session.merge(row)

        await self._store.attempt(job)

    async def drop_browser(self, endpoint: str, guest_id: str | None = None) -> None:
        """Remind in this browser no more; with ``guest_id`` only if it is this guest's."""
        gone = delete(PushRow).where(PushRow.endpoint_hash == _hash(endpoint))
        if guest_id is not None:
            gone = gone.where(PushRow.guest_id == guest_id)
        await self._store.attempt(lambda session: session.execute(gone))

    # -- addresses -------------------------------------------------------------------------------------------------

    async def address(self, guest_id: str) -> MailRow | None:
        """The address of a guest, confirmed or not."""
        return await self._store.attempt(lambda session: session.get(MailRow, guest_id))

    async def ask_address(self, guest_id: str, address: str, language: str) -> str:
        """Take an address that is to be confirmed; return the token for the letter."""
        token = new_token()
        row = MailRow(guest_id=guest_id, address=address, language=language, confirmed=False, asked=now())
        row.token_hash = hash_token(token)
        await self._store.attempt(lambda session: session.merge(row))
        return token

    async def confirm(self, token: str) -> str:
        """The owner of an address wants it; return the address."""
        good = update(MailRow).where(MailRow.token_hash == (hash_token(token) or ""), MailRow.asked > now() - VALID)
        good = good.values(confirmed=True, token_hash=None).returning(MailRow.address)
        address = await self._store.attempt(lambda session: session.scalar(good))
        if address is None:
            raise NotFoundError("old-link")
        return str(address)

    async def drop_address(self, guest_id: str) -> None:
        """Forget the address of a guest."""
        gone = delete(MailRow).where(MailRow.guest_id == guest_id)
        await self._store.attempt(lambda session: session.execute(gone))

    async def stop_token(self, row: MailRow) -> str:
        """What a letter holds so that its reader can stop them."""
        return f"{row.guest_id}.{await self._sign(row.guest_id, row.address)}"

    async def stop(self, token: str) -> None:
        """The reader of a letter wants no more of them."""
        guest_id, _, signature = token.partition(".")
        row = await self.address(guest_id) if guest_id.isalnum() else None
        if row is None or not hmac.compare_digest(
            (await self._sign(guest_id, row.address)).encode(), signature.encode()
        ):
            raise NotFoundError("old-link")
        await self.drop_address(guest_id)

    async def _sign(self, guest_id: str, address: str) -> str:
        secret = await fact(self._store, "letters", lambda: secrets.token_hex(32))
        return hmac.new(bytes.fromhex(secret), f"{guest_id} {address}".encode(), hashlib.sha256).hexdigest()


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
