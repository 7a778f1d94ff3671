"""The attacks: each is what one client does again and again, and how many clients do it at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, NamedTuple

from asterism.engine.contract import Game
from asterism.engine.game_record import record_of, write_record
from asterism.engine.match import Match
from asterism.engine.registry import all_games
from asterism.load.attacker import CONTINUATION, PING, Attacker, frame

OPEN = [{"kind": "me"}, {"kind": "open"}]
LONG_GAME, TRIED = 6_000, 6
"""The decisions of a long game, and how many actions are tried for one that scores nothing."""
BOT_TABLES = 20
HEADER_PAUSE = 0.5


class Attack(NamedTuple):
    """One kind of attack; ``round`` is called until the time is over."""

    name: str
    about: str
    round: Callable[[Attacker], Awaitable[None]]
    clients: int = 40


@cache
def attacked_game() -> Game:
    """The game of the attackers and the players: one that can last long, if there is one."""
    games = all_games()
    return next((game for game in games if game.longest), games[0])


@cache
def text_path() -> str:
    """A path that parses a text: of a game's editor, where there is one."""
    editors = [game.editor for game in all_games() if game.editor is not None]
    return f"/api/{editors[0].PATH}/read" if editors else "/api/records"


@cache
def long_record() -> bytes:
    """A legal game that is about as long as the server accepts: nobody scores where it can be avoided."""
    game = attacked_game()
    match, chance = Match.new(game.id, game.min_players, game.longest, seed=1), random.Random(1)
    while not match.over and match.ply < LONG_GAME:
        points = match.view(None).points
        actions = chance.sample(match.legal(), len(match.legal()))
        for action in actions[:TRIED]:
            match.take(action)
            if not match.over and match.view(None).points == points:
                break
            match.undo()
        else:
            match.take(actions[0])
    return write_record(record_of(match)).encode()


async def table_of(me: Attacker, **wish: Any) -> str | None:
    """A table of this attacker; None if it was refused."""
    if "table" not in me.memory:
        answer = await me.post("/api/tables", {"game": attacked_game().id, **wish})
        if answer.status != 201:
            await asyncio.sleep(0.01)
            return None
        me.memory["table"] = answer.json()["table"]["id"]
    return str(me.memory["table"])


# -- what the server parses and computes -------------------------------------------------------------------------------


async def files(me: Attacker) -> None:
    await me.post(text_path(), b"a." * 32_500 + b"a=1")


async def escapes(me: Attacker) -> None:
    await me.post(text_path(), b'a="""' + b"\\\n" * 32_000 + b'"""')


async def positions(me: Attacker) -> None:
    me.round += 1
    await me.post("/api/positions", {"position": {"game": attacked_game().id, "seed": me.round}, "moves": []})


async def bodies(me: Attacker) -> None:
    me.round += 1
    odd = (b'{"name":"\xff"}', b"[" * 60_000, b'{"game":' + b"9" * 5_000 + b"}", b'{"a":' * 10_000, b"\0" * 60_000)
    await me.post("/api/tables", odd[me.round % len(odd)], **{"Content-Type": "application/json"})


async def records(me: Attacker) -> None:
    """Upload long games, and look at them from every ply."""
    if "table" not in me.memory:
        answer = await me.post("/api/records", long_record())
        if answer.status == 201:
            me.memory["table"] = answer.json()["table"]["id"]
        return
    me.round += 1
    table = me.memory["table"]
    look = ("replay?since=5000", "replay?seat=0", "review", "record")[me.round % 4]
    await me.get(f"/api/tables/{table}/{look}")


async def joins(me: Attacker) -> None:
    """Join a long game and leave it again."""
    if "table" not in me.memory:
        await records(me)
        return
    streams = await me.follow(str(me.memory["table"]))
    if streams is not None:
        try:
            await streams[0].read(1)
        finally:
            streams[1].transport.abort()


async def codes(me: Attacker) -> None:
    """Ask for QR codes of the attacker's own table."""
    if table := await table_of(me):
        await me.get(f"/api/tables/{table}/qr.svg")


async def passphrases(me: Attacker) -> None:
    me.round += 1
    await me.post("/api/me/return", {"passphrase": f"guess {me.round}"})


# -- live connections --------------------------------------------------------------------------------------------------


async def pings(me: Attacker) -> None:
    if table := await table_of(me):
        await me.flood(table, frame(b"", PING) * 2_000)


async def fragments(me: Attacker) -> None:
    if table := await table_of(me):
        await me.flood(table, frame(b"", 0x01) + frame(b"", CONTINUATION) * 2_000)


