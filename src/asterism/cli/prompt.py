"""One line from a person: with completion and history at a terminal, plain where the input is a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console


class Prompt:
    """Asks for a line."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.session: Any = None
        if sys.stdin.isatty() and sys.stdout.isatty():
            from prompt_toolkit import PromptSession

            self.session = PromptSession()

    def ask(self, who: str, moves: Sequence[str], commands: Sequence[str]) -> str:
        """The line typed; Tab offers ``moves`` and ``commands``. ``EOFError`` when there is no more input."""
        if self.session is None:
            self.console.print(f"{who}> ", end="")
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            return line.rstrip("\n")
        from prompt_toolkit.completion import WordCompleter

        completer = WordCompleter([*moves, *commands], ignore_case=True, WORD=True)
        return str(self.session.prompt(f"{who}> ", completer=completer, complete_while_typing=len(moves) < 200))
