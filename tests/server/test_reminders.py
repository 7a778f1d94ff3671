"""Reminders, sent for real: to a push service on this machine that opens what it gets, and to a mail server."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import re
import threading
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import select, update

from asterism.server.accounts import contacts, push
from asterism.server.accounts.mail import Letter, clean_address, compose
from asterism.server.core.clock import REMIND_AFTER
from asterism.server.errors import BadRequestError
from asterism.server.runtime import reminders
from asterism.server.runtime.reminders import Outgoing
from asterism.server.runtime.services import Settings
from asterism.server.storage.database import TableRow, precise_now

from .server import RandomBot, Server, soon
from .test_clocks import do
from .test_play import seated

DAYS = {"kind": "days", "days": 3}


def b64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Service:
    """A push service with one browser: it takes messages, and opens them with the browser's keys."""

    def __init__(self):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.taken = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                service.taken.append((self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/push/browser"

    def subscription(self, place=""):
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.url + place, "keys": {"p256dh": b64(point), "auth": b64(self.auth)}}

    def opened(self, body):
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class MailServer:
    """A mail server that keeps what it gets."""

    def __init__(self):
        self.letters = []
        self.ready = threading.Event()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.run(),))
        self.thread.start()
        self.ready.wait()

    async def run(self):
        self.ended = asyncio.Event()
        async with await asyncio.start_server(self.talk, "127.0.0.1", 0) as server:
            self.port = server.sockets[0].getsockname()[1]
            self.ready.set()
            await self.ended.wait()

    async def talk(self, reader, writer):
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.partition(" ")[0].upper()
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                letter = await reader.readuntil(b"\r\n.\r\n")
                self.letters.append(email.message_from_bytes(letter[:-3], policy=email.policy.default))
            writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 yes\r\n")
            if word == "QUIT":
                break
        writer.close()

    def close(self):
        self.loop.call_soon_threadsafe(self.ended.set)
        self.thread.join(10)
        self.loop.close()


@pytest.fixture(scope="module")
def letters():
    mails = MailServer()
    yield mails
    mails.close()


@pytest.fixture
def service():
    pushes = Service()
    yield pushes
    pushes.close()


def settings(folder, database=None, **outgoing):
    return Settings(
        database=database or f"sqlite:///{folder / 'test.db'}",
        pages=folder / "web",
        make_bot=RandomBot,
        pace=0.01,
        outgoing=Outgoing(local=True, **outgoing),
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory, letters):
    mails = {
        "url": "https://club.example",
        "smtp": f"smtp://127.0.0.1:{letters.port}",
        "sender": "Asterism <a@club.example>",
    }
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reminders, "INTERVAL", 0.05)
        with Server(settings(tmp_path_factory.mktemp("server"), **mails)) as running:
            yield running


def set_due(server, id, **changes):
    """Change when a table's next reminder is due."""
    url = server.services.store.engine.url.render_as_string(hide_password=False)
    do(url, update(TableRow).where(TableRow.id == id).values(**changes))


def next_reminder(server, id):
    """When a table's next reminder is due, as stored."""
    query = select(TableRow.remind_at).where(TableRow.id == id)
    return server.run(server.services.store.read(lambda session: session.scalar(query)))


def remind(server):
    """Let the server look for reminders that are due, and wait until all that it has begun to send are sent."""

    async def look():
        await server.services.reminders.send_all()
        await server.services.reminders.send_all()  # meanwhile the server has begun what it took by itself
        await asyncio.gather(*(t for t in server.services._tasks if t.get_coro().__name__ == "_remind"))

    server.run(look())


def absent_player(server, clock=None, players=2):
    """A slow table where it is Ann's turn, and Ann is not there."""
    id, lives, guests = seated(server, "filantes", players=players, clock=clock or DAYS)
    lives[0].close()
    soon(lambda: len(server.services.in_memory(id).presence.online()) == players - 1)
    return id, guests


# -- web push ----------------------------------------------------------------------------------------------------------


