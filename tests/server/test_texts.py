"""Every refusal has its text, in all four languages."""

from __future__ import annotations

import re
import string
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from asterism import Match
from asterism.engine import errors
from asterism.engine.registry import IDS
from asterism.engine.text import LANGUAGES
from asterism.server import texts
from asterism.server.errors import told
from asterism.server.tables.sight import WhyNot

HERE = Path(texts.__file__).parent
ENGLISH = tomllib.loads((HERE / "locale" / "en.toml").read_text())["errors"]


def fields(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_texts_with_the_same_gaps(language):
    told = tomllib.loads((HERE / "locale" / f"{language}.toml").read_text())["errors"]
    assert list(told) == list(ENGLISH)
    assert {code: fields(text) for code, text in told.items()} == {code: fields(t) for code, t in ENGLISH.items()}


def test_every_code_that_is_raised_has_a_text_and_every_text_is_used():
    source = "".join(path.read_text() for path in HERE.rglob("*.py"))
    raised = set(re.findall(r'Error\(\s*"([a-z-]+)"', source)) | {"internal", *get_args(WhyNot)}
    types = {name for name in vars(errors) if name.endswith("Error")} - {"AsterismError", "ProtocolError"}
    assert raised | types == set(ENGLISH)


def test_the_api_page_names_every_code():
    page = (HERE.parents[2] / "docs" / "api.md").read_text()
    assert [code for code in ENGLISH if f"`{code}`" not in page] == []


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "This game record is broken. (line 3: a header is «key: value»)"),
        ("fr", "Ce fichier de partie est abîmé. (ligne 3)"),
        ("nl", "Dit spelbestand is beschadigd. (regel 3)"),
        ("de", "Diese Spieldatei ist beschädigt. (Zeile 3)"),
    ],
)
def test_the_exact_reason_is_english_so_others_are_told_where(language, message):
    error = errors.RecordError("line 3: a header is «key: value»", line=3)
    assert told(error, language)["message"] == message


@pytest.mark.parametrize("game", IDS)
def test_a_move_that_is_none_is_told_in_every_language_whatever_the_game_says_of_it(game):
    with pytest.raises(errors.InvalidMoveError) as error:
        Match.new(game, seed=0).parse("xyzzy")
    messages = [told(error.value, language)["message"] for language in LANGUAGES]
    assert len(set(messages)) == len(LANGUAGES)
    assert not any("xyzzy" in message for message in messages[1:])


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (("fr",), "fr"),
        ((None, "nl"), "nl"),
        (("xx", "de-AT,en"), "de"),
        (("en;q=0.1, nl;q=0.9",), "nl"),
        (("en;q=0, de",), "de"),
        (("*", "\x00,;;q=,"), "en"),
        ((), "en"),
    ],
)
def test_the_first_wish_that_is_spoken_here_wins(wishes, language):
    assert texts.choose_language(*wishes) == language
