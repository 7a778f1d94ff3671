"""A short run of the proof that nothing is lost; the long one is ``python -m tests.server.killing``."""

from __future__ import annotations

import asyncio

import pytest

from . import killing


@pytest.mark.parametrize(("kind", "kills", "restarts"), [("sqlite", 1, 0), ("postgresql", 1, 1)])
def test_nothing_is_lost(kind, kills, restarts, tmp_path, request):
    postgres = request.getfixturevalue("postgres") if kind == "postgresql" else None
    database = postgres.database() if postgres else f"sqlite:///{tmp_path / 'test.db'}"
    result = asyncio.run(killing.run(database, postgres, kills, restarts, pairs=3, seed=1))
    assert killing.sound(result), result
