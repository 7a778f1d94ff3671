"""``/api/<path>``: the editors that games declare (``Editor`` in ``engine/contract.py``); nothing is stored."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from asterism.engine.contract import Editor
from asterism.engine.registry import all_games
from asterism.server.api.base import encode
from asterism.server.api.editors import ContentFile
from asterism.server.http.openapi import json_response
from asterism.server.http.request_context import compute_counted
from asterism.server.routes.games import FOR_AN_HOUR

AnyRequest = Request[Any, Any, Any]
BODY: Any = JSONBody
RESPONSE: Any = Response
"""Subscripted with types that are known only once the games are."""


def editor_routes(editor: Editor) -> list[Any]:
    """The four routes of an editor; its structs are their types."""
    path = f"/api/{editor.PATH}"

    @cache
    def encoded_ours() -> bytes:
        return encode(editor.ours())

    async def ours() -> Any:
        """The default content."""
        return json_response(encoded_ours(), **FOR_AN_HOUR)

    async def check(request: AnyRequest, data: Any) -> Any:
        """What is wrong with the content as far as it is drawn."""
        return await compute_counted(request, editor.check, data)

    async def file(request: AnyRequest, data: Any) -> ContentFile:
        """The content as a file."""
        return ContentFile(name=editor.FILE, text=await compute_counted(request, editor.write, data))

    async def read(request: AnyRequest) -> Any:
        """The content of a file."""
        return await compute_counted(request, editor.read, await request.body())

    ours.__annotations__["return"] = RESPONSE[editor.Content]
    check.__annotations__ |= {"data": BODY[editor.Drawn], "return": editor.Checked}
    file.__annotations__["data"] = BODY[editor.Drawn]
    read.__annotations__["return"] = editor.Content
    return [
        get(f"{path}/ours")(ours),
        post(f"{path}/check", status_code=200)(check),
        post(f"{path}/file", status_code=200)(file),
        post(f"{path}/read", status_code=200)(read),
    ]


def all_editor_routes() -> Iterator[Any]:
    """The routes of the editors of all installed games."""
    for game in all_games():
        if game.editor is not None:
            yield from editor_routes(game.editor)
