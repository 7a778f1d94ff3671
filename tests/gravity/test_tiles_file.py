"""Tile files: what is read, and how a broken one is refused with file, line and reason."""

import tomllib
import tracemalloc

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from asterism.engine.errors import ContentError
from asterism.games.gravity.faces import DEFAULT_FILE, default_tiles, read_tile_file, write_tile_file

TEXT = DEFAULT_FILE.read_text(encoding="utf-8")


@pytest.fixture
def refusal(tmp_path):
    path = tmp_path / "my.toml"

    def of(data) -> str:
        path.write_bytes(data.encode() if isinstance(data, str) else data)
        with pytest.raises(ContentError) as error:
            read_tile_file(path)
        return str(error.value).removeprefix(str(path))

    return of


def edit(line: int, text: str) -> str:
    """Our own file with one line (counted from 1) replaced."""
    lines = TEXT.splitlines()
    lines[line - 1] = text
    return "\n".join(lines) + "\n"


def lines_with(start: str) -> list[int]:
    return [i for i, line in enumerate(TEXT.splitlines(), 1) if line.startswith(start)]


def test_a_written_file_reads_as_the_same_faces(tmp_path):
    path = tmp_path / "again.toml"
    path.write_text(write_tile_file(default_tiles(), "A header.\n\nOf three lines."), encoding="utf-8")
    assert path.read_text().startswith("# A header.\n#\n# Of three lines.\n\n[[face]]\n")
    assert tuple(read_tile_file(str(path))) == default_tiles()


def test_windows_line_ends_are_read(tmp_path):
    path = tmp_path / "windows.toml"
    path.write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert tuple(read_tile_file(path)) == default_tiles()


def test_a_flaw_in_a_drawing_is_named_with_its_line_in_the_file(refusal):  # G3
    drawing = lines_with("drawing")[4]
    for offset in (1, 5, 13):
        found = refusal(edit(drawing + offset, "-" * 19))
        assert found.startswith(f":{drawing + offset}: face {default_tiles()[4].name!r}: column 1: found '-'")


def test_a_line_is_found_past_comments_and_strings_that_look_like_faces(refusal):
    drawing = lines_with("drawing")[0]
    name = lines_with("name")[0]
    text = edit(drawing + 2, "?")
    lines = text.splitlines()
    lines[name - 1] = "name = \"[[face]] drawing = '''\"  # [[face]] drawing = \""
    lines.insert(0, "# drawing = '''")
    assert refusal("\n".join(lines)).startswith(f":{drawing + 3}: face ")


def test_a_line_is_found_in_every_way_of_writing_toml(refusal):
    good, bad = default_tiles()[0].drawing, default_tiles()[1].drawing.replace("*", "?", 1)
    row = next(i for i, line in enumerate(bad.splitlines()) if "?" in line)
    oneline = f"face = [{{name='A', tile=1, drawing={good!r}}}, {{name='B', tile=2, drawing={bad!r}}}]"
    assert refusal(oneline.replace("drawing='", 'drawing="').replace("'}", '"}')).startswith(":1: face 'B'")
    quoted = (
        f'[["face"]]\nname="A"\ntile=1\n"drawing"="""{good}"""\n[[face]]\nname="B"\ntile=2\n\'drawing\' = """{bad}"""'
    )
    assert refusal(quoted).startswith(f":{3 + 1 + 13 + 1 + 3 + row}: face 'B'")
    dotted = f'[[face]]\nname="A"\ntile=1\ndrawing.of="x"\n{quoted}'
    assert refusal(dotted).startswith(":1: ")


def test_a_flaw_of_a_whole_face_is_named_at_its_header(refusal):  # G3
    headers, tiles = lines_with("[[face]]"), lines_with("tile")
    assert (
        refusal(edit(tiles[2], "tile = 1"))
        == f":{headers[2]}: face {default_tiles()[2].name!r}: tile 1 has two faces already"
    )
    assert refusal(edit(tiles[5], "")).startswith(f":{headers[5]}: Object missing required field `tile`")
    assert refusal(edit(tiles[5], "tile = 1\nmoons = 2")).startswith(
        f":{headers[5]}: Object contains unknown field `moons`"
    )
    assert refusal(edit(tiles[3], "tile = 'x'")).startswith(f":{headers[3]}: Expected `int`, got `str`")
    assert refusal("title = 'x'").startswith(":1: Object")
    assert refusal("face = []") == ":1: the number of tiles is 0, expected 2 to 12"
    assert refusal("face = [1]").startswith(":1: Expected `object`, got `int`")


