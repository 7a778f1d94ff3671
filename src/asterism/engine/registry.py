"""The games that are installed: every distribution that names an entry point of the group ``asterism.games``.

An entry point is ``<id> = "<package>.describe:GAME"``.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from asterism.engine.contract import Game
from asterism.engine.errors import UnknownGameError

GROUP = "asterism.games"


@cache
def _entry_points() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _load(id: str) -> Game:
    game: Game = _entry_points()[id].load()
    if game.id != id:
        raise UnknownGameError(f"the entry point {id!r} of {GROUP} describes the game {game.id!r}", id=id)
    return game


def package_of(id: str) -> str:
    """The importable name of a game's package, without importing it."""
    return _entry_points()[id].module.rpartition(".")[0]


def packages() -> tuple[str, ...]:
    """The importable names of the packages of all games, without importing them."""
    return tuple(sorted(map(package_of, _entry_points())))


def load(id: str) -> Game:
    """The game of that id; ``UnknownGameError`` lists those there are."""
    if not isinstance(id, str) or id not in _entry_points():
        ids = ", ".join(game.id for game in all_games())
        raise UnknownGameError(f"there is no game {str(id)[:40]!r}; the games are {ids}", id=str(id)[:40])
    return _load(id)


def all_games() -> list[Game]:
    """Every game, in the order of their descriptions."""
    return sorted((_load(id) for id in _entry_points()), key=lambda game: (game.order, game.id))
