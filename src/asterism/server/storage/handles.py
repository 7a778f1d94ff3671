"""Handles: names by which people are known in rated games and on leaderboards, where no two may look the same.

A guest claims a handle when they first play rated. It stays theirs when they take another, because their old games
show it; so nobody else can take a name that looks like it while they are a guest.
"""

from __future__ import annotations

from sqlalchemy import exists, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.budgets import MAX_HANDLES
from asterism.server.errors import BadRequestError, ConflictError
from asterism.server.storage.database import GuestRow, HandleRow, RatingRow
from asterism.server.storage.handle_key import handle_key
from asterism.server.storage.store import Store


async def has_handle(store: Store, guest_id: str) -> bool:
    """Whether a guest is known by a handle, or has to be: they have played rated."""
    known = exists().where(HandleRow.guest_id == guest_id), exists().where(RatingRow.guest_id == guest_id)
    return bool(await store.read(lambda session: session.scalar(select(or_(*known)))))


async def is_free(store: Store, guest: GuestRow) -> bool:
    """Whether a guest's name can be their handle, as far as others are concerned."""
    key = handle_key(guest.name or "")
    row = None if key is None else await store.read(lambda session: session.get(HandleRow, key))
    return key is not None and (row is None or row.guest_id == guest.id)


async def claim(store: Store, guest: GuestRow) -> None:
    """Make a guest's name their handle; ``ConflictError`` if another's looks the same, or they have had too many."""
    if guest.name is None:
        raise ConflictError("name-wanted")
    await claim_name(store, guest.id, guest.name)


async def claim_name(store: Store, guest_id: str, name: str) -> None:
    """Make a name the handle of a guest; of two who claim it at once, one is refused."""
    key = handle_key(name)
    if key is None:
        raise BadRequestError("bad-handle")

    async def job(session: AsyncSession) -> None:
        row = await session.get(HandleRow, key)
        if row is None:
            mine = select(func.count()).select_from(HandleRow).where(HandleRow.guest_id == guest_id)
            if (await session.scalar(mine) or 0) >= MAX_HANDLES:
                raise ConflictError("many-handles", most=MAX_HANDLES)
            session.add(HandleRow(key=key, guest_id=guest_id, name=name))
        elif row.guest_id != guest_id:
            raise ConflictError("name-taken", name=name)
        else:
            row.name = name  # the same to the eye, but for case or spaces

    try:
        await store.attempt(job)
    except IntegrityError:  # somebody claimed it meanwhile
        await store.attempt(job)


async def change_name(store: Store, guest: GuestRow, name: str) -> None:
    """Give a guest a name; those who are known by a handle claim the new one, too."""
    if await has_handle(store, guest.id):
        await claim_name(store, guest.id, name)
    await store.change_guest(guest, name=name)