def test_a_browser_is_told_once_that_it_is_your_turn_and_once_before_the_end(server, service):
    id, guests = absent_player(server)
    told = guests[0].post("/api/me/push?lang=fr", service.subscription())
    assert told["push"]["browsers"] == 1
    set_due(server, id=id, remind_at=precise_now())
    soon(lambda: service.taken)
    path, headers, body = service.taken[0]
    assert path == "/push/browser"
    assert service.opened(body) == {
        "title": "À vous de jouer",
        "body": "Étoiles Filantes – Guest 1. Temps restant : 3 jours.",
        "table": id,
    }
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["Topic"] == id
    assert 2 * 86_400 < int(headers["TTL"]) <= 3 * 86_400
    assert Vapid02.verify(headers["Authorization"])
    assert f"k={told['push']['key']}" in headers["Authorization"]
    remind(server)
    assert len(service.taken) == 1
    set_due(server, id=id, turn_began=precise_now() - timedelta(days=2), flag_at=precise_now() + timedelta(hours=23))
    set_due(server, id=id, remind_at=precise_now() - timedelta(seconds=1))
    soon(lambda: len(service.taken) == 2)
    assert "23 h" in service.opened(service.taken[1][2])["body"]
    remind(server)
    assert len(service.taken) == 2


def test_where_an_outage_has_moved_the_flag_the_second_reminder_goes_out_later_and_once(server, service):
    """Found by the simulator: it was taken for the first one, and another followed."""
    id, guests = absent_player(server)
    guests[0].post("/api/me/push", service.subscription())
    set_due(server, id=id, remind_at=precise_now())
    soon(lambda: service.taken)
    now = precise_now()
    began, overdue = now - timedelta(days=5), now - timedelta(days=2)
    set_due(server, id=id, turn_began=began, flag_at=now + timedelta(days=3), remind_at=overdue)
    remind(server)
    assert next_reminder(server, id) == now + timedelta(days=2)
    assert len(service.taken) == 1
    set_due(server, id=id, flag_at=now + timedelta(hours=23), remind_at=now)
    soon(lambda: len(service.taken) == 2)
    remind(server)
    assert len(service.taken) == 2
    assert next_reminder(server, id) is None


def test_who_is_at_the_table_is_not_reminded_and_neither_are_live_tables(server, service):
    id, lives, guests = seated(server, "filantes", clock=DAYS)
    guests[0].post("/api/me/push", service.subscription())
    lives[0].next()
    set_due(server, id=id, remind_at=precise_now())
    live, *_ = seated(server, "filantes", clock={"kind": "live", "seconds": 600})
    assert server.services.in_memory(live).row.remind_at is None
    remind(server)
    assert service.taken == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(server, service, status):
    id, guests = absent_player(server)
    service.status = status
    guests[0].post("/api/me/push", service.subscription())
    set_due(server, id=id, remind_at=precise_now())
    soon(lambda: guests[0].get("/api/me/reminders")["push"]["browsers"] == 0)


def test_redirects_are_not_followed_and_a_service_that_fails_is_asked_again_next_time(server, service):
    id, guests = absent_player(server)
    service.status = 302
    guests[0].post("/api/me/push", service.subscription())
    set_due(server, id=id, remind_at=precise_now())
    soon(lambda: service.taken)
    remind(server)
    assert len(service.taken) == 1
    assert guests[0].get("/api/me/reminders")["push"]["browsers"] == 1


def test_a_browser_can_be_taken_back_but_only_by_its_guest(server, service):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    ann.post("/api/me/push", service.subscription())
    assert ben.post("/api/me/push/stop", {"endpoint": service.url})["push"]["browsers"] == 0
    assert ann.get("/api/me/reminders")["push"]["browsers"] == 1
    assert ann.post("/api/me/push/stop", {"endpoint": service.url})["push"]["browsers"] == 0
    for n in range(contacts.MAX_BROWSERS):
        ann.post("/api/me/push", service.subscription(f"/{n}"))
    ann.post("/api/me/push", service.subscription("/0"))
    assert ann.post("/api/me/push", service.subscription("/more"), 409)["error"]["code"] == "many-browsers"
    assert ben.post("/api/me/push", service.subscription("/0"))["push"]["browsers"] == 1
    assert ann.get("/api/me/reminders")["push"]["browsers"] == contacts.MAX_BROWSERS - 1


