"""Cards that lie face down are hidden from other players."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from asterism.engine.events import new_log, read_log
from asterism.engine.rng import make_rng
from asterism.games.gravity import actions, view
from asterism.games.gravity.describe import GAME
from asterism.games.gravity.state import ACTIONS, MAX_EVENTS

from .table import CARDS, Table, table


def test_a_card_laid_face_down_is_hidden_from_the_others_and_its_number_is_not():  # G17
    game = table(up={0: ["drop"]}, down={0: ["rotate", "joker"]})
    assert game.redacted(0).position == game.position
    for viewer in (1, -1):
        seat = game.redacted(viewer).position.seats[0]
        assert (seat.hand, seat.face_down) == (None, None)
        assert (seat.face_down_count, seat.face_up) == (2, ("drop",))


@pytest.mark.parametrize(
    ("down", "up", "goodies"),
    [
        ([], ["drop"], {}),
        (["drop"], ["long_jump", "high_jump", "rotate", "joker"], {"teleport": 0}),
        (["drop", "joker"], ["long_jump", "high_jump", "rotate"], {"teleport": 0}),
    ],
)
def test_cards_that_the_others_tell_for_certain_are_not_hidden(down, up, goodies):  # G17
    game = table(down={0: down}, up={0: up}, goodies=goodies)
    assert game.redacted(1).position == game.position


def test_cards_stay_hidden_when_they_are_taken_back():  # G17
    game = table(down={0: ["rotate"]})
    hidden = game.redacted(1)
    assert hidden.legal() == {move for move in hidden.legal() if move == "complete"}
    for side in (game, hidden):
        assert side.play("complete") == ["completed 0", "turn_started 1"]
    assert hidden.position == game.position


def test_every_possible_set_of_hidden_cards_is_drawn_equally_often():  # G17
    game = table(up={0: ["drop"]}, down={0: ["rotate", "joker"]}).redacted(1)
    rng = make_rng(7)
    drawn: Counter[tuple[str, ...]] = Counter()
    for _ in range(600):
        guess = Table()
        guess.states[:] = game.states
        GAME.kernels.resample_at(guess.states, 0, 1, rng)
        drawn[guess.position.seats[0].face_down] += 1
        assert set(guess.position.seats[0].hand + guess.position.seats[0].face_down) == set(CARDS) - {"drop"}
    assert len(drawn) == 6
    assert min(drawn.values()) > 60


def test_resampling_changes_nothing_that_is_known():  # G17
    game = table(up={0: ["drop"]}, down={0: ["rotate", "joker"]})
    before = game.states.tobytes()
    GAME.kernels.resample_at(game.states, 0, 0, make_rng(3))
    assert game.states.tobytes() == before


def test_the_action_and_its_event_hide_the_card_but_not_the_side():  # G17 G13
    game = table(goodies={"teleport": 0})
    for text, seen in (("left-joker", "left-?"), ("right-drop", "right-?"), ("left-teleport", "left-teleport")):
        action = actions.to_action(game.states[0], actions.parse(text))
        assert GAME.rules.redact_action(action, 0, 0) == action
        for viewer in (1, -1):
            hidden = GAME.rules.redact_action(action, 0, viewer)
            assert actions.write(GAME.reader.move(game.states[0], hidden)) == seen
    for text in ("drop", "joker-drop", "teleport", "complete"):
        action = actions.to_action(game.states[0], actions.parse(text))
        assert GAME.rules.redact_action(action, 0, 1) == action


@pytest.mark.parametrize(("viewer", "card"), [(0, "joker"), (1, None), (-1, None)])
def test_the_event_of_a_card_laid_face_down_is_blanked(viewer, card):  # G17
    game = table()
    log = new_log(MAX_EVENTS)
    GAME.kernels.apply_at(game.states, 0, actions.to_action(game.states[0], actions.parse("left-joker")), log)
    GAME.kernels.redact_log(log, viewer)
    laid, stepped, *_ = read_log(log, view.EVENTS)
    assert laid.data == {"seat": 0, "card": card}
    assert stepped.data == {"seat": 0, "cell": "c6"}


def test_hidden_codes_lie_past_the_actions():
    assert [GAME.rules.redact_action(action, 0, 1) >= ACTIONS for action in range(12)] == [False] + [True] * 10 + [
        False
    ]
    assert np.iinfo(np.int16).max > ACTIONS
