"""The results file: the plan on its first line, one played match on each line after it, only ever appended to.

A run that was killed leaves at most its last line torn; opening the file again drops that line and keeps the rest.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO, TypeVar

import msgspec

from asterism.arena.plan import Plan
from asterism.arena.referee import Played
from asterism.engine.errors import OptionError, RecordError

T = TypeVar("T")


class Results:
    """All matches played so far, in a file or only in memory."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.games: dict[int, Played] = {}
        self._file: IO[bytes] | None = None
        if path is not None:
            self._open(path)

    def add(self, played: Played) -> None:
        """Keep one more match."""
        self.games[played.number] = played
        self._append(played)

    def _open(self, path: Path) -> None:
        try:
            found = path.read_bytes() if path.exists() else b""
            whole = found[: found.rfind(b"\n") + 1]
            if not whole and not msgspec.json.encode(self.plan).startswith(found):
                raise RecordError(f"{path} is not a results file")
            self._read(whole.splitlines())
            self._file = open(path, "ab")  # noqa: SIM115
            self._file.truncate(len(whole))
        except OSError as error:
            raise RecordError(f"{path}: {error.strerror}") from error
        if not whole:
            self._append(self.plan)

    def _read(self, lines: list[bytes]) -> None:
        for number, line in enumerate(lines, 1):
            if number == 1:
                self._same_plan(self._decode(number, line, Plan))
            else:
                played = self._decode(number, line, Played)
                self.games[played.number] = played

    def _decode(self, number: int, line: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, ValueError) as error:
            raise RecordError(f"{self.path}, line {number}: not a line of a results file: {error}") from error

    def _same_plan(self, begun: Plan) -> None:
        for name in Plan.__struct_fields__:
            old, new = getattr(begun, name), getattr(self.plan, name)
            if old != new:
                raise OptionError(f"{self.path} was begun with other settings: {name} {old!r}, not {new!r}")

    def _append(self, line: Plan | Played) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()