def test_broken_toml_is_named_with_line_and_column(refusal):
    assert refusal("[[face]]\nname = \n").startswith(":2: column 8: ")
    assert refusal("[[face]]\nname = '''never closed\n\n").startswith(":")


def many(count, line):
    return "".join(line.format(i) for i in range(count))


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("a." * 2_000 + "a = 1", 1, "more dots"),
        ("[" + "a." * 2_000 + "a]", 1, "more dots"),
        ("x = {" + "'a' . " * 2_000 + "a = 1}", 1, "more dots"),
        (many(20, "[a.a{}]\n"), 17, "more dots"),
        ("face = " + "[" * 100_000, 1, "more depth"),
        ("# [[[[\nface = " + "{a = " * 500, 2, "more depth"),
        (many(5_000, "k{} = 1\n"), 1_001, "more signs"),
        (many(5_000, "[[face]]\n"), 251, "more signs"),
        ("face = [" + "1," * 5_000 + "]", 1, "more signs"),
        ("[[face]]\ntile = " + "9" * 5_000, 2, "a word is too long"),
        ("[[face]]\ntile = 0x" + "f" * 5_000, 2, "a word is too long"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_would_cost_the_parser_much_is_refused_before_it_begins(refusal, monkeypatch, text, line, what):
    parsed = []
    monkeypatch.setattr(tomllib, "loads", parsed.append)
    assert refusal(text).startswith(f":{line}: {what}")
    assert not parsed


@pytest.mark.parametrize(
    "text",
    [
        "a." * 16 + "a = 1\n#" + "." * 60_000,
        "[" + "a." * 16 + "a]\n" + many(998, "k{} = 1\n"),
        many(495, "[t{}]\n"),
        "a = [" + "1," * 990 + "]",
        "a = " + "[" * 8 + "]" * 8,
        'a = "' + "\\n" * 30_000 + '"',
        'a = """' + "\\\n" * 30_000 + '"""',
        'a = """' + '""a' * 20_000 + '"""',
        "a = '''" + "''a" * 20_000 + "'''",
        "'" + "k" * 60_000 + "'" + ".a" * 16 + " = 1",
        "a = [" + "#\n" * 30_000 + "]",
        '"""\n\\' * 12_000,
        "a = '''" + "x" * 60_000,
    ],
    ids=lambda text: text[:20],
)
def test_the_worst_that_is_parsed_costs_little_memory(refusal, text):
    refusal(text)  # imports and caches
    tracemalloc.start()
    assert refusal(text)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 2_000_000


def test_what_is_no_text_is_refused(refusal, tmp_path):
    assert refusal(b"# one\n# \xff\n") == ":2: not UTF-8 text"
    assert refusal("#" * 1_000_001) == ": too large: a tile file has at most 1,000,000 bytes"
    for path in (tmp_path, tmp_path / "missing.toml", "a\0b"):
        with pytest.raises(ContentError, match="cannot be read"):
            read_tile_file(path)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_as_a_file_are_refused(refusal, data):
    assert refusal(data).startswith(":")


PIECES = [
    "[[face]]",
    "[[",
    "]]",
    "face",
    "name",
    "tile",
    "drawing",
    "=",
    "'''",
    '"""',
    '"',
    "'",
    "\\",
    "#",
    "\n",
    "+--+",
    "1",
    ",",
]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(PIECES), max_size=30).map("".join))
def test_any_scraps_of_toml_as_a_file_are_refused(refusal, text):
    assert refusal(text).startswith(":")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, len(TEXT)), st.integers(0, 40), st.sampled_from(PIECES))
def test_a_cut_or_patched_file_is_read_or_refused(tmp_path, place, length, piece):
    path = tmp_path / "my.toml"
    path.write_text(TEXT[:place] + piece + TEXT[place + length :], encoding="utf-8")
    message = ""
    try:
        read_tile_file(path)
    except ContentError as error:
        message = str(error)
    assert not message or message.startswith(f"{path}:")
