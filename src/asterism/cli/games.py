"""``asterism games``: what there is to play."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from asterism.engine.options import describe_game, describe_options
from asterism.engine.registry import all_games


def games(json: bool) -> int:
    """Print every game with its options."""
    if json:
        print(msgspec.json.encode({"games": [describe_game(game) for game in all_games()]}).decode())
        return 0
    console = Console()
    for g in all_games():
        table = Table("option", "values", "default", "what it does", title_justify="left")
        table.title = f"{g.title} ({g.id}), {g.min_players} to {g.max_players} players, about {g.minutes} minutes"
        for option in describe_options(g):
            table.add_row(option["name"], _values(option), str(option.get("default")), option.get("description", ""))
        console.print(table)
        console.print(f"modes: {', '.join(g.modes)}\n")
    return 0


def _values(option: dict[str, Any]) -> str:
    if "enum" in option:
        return " | ".join(map(str, option["enum"]))
    items = option.get("items")
    if isinstance(items, dict) and "enum" in items:
        return f"any of {', '.join(items['enum'])}"
    if "minimum" in option:
        return f"{option['minimum']} to {option['maximum']}"
    if "anyOf" in option:
        return " or ".join(_values(part) for part in option["anyOf"])
    return str(option.get("type", ""))
