"""Facts about strength: all there, counted rightly, and forgotten when the levels change."""

from __future__ import annotations

import pytest

from asterism.arena.plan import Job, TournamentPlan
from asterism.arena.referee import MatchResult
from asterism.arena.series import play_series
from asterism.arena.strength import ENOUGH, EQUAL_SECONDS, PARTS, Claim, claims, measure, merge, settled
from asterism.bots.levels import HIGHEST
from asterism.engine.registry import all_games


def make_claim(**changes: object) -> Claim:
    fields = {"part": "ladder", "game": "filantes", "mode": "duel", "players": 2, "bots": ["random", "random"]}
    return Claim(**fields | changes)  # type: ignore[arg-type]


class Few:
    """A contest that wants so many deals."""

    def __init__(self, name: str, deals: int) -> None:
        self.name = name
        self.left = deals
        self.seen: list[MatchResult] = []

    def deal(self) -> list[Job]:
        if not self.left:
            return []
        self.left -= 1
        return list(TournamentPlan(specs=("random", "random"), game="filantes", players=2, seed=self.left).jobs(2))

    def add(self, job: Job, played: MatchResult) -> None:
        self.seen.append(played)


def test_contests_take_turns_until_each_has_enough() -> None:
    one, two = Few("one", 1), Few("two", 3)
    order = [contest.name for contest in play_series([one, two], workers=1)]
    assert order == ["one", "one", "two", "two", "two", "two", "two", "two"]
    assert (len(one.seen), len(two.seen)) == (2, 6)


def test_no_match_is_begun_when_time_is_up() -> None:
    assert not list(play_series([Few("one", 5)], workers=1, budget=0))


def test_every_game_and_mode_has_its_claims() -> None:
    modes = sum(len(game.modes) for game in all_games())
    found = [claim.part for claim in claims(list(PARTS))]
    assert found.count("ladder") == modes * (HIGHEST - 1)
    assert found.count("random") == 2 * modes
    assert found.count("uct") == modes
    assert found.count("balance") == sum(game.max_players - game.min_players + 1 for game in all_games())


def test_a_match_counts_for_the_first_bot_wherever_it_sits() -> None:
    measured = make_claim(bots=["level:2", "level:1"])
    for bots in ((0, 1), (1, 0)):
        seconds = [0.5, 0.25] if bots == (0, 1) else [0.25, 0.5]
        measured.add(
            bots,
            MatchResult(
                number=0,
                bots=bots,
                deal=1,
                seed=1,
                points=[1, 0],
                winners=[0],
                plies=9,
                cut=False,
                decisions=[5, 4],
                seconds=seconds,
            ),
        )
    assert (measured.games, measured.wins, measured.seats) == (2, 1.0, [2.0, 0.0])
    assert measured.seconds_used == [1.0, 0.5]
    assert measured.share.low < measured.share.value == 0.5 < measured.share.high


def test_a_run_goes_on_where_another_ended_and_plays_the_same() -> None:
    whole, parts = make_claim(), make_claim()
    assert len(list(measure([whole], 12, 1, None))) == 12
    assert len(list(measure([parts], 4, 1, None))) == 4
    assert len(list(measure([parts], 12, 1, None))) == 8
    assert (parts.games, parts.wins, parts.seats) == (whole.games, whole.wins, whole.seats)


def test_what_was_measured_with_other_levels_is_forgotten() -> None:
    (claim, *_) = claims(["ladder"], "gravity", "stars")
    known = make_claim(game="gravity", mode="stars", bots=claim.bots, fingerprint=claim.fingerprint, games=7)
    old = make_claim(game="gravity", mode="stars", bots=claim.bots, fingerprint="other", games=7)
    assert merge([claim], [known])[0].games == 7
    assert merge([claim], [old])[0].games == 0


@pytest.mark.parametrize(("wins", "games", "clear"), [(ENOUGH, ENOUGH, True), (0, ENOUGH, True), (17, ENOUGH, False)])
def test_dear_matches_end_when_the_answer_is_clear(wins: int, games: int, clear: bool) -> None:
    assert settled(make_claim(seconds=EQUAL_SECONDS, least=0.75, wins=wins, games=games)) is clear
    assert not settled(make_claim(least=0.75, wins=wins, games=games))


@pytest.mark.parametrize(("game", "mode"), [("filantes", "duel"), ("gravity", "stars"), ("octocube", "kids")])
def test_level_five_beats_level_one_and_random_play(game: str, mode: str) -> None:
    """Eight matches with fixed seeds; the strengths themselves are in docs/strength.md."""
    claims = [make_claim(game=game, mode=mode, bots=["level:5", other]) for other in ("level:1", "random")]
    list(measure(claims, 8, 1, None))
    assert all(claim.share.value >= 0.6 for claim in claims)
