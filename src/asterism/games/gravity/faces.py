"""Tile files: planet tile faces as TOML, checked with file, line and reason, and turned into what ``setup`` reads."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec import Meta

from asterism.engine.errors import ContentError
from asterism.engine.toml import IntricateError, read_toml
from asterism.games.gravity.sketch import EAST, NORTH, PLATFORMS, SIDE, SOUTH, SYMBOLS, TILE, WEST, Flaw, read_sketch

MIN_TILES, MAX_TILES, FACES_A_TILE = 2, 12, 2
MAX_BYTES = 1_000_000
MAX_REASON = 300
DEFAULT_FILE = Path(__file__).parent / "content" / "faces.toml"


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a planet tile, as drawn in a tile file."""

    name: Annotated[str, Meta(min_length=1, max_length=40, description="The face's own name")]
    tile: Annotated[int, Meta(ge=0, le=999, description="Its tile: two faces with the same number are its two sides")]
    drawing: Annotated[
        str, Meta(max_length=4000, description="Thirteen lines of posts, platforms, symbols and the Door")
    ]


class TileFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile file: its ``[[face]]`` tables."""

    face: list[Face]


# msgspec crashes when two threads use nested types for the first time at once; so they are built at import.
msgspec.json.Decoder(TileFile)


def faces_content(faces: Sequence[Face], source: str = "tiles") -> Any:
    """The content matrix of these faces, the two sides of a tile one after the other and tiles counted from 0.

    ``ContentError`` names the source, the face, the line of its drawing and the reason.
    """
    try:
        return check_faces(faces)
    except Flaw as flaw:
        where = source
        if flaw.face is not None:
            where += f": face {faces[flaw.face].name!r}"
        if flaw.line is not None:
            where += f", line {flaw.line + 1}"
        raise ContentError(f"{where}: {flaw.reason}", **_told(flaw, faces)) from None


def _told(flaw: Flaw, faces: Sequence[Face]) -> dict[str, Any]:
    """The parameters of an error for a flaw, besides its English text."""
    return {"flaw": flaw.code, **flaw.params, **({"face": faces[flaw.face].name} if flaw.face is not None else {})}


def read_tile_file(path: str | PathLike[str]) -> list[Face]:
    """The faces in a tile file, all of them checked; ``ContentError`` reads ``file:line: reason``."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a path with a zero byte
        raise ContentError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None
    return read_tiles(data, str(path))


def read_tiles(data: bytes, source: str) -> list[Face]:
    """The faces in the bytes of a tile file; ``ContentError`` names the source, and the line in its ``params`` too."""
    text = _text(data, source)
    try:
        faces = msgspec.convert(read_toml(text), TileFile).face
        check_faces(faces)
    except IntricateError as error:
        raise _broken(source, error.line, str(error), "too-intricate") from None
    except tomllib.TOMLDecodeError as error:
        found = re.fullmatch(r"(.*) \(at line (\d+), (column \d+)\)", str(error), re.DOTALL)
        line = int(found[2]) if found else text.count("\n") + 1
        raise _broken(source, line, found[3] + ": " + found[1] if found else str(error)) from None
    except msgspec.ValidationError as error:
        found = re.search(r"\$\.face\[(\d+)\]", str(error))
        line = _Places(text).header(int(found[1])) if found else 1
        raise _broken(source, line, str(error)) from None
    except Flaw as flaw:
        if flaw.face is None:
            raise _broken(source, 1, flaw.reason, **_told(flaw, faces)) from None
        line = _Places(text).drawing(flaw.face, flaw.line)
        reason = f"face {faces[flaw.face].name!r}: {flaw.reason}"
        raise _broken(source, line, reason, **_told(flaw, faces)) from None
    except (ValueError, RecursionError) as error:  # tomllib on a number of thousands of digits, or on deep nesting
        raise _broken(source, 1, str(error)) from None
    return faces


def _broken(source: str, line: int, reason: str, code: str = "", **params: Any) -> ContentError:
    return ContentError(f"{source}:{line}: {reason[:MAX_REASON]}", code, line=line, **params)


def write_tile_file(faces: Sequence[Face], header: str = "") -> str:
    """The text of a tile file with these faces, under a header of comment lines."""
    blocks = [f"# {line}".rstrip() for line in header.splitlines()]
    for face in faces:
        name = msgspec.json.encode(face.name).decode()
        blocks.append(f"\n[[face]]\nname = {name}\ntile = {face.tile}\ndrawing = '''\n{face.drawing.rstrip()}\n'''")
    return "\n".join(blocks).lstrip() + "\n"


@cache
def default_tiles() -> tuple[Face, ...]:
    """Our own twelve faces, two a tile."""
    return tuple(read_tile_file(DEFAULT_FILE))


