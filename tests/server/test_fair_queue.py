"""Computing is shared: everybody has their turn, nobody more than their share, and playing goes before looking."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import httpx
import pytest

from asterism.server import budgets, fair_queue
from asterism.server.budgets import Bounds
from asterism.server.errors import RateError, UnavailableError
from asterism.server.fair_queue import SERVER, FairQueue, FairSlots, Owner
from asterism.server.routes import games
from asterism.server.runtime.services import Settings

from .server import RandomBot, Server, soon

EXPLORE = {"position": {"game": "filantes", "seed": 1}}


@pytest.fixture
def queue(monkeypatch):
    """Makes a queue with one thread, in which little may wait, and nothing takes time."""
    monkeypatch.setattr(fair_queue, "time", SimpleNamespace(monotonic=lambda: 0.0))
    monkeypatch.setitem(budgets.QUEUES, "explore", Bounds(1, 3, 5, 8))
    return lambda: FairQueue("explore")


async def waiting(queue, *owners):
    """Let each owner ask for something while the thread is busy; return in which order they were served."""
    gate, served = threading.Event(), []
    first = asyncio.ensure_future(queue.run(SERVER, gate.wait, 20))
    asked = [asyncio.ensure_future(queue.run(Owner(*owner), served.append, owner)) for owner in owners]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(first, *asked)
    queue.close()
    return served


def test_addresses_take_turns_and_guests_within_an_address(queue):
    a, b, c = ("a", "ann"), ("a", "ben"), ("c", None)

    async def ask():
        return await waiting(queue(), a, a, a, b, b, c)

    assert asyncio.run(ask()) == [a, c, b, a, b, a]


async def take_turns(*asked, before=0):
    """Let owners ask for turns of so many seconds, all at once, by a clock of their own; return who was served."""
    now, served = [0.0], []
    slots = FairSlots(1, lambda: now[0])

    async def work(owner, seconds):
        async with slots.turn(Owner(owner)):
            served.append(owner)
            now[0] += seconds
            await asyncio.sleep(0)  # the others come to wait

    for _ in range(before):
        await work("old", 1.0)
    await asyncio.gather(*(work(owner, seconds) for owner, seconds, times in asked for _ in range(times)))
    return served[before:]


def test_who_computes_much_waits_longer_than_who_computes_little():
    served = asyncio.run(take_turns(("heavy", 1.0, 20), ("light", 0.01, 60)))
    assert served == ["heavy"] + ["light"] * 60 + ["heavy"] * 19  # 60 short turns are less than a long one


def test_waiting_and_idling_gather_no_credit():
    served = asyncio.run(take_turns(("old", 1.0, 6), ("new", 1.0, 6), before=100))
    assert 2 <= served[:6].count("new") <= 4


def test_a_turn_that_is_given_to_nobody_is_given_to_the_next():
    async def ask():
        slots, served = FairSlots(1), []
        give_back = await slots.acquire(SERVER)

        async def wait(name):
            async with slots.turn(Owner(name)):
                served.append(name)

        first, second = asyncio.ensure_future(wait("a")), asyncio.ensure_future(wait("b"))
        await asyncio.sleep(0)
        give_back()  # it is a's turn now, but a leaves before it hears of it
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert (len(slots), slots.free) == (0, 1)
        return served

    assert asyncio.run(ask()) == ["b"]


def test_bots_to_watch_do_not_delay_the_bot_that_a_person_waits_for(tmp_path, monkeypatch):
    """One guest watches twenty tables where only bots play, each decision as slow as can be; another plays a bot."""
    order, gate = [], threading.Event()

    class SlowBot(RandomBot):
        def play(self, seen, limit):
            if limit.seconds:  # not when it only wakes up
                order.append(seen.players)
                gate.wait(60)
            return super().play(seen, limit)

    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=SlowBot, pace=0.0)
    with Server(settings) as server:
        pool = server.services.bot_pool
        pool.slots.free = 1  # one thread, on any machine
        eve = server.guest("Eve", **{"x-forwarded-for": "192.0.2.9"})
        three = [{"kind": "bot", "level": 8}] * 3
        watched = [eve.live(eve.table("filantes", seats=three), **{"x-forwarded-for": "192.0.2.9"}) for _ in range(20)]
        for live in watched:
            live.until("state")
        soon(lambda: pool.thinking == 20)
        ann = server.guest("Ann")
        live = ann.live(ann.table("filantes"))
        state = live.next()
        live.say(type="play", ply=0, action=state["legal"][0]["action"])
        soon(lambda: pool.thinking == 21)
        gate.set()
        live.until(lambda message: message["type"] == "moved" and message["ply"] == 2)
    assert order.index(2) <= 2  # after the decision under way and one turn of Eve's, not after twenty


def test_more_than_a_share_is_refused_and_the_others_are_not(queue):
    async def ask():
        full, gate = queue(), threading.Event()
        jobs = [asyncio.ensure_future(full.run(SERVER, gate.wait, 20))]

        async def add(whose, times):
            jobs.extend(asyncio.ensure_future(full.run(whose, int)) for _ in range(times))
            await asyncio.sleep(0)

        async def refused(whose):
            with pytest.raises((RateError, UnavailableError)) as error:
                await full.run(whose, int)
            return type(error.value), error.value.code, error.value.params["seconds"]

        await add(Owner("a", "ann"), 3)
        assert await refused(Owner("a", "ann")) == (RateError, "too-much", fair_queue.RETRY_OWN)
        await add(Owner("a", "ben"), 2)
        assert await refused(Owner("a", "cem")) == (RateError, "too-much", fair_queue.RETRY_OWN)
        await add(Owner("b"), 3)
        assert await refused(Owner("c")) == (UnavailableError, "crowded", fair_queue.RETRY_ALL)
        await add(Owner("c", bounded=False), 4)
        assert len(full) == 12
        gate.set()
        assert (await asyncio.gather(*jobs))[1:] == [0] * 12
        assert len(full) == 0
        full.close()

    asyncio.run(ask())


def test_what_nobody_waits_for_any_more_is_not_computed(queue):
    async def ask():
        one, gate, computed = queue(), threading.Event(), []
        busy = asyncio.ensure_future(one.run(SERVER, gate.wait, 20))
        gone = asyncio.ensure_future(one.run(Owner("a"), computed.append, "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        gate.set()
        await busy
        await one.run(Owner("a"), computed.append, "here")
        with pytest.raises(ZeroDivisionError):
            await one.run(Owner("a"), divmod, 1, 0)
        one.close()
        return computed

    assert asyncio.run(ask()) == ["here"]


def test_a_crowd_that_explores_waits_in_a_line_of_its_own(server, monkeypatch):
    gate, began, explore = threading.Event(), [], games._explore

    def slow(data):
        began.append(1)
        gate.wait(60)
        return explore(data)

    monkeypatch.setattr(games, "_explore", slow)
    bounds = budgets.QUEUES["explore"]
    asked = bounds.workers + bounds.guest + 5
    look = server.services._explore_queue
    with ThreadPoolExecutor(asked) as pool:
        url = f"{server.url}/api/positions?lang=fr"
        answers = [pool.submit(httpx.post, url, json=EXPLORE, timeout=60) for _ in range(asked)]
        try:
            soon(lambda: len(began) == bounds.workers and sum(answer.done() for answer in answers) == 5)
            assert len(look) == bounds.guest
            ann = server.guest("Ann")  # a guest has a share of their own, and joins and plays as ever
            live = ann.live(ann.table("filantes"))
            state = live.next(10)
            assert live.ask("play", ply=0, action=state["legal"][0]["action"])["type"] == "done"
        finally:
            gate.set()
        reply = [answer.result() for answer in answers]
    assert Counter(answer.status_code for answer in reply) == {200: asked - 5, 429: 5}
    refused = next(answer for answer in reply if answer.status_code == 429)
    assert refused.headers["retry-after"] == str(fair_queue.RETRY_OWN)
    error = refused.json()["error"]
    assert (error["type"], error["code"], error["params"]) == (
        "RateError",
        "too-much",
        {"seconds": fair_queue.RETRY_OWN},
    )
    assert "Attendez" in error["message"]
    assert ann.post("/api/positions", EXPLORE)["legal"]


def test_a_full_line_says_when_to_come_back(server, monkeypatch):
    monkeypatch.setattr(server.services._explore_queue, "bounds", Bounds(0, 8, 8, 0))
    for language, text in (("en", "very busy"), ("fr", "très occupé"), ("nl", "erg druk"), ("de", "sehr beschäftigt")):
        answer = httpx.post(f"{server.url}/api/positions?lang={language}", json=EXPLORE)
        error = answer.json()["error"]
        assert (answer.status_code, error["type"], error["code"]) == (503, "UnavailableError", "crowded")
        assert answer.headers["retry-after"] == str(fair_queue.RETRY_ALL)
        assert text in error["message"]
