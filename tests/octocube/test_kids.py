"""The kids' game (O80 to O86)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from asterism.engine.compile import INTERPRETED, InterpretedState
from asterism.games.octocube.boards import load_boards
from asterism.games.octocube.names import COLOUR_NAMES, KIND_NAMES, OBJECT_NAMES
from asterism.games.octocube.rules import kids
from asterism.games.octocube.state import ALL_OBJECTS, COPIES, FITTING, OBJECTS, STATE

from .table import SHORT, Table, table, the, types

WISHES = load_boards()


def exact(seat, i):
    """The i-th very tile that a seat's board asks for, as (space, tile)."""
    spaces = [(space, wish) for space, wish in enumerate(WISHES[seat]) if wish <= OBJECTS]
    space, wish = spaces[i]
    return space, SHORT[OBJECT_NAMES[wish - 1]]


def fill(seat, but=()):
    """A tile for each space of a seat's board but these, so that all boards together can be filled."""
    filled = {}
    left = Counter({tile: int(COPIES[tile - 1]) for tile in range(1, OBJECTS + 1)})
    for space in sorted(range(16), key=lambda space: WISHES[seat][space] > OBJECTS):
        if space not in but:
            fitting = [tile for tile in left if FITTING[WISHES[seat][space]] >> tile & 1]
            tile = max(fitting, key=lambda tile: (left[tile], tile))
            left[tile] -= 1
            filled[space] = SHORT[OBJECT_NAMES[tile - 1]]
    return filled


def test_each_board_has_seven_very_tiles_five_kinds_and_four_colours():  # O80
    for seat in Table.new(4, mode="kids").position.seats:
        assert sum(wish in OBJECT_NAMES for wish in seat.wishes) == 7
        assert sorted(wish for wish in seat.wishes if wish in KIND_NAMES) == sorted(KIND_NAMES)
        assert sorted(wish for wish in seat.wishes if wish in COLOUR_NAMES) == sorted(COLOUR_NAMES)
        assert seat.spaces == (None,) * 16
        assert len(set(seat.wishes)) == 16


