"""The key of a handle: two names with the same key look the same.

It is the skeleton of Unicode's TR39 without case, spaces and punctuation. Its table of confusable characters is the one
that ``confusable_homoglyphs`` has from Unicode; that one lists each pair in both directions, so the character that
stands for a group is chosen here.
"""

from __future__ import annotations

import unicodedata
from functools import cache

MAX_KEY = 255
JOINERS = frozenset(" -_.'’")
"""What may stand between the letters and digits of a handle; the key leaves it out."""
ANY_SCRIPT = frozenset(("COMMON", "INHERITED"))
WRITTEN_TOGETHER = (
    frozenset(("HAN", "HIRAGANA", "KATAKANA")),
    frozenset(("HAN", "HANGUL")),
    frozenset(("HAN", "BOPOMOFO")),
)
"""Scripts that one language mixes."""
LEFT_TO_RIGHT_MARK = "\u200e"
"""The table writes it around characters of right-to-left scripts."""


def handle_key(name: str) -> str | None:
    """The key of a name; None if it cannot be a handle.

    A handle has letters and digits of one script, but not digits alone; symbols are refused, as many look alike.
    """
    plain = unicodedata.normalize("NFKC", name)
    letters = "".join(character for character in plain if character not in JOINERS)
    kinds = [unicodedata.category(character) for character in letters]
    if not any(kind[0] == "L" for kind in kinds) or not all(kind[0] in "LM" or kind == "Nd" for kind in kinds):
        return None
    scripts = _scripts(letters)
    if len(scripts) > 1 and not any(scripts <= together for together in WRITTEN_TOGETHER):
        return None
    # A capital I looks like a small l: first as it is seen, then without case, where i stands for both.
    key = skeleton(skeleton(letters).casefold()).replace("i", "l")
    return key if 0 < len(key) <= MAX_KEY else None


def skeleton(text: str) -> str:
    """The text with every character replaced by the one that stands for all that look like it."""
    table = _table()
    seen = "".join(table.get(character, character) for character in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", seen)


def _scripts(text: str) -> frozenset[str]:
    from confusable_homoglyphs.categories import unique_aliases  # type: ignore[import-untyped]

    return frozenset(unique_aliases(text)) - ANY_SCRIPT


@cache
def _table() -> dict[str, str]:
    """What stands for each confusable character: of each pair, the one with more lookalikes, else the longer."""
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    alike = {one: [other["c"] for other in others] for one, others in confusables_data.items()}

    def rank(text: str) -> tuple[int, int, str]:
        return len(alike.get(text, ())), len(text.strip(LEFT_TO_RIGHT_MARK)), text

    table = {}
    for one, others in alike.items():
        best = max(others, key=rank, default=one)
        character = one.strip(LEFT_TO_RIGHT_MARK)
        if len(character) == 1 and rank(best) > rank(one):
            table[character] = best.strip(LEFT_TO_RIGHT_MARK)
    return table
