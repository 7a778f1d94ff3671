"""``/api/games`` and ``/api/texts``: the games, and the texts about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta

from asterism.engine.contract import Credits
from asterism.engine.schemas import reference
from asterism.server.api.base import Answer

Option = Annotated[Any, Meta(extra_json_schema=reference("Option"))]
"""The JSON Schema of an option, with its name and default."""
OptionSchema = Annotated[Any, Meta(extra_json_schema=reference("OptionSchema"))]
"""The JSON Schema of a part of an option."""


class GameInfo(Answer):
    """A game with its modes and options."""

    id: str
    title: str
    taglines: Annotated[dict[str, str], Meta(description="What it is about in a sentence, by language.")]
    rules_version: int
    players: Annotated[tuple[int, int], Meta(description="The fewest and the most.")]
    minutes: Annotated[int, Meta(description="How long a game takes at a table.")]
    age: Annotated[int | None, Meta(description="From which the box recommends it.")]
    draws: Annotated[bool, Meta(description="Whether several winners have drawn; else they share the victory.")]
    credits: Credits | None
    secrets: Annotated[bool, Meta(description="Whether seats have hidden information.")]
    seats: Annotated[Sequence[str], Meta(description="The colours of the seats.")]
    modes: Annotated[Mapping[str, dict[str, Any]], Meta(description="Named sets of options.")]
    standard: Annotated[
        Mapping[str, Sequence[Any]], Meta(description="Options that a rated game may choose beside its mode.")
    ]
    options: Annotated[list[Option], Meta(description="`$ref`s point into `definitions`.")]
    definitions: dict[str, OptionSchema]
    module: Annotated[
        str | None,
        Meta(description="The name of its WebAssembly module (`/api/games/<id>/<module>.wasm`); null: none is here."),
    ]


class Games(Answer):
    """What this server plays."""

    games: list[GameInfo]
    levels: Annotated[list[int], Meta(description="Of bots.")]
    characters: Annotated[list[str], Meta(description="Of bots, the even one first.")]
    languages: list[str]
    version: str
    protocol: Annotated[int, Meta(description="The version of the live protocol.")]


class FluentTexts(Answer):
    """Fluent sources; what the language lacks is there in English."""

    games: dict[str, str]
    errors: str
    bots: str


class Texts(Answer):
    """Every text of the games, the errors and the bots in one language."""

    language: str
    ftl: FluentTexts
