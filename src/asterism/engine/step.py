"""One decision of a match, looked at from every seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.engine.contract import Game
from asterism.engine.events import NO_LOG, Event, new_log, read_log

SPECTATOR = -1


class Step:
    """One decision that was taken: the record before it, the action, the log of what happened, and the record after."""

    __slots__ = ("_game", "action", "after", "before", "log")

    def __init__(self, game: Game, before: np.ndarray, action: int) -> None:
        self._game = game
        self.before = before
        self.action = action
        self.after, log = before.copy(), new_log(game.state.MAX_EVENTS)
        game.kernels.apply_at(self.after, 0, action, log)
        self.log = log[: log[0, 0] + 1].copy()

    @property
    def seat(self) -> int:
        """Who decided."""
        return int(self.before["seat"][0])

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
        foretold, seen = np.empty_like(self.before), self.after.copy()
        self._game.kernels.foretell_at(self.before, 0, self.action, foretold, NO_LOG)
        self._game.kernels.redact_at(seen, 0, self.seat)
        return bool(foretold.tobytes() != seen.tobytes())

    def json(self, seat: int | None) -> bytes:
        """Notation, move and events as ``seat`` (None: a spectator) saw them: the inside of a JSON object."""
        return bytes(self._game.spelling.step(self.before, self.action, self.log, SPECTATOR if seat is None else seat))
