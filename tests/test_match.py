"""What a match gives to whom, beyond what the battery checks everywhere."""

from __future__ import annotations

import copy
import pickle
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest

from asterism import IllegalMoveError, InvalidMoveError, Match, OptionError, PositionError
from asterism.engine import history


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


def test_every_ply_is_found_again_from_the_checkpoint_before_it(monkeypatch):
    monkeypatch.setattr(history, "CHECKPOINT", 4)
    match, states = Match.new("octocube", seed=3), []
    for _ in range(18):
        states.append(match.states.tobytes())
        match.play(match.legal()[0])
    for ply, state in enumerate(states):
        assert match.branch(ply).states.tobytes() == state
    match.rewind(6)
    assert (match.ply, match.states.tobytes(), match.redo()) == (6, states[6], match.actions[6])
    match.rewind(6)
    match.play(match.legal()[-1])  # the checkpoints after it are of another game now
    for _ in range(8):
        match.play(match.legal()[0])
    other = Match.new("octocube", seed=3)
    for action in match.actions:
        other.play(action)
    for ply in range(match.ply + 1):
        assert match.branch(ply).states.tobytes() == other.branch(ply).states.tobytes()
    for ply in (-1, match.ply + 1):
        with pytest.raises(IllegalMoveError, match="no ply"):
            match.rewind(ply)


def test_going_back_in_a_long_match_replays_a_part_of_it(monkeypatch):
    match, replayed = played("octocube", 60), []
    monkeypatch.setattr(history, "CHECKPOINT", 8)
    long = match.branch(0)
    for action in match.actions:
        long.take(action)
    kernels = SimpleNamespace(**{name: getattr(long.game.kernels, name) for name in dir(long.game.kernels)})

    def count(states, index, actions):
        replayed.append(len(actions))
        long_replay(states, index, actions)

    long_replay, kernels.replay_at = kernels.replay_at, count
    monkeypatch.setitem(vars(long.game), "kernels", kernels)
    while long.ply:
        long.undo()
    assert len(replayed) > 40
    assert max(replayed) < 8


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


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_copy_of_a_match_is_independent(copied):
    match = played("octocube", 10)
    match.undo()
    before = match.states.tobytes()
    other = copied(match)
    assert (other.redo(), other.undo()) == (match.redo(), match.undo())
    other.play(other.legal()[-1])
    other.play(other.legal()[-1])
    assert (match.ply, match.states.tobytes(), len(match._actions)) == (9, before, 10)
    match.redo()
    match.play(match.legal()[0])
    assert (other.ply, other.actions[:9]) == (11, match.actions[:9])


@pytest.mark.parametrize("action", [-1, 44, 9999, 10**30, np.int64(9999)])
@pytest.mark.parametrize("ask", ["notation", "move", "preview", "play"])
def test_an_action_that_there_is_not_is_an_error_wherever_one_is_asked_for(ask, action):
    match = played("gravity", 3)
    with pytest.raises(IllegalMoveError, match="not legal for seat"):
        getattr(match, ask)(action)
    assert match.ply == 3


@pytest.mark.parametrize("action", [True, 1.0, None, "pass"])
def test_what_is_no_integer_has_no_notation(action):
    with pytest.raises(InvalidMoveError, match="an action is an integer"):
        played("gravity", 3).notation(action)


@pytest.mark.parametrize("game", ["gravity", "filantes", "octocube"])
def test_a_match_plays_every_form_of_a_legal_action(game):
    chosen = played(game, 5).legal_actions()[-1]
    forms = (chosen, chosen.action, np.int16(chosen.action), chosen.notation, chosen.move)
    after = set()
    for form in (*forms, msgspec.to_builtins(chosen.move)):
        match = played(game, 5)
        match.play(form)
        after.add(match.states.tobytes())
    assert len(after) == 1


def test_a_legal_action_of_another_position_keeps_its_meaning_or_is_refused():
    match = Match.new("filantes", seed=1)
    enter = match.legal_actions()[0]
    match.play(enter)
    with pytest.raises((IllegalMoveError, InvalidMoveError), match="g10"):
        match.play(enter)