INNER = (
    "http://push.example/x",
    "https://127.0.0.1/x",
    "https://10.1.2.3/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[2002:7f00:1::]/x",
    "https://[fd00::1]/x",
    "https://localhost/x",
    "https://push.example:22/x",
    "https://push.example:99999/x",
    "https://ann:secret@push.example/x",
    "https://push.example/\r\nx: y",
    "file:///etc/passwd",
    "https://" + "x" * 1000 + ".example/",
    "",
)


@pytest.mark.parametrize("endpoint", INNER)
def test_only_public_addresses_are_taken_for_browsers(server, service, endpoint):
    keys = service.subscription()["keys"]
    answer = server.guest("Ann").post("/api/me/push", {"endpoint": endpoint, "keys": keys}, 400)
    assert answer["error"]["code"] == "bad-browser"


def test_a_name_that_leads_inside_is_not_connected_to(service, monkeypatch):
    inside = [(2, 1, 6, "", ("127.0.0.1", 443)), (2, 1, 6, "", ("192.168.0.1", 443))]
    monkeypatch.setattr(push.socket, "getaddrinfo", lambda *_, **__: inside)
    monkeypatch.setattr(push.socket, "create_connection", lambda *_, **__: pytest.fail("connected"))
    subscription = service.subscription()
    browser = {"endpoint": "https://push.example/x", **subscription["keys"]}
    with pytest.raises(push.PushError, match="no public address"):
        push.send(browser, b"x", key=push.new_key(), sender="mailto:a@b.example", topic="t", life=60, local=False)


@pytest.mark.parametrize(("p256dh", "auth"), [("", ""), ("AAAA", "AAAA"), (b64(b"\x04" + bytes(64)), b64(bytes(16)))])
def test_keys_must_be_keys(p256dh, auth):
    with pytest.raises(BadRequestError):
        push.check_browser("https://push.example/x", p256dh, auth, False)


def test_the_server_keeps_one_key(database, tmp_path):
    wish = settings(tmp_path, database)
    with Server(wish) as one, Server(wish) as two:
        key = one.guest().get("/api/me/reminders")["push"]["key"]
        assert two.guest().get("/api/me/reminders")["push"]["key"] == key
    with Server(wish) as again:
        assert again.guest().get("/api/me/reminders")["push"]["key"] == key
    given = push.new_key()
    with Server(settings(tmp_path, database, key=given)) as other:
        assert other.guest().get("/api/me/reminders")["push"]["key"] == push.public_key(given)


def test_of_several_servers_one_reminds(database, tmp_path, service, monkeypatch):
    monkeypatch.setattr(reminders, "INTERVAL", 0.02)
    monkeypatch.setattr(reminders, "PRESENCE_WAIT", 0.1)
    wish = settings(tmp_path, database)
    with Server(wish) as one, Server(wish) as two, Server(wish) as three:
        ids = []
        for server in (one, two, three):
            id, guests = absent_player(server)
            guests[0].post("/api/me/push", service.subscription(f"/{id}"))
            ids.append(id)
        for id in ids:
            set_due(one, id=id, remind_at=precise_now())
        soon(lambda: len(service.taken) >= 3)
        for server in (one, two, three):
            remind(server)
    assert sorted(path.rpartition("/")[2] for path, *_ in service.taken) == sorted(ids)


# -- e-mail ------------------------------------------------------------------------------------------------------------


def plain(letter):
    return letter.get_body(("plain",)).get_content()


def html(letter):
    return letter.get_body(("html",)).get_content()


def new_letter(letters, true=lambda letter: True):
    soon(lambda: any(true(letter) for letter in letters.letters))
    letter = next(letter for letter in letters.letters if true(letter))
    letters.letters.remove(letter)
    return letter


