"""``/healthz``, ``/readyz`` and ``/metrics``: probes and metrics."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from msgspec.structs import astuple
from prometheus_client import CONTENT_TYPE_LATEST

from asterism.server.api.health import Readiness
from asterism.server.http.host import check_host
from asterism.server.http.request_context import services_of

RETRY = {"retry-after": "2"}


@get("/healthz", include_in_schema=False)
async def healthz() -> Response[str]:
    """Whether the process is alive."""
    return Response("ok\n", media_type="text/plain")


@get("/readyz", include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> Response[Readiness]:
    """Whether the server is ready for requests."""
    checks = await services_of(request).readiness()
    ready = all(astuple(checks))
    answer = Readiness(ready=ready, checks=checks)
    return Response(answer) if ready else Response(answer, status_code=503, headers=RETRY)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Prometheus metrics; needs the host's secret."""
    check_host(request)
    return Response(services_of(request).metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})


ROUTES = [healthz, readyz, metrics]
