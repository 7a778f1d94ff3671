"""People at tables: whole games over real sockets, and whatever goes wrong with them."""

from __future__ import annotations

import pytest

from asterism import all_games
from asterism.bots import analysis

from .server import Player, play_out

MODES = [(game.id, mode) for game in all_games() for mode in game.modes]


def seated(server, game, mode=None, players=2, **fields):
    """A running table of guests, each with a connection; the state is not yet read."""
    guests = [server.guest(name) for name in ("Ann", "Ben", "Cleo", "Dan")[:players]]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    id = guests[0].table(game, mode=mode, seats=seats, **fields)
    for seat, guest in enumerate(guests[1:], 1):
        reply = guest.post(f"/api/tables/{id}/seats/{seat}", {"name": f"Guest {seat}"})
        assert reply["you"]["seats"] == [seat]
    assert reply["table"]["status"] == "running"
    return id, [guest.live(id) for guest in guests], guests


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_two_people_play_a_whole_game_and_a_third_watches(server, game, mode):
    id, lives, _ = seated(server, game, mode)
    watcher = Player(server.guest().live(id))
    players = [Player(live, seed) for seed, live in enumerate(lives)]
    play_out(*players, watcher)
    result = watcher.over["result"]
    assert result["finished"]
    assert all(player.over["result"] == result for player in players)
    plies = [message["ply"] for message in watcher.moved]
    assert plies == list(range(1, len(plies) + 1))
    assert not any(message["legal"] for message in watcher.moved)
    table = server.guest().get(f"/api/tables/{id}")["table"]
    assert (table["status"], table["result"], table["ply"]) == ("over", result, len(plies))
    assert table["seed"] == watcher.over["seed"]


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_game_against_bots_needs_nothing_but_its_name(server, game):
    guest = server.guest()
    reply = guest.post("/api/tables", {"game": game}, 201)
    assert len(reply["you"]["seats"]) == 1
    assert reply["table"]["practice"]
    assert sorted(seat["kind"] for seat in reply["table"]["seats"]) == ["bot", "person"]
    player = Player(guest.live(reply["table"]["id"]))
    player.run()
    assert player.over["result"]["finished"]
    assert {message["seat"] for message in player.moved} == {0, 1}


def test_bots_alone_play_while_somebody_watches(server):
    guest = server.guest()
    id = guest.table(
        "filantes", options={"target": 1}, seats=[{"kind": "bot", "level": 1}, {"kind": "bot", "level": 8}]
    )
    assert guest.get(f"/api/tables/{id}")["table"]["ply"] == 0
    watcher = Player(guest.live(id))
    watcher.run()
    assert watcher.over


def test_the_first_message_is_the_state_and_every_lasting_one_has_a_growing_number(server):
    id, (ann, ben), _ = seated(server, "filantes", options={"target": 3})
    state = ann.next()
    assert state["type"] == "state"
    assert (state["since"], state["viewpoint"], state["you"]["seats"]) == (0, 0, [0])
    assert state["view"]["ply"] == 0
    assert state["legal"][0]["preview"]
    assert ben.next()["legal"] == []
    for n, action in enumerate(state["legal"][:1]):
        assert ann.ask("play", ply=n, action=action["action"])["type"] == "done"
    ann.ask("chat", text="Hello")
    numbers = [message["n"] for message in [ben.until("moved"), ben.until("chat")]]
    assert numbers == sorted(set(numbers))
    assert numbers[0] > state["n"]
    assert server.services.in_memory(id).row.sequence == numbers[-1]


def test_an_action_may_be_given_as_number_notation_or_structure(server):
    guest = server.guest()
    id = guest.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}])
    live = guest.live(id)
    now = live.next()
    for ply, form in enumerate(("action", "notation", "move")):
        live.say(type="play", ply=ply, **{form: now["legal"][0][form]})
        now = live.until("moved")
        assert now["ply"] == ply + 1


def test_a_client_that_was_away_catches_up_from_its_number(server):
    id, (ann, ben), guests = seated(server, "filantes")
    ann, ben = Player(ann, 1), Player(ben, 2)
    for player in (ann, ben):
        player.take(player.live.next())
    for _ in range(3):
        for player, other in ((ann, ben), (ben, ann)):
            while player.must_decide():
                player.decide()
                while player.now is None:
                    player.take(player.live.next())
                while other.now is None or other.now["view"]["ply"] < player.now["view"]["ply"]:
                    other.take(other.live.next())
    since = ben.moved[1]["n"]
    ben.live.close()
    again = guests[1].live(id, since).next()
    assert (again["type"], again["since"]) == ("state", since)
    assert [m["n"] for m in again["log"]] == [m["n"] for m in ben.moved[2:]]
    for remade, first in zip(again["log"], ben.moved[2:], strict=True):
        assert {key: remade[key] for key in ("ply", "seat", "notation", "move", "events", "view")} == {
            key: first[key] for key in ("ply", "seat", "notation", "move", "events", "view")
        }
    assert again["view"] == ben.now["view"]
    assert again["legal"] == ben.now["legal"]
    current = guests[1].live(id, again["n"]).next()
    assert current["log"] == []
    assert current["view"] == ben.now["view"]
    whole = guests[1].live(id, 10**8).next()
    assert whole["since"] == 0
    assert [m["notation"] for m in whole["log"]] == [m["notation"] for m in ben.moved]
    assert "view" not in whole["log"][0]