def test_each_seat_has_its_own_board_or_the_one_chosen():  # O80
    boards = [seat.wishes for seat in Table.new(4, mode="kids").position.seats]
    assert len(set(boards)) == 4
    chosen = [seat.wishes for seat in Table.new(3, mode="kids", boards=[4, 2, 1, 3]).position.seats]
    assert chosen == [boards[3], boards[1], boards[0]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_area_is_set_out_as_in_the_base_game(players):  # O80
    base, young = Table.new(players).position, Table.new(players, mode="kids").position
    assert [len(cell.pile) for cell in base.cells.values()] == [len(cell.pile) for cell in young.cells.values()]
    assert young.cells.get("c3").abyss == base.cells.get("c3").abyss


def test_there_are_no_points():  # O80
    game = table(2, "kids", cubes={0: ("b2", "t:fd b:fw")})
    events = game.play("take")
    assert "scored" not in types(events)
    assert game.seat(0).points == 0
    assert game.standings() == ([0, 0], [0, 1])


def test_a_cube_is_placed_on_a_free_edge_cell_or_rolls_or_is_taken_back():  # O81
    game = Table.new(3, mode="kids")
    assert len(game.legal()) == 16
    assert types(game.play("@a1")) == ["placed", "stuck"]
    game.play("@b1", "@e5")
    assert game.legal() == ["n", "take"]


def test_a_roll_always_lands_on_a_free_face():  # O81 O12
    game = table(2, "kids", cubes={0: ("b2", "t:pw b:fd n:sg")}, piles={"b3": "fw al"})
    game.play("n")
    assert sorted(game.cube(0).split()) == sorted(["t:pw", "b:sg", "n:al", "e:fd"])
    assert game.seat(0).cell == "b3"


def test_where_tiles_sit_on_the_cube_does_not_matter():  # O81
    positions = {
        table(2, "kids", cubes={0: ("b2", f"{faces[0]}:pw {faces[1]}:fd {faces[2]}:$")}).states.tobytes()
        for faces in permutations("tbns", 3)
    }
    assert len(positions) == 1


def test_a_full_cube_is_taken_back_at_once():  # O82
    game = table(2, "kids", cubes={0: ("b2", "t:$ b:$ n:$ e:$ s:$")}, piles={"b3": "fw $"})
    events = game.play("n")
    assert types(events)[:4] == ["uncovered", "rolled", "stuck", "taken"]
    assert (game.seat(0).cell, game.seat(0).coins, game.cube(0)) == (None, 6, "")
    assert game.position.seat == 1


def test_five_tiles_are_not_yet_a_full_cube():  # O82
    game = table(2, "kids", cubes={0: ("b2", "t:$ b:$ n:$ e:$")}, piles={"b3": "fw $"})
    game.play("n")
    assert game.seat(0).cell == "b3"


def test_a_cube_that_cannot_roll_must_be_taken_back():  # O82
    game = table(3, "kids", cubes={0: ("a1", "b:fd"), 1: ("a2", "b:pw"), 2: ("b1", "b:pl")})
    assert game.legal() == ["take"]


def test_coins_lie_beside_the_board():  # O83
    game = table(2, "kids", cubes={0: ("b2", "t:$ b:$")}, coins={0: 1})
    assert types(game.play("take")) == ["taken", "uncovered", "detached", "detached"]
    assert (game.seat(0).coins, game.position.seat) == (3, 1)


def test_each_tile_that_fits_is_placed_by_choice():  # O83
    space, tile = exact(0, 0)
    game = table(2, "kids", cubes={0: ("b2", f"t:{tile}")}, abyss={"b2": "plain"})
    game.play("take")
    assert game.position.phase == "fit"
    wishes = game.seat(0).wishes
    colour, kind = OBJECT_NAMES[[*SHORT.values()].index(tile)].split("-")
    assert set(game.legal()) == {
        f"fit:{tile}:{space + 1}",
        f"fit:{tile}:{wishes.index(colour) + 1}",
        f"fit:{tile}:{wishes.index(kind) + 1}",
    }
    events = game.play(f"fit:{tile}:{wishes.index(kind) + 1}")
    assert the(events, "fitted")["space"] == wishes.index(kind)
    assert game.seat(0).spaces[wishes.index(kind)] == f"{colour}-{kind}"
    assert (game.position.seat, game.cube(0)) == (1, "")


def test_equal_tiles_are_one_choice_and_a_space_takes_one_tile():  # O83
    space, tile = exact(0, 1)
    game = table(2, "kids", cubes={0: ("b2", f"t:{tile} n:{tile}")}, abyss={"b2": "plain"})
    game.play("take")
    assert len(game.legal()) == 3
    game.play(f"fit:{tile}:{space + 1}")
    assert game.position.phase == "fit"
    assert len(game.legal()) == 2
    assert f"fit:{tile}:{space + 1}" not in game.legal()


def test_tiles_must_be_placed_as_long_as_one_fits():  # O83
    space, tile = exact(0, 0)
    game = table(2, "kids", cubes={0: ("b2", f"t:{tile}")}, abyss={"b2": "plain"}, spaces={0: fill(0, but=[space])})
    game.play("take")
    assert game.legal() == [f"fit:{tile}:{space + 1}"]


def stuck_cube(cube, **words):
    """A cube with these tiles that fit nowhere: all the first seat's spaces but one are filled."""
    words.setdefault("abyss", {"b2": "plain"})
    return table(2, "kids", cubes={0: ("b2", cube)}, spaces={0: fill(0, but=[exact(0, 0)[0]])}, **words)


def odd_tiles(n):
    """Different tiles that do not fit the space that ``stuck_cube`` leaves free."""
    used = Counter(fill(0, but=[exact(0, 0)[0]]).values())
    names = [SHORT[name] for name in OBJECT_NAMES]
    free = [t for t, copies in zip(names, COPIES, strict=True) if used[t] + 1 < copies and t != exact(0, 0)[1]]
    return free[:n]


def test_tiles_that_fit_nowhere_are_stacked_in_any_order():  # O84
    one, two = odd_tiles(2)
    game = stuck_cube(f"t:{one} b:{two} n:{two}")
    game.play("take")
    assert game.position.phase == "stack"
    assert sorted(game.legal()) == sorted([f"stack:{one}", f"stack:{two}"])
    game.play(f"stack:{two}", f"stack:{one}")
    assert game.legal() == [f"stack:{two}"]
    game.play(f"stack:{two}")
    assert game.position.phase == "lay"
    events = game.play("lay:b2")
    assert the(events, "stack_laid") == {"seat": 0, "cell": "b2", "count": 3}
    assert game.pile("b2") == f"{two} {one} {two}"
    assert game.redacted().pile("b2") == f"{two} {one} {two}"
    assert (game.position.seat, game.position.stack, game.cube(0)) == (1, (), "")


def test_a_stack_of_six_tiles_is_laid():  # O84
    tiles = odd_tiles(6)
    game = stuck_cube(
        " ".join(f"{face}:{tile}" for face, tile in zip("tbnes", tiles, strict=False)), piles={"b3": f"fg {tiles[5]}"}
    )
    game.play("n", *[f"stack:{tile}" for tile in tiles], "lay:b2")
    assert game.pile("b2") == " ".join(tiles)


def test_the_stack_replaces_any_abyss_tile_without_cube():  # O84
    (tile,) = odd_tiles(1)
    game = stuck_cube(f"t:{tile}", abyss={"b2": "plain", "c3": "plain", "d4": "plain"})
    game.play("take", f"stack:{tile}")
    assert game.legal() == ["lay:b2", "lay:c3", "lay:d4"]
    game.play("lay:d4")
    assert (game.cell("d4").abyss, game.pile("d4")) == (None, tile)


def test_an_abyss_tile_under_a_cube_is_not_replaced():  # O84
    (tile,) = odd_tiles(1)
    cubes = {0: ("b2", f"t:{tile}"), 1: ("c3", "")}
    spaces = {0: fill(0, but=[exact(0, 0)[0]])}
    game = table(2, "kids", cubes=cubes, abyss={"b2": "plain", "c3": "plain"}, spaces=spaces)
    game.play("take", f"stack:{tile}")
    assert game.legal() == ["lay:b2"]


def test_without_abyss_tiles_the_stack_goes_onto_a_lowest_pile():  # O84
    (tile,) = odd_tiles(1)
    piles = {"b2": "pg", "a1": "fg ag", "d4": "fd ad", "c4": "fg"}
    cubes = {0: ("b2", f"t:{tile}"), 1: ("c4", "b:ag")}
    game = table(2, "kids", cubes=cubes, piles={**piles, "b2": "fl fd"}, spaces={0: fill(0, but=[exact(0, 0)[0]])})
    game.play("take", f"stack:{tile}")
    assert game.legal() == ["lay:a1", "lay:b2", "lay:d4"]
    game.play("lay:a1")
    assert game.pile("a1") == f"fg ag {tile}"
    assert game.redacted().pile("a1") == f"? ag {tile}"


def test_the_centre_gives_its_second_roll_to_kids_too():  # O84 O16
    game = table(3, "kids", cubes={0: ("c2", "b:fd")}, piles={"c4": "fw al"})
    game.play("n")
    assert (game.position.phase, game.legal()) == ("bonus", ["n", "e", "s", "w", "pass"])
    game.play("n")
    assert (game.seat(0).cell, game.position.seat) == ("c4", 1)


def test_the_bonus_of_the_centre_is_gone_once_it_is_replaced():  # O84
    (tile,) = odd_tiles(1)
    spaces = {0: fill(0, but=[exact(0, 0)[0]])}
    game = table(3, "kids", cubes={0: ("c2", f"t:{tile}"), 1: ("c4", "b:fg"), 2: ("e5", "b:fd")}, spaces=spaces)
    game.play("take", f"stack:{tile}")
    assert game.legal() == ["lay:c3"]
    game.play("lay:c3", "s")
    assert (game.position.seat, game.seat(1).cell) == (2, "c3")
    game.play("take")
    while game.position.seat == 2:
        game.play(game.legal()[0])
    game.play("@a1", "s")
    assert (game.cell("c3").abyss, game.position.seat) == ("plain", 2)


def last_space(seat, cube="", **words):
    """The seat needs one more tile, which is on its cube."""
    space, tile = exact(seat, 0)
    spaces = {seat: fill(seat, but=[space])}
    other = 1 - seat
    game = table(
        2,
        "kids",
        cubes={seat: ("b2", f"t:{tile} {cube}"), other: ("c3", "")},
        abyss={"b2": "plain", "c3": "plain"},
        spaces=spaces,
        seat=seat,
        **words,
    )
    return game, f"fit:{tile}:{space + 1}"


def test_the_round_in_which_a_board_is_filled_is_the_last():  # O85
    game, move = last_space(0)
    game.play("take", move)
    assert (game.position.result, game.position.seat) == ("running", 1)
    events = game.play("take")
    assert game.position.result == "finished"
    assert types(events)[-2:] == ["round_over", "game_over"]
    assert game.standings() == ([16, 0], [0])


def test_the_last_seat_ends_the_game_with_its_last_space():  # O85
    game, move = last_space(1, coins={0: 5})
    game.play("take", move)
    assert game.position.result == "finished"
    assert game.standings() == ([0, 16], [1])


def filled_boards(coins):
    """Two filled boards out of the tiles that there are."""
    left = Counter({tile: int(COPIES[tile - 1]) for tile in range(1, OBJECTS + 1)})
    spaces = {0: {}, 1: {}}
    order = [(seat, space) for seat in (0, 1) for space in range(16)]
    for seat, space in sorted(order, key=lambda at: WISHES[at[0]][at[1]] > OBJECTS):
        tile = max((t for t in left if FITTING[WISHES[seat][space]] >> t & 1), key=lambda t: (left[t], t))
        left[tile] -= 1
        spaces[seat][space] = SHORT[OBJECT_NAMES[tile - 1]]
    return table(2, "kids", spaces=spaces, coins=coins, result="finished", seat=None, phase=None)


@pytest.mark.parametrize(("coins", "winners"), [({0: 2, 1: 3}, [1]), ({0: 3, 1: 2}, [0]), ({0: 2, 1: 2}, [0, 1])])
def test_of_several_filled_boards_most_coins_win(coins, winners):  # O85
    assert filled_boards(coins).standings() == ([16, 16], winners)


def test_there_is_no_final_score():  # O85
    space, tile = exact(0, 0)
    cubes = {0: ("b2", f"t:{tile}"), 1: ("c3", "b:$")}
    game = table(2, "kids", cubes=cubes, abyss={"b2": "plain", "c4": "plain"}, spaces={0: fill(0, but=[space])})
    events = game.play("take", f"fit:{tile}:{space + 1}", "n")
    assert types(events)[-2:] == ["round_over", "game_over"]
    assert not {"detached", "scored", "coins", "majority"} & set(types(events))
    assert (game.cube(1), game.seat(1).coins) == ("t:$", 0)


def test_a_cut_game_is_won_by_filled_spaces_and_then_coins():  # O85 O34
    words = {"cubes": {1: ("c3", "")}, "abyss": {"c3": "plain"}, "seat": 1, "round": 60}
    three = dict(list(fill(0).items())[:3])
    game = table(2, "kids", spaces={0: three}, coins={1: 2}, **words)
    game.play("n")
    assert game.position.result == "cut"
    assert game.standings() == ([3, 0], [0])
    game = table(2, "kids", coins={1: 2}, **words)
    game.play("n")
    assert game.standings() == ([0, 0], [1])


def test_a_filled_board_in_the_last_round_is_no_cut():  # O85 O34
    game, move = last_space(1, round=60)
    game.play("take", move)
    assert game.position.result == "finished"


def test_a_game_in_which_no_board_can_be_completed_ends_cut():  # O85
    seats = Table.new(2, mode="kids").position.seats
    assert "light-diamond" in seats[0].wishes  # there are two
    assert "white-diamond" in seats[1].wishes  # there are three
    spoilt = ({"white": "dw", "diamond": "dw"}, {"white": "dw", "light": "dl", "diamond": "dl"})
    spaces = [
        {seat.wishes.index(wish): tile for wish, tile in tiles.items()}
        for seat, tiles in zip(seats, spoilt, strict=True)
    ]
    words = {"cubes": {1: ("c3", "")}, "abyss": {"c3": "plain"}, "seat": 1}
    game = table(2, "kids", spaces=dict(enumerate(spaces)), **words)
    game.play("n")
    assert (game.position.result, game.position.round) == ("cut", 9)
    for seat in (0, 1):
        game = table(2, "kids", spaces={seat: spaces[seat]}, **words)
        game.play("n")  # one board can still be completed
        assert game.position.result == "running"


def matching(free, left):
    """Whether each wish can have a tile of its own, by trying all augmenting paths."""
    tiles = [tile for tile, copies in left.items() for _ in range(copies)]
    taken: dict[int, int] = {}

    def serve(wish, tried):
        for i, tile in enumerate(tiles):
            if FITTING[wish] >> tile & 1 and i not in tried:
                tried.add(i)
                if i not in taken or serve(taken[i], tried):
                    taken[i] = wish
                    return True
        return False

    return all(serve(wish, set()) for wish in free)


def test_whether_a_board_can_be_completed_is_decided_exactly():  # O85
    rng = random.Random(85)
    answers = Counter()
    for _ in range(150 if INTERPRETED else 1500):
        states = np.zeros(1, STATE)
        s = states[0]
        s["wish"][0] = WISHES[rng.randrange(4)]
        s["space"][0] = [rng.random() < 0.4 for _ in range(16)]
        scarce = rng.random() * 0.5
        if rng.random() < 0.5:  # the spaces for a kind or colour alone, with hardly enough tiles
            s["space"][0] |= s["wish"][0] <= OBJECTS
            scarce *= 0.4
        left = {tile: sum(rng.random() < scarce for _ in range(COPIES[tile - 1])) for tile in range(1, OBJECTS + 1)}
        packed = sum(copies << 3 * (tile - 1) for tile, copies in left.items())
        free = [int(wish) for wish, filled in zip(s["wish"][0], s["space"][0], strict=True) if not filled]
        answer = kids.completable(InterpretedState(s) if INTERPRETED else s, 0, packed)
        assert answer == matching(free, left)
        answers[answer] += 1
    assert min(answers.values()) > 20
    assert packed < ALL_OBJECTS


def test_every_emptied_pile_gets_an_abyss_tile():  # O86
    game = table(
        2,
        "kids",
        cubes={0: ("b2", "b:fd")},
        piles={"b2": ""},
        abyss=dict.fromkeys(("a1", "b1", "c1", "d1", "a2", "d2", "a3"), "plain"),
    )
    assert the(game.play("n"), "laid") == {"cell": "b2", "abyss": "plain", "left": 0}
    assert game.position.result == "running"


def test_abyss_tiles_are_not_the_clock():  # O86 O85
    game = table(2, "kids", cubes={1: ("b2", "b:fd")}, piles={"b2": ""}, seat=1)
    game.play("n")
    assert (game.position.result, game.position.round) == ("running", 10)
