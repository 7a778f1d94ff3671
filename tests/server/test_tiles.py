"""The tile editor's questions: mistakes with their places, files written and read, tables on drawn tiles."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from asterism.engine.text import LANGUAGES
from asterism.games.gravity.face_check import KINDS
from asterism.games.gravity.faces import DEFAULT_FILE, MAX_BYTES

WORDS = Path(__file__).parents[2] / "web/src/games/gravity/tiles/locale"


@pytest.fixture(scope="module")
def guest(server):
    return server.guest()


@pytest.fixture
def faces(guest):
    return guest.get("/api/tiles/ours")["faces"]


def checked(guest, faces):
    return guest.post("/api/tiles/check", {"faces": faces}, 200)


def drawn(face, *changes):
    """The face with characters of its drawing changed: (line, column, sign), from 0."""
    lines = [line.ljust(19) for line in face["drawing"].splitlines()]
    for line, column, sign in changes:
        lines[line] = lines[line][:column] + sign + lines[line][column + len(sign) :]
    return {**face, "drawing": "\n".join(lines)}


def place(face, signs):
    """Line and column of the first of these signs."""
    for line, text in enumerate(face["drawing"].splitlines()):
        for column, sign in enumerate(text):
            if sign in signs:
                return line, column
    raise AssertionError(signs)


def test_our_own_faces_are_good_for_every_number_of_players(guest, faces):
    answer = checked(guest, faces)
    assert answer["good"]
    assert answer["players"] == [2, 3, 4, 5, 6]
    assert answer["problems"] == []
    assert len(answer["faces"]) == 12
    for face in answer["faces"]:
        assert face == {"stars": 10, "replays": 3, "doors": 1, "problems": [], "warnings": []}
    assert answer["limits"] == {
        "stars": 10, "replays": 3, "doors": 1, "lines": 13, "min_tiles": 2, "max_tiles": 12, "faces_a_tile": 2,
    }  # fmt: skip


def test_fewer_tiles_are_good_for_fewer_players(guest, faces):
    assert checked(guest, faces[:4])["players"] == [2]
    assert checked(guest, faces[:8])["players"] == [2, 3, 4]


def test_a_missing_star_is_counted_and_reported_of_its_face_only(guest, faces):
    faces[2] = drawn(faces[2], (*place(faces[2], "*"), " "))
    answer = checked(guest, faces)
    assert not answer["good"]
    assert answer["players"] == []
    assert [bool(face["problems"]) for face in answer["faces"]] == [i == 2 for i in range(12)]
    assert answer["faces"][2]["stars"] == 9
    (problem,) = answer["faces"][2]["problems"]
    assert (problem["code"], problem["params"], problem["cell"]) == ("stars", {"count": 9}, None)


def test_a_replay_too_many_is_reported(guest, faces):
    faces[0] = drawn(faces[0], (1, 1, "R"))
    (problem,) = checked(guest, faces)["faces"][0]["problems"]
    assert (problem["code"], problem["params"]) == ("replays", {"count": 4})


def test_mistakes_about_the_door_are_reported_with_its_cell(guest, faces):
    face = faces[0]  # Paper Moon: the Door '>' in the second cell of the second row, on a platform to its left
    line, column = place(face, "^>v<")
    assert (line, column, face["drawing"].splitlines()[line][column]) == (3, 4, ">")
    cases = [
        ((line, column, " "), "no-door", None, {}),
        ((11, 10, "^"), "second-door", [3, 5], {}),
        ((line, column, "v"), "door-floor", [1, 1], {"up": "south", "floor": "north"}),
    ]
    for change, code, cell, params in cases:
        (problem,) = checked(guest, [drawn(face, change), *faces[1:]])["faces"][0]["problems"]
        assert (problem["code"], problem["cell"], problem["params"]) == (code, cell, params)


def test_a_strange_sign_is_reported_with_line_and_cell(guest, faces):
    faces[0] = drawn(faces[0], (1, 4, "x"))
    (problem,) = checked(guest, faces)["faces"][0]["problems"]
    assert (problem["code"], problem["line"], problem["cell"]) == ("sign", 2, [1, 0])
    faces[0]["drawing"] = ""
    (problem,) = checked(guest, faces)["faces"][0]["problems"]
    assert (problem["code"], problem["params"]) == ("lines", {"count": 0})


def test_mistakes_about_names_and_tiles_are_reported_of_the_later_face(guest, faces):
    def reply(i, **change):
        answer = checked(guest, [{**face, **change} if j == i else face for j, face in enumerate(faces)])
        return [(j, p["code"], p["params"]) for j, face in enumerate(answer["faces"]) for p in face["problems"]]

    assert reply(3, name=faces[1]["name"]) == [(3, "same-name", {})]
    assert reply(3, name="") == reply(3, name="  ") == [(3, "blank-name", {})]
    assert reply(3, tile=1) == [(3, "third-face", {"tile": 1})]


def test_too_few_and_too_many_tiles_are_reported_of_the_set(guest, faces):
    answer = checked(guest, faces[:1])
    assert [(p["code"], p["params"]) for p in answer["problems"]] == [("tiles", {"count": 1})]
    assert checked(guest, [])["problems"][0]["params"] == {"count": 0}
    many = [{**faces[i % 12], "name": f"{i}", "tile": i} for i in range(13)]
    assert checked(guest, many)["problems"][0]["params"] == {"count": 13}


def test_an_open_row_is_only_a_warning(guest, faces):
    empty = [(line, column, " ") for line in (1,) for column in range(0, 19, 3)]
    faces[0] = drawn(faces[0], *empty)
    answer = checked(guest, faces)
    assert answer["good"]
    assert [(w["code"], w["params"]) for w in answer["faces"][0]["warnings"]] == [("open-row", {"row": 1})]


def test_every_code_has_words_in_every_language():
    codes = {kind.code for kind in KINDS}
    assert len(codes) == 13
    for language in LANGUAGES:
        messages = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        assert codes <= set(re.findall(r"^([\w-]+) =", messages, re.MULTILINE)), language


def test_a_file_is_written_and_read_again(guest, faces):
    written = guest.post("/api/tiles/file", {"faces": faces}, 200)
    assert written["name"].endswith(".toml")
    assert written["text"].startswith("# ")
    answer = guest.http.post("/api/tiles/read", content=written["text"])
    assert answer.status_code == 200
    assert answer.json()["faces"] == faces


def test_a_file_with_windows_line_ends_and_small_letters_comes_back_tidy(guest, faces):
    text = DEFAULT_FILE.read_text().replace("\n", "\r\n").replace("R", "r")
    read = guest.http.post("/api/tiles/read", content=text).json()["faces"]
    assert [face["drawing"] for face in read] == [face["drawing"] for face in faces]


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (lambda text: "x", 1, ""),
        (lambda text: text.replace("*", "?", 1), None, "found '?'"),
        (lambda text: text.replace("[[face]]", "[[fase]]", 1), None, ""),
        (lambda text: "face = 1", 1, ""),
        (lambda text: "[" * 20_000, 1, ""),
    ],
)
def test_a_broken_file_is_refused_with_its_line(guest, change, line, reason):
    text = guest.post("/api/tiles/file", {"faces": guest.get("/api/tiles/ours")["faces"]}, 200)["text"]
    answer = guest.http.post("/api/tiles/read", content=change(text))
    error = answer.json()["error"]
    assert (answer.status_code, error["type"]) == (400, "ContentError")
    assert reason in error["params"]["detail"]
    assert error["params"]["line"] == line if line else error["params"]["line"] > 0


def test_a_broken_file_is_reported_by_code_as_a_drawing_is(guest, faces):
    text = guest.post("/api/tiles/file", {"faces": faces}, 200)["text"]
    broken = guest.http.post("/api/tiles/read", content=text.replace("*", "?", 1)).json()["error"]["params"]
    assert (broken["flaw"], broken["face"], broken["line"]) == ("sign", faces[0]["name"], 8)
    fewer = guest.http.post("/api/tiles/read", content=text.replace("*", " ", 1)).json()["error"]["params"]
    assert (fewer["flaw"], fewer["count"]) == ("stars", 9)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "too deeply nested"), ("fr", "trop compliqué"), ("nl", "te diep genest"), ("de", "zu verschachtelt")],
)
def test_a_file_that_would_take_all_memory_is_refused(guest, language, text):
    answer = guest.http.post(f"/api/tiles/read?lang={language}", content="a." * 2_000 + "a=1")
    error = answer.json()["error"]
    assert (answer.status_code, error["type"], error["code"]) == (400, "ContentError", "too-intricate")
    assert text in error["message"]
    assert error["params"]["line"] == 1


def test_what_is_no_text_or_too_large_is_refused(guest):
    answer = guest.http.post("/api/tiles/read", content=b"\xff\xfe")
    assert (answer.status_code, answer.json()["error"]["params"]["line"]) == (400, 1)
    assert guest.http.post("/api/tiles/read", content=b"#" * (MAX_BYTES + 1)).status_code == 413


def test_an_unfinished_set_is_not_written(guest, faces):
    error = guest.post("/api/tiles/file", {"faces": faces[:1]}, 400)["error"]
    assert error["type"] == "ContentError"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"faces": 1},
        {"faces": [{"name": "a", "tile": 0}]},
        {"faces": [{"name": "a" * 41, "tile": 0, "drawing": ""}]},
        {"faces": [{"name": "a", "tile": 1000, "drawing": ""}]},
        {"faces": [{"name": "a", "tile": 0, "drawing": "", "colour": 1}]},
        {"faces": [{"name": str(i), "tile": i, "drawing": ""} for i in range(25)]},
    ],
    ids=str,
)
def test_what_is_no_set_of_faces_is_refused(guest, body):
    for path in ("/api/tiles/check", "/api/tiles/file"):
        assert guest.post(path, body, 400)["error"]["type"] == "BadRequestError"


def test_a_table_is_played_on_drawn_tiles(server, faces):
    guest = server.guest("Ann")
    mine = [{**face, "name": f"My {face['name']}"} for face in faces[:2]] + faces[2:4]
    id = guest.table("gravity", options={"tiles": mine}, seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
    table = guest.get(f"/api/tables/{id}")["table"]
    assert [face["name"] for face in table["options"]["tiles"]] == [face["name"] for face in mine]
    error = guest.post("/api/tables", {"game": "gravity", "options": {"tiles": mine[:1]}}, 400)["error"]
    assert error["type"] == "OptionError"
