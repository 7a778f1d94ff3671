"""What a server keeps in memory, and what it gives back."""

from __future__ import annotations

import asyncio
import gc
import platform
import subprocess
import sys

import pytest
from litestar import Request

from asterism.load.attacks import text_path
from asterism.server.runtime.services import Settings
from asterism.server.storage.connect import SQLITE_CONNECTIONS, fill_pool, open_engine

from .server import RandomBot, Server

REFUSED = 10
LARGE = """
from asterism.server.runtime.memory import LARGE, tune_malloc

def of_heap():
    lines = iter(open("/proc/self/smaps"))
    next(line for line in lines if "[heap]" in line)
    return int(next(line for line in lines if line.startswith("Size:")).split()[1]) * 1024

tune_malloc()
bytearray(16 * LARGE)  # freed: by default blocks of this size come from the heap afterwards
before = of_heap()
kept = [bytearray(2 * LARGE) for _ in range(20)]
assert of_heap() - before < 10 * LARGE
"""


@pytest.mark.parametrize("body", [b"a." * 1_000 + b"a=1", b"\xff"], ids=["intricate", "not utf-8"])
def test_a_refused_request_is_freed_without_a_search_for_cycles(tmp_path, body):
    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=RandomBot)
    with Server(settings) as server:
        ann = server.guest("Ann")
        gc.collect()
        gc.disable()
        try:
            for _ in range(REFUSED):
                assert ann.http.post(text_path(), content=body).status_code == 400
            ann.http.get("/healthz")  # those before have ended
            left = sum(type(thing) is Request for thing in gc.get_objects())
        finally:
            gc.enable()
    assert left < REFUSED / 2


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other libraries have no such threshold")
def test_large_blocks_do_not_come_from_the_heap():
    subprocess.run([sys.executable, "-c", LARGE], check=True)


def test_connections_to_a_file_are_opened_once(tmp_path):
    async def opened() -> list[int]:
        engine = open_engine(f"sqlite:///{tmp_path}/t.db")
        counts = []
        for _ in range(2):
            await fill_pool(engine)
            counts.append(engine.pool.checkedin())  # type: ignore[attr-defined]
        counts.append(engine.pool.overflow())  # type: ignore[attr-defined]
        await engine.dispose()
        return counts

    assert asyncio.run(opened()) == [SQLITE_CONNECTIONS, SQLITE_CONNECTIONS, 0]
