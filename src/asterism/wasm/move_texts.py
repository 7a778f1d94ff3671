"""The texts of a game's moves, packed: a module unpacks them into memory of its own when it first writes one.

Rows of texts repeat the same words in the same places. So a text is kept as the numbers of its words, and the numbers
column by column: what gzip or brotli make of them is a fifth of what they make of the texts.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import numpy as np

from asterism.engine.json_writer import byte_table

WORD = re.compile(rb'[^0-9a-z"\-]+|[a-z_]{2,}|.', re.DOTALL)


class PackedTexts(NamedTuple):
    """A table of texts, as ``byte_table`` makes it, packed."""

    codes: np.ndarray
    """By place in the text and by row the number of a word; after the last word 0."""
    words: np.ndarray
    """The table of words; the first is empty."""
    shape: tuple[int, int]
    """Of the unpacked table."""


def pack(table: np.ndarray) -> PackedTexts:
    """Pack a table of texts."""
    rows = [WORD.findall(row[1 : 1 + row[0]].tobytes()) for row in table]
    words = [b"", *sorted({word for row in rows for word in row})]
    number = {word: i for i, word in enumerate(words)}
    kind = np.uint8 if len(words) <= np.iinfo(np.uint8).max else np.uint16
    codes = np.zeros((max(map(len, rows), default=0), len(rows)), kind)
    for i, row in enumerate(rows):
        codes[: len(row), i] = [number[word] for word in row]
    return PackedTexts(codes, byte_table(words), (table.shape[0], table.shape[1]))
