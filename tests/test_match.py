"""What a match gives to whom, beyond what the battery checks everywhere."""

from __future__ import annotations

import pytest

from asterism import IllegalMoveError, Match, OptionError, PositionError


def played(game: str, plies: int, **fields) -> Match:
    match = Match.new(game, seed=2, **fields)
    for _ in range(plies):
        match.play(match.legal()[0])
    return match


def test_the_table_hides_the_others_points_until_the_end():  # O35
    match = Match.new("octocube", players=3, seed=1, options={"max_rounds": 3})
    views = [match.view(seat).position.seats for seat in (0, 1, None)]
    assert [[seat.points for seat in seats] for seats in views] == [[0, None, None], [None, 0, None], [None] * 3]
    assert all(seat["points"] == 0 for seat in match.position(0)["state"]["seats"])
    while not match.over:
        match.play(match.legal()[0])
    assert None not in [seat.points for seat in match.view(None).position.seats]


def test_the_table_may_agree_to_show_points():  # O35
    match = Match.new("octocube", players=3, seed=1, options={"hide_points": False})
    assert [seat.points for seat in match.view(None).position.seats] == [0, 0, 0]


def test_a_view_is_for_one_seat_and_only_the_deciding_one_gets_actions():
    match = played("gravity", 3, players=3)
    deciding = match.seat
    for seat in range(3):
        assert match.view(seat).viewer == seat
        assert bool(match.legal_actions(seat)) == (seat == deciding)


def test_options_come_back_from_a_position():
    match = Match.new("filantes", options={"target": 4, "combat": "clash"}, seed=1)
    document = match.position()
    assert Match.load(document).options == match.options
    del document["options"]
    assert Match.load(document).options == match.options


def test_options_that_contradict_the_state_are_refused():
    document = Match.new("filantes", options={"target": 4}, seed=1).position()
    document["options"] = {"target": 5}
    with pytest.raises(PositionError, match=r"options\.target"):
        Match.load(document)
    document["options"] = {"speed": 5}
    with pytest.raises(OptionError, match="speed"):
        Match.load(document)


def test_a_truth_must_not_hide_and_a_seats_position_must_not_show():
    match = played("gravity", 6)
    truth, seen = match.position(), match.position(0)
    assert truth["state"] != seen["state"]
    with pytest.raises(PositionError, match="viewer"):
        Match.load({**seen, "viewer": None})
    with pytest.raises(PositionError, match="viewer"):
        Match.load({**truth, "viewer": 0})


def test_redo_is_forgotten_when_another_move_is_played():
    match = played("filantes", 4)
    match.undo()
    match.play(match.legal()[-1])
    with pytest.raises(IllegalMoveError, match="nothing to redo"):
        match.redo()


def test_a_branch_does_not_touch_its_origin():
    match = played("octocube", 10)
    before = match.states.tobytes()
    branch = match.branch(3)
    branch.play(branch.legal()[-1])
    assert (match.ply, match.states.tobytes()) == (10, before)
    with pytest.raises(IllegalMoveError, match="no ply 11"):
        match.branch(11)


def test_moves_of_others_hide_the_card_laid_face_down():  # G17
    match = Match.new("gravity", players=2, seed=0)
    notation = next(a.notation for a in match.legal_actions() if a.notation.startswith(("left-", "right-")))
    match.play(notation)
    assert match.game.actions.write(match.moves(0)[0]) == notation
    assert match.game.actions.write(match.moves(1)[0]) == notation.split("-")[0] + "-?"
    assert match.events(1)[0][0].data["card"] is None
    assert match.events(0)[0][0].data["card"] is not None
