"""The OpenAPI schema (``/api/schema/openapi.json``), with what the handlers' types do not say."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.openapi.plugins import JsonRenderPlugin

from asterism.engine.registry import all_games
from asterism.engine.text import LANGUAGES
from asterism.server.api.errors import Refusal

REFERENCE = "#/components/schemas/{name}"
LANG = {"name": "lang", "in": "query", "required": False, "schema": {"type": "string", "enum": list(LANGUAGES)}}
CODE = {"name": "code", "in": "query", "required": False, "schema": {"type": "string"}}


def _text_bodies() -> dict[str, str]:
    """The paths that take a text, with what it is."""
    editors = [game.editor for game in all_games() if game.editor is not None]
    return {"/api/records": "An .ast file."} | {f"/api/{one.PATH}/read": f"A file as {one.FILE}." for one in editors}


def json_response(encoded: bytes, **headers: str) -> Response[Any]:
    """A response whose body is encoded JSON."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(encoded, media_type="application/json", headers=named)


class SchemaPlugin(JsonRenderPlugin):
    """Serves the completed schema."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, complete_schema(openapi_schema))


def complete_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with the error shape, text bodies and common query parameters added."""
    _, refusal = msgspec.json.schema_components([Refusal], ref_template=REFERENCE)
    schema["components"].setdefault("schemas", {}).update(refusal)
    texts = _text_bodies()
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            _complete_operation(path, method, operation)
            if path in texts:
                body = {"text/plain": {"schema": {"type": "string"}}}
                operation["requestBody"] = {"description": texts[path], "required": True, "content": body}
    return schema


def _complete_operation(path: str, method: str, operation: dict[str, Any]) -> None:
    content = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Refusal")}}}
    responses = operation["responses"]
    responses.pop("400", None)
    responses |= {
        "4XX": {"description": "Refused; nothing was changed.", "content": content},
        "5XX": {"description": "It went wrong here; nothing was changed.", "content": content},
    }
    known = {parameter["name"] for parameter in operation.setdefault("parameters", [])}
    wanted = [LANG, CODE] if method == "get" and path.startswith("/api/tables/") else [LANG]
    operation["parameters"] += [parameter for parameter in wanted if parameter["name"] not in known]
