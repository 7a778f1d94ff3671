"""Moves of Octocube, structured, and their notation.

    @b1 @b1/nw        place the cube on b1, as it is, or with its north face on top and its west face to the north
    n e s w           roll
    p90 p180 p270     pivot clockwise
    score score:tbn   score nothing, or the tiles of these faces (t b n e s w)
    pass  take        pass (also: leave a power unused) · kids: take the cube back
    use:h             use the power of an adjacent Abyss tile, and then how:
      b:pw              B with the white pearl of the board     c:d4  d:d4   C to d4, D from d4
      e:nw              E, turning as in placing                f:n:pw       F northwards with the white pearl
      g:2  i:2          G and I with player 2                   h:a1b2       H of a1 and b2
    fit:pw:7          kids: the white pearl onto space 7
    stack:pw  lay:c3  kids: the white pearl next on the stack; the stack onto c3

Tiles are written as kind and colour: d p s a f (diamond, pearl, sextant, amphora, starfish), w l d g (white, light
blue, dark blue, green). Case does not matter. Structured moves count seats and spaces from 0, the notation from 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from asterism.engine.errors import InvalidMoveError
from asterism.games.octocube.names import FACE_NAMES, OBJECT_NAMES, Direction, Face, Letter


class _Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all moves."""


class Place(_Move, tag="place", frozen=True):
    """Place the cube on an edge cell, turned so that these of its faces come on top and to the north."""

    cell: str
    top: Face = "top"
    north: Face = "north"


class Roll(_Move, tag="roll", frozen=True):
    """Roll the cube."""

    direction: Direction


class Pivot(_Move, tag="pivot", frozen=True):
    """Turn the cube in place, clockwise."""

    degrees: int


class Score(_Move, tag="score", frozen=True):
    """Take the cube to the personal area and the tiles of these faces off it."""

    faces: tuple[Face, ...]


class Pass(_Move, tag="pass", frozen=True):
    """Do nothing, or leave a power unused."""


class TakeBack(_Move, tag="take", frozen=True):
    """Kids: take the cube to the personal area."""


class Use(_Move, tag="use", frozen=True):
    """Use the power of an adjacent Abyss tile."""

    power: Letter


class Replace(_Move, tag="replace", frozen=True):
    """Power B: swap the tile on top of the cube with this one of the board."""

    tile: str


class Lift(_Move, tag="lift", frozen=True):
    """Power C: lift the cube onto this cell."""

    cell: str


class Fetch(_Move, tag="fetch", frozen=True):
    """Power D: put the open tile of this cell on top of the cube."""

    cell: str


class Turn(_Move, tag="turn", frozen=True):
    """Power E: turn the cube so that these of its faces come on top and to the north."""

    top: Face
    north: Face


class Trade(_Move, tag="trade", frozen=True):
    """Power F: swap the open tile next to the cube with this one of the board."""

    direction: Direction
    tile: str


class Switch(_Move, tag="switch", frozen=True):
    """Power G: swap places with this seat's cube."""

    seat: int


class Swap(_Move, tag="swap", frozen=True):
    """Power H: swap these two cells."""

    first: str
    second: str


class Exchange(_Move, tag="exchange", frozen=True):
    """Power I: swap top tiles with this seat's cube."""

    seat: int


class Fit(_Move, tag="fit", frozen=True):
    """Kids: place this tile on this space of the board."""

    tile: str
    space: int


class Stack(_Move, tag="stack", frozen=True):
    """Kids: put this tile next on the stack."""

    tile: str


class Lay(_Move, tag="lay", frozen=True):
    """Kids: lay the stack on this cell."""

    cell: str


Move = (
    Place
    | Roll
    | Pivot
    | Score
    | Pass
    | TakeBack
    | Use
    | Replace
    | Lift
    | Fetch
    | Turn
    | Trade
    | Switch
    | Swap
    | Exchange
    | Fit
    | Stack
    | Lay
)

FACE_LETTERS = "tbnesw"
KIND_LETTERS = "dpsaf"
COLOUR_LETTERS = "wldg"
TILE_LETTERS = tuple(kind + colour for kind in KIND_LETTERS for colour in COLOUR_LETTERS)
_LETTER_OF_FACE = dict(zip(FACE_NAMES, FACE_LETTERS, strict=True))
_FACE_OF_LETTER = dict(zip(FACE_LETTERS, FACE_NAMES, strict=True))
_LETTERS_OF_TILE = dict(zip(OBJECT_NAMES, TILE_LETTERS, strict=True))
_TILE_OF_LETTERS = dict(zip(TILE_LETTERS, OBJECT_NAMES, strict=True))


