"""``/api/me/seek``: looking for a game."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody

from asterism.server.api.seeks import NewSeek, SeekAnswer
from asterism.server.http.request_context import count, guest_if_any, guest_or_new, services_of

AnyRequest = Request[Any, Any, Any]


@get("/api/me/seek")
async def my_seek(request: AnyRequest) -> SeekAnswer:
    """The guest's seek. Asking shows that they are still here."""
    guest = await guest_if_any(request)
    return SeekAnswer(seek=await services_of(request).seeks.get(guest.id) if guest else None)


@post("/api/me/seek", status_code=200)
async def begin(request: AnyRequest, data: JSONBody[NewSeek]) -> SeekAnswer:
    """Look for a game; if somebody fits, the answer has the table."""
    await count(request, "seek")
    guest = await guest_or_new(request)
    return SeekAnswer(seek=await services_of(request).seeks.begin(guest, data))


@delete("/api/me/seek", status_code=200)
async def end(request: AnyRequest) -> SeekAnswer:
    """Stop seeking, or acknowledge the table that was found."""
    guest = await guest_if_any(request)
    if guest is not None:
        await services_of(request).seeks.end(guest.id)
    return SeekAnswer(seek=None)


ROUTES = [my_seek, begin, end]