@cache
def _default_content() -> Any:
    return faces_content(default_tiles(), DEFAULT_FILE.name)


def default_faces() -> Any:
    """The content matrix of our own twelve faces."""
    return _default_content().copy()


def warnings(faces: Sequence[Face]) -> list[str]:
    """Warnings about a face, in words."""
    return [f"face {face.name!r}: {flaw.reason}" for face in faces for flaw in open_lines(face)]


def open_lines(face: Face) -> list[Flaw]:
    """The rows and columns in which a fall finds no platform (G4): allowed, but unwise."""
    grid = read_sketch(face.drawing)[PLATFORMS:SYMBOLS].reshape(SIDE, SIDE)
    rows = [i for i in range(1, SIDE + 1) if not (grid[i - 1] & (1 << EAST | 1 << WEST)).any()]
    columns = [i for i in range(1, SIDE + 1) if not (grid[:, i - 1] & (1 << NORTH | 1 << SOUTH)).any()]
    return [
        *(Flaw("open-row", f"no vertical platform crosses row {i}", row=i) for i in rows),
        *(Flaw("open-column", f"no horizontal platform crosses column {i}", column=i) for i in columns),
    ]


def check_faces(faces: Sequence[Face]) -> Any:
    """The content matrix, as ``faces_content`` makes it; ``Flaw`` says what is wrong, and in which face."""
    names: set[str] = set()
    sides: Counter[int] = Counter()
    rows: list[Any] = []
    for i, face in enumerate(faces):
        try:
            _check_label(face, names, sides)
            rows.append(read_sketch(face.drawing))
        except Flaw as flaw:
            flaw.face = i
            raise
        names.add(face.name)
        sides[face.tile] += 1
    if not MIN_TILES <= len(sides) <= MAX_TILES:
        reason = f"the number of tiles is {len(sides)}, expected {MIN_TILES} to {MAX_TILES}"
        raise Flaw("tiles", reason, count=len(sides))
    tiles = list(sides)  # in order of first appearance
    for face, row in zip(faces, rows, strict=True):
        row[TILE] = tiles.index(face.tile)
    rows.sort(key=lambda row: int(row[TILE]))
    return np.stack(rows)


def _check_label(face: Face, names: set[str], sides: Counter[int]) -> None:
    if not face.name.isprintable() or not face.name.strip():
        raise Flaw("blank-name", "a name must be printable and not blank")
    if face.name in names:
        raise Flaw("same-name", "another face has the same name")
    if sides[face.tile] == FACES_A_TILE:
        raise Flaw("third-face", f"tile {face.tile} has two faces already", tile=face.tile)


def _text(data: bytes, source: str) -> str:
    if len(data) > MAX_BYTES:
        raise ContentError(f"{source}: too large: a tile file has at most {MAX_BYTES:,} bytes")
    try:
        return data.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise _broken(source, data[: error.start].count(b"\n") + 1, "not UTF-8 text") from None


class _Places:
    """The lines, from 1, of the faces in a TOML text: tomllib returns values without their positions."""

    STRING = r""""{3}(?:[^\\]|\\.)*?"{3,5} | \'{3}.*?\'{3,5} | "(?:[^"\\\n]|\\.)*" | \'[^\'\n]*\' """
    TOKEN = re.compile(
        rf"""\#[^\n]*
        | (?P<header> \[\[ [ \t]* (?:face|"face"|'face') [ \t]* \]\] )
        | (?: \bdrawing | "drawing" | 'drawing' ) [ \t]* = [ \t]* (?P<drawing> {STRING} )
        | {STRING}""",
        re.VERBOSE | re.DOTALL,
    )

    def __init__(self, text: str) -> None:
        self.headers: list[int] = []
        self.drawings: list[tuple[int, int]] = []  # first and last line
        for token in self.TOKEN.finditer(text):
            if token["header"]:
                self.headers.append(text.count("\n", 0, token.start()) + 1)
            elif token["drawing"]:
                start, end = token.span("drawing")
                opened = text.count("\n", 0, start) + 1
                trimmed = token["drawing"][:4] in ("'''\n", '"""\n')  # TOML drops a line break just after the quotes
                self.drawings.append((opened + trimmed, opened + text.count("\n", start, end)))

    def header(self, face: int) -> int:
        """The line of the face's ``[[face]]``; 1 where it is written in another way."""
        return self.headers[face] if face < len(self.headers) else 1

    def drawing(self, face: int, line: int | None) -> int:
        """The line of the file on which a line of the face's drawing stands."""
        if line is None or face >= len(self.drawings):
            return self.header(face)
        first, last = self.drawings[face]
        return min(first + line, last)
