"""``/readyz``: whether the server is ready."""

from __future__ import annotations

from asterism.server.api.base import Answer


class ReadinessChecks(Answer):
    """What must hold before the server is ready."""

    database: bool
    migrations: bool
    rules: bool
    serving: bool


class Readiness(Answer):
    """Whether the server is ready for requests."""

    ready: bool
    checks: ReadinessChecks
