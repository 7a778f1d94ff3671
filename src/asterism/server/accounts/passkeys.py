"""Passkeys: guests sign in by WebAuthn, with as many devices as they like.

A challenge is stored as a hash, used once and within ``CHALLENGE_LIFETIME``. A passkey belongs to the host name for
which it was made (its relying party), and signs in nowhere else.
"""

from __future__ import annotations

import hashlib
import ipaddress
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple, TypeVar

from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from asterism.server.api.passkeys import Passkey
from asterism.server.budgets import MAX_PASSKEYS
from asterism.server.errors import BadRequestError, ConflictError, UnknownGuestError
from asterism.server.storage.database import ChallengeRow, GuestRow, PasskeyRow
from asterism.server.storage.store import Store

CHALLENGE_LIFETIME = timedelta(minutes=2)
ID_LENGTH = 16
SITE_NAME = "Asterism"
LOCAL = "localhost"
MAX_HOST = 255
Purpose = Literal["create", "sign-in"]


T = TypeVar("T")


class RelyingParty(NamedTuple):
    """The host name that passkeys are made for, and the origins from which they may be used."""

    id: str
    origins: list[str]


def relying_party(host: str) -> RelyingParty:
    """Of a request's host, with its port; ``BadRequestError`` where browsers allow no passkeys: at bare addresses."""
    name = host.rpartition(":")[0] if ":" in host.rpartition("]")[2] else host
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        if not 0 < len(name) <= MAX_HOST:
            raise BadRequestError("no-passkeys-here") from None
        local = name == LOCAL or name.endswith(f".{LOCAL}")
        return RelyingParty(name.lower(), [f"https://{host}", *([f"http://{host}"] if local else [])])
    raise BadRequestError("no-passkeys-here")


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _verified(verify: Callable[..., T], party: RelyingParty, **response: Any) -> T:
    """What a response to a challenge proves; ``BadRequestError`` if it proves nothing here."""
    try:
        return verify(expected_rp_id=party.id, expected_origin=party.origins, **response)
    except (WebAuthnException, ValueError, TypeError) as error:
        raise BadRequestError("bad-passkey") from error


