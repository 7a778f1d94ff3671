"""Tile files: planet tile faces as TOML, checked with file, line and reason, and turned into what ``setup`` reads."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from asterism.engine.content import Flaw
from asterism.engine.errors import ContentError
from asterism.engine.toml import IntricateError, read_toml
from asterism.games.gravity.face_check import CHECK

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
        if flaw.piece is not None:
            where += f": face {faces[flaw.piece].name!r}"
        if flaw.line is not None:
            where += f", line {flaw.line + 1}"
        raise ContentError(f"{where}: {flaw.reason}", **_params(flaw, faces)) from None


def _params(flaw: Flaw, faces: Sequence[Face]) -> dict[str, Any]:
    """The parameters of an error for a flaw, besides its English text."""
    return {"flaw": flaw.code, **flaw.params, **({"face": faces[flaw.piece].name} if flaw.piece is not None else {})}


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
        if flaw.piece is None:
            raise _broken(source, 1, flaw.reason, **_params(flaw, faces)) from None
        line = _Places(text).drawing(flaw.piece, flaw.line)
        reason = f"face {faces[flaw.piece].name!r}: {flaw.reason}"
        raise _broken(source, line, reason, **_params(flaw, faces)) from None
    except (ValueError, RecursionError) as error:  # tomllib on a number of thousands of digits, or on deep nesting
        raise _broken(source, 1, str(error)) from None
    return faces


def _broken(source: str, line: int, reason: str, code: str = "", **params: Any) -> ContentError:
    return ContentError(f"{source}:{line}: {reason[:MAX_REASON]}", code, line=line, **params)


FACE_TEXT = "\n[[face]]\nname = {name}\ntile = {tile}\ndrawing = '''\n{drawing}\n'''"


def write_tile_file(faces: Sequence[Face], header: str = "") -> str:
    """The text of a tile file with these faces, under a header of comment lines."""
    blocks = [f"# {line}".rstrip() for line in header.splitlines()]
    for face in faces:
        name = msgspec.json.encode(face.name).decode()
        blocks.append(FACE_TEXT.format(name=name, tile=face.tile, drawing=face.drawing.rstrip()))
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
    """Warnings about each face, in words."""
    return [
        f"face {faces[flaw.piece].name!r}: {flaw.reason}"
        for flaw in CHECK(faces).flaws
        if flaw.warning and flaw.piece is not None
    ]


def check_faces(faces: Sequence[Face]) -> Any:
    """The content matrix, as ``faces_content`` makes it; ``Flaw`` says what is wrong, and in which face."""
    checked = CHECK(faces)
    for flaw in checked.flaws:
        if not flaw.warning:
            raise flaw
    return checked.rows


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
