"""Where guests are reminded: browsers and confirmed e-mail addresses. Tokens in links are stored as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from datetime import timedelta

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.accounts.guests import hash_token, new_token
from asterism.server.errors import ConflictError, NotFoundError
from asterism.server.storage.database import MailRow, PushRow, now
from asterism.server.storage.key_value import get_or_create
from asterism.server.storage.store import Store

MAX_BROWSERS = 10
CONFIRMATION_LIFETIME = timedelta(days=2)
"""How long a confirmation link is valid."""


class Contacts:
    """The contacts of all guests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- browsers --------------------------------------------------------------------------------------------------

    async def browsers(self, guest_id: str) -> list[PushRow]:
        """The browsers in which a guest is reminded."""
        query = select(PushRow).where(PushRow.guest_id == guest_id).order_by(PushRow.created)
        return list(await self._store.read(lambda session: session.scalars(query)))

    async def add_browser(self, guest_id: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """Add a browser of a guest; a browser belongs to the guest who added it last."""
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
        """Remove a browser; with ``guest_id`` only if it is this guest's."""
        gone = delete(PushRow).where(PushRow.endpoint_hash == _hash(endpoint))
        if guest_id is not None:
            gone = gone.where(PushRow.guest_id == guest_id)
        await self._store.attempt(lambda session: session.execute(gone))

    # -- addresses -------------------------------------------------------------------------------------------------

    async def address(self, guest_id: str) -> MailRow | None:
        """The address of a guest, confirmed or not."""
        return await self._store.read(lambda session: session.get(MailRow, guest_id))

    async def request_confirmation(self, guest_id: str, address: str, language: str) -> str:
        """Store an unconfirmed address; return the token of its confirmation link."""
        token = new_token()
        row = MailRow(guest_id=guest_id, address=address, language=language, confirmed=False, asked=now())
        row.token_hash = hash_token(token)
        await self._store.attempt(lambda session: session.merge(row))
        return token

    async def confirm(self, token: str) -> str:
        """Confirm the address of a link's token, and return it; ``NotFoundError`` if the link has expired."""
        good = update(MailRow).where(
            MailRow.token_hash == (hash_token(token) or ""), MailRow.asked > now() - CONFIRMATION_LIFETIME
        )
        good = good.values(confirmed=True, token_hash=None).returning(MailRow.address)
        address = await self._store.attempt(lambda session: session.scalar(good))
        if address is None:
            raise NotFoundError("old-link")
        return str(address)

    async def drop_address(self, guest_id: str) -> None:
        """Delete a guest's address."""
        gone = delete(MailRow).where(MailRow.guest_id == guest_id)
        await self._store.attempt(lambda session: session.execute(gone))

    async def stop_token(self, row: MailRow) -> str:
        """The token of the unsubscribe link."""
        return f"{row.guest_id}.{await self._sign(row.guest_id, row.address)}"

    async def stop(self, token: str) -> None:
        """Delete the address of an unsubscribe link."""
        guest_id, _, signature = token.partition(".")
        row = await self.address(guest_id) if guest_id.isalnum() else None
        if row is None or not hmac.compare_digest(
            (await self._sign(guest_id, row.address)).encode(), signature.encode()
        ):
            raise NotFoundError("old-link")
        await self.drop_address(guest_id)

    async def _sign(self, guest_id: str, address: str) -> str:
        secret = await get_or_create(self._store, "letters", lambda: secrets.token_hex(32))
        return hmac.new(bytes.fromhex(secret), f"{guest_id} {address}".encode(), hashlib.sha256).hexdigest()


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
