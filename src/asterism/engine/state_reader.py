"""A state as people and programs read it: its position, its prompt, and the moves that its actions stand for."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.engine.errors import InvalidMoveError
from asterism.engine.json_writer import call_on_state, render_state


class StateReader:
    """Reads the states of a game by what its ``json_writer.py``, ``actions.py`` and ``view.py`` declare."""

    def __init__(self, game: Any) -> None:
        self._writer = game.state_writer
        self._moves = game.actions.MOVES
        self.decode = msgspec.json.Decoder(game.view.Position).decode
        """The ``Position`` of its JSON."""

    def position(self, s: Any) -> Any:
        """The state as a ``Position``; loses nothing: ``view.load`` makes the same state of it, redacted or not."""
        return self.decode(render_state(self._writer.write, s))

    def prompt(self, s: Any) -> str:
        """The text key of the prompt for the current decision."""
        return str(self._writer.PROMPTS[call_on_state(self._writer.prompt_number, s)])

    def move(self, s: Any, action: int) -> Any:
        """The structured move of an action (of ``redact_action``'s codes too)."""
        number = call_on_state(self._writer.move_number, s, action)
        if not 0 <= number < len(self._moves):
            raise InvalidMoveError(f"action {action} has no meaning in this position")
        return self._moves[number]
