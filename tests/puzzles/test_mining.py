"""Mining: what is kept is clearly best and not obvious; a run is repeated exactly, and a later one continues it."""

from __future__ import annotations

import msgspec
import pytest

from asterism.bots.base import information_state
from asterism.engine.errors import AsterismError
from asterism.engine.match import Match
from asterism.engine.registry import load
from asterism.mining.check import CheckJob, check_puzzle
from asterism.mining.mine import MARGIN, MatchJob, mine_match
from asterism.mining.rate import TRIES, level_rating, rating_of
from asterism.mining.run import Mine, MinePlan, mine_all
from asterism.mining.soundness import Search
from asterism.puzzles import begin, original, read_puzzles

FAR_AWAY = 1e12
JOB = MatchJob("gravity", "stars", 3, 1, 800, FAR_AWAY)


@pytest.fixture(scope="module")
def mined():
    """The puzzles of the first matches."""
    return [puzzle for number in range(6) for puzzle in mine_match(msgspec.structs.replace(JOB, number=number)).puzzles]


def test_a_mined_puzzle_has_one_clearly_best_action_that_the_lower_levels_miss(mined):
    assert mined
    for puzzle in mined:
        assert round(puzzle.mined.margin, 4) >= MARGIN
        assert sum(puzzle.found[:3]) / 3 <= 0.5
        assert puzzle.solution in begin("gravity", puzzle).legal()
        assert puzzle.themes


def test_the_same_seed_gives_the_same_puzzles(mined):
    puzzle = mined[0]
    number = int(puzzle.id.split("-")[1])
    again = mine_match(msgspec.structs.replace(JOB, number=number)).puzzles[0]
    slow = {"found": [], "rating": 0}  # levels are limited in seconds too
    assert msgspec.structs.replace(again, **slow) == msgspec.structs.replace(puzzle, **slow)


def test_a_match_past_the_deadline_is_left_and_not_counted():
    mined = mine_match(msgspec.structs.replace(JOB, deadline=0.0))
    assert (mined.puzzles, mined.whole) == ([], False)


def test_a_wrong_solution_does_not_pass_the_check(mined):
    puzzle = mined[0]
    wrong = next(action for action in original("gravity", puzzle).legal() if action != puzzle.solution)
    checked = check_puzzle(CheckJob("gravity", msgspec.structs.replace(puzzle, solution=wrong), 5, times=1))
    assert checked.reason is not None
    illegal = msgspec.structs.replace(puzzle, solution=load("gravity").state.ACTIONS - 1)
    assert check_puzzle(CheckJob("gravity", illegal, 5, times=1)).reason == "the solution is not legal"


def test_two_equal_actions_are_no_solution():
    match = Match.new("filantes", seed=1)  # the first piece may be placed anywhere
    assert Search(information_state(match, 0), 1).judge(200, 0.05) is None


def test_a_run_is_continued_where_it_was_stopped(tmp_path):
    plan = MinePlan(wanted=1, simulations=800, seed=1, minutes=1000, processes=1)
    first = Mine(load("gravity"), "stars", tmp_path, plan)
    assert list(mine_all([first], plan))
    path = tmp_path / "gravity" / "stars.json"
    before = read_puzzles(path)
    assert len(before.puzzles) >= 1
    more = MinePlan(wanted=len(before.puzzles) + 1, simulations=800, seed=1, minutes=1000, processes=1)
    for _ in mine_all([Mine(load("gravity"), "stars", tmp_path, more)], more):
        pass
    after = read_puzzles(path)
    assert after.puzzles[: len(before.puzzles)] == before.puzzles
    assert len(after.puzzles) > len(before.puzzles)
    assert after.mined == list(range(len(after.mined)))


def test_the_rating_is_that_of_the_level_that_solves_half():
    half = [0, 0, 0, 4, 8, 8, 4, 2]
    assert abs(rating_of(half) - level_rating(4)) < 100
    assert rating_of([0] * 8) > rating_of(half) > rating_of(list(TRIES))


def test_a_name_of_no_game_is_refused():
    from asterism.cli.puzzles import mine

    with pytest.raises(AsterismError, match="there is no game"):
        mine("chess")
    with pytest.raises(AsterismError, match="name a game"):
        mine()
