"""The review of a finished game: grades, depth, variations, and going on from there."""

from __future__ import annotations

import pytest

from asterism import Match, record_of, write_record
from asterism.bots.grades import grade_of
from asterism.server.tables import reviews

from .server import Player, play_out
from .test_looking_back import finished
from .test_play import seated


def whole_review(match, depth=0):
    """The review of a match, thought out here and now."""
    review = reviews.Review(match, None)
    review.deepen(depth)
    while not review.complete:
        review.analyse_next()
    return review.so_far()


def short_match():
    match = Match.new("filantes", options={"target": 1}, seed=3)
    while not match.over and match.ply < 6:
        match.play(match.legal()[0])
    return match


def test_each_decision_has_a_grade_by_what_was_known_and_one_by_the_truth():
    found = whole_review(short_match())
    assert len(found.moments) == found.plies
    for moment in found.moments:
        assert (moment.grade, moment.grade_true) == (grade_of(moment.cost), grade_of(moment.cost_true))
        assert (moment.grade == "best") == (moment.cost == 0)


def test_a_review_is_deepened_decision_by_decision_and_never_made_shallower(monkeypatch):
    monkeypatch.setattr(reviews, "DEPTHS", tuple(reviews.Limit(simulations=n) for n in (20, 40, 60)))
    review = reviews.Review(short_match(), None)
    for _ in range(3):
        review.analyse_next()
    review.deepen(1)
    assert not review.complete
    review.analyse_next()
    assert [moment.depth for moment in review.moments] == [1, 0, 0]
    review.deepen(0)
    while not review.complete:
        review.analyse_next()
    assert {moment.depth for moment in review.moments} == {1}
    assert review.so_far().depth == 1
    assert len(review.moments) == review.match.ply


def test_the_depth_is_raised_by_asking(server):
    guest, id, _ = finished(server, "filantes", target=1)
    first = guest.get(f"/api/tables/{id}/review")
    assert (first["depth"], first["deepest"]) == (0, 2)
    assert guest.get(f"/api/tables/{id}/review?depth=2")["depth"] == 2
    assert guest.get(f"/api/tables/{id}/review")["depth"] == 2
    assert guest.get(f"/api/tables/{id}/review?depth=3", 400)["error"]


def test_a_variation_is_tried_in_place_and_its_last_move_graded(server):
    guest, id, player = finished(server, "octocube")
    path = f"/api/tables/{id}/variation"
    here = guest.post(path, {"ply": 4})
    assert here["view"]["ply"] == 4
    assert here["plies"] == []
    assert here["moment"] is None
    assert player.moved[4]["notation"] in [action["notation"] for action in here["legal"]]
    moves = [here["legal"][0]["notation"]]
    there = guest.post(path, {"ply": 4, "moves": moves, "judge": True})
    assert [frame["notation"] for frame in there["plies"]] == moves
    assert there["moment"]["played"] == moves[0]
    assert there["moment"]["ply"] == 4
    assert there["moment"]["grade"] in ("best", "good", "inaccuracy", "mistake", "blunder")
    assert guest.post(path, {"ply": 9999}, 404)["error"]["code"] == "no-ply"
    assert guest.post(path, {"ply": 4, "moves": ["nonsense"]}, 400)["error"]["type"] == "InvalidMoveError"
    assert guest.post(path, {"ply": 4, "seat": "9"}, 404)["error"]["code"] == "no-seat"


def test_a_variation_is_seen_from_any_viewpoint_and_only_after_the_end(server):
    id, lives, guests = seated(server, "gravity")
    path = f"/api/tables/{id}/variation"
    assert guests[0].post(path, {"ply": 0}, 409)["error"]["code"] == "not-over"
    play_out(*(Player(live, 7 + n) for n, live in enumerate(lives)))
    for seat in ("0", "1", "spectator", "truth"):
        seen = guests[0].get(f"/api/tables/{id}/replay?seat={seat}&ply=9")["frame"]["view"]
        assert guests[0].post(path, {"ply": 9, "seat": seat})["view"] == seen


def test_seats_levels_and_names_stay_when_one_plays_on(server):
    guest = server.guest("Ann")
    seats = [{"kind": "bot", "level": 7}, {"kind": "me"}, {"kind": "here", "name": "Cleo"}, {"kind": "bot", "level": 2}]
    id = guest.table("octocube", seats=seats, seating="fixed", options={"max_rounds": 2})
    before = guest.get(f"/api/tables/{id}")["table"]
    live = guest.live(id)
    Player(live, 5).run()

    def held(table):
        return [(seat["kind"], seat["name"], seat["level"], seat["stand_in"]) for seat in table["seats"]]

    for ply in (0, 2):
        reply = guest.post(f"/api/tables/{id}/branch", {"ply": ply}, 201)
        assert held(reply["table"]) == held(before)
        assert reply["you"]["seats"] == [1, 2]
    stranger = server.guest("Ben")
    reply = stranger.post(f"/api/tables/{id}/branch", {"ply": 3}, 201)
    decides = reply["table"]["seat"]
    assert reply["you"]["seats"] == [decides]
    names = ["Ben" if seat == decides else name for seat, name in enumerate([None, "Ann", "Cleo", None])]
    assert [seat["name"] for seat in reply["table"]["seats"]] == names
    assert [seat["stand_in"] for seat in reply["table"]["seats"]] == [
        5 if seat in (1, 2) and seat != decides else None for seat in range(4)
    ]


def test_one_plays_on_from_a_variation_too(server):
    guest, id, _ = finished(server, "filantes")
    first = guest.post(f"/api/tables/{id}/variation", {"ply": 2})
    moves = [first["legal"][0]["notation"]]
    table = guest.post(f"/api/tables/{id}/branch", {"ply": 2, "moves": moves}, 201)["table"]
    assert (table["ply"], table["parent"]) == (3, {"table": id, "ply": 2})
    log = guest.live(table["id"]).next()["log"]
    assert log[2]["notation"] == moves[0]


@pytest.mark.parametrize(("name", "kind", "level"), [("bot 6", "bot", 6), ("Dora", "person", None)])
def test_a_record_is_played_on_with_its_bots(server, name, kind, level):
    match = Match.new("filantes", seed=1)
    match.play(match.legal()[0])
    record = record_of(match)
    record.seats = ["Ann", name]
    guest = server.guest("Eve")
    id = guest.http.post("/api/records", content=write_record(record)).json()["table"]["id"]
    seats = guest.post(f"/api/tables/{id}/branch", {"ply": 0}, 201)["table"]["seats"]
    assert (seats[0]["name"], seats[0]["kind"]) == ("Eve", "person")
    assert (seats[1]["kind"], seats[1]["level"]) == (kind, level)
    assert (seats[1]["name"], seats[1]["stand_in"]) == ((None, None) if level else ("Dora", 5))
