"""``/api/host``: overview and moderation for the host."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal, get_args

from msgspec import Meta

from asterism.server.api.base import Answer, Body
from asterism.server.api.live_log import ChatEntry
from asterism.server.api.tables import ReportReason, Status, Table

BanKind = Literal["guest", "address"]


class HostSecret(Body):
    """The host's secret."""

    secret: Annotated[str, Meta(max_length=200)]


class NewBan(Body):
    """A guest or address to ban, and for how many hours (none: permanently)."""

    kind: BanKind
    who: Annotated[str, Meta(min_length=1, max_length=64)]
    hours: Annotated[int, Meta(ge=1, le=100_000)] | None = None


class Ban(Answer):
    """A ban."""

    id: str
    kind: BanKind
    who: str
    until: Annotated[datetime | None, Meta(description="Null: permanently.")]
    created: datetime


class ConnectionInfo(Answer):
    """A live connection."""

    guest: str | None
    name: str | None
    address: str
    table: str
    seconds: int


class HostTable(Table):
    """A table, and when it last changed."""

    changed: datetime


class Report(Answer):
    """A guest has reported another."""

    table: str
    guest: Annotated[str, Meta(description="Who reported.")]
    name: str | None
    about: Annotated[str, Meta(description="Who is reported.")]
    about_name: str | None
    reason: ReportReason
    at: datetime


class Overview(Answer):
    """What runs on this server."""

    host: bool
    version: str
    python: str
    database: str
    seconds: Annotated[int, Meta(description="Since the start.")]
    load: Annotated[list[float], Meta(description="Over 1, 5 and 15 minutes, where it is known.")]
    cores: int | None
    memory: Annotated[int | None, Meta(description="Bytes.")]
    lag: Annotated[float, Meta(description="How late the event loop was, in seconds.")]
    thinking: Annotated[int, Meta(description="Bots that think or wait to.")]
    draining: bool
    in_memory: Annotated[int, Meta(description="Tables.")]
    counts: Annotated[dict[Status, int], Meta(extra_json_schema={"propertyNames": {"enum": list(get_args(Status))}})]
    tables: list[HostTable]
    connections: list[ConnectionInfo]
    bans: list[Ban]
    reports: Annotated[list[Report], Meta(description="Latest first.")]


class LoggedOut(Answer):
    """The browser is no longer the host's."""

    host: bool


class HostChat(Answer):
    """The chat of a table, latest last."""

    chat: list[ChatEntry]
