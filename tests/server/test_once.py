"""What is said again after a lost answer is done once, over connections, restarts and servers."""

from __future__ import annotations

import threading

from asterism.server.runtime import cluster
from asterism.server.runtime.services import Settings

from .server import RandomBot, Server
from .test_play import seated


def texts(live):
    """The chat that a new connection receives."""
    return [entry["text"] for entry in live.next()["log"] if entry["type"] == "chat"]


def test_a_chat_line_said_again_with_its_key_is_there_once(server):
    id, (ann, ben), guests = seated(server, "filantes")
    assert ann.ask("chat", text="Hello", key="a1")["type"] == "done"
    again = guests[0].live(id)
    assert again.ask("chat", text="Hello", key="a1")["type"] == "done"
    ben.ask("chat", text="Hello", key="a1")  # somebody else's key is theirs
    ann.ask("chat", text="Hello")
    ann.ask("chat", text="Hello")
    assert texts(guests[1].live(id)) == ["Hello"] * 4


def test_keys_are_sent_to_nobody(server):
    id, (ann, ben), guests = seated(server, "filantes")
    ben.next()  # else the line might be in their first message
    ann.ask("chat", text="Hello", key="a-secret-key")
    heard = ben.until("chat")
    assert heard["text"] == "Hello"
    guests[1].live(id).next()
    assert not any("a-secret-key" in text for live in guests[1].connections for text in live.received)


def test_keys_have_a_form(server):
    _, (ann, _), _ = seated(server, "filantes")
    for key in ("", "x" * 65, 7, ["a"]):
        ann.say(type="chat", text="Hello", key=key)
        assert ann.until("error")["error"]["code"] == "bad-request"


def test_a_line_is_there_once_after_the_server_was_restarted(database):
    settings = Settings(database=database, make_bot=RandomBot)
    with Server(settings) as server:
        guest = server.guest("Ann")
        id = guest.table("filantes")
        guest.live(id).ask("chat", text="Hello", key="a1")
        cookies = guest.http.cookies
    with Server(settings) as server:
        guest = server.guest()
        guest.http.cookies = cookies
        guest.live(id).ask("chat", text="Hello", key="a1")
        assert texts(guest.live(id)) == ["Hello"]


def test_a_line_said_to_two_servers_at_once_is_there_once(database, monkeypatch):
    monkeypatch.setattr(cluster, "POLL_SECONDS", 0.05)
    settings = Settings(database=database, make_bot=RandomBot)
    with Server(settings) as one, Server(settings) as two:
        ann = one.guest("Ann")
        id = ann.table("filantes")
        same = two.guest()
        same.http.cookies = ann.http.cookies
        lives = [ann.live(id), same.live(id)]
        for live in lives:
            live.next()
        answers = []

        def say(live, number):
            answers.append(live.ask("chat", text=str(number), key=f"key {number}")["type"])

        for number in range(10):
            threads = [threading.Thread(target=say, args=(live, number)) for live in lives]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        assert answers == ["done"] * 20  # none was refused because another server was faster
        assert texts(ann.live(id)) == [str(number) for number in range(10)]
