"""Game records: text and binary forms round-trip, and a broken one is refused with the place and the reason."""

from __future__ import annotations

import random
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism import AsterismError, Match, RecordError, load_record, read_record, record_of, save_record, write_record
from asterism.engine import binary_record
from asterism.engine.game_record import GameRecord, Turn
from tests.battery.cases import MODES, Case


def played(case: Case, plies: int = 60) -> Match:
    match, dice = case.start(3), random.Random(3)
    while not match.over and match.ply < plies:
        match.play(dice.choice(match.legal()))
    return match


@pytest.mark.parametrize("case", MODES, ids=str)
def test_a_record_with_comments_and_clocks_round_trips_as_text_and_as_bytes(case):
    match = played(case)
    record = record_of(match, [f"Player {i}" for i in range(case.players)], date="2026-11-15", event="Club night")
    record.comment = "It begins.\nOn two lines."
    record.turns[3] = msgspec.structs.replace(record.turns[3], comment="bold", clock=299.5)
    record.turns[-1] = msgspec.structs.replace(record.turns[-1], clock=0.25)
    assert read_record(write_record(record)) == record
    assert binary_record.decode(binary_record.encode(record)) == record
    assert record.match().states.tobytes() == match.states.tobytes()
    assert len(binary_record.encode(record)) < len(write_record(record)) + 40


def test_the_binary_form_takes_one_or_two_bytes_a_decision():
    match = played(Case("octocube", 3, {}), 100)
    empty = record_of(match.branch(0))
    assert len(binary_record.encode(record_of(match))) - len(binary_record.encode(empty)) <= 2 * match.ply + 8


def test_a_file_of_either_form_is_read_in_one_way(tmp_path):
    record = record_of(played(Case("gravity", 3, {}), 25))
    for form in ("text", "binary"):
        path = tmp_path / f"game.{form}"
        save_record(path, record, form=form)
        assert load_record(path) == load_record(str(path)) == read_record(path.read_bytes()) == record
    assert read_record(write_record(record)) == record
    for data, reason in ((b"\xff", "byte 0: not UTF-8"), (b"AST1\xff", "not a binary record"), (b"hello", "line 1")):
        with pytest.raises(RecordError, match=f"^{reason}"):
            read_record(data)
        path.write_bytes(data)
        with pytest.raises(RecordError, match=f"game.binary: {reason}"):
            load_record(path)
    with pytest.raises(RecordError, match=r"no\.ast: No such file"):
        load_record(tmp_path / "no.ast")
    with pytest.raises(RecordError, match=r"no/game\.ast: No such file"):
        save_record(tmp_path / "no" / "game.ast", record)
    with pytest.raises(RecordError, match="'text' or 'binary'"):
        save_record(path, record, form="pgn")


def test_a_record_can_begin_from_a_position():
    match = played(Case("gravity", 3, {}), 25)
    middle = Match.load(match.position())
    middle.play(middle.legal()[0])
    record = record_of(middle)
    assert record.seed is None
    again = read_record(write_record(record)).match()
    assert again.states.tobytes() == middle.states.tobytes()


def test_a_record_without_its_seed_says_so():
    record = record_of(played(Case("filantes", 2, {}), 4))
    record.seed, record.seed_hash = None, "ab" * 32
    again = read_record(write_record(record))
    assert again.seed_hash == "ab" * 32
    with pytest.raises(RecordError, match="neither seed nor position"):
        again.match()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"headers": {"players": "3"}}, "headers"),
        ({"headers": {"Date": "x"}}, "headers"),
        ({"headers": {"event": "two\nlines"}}, "event"),
        ({"seats": ["A", "B", "C"]}, "seats"),
        ({"seats": [" A"]}, "seat"),
        ({"comment": "a {brace}"}, "comment"),
    ],
)
def test_what_could_not_be_read_back_is_not_written(change, reason):
    record = record_of(played(Case("filantes", 2, {}), 4))
    for name, value in change.items():
        setattr(record, name, value)
    for write in (write_record, binary_record.encode):
        with pytest.raises(RecordError, match=reason):
            write(record)


@given(st.floats())
def test_any_clock_round_trips_to_the_millisecond_or_is_refused(clock):
    with suppress(RecordError):
        record = GameRecord(game="filantes", players=2, turns=[Turn("pass", clock=clock)])
        assert read_record(write_record(record)) == record


def test_options_that_contradict_the_position_are_refused():
    record = record_of(Match.load(played(Case("filantes", 2, {}), 4).position()))
    record.options = {"mode": "race"}
    with pytest.raises(RecordError, match="options"):
        record.match()


