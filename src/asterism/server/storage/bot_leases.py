"""Which server decides for a bot: each decision is leased to one of them for a few seconds."""

from __future__ import annotations

import time
from functools import cached_property
from typing import Any

from sqlalchemy import ColumnElement, Select, String, and_, bindparam, exists, or_, select, update
from sqlalchemy.orm import aliased
from sqlalchemy.sql.dml import ReturningUpdate
from sqlalchemy.sql.schema import Table as SqlTable

from asterism.server.storage.database import SeatRow, TableRow
from asterism.server.storage.transactions import Transactions

LEASE_SECONDS = 5.0
"""The seconds that a server has for a bot's decision before another may take it over."""


class BotLeases:
    """The leases in one database."""

    def __init__(self, store: Transactions) -> None:
        self._store = store

    def _server_time(self) -> ColumnElement[float]:
        """The seconds since 1970, by the database's clock if servers share it."""
        return bindparam("now_at", 0.0) if self._store.clock is None else self._store.clock

    def _with_time(self, **values: Any) -> dict[str, Any]:
        """The parameters of a statement that uses ``_server_time``."""
        return {"now_at": time.time(), **values} if self._store.clock is None else values

    def _unleased(self) -> ColumnElement[bool]:
        """No lease, one that is over, or one that ends so late that the clock must have been set back since."""
        now, until = self._server_time(), TableRow.lease_until
        return or_(until.is_(None), until < now, until > now + 2 * LEASE_SECONDS)

    async def take(self, id: str, ply: int, server: str) -> bool:
        """Lease the bot's decision at ``ply`` to a server; False if another has it."""
        values = self._with_time(of_table=id, at_ply=ply, server=server)
        return await self._store.query(lambda connection: connection.execute(self._take, values).first()) is not None

    @cached_property
    def _take(self) -> ReturningUpdate[Any]:
        table, server = TableRow.__table__, bindparam("server", type_=String)
        assert isinstance(table, SqlTable)
        same = table.c.id == bindparam("of_table"), table.c.ply == bindparam("at_ply"), table.c.status == "running"
        take = update(table).where(*same, or_(self._unleased(), table.c.lease_holder == server))
        return take.values(lease_holder=server, lease_until=self._server_time() + LEASE_SECONDS).returning(table.c.id)

    async def due(self, most: int) -> list[tuple[str, int]]:
        """Tables with people, and their ply, whose deciding bot no server has leased; longest waiting first."""
        return [(row.id, row.ply) for row in await self._store.rows(self._due, self._with_time(most=most))]

    @cached_property
    def _due(self) -> Select[str, int]:
        person = aliased(SeatRow)
        decides = and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.seat)
        query = select(TableRow.id, TableRow.ply).join(SeatRow, decides)
        query = query.where(TableRow.status == "running", or_(SeatRow.kind == "bot", SeatRow.stand_in.is_not(None)))
        query = query.where(
            exists().where(person.table_id == TableRow.id, person.guest_id.is_not(None)), self._unleased()
        )
        return query.order_by(TableRow.changed).limit(bindparam("most"))
