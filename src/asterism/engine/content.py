"""Content that people draw, such as tiles of their own, checked by one kernel of its game.

The kernel is a plain function over numbers, in the subset of Python that rules are written in. The server runs it
interpreted; a game's WebAssembly module contains it compiled, and ``web/src/wasm/content.js`` does there what this file
does here. What its numbers mean is declared once, in a ``ContentCheck`` that a module carries in its description.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

PIECE, KIND, LINE, COLUMN, ROW, FIRST_PARAM = range(6)
FLAW_WIDTH = FIRST_PARAM + 3
"""A flaw as numbers: piece, kind, line, column and row of its cell (-1: none, all from 0), and three parameters."""
SIGN = "sign"
FIRST_PRINTABLE, LAST_PRINTABLE = 33, 126


class FlawKind(NamedTuple):
    """A kind of flaw: a stable word, the English text with its parameters in braces, and what each parameter is."""

    code: str
    detail: str
    params: Mapping[str, Any] = {}
    """None: a number; ``SIGN``: a character; or the words that the number chooses from."""
    warning: bool = False


class Flaw(Exception):
    """What is wrong with drawn content.

    ``code`` is a stable word, ``params`` are its parameters, ``reason`` is the English text. Where it has a place,
    ``piece`` is an index, ``line`` counts the lines of the drawing from 0, and ``cell`` is a column and a row from 0.
    """

    def __init__(self, kind: FlawKind, numbers: Sequence[int]) -> None:
        values = zip(kind.params.items(), numbers[FIRST_PARAM:], strict=False)
        self.code, self.warning = kind.code, kind.warning
        self.params = {name: _param(meaning, number) for (name, meaning), number in values}
        self.reason = kind.detail.format(**self.params)
        piece, _, line, column, row = numbers[:FIRST_PARAM]
        self.piece = None if piece < 0 else piece
        self.line = None if line < 0 else line
        self.cell = None if column < 0 else (column, row)
        super().__init__(self.reason)


def _param(meaning: Any, number: int) -> Any:
    if meaning is None:
        return number
    if meaning is not SIGN:
        return meaning[number]
    return chr(number) if FIRST_PRINTABLE <= number <= LAST_PRINTABLE else f"U+{number:04X}"


class CheckedContent(NamedTuple):
    """What the kernel found."""

    rows: Any
    """The content matrix that ``setup`` reads, ordered by its first column; of no use where there is a flaw."""
    drawings: list[str]
    """Each drawing as one would write it."""
    counts: list[list[int]]
    flaws: list[Flaw]
    """In the order of the pieces; flaws of the whole set are last."""


class ContentCheck(NamedTuple):
    """How content is checked."""

    kernels: tuple[Callable[..., Any], ...]
    """Plain functions that call only those before them. The last is ``check(given, count, content, canvas, counts,
    flaws)``: it fills the arrays, which may have old values, and returns the number of flaws."""
    fields: tuple[str, ...]
    """Of a piece, as ``encode_pieces`` writes them."""
    kinds: tuple[FlawKind, ...]
    counts: tuple[str, ...]
    """The names of what is counted of each piece; its row has one more number, for the kernel's own use."""
    most: int
    """So many pieces are read; more are counted, which must be a flaw."""
    width: int
    """Numbers that a piece becomes."""
    canvas: tuple[int, int]
    """Lines and columns of a drawing."""
    most_flaws: int
    """Of one piece."""

    def __call__(self, pieces: Sequence[Any]) -> CheckedContent:
        """Check pieces, objects with the declared fields."""
        count, read = len(pieces), min(len(pieces), self.most)
        lines, columns = self.canvas
        content: Any = np.zeros((read, self.width), np.int16)
        canvas = np.full((read, lines * columns), ord(" "), np.uint8)
        counts = np.zeros((count, len(self.counts) + 1), np.int32)
        flaws = np.zeros((count * self.most_flaws + 1, FLAW_WIDTH), np.int32)
        found = self.kernels[-1](list(encode_pieces(pieces, self.fields)), count, content, canvas, counts, flaws)
        return CheckedContent(
            content[np.argsort(content[:, 0], kind="stable")],
            [_text(drawn.reshape(lines, columns)) for drawn in canvas],
            counts.tolist(),
            [Flaw(self.kinds[row[KIND]], row) for row in flaws[:found].tolist()],
        )

    def describe(self) -> dict[str, Any]:
        """What a module says about it."""
        kinds = [{**kind._asdict(), "params": list(kind.params.items())} for kind in self.kinds]
        return {**self._asdict(), "kernels": None, "kinds": kinds, "flaw_width": FLAW_WIDTH}


def encode_pieces(pieces: Sequence[Any], fields: Sequence[str]) -> Iterator[int]:
    """Pieces as numbers. Each field begins with the number of the first piece that has the same value there, or -1
    where it is a text that is blank or not printable. After it comes the number, or the text's length and characters.
    """
    seen: list[dict[Any, int]] = [{} for _ in fields]
    for i, piece in enumerate(pieces):
        for known, field in zip(seen, fields, strict=True):
            value = getattr(piece, field)
            first = known.setdefault(value, i)
            if isinstance(value, int):
                yield from (first, value)
            else:
                yield from (first if value.isprintable() and value.strip() else -1, len(value))
                yield from map(ord, value)


def _text(canvas: Any) -> str:
    return "\n".join(bytes(line).decode().rstrip() for line in canvas) + "\n"


class BrowserEditor(NamedTuple):
    """What a page needs to do an editor's work without a server."""

    check: ContentCheck
    option: str
    """The option that takes such content."""
    pieces: str
    """The name of the list of pieces in what the page sends and gets."""
    piece: type[msgspec.Struct]
    """A complete piece."""
    drawing: str
    """The field that is tidied."""
    entry: str
    """The name of a piece's table in a file."""
    header: str
    template: str
    """The text of a piece in a file: names of fields in braces; texts of one line as JSON."""
    limits: Mapping[str, int]
    least: Mapping[int, int]
    """How many different values of the matrix' first column each number of players needs."""

    def describe(self) -> dict[str, Any]:
        """What a module says about it."""
        (_,), definitions = msgspec.json.schema_components([self.piece])
        schema = definitions[self.piece.__name__]
        return {**self._asdict(), "check": self.check.describe(), "piece": schema}
