"""Puzzles: positions in which one decision is clearly best, kept in a game's ``puzzles/``, and attempts at them.

A puzzle is the record of a match up to a decision, and the action that solves it. What is shown of it is made from what
the deciding seat knows: hidden values are drawn anew, so that nobody can find out how they were dealt.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from asterism.engine import registry
from asterism.engine.match import Match
from asterism.engine.messages import format_message

State = Literal["open", "done", "failed"]


class Soundness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a search says about a puzzle: the chance to win after the solution and after the next best action."""

    simulations: int
    value: float
    second: float

    @property
    def margin(self) -> float:
        """What the next best action gives away."""
        return self.value - self.second


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match up to a decision, and the one action that solves it."""

    id: str
    mode: str
    players: int
    rules_version: int
    seed: int
    actions: list[int]
    """The match so far."""
    solution: int
    mined: Soundness
    checked: Soundness | None = None
    """By a search ten times as long."""
    found: list[float] = []
    """How often each level finds the solution, the lowest first."""
    rating: int
    """On the scale of the levels: level 1 has 800, level 8 has 2200."""
    themes: list[str] = []


class PuzzleFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The puzzles of one mode, as a file keeps them."""

    game: str
    mode: str
    puzzles: list[Puzzle]
    mined: list[int] = []
    """The numbers of the matches that mining has been through; a later run continues after them."""


def read_puzzles(path: Path) -> PuzzleFile:
    """The puzzles of a file."""
    return msgspec.json.decode(path.read_bytes(), type=PuzzleFile)


def write_puzzles(path: Path, file: PuzzleFile) -> None:
    """Write a file, a puzzle a line."""
    head = msgspec.json.encode({"game": file.game, "mode": file.mode, "mined": file.mined}).decode()
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in file.puzzles)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(f'{head[:-1]},"puzzles":[\n{lines}\n]}}\n', encoding="utf-8")
    part.replace(path)


@cache
def puzzles(id: str) -> dict[str, Puzzle]:
    """The checked puzzles of a game by their id, the easiest first; empty where it has none."""
    folder = registry.load(id).folder / "puzzles"
    found = [puzzle for path in sorted(folder.glob("*.json")) for puzzle in read_puzzles(path).puzzles]
    return {puzzle.id: puzzle for puzzle in easiest_first(found) if puzzle.checked is not None}


def easiest_first(found: Iterable[Puzzle]) -> list[Puzzle]:
    """Puzzles by rating."""
    return sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id))


def original(id: str, puzzle: Puzzle) -> Match:
    """The match that the puzzle comes from, at the decision."""
    game = registry.load(id)
    match = Match.new(id, puzzle.players, game.modes[puzzle.mode], puzzle.seed, rules_version=puzzle.rules_version)
    for action in puzzle.actions:
        match.take(match.check(action))
    return match


def begin(id: str, puzzle: Puzzle) -> Match:
    """A match that begins with the decision, from what its seat knows."""
    match = original(id, puzzle)
    return Match.load(match.position(match.seat), seed=0)


def theme_text(id: str, theme: str, language: str) -> str:
    """What a theme is called: by the game, or for those that fit every game here."""
    folders = registry.load(id).folder, Path(__file__).parent
    return next(filter(None, (format_message(folder, language, f"theme-{theme}") for folder in folders)), theme)


# msgspec crashes when two threads use nested types for the first time at once; so they are built at import.
msgspec.json.Decoder(PuzzleFile)
