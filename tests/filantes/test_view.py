"""Positions: what is read loads again, and what cannot be is refused."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import numpy as np
import pytest

from asterism.engine.errors import PositionError
from asterism.engine.events import new_log
from asterism.engine.rng import make_rng
from asterism.games.filantes.actions import EnterPiece
from asterism.games.filantes.describe import GAME
from asterism.games.filantes.state import DIRECTION_NAMES, ENTER, MAX_EVENTS, PASS, STATE, TURN, Kind
from asterism.games.filantes.symmetry import symmetries, transform, transform_action
from asterism.games.filantes.view import EVENTS, Position, load

from .table import Table, duel, duel_position, race, race_position, shows

PUT_BACK = race_position("g7", "beaten beaten", phase="put_back", seat=1)
WON = race_position("m1", "g1", result="finished", phase="over", seat=None)


def changed(position: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The position with one field changed, ``path`` as in the messages."""
    position = copy.deepcopy(position)
    place: Any = position
    *way, last = [int(key) if key.isdigit() else key for key in path.replace("[", ".").replace("]", "").split(".")]
    for key in way:
        place = place[key]
    place[last] = value
    return position


def refused(position: Any) -> str:
    states = np.zeros(1, STATE)
    with pytest.raises(PositionError) as error:
        load(position, states[0])
    assert states.tobytes() == np.zeros(1, STATE).tobytes()
    return str(error.value)


@pytest.mark.parametrize(
    "table",
    [
        Table.new(),
        Table.new(3, shelter="end", start_cells="corners", combat="clash", target=30),
        Table.new(mode="race"),
        duel("g7:e d4:nw!", "m4:e", seat=1, scores=(3, 4), clock=7),
        duel("g7:e g8:e!", "m4:e", phase="enter", shelter="end", clock=200),
        duel("", "m4:e", phase="enter", combat="clash"),
        duel("g7:e", "m4:e", seat=None, phase="over", result="cut", clock=200),
        duel("g7:e", "m4:e", seat=None, phase="over", result="finished", scores=(10, 12), combat="clash"),
        Table.at(PUT_BACK),
        Table.at(WON),
        race("wait* g7", "g1", phase="return"),
    ],
)
def test_a_position_round_trips_in_every_orientation(table):
    for k in range(symmetries(table.states[0])):
        states = np.frombuffer(b"\x63" * STATE.itemsize, STATE).copy()
        turned = transform(table.states[0], k)
        other = Table()
        other.states[0] = turned
        load(msgspec.json.decode(msgspec.json.encode(other.position)), states[0])
        assert states.tobytes() == other.states.tobytes()


def test_actions_turn_with_the_board():
    table = duel("g7:e", "m4:e")
    for k in range(6):
        other = Table()
        other.states[0] = transform(table.states[0], k)
        assert transform_action(table.states[0], 0, k) == k
        assert f"g7{DIRECTION_NAMES[k]}" in other.legal
    table = Table.new()
    start = transform_action(table.states[0], ENTER, 1)
    assert (GAME.reader.move(table.states[0], ENTER), GAME.reader.move(table.states[0], start)) == (
        EnterPiece("g10", "e"),
        EnterPiece("j7", "se"),
    )
    assert transform_action(table.states[0], TURN, 3) == TURN
    assert transform_action(table.states[0], PASS, 3) == PASS


DUEL = duel_position("g7:e d4:nw", "m4:e g10:e!")
RACE = race_position("g7 a1*", "g1 h5")