async def messages(me: Attacker) -> None:
    if table := await table_of(me):
        await me.flood(table, frame(b'{"type":"play","ply":0,"action":-1}') * 200)


async def chat(me: Attacker) -> None:
    if table := await table_of(me):
        await me.flood(table, frame(b'{"type":"chat","text":"%b"}' % ("\U0001f600" * 100).encode()) * 20)


async def hints(me: Attacker) -> None:
    if table := await table_of(me, seats=[{"kind": "me"}, {"kind": "here"}]):
        await me.flood(table, frame(b'{"type":"hint","ply":0,"level":8}'), 0.01)


async def undos(me: Attacker) -> None:
    if table := await table_of(me, seats=[{"kind": "me"}, {"kind": "here"}]):
        await me.flood(table, b"".join(frame(b'{"type":"%b","ply":%d}' % one) for one in ((b"undo", 1), (b"undo", 2))))


async def bots(me: Attacker) -> None:
    """Watch twenty tables where only bots play."""
    tables = me.memory.setdefault("tables", [])
    if len(tables) < BOT_TABLES:
        seats = [{"kind": "bot", "level": 8}] * 2
        answer = await me.post("/api/tables", {"game": attacked_game().id, "seats": seats})
        if answer.status == 201:
            tables.append(answer.json()["table"]["id"])
        return
    await asyncio.gather(*(me.flood(table, frame(b'{"type":"ping"}'), 1.0) for table in tables))


# -- what the server stores and lists ----------------------------------------------------------------------------------


async def guests(me: Attacker) -> None:
    me.cookie = None
    await me.post("/api/me", {"name": "x" * 24})


async def lobby(me: Attacker) -> None:
    """Open tables, as a new guest every few rounds."""
    me.round += 1
    if me.round % 5 == 0:
        me.cookie = None
    await me.post("/api/tables", {"game": attacked_game().id, "seats": OPEN})
    await me.get("/api/tables")


# -- HTTP itself -------------------------------------------------------------------------------------------------------


async def paths(me: Attacker) -> None:
    me.round += 1
    odd = ("/" + "x" * 8_000, "/a%00b", "/%0aforged%20line", "/api/tables/%00", "/api/tables/" + "9" * 8_000, "/readyz")
    await me.get(odd[me.round % len(odd)])


async def secrets(me: Attacker) -> None:
    me.round += 1
    await me.get(("/metrics", "/api/host")[me.round % 2], Authorization=f"Bearer guess-{me.round}")


async def headers(me: Attacker) -> None:
    """Headers that never end."""
    _, writer = await me._open()
    try:
        writer.write(b"GET / HTTP/1.1\r\n")
        while not me.over:
            writer.write(b"a: " + b"b" * 60_000 + b"\r\n")
            await writer.drain()
    except OSError:
        me.counts.answers["closed"] += 1
    me.disconnect()


async def slow(me: Attacker) -> None:
    """A request that comes byte by byte."""
    _, writer = await me._open()
    try:
        for byte in b"POST /api/tables HTTP/1.1\r\nContent-Length: 100000\r\n\r\n" + b" " * 1_000:
            if me.over:
                break
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(HEADER_PAUSE)
    except OSError:
        me.counts.answers["closed"] += 1
    me.disconnect()


ATTACKS = [
    Attack("files", "files that are costly to parse", files),
    Attack("escapes", "the most costly files that are parsed", escapes),
    Attack("positions", "computed answers, many at once", positions, 200),
    Attack("bodies", "bodies that are deep, huge or not UTF-8", bodies),
    Attack("records", "long games, uploaded, replayed and reviewed", records, 20),
    Attack("joins", "joining a long game again and again", joins, 20),
    Attack("codes", "QR codes", codes),
    Attack("passphrases", "guesses of passphrases", passphrases),
    Attack("pings", "control frames", pings),
    Attack("fragments", "empty fragments", fragments),
    Attack("messages", "illegal moves", messages),
    Attack("chat", "a flood of chat", chat),
    Attack("hints", "hints of the strongest bot", hints),
    Attack("undos", "a flood of undos", undos),
    Attack("bots", "twenty tables of bots each to watch", bots, 4),
    Attack("guests", "new guests", guests),
    Attack("lobby", "open tables", lobby),
    Attack("paths", "long and forged paths", paths),
    Attack("secrets", "guesses of the host's secret", secrets),
    Attack("headers", "headers without end", headers, 10),
    Attack("slow", "requests byte by byte", slow, 200),
]
