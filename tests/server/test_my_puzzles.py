"""The guest's own puzzles: a rating that follows them, and games that become puzzles only where all agree."""

from __future__ import annotations

import msgspec

from asterism.cli.played_games import agreed_games
from asterism.mining.mine import GameJob, mine_game
from asterism.puzzles import puzzles
from asterism.puzzles.solver import Solver, after_try
from asterism.server.storage.puzzles import shared_tables

from .server import Player, play_out
from .test_play import seated

MINE = "/api/me/puzzles"


def solutions(game):
    """Some puzzles, each with its solution in notation and another move."""
    from asterism.puzzles import begin

    for puzzle in list(puzzles(game).values())[:3]:
        match = begin(game, puzzle)
        other = next(action for action in match.legal() if action != puzzle.solution)
        yield puzzle, match.notation(puzzle.solution), match.notation(other)


def test_the_first_try_counts_and_stays_with_the_guest(server):
    guest = server.guest("Ann")
    assert guest.get(MINE) == {"share": False, "solvers": {}}
    (one, right, _), (two, _, wrong), _ = solutions("filantes")
    guest.post(f"/api/puzzles/filantes/{one.id}", {})
    assert guest.get(MINE)["solvers"] == {}  # looking is no try
    guest.post(f"/api/puzzles/filantes/{one.id}", {"moves": [right]})
    guest.post(f"/api/puzzles/filantes/{two.id}", {"moves": [wrong]})
    guest.post(f"/api/puzzles/filantes/{two.id}", {"moves": [wrong]})
    expected = after_try(after_try(Solver(), one.id, one.rating, True), two.id, two.rating, False)
    kept = guest.get(MINE)["solvers"]["filantes"]
    assert kept == {
        "rating": expected.rating,
        "deviation": expected.deviation,
        "tried": {one.id: True, two.id: False},
    }
    words = guest.post("/api/me/passphrase")["passphrase"]
    elsewhere = server.guest()
    elsewhere.post("/api/me/return", {"passphrase": words})
    assert elsewhere.get(MINE)["solvers"]["filantes"] == kept


def test_who_is_no_guest_leaves_nothing(server):
    stranger = server.guest()
    puzzle, right, _ = next(solutions("gravity"))
    stranger.post(f"/api/puzzles/gravity/{puzzle.id}", {"moves": [right]})
    assert stranger.get(MINE) == {"share": False, "solvers": {}}
    assert stranger.get("/api/me")["guest"] is None


def test_what_a_browser_knows_is_adopted_once_and_checked(server):
    guest = server.guest("Eve")
    puzzle = next(iter(puzzles("gravity")))
    known = {"rating": 1500, "deviation": 90.0, "tried": {puzzle: True, "none": True}}
    assert guest.post(MINE, {"known": {"gravity": known}})["solvers"]["gravity"] == {**known, "tried": {puzzle: True}}
    again = guest.post(MINE, {"known": {"gravity": {**known, "rating": 3000}}})
    assert again["solvers"]["gravity"]["rating"] == 1500
    for wrong in ({**known, "rating": 9999}, {**known, "deviation": 0.0}):
        guest.post(MINE, {"known": {"octocube": wrong}}, 400)
    assert guest.post(MINE, {"known": {"chess": known}}, 400)["error"]["code"]


def test_a_finished_game_is_shared_only_when_all_its_people_agree(server):
    short = {"target": 1, "quiet_limit": 10}
    id, lives, guests = seated(server, "filantes", options=short)
    running, *_ = seated(server, "filantes", options=short)
    seats = [{"kind": "me"}, {"kind": "here"}]
    hot_seat = guests[0].table("filantes", seats=seats, options=short)

    def shared():
        return server.run(shared_tables(server.services.store))

    play_out(*(Player(live, seed) for seed, live in enumerate(lives)))
    Player(guests[0].live(hot_seat), 3).run()
    guests[0].post(MINE, {"share": True})
    assert shared() == []
    assert guests[1].post(MINE, {"share": True})["share"]
    assert shared() == [id]  # the others have not finished, and who sits at another's screen was not asked
    assert running != id
    guests[1].post(MINE, {"share": False})
    assert shared() == []


def test_games_against_bots_are_mined_without_a_name(server):
    guest = server.guest("Ophelia")
    guest.post(MINE, {"share": True})
    id = guest.table("gravity", seats=[{"kind": "me"}, {"kind": "bot", "level": 1}], options={"max_rounds": 12})
    Player(guest.live(id), 5).run()
    (odd,) = server.run(shared_tables(server.services.store))
    assert odd == id
    assert agreed_games(server.services.settings.database) == []  # its options are of no mode
    id = guest.table("gravity", seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
    live = guest.live(id)
    Player(live, 6).run()
    (game,) = agreed_games(server.services.settings.database)
    table = guest.get(f"/api/tables/{id}")["table"]
    assert (game.mode, game.seed, len(game.actions)) == ("stars", int(table["seed"]), table["ply"])
    mined = mine_game(GameJob(*msgspec.structs.astuple(game), 1, 100, 1e12))
    assert mined.whole
    assert "Ophelia" not in str(mined)
    assert id not in str(mined)
