"""Positions: read, loaded, and refused when no game can come to them."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from asterism import Match, PositionError
from asterism.games.octocube import view
from asterism.games.octocube.describe import GAME
from asterism.games.octocube.state import STATE

from .table import Table, sketch, table

ADVANCED = {"cubes": {0: ("b2", "b:fd"), 1: ("d4", "b:pw")}, "abyss": {"b3": "H"}}
KIDS = {"cubes": {0: ("b2", "t:fd b:pw")}}
ABYSS_5 = dict.fromkeys(("a1", "b1", "c1", "d1", "a4"), "plain")


def plain(position):
    """A position as lists, dicts and words."""
    return msgspec.json.decode(msgspec.json.encode(position))


def refusal(position, **changes):
    """Why a position, changed at these dotted paths, is refused."""
    values = plain(position)
    for path, value in changes.items():
        *parents, last = path.split("__")
        at = values
        for name in parents:
            at = at[int(name) if name.isdigit() else name]
        if isinstance(at, list):
            at[int(last)] = value
        elif value is KeyError:
            del at[last]
        else:
            at[last] = value
    states = np.zeros(1, STATE)
    with pytest.raises(PositionError) as error:
        view.load(values, states[0])
    assert not any(states.tobytes()), "a refused position changes nothing"
    return str(error.value)


@pytest.mark.parametrize("mode", ["base", "advanced", "kids"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_is_read_and_loaded_without_loss(players, mode):
    game = Table.new(players, mode=mode)
    for shown in (game, game.redacted()):
        text = msgspec.json.encode(shown.position)
        again = Table(msgspec.json.decode(text, type=view.Position))
        assert again.states.tobytes() == shown.states.tobytes()


def test_a_sketch_of_every_decision_can_be_loaded():
    game = table(2, "advanced", **ADVANCED)
    game.play("use:h")
    assert Table(game.position).legal() == game.legal()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"mode": "chess"}, "mode: Invalid enum value 'chess'"),
        ({"seats": []}, "seats: Expected `array` of length >= 2"),
        ({"colour": 1}, "position: Object contains unknown field `colour`"),
        ({"seat": 2}, "seat: there is no seat 2"),
        ({"seat": None}, "seat: exactly a running game"),
        ({"phase": None}, "seat: exactly a running game"),
        ({"result": "finished"}, "seat: exactly a running game"),
        ({"power": "Z"}, "power: Invalid enum value 'Z'"),
        ({"power": "A"}, "power: goes with deciding on a power"),
        ({"powers": "BC"}, "powers: only the advanced game"),
        ({"powers": "BB"}, "powers: B is named twice"),
        ({"powers": "b"}, "powers: 'b' is unknown here"),
        ({"round": 151}, "round: is past max_rounds 150"),
        ({"cells__a1": KeyError}, "cells.a1: is missing"),
        ({"cells__e5": {}}, "cells.e5: is no cell of this play area"),
        ({"cells__a1__seen": []}, "cells.a1.seen: has 0 values for"),
        ({"cells__a1__pile__0": "whale"}, "cells.a1.pile[0]: 'whale' is unknown here"),
        ({"cells__a1__abyss": "Z"}, "cells[...].abyss: Invalid enum value 'Z'"),
        ({"cells__a1__abyss": "plain"}, "cells.a1.abyss: lies on a cell with a pile"),
        ({"cells__a1": {"pile": ["coin"] * 7, "seen": [True] * 7}}, "cells.a1.pile: no pile can be 7 high"),
        ({"cells__a1": {"pile": [None], "seen": [True]}}, "cells.a1.pile[0]: is unknown, but all have seen it"),
        (
            {"cells__a1": {"pile": ["coin"], "seen": [False]}},
            "cells.a1.seen: the top tile of a pile without cube is open",
        ),
        ({"cells__a1": {}}, "cells.a1.abyss: an empty cell without cube has an Abyss tile"),
        ({"cells__a1": {"abyss": "A"}}, "cells.a1.abyss: must be plain"),
        ({"cells__a1": {"abyss": "plain"}}, "reserve: laid and in reserve are 6 Abyss tiles"),
        ({"reserve": ["plain"] * 4}, "reserve: laid and in reserve are 4 Abyss tiles"),
        ({"reserve": ["plain"] * 4 + ["B"]}, "reserve[4]: must be plain"),
        ({"reserve": ["plain"] * 4 + [None]}, "reserve[4]: must be plain"),
        ({"reserve": ["deep"]}, "reserve[0]: 'deep' is unknown here"),
        ({"reserve": []}, "reserve: laid and in reserve are 0 Abyss tiles"),
        ({"seats__0__coins": 1}, "cells: 13 of the 12 tiles coin"),
        ({"seats__0__coins": 85}, "seats[0].coins: Expected `int` <= 84"),
        ({"seats__0__board": {"white-diamond": 1}}, "cells: 4 of the 3 tiles white-diamond"),
        ({"seats__0__board": {"coin": 1}}, "seats[0].board: a coin lies beside the board"),
        ({"seats__0__board": {"whale": 1}}, "seats[0].board: 'whale' is unknown here"),
        ({"cells__a1": {"pile": [None], "seen": [False]}, "seats__0__cell": "a1"}, "cells: 79 tiles instead of 84"),
        ({"seats__0__cell": "e5"}, "seats[0].cell: 'e5' is no cell of this play area"),
        ({"seats__0__cell": "zz"}, "seats[0].cell: 'zz' is no cell of this play area"),
        ({"seats__0__cell": "d4", "seats__1__cell": "d4"}, "seats[1].cell: another cube stands on d4"),
        ({"seats__0__cell": "d4"}, "seats[0].cube.bottom: the tile under it would have stuck"),
        ({"seats__0__cube": {"top": "whale"}}, "seats[0].cube.top: 'whale' is unknown here"),
        ({"seats__0__points": 151}, "seats[0].points: are more than can be won"),
        ({"seats__0__wishes": ["white"]}, "seats[0].wishes: only kids' boards have spaces"),
        ({"seats__0__spaces": [None]}, "seats[0].spaces: only kids' boards have spaces"),
        ({"round": 1, "seats__1__points": 2}, "seats[1]: has not had a turn yet"),
        ({"phase": "fit"}, "phase: only kids do that"),
        ({"phase": "power", "power": "A"}, "seats[0].cell: a power is used by a cube on the board"),
        ({"stack": ["coin"]}, "cells: 13 of the 12 tiles coin"),
    ],
)
def test_an_impossible_position_is_refused_with_field_and_reason(changes, message):
    assert refusal(sketch(), **changes).startswith(message)


def test_conservation_is_checked_with_all_tiles_known():
    position = plain(sketch())
    position["cells"]["a1"]["pile"].pop(0)
    position["cells"]["a1"]["seen"].pop(0)
    assert refusal(position) == "cells: 83 tiles instead of 84"


@pytest.mark.parametrize(
    ("words", "changes", "message"),
    [
        ({}, {"powers": "BCDE"}, "powers: 2 players need 5 letters"),
        ({}, {"reserve__0": "A"}, "reserve[0]: A is not in powers"),
        ({}, {"reserve__0": "plain"}, "reserve[0]: plain is not in powers"),
        ({}, {"reserve__0": "H"}, "reserve[0]: there is only one H"),
        ({}, {"reserve": ["B"]}, "reserve: laid and in reserve are 2 Abyss tiles"),
        ({"abyss": {"b3": "H", "a1": "plain"}}, {}, "cells: a bare spot is left only when the reserve is empty"),
        ({}, {"phase": "power", "power": "C"}, "power: is on no free cell beside the cube"),
        ({}, {"phase": "bonus", "power": "H"}, "power: is not under the cube"),
        ({"abyss": {"b3": "I"}}, {"phase": "power", "power": "I"}, "phase: there is nothing to decide"),
        ({"abyss": {"b2": "I"}}, {"phase": "bonus", "power": "I"}, "phase: there is nothing to decide"),
    ],
)
def test_an_impossible_advanced_position_is_refused(words, changes, message):
    values = plain(sketch(2, "advanced", **{**ADVANCED, **words}))
    assert refusal(values, **changes).startswith(message)


def test_the_centre_of_a_base_game_is_always_a():  # O3
    values = plain(sketch(3, abyss={"c3": "plain"}))
    assert refusal(values) == "cells.c3.abyss: the centre is A"
    values = plain(sketch(3, cubes={0: ("c2", "b:fd")}))
    assert refusal(values, phase="power", power="A").startswith("phase: only the advanced game has powers")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"reserve": ["plain"]}, "reserve: the kids' game has none"),
        ({"cells__a1__abyss": "B"}, "cells.a1.abyss: lies on a cell with a pile"),
        ({"seats__0__wishes": []}, "seats[0].wishes: there must be 16"),
        ({"seats__0__spaces": []}, "seats[0].spaces: there must be 16"),
        ({"seats__0__wishes__0": "whale"}, "seats[0].wishes[0]: 'whale' is unknown here"),
        ({"seats__0__spaces__0": "whale"}, "seats[0].spaces[0]: 'whale' is unknown here"),
        ({"seats__0__points": 1}, "seats[0].points: are more than can be won"),
        ({"stack": ["whale"]}, "stack[0]: 'whale' is unknown here"),
        ({"phase": "fit"}, "seats[0].cell: the cube was taken back"),
        ({"phase": "bonus", "power": "A"}, "power: is not under the cube"),
    ],
)
def test_an_impossible_kids_position_is_refused(changes, message):
    assert refusal(sketch(2, "kids", **KIDS), **changes).startswith(message)


def test_the_spaces_of_a_kids_board_are_checked():  # O80
    values = plain(sketch(2, "kids"))
    wishes = values["seats"][0]["wishes"]
    i, j = wishes.index("pearl"), wishes.index("white")
    none = "seats[0].wishes: are those of none of the boards 1 to 4"
    assert refusal(values, **{f"seats__0__wishes__{i}": wishes[0] if i else wishes[1]}) == none
    assert refusal(values, **{f"seats__0__wishes__{i}": "white", f"seats__0__wishes__{j}": "pearl"}) == none
    assert refusal(values, seats__1__wishes=wishes) == "seats[1].wishes: board 1 is another seat's"
    with pytest.raises(PositionError, match="dark-starfish does not fit there"):
        table(2, "kids", spaces={0: {wishes.index("white"): "fd"}})


@pytest.mark.parametrize("boards", [None, [2, 1, 3, 4], [1, 2, 4, 3], [4, 3, 2, 1]])
def test_a_kids_position_keeps_its_boards(boards):  # O80
    match = Match.new("octocube", 2, {"mode": "kids", "boards": boards}, seed=1)
    document = match.position()
    assert Match.load(document).options == match.options
    del document["options"]
    again = Match.load(document)
    assert again.states.tobytes() == match.states.tobytes()
    assert (again.options.boards or (1, 2))[:2] == (match.options.boards or (1, 2))[:2]
    document["options"] = {"boards": [3, 4, 1, 2]}
    with pytest.raises(PositionError, match=r"options\.boards: the state is played by"):
        Match.load(document)


def taken_back(**words):
    """A kids' cube that was taken back, with these tiles still to sort out."""
    return plain(Table(sketch(2, "kids", cubes={0: ("b2", words.pop("cube"))}, **words)).position)