@pytest.mark.parametrize(
    ("base", "path", "value", "reason"),
    [
        (DUEL, "mode", "dual", "Invalid enum value 'dual'"),
        (DUEL, "seats", [], "there are 2 or 3 players, not 0"),
        (DUEL, "seats[0].score", "1", "Expected `int`, got `str`"),
        (DUEL, "limit", 9, "must be 10 to 10000"),
        (DUEL, "limit", 2**70, "must be 10 to 10000"),
        (DUEL, "phase", "over", "cannot be over when the result is running"),
        (DUEL, "seat", None, "a seat decides exactly while the game is running"),
        (DUEL, "seat", 2, "must be 0 to 1"),
        (DUEL, "clock", 200, "must be 0 to 199"),
        (DUEL, "clock", -1, "must be 0 to 199"),
        (DUEL, "seats[0].pieces", [{}], "there must be 8, not 1"),
        (DUEL, "seats[0].pieces[0].cell", "a8", "there is no cell 'a8'; cells are a1 to m7"),
        (DUEL, "seats[0].pieces[1].cell", "g7", "g7 is taken by another piece"),
        (DUEL, "seats[0].pieces[0].facing", None, "a piece has a direction exactly while it is on the board"),
        (DUEL, "start_cells", None, "a duel needs it"),
        (DUEL, "target", None, "a duel needs it"),
        (DUEL, "target", 31, "must be 1 to 30"),
        (DUEL, "seats[0].side", "top", "only the race has start rows"),
        (DUEL, "seats[0].pieces[0]", {"moved": True}, "only the race has moved and beaten pieces"),
        (DUEL, "seats[0].score", -1, "must be 0 to 15"),
        (DUEL, "seats[0].score", 10, "the target is reached, so the game is finished"),
        (DUEL, "seats[1].newcomer", 2, "must be the number of a piece on the board"),
        (DUEL, "seats[1].newcomer", -1, "must be the number of a piece on the board"),
        (DUEL, "seats[1].newcomer", 0, "a piece just placed stands on a start cell"),
        (DUEL, "seats[0].newcomer", 1, "its shelter ended when the turn began"),
        (DUEL, "phase", "place", "place is for a seat without pieces on the board"),
        (DUEL, "phase", "put_back", "put_back is of the race"),
        (duel_position("", "m4:e", phase="place"), "phase", "act", "act needs a piece on the board"),
        (
            duel_position("", "m4:e", phase="place"),
            "phase",
            "enter",
            "an only piece was eliminated, which takes a clash and sets the clock to 0",
        ),
        (
            duel_position("g7:e", "g10:e j7:e j4:e g4:e d4:e d7:e"),
            "phase",
            "enter",
            "enter needs a piece in reserve and a free start cell",
        ),
        (RACE, "target", 10, "has no meaning in the race"),
        (RACE, "seats[1].side", "top", "must be lower-left"),
        (RACE, "seats[0].side", None, "must be top"),
        (RACE, "seats[0]", RACE["seats"][0] | {"score": 1}, "the race has no score and no newcomer"),
        (RACE, "seats[0].pieces[0].facing", "e", "pieces of this seat always face w"),
        (
            RACE,
            "seats[0].pieces[0].beaten",
            True,
            "only a piece off the board that is about to be put back is beaten",
        ),
        (RACE, "seats[0].pieces[0].moved", False, "a piece away from its start row has moved"),
        (RACE, "seat", 1, "after 60 turns it is the turn of seat 0"),
        (RACE, "phase", "return", "must be act: waiting pieces return first, if a start cell is free"),
        (RACE, "phase", "put_back", "put_back needs a beaten piece"),
        (PUT_BACK, "seat", 0, "seat 1 is the first after the mover that owns a beaten piece"),
        (PUT_BACK, "seats", race_position("beaten", "beaten")["seats"], "so many pieces cannot be beaten in one turn"),
        (
            PUT_BACK,
            "phase",
            "act",
            "only a piece off the board that is about to be put back is beaten",
        ),
        (WON, "clock", 61, "the race is finished exactly when the mover has all its pieces home"),
    ],
)
def test_an_impossible_position_is_refused_with_field_and_reason(base, path, value, reason):
    load(base, np.zeros(1, STATE)[0])
    message = refused(changed(base, path, value))
    assert message.endswith(f": {reason}")
    assert message.split(":")[0].split(".")[0].split("[")[0] in Position.__struct_fields__


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"result": "cut", "clock": 3}, "clock: a game stops when the clock reaches the limit"),
        ({"result": "finished"}, "result: no seat has reached the target"),
        (
            {"result": "finished", "scores": (10, 0), "clock": 1},
            "clock: the elimination that ended the game set it to 0",
        ),
        ({"result": "finished", "scores": (10, 10)}, "seats[1].score: only one can reach the target in an attack"),
        (
            {"result": "finished", "scores": (11, 11), "combat": "clash"},
            "seats[1].score: only the mover can pass the target",
        ),
    ],
)
def test_an_impossible_end_is_refused(fields, message):
    assert refused(duel_position("g7:e", "m4:e", seat=None, phase="over", **fields)) == message


def test_a_piece_is_not_put_back_on_a_full_row():
    position = race_position("g7 h1 i1 j1 k1 l1 m1", "beaten g1", phase="put_back", seat=1)
    assert refused(position) == "phase: put_back needs a free cell in the start row"


@pytest.mark.parametrize("thing", [None, 3, "duel", [], {}, object(), DUEL | {"extra": 1}])
def test_what_is_no_position_is_refused(thing):
    assert ": " in refused(thing)


@pytest.mark.parametrize(
    ("table", "key"),
    [
        (Table.new(), "place"),
        (duel("g7:e", "m4:e"), "act"),
        (duel("g7:e", "m4:e", phase="enter", clock=1), "enter"),
        (Table.new(mode="race"), "open"),
        (race("g7", "g1"), "move"),
        (Table.at(PUT_BACK), "put_back"),
        (race("wait g7", "g1", phase="return"), "return"),
        (Table.at(WON), "over"),
    ],
)
def test_the_prompt_names_what_is_decided(table, key):
    assert GAME.reader.prompt(table.states[0]) == key


def test_every_event_has_words_and_the_worst_turn_fits_the_log():
    assert set(EVENTS) == set(Kind)
    enemies = " ".join(shows(c, d, 1) for c, d in (("h7", "nw"), ("h6", "ne"), ("g6", "e"), ("f6", "se"), ("f7", "sw")))
    events = duel(f"g7:ne {shows('b2', 'e', 1)}", f"{enemies} {shows('g8', 'w', 2)} m4:e", combat="clash").play("g7+")
    assert len(events) <= MAX_EVENTS


def test_nothing_is_hidden():
    table = duel("g7:e", "m4:e g10:e!")
    before = table.states.tobytes()
    for seat in (-1, 0, 1):
        GAME.kernels.redact_at(table.states, 0, seat)
        GAME.kernels.resample_at(table.states, 0, seat, make_rng(1))
        assert GAME.rules.redact_action(7, 0, seat) == 7
    assert table.states.tobytes() == before
    log = new_log(1)
    log[:2, 0] = 1, Kind.PASSED
    GAME.kernels.redact_log(log, 1)
    assert log[1, 0] == Kind.PASSED
