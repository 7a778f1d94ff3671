"""Who fits whom, as values alone: terms, rating ranges both ways, groups, and which game is worth watching."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from asterism.server.clock_kinds import CorrespondenceClock, LiveClock
from asterism.server.core.seeking import Seeker, Terms, fits, form_groups, still_fit, whom_to_notify
from asterism.server.core.watching import Watchable, best_to_watch

CLOCK = LiveClock(seconds=600, increment=10)
TERMS = Terms(game="a", mode="m", players=2, rated=False, clock=CLOCK)


def seeker(name, rating=1500, low=None, high=None, terms=TERMS, **more):
    return Seeker(id=f"seek of {name}", guest=name, terms=terms, rating=rating, low=low, high=high, **more)


def names(groups):
    return [tuple(one.guest for one in group) for group in groups]


ANN, BEN, CEM = (seeker(name) for name in ("ann", "ben", "cem"))


def test_two_with_the_same_wish_fit():
    assert fits(ANN, BEN)
    assert names(form_groups([ANN, BEN])) == [("ann", "ben")]


@pytest.mark.parametrize(
    "other",
    [
        {"game": "b"},
        {"mode": "n"},
        {"players": 3},
        {"rated": True},
        {"clock": None},
        {"clock": LiveClock(seconds=600, increment=5)},
        {"clock": LiveClock(seconds=600, increment=10, flag="lose")},
        {"clock": CorrespondenceClock(days=3)},
    ],
    ids=str,
)
def test_whoever_wants_something_else_does_not_fit(other):
    ben = replace(BEN, terms=replace(TERMS, **other))
    assert not fits(ANN, ben)
    assert not fits(ben, ANN)
    assert form_groups([ANN, ben]) == []


def test_rated_games_have_the_same_terms_on_both_sides():
    rated = replace(TERMS, rated=True, clock=replace(CLOCK, flag="lose"))
    assert fits(seeker("ann", terms=rated), seeker("ben", terms=rated))


def test_nobody_plays_themselves_and_nobody_plays_who_is_excluded():
    assert not fits(ANN, replace(ANN, id="another"))
    banned = replace(BEN, excluded=True)
    assert not fits(ANN, banned)
    assert not fits(banned, ANN)
    assert names(form_groups([banned, ANN, CEM])) == [("ann", "cem")]


@pytest.mark.parametrize(
    ("mine", "theirs", "fit"),
    [
        ({}, {"rating": 900}, True),
        ({"low": 1400}, {"rating": 1400}, True),
        ({"low": 1401}, {"rating": 1400}, False),
        ({"high": 1600}, {"rating": 1600}, True),
        ({"high": 1599}, {"rating": 1600}, False),
        ({"low": 1400, "high": 1600}, {"rating": 1500, "low": 1501}, False),
        ({"low": 1400, "high": 1600}, {"rating": 1500, "high": 1499}, False),
        ({"low": 1400, "high": 1600}, {"rating": 1500, "low": 1500, "high": 1500}, True),
    ],
)
def test_ratings_count_for_both(mine, theirs, fit):
    ann, ben = seeker("ann", **mine), seeker("ben", **theirs)
    assert fits(ann, ben) is fits(ben, ann) is fit


def test_the_longest_wait_is_over_first_and_the_nearest_rating_is_chosen():
    waiting = [ANN, seeker("ben", 1900), seeker("cem", 1450), seeker("dan", 1550), seeker("eve", 1850)]
    assert names(form_groups(waiting)) == [("ann", "cem"), ("ben", "eve")]
    assert names(form_groups(waiting[::-1])) == [("eve", "ben"), ("dan", "ann")]


def test_nobody_is_in_two_games():
    guests = [guest for group in names(form_groups([seeker(str(n), 1500 + n) for n in range(9)])) for guest in group]
    assert len(guests) == len(set(guests)) == 8


def test_a_game_of_three_waits_for_three_who_all_fit_each_other():
    three = replace(TERMS, players=3)
    ann, ben = seeker("ann", 1500, terms=three), seeker("ben", 1510, terms=three)
    picky = seeker("cem", 1501, low=1505, terms=three)
    assert form_groups([ann, ben, picky]) == []
    last = seeker("dan", 1520, terms=three)
    assert names(form_groups([ann, ben, picky, last])) == [("ann", "ben", "dan")]
    # The nearest, with whom no game comes about, is passed over.
    picky = replace(picky, low=1400, high=1505)
    assert names(form_groups([ann, picky, ben, last])) == [("ann", "ben", "dan")]


def test_who_is_away_is_not_paired_but_told_when_somebody_waits():
    away = replace(BEN, present=False)
    assert form_groups([away, ANN]) == []
    assert whom_to_notify([away, ANN]) == [away]
    assert whom_to_notify([away]) == []
    assert whom_to_notify([away, replace(ANN, present=False)]) == []
    assert whom_to_notify([away, seeker("ann", high=1400)]) == []


def test_a_group_is_checked_again_before_it_is_seated():
    assert still_fit([ANN, BEN])
    assert not still_fit([ANN, replace(BEN, present=False)])
    assert not still_fit([ANN, replace(BEN, excluded=True)])
    assert not still_fit([ANN, replace(BEN, rating=1400), seeker("cem", low=1450)])


# -- watching ----------------------------------------------------------------------------------------------------------


def table(name, *ratings, fresh=True, watching=0):
    return Watchable(table=name, fresh=fresh, ratings=ratings, watching=watching)


def test_the_best_game_is_the_one_of_the_highest_rated_then_the_most_watched():
    assert best_to_watch([]) is None
    assert best_to_watch([table("bots")]) is None
    assert best_to_watch([table("a", 1500, 1500), table("b", 1400, 1700)]) == "b"
    assert best_to_watch([table("a", 1500), table("b", 1500, 1500, watching=2), table("c", 1500, watching=1)]) == "b"
    assert best_to_watch([table("a", 1500), table("b", 1500)]) == "a"


def test_a_game_that_rests_is_watched_only_if_no_other_runs():
    assert best_to_watch([table("a", 1900, fresh=False), table("b", 1300)]) == "b"
    assert best_to_watch([table("a", 1900, fresh=False)]) == "a"
