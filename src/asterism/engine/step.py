"""One decision of a match, as seen from every seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.engine.contract import Game
from asterism.engine.events import Event, read_log
from asterism.engine.json_writer import buffers
from asterism.engine.viewer import SPECTATOR, TRUTH, Viewer, viewer_code

__all__ = ["SPECTATOR", "TRUTH", "Step"]


class Step:
    """One decision that was taken: the state before it, the action, the log of what happened, and the state after."""

    __slots__ = ("_game", "action", "after", "before", "log", "seat")

    def __init__(self, game: Game, before: np.ndarray, action: int) -> None:
        self._game = game
        self.before = before
        self.action = action
        self.after = np.frombuffer(bytearray(before.nbytes), before.dtype)  # five times as fast as np.empty
        log = buffers.of(game)[2]
        game.kernels.step_at(before, self.after, action, log)
        self.log = log[: log[0, 0] + 1].copy()
        self.seat = int(before["seat"][0])
        """The seat that decided."""

    def move(self, viewer: Viewer) -> Any:
        """The structured move as ``viewer`` saw it."""
        code = self._code(viewer)
        action = self.action if code == TRUTH else self._game.rules.redact_action(self.action, self.seat, code)
        return self._game.actions.MOVES[self._game.kernels.move_at(self.before, 0, action)]

    def events(self, viewer: Viewer) -> list[Event]:
        """What happened, as ``viewer`` saw it."""
        log, code = self.log, self._code(viewer)
        if code != TRUTH:
            log = log.copy()
            self._game.kernels.redact_log(log, code)
        return read_log(log, self._game.view.EVENTS)

    def _code(self, viewer: Viewer) -> int:
        return viewer_code(viewer, int(self.before["players"][0]))

    def reveals(self) -> bool:
        """Whether it revealed hidden information to its mover: the outcome was not predictable from what they knew."""
        if self._game.perfect_information:
            return False
        both = buffers.of(self._game)[0]
        self._game.kernels.predict(self.before, self.after, self.action, both)
        data = both.tobytes()
        return data[: len(data) // 2] != data[len(data) // 2 :]

    def json(self, seat: int | None) -> bytes:
        """Notation, move and events as ``seat`` (None: a spectator) saw them: the inside of a JSON object."""
        return bytes(self._game.json.step(self.before, self.action, self.log, SPECTATOR if seat is None else seat))
