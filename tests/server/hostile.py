"""Hostile clients of every kind, for the tests and for long runs of them."""

from __future__ import annotations

import json
import random
import socket
import string
import struct
from collections.abc import Iterator
from typing import Any

from websockets.exceptions import ConnectionClosed

from .server import Guest, Live

TYPES = (
    "play",
    "undo",
    "offer",
    "reply",
    "resign",
    "abort",
    "react",
    "chat",
    "hint",
    "why",
    "curtain",
    "ping",
    "state",
    "assess",
    "",
    "PLAY",
    "__class__",
)
FIELDS = ("id", "ply", "action", "notation", "move", "text", "level", "seat", "n", "since", "code", "guest")
SCRIPT = "<script>alert(1)</script>"


class Fuzzer:
    """Makes things that no client should say, each more or less like something that one may say."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def piece(self) -> str | bytes:
        """The next thing to say."""
        return self.random.choice((self.message, self.message, self.mangled, self.garbage, self.bytes, self.deep))()

    def message(self) -> str:
        """A message whose fields have the wrong types, values or names."""
        names = self.random.sample(FIELDS, self.random.randint(0, 5))
        said = {"type": self.random.choice(TYPES)} | {name: self.value() for name in names}
        return json.dumps(said)

    def value(self, depth: int = 0) -> Any:
        """Any JSON value, gladly an odd one."""
        chance = self.random
        values: list[Any] = [
            None,
            True,
            -1,
            0,
            1,
            7,
            2**31,
            2**63,
            -(2**70),
            1.5,
            1e308,
            "",
            "0",
            SCRIPT,
            "\u0000",
            "é" * 40,
        ]
        if depth < 3 and chance.random() < 0.3:
            inside = [self.value(depth + 1) for _ in range(chance.randint(0, 4))]
            return inside if chance.random() < 0.5 else {chance.choice(FIELDS): value for value in inside}
        return chance.choice(values)

    def mangled(self) -> str:
        """A good message with a few characters changed."""
        text = list(json.dumps({"type": "play", "id": 1, "ply": 0, "action": 3}))
        for _ in range(self.random.randint(1, 4)):
            text[self.random.randrange(len(text))] = self.random.choice(string.printable)
        return "".join(text)

    def garbage(self) -> str:
        """Characters."""
        return "".join(
            chr(self.random.choice((self.random.randrange(32, 127), self.random.randrange(0xD7FF))))
            for _ in range(self.random.randrange(200))
        )

    def bytes(self) -> bytes:
        """A binary frame."""
        return self.random.randbytes(self.random.randrange(300))

    def deep(self) -> str:
        """Nested far too deep."""
        depth = self.random.choice((50, 1_000, 20_000))
        return self.random.choice(
            ("[" * depth, '{"a":' * depth, '{"type":"play","move":' + "[" * depth + "]" * depth + "}")
        )


def pester(live: Live, fuzzer: Fuzzer, times: int) -> dict[str, int]:
    """Say so many hostile things and count the answers by the error's type; every one is answered by a refusal."""
    answers: dict[str, int] = {}
    for _ in range(times):
        live.socket.send(fuzzer.piece())
        answer = live.until(
            lambda message: message["type"] in ("error", "pong", "view", "hint", "assess", "why", "done")
        )
        name = answer["error"]["type"] if answer["type"] == "error" else answer["type"]
        answers[name] = answers.get(name, 0) + 1
    return answers


def raw(guest: Guest, id: str, extension: str = "") -> socket.socket:
    """A live connection by hand, after its handshake, that sends only what a test gives it."""
    host, port = guest.url.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), timeout=10)
    cookies = "; ".join(f"{c.name}={c.value}" for c in guest.http.cookies.jar)
    head = [
        f"GET /api/tables/{id}/live HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookies}",
        *([f"Sec-WebSocket-Extensions: {extension}"] if extension else []),
    ]
    line.sendall("\r\n".join([*head, "", ""]).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return line


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A masked WebSocket frame (with a mask of zeros)."""
    size = len(payload)
    if size < 126:
        head = bytes([first, 0x80 | size])
    elif size < 65536:
        head = bytes([first, 0x80 | 126]) + struct.pack("!H", size)
    else:
        head = bytes([first, 0x80 | 127]) + struct.pack("!Q", size)
    return head + bytes(4) + payload


def broken_frames(chance: random.Random) -> Iterator[bytes]:
    """Frames that break the protocol itself."""
    yield b"\x81\x05hello"  # not masked
    yield b"\x81\x7e\x57\x08hello"  # nor this, whose rest never comes
    yield frame(b"x", 0xF1)  # reserved bits
    yield frame(b"x", 0x83)  # an opcode that does not exist
    yield frame(b"x" * 200, 0x89)  # a ping that is too long
    yield frame(b"x", 0x80)  # a continuation of nothing
    yield frame(b"\xff\xfe\xfd")  # text that is not UTF-8
    yield frame(b"\x00", 0x88)  # a close code of one byte
    yield bytes([0x81, 0xFF]) + struct.pack("!Q", 2**62)  # a length that nobody has
    yield bytes([chance.randrange(256), chance.randrange(0x80)]) + chance.randbytes(400)  # not masked either


def ended(line: socket.socket, seconds: float) -> bool:
    """Whether the other side ends the connection within so many seconds."""
    line.settimeout(seconds)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def gone(live: Live) -> int:
    """The close code of a connection that the server ended."""
    try:
        while True:
            live.socket.recv(20)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0