def write(move: Move) -> str:
    """The move in short notation."""
    match move:
        case Place(cell, "top", "north"):
            return f"@{cell}"
        case Place(cell, top, north):
            return f"@{cell}/{_LETTER_OF_FACE[top]}{_LETTER_OF_FACE[north]}"
        case Roll(direction):
            return _LETTER_OF_FACE[direction]
        case Pivot(degrees):
            return f"p{degrees}"
        case Score(faces):
            return "score" + (":" if faces else "") + "".join(_LETTER_OF_FACE[face] for face in faces)
        case Pass():
            return "pass"
        case TakeBack():
            return "take"
        case Use(power):
            return f"use:{power.lower()}"
        case Replace(tile):
            return f"b:{_LETTERS_OF_TILE[tile]}"
        case Lift(cell):
            return f"c:{cell}"
        case Fetch(cell):
            return f"d:{cell}"
        case Turn(top, north):
            return f"e:{_LETTER_OF_FACE[top]}{_LETTER_OF_FACE[north]}"
        case Trade(direction, tile):
            return f"f:{_LETTER_OF_FACE[direction]}:{_LETTERS_OF_TILE[tile]}"
        case Switch(seat):
            return f"g:{seat + 1}"
        case Swap(first, second):
            return f"h:{first}{second}"
        case Exchange(seat):
            return f"i:{seat + 1}"
        case Fit(tile, space):
            return f"fit:{_LETTERS_OF_TILE[tile]}:{space + 1}"
        case Stack(tile):
            return f"stack:{_LETTERS_OF_TILE[tile]}"
        case Lay(cell):
            return f"lay:{cell}"


class _Part:
    """A piece of notation: what it may be, what to call it, and how to read it."""

    def __init__(self, pattern: str, what: str, read: Callable[[str], Any]) -> None:
        self.pattern = re.compile(pattern, re.ASCII)
        self.what = what
        self.read = read


_CELL = _Part("[a-e][1-5]", "a cell such as b3", str)
_DIRECTION = _Part("[nesw]", "a direction n e s w", _FACE_OF_LETTER.__getitem__)
_FACE = _Part(f"[{FACE_LETTERS}]", "a face t b n e s w", _FACE_OF_LETTER.__getitem__)
_SET = _Part(
    f"[{FACE_LETTERS}]+", "faces t b n e s w", lambda letters: tuple(map(_FACE_OF_LETTER.__getitem__, letters))
)
_TILE = _Part(f"[{KIND_LETTERS}][{COLOUR_LETTERS}]", "a tile such as pw", _TILE_OF_LETTERS.__getitem__)
_DEGREES = _Part("90|180|270", "90, 180 or 270", int)
_POWER = _Part("[a-i]", "a power a to i", str.upper)
_PLAYER = _Part("[1-4]", "a player 1 to 4", lambda digit: int(digit) - 1)
_SPACE = _Part("1[0-6]|[1-9]", "a space 1 to 16", lambda digits: int(digits) - 1)

_SHAPES: tuple[tuple[Callable[..., Move], tuple[str | _Part, ...]], ...] = (
    (Place, ("@", _CELL)),
    (Place, ("@", _CELL, "/", _FACE, _FACE)),
    (Roll, (_DIRECTION,)),
    (Pivot, ("p", _DEGREES)),
    (lambda: Score(()), ("score",)),
    (Score, ("score", ":", _SET)),
    (Pass, ("pass",)),
    (TakeBack, ("take",)),
    (Use, ("use", ":", _POWER)),
    (Replace, ("b", ":", _TILE)),
    (Lift, ("c", ":", _CELL)),
    (Fetch, ("d", ":", _CELL)),
    (Turn, ("e", ":", _FACE, _FACE)),
    (Trade, ("f", ":", _DIRECTION, ":", _TILE)),
    (Switch, ("g", ":", _PLAYER)),
    (Swap, ("h", ":", _CELL, _CELL)),
    (Exchange, ("i", ":", _PLAYER)),
    (Fit, ("fit", ":", _TILE, ":", _SPACE)),
    (Stack, ("stack", ":", _TILE)),
    (Lay, ("lay", ":", _CELL)),
)


def _match(text: str, parts: tuple[str | _Part, ...]) -> tuple[list[Any], int, str]:
    """The values of a text's parts, how far it was understood, and what was expected there (nothing if it fits)."""
    values: list[Any] = []
    at = 0
    for part in parts:
        if isinstance(part, str):
            if not text.startswith(part, at):
                return values, at, repr(part)
            at += len(part)
        else:
            found = part.pattern.match(text, at)
            if not found:
                return values, at, part.what
            values.append(part.read(found.group()))
            at = found.end()
    return values, at, "" if at == len(text) else "nothing more"


def parse(text: str) -> Move:
    """Parse a notation; ``InvalidMoveError`` names the reason and the character."""
    lower = text.strip().lower()
    furthest, expected = -1, ""
    for make, parts in _SHAPES:
        values, at, problem = _match(lower, parts)
        if not problem:
            return make(*values)
        if at > furthest:
            furthest, expected = at, problem
    if furthest == 0:
        expected = "a move such as n, p90, @b1/tn, score:tn, pass, take, use:b or fit:pw:7"
    raise InvalidMoveError(f"{text[:40]!r}: expected {expected} at character {furthest + 1}", at=furthest + 1)