class PasskeyStore:
    """The passkeys and open challenges of all guests. Every call is given the time."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- creating --------------------------------------------------------------------------------------------------

    async def creation_options(self, guest: GuestRow, party: RelyingParty, at: datetime) -> dict[str, Any]:
        """What a browser needs to create another passkey of the guest."""
        rows = await self._rows(guest.id)
        if len(rows) >= MAX_PASSKEYS:
            raise ConflictError("many-passkeys", most=MAX_PASSKEYS)
        name = guest.name or guest.id
        options = generate_registration_options(
            rp_id=party.id,
            rp_name=SITE_NAME,
            user_id=guest.id.encode(),
            user_name=name,
            user_display_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.credential)) for row in rows],
        )
        await self._remember(options.challenge, "create", guest.id, at)
        return options_to_json_dict(options)

    async def add(self, guest: GuestRow, party: RelyingParty, credential: dict[str, Any], at: datetime) -> None:
        """Store the passkey that a browser has created."""
        challenge = await self._redeem(credential, "create", guest.id, at)
        made = _verified(verify_registration_response, party, credential=credential, expected_challenge=challenge)
        row = PasskeyRow(
            credential_hash=_hash(made.credential_id),
            credential=bytes_to_base64url(made.credential_id),
            public_key=bytes_to_base64url(made.credential_public_key),
            sign_count=made.sign_count,
            guest_id=guest.id,
            host=party.id,
            created=at,
        )

        tries = 0

        async def job(session: AsyncSession) -> None:
            nonlocal tries
            tries += 1
            if tries > 1 and await session.get(PasskeyRow, row.credential_hash) is not None:
                return  # committed by the attempt before, whose answer was lost
            count = select(func.count()).select_from(PasskeyRow).where(PasskeyRow.guest_id == guest.id)
            if (await session.scalar(count) or 0) >= MAX_PASSKEYS:
                raise ConflictError("many-passkeys", most=MAX_PASSKEYS)
            session.add(row)

        try:
            await self._store.attempt(job)
        except IntegrityError as error:  # authenticators make no credential twice
            raise BadRequestError("bad-passkey") from error

    # -- signing in ------------------------------------------------------------------------------------------------

    async def request_options(self, party: RelyingParty, at: datetime) -> dict[str, Any]:
        """What a browser needs to sign in by any passkey of this host."""
        options = generate_authentication_options(rp_id=party.id)
        await self._remember(options.challenge, "sign-in", None, at)
        return options_to_json_dict(options)

    async def guest_of(self, party: RelyingParty, credential: dict[str, Any], at: datetime) -> GuestRow:
        """The guest whose passkey has signed the challenge."""
        challenge = await self._redeem(credential, "sign-in", None, at)
        row = await self._find(credential)
        if row is None or row.host != party.id:
            raise UnknownGuestError("unknown-passkey")
        verified = _verified(
            verify_authentication_response,
            party,
            credential=credential,
            expected_challenge=challenge,
            credential_public_key=base64url_to_bytes(row.public_key),
            credential_current_sign_count=row.sign_count,
        )

        async def job(session: AsyncSession) -> GuestRow | None:
            kept = await session.get(PasskeyRow, row.credential_hash)
            if kept is None:
                return None
            kept.sign_count, kept.used = verified.new_sign_count, at
            return await session.get(GuestRow, kept.guest_id)

        guest = await self._store.attempt(job)
        if guest is None:
            raise UnknownGuestError("unknown-passkey")
        return guest

    async def _find(self, credential: dict[str, Any]) -> PasskeyRow | None:
        try:
            hashed = _hash(base64url_to_bytes(str(credential.get("rawId"))))
        except ValueError:
            return None
        return await self._store.read(lambda session: session.get(PasskeyRow, hashed))

    # -- challenges ------------------------------------------------------------------------------------------------

    async def _remember(self, challenge: bytes, purpose: Purpose, guest_id: str | None, at: datetime) -> None:
        row = ChallengeRow(hash=_hash(challenge), purpose=purpose, guest_id=guest_id, until=at + CHALLENGE_LIFETIME)

        async def job(session: AsyncSession) -> None:
            await session.execute(delete(ChallengeRow).where(ChallengeRow.until <= at))
            await session.merge(row)

        await self._store.attempt(job)

    async def _redeem(self, credential: dict[str, Any], purpose: Purpose, guest_id: str | None, at: datetime) -> bytes:
        """The challenge that a credential answers, which cannot be used again."""
        try:
            data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        except (KeyError, TypeError, AttributeError, ValueError, WebAuthnException) as error:
            raise BadRequestError("bad-passkey") from error
        gone = delete(ChallengeRow).where(ChallengeRow.hash == _hash(data.challenge), ChallengeRow.purpose == purpose)
        found: Any = await self._store.attempt(
            lambda session: session.execute(gone.returning(ChallengeRow.guest_id, ChallengeRow.until))
        )
        row = found.one_or_none()
        if row is None or row.until <= at or row.guest_id != guest_id:
            raise ConflictError("old-challenge")
        return data.challenge

    # -- the guest's own -------------------------------------------------------------------------------------------

    async def _rows(self, guest_id: str) -> list[PasskeyRow]:
        query = select(PasskeyRow).where(PasskeyRow.guest_id == guest_id)
        query = query.order_by(PasskeyRow.created, PasskeyRow.credential_hash)
        return list(await self._store.read(lambda session: session.scalars(query)))

    async def list(self, guest_id: str) -> list[Passkey]:
        """The guest's passkeys."""
        return [
            Passkey(id=row.credential_hash[:ID_LENGTH], host=row.host, created=row.created, used=row.used)
            for row in await self._rows(guest_id)
        ]

    async def remove(self, guest_id: str, id: str) -> None:
        """Remove a passkey of the guest."""
        gone = delete(PasskeyRow).where(
            PasskeyRow.guest_id == guest_id, func.substr(PasskeyRow.credential_hash, 1, ID_LENGTH) == id
        )
        await self._store.attempt(lambda session: session.execute(gone))
