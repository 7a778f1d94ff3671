"""The fourth game at a server's tables: people, bots of every level, views, records, replays, texts."""

from __future__ import annotations

import pytest

from asterism import read_record
from asterism.bots import make_bot
from asterism.engine.verify import verify
from tests.server.conftest import Server, Settings, no_hurry
from tests.server.server import Player, RandomBot, play_out
from tests.server.test_play import seated

from .install import GAME

__all__ = ["no_hurry"]


class OwnBot(RandomBot):
    """The server's own bot at the fourth game. At its start a server prepares all games: ours need no search here."""

    def __init__(self, spec, seed):
        super().__init__(spec, seed)
        self.bot = make_bot(spec, seed)

    def play(self, seen, limit):
        return self.bot.play(seen, limit) if seen.game.id == GAME else super().play(seen, limit)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server whose levels are real."""
    folder = tmp_path_factory.mktemp("fourth")
    database = f"sqlite:///{folder / 'test.db'}"
    with Server(Settings(database=database, pages=folder / "web", pace=0.01, make_bot=OwnBot)) as running:
        yield running


def test_it_is_described_with_its_options_and_english_texts_in_every_language(server):
    guest = server.guest()
    answer = guest.get("/api/games")
    game = answer["games"][-1]
    assert (game["id"], game["players"], game["secrets"]) == ("noughts", [2, 2], False)
    assert [option["name"] for option in game["options"]] == ["size", "row", "misere"]
    for language in answer["languages"]:
        texts = guest.get(f"/api/texts/{language}")["ftl"]["games"]["noughts"]
        assert "event-placed = { $seat } marks { $cell }." in texts
        assert "option-size = Size" in texts
    assert guest.get("/api/lessons/noughts") == {"game": "noughts", "lessons": []}


def test_a_person_plays_a_level_and_looks_back(server):
    guest = server.guest("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": 2}]
    id = guest.table("noughts", options={"size": 4, "row": 3}, seats=seats)
    live = guest.live(id)
    state = live.next()
    assert len(state["legal"]) == 16
    assert state["view"]["prompt"] == "place"
    assert state["view"]["position"]["board"] == [[None] * 4] * 4
    assert live.refused("play", ply=0, action=24)[0] == "IllegalMoveError"
    hint = live.ask("hint", ply=0)
    assert hint["action"] in {entry["action"] for entry in state["legal"]}
    player = Player(live)
    player.take(state)
    player.decide()
    player.run()
    assert player.over["result"]["finished"]
    plies = len(player.moved)
    replay = guest.get(f"/api/tables/{id}/replay")
    assert (replay["plies"], len(replay["frames"])) == (plies, plies)
    record = guest.http.get(f"/api/tables/{id}/record").text
    assert verify(read_record(record)).state == "passed"
    assert guest.http.post("/api/records", content=record).is_success


def test_two_people_play_online_and_a_third_watches(server):
    id, lives, _ = seated(server, "noughts", "misere")
    watcher = Player(server.guest().live(id))
    players = [Player(live, seed) for seed, live in enumerate(lives)]
    play_out(*players, watcher)
    assert players[0].over["result"] == players[1].over["result"] == watcher.over["result"]
    assert not any(message["legal"] for message in watcher.moved)


def test_a_position_is_explored_without_a_table(server):
    answer = server.guest().post("/api/positions", {"position": {"game": "noughts"}, "moves": ["b2", "a1"]})
    assert answer["view"]["position"]["board"] == [["o", None, None], [None, "x", None], [None, None, None]]
    assert len(answer["legal"]) == 7


def test_a_miniature_is_played_for_its_card(server):
    mini = server.guest().get("/api/games/noughts/miniature")
    assert 5 <= len(mini["plies"]) <= 9
    assert mini["plies"][-1]["view"]["result"]["finished"]
