"""Studies: the formulas, the plan, restricted play, and that a run is continued."""

from __future__ import annotations

from math import sqrt

import msgspec
import pytest

from asterism.engine.match import Match
from asterism.engine.registry import all_games, load
from asterism.study.matches import Played, StudyJob, families, measure, play
from asterism.study.page import page
from asterism.study.plan import FREE, REPEATS, jobs_of, lines_of
from asterism.study.run import StudyResults, run
from asterism.study.summary import Study, deal_share, summarise

GAMES = [game.id for game in all_games()]


def played(number: int, shares: list[float], deal: int = 0) -> Played:
    return Played("luck", "", number, shares, 10, False, 5.0, 0.1, 0.2, 0.3, deal)


def test_drama_is_the_root_of_what_the_winner_was_behind():
    chances = [[0.6, 0.4], [0.3, 0.7], [0.36, 0.64], [0.95, 0.05]]
    drama, changes, decided = measure(chances, [0])
    assert drama == pytest.approx((sqrt(0.4) + sqrt(0.28)) / 2)
    assert changes == pytest.approx(2 / 3)
    assert decided == pytest.approx(1 / 4)


def test_who_never_was_behind_had_no_drama_and_a_shared_win_was_never_decided():
    assert measure([[0.6, 0.4], [0.95, 0.05]], [0]) == (0.0, 0.0, 0.5)
    assert measure([[0.6, 0.4], [0.95, 0.05]], [0, 1]) == (0.0, 0.0, 0.0)
    assert measure([], [0]) == (0.0, 0.0, 0.0)


def test_the_share_of_the_deal_is_all_where_a_deal_decides_and_nothing_where_it_does_not():
    decides = [played(n, [float(n // REPEATS % 2), 1.0 - n // REPEATS % 2], n // REPEATS) for n in range(100)]
    assert deal_share(decides).value == pytest.approx(1.0)
    alike = [played(n, [float(n % 2), 1.0 - n % 2], n // 4) for n in range(100)]
    assert deal_share(alike).value == 0.0


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_has_every_part_and_both_seatings_of_a_deal(game):
    described = load(game)
    parts = {line.part for line in lines_of(described)}
    assert parts >= {"play", "seats", "skill", "restricted", "starts"}
    assert ("luck" in parts) == described.chance
    jobs = [job for job in jobs_of(described, 4, seed=1) if job.part == "skill" and job.key == "10"]
    assert [job.specs for job in jobs] == [((20, ""), (10, "")), ((10, ""), (20, ""))] * 2
    assert [jobs[0].deal, jobs[2].deal] == [jobs[1].deal, jobs[3].deal]
    assert jobs[0].deal != jobs[2].deal
    assert len({job.seed for job in jobs}) == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_family_is_some_of_the_moves_of_its_game(game):
    """Each forbids something that comes up in its mode, and not everything."""
    described = load(game)
    moves = described.actions.MOVES
    for forbids in families(described).values():
        assert 0 < sum(map(forbids, moves)) < len(moves)


def test_a_restricted_seat_never_does_it():
    job = StudyJob("restricted", "Rotate a piece", 0, "filantes", {"target": 2}, ((20, "Rotate a piece"), FREE), 1, 2)
    taken = []
    take = Match.take

    def watched(match, action):
        taken.append((match.seat, match.move(action).__struct_config__.tag, len(match.legal())))
        return take(match, action)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "take", watched)
        play(job)
    assert not [each for each in taken if each[0] == 0 and each[1] == "turn" and each[2] > 1]
    assert [each for each in taken if each[0] == 1 and each[1] == "turn"]


def test_a_study_is_continued_and_written_as_a_page(tmp_path):
    game = load("filantes")
    first = StudyResults(game, tmp_path / "filantes.jsonl")
    count = sum(1 for _ in run([first], 1, 1, 1000, 1))
    assert count == len(first.played) == len(lines_of(game))
    with first.path.open("ab") as file:
        file.write(b'{"part": "pl')  # as if it had been killed
    again = StudyResults(game, first.path)
    assert again.played == first.played
    assert list(run([again], 1, 1, 1000, 1)) == []
    study = summarise(game, again.played)
    assert all(number.low <= number.value <= number.high for number in study.numbers)
    assert all(0 <= number.low <= number.high <= 1 for number in study.numbers if number.name == "completion")
    assert msgspec.json.decode(msgspec.json.encode(study), type=Study) == study
    text = page(study, again.played, again.measured())
    assert "Is it fair to begin?" in text
    assert "restricted play" in text
    assert text.count("<svg") > 4