def test_a_doubled_or_stale_action_is_answered_and_counts_once(server):
    id, (ann, ben), _ = seated(server, "filantes")
    legal = ann.next()["legal"]
    ben.next()
    for number in (1, 2, 3):
        ann.say(type="play", id=f"x{number}", ply=0, action=legal[0]["action"])
    answers = [ann.until(lambda m: str(m.get("id")).startswith("x")) for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["done", "error", "error"]
    assert answers[1]["error"]["code"] == "already-played"
    assert answers[1]["ply"] == 1
    assert ann.refused("play", ply=0, action=legal[1]["action"]) == ("StaleError", "stale")
    assert ann.refused("play", ply=7, action=legal[1]["action"]) == ("StaleError", "stale")
    assert ben.until("moved")["ply"] == 1
    assert server.services.in_memory(id).match.ply == 1


def test_two_connections_of_one_guest_cannot_play_one_decision_twice(server):
    id, (ann, _), guests = seated(server, "filantes")
    twin = guests[0].live(id)
    legal = ann.next()["legal"]
    twin.next()
    for number in range(10):
        ann.say(type="play", id=number, ply=0, action=legal[0]["action"])
        twin.say(type="play", id=number, ply=0, action=legal[1]["action"])
    answers = [live.until(lambda m, n=n: m.get("id") == n)["type"] for live in (ann, twin) for n in range(10)]
    assert answers.count("done") == 1
    assert answers.count("error") == 19
    assert server.services.in_memory(id).match.ply == 1


def test_nobody_plays_for_another_seat(server):
    id, (ann, ben), _ = seated(server, "filantes")
    legal = ann.next()["legal"]
    watcher = server.guest("Eve").live(id)
    watcher.next()
    assert ben.refused("play", ply=0, action=legal[0]["action"]) == ("ConflictError", "not-your-turn")
    assert watcher.refused("play", ply=0, action=legal[0]["action"]) == ("ForbiddenError", "not-your-table")
    assert watcher.refused("undo", ply=0) == ("ForbiddenError", "not-your-table")
    assert ann.refused("play", ply=0, action=9999) == ("IllegalMoveError", "IllegalMoveError")
    assert ann.refused("play", ply=0, notation="@z9x")[0] == "InvalidMoveError"
    assert ann.refused("play", ply=0) == ("BadRequestError", "bad-request")
    assert ann.refused("play", ply=0, action=1, notation="x") == ("BadRequestError", "bad-request")
    assert server.services.in_memory(id).match.ply == 0


def test_a_waiting_table_shows_nothing_and_takes_no_decision(server):
    guest = server.guest("Ann")
    id = guest.table("filantes", seats=[{"kind": "me"}, {"kind": "open"}])
    live = guest.live(id)
    state = live.next()
    assert (state["table"]["status"], state["view"], state["legal"]) == ("waiting", None, [])
    assert live.refused("play", ply=0, action=0) == ("ConflictError", "not-running")
    assert live.refused("undo", ply=0) == ("ConflictError", "not-running")
    server.guest("Ben").post(f"/api/tables/{id}/seats/1")
    reply = live.until("table")
    assert reply["table"]["status"] == "running"
    assert reply["legal"]


def at_one_screen(server, game):
    """The connection of two people at one screen, and what it says first."""
    guest = server.guest("Ann")
    live = guest.live(guest.table(game, seats=[{"kind": "me"}, {"kind": "here", "name": "Ben"}]))
    return live, live.next()


def test_people_at_one_screen_without_secrets_see_through_the_deciding_seat(server):
    live, state = at_one_screen(server, "filantes")
    assert state["you"]["seats"] == [0, 1]
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ann", "Ben"]
    live.say(type="play", ply=0, action=state["legal"][0]["action"])
    moved = live.until("moved")
    assert (moved["viewpoint"], moved["view"]["viewer"]) == (1, 1)
    assert moved["legal"]


def test_a_curtain_hides_the_hands_of_people_at_one_screen(server):
    live, now = at_one_screen(server, "gravity")
    hidden = 0
    while now["view"]["ply"] < 40 and now["view"]["result"] is None:
        seat = now["view"]["seat"]
        if now["viewpoint"] is None:
            assert now["legal"] == []
            assert now["view"]["viewer"] is None
            other = live.ask("curtain", seat=1 - seat)
            assert (other["viewpoint"], other["legal"]) == (None, [])
            now = live.ask("curtain", seat=seat)
            assert now["viewpoint"] == seat
        simple = [a for a in now["legal"] if a["move"]["type"] == "simple"] or now["legal"]
        live.say(type="play", ply=now["view"]["ply"], action=simple[0]["action"])
        now = live.until("moved")
        if simple[0]["move"]["type"] == "simple":
            assert now["move"]["card"] is None
            hidden += 1
        assert now["viewpoint"] in (None, now["view"]["seat"])
    assert hidden > 3
    assert live.ask("curtain", seat=None)["viewpoint"] is None
    assert live.refused("curtain", seat=5) == ("ForbiddenError", "not-your-seat")


def test_chat_of_spectators_is_kept_from_those_who_play(server):
    id, (ann, ben), _ = seated(server, "filantes", options={"target": 1})
    eve, bob = server.guest("Eve"), server.guest("Bob")
    watchers = [eve.live(id), bob.live(id)]
    for live in (ann, ben, *watchers):
        live.next()
    assert watchers[0].ask("chat", text=" Ann\nloses  ")["type"] == "done"
    said = watchers[1].until("chat")
    assert (said["text"], said["audience"], said["seat"], said["name"]) == ("Ann loses", "spectators", None, "Eve")
    ann.ask("chat", text="I win")
    assert ben.until("chat")["text"] == "I win"
    assert not any("loses" in text for text in ann.received + ben.received)
    assert watchers[1].until("chat")["audience"] == "table"
    assert ann.refused("chat", text="") == ("BadRequestError", "bad-text")
    assert ann.refused("chat", text="x" * 501) == ("BadRequestError", "bad-text")
    assert server.guest().live(id).refused("chat", text="hi") == ("UnknownGuestError", "unknown-guest")


def test_presence_shows_who_is_there(server):
    id, (ann, ben), guests = seated(server, "filantes")
    here = {guest.get("/api/me")["guest"]["id"] for guest in guests}
    assert set(ann.until(lambda m: m["type"] == "presence" and len(m["guests"]) == 2)["guests"]) == here
    watcher = server.guest().live(id)
    assert ann.until(lambda m: m["type"] == "presence" and m["watching"])["watching"] == 1
    watcher.close()
    ben.close()
    assert len(ann.until(lambda m: m["type"] == "presence" and len(m["guests"]) == 1)["guests"]) == 1
    assert ann.ask("ping")["type"] == "pong"


def test_a_hint_is_for_ones_own_decision_at_a_practice_table(server):
    guest = server.guest()
    live = guest.live(guest.table("filantes"))
    state = live.next()
    hint = live.ask("hint", ply=0, level=8)
    assert hint["action"] in [action["action"] for action in state["legal"]]
    assert hint["notation"]
    assert (hint["seat"], hint["level"], hint["ply"]) == (0, 8, 0)
    assert live.refused("hint", ply=3) == ("StaleError", "stale")
    _, (ann, _), _ = seated(server, "filantes")
    assert ann.refused("hint", ply=0) == ("BadRequestError", "not-practice")


def test_what_an_action_is_worth_is_said_for_ones_own_decision_at_a_practice_table(server, monkeypatch):
    monkeypatch.setattr(analysis, "ASSESS_SECONDS", None)  # a loaded machine would cut the search off
    guest = server.guest()
    live = guest.live(guest.table("gravity"))
    action = live.next()["legal"][-1]["action"]
    said = live.ask("assess", ply=0, action=action)
    assert (said["type"], said["ply"], said["seat"], said["found"]["action"]) == ("assess", 0, 0, action)
    assert said["found"]["visits"] > 1_000
    assert sum(said["found"]["values"]) == pytest.approx(1)
    assert live.ask("assess", ply=0, action=action)["found"] == said["found"]
    assert live.refused("assess", ply=0, action=-1)[0] == "IllegalMoveError"
    assert live.refused("assess", ply=3, action=action) == ("StaleError", "stale")
    _, (ann, _), _ = seated(server, "gravity")
    assert ann.refused("assess", ply=0, action=action) == ("BadRequestError", "not-practice")


def test_why_a_move_is_not_possible_is_reported_to_the_seat_that_decides(server):
    _, (ann, ben), _ = seated(server, "octocube")
    assert ann.ask("why", ply=0, notation="@b2")["reason"] == {"rule": "O10", "key": "not-edge"}
    assert ann.ask("why", ply=0, move={"type": "pass"})["reason"]["rule"] == "O10"
    assert ann.ask("why", ply=0, notation="@b1")["reason"] is None
    assert ann.refused("why", ply=1, notation="@b2") == ("StaleError", "stale")
    assert ann.refused("why", ply=0)[0] == "BadRequestError"
    assert ann.refused("why", ply=0, notation="!")[0] == "InvalidMoveError"
    assert ben.refused("why", ply=0, notation="@b2") == ("ConflictError", "not-your-turn")


def test_who_speaks_before_they_have_the_state_is_answered_after_it(server):
    ann = server.guest("Ann")
    id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}])
    for _ in range(10):
        live = ann.opened(id)
        live.say(type="ping", id=1)
        reply = [live.next()["type"] for _ in range(3)]
        assert reply[0] == "state"
        assert "pong" in reply
        live.close()
