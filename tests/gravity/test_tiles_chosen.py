"""Our own twelve faces, how they were made, and what is measured on a face."""

import hashlib
import re

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterism.engine.compile import INTERPRETED
from asterism.engine.errors import ContentError, SeedError
from asterism.engine.rng import MAX_SEED, make_rng
from asterism.games.gravity import command as tiles
from asterism.games.gravity import generate
from asterism.games.gravity.face_check import read_sketch
from asterism.games.gravity.faces import (
    DEFAULT_FILE,
    Face,
    default_faces,
    default_tiles,
    faces_content,
    read_tile_file,
    warnings,
    write_tile_file,
)
from asterism.games.gravity.measure import FARTHEST, differences, distances, measure, out_of_reach
from asterism.games.gravity.sketch import (
    CELLS,
    DOOR,
    DOOR_UP,
    PLATFORMS,
    REPLAY,
    SIDE,
    STAR,
    SYMBOLS,
    TILE,
    draw_sketch,
)
from asterism.games.gravity.state import TURNED, TURNED_BITS
from tests.volume import LONG

compiled = pytest.mark.skipif(INTERPRETED, reason="tries millions of moves")


def turned(face: np.ndarray, quarters: int) -> np.ndarray:
    """The face after turning its tile clockwise."""
    new = face.copy()
    new[PLATFORMS + TURNED[quarters]] = TURNED_BITS[quarters, face[PLATFORMS:SYMBOLS]]
    new[SYMBOLS + TURNED[quarters]] = face[SYMBOLS:]
    new[DOOR], new[DOOR_UP] = TURNED[quarters, face[DOOR]], (face[DOOR_UP] + quarters) % 4
    return new


def mirrored(face: np.ndarray) -> np.ndarray:
    """The face with left and right exchanged, redrawn by hand."""
    swap = str.maketrans("<>", "><")
    lines = [line.ljust(3 * SIDE + 1)[::-1].translate(swap) for line in draw_sketch(face).splitlines()]
    return read_sketch("\n".join(lines))


def test_there_are_six_tiles_with_two_faces_each():  # G2
    content = default_faces()
    assert content[:, TILE].tolist() == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert len({face.name for face in default_tiles()}) == 12


def test_each_of_our_faces_has_thirteen_symbols_and_a_door_on_a_platform():  # G3
    for face in default_faces():
        symbols = face[SYMBOLS:]
        assert ((symbols == STAR).sum(), (symbols == REPLAY).sum()) == (10, 3)
        assert symbols[face[DOOR]] == 0
        assert face[PLATFORMS + face[DOOR]] >> ((face[DOOR_UP] + 2) % 4) & 1


def test_every_row_and_column_of_our_faces_is_crossed_by_a_platform():  # G4
    assert warnings(default_tiles()) == []


def test_the_content_can_be_changed_without_changing_ours():
    default_faces()[:] = 0
    assert default_faces().any()


def test_no_face_of_ours_is_like_another_turned_or_mirrored():  # G2
    table = differences(default_faces())
    assert (table.diagonal() == FARTHEST).all()
    assert table.min() >= 60
    assert (table == table.T).all()


def test_a_turned_or_mirrored_face_is_no_different():
    face = default_faces()[0]
    images = [turned(image, quarters) for image in (face, mirrored(face)) for quarters in range(4)]
    assert distances(face, np.stack(images)).tolist() == [0] * 8


def test_a_distance_counts_edges_and_signs():
    face = default_faces()[0]
    blank = next(c for c in range(CELLS) if c != face[DOOR] and face[SYMBOLS + c] == 0)
    other = face.copy()
    other[SYMBOLS + blank] = STAR
    other[PLATFORMS + blank] ^= 1
    assert distances(face, other[None]).tolist() == [2]


def test_measures_do_not_depend_on_how_a_tile_is_turned():
    face = default_faces()[3]
    assert measure(turned(face, 1)) == measure(face)


@compiled
def test_our_faces_are_sound_and_of_like_value():
    found = [measure(face) for face in default_faces()]
    assert all(generate.is_sound(measures) for measures in found)
    values = [measures.value for measures in found]
    assert max(values) / min(values) <= (1 + generate.VALUE_BAND) / (1 - generate.VALUE_BAND) + 0.01


@compiled
def test_every_symbol_can_be_reached_from_every_door_on_dealt_boards():  # G5 G8
    assert out_of_reach(default_faces()) == 0


@compiled
def test_a_set_of_two_tiles_is_measured_on_the_boards_it_can_fill():
    assert out_of_reach(default_faces()[:4]) == 0


SHAFT = """\
+--+--+--+--+--+--+
|* |  |  |  |  |  |
+--+--+--+--+--+--+
|* |  |  |^ |  |* |
+--+--+--+--+--+--+
|* |  |  |* |  |R |
+--+--+--+--+--+--+
|* |  |  |* |  |R |
+--+--+--+--+--+--+
|* |  |  |  |  |R |
+--+--+--+--+--+--+
|* |  |  |  |  |* |
+--+--+--+--+--+--+
"""


def test_on_a_face_of_closed_cells_only_drop_and_rotate_move_and_nothing_falls():  # G14 G16
    measures = measure(read_sketch(SHAFT))
    assert measures.platforms == 2 * CELLS
    assert (measures.blocked, measures.mean_fall, measures.no_fall, measures.longest_fall) == (0.6, 0, 1, 0)
    assert (measures.reached, measures.landing_balance, measures.symbol_balance) == (13, 1, 1)
    assert measures.dead == round(
        1 - 13 * 4 / (36 * 4 * 4), 2
    )  # one move of four drops, and 13 cells of 36 have a symbol


