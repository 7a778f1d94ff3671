"""``asterism tiles``: make, check and show planet tiles of Gravity Superstar."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from cyclopts import App
from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from asterism.engine.errors import ContentError, SeedError
from asterism.games.gravity.face_check import read_sketch
from asterism.games.gravity.faces import (
    DEFAULT_FILE,
    Face,
    default_tiles,
    faces_content,
    read_tile_file,
    warnings,
    write_tile_file,
)
from asterism.games.gravity.sketch import DOOR_SIGNS, WIDTH, draw_sketch

app = App(name="tiles", help="Planet tiles of Gravity Superstar: make, check and show tile files (docs/tiles.md).")

HEADER = """\
Planet tiles of Gravity Superstar: six tiles, two faces each, drawn as docs/tiles.md explains.
Made by: asterism tiles generate --seed {seed}"""
HEADS = {
    "platforms": "plat-\nforms",
    "reached": "reach",
    "mean_fall": "mean\nfall",
    "no_fall": "no\nfall",
    "longest_fall": "long\nfall",
    "landing_balance": "land\nbal.",
    "symbol_balance": "sym.\nbal.",
    "blocked": "block",
    "nearest": "near",
}
STYLES = {"*": "bold yellow", "R": "bold cyan", "+": "dim", **dict.fromkeys(DOOR_SIGNS, "bold green")}


@app.command
def generate(*, seed: int | None = None, out: Path | None = None, json: bool = False) -> int:
    """Make a set of six tiles: draw thousands of faces, measure them, keep the twelve best.

    Parameters
    ----------
    seed
        The same seed makes the same file; by default the one that our own tiles were made with.
    out
        Write the tile file here instead of printing it.
    json
        Print the faces with their measures as one JSON object.
    """
    from asterism.engine.rng import MAX_SEED
    from asterism.games.gravity.generate import DEFAULT_SEED, make_tiles

    seed = DEFAULT_SEED if seed is None else seed
    if not 0 <= seed <= MAX_SEED:
        raise SeedError(f"a seed is an integer from 0 to 2**63 - 1, not {seed}")
    columns = TextColumn("Measuring faces"), BarColumn(), TextColumn("{task.completed:,.0f}"), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("")
        faces = make_tiles(seed, lambda done, total: progress.update(task, completed=done, total=total))
    text = write_tile_file(faces, HEADER.format(seed=seed))
    if out is not None:
        try:
            out.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            raise ContentError(f"{out}: cannot be written: {error.strerror}") from error
    if json:
        _print_json({"seed": seed, **_report(faces)})
    elif out is None:
        print(text, end="")
    else:
        _print_report(faces, Console())
    return 0


@app.command
def check(file: Path = DEFAULT_FILE, *, json: bool = False) -> int:
    """Check a tile file and measure its faces; the exit status is 1 if it is malformed.

    Parameters
    ----------
    file
        The tile file; by default our own.
    json
        Print the findings as one JSON object.
    """
    try:
        faces = read_tile_file(file)
    except ContentError as error:
        if json:
            _print_json({"error": str(error)})
        else:
            print(error)
        return 1
    if json:
        _print_json(_report(faces))
    else:
        _print_report(faces, Console())
    return 0


@app.command
def show(file: Path | None = None) -> int:
    """Draw the faces of a tile file.

    Parameters
    ----------
    file
        The tile file; by default our own.
    """
    faces = default_tiles() if file is None else read_tile_file(file)
    Console().print(Columns([_picture(face) for face in faces]))
    return 0


def _picture(face: Face) -> Panel:
    text = Text(draw_sketch(read_sketch(face.drawing)).rstrip(), no_wrap=True)
    for sign, style in STYLES.items():
        text.highlight_words([sign], style)
    return Panel(text, title=Text(f"{face.name} · {face.tile}"), width=WIDTH + 4)


def _report(faces: Sequence[Face]) -> dict[str, Any]:
    """Everything measured, as plain values."""
    from asterism.games.gravity.measure import BOARDS, differences, measure, out_of_reach

    rows = np.stack([read_sketch(face.drawing) for face in faces])
    nearest = differences(rows).min(axis=1).tolist()
    with Console(stderr=True).status("Measuring faces"):
        measured = [
            {**msgspec.to_builtins(face), **msgspec.to_builtins(measure(row)), "nearest": near}
            for face, row, near in zip(faces, rows, nearest, strict=True)
        ]
        unreached = out_of_reach(faces_content(faces))
    return {
        "faces": measured,
        "warnings": warnings(faces),
        "boards_of_each_size": BOARDS,
        "out_of_reach": unreached,
    }


def _print_report(faces: Sequence[Face], console: Console) -> None:
    from asterism.games.gravity.measure import explain_measures

    report = _report(faces)
    columns = {
        **explain_measures(),
        "nearest": "edges and signs of cells in which it differs from the face most like it",
    }
    table = Table("tile", box=box.SIMPLE_HEAD, pad_edge=False, padding=0)
    table.add_column("face", no_wrap=True)
    for name in columns:
        table.add_column(HEADS.get(name, name), justify="right", vertical="bottom", no_wrap=True)
    for face in report["faces"]:
        table.add_row(str(face["tile"]), Text(face["name"]), *(f"{face[name]:g}" for name in columns))
    console.print(table)
    for name, words in columns.items():
        console.print(Text.assemble((f"{name.replace('_', ' ')}  ", "bold"), words))
    for warning in report["warnings"]:
        console.print(Text.assemble(("warning: ", "bold yellow"), warning))
    boards = f"on {report['boards_of_each_size']} boards of each size"
    console.print(f"Symbols that a Door cannot reach, {boards}: {report['out_of_reach']}")


def _print_json(value: dict[str, Any]) -> None:
    print(msgspec.json.encode(value).decode())
