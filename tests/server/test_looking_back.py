"""After the end: records, replays, branches; and positions without a table."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from base64 import b64decode

import pytest

from asterism import GameRecord, Match, all_games, read_record, record_of, write_record
from asterism.bots.analysis import ReviewedMove
from asterism.server.budgets import MAX_REPLAY
from asterism.server.fair_queue import FairQueue
from asterism.server.storage import store as store_module
from asterism.server.storage.group_commit import statements_of
from asterism.server.storage.store import CHUNK
from asterism.server.tables import reviews
from asterism.server.tables.check import problems_of

from .server import Player, play_out
from .test_play import MODES, seated


def finished(server, game="filantes", mode=None, **options):
    guest = server.guest("Ann")
    id = guest.table(game, mode=mode, options=options)
    player = Player(guest.live(id), 5)
    player.run()
    return guest, id, player


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_record_goes_out_and_comes_back(server, game, mode):
    guest, id, player = finished(server, game, mode)
    answer = guest.http.get(f"/api/tables/{id}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{id}.ast"'
    record = read_record(answer.text)
    match = record.match()
    assert match.over
    assert match.ply == len(player.moved)
    assert record.seats == ["Ann", "bot 3"]
    table = guest.get(f"/api/tables/{id}")["table"]
    assert table["seed"] == str(record.seed)
    assert table["seed_hash"] == record.seed_hash == record.seal()
    uploaded = guest.http.post("/api/records", content=answer.text)
    assert uploaded.status_code == 201
    copy = uploaded.json()["table"]
    assert (copy["kind"], copy["status"], copy["ply"]) == ("record", "over", match.ply)
    assert [seat["name"] for seat in copy["seats"]] == ["Ann", "bot 3"]
    one, two = (guest.get(f"/api/tables/{i}/replay") for i in (id, copy["id"]))
    assert one == two
    assert one["frames"][-1]["view"]["result"] == player.over["result"]


def test_a_record_of_a_running_game_between_people_is_kept_back(server):
    id, _, guests = seated(server, "gravity")
    assert guests[0].get(f"/api/tables/{id}/record", 409)["error"]["code"] == "not-over"
    assert guests[0].get(f"/api/tables/{id}/replay", 409)["error"]["code"] == "not-over"
    assert guests[0].get(f"/api/tables/{id}/review", 409)["error"]["code"] == "not-over"
    assert guests[0].post(f"/api/tables/{id}/branch", {"ply": 0}, 409)["error"]["code"] == "not-over"
    assert guests[0].get(f"/api/tables/{id}")["table"]["seed"] is None


@pytest.mark.parametrize(
    ("body", "type"),
    [
        (b"", "RecordError"),
        (b"\xff\xfe\x00", "BadRequestError"),
        (b"asterism 1\ngame: chess\nplayers: 2\n\n", "RecordError"),
        (b"asterism 1\ngame: filantes\nplayers: 2\n\n", "RecordError"),
        (b"asterism 1\ngame: filantes\nplayers: 2\nseed: 1\n\nfly", "RecordError"),
        (b"asterism 1\ngame: filantes\nplayers: 9\nseed: 1\n\n", "OptionError"),
    ],
)
def test_a_broken_upload_is_refused(server, body, type):
    answer = server.guest().http.post("/api/records", content=body)
    assert answer.status_code == 400
    assert answer.json()["error"]["type"] == type


def test_an_unfinished_record_can_be_looked_at(server):
    guest = server.guest()
    match = Match.new("filantes", seed=1)
    match.play(match.legal()[0])
    text = write_record(record_of(match))
    id = guest.http.post("/api/records", content=text).json()["table"]["id"]
    replay = guest.get(f"/api/tables/{id}/replay")
    assert replay["plies"] == 1
    live = guest.live(id)
    state = live.next()
    assert (state["legal"], state["undo"]) == ([], False)
    assert live.refused("play", ply=1, action=0)[0] == "ForbiddenError"


def test_comments_speak_of_a_ply_and_travel_with_the_record(server):
    guest = server.guest(name="Ann")
    match = Match.new("filantes", seed=1)
    match.play(match.legal()[0])
    text = write_record(record_of(match))
    id = guest.http.post("/api/records", content=text).json()["table"]["id"]
    live = guest.live(id)
    live.next()
    assert live.refused("chat", text="Later", about=2)[1] == "no-ply"
    live.ask("chat", text="A {bold} start", about=1)
    copy = guest.http.get(f"/api/tables/{id}/record").text
    assert read_record(copy).turns[0].comment == "Ann: A (bold) start"
    again = guest.http.post("/api/records", content=copy).json()["table"]["id"]
    said = [entry for entry in server.guest().live(again).next()["log"] if entry["type"] == "chat"]
    assert [(entry["text"], entry["about"]) for entry in said] == [("Ann: A (bold) start", 1)]


def test_a_running_game_takes_no_comments(server):
    _, lives, _ = seated(server, "filantes")
    assert lives[0].refused("chat", text="Well played", about=0)[1] == "not-over"


def test_a_replay_shows_each_ply_as_it_was_and_as_each_saw_it(server):
    id, lives, guests = seated(server, "gravity")
    players = [Player(live, 7 + n) for n, live in enumerate(lives)]
    watcher = Player(server.guest().live(id))
    play_out(*players, watcher)
    truth = guests[0].get(f"/api/tables/{id}/replay")
    assert truth["seat"] == "truth"
    for who, player in (("0", players[0]), ("1", players[1]), ("spectator", watcher)):
        seen = guests[0].get(f"/api/tables/{id}/replay?seat={who}")
        assert seen["plies"] == len(player.moved)
        for then, now in zip(player.moved, seen["frames"], strict=True):
            assert {key: then[key] for key in now} == now
        assert seen != truth
    assert "?" not in "".join(frame["notation"] for frame in truth["frames"])
    one = guests[0].get(f"/api/tables/{id}/replay?seat=1&ply=5")
    assert one["frame"]["view"]["ply"] == 5
    assert one["frame"] == guests[0].get(f"/api/tables/{id}/replay?seat=1")["frames"][4]
    assert guests[0].get(f"/api/tables/{id}/replay?ply=0")["frame"]["notation"] is None
    for query, code in (("ply=99999", "no-ply"), ("ply=-1", "no-ply"), ("seat=7", "no-seat"), ("seat=x", "no-seat")):
        assert guests[0].get(f"/api/tables/{id}/replay?{query}", 404)["error"]["code"] == code


def test_another_move_can_be_tried_from_any_ply(server):
    _, id, player = finished(server, "octocube")
    stranger = server.guest("Ben")
    reply = stranger.post(f"/api/tables/{id}/branch", {"ply": 12}, 201)
    table = reply["table"]
    assert (table["kind"], table["parent"], table["ply"]) == ("branch", {"table": id, "ply": 12}, 12)
    assert table["practice"]
    live = stranger.live(table["id"])
    state = live.next()
    assert [m["notation"] for m in state["log"]] == [m["notation"] for m in player.moved[:12]]
    assert state["you"]["seats"] == [state["view"]["seat"]]
    other = Player(live, 99)
    other.now = state
    other.decide()
    other.run()
    assert other.over
    seats = [{"kind": "me"}, {"kind": "here"}]
    assert stranger.post(f"/api/tables/{id}/branch", {"ply": 0, "seats": seats})["you"]["seats"] == [0, 1]
    assert stranger.post(f"/api/tables/{id}/branch", {"ply": 9999}, 404)["error"]["code"] == "no-ply"
    last = len(player.moved)
    assert stranger.post(f"/api/tables/{id}/branch", {"ply": last}, 409)["error"]["code"] == "not-running"
    open_seat = {"ply": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert stranger.post(f"/api/tables/{id}/branch", open_seat, 400)["error"]["code"] == "bad-seats"


def test_a_table_can_begin_from_a_position(server):
    match = Match.new("gravity", 2, seed=4)
    for _ in range(9):
        match.play(match.legal()[0])
    guest = server.guest()
    reply = guest.post("/api/tables", {"game": "gravity", "position": match.position(match.seat)})
    state = guest.live(reply["table"]["id"]).next()
    assert state["view"]["seat"] == match.seat
    assert reply["table"]["seed_hash"] is None
    bad = {"game": "octocube", "position": match.position()}
    assert guest.post("/api/tables", bad, 400)["error"]["code"] == "bad-request"
    open_seat = {"game": "gravity", "position": match.position(), "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert guest.post("/api/tables", open_seat, 400)["error"]["code"] == "not-practice"


def test_a_position_can_be_explored_without_a_table(server):
    guest = server.guest()
    start = guest.post("/api/positions", {"position": {"game": "filantes", "options": {"target": 3}, "seed": 1}})
    assert start["view"]["ply"] == 0
    moves = [start["legal"][0]["notation"]]
    after = guest.post("/api/positions", {"position": {"game": "filantes", "seed": 1}, "moves": moves, "seat": 0})
    assert after["view"]["viewer"] == 0
    assert after["plies"][0]["notation"] == moves[0]
    assert after["plies"][0]["events"]
    document = Match.new("octocube", 2, seed=4).position(0)
    assert guest.post("/api/positions", {"position": document})["legal"]


def test_what_a_page_needs_to_answer_by_itself_is_there_in_one_piece(server):
    guest = server.guest()
    kept = guest.get("/api/offline/filantes")
    lessons = guest.get("/api/lessons/filantes")["lessons"]
    assert [lesson["id"] for lesson in kept["lessons"]] == [lesson["id"] for lesson in lessons]
    listed = {(puzzle["mode"], puzzle["id"]) for puzzle in guest.get("/api/puzzles/filantes")["puzzles"]}
    assert {(mode, id) for mode, found in kept["puzzles"].items() for id in found} == listed
    for position in [*kept["lessons"], *(one for found in kept["puzzles"].values() for one in found.values())]:
        assert len(b64decode(position["state"])) == Match.new("filantes").states.nbytes
    assert guest.get("/api/offline/chess", 400)["error"]["type"] == "UnknownGameError"


def test_games_texts_and_miniatures_are_reported(server):
    guest = server.guest()
    games = guest.get("/api/games")
    assert [game["id"] for game in games["games"]] == [game.id for game in all_games()]
    assert games["levels"] == list(range(1, 9))
    for game in games["games"]:
        assert game["modes"]
        assert all("name" in option for option in game["options"])
    for language in games["languages"]:
        texts = guest.get(f"/api/texts/{language}")
        assert texts["language"] == language
        assert set(texts) == {"language", "ftl"}
        assert "event-fell" in texts["ftl"]["games"]["gravity"]
    mini = guest.get("/api/games/filantes/miniature")
    assert mini["plies"][0]["view"]["ply"] == 1
    assert mini["start"]["ply"] == 0
    assert guest.get("/api/games/filantes/miniature") == mini
    events = guest.get("/api/games/filantes/miniature/events")
    assert events == {**mini, "plies": [frame["events"] for frame in mini["plies"]]}
    schema = guest.get("/api/schema/openapi.json")
    assert "/api/tables/{id}/seats/{seat}" in schema["paths"]


def test_a_review_shows_the_chances_as_they_are_thought_out(server):
    guest, id, player = finished(server, "filantes", target=1)
    review = guest.get(f"/api/tables/{id}/review")
    while not review["complete"]:
        time.sleep(0.2)
        review = guest.get(f"/api/tables/{id}/review")
    assert [moment["ply"] for moment in review["moments"]] == list(range(len(player.moved)))
    assert [moment["played"] for moment in review["moments"]] == [m["notation"] for m in player.moved]
    assert all(sum(moment["true"]) == pytest.approx(1, abs=0.01) for moment in review["moments"])


# -- long games --------------------------------------------------------------------------------------------------------


def long_game(plies, **options):
    """A game between two who do not fight, so far."""
    match, chance = Match.new("filantes", options={"quiet_limit": 10_000, **options}, seed=3), random.Random(3)
    while match.ply < plies:
        points = sum(match.result().points)
        match.take(chance.choice(match.legal()))
        if match.over or sum(match.result().points) > points:
            match.undo()
    return match


def uploaded(guest, match):
    return guest.http.post("/api/records", content=write_record(record_of(match))).json()["table"]["id"]


@pytest.fixture(scope="module")
def long_match():
    return long_game(1_200)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "too long"), ("fr", "trop longue"), ("nl", "te lang"), ("de", "zu lang")]
)
def test_a_record_that_is_too_long_is_refused_before_it_is_played(server, monkeypatch, language, text):
    monkeypatch.setattr(GameRecord, "match", lambda self: pytest.fail("played"))
    head = "asterism 1\ngame: filantes\nplayers: 2\nseed: 1\n\n"
    for moves in ("pass " * 7_001, "pass {x} " * 3_501):
        answer = server.guest().http.post(f"/api/records?lang={language}", content=head + moves)
        error = answer.json()["error"]
        assert (answer.status_code, error["type"], error["code"]) == (400, "RecordError", "too-long")
        assert text in error["message"]
        assert error["params"]["most"] == 7_000


def test_a_long_game_is_stored_in_pieces(server, long_match, monkeypatch):
    sizes = []

    def committed(changes, dialect):
        """What one transaction writes."""
        sizes.append(sum(len(change.entries) for change in changes))
        return statements_of(changes, dialect)

    monkeypatch.setattr(store_module, "statements_of", committed)
    id = uploaded(server.guest(), long_match)
    assert sum(sizes) == 1_200
    assert max(sizes) <= CHUNK
    table = server.services.in_memory(id)
    assert table.match.actions == long_match.actions
    assert not problems_of(table.row, table.seats, table.entries)


def test_a_long_game_is_replayed_in_pieces_and_played_once_for_each(server, long_match, monkeypatch):
    guest = server.guest()
    id = uploaded(guest, long_match)
    branched, branch = [], Match.branch
    monkeypatch.setattr(Match, "branch", lambda self, ply=None: branched.append(ply) or branch(self, ply))
    first = guest.get(f"/api/tables/{id}/replay?seat=1")
    assert len(branched) < 5
    assert (first["plies"], first["since"], len(first["frames"])) == (1_200, 0, MAX_REPLAY)
    last = guest.get(f"/api/tables/{id}/replay?seat=1&since=1000")
    assert [frame["ply"] for frame in last["frames"]] == list(range(1_001, 1_201))
    assert last["start"]["ply"] == 1_000
    one = guest.get(f"/api/tables/{id}/replay?seat=1&ply=1100")
    assert one["frame"] == last["frames"][99]
    assert guest.get(f"/api/tables/{id}/replay?since=1200")["frames"] == []
    for since in (-1, 1_201):
        assert guest.get(f"/api/tables/{id}/replay?since={since}", 404)["error"]["code"] == "no-ply"


def test_a_long_review_does_not_keep_others_waiting(monkeypatch):
    thought, ready = [], threading.Event()

    def moments(match, limit, cancel):
        for ply, action in enumerate(match.actions):
            ready.wait(20)
            thought.append(match.ply)
            zero = [0.5, 0.5]
            yield ReviewedMove(
                ply=ply,
                seat=0,
                action=action,
                known=zero,
                true=zero,
                best=action,
                best_true=action,
                cost=0,
                cost_true=0,
            )

    monkeypatch.setattr(reviews, "review_moves", moments)
    monkeypatch.setattr(reviews, "MAX_REVIEW", 100)

    async def ask():
        line, tasks = FairQueue("review"), []
        kept = reviews.Reviews(line, lambda task: tasks.append(asyncio.ensure_future(task)))
        asked = kept.get("long", long_game(200)), kept.get("short", long_game(5))
        await asyncio.sleep(0)
        ready.set()
        await asyncio.gather(*tasks)
        line.close()
        return asked

    long, short = asyncio.run(ask())
    assert long.complete
    assert short.complete
    assert (len(long.moments), len(short.moments)) == (100, 5)
    assert thought[:10] == [200, 5] * 5
