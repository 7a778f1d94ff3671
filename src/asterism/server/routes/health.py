"""``/healthz``, ``/readyz`` and ``/metrics``: probes and metrics."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar import Request, Response, get
from msgspec.structs import astuple
from prometheus_client import CONTENT_TYPE_LATEST

from asterism.server.api.health import Readiness, ReadinessChecks
from asterism.server.http.host import check_host
from asterism.server.http.request_context import services_of
from asterism.server.runtime.services import Services
from asterism.server.storage.connect import can_write, newest_revision, revision_of

TIMEOUT = 2.0
RETRY = {"retry-after": "2"}


@get("/healthz", include_in_schema=False)
async def healthz() -> Response[str]:
    """Whether the process is alive."""
    return Response("ok\n", media_type="text/plain")


async def _checks(services: Services) -> ReadinessChecks:
    reached = current = written = False
    with suppress(Exception):  # any database error means not ready
        async with asyncio.timeout(TIMEOUT), services.store.engine.connect() as connection:
            reached = True
            current = await connection.run_sync(revision_of) == newest_revision()
            written = current and await can_write(connection, TIMEOUT / 2)
    return ReadinessChecks(
        database=reached and (written or not current),
        migrations=current,
        rules=services.warm,
        serving=not services.draining,
    )


@get("/readyz", include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> Response[Readiness]:
    """Whether the server is ready for requests."""
    checks = await _checks(services_of(request))
    ready = all(astuple(checks))
    answer = Readiness(ready=ready, checks=checks)
    return Response(answer) if ready else Response(answer, status_code=503, headers=RETRY)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Prometheus metrics; needs the host's secret."""
    check_host(request)
    return Response(services_of(request).metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})


ROUTES = [healthz, readyz, metrics]
