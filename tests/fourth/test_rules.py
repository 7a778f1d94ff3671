"""The rules of noughts and crosses, by the numbers of its README."""

from __future__ import annotations

import pytest

from asterism import IllegalMoveError, InvalidMoveError, Match, OptionError, PositionError


def played(moves: str, **options) -> Match:
    match = Match.new("noughts", options=options, seed=0)
    for move in moves.split():
        match.play(move)
    return match


def test_crosses_begin_and_players_take_turns():  # N1
    match = played("")
    assert [match.seat, played("b2").seat, played("b2 a1").seat] == [0, 1, 0]


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_board_is_a_square_of_its_size(size):  # N2
    match = played("", size=size)
    assert len(match.legal()) == size * size
    assert match.notation(match.legal()[-1]) == f"{'abcde'[size - 1]}{size}"
    assert [len(row) for row in match.view(None).position.board] == [size] * size


def test_a_mark_goes_on_an_empty_cell_of_the_board():  # N3
    match = played("b2")
    for move in ("b2", 6):
        with pytest.raises(IllegalMoveError, match="not legal"):
            match.play(move)
    for move in ("d4", "z9", "", {"type": "place", "cell": "e5"}, {"type": "fly"}):
        with pytest.raises(InvalidMoveError):
            match.play(move)
    assert match.ply == 1


@pytest.mark.parametrize("moves", ["a1 a2 b1 b2 c1", "a1 b1 a2 b2 a3", "a1 a2 b2 b1 c3", "c1 a1 b2 b1 a3"])
def test_three_on_a_line_across_down_or_diagonally_win(moves):  # N4, N5
    match = played(moves)
    assert match.over
    assert match.result().winners == [0]
    assert [event.type for event in match.events(None)[-1]] == ["placed", "row", "game_over"]


def test_a_longer_line_is_a_row_too():  # N4
    match = played("a1 a5 b1 b5 d1 d5 e1 e4 c1", size=5, row=4)
    assert match.events(None)[-1][1].data == {"seat": 0, "length": 5}


def test_a_row_has_to_fit_on_the_board():  # N4
    with pytest.raises(OptionError, match="a row of 4 does not fit on a board of 3"):
        played("", row=4)
    with pytest.raises(OptionError, match="size"):
        played("", size=6)


def test_in_misere_a_row_loses():  # N5
    assert played("a1 a2 b1 b2 c1", misere=True).result().winners == [1]


def test_a_full_board_without_a_row_is_a_draw():  # N6
    match = played("a1 b1 c1 b2 a2 c2 b3 a3 c3")
    assert match.over
    assert (match.result().winners, match.result().points) == ([0, 1], [0, 0])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"row": 4}, "row: must be 3 to 3"),
        ({"seat": 1}, "seat: must be 0"),
        ({"winner": 1}, "winner: must be null"),
        ({"result": "finished"}, "result: a game is over exactly when"),
        ({"board": [["x", None, None], ["x", None, None], [None] * 3]}, "players take turns"),
        ({"board": [["x", "x", "x"], ["o", "o", None], ["o", None, None]]}, "would have ended the game"),
        ({"board": [[None] * 3] * 2}, "there are 3 to 5 rows, not 2"),
        ({"board": [[None] * 3, [None] * 3, [None] * 2]}, r"board\[2\]: a row has 3 cells"),
    ],
)
def test_an_impossible_position_is_refused(change, reason):
    document = played("").position()
    document["state"] = {**document["state"], **change}
    with pytest.raises(PositionError, match=reason):
        Match.load(document)
