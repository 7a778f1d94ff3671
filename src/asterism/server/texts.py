"""The server's own texts, and choosing a language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from asterism.engine import text
from asterism.engine.messages import format_message, source, templates
from asterism.engine.registry import all_games
from asterism.engine.text import LANGUAGES

HERE = Path(__file__).resolve().parent
BOTS = HERE.parent / "bots"
WHERE = ("line", "ply")
"""The parameters of an error that say where something is wrong."""


def error_text(language: str, code: str, params: Mapping[str, Any]) -> str:
    """The text of an error in a language; English, then the bare code, where there is none.

    ``detail`` is English, so only English readers get it; others get the line or ply instead.
    """
    if all(type(value) is int for value in params.values()):  # such as every refusal of a flood
        return _error_text(language, code, tuple(params.items()))
    return _new_error_text(language, code, params)


def load_error_texts() -> None:
    """Read the texts of errors in all languages, which takes a while, before somebody waits for one."""
    for language in LANGUAGES:
        error_text(language, "internal", {})


@lru_cache(1024)
def _error_text(language: str, code: str, params: tuple[tuple[str, int], ...]) -> str:
    return _new_error_text(language, code, dict(params))


def _new_error_text(language: str, code: str, params: Mapping[str, Any]) -> str:
    detail = str(params.get("detail", ""))
    id = f"error-{code}"
    message = format_message(HERE, language, id, params) or format_message(text.HERE, language, id, params)
    if message is None:
        return detail or code
    places = [format_message(text.HERE, language, f"where-{name}", params) for name in WHERE if name in params]
    reason = detail if language == "en" else ", ".join(filter(None, places)) if detail else ""
    return f"{message} ({reason})" if reason else message


def has_text(code: str) -> bool:
    """Whether errors of this code have a text of their own."""
    return f"error-{code}" in templates(HERE, "en")


def reminder_text(language: str, key: str, **params: Any) -> str:
    """A text of reminders."""
    return format_message(HERE, language, f"reminder-{key}", params) or key


def link_text(language: str, key: str, **params: Any) -> str:
    """A text that messengers show of a link."""
    return format_message(HERE, language, f"link-{key}", params) or key


@cache
def _refusals(language: str) -> str:
    """The server's messages about refusals; its letters and links are no part of a page."""
    messages = re.split(r"^(?=\S+ =)", source(HERE, language), flags=re.MULTILINE)
    return "".join(message for message in messages if message.startswith("error-"))


@cache
def fluent_texts(language: str) -> dict[str, Any]:
    """The Fluent sources of every text that a page needs: of the games, the errors and the bots."""
    return {
        "games": {game.id: source(game.folder, language) for game in all_games()},
        "errors": source(text.HERE, language) + _refusals(language),
        "bots": source(BOTS, language),
    }


def choose_language(*wishes: str | None) -> str:
    """The first supported language among single codes and ``Accept-Language`` lists, in their order."""
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
