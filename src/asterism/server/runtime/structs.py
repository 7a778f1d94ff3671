"""What msgspec knows of structs, built before threads use them.

msgspec collects the types of a struct's fields when the struct is first decoded. A thread that decodes the same struct
meanwhile finds some of them missing, and the process crashes (msgspec 0.22).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import msgspec

from asterism.engine import registry


@cache
def build_structs() -> None:
    """Build the types of all structs that are defined, in this thread alone; once for a process."""
    for game in registry.all_games():
        for name in ("actions", "view", "editor", "bot"):
            if game.has(name):
                game.module(name)
    for struct in set(subclasses(msgspec.Struct)):
        with suppress(TypeError, NameError):  # not made to be decoded
            msgspec.json.Decoder(struct)


def subclasses(base: type) -> Iterator[type]:
    """All classes below one."""
    direct: list[type] = base.__subclasses__()
    for one in direct:
        yield one
        yield from subclasses(one)
