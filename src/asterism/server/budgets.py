"""Limits on what clients can make a server spend, all in one place.

``docs/security.md`` lists them too. Input that the engine reads is limited in ``engine/toml.py``.
"""

from __future__ import annotations

from typing import NamedTuple

MAX_MESSAGE = 64 * 1024
MAX_UPLOAD = 1024 * 1024
MAX_PLIES = 7_000
"""The most decisions and comments of an uploaded record. With the default safety limits no game exceeds some 5,000
decisions, and with the widest ones Gravity Superstar has some 6,000; its state still fits into ``MAX_OUTBOX``."""
MAX_REPLAY = 500
"""The most plies in one response about a finished game."""
MAX_REVIEW = 600
"""The most decisions of a game that are reviewed, from its start."""
MAX_FRAME = 4 * MAX_MESSAGE
"""A larger live message closes the connection; one above ``MAX_MESSAGE`` is only refused."""
MAX_OUTBOX = 2 * 1024 * 1024
"""The most bytes that may be queued for a client that does not read."""
MAX_CONNECTIONS = 32
"""The most live connections of one guest; an address may have ``ADDRESS_FACTOR`` times as many."""
MAX_CHAT_LENGTH = 500
"""The most characters of a chat line."""
MAX_CHAT_OF_GUEST, MAX_CHAT_OF_AUDIENCE = 1_000, 4_000
"""The most chat lines of one guest at a table, and of all spectators or all seated guests there."""
PRESENCE_BATCH, PRESENCE_SECONDS = 10, 0.5
"""From this many viewers on, spectators who come and go are announced together, at most once per this many seconds: two
hundred who come at once would otherwise cause 40,000 messages."""
MAX_UNDOS = 1_000
"""The most undos at a table; the moves that were undone stay in its log."""
MAX_HEAD = 64 * 1024
"""The most bytes of a request's first line and headers."""
MAX_PATH = 1_024
"""The most characters of a request's path."""
MAX_LOG_PATH, MAX_LOG_LINE, MAX_TRACEBACK = 200, 2_000, 16_000
"""The most characters of a path, of a message and of a traceback in the log."""
MAX_OPEN_TABLES = 20
"""The most tables of a guest that wait for players; an address may have ``ADDRESS_FACTOR`` times as many."""
TABLES_AT_ONCE = 2
"""The most tables that are being created at a time."""
MAX_SEEKS = 1
"""The most seeks of a guest; an address may have ``ADDRESS_FACTOR`` times as many."""
MAX_SEEKS_READ = 500
"""The most seeks that are compared with each other at once; the longest waiting are taken."""
SEEK_AWAY = 120
"""The seconds after which a guest who looks for a game counts as away; their seek then ends unless it waits longer."""
SEEK_KEPT = 3 * 86_400
"""The seconds for which an absent guest's seek waits if they are told when somebody comes, or have days for a move."""
SEEK_NOTIFIED = 1_800
"""The seconds between two messages telling an absent guest that somebody waits."""
MAX_HANDLES = 5
"""The most names that a guest has in rated games, one after another."""
MAX_PASSKEYS = 10
"""The most passkeys of a guest."""
MAX_TREES, MAX_TREE = 192 * 1024 * 1024, 32 * 1024 * 1024
"""The most memory of all bots' search trees together, and of one. It also bounds how many bots think at once."""
ADDRESS_FACTOR = 16
"""An address may do this many times as much as a guest: a whole club may share it."""


class PageSize(NamedTuple):
    """The most lines, and the most bytes, of one answer; a single line may be larger."""

    lines: int
    bytes: int


CHAT_PAGE = PageSize(300, 256 * 1024)
"""The chat in a ``state`` message, and in one answer with earlier lines."""


class Rate(NamedTuple):
    """A token bucket: its size, and how many tokens it gains per second."""

    burst: int
    per_second: float


RATES = {
    "request": Rate(200, 20),
    "page": Rate(100, 20),
    "ready": Rate(2, 0.5),
    "refusal": Rate(10, 1),
    "log": Rate(40, 4),
    "failure": Rate(2, 0.05),
    "guest": Rate(10, 0.1),
    "passphrase": Rate(6, 0.05),
    "passkey": Rate(12, 0.1),
    "secret": Rate(1, 0.01),
    "erase": Rate(3, 0.02),
    "table": Rate(20, 0.2),
    "seek": Rate(10, 0.2),
    "upload": Rate(10, 0.1),
    "move": Rate(40, 0.2),
    "export": Rate(4, 0.02),
    "explore": Rate(100, 10),
    "message": Rate(120, 30),
    "frame": Rate(240, 60),
    "chat": Rate(10, 1),
    "reaction": Rate(4, 0.2),
    "offer": Rate(6, 0.1),
    "report": Rate(5, 0.02),
    "contact": Rate(20, 0.2),
    "mail": Rate(3, 0.002),
    "hint": Rate(5, 0.5),
    "assess": Rate(10, 1),
}
"""The rate of each kind of request for one guest."""


class Bounds(NamedTuple):
    """The worker threads of a queue, and how many jobs may wait: for a guest, for an address, in all."""

    workers: int
    guest: int
    address: int
    all: int


QUEUES = {
    "play": Bounds(1, 16, 256, 1_000),
    "explore": Bounds(1, 8, 32, 128),
    "review": Bounds(1, 4, 16, 64),
    "compress": Bounds(1, 16, 64, 256),
}
"""The queues: ``play`` for joining, seats and moves; ``explore`` for positions, tiles and replays; ``review``;
``compress`` for large responses, which are sent as they are when it is full."""
