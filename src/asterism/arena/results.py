"""The results file: the plan and the rules version on its first line, the result of a match on each line after it.

It is append-only. A run that was killed leaves at most its last line incomplete; opening the file again drops it.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO, TypeVar

import msgspec

from asterism.arena.plan import TournamentPlan
from asterism.arena.referee import MatchResult
from asterism.engine import registry
from asterism.engine.errors import OptionError, RecordError
from asterism.engine.versions import FIRST

T = TypeVar("T")


class Header(TournamentPlan, frozen=True, kw_only=True):
    """The first line; files older than the field were played by the first version of the rules."""

    rules_version: int = FIRST


class Results:
    """All results so far, in a file or only in memory."""

    def __init__(self, plan: TournamentPlan, path: Path | None = None) -> None:
        self.plan = Header(**msgspec.structs.asdict(plan), rules_version=registry.load(plan.game).rules_version)
        self.path = path
        self.games: dict[int, MatchResult] = {}
        self._file: IO[bytes] | None = None
        if path is not None:
            self._open(path)

    def add(self, result: MatchResult) -> None:
        """Keep one more result."""
        self.games[result.number] = result
        self._append(result)

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
                self._check_plan(self._decode(number, line, Header))
            else:
                result = self._decode(number, line, MatchResult)
                self.games[result.number] = result

    def _decode(self, number: int, line: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, ValueError) as error:
            raise RecordError(f"{self.path}, line {number}: not a line of a results file: {error}") from error

    def _check_plan(self, saved: Header) -> None:
        for name in Header.__struct_fields__:
            old, new = getattr(saved, name), getattr(self.plan, name)
            if old != new:
                raise OptionError(f"{self.path} was begun with other settings: {name} {old!r}, not {new!r}")

    def _append(self, line: Header | MatchResult) -> None:
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
