"""``python -m tests.slow_inputs --seconds 60``: search for inputs that cost a parser much time or memory.

It keeps the inputs that cost most, and changes them: pieces are repeated, doubled, nested, exchanged and cut out.
Inputs are as large as the server accepts them. It fails if one costs more than ``MAX_SECONDS`` or ``MAX_BYTES``.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.errors import AsterismError
from asterism.engine.game_record import read_record, record_of, write_record
from asterism.engine.match import Match
from asterism.engine.options import parse_options
from asterism.server.budgets import MAX_MESSAGE, MAX_PLIES, MAX_UPLOAD

MAX_SECONDS, MAX_BYTES = 1.0, 128 * 2**20
KEPT = 12
PIECES = [
    b".",
    b"[",
    b"{",
    b'"',
    b"'''",
    b'"""',
    b"\\",
    b"\n",
    b"=",
    b",",
    b"9",
    b"1e9",
    b"#",
    b"a.a",
    b"\xc3\xa9",
    b"\0",
]


class Found(NamedTuple):
    """An input and what it cost."""

    seconds: float
    memory: int
    data: bytes


class Target(NamedTuple):
    """A parser, the size up to which it is asked, and good inputs to begin with."""

    name: str
    read: Callable[[bytes], object]
    most: int
    seeds: list[bytes]


def read_position(data: bytes) -> None:
    Match.load(msgspec.json.decode(data), seed=0)


def read_options(data: bytes) -> None:
    for game in registry.all_games():
        try:
            parse_options(game, msgspec.json.decode(data))
        except AsterismError:
            continue


def own_file(game: Game) -> bytes:
    """The game's own content as a file of its editor."""
    editor = game.editor
    return str(editor.write(msgspec.convert(msgspec.to_builtins(editor.ours()), editor.Drawn))).encode()


def targets() -> list[Target]:
    matches = [Match.new(game.id, seed=1) for game in registry.all_games()]
    for match in matches:
        for _ in range(30):
            match.take(match.legal()[0])
    with_editors = [game for game in registry.all_games() if game.editor is not None]
    return [
        *(Target(game.editor.PATH, game.editor.read, MAX_MESSAGE, [own_file(game)]) for game in with_editors),
        Target(
            "record",
            lambda data: read_record(data.decode(), MAX_PLIES).match(),
            MAX_UPLOAD,
            [write_record(record_of(match)).encode() for match in matches],
        ),
        Target("position", read_position, MAX_MESSAGE, [msgspec.json.encode(match.position()) for match in matches]),
        Target("options", read_options, MAX_MESSAGE, [b'{"target":3}', b'{"tiles":[]}', b'{"mode":"kids"}']),
    ]


def cost(target: Target, data: bytes) -> Found:
    """Parse once for the time and once for the memory; refusals are as good as success."""
    began = time.process_time()
    _try(target, data)
    seconds = time.process_time() - began
    tracemalloc.start()
    _try(target, data)
    memory = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return Found(seconds, memory, data)


def _try(target: Target, data: bytes) -> None:
    try:
        target.read(data)
    except (AsterismError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return


def changed(data: bytes, other: bytes, most: int, chance: random.Random) -> bytes:
    """The input with one change; gladly a large one."""
    begin, end = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    piece = chance.choice([data[begin:end], data[begin : begin + 4], chance.choice(PIECES), other[begin:end]])
    times = chance.choice([1, 2, 100, max(1, most // max(1, len(piece)))])
    made = chance.choice(
        [
            data[:begin] + piece * times + data[end:],
            data[:begin] + piece * times + data[begin:],
            data[:begin] + data[end:],
        ]
    )
    return made[:most]


def search(target: Target, seconds: float, chance: random.Random) -> list[Found]:
    """The costliest inputs found in so much time, by time and by memory."""
    for seed in target.seeds:
        _try(target, seed)  # loads what is compiled
    best = [cost(target, seed) for seed in target.seeds]
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        data = changed(chance.choice(best).data, chance.choice(best).data, target.most, chance)
        best.append(cost(target, data))
        best = sorted(best)[-KEPT:] + sorted(best, key=lambda found: found.memory)[-KEPT:]
        best = list({found.data: found for found in best}.values())
    return best


def main() -> int:
    """Search each parser for so long, and say what was worst."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    bad = False
    for target in targets():
        found = search(target, wish.seconds, random.Random(wish.seed))
        slowest, largest = max(found), max(found, key=lambda one: one.memory)
        bad |= slowest.seconds > MAX_SECONDS or largest.memory > MAX_BYTES
        print(f"{target.name:9} {slowest.seconds:6.2f} s for {slowest.data[:60]!r} ({len(slowest.data)} bytes)")
        print(
            f"{'':9} {largest.memory / 2**20:6.1f} MB for {largest.data[:60]!r} ({len(largest.data)} bytes)", flush=True
        )
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