def test_an_address_is_used_once_its_owner_said_so_until_he_says_stop(server, letters):
    id, guests = absent_player(server)
    ann = guests[0]
    ann.post("/api/me", {"language": "de"})
    told = ann.post("/api/me/mail", {"address": " ann@home.example "})
    assert told["mail"] == {"possible": True, "address": "ann@home.example", "confirmed": False}
    letter = new_letter(letters)
    assert (letter["To"], letter["Subject"]) == ("ann@home.example", "Erinnerungen von Asterism?")
    set_due(server, id=id, remind_at=precise_now())
    remind(server)
    assert letters.letters == []  # not yet
    token = re.search(r"https://club\.example/settings\?confirm=(\S+)", plain(letter))[1]
    other = server.guest()
    assert other.post("/api/mail/confirm", {"token": "x" * 43}, 404)["error"]["code"] == "old-link"
    assert other.post("/api/mail/confirm", {"token": token}) == {"address": "ann@home.example"}
    assert other.post("/api/mail/confirm", {"token": token}, 404)["error"]["code"] == "old-link"
    assert ann.get("/api/me/reminders")["mail"]["confirmed"]
    set_due(server, id=id, remind_at=precise_now())
    letter = new_letter(letters)
    assert letter["Subject"] == "Du bist am Zug – Étoiles Filantes"
    assert f"https://club.example/t/{id}" in plain(letter)
    assert f'href="https://club.example/t/{id}"' in html(letter)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = re.fullmatch(r"<https://club\.example(/api/mail/stop/\S+)>", letter["List-Unsubscribe"])[1]
    assert other.http.post(path[:-1] + ("0" if path[-1] != "0" else "1")).status_code == 404
    answer = other.http.post(path, data={"List-Unsubscribe": "One-Click"})
    assert answer.json() == {"stopped": True}
    assert ann.get("/api/me/reminders")["mail"]["address"] is None
    assert other.http.post(path).status_code == 404


def test_a_token_is_not_in_the_database(server, letters):
    ann = server.guest("Ann")
    ann.post("/api/me/mail", {"address": "secret@home.example"})
    letter = new_letter(letters, lambda letter: letter["To"] == "secret@home.example")
    token = re.search(r"confirm=(\S+)", plain(letter))[1]
    path = server.services.store.engine.url.database
    written = b"".join(Path(path + end).read_bytes() for end in ("", "-wal"))
    assert token.encode() not in written
    assert ann.delete("/api/me/mail")["mail"]["address"] is None
    assert ann.post("/api/mail/confirm", {"token": token}, 404)["error"]["code"] == "old-link"


@pytest.mark.parametrize(
    "address", ["", "ann", "ann@home", "a b@home.example", "ann@home.example\nBcc: x@y.example", "x" * 300]
)
def test_addresses_must_be_addresses(server, address):
    assert server.guest("Ann").post("/api/me/mail", {"address": address}, 400)["error"]["code"] == "bad-address"


def test_without_a_mail_server_there_is_no_mail(tmp_path):
    with Server(settings(tmp_path)) as server:
        ann = server.guest("Ann")
        assert not ann.get("/api/me/reminders")["mail"]["possible"]
        assert ann.post("/api/me/mail", {"address": "ann@home.example"}, 409)["error"]["code"] == "no-mail"


def test_letters_escape_names():
    said = Letter("Hi", "<b>Ann & Ben</b>", ("Go", 'https://x.example/"><i>'))
    letter = compose(said, "a@b.example", "c@d.example", "en")
    assert "<b>" not in html(letter)
    assert "&lt;b&gt;Ann &amp; Ben" in html(letter)
    assert "<i>" not in html(letter)
    assert clean_address(" a@b.example ") == "a@b.example"


def test_a_days_clock_sets_its_reminders(server):
    id, *_ = seated(server, "filantes", clock=DAYS)
    row = server.services.in_memory(id).row
    assert row.remind_at - row.turn_began == REMIND_AFTER
    assert row.flag_at - row.turn_began == timedelta(days=3)
