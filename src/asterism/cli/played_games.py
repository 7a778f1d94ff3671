"""The finished games of a server's database whose players agreed that they become puzzles."""

from __future__ import annotations

import asyncio

from asterism.engine.extras import extra
from asterism.mining.played import PlayedGame, played_game

with extra("server"):
    from asterism.server.storage.entries import replay_entry
    from asterism.server.storage.puzzles import shared_tables
    from asterism.server.storage.store import Store
    from asterism.server.tables.table import start_of


def agreed_games(database: str) -> list[PlayedGame]:
    """The games, the oldest first; the database is only read."""
    return asyncio.run(_agreed_games(database))


async def _agreed_games(database: str) -> list[PlayedGame]:
    store = Store(database)
    try:
        found = []
        for id in await shared_tables(store):
            row, _, entries = await store.table(id)
            match = start_of(row)
            for entry in entries:
                replay_entry(match, entry)
            game = played_game(match)
            if game is not None:
                found.append(game)
        return found
    finally:
        await store.close()
