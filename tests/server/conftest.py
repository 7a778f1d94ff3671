"""A real server on a free port, with a database of its own and bots that play at random."""

from __future__ import annotations

import pytest

from asterism.server import limits
from asterism.server.house import Settings

from .server import RandomBot, Server


@pytest.fixture(scope="session", autouse=True)
def no_hurry():
    """Tests do more in a second than people do in an hour."""
    limits.RATES.update({what: limits.Rate(10**6, 10**6) for what in limits.RATES})


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'test.db'}"
    with Server(Settings(database=database, pages=folder / "web", make_bot=RandomBot, pace=0.01)) as running:
        yield running
