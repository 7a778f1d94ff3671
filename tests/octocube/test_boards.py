"""The file of the kids' boards (O80)."""

from __future__ import annotations

from itertools import combinations

import pytest

from asterism.engine.errors import ContentError
from asterism.games.octocube.boards import BOARDS_FILE, equally_hard, find_boards, hardness, load_boards, read_boards
from asterism.games.octocube.state import OBJECTS

TEXT = BOARDS_FILE.read_text(encoding="utf-8")


def test_the_boards_are_those_of_the_search():  # O80
    found = [tuple(sorted(wish for wish in board if wish <= OBJECTS)) for board in load_boards()]
    assert found == find_boards()


def test_the_boards_differ_and_are_equally_hard():  # O80
    boards = load_boards()
    assert len({frozenset(board) for board in boards}) == 4
    sums, reciprocals = zip(*map(hardness, boards), strict=True)
    assert max(sums) - min(sums) <= 1
    assert max(reciprocals) - min(reciprocals) <= 0.1


def test_any_other_seed_finds_equally_hard_boards_too():  # O80
    boards = find_boards(7)
    assert boards != find_boards()
    assert equally_hard(boards)
    assert all(len(set(one) & set(two)) <= 3 for one, two in combinations(boards, 2))


def line_of(text, part):
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize(
    ("old", "new", "at", "reason"),
    [
        ('"starfish"', '"shark"', '"shark"', "'shark' is no tile, kind or colour"),
        ('"starfish"', '"white-starfish"', '"white-starfish"', "'white-starfish' stands on the board twice"),
        ('"starfish"', '"white-amphora"', "[[board]]", "the board has no space for 'starfish'"),
        ('"starfish",', "", "[[board]]", "a board is a list of 16 spaces"),
        ("spaces = [", "tiles = [", "[[board]]", "a board is a list of 16 spaces"),
        ("spaces = [", "spaces = [[", "", ""),
        ("[[board]]", "[[bord]]", "", "there must be 4 [[board]] sections"),
    ],
)
def test_a_broken_file_is_refused_with_line_and_reason(old, new, at, reason):
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    with pytest.raises(ContentError) as error:
        read_boards(text, "my.toml")
    assert str(error.value).startswith("my.toml:")
    assert reason in str(error.value)
    if at == "[[board]]" or at == '"shark"':
        assert str(error.value).startswith(f"my.toml:{line_of(text, at)}:")


def test_a_space_that_stands_twice_is_shown_where_it_stands_again():
    text = TEXT.replace('"starfish"', '"white-starfish"', 1)
    first = text.index("white-starfish")
    line = text[: text.index("white-starfish", first + 1)].count("\n") + 1
    with pytest.raises(ContentError, match=f"^my.toml:{line}: "):
        read_boards(text, "my.toml")


def test_a_file_that_ends_too_early_is_refused():
    with pytest.raises(ContentError, match=r"^my.toml:\d+: "):
        read_boards(TEXT[: TEXT.rindex('"')], "my.toml")


def test_boards_with_the_same_spaces_are_refused():  # O80
    start = TEXT.index("[[board]]")
    first = TEXT[start : TEXT.index("[[board]]", start + 1)]
    with pytest.raises(ContentError, match="two boards have the same spaces"):
        read_boards(first * 4, "my.toml")


def test_boards_that_are_not_equally_hard_are_refused():  # O80
    harder = TEXT.replace('"white-starfish"', '"dark-diamond"', 1)
    assert harder != TEXT
    with pytest.raises(ContentError, match="the boards are not equally hard"):
        read_boards(harder, "my.toml")
