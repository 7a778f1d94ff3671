"""A real server on a free port, with a database of its own and bots that play at random."""

from __future__ import annotations

from contextlib import ExitStack
from unittest.mock import patch

import pytest

from asterism.server import budgets
from asterism.server.runtime.services import Settings
from asterism.simulator.pace import INTERVALS

from .postgres import Postgres
from .server import DATABASES, RandomBot, Server

OVER_BOTH = ("test_seats", "test_seeks", "test_undo", "test_refusals", "test_handles")
"""Files whose tests run over SQLite and over PostgreSQL; those that ask for a ``database`` do so anyway."""


def pytest_generate_tests(metafunc):
    if "server" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in OVER_BOTH:
        metafunc.parametrize("server", DATABASES, indirect=True, scope="module")


@pytest.fixture(scope="session", autouse=True)
def no_hurry():
    """Tests do more in a second than people do in an hour."""
    budgets.RATES.update({what: budgets.Rate(10**6, 10**6) for what in budgets.RATES})


@pytest.fixture(scope="session")
def postgres():
    """A real PostgreSQL, for all tests that ask for it."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="module")
def server(request, tmp_path_factory):
    """A server over SQLite; in the files of ``OVER_BOTH``, over each database."""
    folder = tmp_path_factory.mktemp("server")
    if getattr(request, "param", "sqlite") == "postgresql":
        database = request.getfixturevalue("postgres").database()
    else:
        database = f"sqlite:///{folder / 'test.db'}"
    with Server(Settings(database=database, pages=folder / "web", make_bot=RandomBot, pace=0.01)) as running:
        yield running


@pytest.fixture(params=DATABASES)
def database(request, tmp_path):
    """The URL of an empty database, of each kind."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").database()
    return f"sqlite:///{tmp_path / 'test.db'}"


@pytest.fixture
def usual_intervals():
    """Restore the polling intervals after a test: a simulated world sets them for the whole process."""
    with ExitStack() as stack:
        for module, name, *_ in INTERVALS:
            stack.enter_context(patch.object(module, name, getattr(module, name)))
        yield
