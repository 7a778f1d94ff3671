"""Read untrusted TOML.

The standard parser takes quadratic time and memory on some inputs (64 kB of dotted keys cost it gigabytes). So the
structures that cause this are counted first, in one linear pass, and a text with more of them than any of our files
needs is refused before it is parsed. Strings and comments may be as long as the text.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

MOST = {
    "dots": 16,
    "signs": 1_000,
    "depth": 8,
    "word": 200,
}
"""Outside strings and comments: dots, other signs of structure, brackets within brackets, characters in one word."""
TOKEN = re.compile(
    r"""\#[^\n]*+
    | "{3} (?: [^"\\]++ | \\. | "{1,2}(?!") )*+ "{3,5}
    | '{3} (?: [^']++ | '{1,2}(?!') )*+ '{3,5}
    | " (?: [^"\\\n]++ | \\[^\n] )*+ "
    | ' [^'\n]*+ '
    | (?P<unclosed> ["'] )
    | (?P<dots> \. )
    | (?P<signs> [=,\[\]{}] )
    | (?P<word> [^\s\#"'.=,\[\]{}]++ )""",
    re.VERBOSE | re.DOTALL,
)


class IntricateError(ValueError):
    """The text is too complex to be parsed; ``line`` counts from 1."""

    def __init__(self, what: str, line: int) -> None:
        super().__init__(f"more {what} than the {MOST[what]} that are read" if what != "word" else "a word is too long")
        self.line = line


def check_toml(text: str) -> None:
    """``IntricateError`` where parsing ``text`` could take more than a few milliseconds per ten kilobytes."""
    counts = {"dots": 0, "signs": 0}
    depth = 0
    for token in TOKEN.finditer(text):
        kind = token.lastgroup
        if kind is None:
            continue
        if kind == "unclosed":
            return  # the parser ends here, with an error
        if kind in counts:
            counts[kind] += 1
            depth += (token[0] in "[{") - (token[0] in "]}")
        for what, count in (*counts.items(), ("depth", depth), ("word", len(token[0]))):
            if count > MOST[what]:
                raise IntricateError(what, text.count("\n", 0, token.start()) + 1)


def read_toml(text: str) -> dict[str, Any]:
    """The document; raises ``IntricateError`` or ``tomllib.TOMLDecodeError``."""
    check_toml(text)
    return tomllib.loads(text)
