"""How a face is drawn, read and refused."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism.engine.content import Flaw
from asterism.engine.errors import ContentError
from asterism.games.gravity.face_check import read_sketch
from asterism.games.gravity.faces import Face, faces_content, warnings
from asterism.games.gravity.sketch import (
    CELLS,
    DOOR,
    DOOR_UP,
    EAST,
    NORTH,
    PLATFORMS,
    REPLAY,
    SIDE,
    SOUTH,
    STAR,
    SYMBOLS,
    TILE,
    WEST,
    draw_sketch,
)

SKETCH = """\
+--+  +  +  +  +--+
|*    |      *  R |
+  +--+  +  +  +  +
 *  *    |^     R
+  +  +--+--+  +  +
    *       |*
+  +  +  +  +--+  +
 R  * |   *
+  +  +  +  +  +--+
|   *          |*
+  +--+  +  +  +  +
         |
+--+  +  +  +--+  +
"""


def edit(line: int, column: int, text: str, sketch: str = SKETCH) -> str:
    """The sketch with ``text`` written at a line and column, both counted from 1 as messages do."""
    lines = [row.ljust(19) for row in sketch.splitlines()]
    lines[line - 1] = lines[line - 1][: column - 1] + text + lines[line - 1][column - 1 + len(text) :]
    return "\n".join(lines) + "\n"


def flaw(sketch: str) -> tuple[int, str]:
    with pytest.raises(Flaw) as error:
        read_sketch(sketch)
    return error.value.line + 1, error.value.reason


def two_tiles(sketch: str) -> list[Face]:
    return [Face("Good", 1, SKETCH), Face("Edited", 2, sketch)]


def test_a_face_has_six_by_six_cells_one_door_ten_stars_and_three_replays():  # G3
    row = read_sketch(SKETCH)
    assert len(row) == 3 + 2 * CELLS
    assert (row[DOOR], row[DOOR_UP]) == (1 * SIDE + 3, NORTH)
    assert np.flatnonzero(row[SYMBOLS:] == STAR).tolist() == [0, 4, 6, 7, 13, 16, 19, 21, 25, 29]
    assert np.flatnonzero(row[SYMBOLS:] == REPLAY).tolist() == [5, 11, 18]


def test_a_platform_between_two_cells_stands_in_both():  # G3
    bits = read_sketch(SKETCH)[PLATFORMS:SYMBOLS]
    assert bits[9] == 1 << SOUTH | 1 << WEST
    assert bits[8] == 1 << SOUTH | 1 << EAST
    assert bits[15] == 1 << NORTH | 1 << EAST
    assert bits[0] == 1 << NORTH | 1 << WEST
    assert bits[5] == 1 << NORTH | 1 << EAST
    assert bits[30] == 1 << SOUTH
    assert bits[14] == 1 << NORTH


@pytest.mark.parametrize("sign", "^>v<")
def test_the_door_points_up(sign):  # G3
    around = edit(3, 11, "--", edit(4, 13, "|", edit(4, 11, sign)))
    assert read_sketch(around)[DOOR_UP] == "^>v<".index(sign)


def test_drawing_and_reading_are_inverse():
    assert draw_sketch(read_sketch(SKETCH)) == SKETCH


def test_harmless_differences_are_read_alike():
    row = read_sketch(SKETCH)
    indented = "\n\n" + "".join(f"    {line}\n" for line in SKETCH.splitlines()) + "   \n"
    for same in (
        indented,
        SKETCH.replace("R", "r"),
        SKETCH.replace("\n", "   \n"),
        SKETCH.replace("\n", "\r\n"),
        SKETCH.replace("* ", " *"),
        SKETCH.rstrip(),
    ):
        assert (read_sketch(same) == row).all()
    downward = edit(3, 11, "--", edit(4, 11, "v"))
    assert (read_sketch(downward.replace("v", "V")) == read_sketch(downward)).all()


def test_a_wrong_sign_is_named_with_its_line_and_column():  # G3
    assert flaw(edit(2, 5, "x"))[0] == 2
    assert flaw(edit(2, 5, "x"))[1].startswith("column 5: found 'x', expected a star symbol")
    assert flaw(edit(3, 4, "-")) == (3, "column 4: found '-', expected a post '+'")
    assert flaw(edit(3, 2, "|")) == (3, "column 2: found '|', expected a platform '--' or blanks")
    assert flaw(edit(4, 4, "*")) == (4, "column 4: found '*', expected a platform '|' or a blank")
    assert flaw(edit(3, 2, "- ")) == (3, "column 2: found half a platform, expected '--' or blanks")
    assert flaw(edit(2, 2, "**")) == (2, "column 2: found '**', expected one sign a cell")
    assert flaw(edit(4, 20, "|")) == (4, "column 20: found '|' to the right of the drawing")
    assert flaw("  " + SKETCH)[1] == "column 1: found '|' to the left of the drawing"


def test_a_face_without_thirteen_lines_is_refused():  # G3
    assert flaw("") == (1, "the drawing is empty, expected 13 lines")
    assert flaw("\n" + SKETCH[:-20])[1] == "the drawing has 12 lines, expected 13"
    assert flaw(SKETCH + "+") == (1, "the drawing has 14 lines, expected 13")


def test_a_face_without_exactly_one_door_is_refused():  # G3
    assert flaw(edit(4, 11, " "))[1] == "no Door, expected one '^', '>', 'v' or '<'"
    assert flaw(edit(12, 2, "^")) == (12, "a second Door, expected only one")


def test_a_door_without_its_platform_is_refused():  # G3
    reason = "the Door's up is west, so there must be a platform at the east of its cell"
    assert flaw(edit(4, 11, "<")) == (4, reason)


def test_a_face_without_thirteen_symbols_is_refused():  # G3
    assert flaw(edit(2, 2, " "))[1] == "9 star symbols '*', expected 10"
    assert flaw(edit(12, 2, "*"))[1] == "11 star symbols '*', expected 10"
    assert flaw(edit(2, 17, " "))[1] == "2 Replay symbols 'R', expected 3"
    assert flaw(edit(12, 2, "R"))[1] == "4 Replay symbols 'R', expected 3"


def test_a_door_cannot_carry_a_symbol():  # G3
    assert flaw(edit(4, 11, "^*")) == (4, "column 11: found '^*', expected one sign a cell")


def test_a_row_or_column_without_a_platform_across_it_is_a_warning_not_an_error():  # G4
    faces = two_tiles(edit(12, 10, " "))
    assert warnings(faces) == ["face 'Edited': no vertical platform crosses row 6"]
    assert faces_content(faces).shape == (2, 75)
    assert warnings(two_tiles(edit(7, 14, "  ", edit(13, 14, "  ")))) == [
        "face 'Edited': no horizontal platform crosses column 5"
    ]
    assert warnings(two_tiles(SKETCH)) == []


def test_an_outer_edge_counts_as_crossing():  # G4
    assert warnings(two_tiles(edit(12, 19, "|", edit(12, 10, " ")))) == []
    assert warnings(two_tiles(edit(13, 14, "--", edit(7, 14, "  ")))) == []


def test_sides_of_one_tile_come_together_and_tiles_are_counted_from_zero():  # G5
    other = edit(12, 2, "*", edit(2, 2, " "))
    faces = [Face("A", 7, SKETCH), Face("B", 3, SKETCH), Face("C", 7, other)]
    content = faces_content(faces)
    assert content.dtype == np.int16
    assert content.flags.c_contiguous
    assert content[:, TILE].tolist() == [0, 0, 1]
    assert draw_sketch(content[1]) == draw_sketch(read_sketch(other))


def test_a_set_of_faces_is_refused_with_the_face_and_the_reason():  # G3
    def refusal(faces: list[Face]) -> str:
        with pytest.raises(ContentError) as error:
            faces_content(faces, "my tiles")
        return str(error.value)

    good = two_tiles(SKETCH)
    assert refusal(two_tiles(edit(4, 11, "<"))).startswith("my tiles: face 'Edited', line 4: the Door's up is west")
    assert refusal([]) == "my tiles: the number of tiles is 0, expected 2 to 12"
    assert refusal(good[:1]) == "my tiles: the number of tiles is 1, expected 2 to 12"
    many = [Face(f"F{i}", i, SKETCH) for i in range(13)]
    assert refusal(many) == "my tiles: the number of tiles is 13, expected 2 to 12"
    assert refusal([*good, good[0]]) == "my tiles: face 'Good': another face has the same name"
    third = [Face(name, 1, SKETCH) for name in "ABC"]
    assert refusal(third) == "my tiles: face 'C': tile 1 has two faces already"
    assert refusal([Face("\x1b[2J", 1, SKETCH)]).endswith("a name must be printable and not blank")
    assert refusal([Face("  ", 1, SKETCH)]).endswith("a name must be printable and not blank")


def read_or_refused(sketch: str) -> tuple[np.ndarray | None, str]:
    try:
        return faces_content(two_tiles(sketch)), ""
    except ContentError as error:
        return None, str(error)


SIGNS = "+-| *Rrv^>V<\t.x\u2028"


@given(st.text() | st.text(SIGNS, max_size=400) | st.lists(st.text(SIGNS, max_size=25), max_size=16).map("\n".join))
def test_any_text_as_a_drawing_is_read_or_refused(text):
    content, message = read_or_refused(text)
    assert content is not None or "face 'Edited'" in message


@given(st.lists(st.tuples(st.integers(1, 13), st.integers(1, 21), st.sampled_from(SIGNS)), min_size=1, max_size=3))
def test_a_misdrawn_sketch_is_read_or_refused_and_what_is_read_draws_back(edits):
    sketch = SKETCH
    for line, column, sign in edits:
        sketch = edit(line, column, sign, sketch)
    content, message = read_or_refused(sketch)
    if content is None:
        assert "face 'Edited', line " in message
    else:
        assert (read_sketch(draw_sketch(content[1]))[DOOR:] == content[1][DOOR:]).all()
