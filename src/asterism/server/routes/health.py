"""``/healthz``, ``/readyz`` and ``/metrics``: what machines ask about a server."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from asterism.server.house.house import House
from asterism.server.http.host import check_host
from asterism.server.http.visit import house_of
from asterism.server.storage.connect import newest_revision, revision_of

PATIENCE = 2.0


@get("/healthz", include_in_schema=False)
async def healthz() -> Response[str]:
    """Whether the process is alive."""
    return Response("ok\n", media_type="text/plain")


async def _checks(house: House) -> dict[str, bool]:
    reached = current = False
    try:
        async with asyncio.timeout(PATIENCE), house.store.engine.connect() as connection:
            reached = True
            current = await connection.run_sync(revision_of) == newest_revision()
    except Exception:  # whatever is wrong with a database, the answer is no
        pass
    return {"database": reached, "migrations": current, "rules": house.warm, "serving": not house.draining}


@get("/readyz", include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Whether requests should be sent here."""
    checks = await _checks(house_of(request))
    ready = all(checks.values())
    return Response({"ready": ready, "checks": checks}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What Prometheus reads; it must know the host's secret."""
    check_host(request)
    return Response(house_of(request).metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})


ROUTES = [healthz, readyz, metrics]
