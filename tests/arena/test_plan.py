"""The plan of a tournament: balanced seats, shared deals, the same plan for the same seed."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from asterism.arena.plan import TournamentPlan, circular_orders, rotations
from asterism.engine.errors import AsterismError, OptionError


def plan(bots: int, players: int, **settings) -> TournamentPlan:
    game = "gravity" if players > 3 else "filantes"
    return TournamentPlan(specs=tuple("abcdefghij"[:bots]), game=game, players=players, **settings)


@pytest.mark.parametrize("bots", range(1, 9))
@pytest.mark.parametrize("players", range(2, 7))
def test_every_bot_sits_on_every_seat_equally_often(bots, players):
    tournament = plan(bots, players)
    rounds = [[len(rotations(o)) for o in circular_orders(line_up)] for line_up in tournament.line_ups]
    deals = max(map(len, rounds))
    games = sum(one[deal % len(one)] for one in rounds for deal in range(deals))
    seats = Counter((seat, bot) for job in tournament.jobs(games) for seat, bot in enumerate(job.bots))
    for bot in range(bots):
        assert len({seats[seat, bot] for seat in range(players)}) == 1


def test_a_deal_is_played_with_every_rotation_and_by_every_line_up():
    jobs = list(plan(4, 3).jobs(24))
    assert len(jobs) == 24
    first, second = jobs[:12], jobs[12:]
    assert {job.deal for job in first} != {job.deal for job in second}
    assert len({job.deal for job in first}) == len({job.deal for job in second}) == 1
    assert Counter(tuple(sorted(job.bots)) for job in first) == {(0, 1, 2): 3, (0, 1, 3): 3, (0, 2, 3): 3, (1, 2, 3): 3}
    for i in range(0, 24, 3):
        assert {job.bots for job in jobs[i : i + 3]} == set(rotations(jobs[i].bots))
    circles = {min(rotations(job.bots)) for job in jobs}
    assert len(circles) == 8  # the second deal turns every table round


def test_every_match_has_a_seed_of_its_own():
    jobs = list(plan(2, 2).jobs(100))
    assert len({job.seed for job in jobs}) == 100
    assert len({job.deal for job in jobs}) == 50


def test_games_are_rounded_up_to_whole_rotations():
    assert len(list(plan(2, 2).jobs(5))) == 6
    assert len(list(plan(4, 4).jobs(1))) == 4


def test_fewer_bots_than_seats_share_them_as_evenly_as_they_can():
    assert plan(1, 4).line_ups == [(0, 0, 0, 0)]
    assert sorted(plan(2, 3).line_ups) == [(0, 0, 1), (0, 1, 1)]
    assert plan(2, 4).line_ups == [(0, 0, 1, 1)]
    assert len(list(plan(1, 4).jobs(7))) == 7


def test_a_longer_tournament_begins_with_the_shorter_one():
    assert list(islice(plan(5, 2).jobs(100), 30)) == list(plan(5, 2).jobs(30))


def test_another_seed_plays_other_deals():
    assert {job.deal for job in plan(2, 2, seed=1).jobs(20)}.isdisjoint(job.deal for job in plan(2, 2).jobs(20))


def test_a_bot_given_twice_has_two_names():
    assert TournamentPlan(specs=("uct", "random", "uct"), game="gravity", players=2).names == ("uct", "random", "uct#2")


@pytest.mark.parametrize(
    "settings",
    [
        {"specs": ()},
        {"specs": ("random", "levle:5")},
        {"specs": ("./no/such/program",)},
        {"players": 9},
        {"game": "chess"},
        {"options": {"target": 99}},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"seed": -1},
    ],
)
def test_a_tournament_that_cannot_be_held_is_refused(settings):
    with pytest.raises(AsterismError):
        TournamentPlan(**{"specs": ("random",), "game": "filantes", "players": 2, **settings}).check()


def test_too_many_line_ups_are_refused():
    with pytest.raises(OptionError):
        _ = TournamentPlan(specs=tuple(map(str, range(60))), game="gravity", players=6).line_ups