def test_a_kids_cube_in_the_personal_area_has_no_tiles():  # O83
    values = taken_back(cube="t:fd b:pw")
    values["seats"][0]["cell"] = None
    values["cells"]["b2"]["seen"][-1] = True
    assert refusal(values) == "seats[0].cube: has no tiles in the personal area"
    assert refusal(values, phase="stack").endswith("phase: a tile still fits a space")
    assert refusal(values, phase="lay").endswith("phase: a tile still fits a space")
    values["phase"] = "fit"
    assert Table(values).legal()


def test_a_full_kids_cube_is_not_on_the_board():  # O82
    with pytest.raises(PositionError, match="a full cube is taken back"):
        table(2, "kids", cubes={0: ("b2", "t:fd b:pw n:fl e:fg s:fw w:al")})


def test_a_kids_cube_on_a_pile_has_a_tile():  # O81
    with pytest.raises(PositionError, match="the tile under it would have stuck"):
        table(2, "kids", cubes={0: ("b2", "")})


def test_coins_and_stacks_of_kids_are_checked():  # O83 O84
    values = taken_back(cube="t:$ b:pw")
    values["seats"][0]["cell"] = None
    values["cells"]["b2"]["seen"][-1] = True
    assert refusal(values, phase="fit").endswith("its coins lie beside the board")
    values = taken_back(cube="b:pw", abyss={"b2": "plain"})
    values["seats"][0] |= {"cell": None, "cube": {}}
    assert refusal(values | {"stack": ["white-pearl"]}).startswith("stack: no stack is being built")
    values["phase"] = "lay"
    assert refusal(values | {"stack": ["white-pearl"]}).endswith("a tile still fits a space")
    assert refusal(values).startswith("cells: 83 tiles")


