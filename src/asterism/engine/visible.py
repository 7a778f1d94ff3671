"""Text that others wrote, as one line of visible characters: safe in a terminal, a log and a list of names."""

from __future__ import annotations

import unicodedata

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters, marks or symbols but show nothing."""
MAX_MARKS = 4
"""The most combining marks on one character; scripts need two or three, stacks of them cover other lines."""


def one_line(text: str) -> str:
    """The text on one line, without control, direction and other invisible characters; empty if nothing shows."""
    shown: list[str] = []
    marks = 0
    visible = False
    for character in text:
        if not character.isprintable() or character in BLANK:
            character = " "
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MAX_MARKS:
            shown.append(character)
        visible |= not marks and character != " "
    return " ".join("".join(shown).split()) if visible else ""


def escape_control(text: str, most: int) -> str:
    """The first ``most`` characters, with everything invisible but blanks written as an escape sequence."""
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text[:most])
    return shown if len(text) <= most else f"{shown}… ({len(text)} characters)"
