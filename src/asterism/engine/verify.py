"""Verify a game record: the seal of its deal, every decision, and the result."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from asterism.engine.errors import RecordError
from asterism.engine.game_record import GameRecord, write_result
from asterism.engine.match import Match

State = Literal["passed", "failed", "unknown"]
Reason = Literal[
    "seal",
    "seal-false",
    "seal-other",
    "seal-replaced",
    "seal-position",
    "seal-closed",
    "seal-no-salt",
    "seal-none",
    "moves",
    "illegal",
    "no-deal",
    "no-end",
    "unfinished",
    "result",
    "result-false",
    "result-none",
    "unsealed",
]


class Finding(msgspec.Struct, frozen=True):
    """One check: what was checked, the outcome, the reason (a text key), and the parameters of that text."""

    what: Literal["seal", "moves", "result", "names"]
    state: State
    reason: Reason
    params: dict[str, Any] = {}


class Verdict(msgspec.Struct, frozen=True):
    """All findings on a record.

    ``state`` is failed if one of them is; passed if the game was played to its end and its deal is not sealed any more;
    else unknown. The last finding says that names, dates, comments and clocks are not checked: nothing binds them.
    """

    state: State
    findings: list[Finding]


def verify(record: GameRecord, expected: str | None = None) -> Verdict:
    """Check a record; ``expected`` is the seal that was shown at the start, as noted then."""
    over = False
    if record.seed is None and record.position is None:
        played = [Finding("moves", "unknown", "no-deal"), Finding("result", "unknown", "no-deal")]
    else:
        match = record.start()
        played = _played(record, match)
        over = match.over
    seal = _seal(record, expected, over)
    findings = [seal, *played, Finding("names", "unknown", "unsealed")]
    if any(finding.state == "failed" for finding in findings):
        return Verdict("failed", findings)
    return Verdict("passed" if over and seal.reason != "seal-closed" else "unknown", findings)


def _seal(record: GameRecord, expected: str | None, over: bool) -> Finding:
    stated = record.seed_hash
    if expected is not None and stated is not None and stated != expected:
        return Finding("seal", "failed", "seal-other", {"expected": expected, "found": stated})
    if (shown := expected or stated) is None:
        return Finding("seal", "unknown", "seal-none" if record.position is None else "seal-position")
    if record.position is not None and (over or record.seed is not None or stated is None):
        return Finding("seal", "failed", "seal-replaced")  # only an unfinished game may hide its deal
    ended = record.result is not None and record.result.finished
    if record.seed is None and stated is not None and not ended:
        return Finding("seal", "unknown", "seal-closed", {"found": stated})
    if (found := record.seal()) is None:
        return Finding("seal", "failed", "seal-no-salt")
    if shown != found:
        return Finding("seal", "failed", "seal-false", {"expected": shown, "found": found})
    return Finding("seal", "passed", "seal", {"found": found})


def _played(record: GameRecord, match: Match) -> list[Finding]:
    try:
        record.replay(match)
    except RecordError as error:
        params = {"ply": error.params["ply"], "detail": str(error.__cause__)}
        return [Finding("moves", "failed", "illegal", params), Finding("result", "unknown", "no-end")]
    moves = Finding("moves", "passed", "moves", {"plies": match.ply})
    found = write_result(match.result())
    if record.result is not None and (stated := write_result(record.result)) != found:
        return [moves, Finding("result", "failed", "result-false", {"expected": stated, "found": found})]
    if not match.over:
        return [moves, Finding("result", "unknown", "unfinished", {"plies": match.ply})]
    if record.result is None:
        return [moves, Finding("result", "unknown", "result-none")]
    return [moves, Finding("result", "passed", "result", {"found": found})]
