"""One decision of a match, looked at from every seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.engine.contract import Game
from asterism.engine.events import NO_LOG, Event, read_log
from asterism.engine.spelling import room

SPECTATOR = -1


class Step:
    """One decision that was taken: the record before it, the action, the log of what happened, and the record after."""

    __slots__ = ("_game", "action", "after", "before", "log", "seat")

    def __init__(self, game: Game, before: np.ndarray, action: int) -> None:
        self._game = game
        self.before = before
        self.action = action
        self.after = np.frombuffer(bytearray(before.nbytes), before.dtype)  # five times as fast as np.empty
        log = room.of(game)[2]
        game.kernels.step_at(before, self.after, action, log)
        self.log = log[: log[0, 0] + 1].copy()
        self.seat = int(before["seat"][0])
        """Who decided."""

    def move(self, seat: int | None) -> Any:
        """The structured move as ``seat`` (None: a spectator) saw it."""
        code = self._game.rules.redact_action(self.action, self.seat, SPECTATOR if seat is None else seat)
        return self._game.actions.MOVES[self._game.kernels.move_at(self.before, 0, code)]

    def events(self, seat: int | None) -> list[Event]:
        """What happened, as ``seat`` (None: a spectator) saw it."""
        log = self.log.copy()
        self._game.kernels.redact_log(log, SPECTATOR if seat is None else seat)
        return read_log(log, self._game.view.EVENTS)

    def reveals(self) -> bool:
        """Whether it taught its mover something: what the mover knew did not foretell what came."""
        both = room.of(self._game)[0]
        self._game.kernels.foretell(self.before, self.after, self.action, both, NO_LOG)
        data = both.tobytes()
        return data[: len(data) // 2] != data[len(data) // 2 :]

    def json(self, seat: int | None) -> bytes:
        """Notation, move and events as ``seat`` (None: a spectator) saw them: the inside of a JSON object."""
        return bytes(self._game.spelling.step(self.before, self.action, self.log, SPECTATOR if seat is None else seat))