SKY = "".join(
    "+  +  +  +--+  +  +\n" if i == 4 else re.sub(r"[-|]", " ", line) + "\n"
    for i, line in enumerate(SHAFT.splitlines())
)


def test_a_fall_that_finds_no_platform_is_measured_too():  # G4
    measures = measure(read_sketch(SKY))
    assert (measures.platforms, measures.reached) == (1, 13)
    assert measures.longest_fall == 2 * SIDE  # along a row, past both copies


@settings(max_examples=60)
@given(st.integers(0, MAX_SEED))
def test_a_random_face_keeps_the_rules_for_faces(seed):  # G3 G4
    face = generate.random_face(make_rng(seed))
    drawing = draw_sketch(face)
    assert (read_sketch(drawing) == face).all()
    assert warnings([Face("Random", 1, drawing)]) == []
    assert (generate.random_face(make_rng(seed)) == face).all()


@compiled
@pytest.mark.skipif(not LONG, reason="searches six thousand faces, in make test-long; the next test, far fewer")
def test_our_tiles_can_be_made_again_byte_for_byte(tmp_path):
    again = tmp_path / "again.toml"
    assert tiles.generate(seed=generate.DEFAULT_SEED, out=again) == 0
    assert again.read_bytes() == DEFAULT_FILE.read_bytes()


@pytest.fixture
def few(monkeypatch):
    monkeypatch.setattr(generate, "CANDIDATES", 250)
    monkeypatch.setattr(generate, "VALUE_BAND", 1)


@compiled
def test_generate_prints_a_tile_file_or_json(few, capsys, tmp_path):
    assert tiles.generate(seed=1) == 0
    path = tmp_path / "made.toml"
    path.write_text(capsys.readouterr().out)
    assert hashlib.sha256(path.read_bytes()).hexdigest() == (
        "f2147ec7d680ec8699ec88060cd0f62ce3880eadec25feeae11bdbcb0f79deb5"
    )
    faces = read_tile_file(path)
    assert len(faces) == 12
    assert differences(faces_content(faces)).min() > 40
    assert tiles.generate(seed=1, json=True) == 0
    report = msgspec.json.decode(capsys.readouterr().out)
    assert [face["drawing"] for face in report["faces"]] == [face.drawing.rstrip() + "\n" for face in faces]
    assert (report["seed"], report["warnings"], report["out_of_reach"]) == (1, [], 0)


@compiled
def test_a_set_with_symbols_out_of_reach_is_drawn_anew(few, monkeypatch):
    answers = [1, 0]
    monkeypatch.setattr(generate, "out_of_reach", lambda content: answers.pop(0))
    assert len(generate.make_tiles(1)) == 12
    assert answers == []


def test_generate_refuses_a_bad_seed():
    for seed in (-1, MAX_SEED + 1):
        with pytest.raises(SeedError):
            tiles.generate(seed=seed)


def test_generate_says_where_it_cannot_write(monkeypatch, tmp_path):
    monkeypatch.setattr(generate, "make_tiles", lambda seed, progress: list(default_tiles()))
    with pytest.raises(ContentError, match="cannot be written"):
        tiles.generate(out=tmp_path)


@compiled
def test_check_prints_measures_and_warnings(capsys, tmp_path):
    assert tiles.check() == 0
    printed = capsys.readouterr().out
    assert all(face.name in printed for face in default_tiles())
    assert "warning" not in printed
    path = tmp_path / "sky.toml"
    path.write_text(write_tile_file([Face("A", 1, SKY), Face("B", 2, SKY)]))
    assert tiles.check(path) == 0
    assert "warning: face 'A': no vertical platform crosses row 1" in capsys.readouterr().out
    assert tiles.check(path, json=True) == 0
    assert len(msgspec.json.decode(capsys.readouterr().out)["faces"]) == 2


def test_check_fails_on_a_broken_file(capsys, tmp_path):
    path = tmp_path / "broken.toml"
    path.write_text("[[face]]\nname = 'A'\n")
    assert tiles.check(path) == 1
    assert capsys.readouterr().out.startswith(f"{path}:1: Object missing required field `tile`")
    assert tiles.check(path, json=True) == 1
    assert str(path) in msgspec.json.decode(capsys.readouterr().out)["error"]


def test_show_draws_every_face(capsys, tmp_path):
    assert tiles.show() == 0
    printed = capsys.readouterr().out
    for face in default_tiles():
        assert f"{face.name} · {face.tile}" in printed
        assert face.drawing.splitlines()[6] in printed
    assert tiles.show(DEFAULT_FILE) == 0
    assert capsys.readouterr().out == printed


@compiled
def test_the_manual_shows_the_measures_of_our_faces():
    manual = (DEFAULT_FILE.parents[5] / "docs" / "tiles.md").read_text(encoding="utf-8")
    for face, row in zip(default_tiles(), default_faces(), strict=True):
        line = next(line for line in manual.splitlines() if f"| {face.name} |" in line)
        numbers = [float(cell) for cell in line.split("|")[3:-2]]
        assert numbers == list(msgspec.structs.astuple(measure(row)))