HEAD = "asterism 2\ngame: filantes\nrules-version: 1\nplayers: 2\nseed: 1\n\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1"),
        ("asterism two\n", "line 1"),
        ("asterism 3\n", "the format of the record: version 3 is newer than version 2.*update"),
        ("asterism 0\n", "a version is an integer from 1"),
        ("asterism 2\ngame: filantes\nrules-version: 2\nplayers: 2\n", "the rules of filantes: version 2 is newer"),
        ("asterism 2\ngame: octocube\nrules-version: 0\nplayers: 2\n", "a version is an integer from 1"),
        ("asterism 2\ngame: octocube\nrules-version: new\nplayers: 2\n", "line 3: rules-version"),
        ("asterism 1\ngame: chess\nplayers: 2\n", "line 2: there is no game"),
        ("asterism 1\ngame: filantes\nplayers: two\n", "line 3: players"),
        ("asterism 1\ngame: filantes\nplayers: 2\nplayers: 2\n", "line 4: the header 'players' stands twice"),
        ("asterism 1\nwhat is this\n", "line 2"),
        ("asterism 1\ngame: filantes\nplayers: 2\nseat 1: Ann\n", "seats stand in order"),
        ("asterism 1\ngame: filantes\nplayers: 2\nseat 0: A\nseat 1: B\nseat 2: C\n", "seat 2"),
        ("asterism 1\ngame: filantes\nplayers: 2\nseed: -4\n", "seed"),
        ("asterism 1\ngame: filantes\nplayers: 2\nseed: 99999999999999999999\n", "seed"),
        ("asterism 1\ngame: filantes\nplayers: 2\noptions: [1]\n", "options"),
        ("asterism 1\ngame: filantes\nplayers: 2\nresult: won\n", "line 4: result"),
        (HEAD + "1. pass {open\n", "line 7: cannot read"),
        (HEAD + "1. pass {one} {two}\n", "line 7: two comments"),
        (HEAD + "[3]\n", "line 7: a clock follows"),
        (HEAD + "\npass [3s]\n", "line 8: a clock is a number"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(text, reason):
    with pytest.raises(AsterismError, match=reason):
        read_record(text)


def test_an_illegal_move_in_a_record_is_named_by_its_number():
    with pytest.raises(RecordError, match="decision 1: pass is not legal"):
        read_record(HEAD + "1. pass\n").match()


def test_a_false_result_is_refused():
    match = Match.new("filantes", seed=5, options={"target": 1})
    dice = random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal()))
    record = record_of(match)
    record.result = msgspec.structs.replace(record.result, winners=[0, 1])
    with pytest.raises(RecordError, match="the moves lead to"):
        record.match()


@given(st.text(max_size=300))
def test_any_text_gives_a_record_or_a_typed_error(text):
    for candidate in (text, "asterism 1\n" + text, "asterism 2\n" + text, HEAD + text):
        with suppress(AsterismError):
            read_record(candidate).match()


@given(st.binary(max_size=200))
def test_any_bytes_give_a_record_or_a_typed_error(data):
    for candidate in (data, b"AST1" + data, binary_record.MAGIC + data):
        with suppress(AsterismError):
            binary_record.decode(candidate)


WHOLE = binary_record.encode(record_of(played(Case("octocube", 2, {"mode": "advanced"}), 30), ["A", "B"]))


@given(st.integers(0, len(WHOLE) - 1), st.integers(0, 255))
def test_one_changed_byte_gives_a_record_or_a_typed_error(at, value):
    data = bytearray(WHOLE)
    data[at] = value
    with suppress(AsterismError):
        binary_record.decode(bytes(data)).match()


@given(st.lists(st.integers(0, 32767)))
def test_packed_actions_round_trip(actions):
    assert binary_record.unpack_actions(binary_record.pack_actions(actions)) == actions


TEXT = st.text(st.characters(blacklist_characters="{}", blacklist_categories=["Cs", "Cc"]), max_size=40)


@given(
    st.lists(st.tuples(st.sampled_from(["pass", "d4ne", "@d4e"]), st.none() | TEXT, st.none() | st.integers(0, 10**6))),
    st.none() | TEXT,
)
def test_what_is_written_is_read_again(turns, comment):
    record = GameRecord(game="filantes", players=2, comment=comment, turns=[Turn(m, c, s) for m, c, s in turns])
    assert read_record(write_record(record)) == record
