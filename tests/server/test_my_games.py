"""A guest's own games: whose turn it is, what is left of the time, which are removed, and all of them in one file."""

from __future__ import annotations

import io
import zipfile

import httpx

from asterism.engine.game_record import read_record, record_of, write_record
from asterism.engine.match import Match
from asterism.engine.reasons import why_not

from .server import Player, play_out

SEATS = [{"kind": "me"}, {"kind": "open"}]
SHORT = {"target": 1}
LIVE = {"kind": "live", "seconds": 600, "increment": 5}


def seated(server, **fields):
    """A running table of Ann and Ben, in this order."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    id = ann.table("filantes", **{"seats": SEATS, **fields})
    ben.post(f"/api/tables/{id}/seats/1", {})
    return id, ann, ben


def mine(guest, what="games"):
    return guest.get(f"/api/me/{what}")["games"]


def test_a_stranger_has_no_games_and_becomes_no_guest(server):
    guest = server.guest()
    assert mine(guest) == mine(guest, "turns") == []
    assert guest.get("/api/me") == {"guest": None}


def test_those_who_are_to_decide_are_told_and_how_long_they_have(server):
    id, ann, ben = seated(server, clock=LIVE)
    (turn,) = mine(ann, "turns")
    assert (turn["table"], turn["turn"], turn["mine"], turn["seat"]) == (id, True, [0], 0)
    assert 0 < turn["left"] <= 600_000
    assert [seat["name"] for seat in turn["seats"]] == ["Ann", "Ben"]
    assert mine(ben, "turns") == []
    (waits,) = mine(ben)
    assert (waits["turn"], waits["left"], waits["removable"]) == (False, None, False)
    live = ann.live(id)
    legal = live.until("state")["legal"]
    assert live.ask("play", ply=0, action=legal[0]["action"])["type"] == "done"
    assert mine(ann, "turns") == []
    assert [game["table"] for game in mine(ben, "turns")] == [id]


def test_the_least_time_left_comes_first_and_what_is_over_last(server):
    ann = server.guest("Ann")
    over = ann.table("filantes", options=SHORT)
    Player(ann.live(over), 1).run()
    waiting = ann.table("filantes", seats=SEATS)
    slow = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "bot"}], clock={"kind": "days", "days": 2})
    fast = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "bot"}], clock=LIVE)
    free = ann.table("filantes")
    assert [game["table"] for game in mine(ann)] == [fast, slow, free, waiting, over]
    assert [game["table"] for game in mine(ann, "turns")] == [fast, slow]  # nobody waits where only bots play


def test_closed_tables_are_no_games(server):
    ann = server.guest("Ann")
    id = ann.table("filantes", seats=SEATS)
    ann.delete(f"/api/tables/{id}/seats/0")
    assert mine(ann) == []


def test_finished_and_practice_games_can_be_removed_for_oneself_alone(server):
    id, ann, ben = seated(server, options=SHORT)
    assert ann.delete(f"/api/me/games/{id}", 409)["error"]["code"] == "not-over"
    assert server.guest("Eve").delete(f"/api/me/games/{id}", 404)["error"]["code"] == "no-table"
    play_out(Player(ann.live(id), 0), Player(ben.live(id), 1))
    practice = ann.table("octocube")
    for table in (id, practice, id):
        assert ann.delete(f"/api/me/games/{table}") == {"table": table}
    assert mine(ann) == []
    assert [game["table"] for game in mine(ben)] == [id]
    assert ann.get(f"/api/tables/{id}")["table"]["status"] == "over"


def test_all_games_come_in_one_file_of_records(server):
    id, ann, ben = seated(server, options=SHORT)
    running, _, _ = seated(server)
    play_out(Player(ann.live(id), 0), Player(ben.live(id), 1))
    practice = ann.table("gravity")
    answer = ann.http.get("/api/me/games.zip")
    assert "asterism-games.zip" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        names = archive.namelist()
        assert len(names) == 2
        assert any(id in name for name in names)
        assert any(practice in name for name in names)
        assert not any(running in name for name in names)
        whole = next(archive.read(name).decode() for name in names if id in name)
    record = read_record(whole)
    assert record.seats == ["Ann", "Ben"]
    assert record.match().over
    assert not zipfile.ZipFile(io.BytesIO(server.guest().http.get("/api/me/games.zip").content)).namelist()


def moved(guest, match, salt=None, expect=201, **fields):
    """Move a game of the guest against a bot here."""
    record = write_record(record_of(match, ["Ann", "bot 2"], salt))
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": 2, "character": "gambler"}]
    return guest.post("/api/me/games", {"record": record, "seats": seats, "mode": "duel", **fields}, expect)


def played(seed=5, plies=10_000):
    match = Match.new("filantes", 2, SHORT, seed)
    while not match.over and match.ply < plies:
        match.play(match.legal_actions()[0])
    return match


def test_a_finished_game_of_ones_own_device_is_kept_here(server):
    ann, match, salt = server.guest("Ann"), played(), "ab" * 32
    table = moved(ann, match, salt)["table"]
    assert (table["status"], table["practice"], table["ply"], table["mode"]) == ("over", True, match.ply, "duel")
    assert (table["seed"], table["salt"]) == (str(match.seed), salt)
    (game,) = mine(ann)
    assert (game["table"], game["mine"], game["removable"]) == (table["id"], [0], True)
    assert [seat["kind"] for seat in game["seats"]] == ["person", "bot"]
    assert game["result"]["winners"] == list(match.result().winners)
    assert ann.post(f"/api/tables/{table['id']}/rematch", {})["table"]["seats"][1]["character"] == "gambler"


def test_a_running_game_of_ones_own_device_goes_on_here(server):
    ann, match = server.guest("Ann"), played(plies=4)
    table = moved(ann, match, running=True)["table"]
    assert (table["status"], table["ply"], table["seed"]) == ("running", 4, None)
    Player(ann.live(table["id"]), 1).run()
    assert ann.get(f"/api/tables/{table['id']}")["table"]["status"] == "over"


def test_a_game_that_was_given_up_stays_lost(server):
    ann = server.guest("Ann")
    result = moved(ann, played(plies=4), out=[0])["table"]["result"]
    assert (result["winners"], result["out"]) == ([1], [0])
    assert moved(ann, played(plies=4), out=[0, 1], expect=400)["error"]["code"] == "bad-seats"
    assert moved(ann, played(plies=4), mode="nonsense", expect=400)["error"]["type"] == "OptionError"


def test_modules_of_the_games_are_sent_by_name(server):
    for game in server.guest().get("/api/games")["games"]:
        if game["module"] is None:
            continue
        answer = httpx.get(f"{server.url}/api/games/{game['id']}/{game['module']}.wasm")
        assert answer.content.startswith(b"\0asm")
        assert answer.headers["content-type"] == "application/wasm"
        assert "immutable" in answer.headers["cache-control"]
    assert httpx.get(f"{server.url}/api/games/filantes/other.wasm").status_code == 404


def test_tables_elsewhere_are_told_why_a_move_cannot_be_played(server):
    match = played(plies=3)
    now = {action.notation for action in match.legal_actions()}
    before = {action.notation for action in match.branch(0).legal_actions()}
    move = min(before - now)
    position = {"game": "filantes", "players": 2, "options": SHORT, "seed": match.seed}
    body = {"position": position, "moves": list(match.actions), "move": move}
    reason = server.guest().post("/api/positions/why", body, 200)["reason"]
    expected = why_not(match, move)
    assert expected is not None
    assert reason == {"rule": expected.rule, "key": expected.key}
