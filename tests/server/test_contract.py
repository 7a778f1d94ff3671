"""The contract with clients: what is generated from it is what is committed."""

from __future__ import annotations

from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

from asterism.engine.typescript import types_of
from asterism.server.api.reference import answers_schema, files, requests_schema

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", files())
def test_generated_files_are_those_the_code_gives(path):
    assert (ROOT / path).read_text(encoding="utf-8") == files()[path], "make golden"


def test_no_other_files_lie_among_the_generated_ones():
    for folder in ("docs/schemas", "docs/actions", "web/src/api"):
        assert {str(path.relative_to(ROOT)) for path in (ROOT / folder).iterdir()} <= files().keys()


@pytest.mark.parametrize("schema", [answers_schema(), requests_schema()], ids=["answers", "requests"])
def test_the_schemas_are_valid_and_complete(schema):
    jsonschema_rs.meta.validate(schema)
    names = set(schema["$defs"])
    assert set(referred(schema)) <= names
    assert all(name.isidentifier() for name in names)


def referred(value):
    """The names of all definitions that a schema refers to."""
    if isinstance(value, dict):
        reference = value.get("$ref")
        if isinstance(reference, str):
            yield reference.removeprefix("#/$defs/")
        for part in value.values():
            yield from referred(part)
    elif isinstance(value, list):
        for part in value:
            yield from referred(part)


class Part(msgspec.Struct, tag_field="kind", tag="part"):
    """A part."""

    size: int | None
    names: dict[str, list[str | int]] = {}
    note: str | msgspec.UnsetType = msgspec.UNSET


@pytest.mark.parametrize(("defaults_sent", "names"), [(True, "names"), (False, "names?")])
def test_a_field_with_a_default_can_be_left_out_only_of_what_is_read(defaults_sent, names):
    _, definitions = msgspec.json.schema_components([Part], ref_template="#/$defs/{name}")
    assert types_of("Parts", definitions, defaults_sent=defaults_sent).splitlines()[2:] == [
        "/** A part. */",
        "export type Part = {",
        '  kind: "part";',
        "  size: number | null;",
        f"  {names}: Record<string, (string | number)[]>;",
        "  note?: string;",
        "};",
    ]
