"""The terminal's own texts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from asterism.engine.messages import format_message

HERE = Path(__file__).resolve().parent


def say(language: str, id: str, **values: Any) -> str:
    """A text of the terminal; its id where there is none."""
    return format_message(HERE, language, id, values) or id


def help_text(language: str, commands: Iterable[str], keys: str) -> Group:
    """A line for each command, then the text ``keys``."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for command in commands:
        table.add_row(Text(command, style="bold"), say(language, f"command-{command}"))
    return Group(table, say(language, keys))
