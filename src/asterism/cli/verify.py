"""``asterism verify``: check a game record and print each check with its result."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from asterism.cli.texts import say
from asterism.cli.warm import warm_up
from asterism.engine import registry
from asterism.engine.record_file import load_record
from asterism.engine.text import check_language
from asterism.engine.verify import Finding, State, Verdict, verify

SIGNS: dict[State, tuple[str, str]] = {"passed": ("✓", "green"), "failed": ("✗", "red"), "unknown": ("–", "yellow")}
EXIT: dict[State, int] = {"passed": 0, "failed": 1, "unknown": 2}


def sentence_of(finding: Finding, language: str) -> str:
    """A finding as a sentence."""
    return say(language, f"verify-{finding.reason}", **finding.params)


def conclusion(verdict: Verdict, language: str) -> str:
    """The concluding sentence; a valid game whose deal could not be checked is not called fair."""
    proven = verdict.state != "passed" or verdict.findings[0].state == "passed"
    return say(language, f"verify-all-{verdict.state}" if proven else "verify-all-but-seal")


def check(path: Path, expected: str | None, json: bool, language: str) -> int:
    """Check a record; see ``asterism verify --help``."""
    check_language(language)
    console = Console(stderr=json)
    record = load_record(path)
    warm_up(registry.load(record.game), console)
    verdict = verify(record, expected.strip().lower() if expected else None)
    sentences = [sentence_of(finding, language) for finding in verdict.findings]
    if json:
        findings = [
            msgspec.to_builtins(f) | {"text": text} for f, text in zip(verdict.findings, sentences, strict=True)
        ]
        print(msgspec.json.encode({"state": verdict.state, "findings": findings}).decode())
        return EXIT[verdict.state]
    for finding, sentence in zip(verdict.findings, sentences, strict=True):
        sign, colour = SIGNS[finding.state]
        console.print(Text(f"{sign} ", style=colour) + Text(sentence))
    console.print(Text(conclusion(verdict, language), style=f"bold {SIGNS[verdict.state][1]}"))
    return EXIT[verdict.state]
