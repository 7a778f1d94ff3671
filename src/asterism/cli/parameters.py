"""Parameters that several commands have, with what ``--help`` says of them."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter, validators

Positive = Annotated[int, Parameter(validator=validators.Number(gte=1, lte=1_000_000))]
Mode = Annotated[str | None, Parameter(help="A named set of options, such as duel, race, kids or expert.")]
Option = Annotated[
    list[str],
    Parameter(
        name=["--option", "-o"],
        negative=(),
        help="One option as name=value; may be given more than once. Some, such as tiles, take a file.",
    ),
]
GameIds = Annotated[str, Parameter(help="The ids of games, as `asterism games` lists them.")]
Json = Annotated[bool, Parameter(help="Print one JSON object.")]
DatabaseUrl = Annotated[
    str | None,
    Parameter(help="The database's URL; by default ASTERISM_DATABASE, or the file in your data folder."),
]
