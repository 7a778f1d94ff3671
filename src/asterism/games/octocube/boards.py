"""The four kids' boards (O80): read from ``content/boards.toml``, checked, and originally found by a search."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path

from asterism.engine.errors import ContentError
from asterism.games.octocube.names import WISH_CODES, WISH_NAMES
from asterism.games.octocube.state import ANY_COLOUR, COPIES, OBJECTS, SEATS, SPACES, WISHES

BOARDS_FILE = Path(__file__).parent / "content" / "boards.toml"
EXACT = SPACES - (WISHES - ANY_COLOUR)  # the seven spaces for a very object
SEED = 2025

Board = tuple[int, ...]


def hardness(board: Sequence[int]) -> tuple[int, Fraction]:
    """The copies of a board's exact tiles added up, and the sum of their reciprocals."""
    copies = [int(COPIES[wish - 1]) for wish in board if wish <= OBJECTS]
    return sum(copies), sum((Fraction(1, n) for n in copies), Fraction())


def equally_hard(boards: Sequence[Sequence[int]]) -> bool:
    """O80: whether copies add up to the same within 1 and their reciprocals within 0.1."""
    sums, reciprocals = zip(*map(hardness, boards), strict=True)
    return bool(max(sums) - min(sums) <= 1 and max(reciprocals) - min(reciprocals) <= Fraction(1, 10))


def find_boards(seed: int = SEED) -> list[Board]:
    """Four equally hard sets of exact tiles, any two sharing at most three, no tile on more than two boards."""
    rng = random.Random(seed)
    tiles = [*range(1, OBJECTS + 1), *range(1, OBJECTS + 1)]
    while True:
        rng.shuffle(tiles)
        boards = [tuple(sorted(tiles[i * EXACT : (i + 1) * EXACT])) for i in range(SEATS)]
        if (
            all(len(set(board)) == EXACT for board in boards)
            and all(len(set(one) & set(two)) <= 3 for one, two in combinations(boards, 2))
            and equally_hard(boards)
        ):
            return boards


def read_boards(text: str, file: str) -> list[Board]:
    """The boards of a file, each as the wishes of its 16 spaces; ``ContentError`` names file, line and reason."""

    def fail(line: int, reason: str) -> ContentError:
        return ContentError(f"{file}:{line}: {reason}", file=file, line=line)

    try:
        boards = tomllib.loads(text).get("board")
    except tomllib.TOMLDecodeError as error:
        at = str(error).partition("at line ")[2].partition(",")[0]
        raise fail(int(at) if at else len(text.splitlines()), str(error)) from error
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines, 1) if line.strip().startswith("[[board]]")]
    if not isinstance(boards, list) or len(boards) != len(starts) or len(boards) != SEATS:
        raise fail(1, f"there must be {SEATS} [[board]] sections")
    found = []
    for start, board in zip(starts, boards, strict=True):
        names = board.get("spaces")
        if not isinstance(names, list) or len(names) != SPACES or board.keys() != {"spaces"}:
            raise fail(start, f"a board is a list of {SPACES} spaces")
        used = set()
        for name in names:
            where = [n for n, line in enumerate(lines[start:], start + 1) if f'"{name}"' in line]
            line = where[0] if where else start
            if name not in WISH_CODES:
                raise fail(line, f"{name!r} is no tile, kind or colour")
            if name in used:
                raise fail(where[1] if len(where) > 1 else line, f"{name!r} stands on the board twice")
            used.add(name)
        missing = [name for name in WISH_NAMES[ANY_COLOUR:] if name not in used]
        if missing:
            raise fail(start, f"the board has no space for {missing[0]!r}")
        found.append(tuple(WISH_CODES[name] for name in names))
    if len({frozenset(board) for board in found}) < SEATS:
        raise fail(starts[-1], "two boards have the same spaces")
    if not equally_hard(found):
        raise fail(starts[-1], "the boards are not equally hard")
    return found


@cache
def load_boards(path: Path = BOARDS_FILE) -> list[Board]:
    """The boards in play, by seat."""
    return read_boards(path.read_text(encoding="utf-8"), path.name)


def board_number(wishes: Board) -> int | None:
    """The number, from 1, of the board with these spaces; None if there is none."""
    boards = load_boards()
    return boards.index(wishes) + 1 if wishes in boards else None
