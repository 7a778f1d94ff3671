"""Fair deals at tables: the seal stands there from the start, its key comes at the end, and files keep to that."""

from __future__ import annotations

import pytest

from asterism import Match, all_games, read_record
from asterism.engine.seal import new_salt, seal
from asterism.engine.verify import verify

from .server import Player, play_out
from .test_play import seated


def record_of(guest, id):
    answer = guest.http.get(f"/api/tables/{id}/record")
    assert answer.status_code == 200, answer.text
    return read_record(answer.text)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_the_seal_is_shown_before_anything_is_dealt_and_opened_at_the_end(server, game):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    id = ann.table(game, seats=[{"kind": "me"}, {"kind": "open"}])
    waiting = ann.get(f"/api/tables/{id}")["table"]
    assert waiting["status"] == "waiting"
    assert len(waiting["seed_hash"]) == 64
    assert (waiting["seed"], waiting["salt"]) == (None, None)
    ben.post(f"/api/tables/{id}/seats/1", {})
    players = [Player(guest.live(id), 3 + n) for n, guest in enumerate((ann, ben))]
    play_out(*players)
    over = ann.get(f"/api/tables/{id}")["table"]
    assert over["seed_hash"] == waiting["seed_hash"]
    assert over["seed_hash"] == seal(over["salt"], int(over["seed"]), game, 2, over["options"], over["rules_version"])
    assert (players[1].over["seed"], players[1].over["salt"]) == (over["seed"], over["salt"])
    for player in players:
        before = "".join(player.live.received[:-1])
        assert over["seed"] not in before
        assert over["salt"] not in before
    verdict = verify(record_of(ben, id), waiting["seed_hash"])
    assert verdict.state == "passed"
    assert [finding.state for finding in verdict.findings] == [*["passed"] * 3, "unknown"]  # names are not sealed


def test_own_options_are_sealed(server):
    guest = server.guest()
    id = guest.table("filantes", options={"target": 1})
    Player(guest.live(id), 1).run()
    table = guest.get(f"/api/tables/{id}")["table"]
    assert table["options"] == {"target": 1}
    assert table["seed_hash"] == seal(table["salt"], int(table["seed"]), "filantes", 2, {"target": 1})
    assert table["seed_hash"] != seal(table["salt"], int(table["seed"]), "filantes", 2)


@pytest.mark.parametrize("game", ["gravity", "filantes", "octocube"])
def test_a_record_before_the_end_holds_the_seal_and_no_secret(server, game):
    guest = server.guest()
    id = guest.table(game)
    player = Player(guest.live(id), 4)
    player.run(30)
    while game == "gravity" and not any("?" in message["notation"] for message in player.moved):
        player.run(1)  # until the bot has played a card face down
    reply = record_of(guest, id)
    truth = server.services.in_memory(id).row
    assert reply.seed_hash == truth.seed_hash
    assert (reply.seed, reply.salt, reply.result) == (None, None, None)
    played = {message["ply"]: message["notation"] for message in player.moved}
    for ply, turn in enumerate(reply.turns, 1):
        assert turn.move == played.get(ply, turn.move)
    if game == "gravity":  # the bot's face-down cards stay face down
        assert any("?" in turn.move for turn in reply.turns)
        assert verify(reply).state == "unknown"
    if game == "filantes":  # nothing is hidden there: it can be replayed
        assert verify(reply).findings[1].state == "passed"
        assert guest.http.post("/api/records", content=guest.http.get(f"/api/tables/{id}/record").text).is_success


def test_undo_a_branch_and_a_rematch_keep_or_change_the_seal(server):
    guest = server.guest()
    id = guest.table("filantes", options={"target": 1})
    live = guest.live(id)
    state = live.next()
    live.ask("play", ply=0, action=state["legal"][0]["action"])
    live.ask("undo", ply=server.services.in_memory(id).match.ply)
    assert guest.get(f"/api/tables/{id}")["table"]["seed_hash"] == state["table"]["seed_hash"]
    again = guest.live(id)
    Player(again, 1).run()
    branch = guest.post(f"/api/tables/{id}/branch", {"ply": 1})["table"]
    assert branch["seed_hash"] == state["table"]["seed_hash"]
    assert guest.post(f"/api/tables/{id}/rematch")["table"]["seed_hash"] != state["table"]["seed_hash"]


def test_a_false_seal_cannot_be_uploaded_and_a_true_one_is_kept(server):
    guest = server.guest()
    id = guest.table("filantes", options={"target": 1})
    Player(guest.live(id), 1).run()
    text = guest.http.get(f"/api/tables/{id}/record").text
    salt = read_record(text).salt
    refused = guest.http.post("/api/records", content=text.replace(salt, new_salt()))
    assert (refused.status_code, refused.json()["error"]["type"]) == (400, "RecordError")
    copy = guest.http.post("/api/records", content=text).json()["table"]
    assert (copy["seed_hash"], copy["salt"]) == (read_record(text).seed_hash, salt)


def test_a_position_is_not_dealt_and_has_no_seal(server):
    guest = server.guest()
    document = Match.new("octocube", 2, seed=4).position(0)
    reply = guest.post("/api/tables", {"game": "octocube", "position": document})["table"]
    assert (reply["seed_hash"], reply["seed"], reply["salt"]) == (None, None, None)
    record = record_of(guest, reply["id"])
    assert record.position["viewer"] == 0
    assert record.position != server.services.in_memory(reply["id"]).match.position()


def test_between_people_the_lobby_and_the_table_tell_the_seal_alone(server):
    id, _, guests = seated(server, "octocube")
    lobby = guests[0].get("/api/tables")["mine"]
    table = next(one for one in lobby if one["id"] == id)
    assert table["seed_hash"]
    assert (table["seed"], table["salt"]) == (None, None)
