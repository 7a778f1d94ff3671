"""A PostgreSQL that goes away and comes back: clients learn of it, and everything goes on."""

from __future__ import annotations

import json

import pytest

from asterism.server.runtime.services import Settings
from asterism.server.storage import transactions

from .postgres import Postgres
from .server import Player, RandomBot, Server, play_out

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def own():
    """A PostgreSQL that these tests may stop."""
    with Postgres() as running:
        yield running


def test_while_the_database_is_away_clients_are_informed_and_afterwards_all_goes_on(own, monkeypatch):
    monkeypatch.setattr(transactions, "RETRY_SECONDS", 0.3)
    with Server(Settings(database=own.database(), make_bot=RandomBot, pace=0.01)) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], options={"target": 2})
        ben.post(f"/api/tables/{id}/seats/1")
        players = [Player(guest.live(id), n) for n, guest in enumerate((ann, ben))]
        for player in players:
            player.live.until("state")
        for mode in ("fast", "immediate"):
            own.stop(mode)
            for language, words in (("en", "try again"), ("fr", "Réessayez"), ("nl", "Probeer"), ("de", "noch einmal")):
                refused = ann.get(f"/api/tables?lang={language}", 503)["error"]
                assert (refused["type"], refused["code"]) == ("UnavailableError", "database-away")
                assert words in refused["message"]
            refused = [player.live.ask("chat", text="Anybody there?") for player in players]
            assert [answer["error"]["code"] for answer in refused] == ["database-away"] * 2
            own.start()
            assert players[0].live.ask("chat", text=f"{mode}: here again")["type"] == "done"
        for player in players:
            for message in map(json.loads, player.live.received):
                if message["type"] != "error":
                    player.take(message)
            if player.must_decide():
                player.decide()
        play_out(*players)
        said = [event["text"] for event in ben.live(id).next()["log"] if event["type"] == "chat"]
        assert said == ["fast: here again", "immediate: here again"]


def test_a_short_absence_is_not_noticed(own):
    with Server(Settings(database=own.database(), make_bot=RandomBot)) as server:
        ann = server.guest("Ann")
        id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}])
        live = ann.live(id)
        ply, state = 0, live.next()
        for mode in ("fast", "immediate"):
            own.stop(mode)
            own.start()
            answer = live.ask("play", ply=ply, action=state["legal"][0]["action"])
            assert (answer["type"], answer["ply"]) == ("done", ply + 1)
            ply, state = ply + 1, next(m for m in map(json.loads, reversed(live.received)) if m["type"] == "moved")
