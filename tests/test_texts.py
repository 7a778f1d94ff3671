"""Every text is there in every language with the same variables, every text is used, and plurals are right."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import ast

from asterism.cli import play, show
from asterism.cli import texts as cli
from asterism.engine import errors, registry
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.events import EventSpec
from asterism.engine.messages import format_message, languages, source, templates
from asterism.engine.options import describe_options
from asterism.engine.text import HERE, LANGUAGES, check_language, event_text, lookup, seat_names, title
from asterism.engine.verify import Reason, State
from asterism.lessons import lessons
from tests.locales import PACKAGES, entries, variables

GAMES = registry.all_games()
LESSON_PARTS = ("", ".goal", ".hint", ".done")
AUXILIARY = re.compile("_(?:key|count|number)$")
"""What the names of values that messages select by end with (``text.auxiliary_values``)."""
OPTIONAL = re.compile(r"^event-.*\.(?:would|worth|why)$|^prompt-.*\.\w+$")
"""What an event would be and is good for, and the parts of a prompt: only where there is something to say."""
WHOSE_TURN = re.compile(r"\.goal = (?:Your turn|À vous|Jouw beurt|Du bist dran)")
COORDINATE = re.compile(r"[a-z]+\d+")
by_name = pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@by_name
def test_a_package_has_one_file_for_each_language(package):
    assert languages(package) == LANGUAGES


@by_name
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_has_no_broken_message_no_message_twice_and_no_blank_one(package, language):
    found = entries(package, language)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in found]
    assert len(set(ids)) == len(ids)
    assert all(text.strip() == text != "" for text in templates(package, language).values())


@by_name
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_and_attributes_with_the_same_variables(package, language):
    own, english = (
        {id: {AUXILIARY.sub("", name) for name in names} for id, names in variables(package, spoken).items()}
        for spoken in (language, "en")
    )
    assert own == english
    assert list(own) == list(english)


def enumerated(node: Any) -> set[str]:
    """All words that a JSON Schema lists as values."""
    if isinstance(node, list):
        return set().union(*map(enumerated, node))
    if not isinstance(node, dict):
        return set()
    return {word for word in node.get("enum", ()) if isinstance(word, str)} | enumerated([*node.values()])


def values_of_events(game: Game) -> set[str]:
    """The words that events hold, those that name cells left out; ``unknown`` where a value can be hidden."""
    found: set[str] = set()
    for spec in game.view.EVENTS.values():
        for read in spec.fields.values():
            if read is not int:
                found |= {"unknown" if value is None else value for value in _table(read)}
    if game.perfect_information:
        found.discard("unknown")
    return {value for value in found if not COORDINATE.fullmatch(value)}


def _table(read):
    for number in count(-1):  # what is hidden is 0 or -1
        try:
            yield read(number)
        except IndexError:
            return


def move_types(game: Game) -> dict[str, set[str]]:
    """The fields of every kind of move, by its type."""
    kinds = get_args(game.actions.Move) or (game.actions.Move,)
    return {kind.__struct_config__.tag: set(kind.__struct_fields__) for kind in kinds}


def selectable(fields: Iterable[str]) -> set[str]:
    """What a message about these fields may use (``text.auxiliary_values``)."""
    return {f"{field}{part}" for field in fields for part in ("", "_key", "_count", "_number")}


def declared(game: Game) -> set[str]:
    """The ids of all texts that a game needs, by its declarations; those of words left out."""
    ids = {"title", "tagline"}
    ids |= {f"seat-{colour}" for colour in game.seat_names}
    ids |= {f"prompt-{key}" for key in game.state_writer.PROMPTS}
    ids |= {f"event-{spec.type}" for spec in game.view.EVENTS.values()}
    ids |= {f"move-{type}" for type in move_types(game)}
    ids |= {f"mode-{name}{part}" for name in game.modes for part in ("", ".description")}
    ids |= {f"lesson-{id}{part}" for id in lessons(game.id) for part in LESSON_PARTS}
    ids |= {f"lesson-{lesson.id}.shown" for lesson in lessons(game.id).values() if lesson.shown}
    ids |= {f"lesson-{lesson.id}.miss-{miss.text}" for lesson in lessons(game.id).values() for miss in lesson.misses}
    if game.has("themes"):
        ids |= {f"theme-{name}" for name in game.module("themes").THEMES}
    if game.has("reasons"):
        ids |= {f"why-{key}" for key in game.module("reasons").REASONS}
    for option in describe_options(game):
        choices = [f".choice-{choice}" for choice in enumerated(option)]
        ids |= {f"option-{option['name']}{part}" for part in ("", ".description", *choices)}
    return ids


@by_game
def test_a_game_has_a_text_for_all_that_it_declares_and_no_other(game):
    ids = set(variables(game.folder, "en"))
    words = {id for id in ids if id.startswith("word-")}
    assert {id for id in ids - words if not OPTIONAL.search(id)} == declared(game)
    values = values_of_events(game)
    assert {f"word-{value}" for value in values} <= words
    shown = [msgspec.json.schema(game.view.Position), msgspec.json.schema(game.actions.Move)]
    assert words <= {f"word-{value}" for value in values | enumerated(shown)}


@by_game
def test_the_parts_of_a_prompt_are_called_by_moves(game):
    parts = {id.split(".")[1] for id in variables(game.folder, "en") if id.startswith("prompt-") and "." in id}
    assert parts <= {*move_types(game), "coach", "other"}


@by_game
def test_no_goal_of_a_lesson_says_whose_turn_it_is(game):
    assert not [language for language in LANGUAGES if WHOSE_TURN.search(source(game.folder, language) or "")]


@by_game
def test_the_text_of_an_event_or_move_speaks_of_its_fields_alone(game):
    wanted = variables(game.folder, "en")
    for spec in game.view.EVENTS.values():
        for id in (f"event-{spec.type}", f"event-{spec.type}.would"):
            assert wanted.get(id, set()) <= selectable(spec.fields), id
        assert not wanted.get(f"event-{spec.type}.worth")
        assert not wanted.get(f"event-{spec.type}.why")
    for type, fields in move_types(game).items():
        assert wanted[f"move-{type}"] <= selectable(fields), type
    assert all(not names for id, names in wanted.items() if not id.startswith(("event-", "move-")))


def test_the_engine_has_a_text_for_every_error_that_reaches_people_and_no_other():
    types = {name for name in vars(errors) if name.endswith("Error")} - {"AsterismError", "ProtocolError"}
    assert set(variables(HERE, "en")) == {f"error-{name}" for name in types} | {"where-line", "where-ply"}


def test_the_terminal_has_a_text_for_every_command_finding_and_sentence_and_no_other():
    sources = "".join(path.read_text() for path in cli.HERE.glob("*.py"))
    ids = set(re.findall(r'"((?:play|show|verify)-[a-z-]+)"', sources))
    ids |= {f"command-{command}" for command in (*play.COMMANDS, *show.COMMANDS)}
    ids |= {f"verify-{reason}" for reason in get_args(Reason)}
    ids |= {f"verify-all-{state}" for state in get_args(State)}
    assert set(variables(cli.HERE, "en")) == ids


def happened(type, **data):
    """An event with these values."""
    return EventSpec(type, **dict.fromkeys(data, int)).event(**data)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Ann scores 1 point (1 in total).", "Ann scores 2 points (3 in total)."),
        ("fr", "Ann marque 1 point (1 au total).", "Ann marque 2 points (3 au total)."),
        ("nl", "Ann scoort 1 punt (1 in totaal).", "Ann scoort 2 punten (3 in totaal)."),
        ("de", "Ann erhält 1 Punkt (insgesamt 1).", "Ann erhält 2 Punkte (insgesamt 3)."),
    ],
)
def test_one_is_singular_and_two_are_plural(language, one, two):
    scored = [happened("scored", seat=0, points=points, score=score) for points, score in ((1, 1), (2, 3))]
    assert [event_text("filantes", language, event, ["Ann", "Ben"]) for event in scored] == [one, two]


def test_a_hidden_value_and_a_word_are_written_in_the_readers_language():
    def answer(card):
        return event_text("gravity", "fr", happened("laid", seat=1, card=card), ["Ann", "Ben"])

    assert answer(None) == "Ben joue une carte face cachée."
    assert answer("drop") == "Ben joue Chute face cachée."


def test_a_language_that_there_is_not_is_refused():
    assert check_language("nl") == "nl"
    with pytest.raises(OptionError, match=r"one of en, .*, not '\.\./en'"):
        check_language("../en")


@pytest.fixture
def foreign(tmp_path, monkeypatch):
    """A game of another distribution that has texts in English alone, and few of them."""
    folder = tmp_path / "foreign_game"
    (folder / "locale").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "locale" / "en.ftl").write_text(
        "seat-red = Red\n"
        "event-took = { $seat } takes { $n ->\n    [one] a match\n   *[other] { $n } matches\n  }.\n"
        "event-moved = { $seat } moves to { $cell }.\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    game = replace(GAMES[0], id="foreign", title="Foreign", package="foreign_game")
    monkeypatch.setattr(registry, "load", {"foreign": game}.__getitem__)
    return game


@pytest.mark.parametrize("language", ["en", "fr", "xx"])
def test_a_game_with_english_texts_alone_is_described_in_english_else_by_its_keys(foreign, language):
    took = [happened("took", seat=0, n=n) for n in (0, 1, 2)]
    assert [event_text("foreign", language, event, ["Ann"]) for event in took] == [
        "Ann takes 0 matches.",
        "Ann takes a match.",
        "Ann takes 2 matches.",
    ]
    assert event_text("foreign", language, happened("moved", seat=0, cell="a1"), ["Ann"]) == "Ann moves to a1."
    assert event_text("foreign", language, happened("won", seat=0), ["Ann"]) == ""
    assert seat_names("foreign", language, ["red", "blue"]) == ["Red", "blue"]
    assert lookup("foreign", language, "prompt", "take") == "take"
    assert title("foreign", language) == "Foreign"
    assert source(foreign.folder, language).startswith("seat-red = Red\n")


def test_a_message_that_a_language_lacks_is_taken_from_english(tmp_path):
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("-hat = hat\none = One { -hat }\ntwo = Two\n")
    (tmp_path / "locale" / "fr.ftl").write_text("two = Deux\n")
    assert [format_message(tmp_path, "fr", id) for id in ("one", "two", "three")] == ["One hat", "Deux", None]
    assert templates(tmp_path, "fr") == {"two": "Deux", "one": "One hat"}
    assert source(tmp_path, "fr") == "two = Deux\n-hat = hat\none = One { -hat }\n"


def test_texts_are_read_when_they_are_needed_and_not_before():
    code = "import sys, asterism.engine.text, asterism.lessons; print('fluent' in sys.modules, 'babel' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False False\n"
