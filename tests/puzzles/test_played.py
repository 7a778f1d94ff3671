"""Puzzles from games that were played: only by agreement, from the same match, and without names."""

from __future__ import annotations

import msgspec
import pytest

from asterism.engine.game_record import record_of, write_record
from asterism.engine.match import Match
from asterism.mining.mine import GameJob, MatchJob, mine_game, mine_match
from asterism.mining.played import CONSENT, PlayedGame, agreed_records, played_game
from asterism.puzzles import original
from asterism.puzzles.solver import Solver, after_try

FAR_AWAY = 1e12


def finished(options=None, seed=1):
    match = Match.new("filantes", 2, options or {"target": 1}, seed)
    for _ in range(400):
        if match.over:
            break
        match.take(match.legal()[match.ply * 7 % len(match.legal())])
    return match


@pytest.mark.parametrize(
    ("headers", "count"), [({CONSENT: "yes"}, 1), ({CONSENT: "no"}, 0), ({}, 0)], ids=["agreed", "not", "not asked"]
)
def test_a_record_is_used_if_it_says_that_its_players_agree(tmp_path, headers, count):
    match = Match.new("filantes", 2, {}, 7)
    for _ in range(60):
        match.take(match.legal()[match.ply * 5 % len(match.legal())])
    record = record_of(match, ["Ophelia", "Ben"])
    record.headers = {**record.headers, **headers}
    record.result = finished().result()
    (tmp_path / "game.ast").write_text(write_record(record))
    found = agreed_records(tmp_path)
    assert len(found) == count
    assert "Ophelia" not in str(found)


def test_a_game_with_options_of_its_own_or_not_finished_is_no_source(tmp_path):
    assert played_game(finished()) is None
    running = record_of(Match.new("filantes", 2, {}, 7))
    running.headers = {CONSENT: "yes"}
    (tmp_path / "game.ast").write_text(write_record(running))
    assert agreed_records(tmp_path) == []


def test_a_match_that_was_played_gives_the_puzzles_that_it_would_give_bots():
    mined = next(
        found
        for number in range(6)
        if (found := mine_match(MatchJob("gravity", "stars", number, 1, 800, FAR_AWAY))).puzzles
    )
    puzzle = mined.puzzles[0]
    match = original("gravity", puzzle)
    match.take(puzzle.solution)
    game = played_game(match)
    assert isinstance(game, PlayedGame)
    job = GameJob(*msgspec.structs.astuple(game), 1, 800, FAR_AWAY)
    again = mine_game(job)
    assert again.whole
    for one in again.puzzles:
        assert original("gravity", one).seed == puzzle.seed
        assert one.id.startswith(f"stars-{job.name}-")
    assert mine_game(msgspec.structs.replace(job, deadline=0.0)).whole is False


def test_a_solver_is_rated_as_on_the_page():
    """The numbers are those of web/tests/unit/solver.test.ts: Glicko's, one opponent at a time."""
    solver = after_try(Solver(rating=1500, deviation=200.0), "a", 1500, True)
    assert 1580 < solver.rating < 1600
    assert solver.deviation < 200
    assert after_try(solver, "a", 1500, False) is solver
