"""The compact binary form of a record: a short header and one or two bytes a decision.

``b"AST2"``, of which the digit is the format, then a MessagePack array: the header fields, the actions as a byte string
(seven bits a byte, lowest first, the top bit set on all but the last byte of an action), and the comments and clocks by
ply. Format 1 ends before ``rules_version``.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from asterism.engine.errors import AsterismError, RecordError
from asterism.engine.game_record import GameRecord, Turn, check_record
from asterism.engine.match import Result
from asterism.engine.versions import FIRST, RECORD_FORMAT, check_format

MAGIC = b"AST%d" % RECORD_FORMAT
FIRST_BYTES = re.compile(rb"AST([1-9])")


class Packed(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The MessagePack array after the magic."""

    game: str
    players: int
    options: dict[str, Any]
    seats: list[str]
    seed: int | None
    seed_hash: str | None
    position: dict[str, Any] | None
    result: Result | None
    headers: dict[str, str]
    comment: str | None
    actions: bytes
    comments: dict[int, str]
    clocks: dict[int, float]
    salt: str | None = None
    rules_version: int = FIRST


SHARED = [name for name in Packed.__struct_fields__ if name in GameRecord.__struct_fields__]


def _shared(record: Packed | GameRecord) -> dict[str, Any]:
    """The fields that both forms have."""
    return {name: getattr(record, name) for name in SHARED}


def is_binary(data: bytes) -> bool:
    """Whether data is a binary record, of whatever format, rather than text."""
    return FIRST_BYTES.match(data) is not None


def pack_actions(actions: list[int]) -> bytes:
    """Actions as bytes, seven bits each."""
    out = bytearray()
    for action in actions:
        while action > 127:
            out.append(action & 127 | 128)
            action >>= 7
        out.append(action)
    return bytes(out)


def unpack_actions(data: bytes) -> list[int]:
    """The actions in such bytes."""
    actions, action, shift = [], 0, 0
    for byte in data:
        action |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            actions.append(action)
            action = shift = 0
        elif shift > 14:
            raise RecordError(f"action {len(actions) + 1}: longer than three bytes")
    if shift:
        raise RecordError("the last action is cut off")
    return actions


def encode(record: GameRecord) -> bytes:
    """The record as bytes; it is played through, so it must be complete and legal."""
    check_record(record)
    match = record.match()
    packed = Packed(
        **_shared(record),
        actions=pack_actions(match.actions),
        comments={ply: t.comment for ply, t in enumerate(record.turns) if t.comment is not None},
        clocks={ply: t.clock for ply, t in enumerate(record.turns) if t.clock is not None},
    )
    return MAGIC + msgspec.msgpack.encode(packed)


def decode(data: bytes) -> GameRecord:
    """The record in such bytes; ``RecordError`` says what is wrong, ``VersionError`` what is newer."""
    first = FIRST_BYTES.match(data)
    if not first:
        raise RecordError(f"byte 0: a binary record begins with {MAGIC!r}")
    check_format("the record", int(first[1]), RECORD_FORMAT)
    try:
        packed = msgspec.msgpack.decode(data[4:], type=Packed)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"not a binary record: {error}") from error
    record = GameRecord(**_shared(packed), turns=[])
    actions = unpack_actions(packed.actions)
    beyond = [ply for ply in (*packed.comments, *packed.clocks) if not 0 <= ply < len(actions)]
    if beyond:
        raise RecordError(f"there is a comment or a clock at ply {beyond[0]}, past the last decision")
    match = record.start()
    for ply, action in enumerate(actions):
        try:
            match.check(action)
        except AsterismError as error:
            raise RecordError(f"decision {ply + 1}: {error}", ply=ply + 1) from error
        record.turns.append(Turn(match.notation(action), packed.comments.get(ply), packed.clocks.get(ply)))
        match.play(action)
    check_record(record)
    return record
