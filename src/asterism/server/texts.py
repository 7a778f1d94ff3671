"""The server's own texts, and which language a reader wants."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from asterism.engine import text
from asterism.engine.registry import IDS
from asterism.engine.text import LANGUAGES

HERE = Path(__file__).resolve().parent
BOTS = HERE.parent / "bots"


@cache
def _read(folder: Path, language: str) -> Mapping[str, Any]:
    path = folder / "locale" / f"{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def error_text(language: str, code: str, params: Mapping[str, Any]) -> str:
    """The text of an error in a language; English, then the bare code, where there is none.

    The ``detail`` of an error is English, so that only English readers get it; others are told where it is.
    """
    detail = str(params.get("detail", ""))
    for spoken in (language, "en"):
        texts = _read(HERE, spoken)
        if template := texts.get("errors", {}).get(code):
            places = [text.format_map(params) for name, text in texts["where"].items() if params.get(name) is not None]
            reason = detail if spoken == "en" else ", ".join(places) if detail else ""
            return str(template.format_map(_Gaps(params))) + (f" ({reason})" if reason else "")
    return detail or code


def reminder_text(language: str, key: str, **params: Any) -> str:
    """A text of reminders."""
    return str(_read(HERE, language)["reminders"][key].format_map(params))


class _Gaps(dict[str, Any]):
    def __missing__(self, key: str) -> str:
        return "…"


@cache
def all_texts(language: str) -> dict[str, Any]:
    """Every text that a page needs: of the games, the errors and the bots."""
    return {
        "language": language,
        "games": {id: text.texts(id, language) for id in IDS},
        "errors": _read(HERE, language)["errors"],
        "bots": _read(BOTS, language),
    }


def choose_language(*wishes: str | None) -> str:
    """The first language that is spoken here, of single wishes and ``Accept-Language`` lists in their order."""
    for wish in wishes:
        for part in _by_weight(wish or ""):
            if part in LANGUAGES:
                return part
    return "en"


def _by_weight(header: str) -> list[str]:
    weighted = []
    for place, part in enumerate(header[:400].split(",")):
        name, _, weight = part.partition(";q=")
        try:
            quality = float(weight or 1)
        except ValueError:
            quality = 0.0
        weighted.append((-quality, place, name.strip().lower().partition("-")[0]))
    return [name for quality, _, name in sorted(weighted) if quality < 0]
