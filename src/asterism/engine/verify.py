"""Whether a record is what it says: the seal of its deal, every decision, and the result."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from asterism.engine.errors import RecordError
from asterism.engine.match import Match
from asterism.engine.record import Record, write_result
from asterism.engine.seal import seal

State = Literal["passed", "failed", "unknown"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at: what, what came of it, why (the key of a text), and what the text speaks of."""

    what: Literal["seal", "moves", "result"]
    state: State
    reason: str
    params: dict[str, Any] = {}


class Verdict(msgspec.Struct, frozen=True):
    """All findings on a record. ``state`` is failed if one is, else unknown if it could not even be played through."""

    state: State
    findings: list[Finding]


def verify(record: Record, expected: str | None = None) -> Verdict:
    """Check a record; ``expected`` is the seal that was shown at the start, as somebody noted it then."""
    findings = [_seal(record, expected)]
    if record.seed is None and record.position is None:
        findings += [Finding("moves", "unknown", "no-deal"), Finding("result", "unknown", "no-deal")]
    else:
        findings += _played(record, record.start())
    states = [finding.state for finding in findings]
    failed = "failed" in states
    return Verdict("failed" if failed else "passed" if states[1] == "passed" else "unknown", findings)


def _seal(record: Record, expected: str | None) -> Finding:
    stated = record.seed_hash
    if expected is not None and stated is not None and stated != expected:
        return Finding("seal", "failed", "seal-other", {"expected": expected, "found": stated})
    if record.seed is None and stated is not None:
        return Finding("seal", "unknown", "seal-closed", {"found": stated})
    if record.position is not None and expected is None and stated is None:
        return Finding("seal", "unknown", "seal-position")
    if record.position is not None:
        return Finding("seal", "failed", "seal-replaced")
    if record.seed is None or record.salt is None:
        lacks = expected is not None or stated is not None
        return Finding("seal", "failed", "seal-no-salt") if lacks else Finding("seal", "unknown", "seal-none")
    if (shown := expected or stated) is None:
        return Finding("seal", "unknown", "seal-none")
    if shown != (found := seal(record.salt, record.seed, record.game, record.players, record.options)):
        return Finding("seal", "failed", "seal-false", {"expected": shown, "found": found})
    return Finding("seal", "passed", "seal", {"found": found})


def _played(record: Record, match: Match) -> list[Finding]:
    try:
        record.replay(match)
    except RecordError as error:
        params = {"ply": error.params["ply"], "detail": str(error.__cause__)}
        return [Finding("moves", "failed", "illegal", params), Finding("result", "unknown", "no-end")]
    moves = Finding("moves", "passed", "moves", {"plies": match.ply})
    if record.result is None:
        return [moves, Finding("result", "unknown", "result-none")]
    stated, found = write_result(record.result), write_result(match.result())
    if stated != found:
        return [moves, Finding("result", "failed", "result-false", {"expected": stated, "found": found})]
    return [moves, Finding("result", "passed", "result", {"found": found})]
