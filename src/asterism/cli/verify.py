"""``asterism verify``: check a game record, and say in words what was checked and what came of it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from asterism.cli.show import read_file
from asterism.cli.warm import warm_up
from asterism.engine import registry
from asterism.engine.errors import OptionError
from asterism.engine.text import LANGUAGES
from asterism.engine.verify import Finding, State, Verdict, verify

SIGNS: dict[State, tuple[str, str]] = {"passed": ("✓", "green"), "failed": ("✗", "red"), "unknown": ("–", "yellow")}
EXIT: dict[State, int] = {"passed": 0, "failed": 1, "unknown": 2}


@cache
def texts(language: str) -> Mapping[str, str]:
    """The sentences of this command."""
    path = Path(__file__).parent / "locale" / f"{language}.toml"
    sentences: Mapping[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))["verify"]
    return sentences


def told(finding: Finding, language: str) -> str:
    """A finding as a sentence."""
    return texts(language)[finding.reason].format_map(finding.params)


def conclusion(verdict: Verdict, language: str) -> str:
    """The last sentence; a good game whose deal could not be checked is not called fair."""
    proven = verdict.state != "passed" or verdict.findings[0].state == "passed"
    return texts(language)[f"all-{verdict.state}" if proven else "all-but-seal"]


def check(path: Path, expected: str | None, json: bool, language: str) -> int:
    """Check a record; see ``asterism verify --help``."""
    if language not in LANGUAGES:
        raise OptionError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    console = Console(stderr=json)
    record = read_file(path)
    warm_up(registry.load(record.game), console)
    verdict = verify(record, expected.strip().lower() if expected else None)
    sentences = [told(finding, language) for finding in verdict.findings]
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
