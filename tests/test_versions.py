"""Versions: rules can change without breaking what is stored, actions are frozen, and what is newer is refused."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec
import pytest

from asterism import Match, RecordError, VersionError, all_games, load_game, read_record, record_of, write_record
from asterism.engine import binary_record
from asterism.engine.versions import POSITION_FORMAT, RECORD_FORMAT
from asterism.lessons import all_lessons, begin
from tests.action_table import action_table

DATA = Path(__file__).parent / "data"
ACTIONS = json.loads((DATA / "actions.json").read_text())
COIN_BY_F = DATA / "records" / "1" / "octocube-advanced-2.ast"
VERSIONS = [(game.id, version) for game in all_games() for version in game.rules_versions]


@pytest.mark.parametrize(("game", "version"), [(g, int(v)) for g, versions in ACTIONS.items() for v in versions])
def test_action_integers_are_frozen(game, version):
    table = "\n".join(action_table(load_game(game), version))
    assert hashlib.sha256(table.encode()).hexdigest() == ACTIONS[game][str(version)], (
        "an action integer, notation or move of a released version has changed: that needs a new rules version"
    )


def test_every_version_that_can_be_played_has_its_actions_pinned():
    ours = {game.id: [*map(str, game.rules_versions)] for game in all_games() if game.id in ACTIONS}
    assert ours == {game: [*versions] for game, versions in ACTIONS.items()}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_state_says_by_which_version_it_is_played_where_there_are_several(game):
    assert game.rules_versions == tuple(sorted(set(game.rules_versions)))
    assert ("rules_version" in game.state.STATE.names) == (len(game.rules_versions) > 1)


@pytest.mark.parametrize(("game", "version"), VERSIONS)
def test_a_match_is_played_by_the_version_asked_for_and_says_so_wherever_it_is_written(game, version):
    match = Match.new(game, seed=3, rules_version=version)
    assert match.rules_version == version
    match.play(match.legal()[0])
    document = match.position()
    assert (document["format"], document["rules_version"]) == (POSITION_FORMAT, version)
    loaded = Match.load(document)
    assert loaded.rules_version == version
    assert loaded.states.tobytes() == match.states.tobytes()
    for viewer in (0, "spectator"):
        seen = match.position(viewer)
        assert Match.load(seen, seed=1).rules_version == seen["rules_version"] == version
    for played in (match, loaded):
        record = record_of(played, salt=None)
        assert record.rules_version == version
        text = write_record(record)
        assert text.startswith(f"asterism {RECORD_FORMAT}\ngame: {game}\nrules-version: {version}\n")
        assert read_record(text) == binary_record.decode(binary_record.encode(record))
        assert record.match().rules_version == version


def test_without_a_version_a_new_match_is_played_by_the_newest():
    for game in all_games():
        assert Match.new(game.id, seed=1).rules_version == game.rules_version


def test_lessons_teach_the_newest_rules():
    for game, lesson in all_lessons():
        assert begin(game, lesson).match.rules_version == load_game(game).rules_version


@pytest.mark.parametrize("version", [0, -1, 99, 2**70, True, "1", 1.0])
def test_a_version_of_the_rules_that_is_not_known_is_refused(version):
    with pytest.raises(VersionError, match="the rules of octocube"):
        Match.new("octocube", seed=1, rules_version=version)
    with pytest.raises(VersionError, match="the rules of octocube"):
        Match.load({**Match.new("octocube", seed=1).position(), "rules_version": version})


def test_a_position_of_a_newer_format_is_refused_with_what_to_do_even_if_it_has_unknown_fields():
    document = {**Match.new("filantes", seed=1).position(), "format": 3, "news": 1}
    with pytest.raises(VersionError, match=r"the position: version 3 is newer than version 2.*update") as error:
        Match.load(document)
    assert error.value.params == {"what": "the format of the position", "found": 3, "newest": 2}


def test_a_binary_record_of_a_newer_format_is_refused():
    data = binary_record.encode(record_of(Match.new("filantes", seed=1)))
    assert binary_record.is_binary(b"AST3" + data[4:])
    with pytest.raises(VersionError, match="format of the record: version 3 is newer than version 2"):
        binary_record.decode(b"AST3" + data[4:])


def test_a_record_whose_position_is_of_another_version_is_refused():
    match = Match.load(Match.new("octocube", 2, {"mode": "advanced"}, seed=1, rules_version=1).position())
    record = msgspec.structs.replace(record_of(match), rules_version=2)
    with pytest.raises(RecordError, match="rules-version"):
        record.match()


def test_a_game_of_version_1_is_not_legal_under_version_2():
    """The stored game holds a coin taken by power F, which version 2 forbids (O62)."""
    record = read_record(COIN_BY_F.read_text())
    assert record.match().rules_version == record.rules_version == 1
    record = msgspec.structs.replace(record, rules_version=2, salt=None, seed_hash=None)
    with pytest.raises(RecordError, match="decision 110: use:f is not legal"):
        record.match()
