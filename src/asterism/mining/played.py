"""Games that people have played, as mining takes them: what was dealt and decided, and nothing about the players."""

from __future__ import annotations

from pathlib import Path

import msgspec

from asterism.engine.match import Match
from asterism.engine.options import parse_options
from asterism.engine.record_file import load_record

CONSENT = "puzzles"
"""The header by which a record says that its players agree: ``puzzles: yes``."""


class PlayedGame(msgspec.Struct, frozen=True):
    """A game in one of its modes, by the newest rules."""

    game: str
    mode: str
    players: int
    seed: int
    actions: tuple[int, ...]


def played_game(match: Match) -> PlayedGame | None:
    """A match as it was played; None if it began from a position, with options of its own, or by older rules."""
    game = match.game
    modes = (mode for mode, options in game.modes.items() if parse_options(game, options) == match.options)
    mode = next(modes, None)
    if mode is None or match.seed is None or match.rules_version != game.rules_version:
        return None
    return PlayedGame(game.id, mode, match.players, match.seed, tuple(int(action) for action in match.actions))


def agreed_records(folder: Path) -> list[PlayedGame]:
    """The finished games of a folder's records whose players agree that they become puzzles."""
    found = []
    for path in sorted(folder.rglob("*.ast")):
        record = load_record(path)
        finished = record.result is not None and record.result.finished
        if record.headers.get(CONSENT) != "yes" or not finished or record.position is not None:
            continue
        match = record.start()
        record.replay(match)
        game = played_game(match)
        if game is not None:
            found.append(game)
    return found
