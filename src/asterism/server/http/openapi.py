"""The API as tools read it (``/api/schema/openapi.json``): what handlers do not say by their types is added here."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request, Response
from litestar.openapi.plugins import JsonRenderPlugin

from asterism.engine.text import LANGUAGES

Answer = Response[dict[str, Any]]
TEXT_BODIES = {"/api/records": "An .ast file.", "/api/tiles/read": "A tile file."}
REFUSAL = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["type", "code", "message", "params"],
            "properties": {
                "type": {"type": "string"},
                "code": {"type": "string"},
                "message": {"type": "string", "minLength": 1},
                "params": {"type": "object"},
            },
        }
    },
}
LANG = {"name": "lang", "in": "query", "required": False, "schema": {"type": "string", "enum": list(LANGUAGES)}}
CODE = {"name": "code", "in": "query", "required": False, "schema": {"type": "string"}}


def answer(encoded: bytes, **headers: str) -> Answer:
    """An object that is JSON already."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(cast(Any, encoded), media_type="application/json", headers=named)


class Schema(JsonRenderPlugin):
    """Gives the completed schema to those who ask."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole schema as JSON."""
        return super().render(request, completed(openapi_schema))


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with the one shape of refusals, the bodies that are texts, and what every address may carry."""
    schema["components"].setdefault("schemas", {})["Refusal"] = REFUSAL
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            _complete(path, method, operation)
    return schema


def _complete(path: str, method: str, operation: dict[str, Any]) -> None:
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    responses = operation["responses"]
    responses.pop("400", None)
    responses |= {
        "4XX": {"description": "Refused; nothing was changed.", "content": content},
        "5XX": {"description": "It went wrong here; nothing was changed.", "content": content},
    }
    known = {parameter["name"] for parameter in operation.setdefault("parameters", [])}
    wanted = [LANG, CODE] if method == "get" and path.startswith("/api/tables/") else [LANG]
    operation["parameters"] += [parameter for parameter in wanted if parameter["name"] not in known]
    if path in TEXT_BODIES:
        body = {"text/plain": {"schema": {"type": "string"}}}
        operation["requestBody"] = {"description": TEXT_BODIES[path], "required": True, "content": body}