def test_a_game_whose_end_was_due_is_over():  # O30
    with pytest.raises(PositionError, match="result: the game ended with the last round"):
        table(abyss=ABYSS_5)
    assert table(abyss=ABYSS_5, seat=1).legal()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"result": "finished"}, "result: a game is finished if its end was due"),
        ({"result": "cut"}, "result: the game stops only after max_rounds"),
        ({"result": "cut", "abyss": ABYSS_5, "round": 150}, "result: a game is finished if its end was due"),
        ({"result": "cut", "round": 150, "power": "A"}, "power: nothing is being decided any more"),
        (
            {"result": "cut", "round": 150, "cubes": {0: (None, "t:pw")}},
            "seats[0].cube: has no tiles after the final score",
        ),
    ],
)
def test_the_end_of_a_game_is_checked(words, message):  # O30 O34
    with pytest.raises(PositionError) as error:
        table(**words, seat=None, phase=None)
    assert str(error.value).startswith(message)


def test_anything_else_is_no_position():
    for thing in (None, 3, "position", [], {"mode": "base"}, object()):
        with pytest.raises(PositionError):
            view.load(thing, np.zeros(1, STATE)[0])


def test_the_prompt_says_what_is_decided():
    advanced = table(2, "advanced", cubes={0: ("b2", "b:fd")}, abyss={"b3": "H"})
    assert [GAME.reader.prompt(Table.new(2, mode=mode).state) for mode in view.MODES] == ["place"] * 3
    assert GAME.reader.prompt(advanced.state) == "action_advanced"
    assert GAME.reader.prompt(table(cubes={0: ("b2", "b:fd")}).state) == "action"
    assert GAME.reader.prompt(table(2, "kids", cubes={0: ("b2", "b:fd")}).state) == "action_kids"
    advanced.play("use:h")
    assert GAME.reader.prompt(advanced.state) == "power_h"
    bonus = table(3, cubes={0: ("c2", "b:fd")})
    bonus.play("n")
    assert GAME.reader.prompt(bonus.state) == "bonus_a"
    over = Table.new(2, max_rounds=1)
    over.play("@a1", "@b1")
    assert GAME.reader.prompt(over.state) == "over"
