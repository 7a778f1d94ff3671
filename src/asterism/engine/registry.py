"""The games there are, by id. They are found by name, so that the engine imports none of them."""

from __future__ import annotations

from asterism.engine.contract import Game, described
from asterism.engine.errors import UnknownGameError

IDS = ("gravity", "filantes", "octocube")


def load(id: str) -> Game:
    """The game of that id; ``UnknownGameError`` lists those there are."""
    if id not in IDS:
        raise UnknownGameError(f"there is no game {str(id)[:40]!r}; the games are {', '.join(IDS)}", id=str(id)[:40])
    return described(id)


def all_games() -> list[Game]:
    """Every game, in the order of the ids."""
    return [load(id) for id in IDS]
