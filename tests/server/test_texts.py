"""Every refusal has its text, in all four languages."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from asterism import Match
from asterism.bots.levels import HIGHEST
from asterism.engine import errors, game_record, text
from asterism.engine.messages import source, templates
from asterism.engine.registry import all_games
from asterism.engine.text import LANGUAGES
from asterism.games.gravity import faces
from asterism.server import texts
from asterism.server.api.errors import describe_error
from asterism.server.core.refusals import RefusalError
from tests.locales import variables

HERE = Path(texts.__file__).parent
WANTED = variables(HERE, "en")
CODES = {id.removeprefix("error-") for id in WANTED if id.startswith("error-")}
SOURCES = [ast.parse(path.read_text()) for path in HERE.rglob("*.py")]


def calls(*names):
    """Every call of one of these functions in the server's sources whose arguments hold a text, with that text."""
    for node in (node for tree in SOURCES for node in ast.walk(tree) if isinstance(node, ast.Call)):
        if isinstance(node.func, ast.Name) and node.func.id.endswith(names):
            yield from ((a.value, node) for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def test_every_code_that_is_raised_has_a_text_and_every_text_is_used():
    raised = {code for code, _ in calls("Error") if re.fullmatch(r"[a-z-]+", code)}
    engine = "".join(inspect.getsource(module) for module in (game_record, faces))
    raised |= set(re.findall(r'"(too-[a-z]+)"', engine))
    assert raised | {"internal", *(refusal.code for refusal in RefusalError.__subclasses__())} == CODES


def test_every_error_is_raised_with_what_its_text_speaks_of():
    for code, call in calls("Error"):
        assert WANTED.get(f"error-{code}", set()) <= {keyword.arg for keyword in call.keywords}, code


def test_every_text_of_reminders_is_used_and_gets_what_it_speaks_of():
    used = {key: {keyword.arg for keyword in call.keywords} for key, call in calls("text_of", "reminder_text")}
    assert {id: names for id, names in WANTED.items() if id.startswith("reminder-")} == {
        f"reminder-{key}": names for key, names in used.items()
    }


def test_every_text_of_links_is_used_and_gets_what_it_speaks_of():
    used = {key: {keyword.arg for keyword in call.keywords} - {None} for key, call in calls("link_text")}
    wanted = {id: names for id, names in WANTED.items() if id.startswith("link-")}
    assert set(wanted) == {f"link-{key}" for key in used}
    assert all(used[id.removeprefix("link-")] in (names, set()) for id, names in wanted.items())


def test_pages_get_the_texts_of_refusals_and_no_letters():
    sent = texts.fluent_texts("en")["errors"]
    assert "error-stale =" in sent
    assert "error-crowded =" in sent
    assert "reminder-" not in sent
    assert "link-" not in sent


def test_the_api_page_names_every_code():
    page = (HERE.parents[2] / "docs" / "api.md").read_text()
    types = [id.removeprefix("error-") for id in templates(text.HERE, "en") if id.startswith("error-")]
    assert [code for code in [*CODES, *types] if f"`{code}`" not in page] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_gets_every_text_as_fluent(language):
    answer = texts.fluent_texts(language)
    assert answer["games"] == {game.id: source(game.folder, language) for game in all_games()}
    assert {"error-stale", "error-RecordError"} <= messages(answer["errors"])
    assert {f"level-{level}" for level in range(1, HIGHEST + 1)} <= messages(answer["bots"])


def messages(ftl):
    """The ids of the messages of a Fluent file."""
    return {entry.id.name for entry in parse(ftl).body if isinstance(entry, Message)}


def test_a_second_is_singular_and_more_are_plural():
    assert texts.error_text("en", "too-fast", {"seconds": 1}) == "Too many requests. Please wait 1 second."
    assert texts.error_text("de", "too-fast", {"seconds": 2}) == "Zu viele Anfragen. Bitte 2 Sekunden warten."
    assert texts.reminder_text("fr", "hours", n=1) == "1 heure"


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "This game record is broken. (line 3: a header is «key: value»)"),
        ("fr", "Ce fichier de partie est abîmé. (ligne 3)"),
        ("nl", "Dit spelbestand is beschadigd. (regel 3)"),
        ("de", "Diese Spieldatei ist beschädigt. (Zeile 3)"),
    ],
)
def test_the_exact_reason_is_english_so_others_are_reported_where(language, message):
    error = errors.RecordError("line 3: a header is «key: value»", line=3)
    assert describe_error(error, language).message == message


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_move_that_is_none_is_reported_in_every_language_whatever_the_game_says_of_it(game):
    with pytest.raises(errors.InvalidMoveError) as error:
        Match.new(game, seed=0).parse("xyzzy")
    messages = [describe_error(error.value, language).message for language in LANGUAGES]
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