def test_named_modes_go_under_the_options():
    kids = Match.new("octocube", mode="kids", options={"max_rounds": 5}, seed=1)
    assert (kids.options.mode, kids.options.max_rounds) == ("kids", 5)
    assert Match.new("octocube", options="kids", seed=1).states.tobytes() == (
        Match.new("octocube", options={"mode": "kids"}, seed=1).states.tobytes()
    )
    assert Match.new("gravity", mode="expert", options={"ending": "stars"}).options.ending == "stars"
    with pytest.raises(OptionError, match="there is no mode 'hard'; the modes are stars, expert, goodies"):
        Match.new("gravity", mode="hard")


@pytest.mark.parametrize(
    ("game", "options", "message"),
    [
        ("filantes", {"colour": 1}, "filantes: there is no option 'colour'; the options are mode, combat, start_cells"),
        ("filantes", {"target": 99}, "filantes: target must be an integer from 1 to 30, not 99"),
        ("filantes", {"target": "x"}, "filantes: target must be an integer from 1 to 30, not 'x'"),
        ("filantes", {"combat": "melee"}, "filantes: combat must be one of attack, clash, not 'melee'"),
        ("octocube", {"hide_points": 1}, "octocube: hide_points must be true or false, not 1"),
        ("octocube", {"max_rounds": 0}, "octocube: max_rounds must be an integer from 1 to 1000, or null, not 0"),
        ("octocube", {"boards": [1, 2]}, "boards must be a list of 4, each an integer from 1 to 4, or null, not"),
        ("octocube", {"boards": [1, 2, 3, 9]}, r"boards\[3\] must be an integer from 1 to 4, not 9"),
        ("octocube", {"powers": "XY"}, r"powers must be a text that matches \^\[A-I\]\*\$ of at most 9 characters"),
        ("gravity", {"goodies": ["x"]}, r"goodies\[0\] must be one of double_jump, teleport, tile_turn, not 'x'"),
        ("gravity", {"goodies": "teleport"}, "goodies must be a list of at most 3, each one of double_jump, teleport"),
        ("gravity", {"tiles": [{"a": 1}]}, r"tiles\[0\]: there is no field 'a'; the fields are name, tile, drawing"),
        ("gravity", {"tiles": [{"name": "A"}]}, r"tiles\[0\]: the field 'tile' is missing"),
        ("gravity", {"tiles": [3]}, r"tiles\[0\] must be an object with name, tile, drawing, not 3"),
        ("gravity", {3: 3}, "there is no option 3; the options are ending, goodies"),
        ("gravity", 3, "options are an object or the name of a mode, not int"),
    ],
)
def test_a_wrong_option_is_reported_with_what_is_allowed(game, options, message):
    with pytest.raises(OptionError, match=message):
        Match.new(game, options=options)


def test_a_viewer_is_a_seat_a_spectator_or_the_truth():
    match = played("gravity", 6)
    for ask in (match.view, match.events, match.moves, match.position):
        assert ask(None) == ask("spectator")
        assert ask("truth") != ask(None)
        for nobody in (-1, 2, True, "everything"):
            with pytest.raises(PositionError, match=r"there is no (seat|viewer)"):
                ask(nobody)
    assert match.position() == match.position("truth")
    assert match.view("truth").viewer == "truth"
    assert match.view("truth").position == match.game.reader.position(match.state)
    assert match.moves("truth") == [step.move(step.seat) for step in match.steps()]


def test_documents_of_older_versions_name_their_viewers_in_other_words():
    match = played("gravity", 6)
    truth = match.position()
    for old in ({**truth, "viewer": None}, {name: value for name, value in truth.items() if name != "viewer"}):
        assert Match.load(old).states.tobytes() == match.states.tobytes()
    open_to_all = match.position("spectator")
    assert Match.load({**open_to_all, "viewer": -1}, seed=1).position(None) == open_to_all


def test_counting_too_deep_is_refused():
    with pytest.raises(OptionError, match="depth must be an integer from 0 to 64"):
        Match.new("filantes").perft(65)
