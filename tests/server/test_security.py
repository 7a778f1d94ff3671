"""What keeps strangers out: tokens, origins, bans, limits, the host's secret, and tables that cannot be guessed."""

from __future__ import annotations

import re
import sqlite3
import time

import httpx
import pytest

from asterism.server import budgets, rate_limits
from asterism.server.accounts import guests, sessions
from asterism.server.errors import RateError
from asterism.server.http import host
from asterism.server.rate_limits import Limits, network_of
from asterism.server.runtime.new_tables import CODE_LENGTH
from asterism.server.runtime.services import Settings

from .hostile import gone
from .server import Guest, RandomBot, Server, soon
from .test_play import seated

SECRET = "a secret of the host"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("security")


@pytest.fixture(scope="module")
def server(folder):
    settings = Settings(
        database=f"sqlite:///{folder / 'test.db'}", pages=folder / "web", make_bot=RandomBot, host_secret=SECRET
    )
    with Server(settings) as running:
        yield running


@pytest.fixture
def master(server):
    guest = server.guest()
    guest.post("/api/host", {"secret": SECRET})
    return guest


def token(guest: Guest) -> str:
    return guest.http.cookies[guests.COOKIE]


def returning(server: Server, cookie: str) -> Guest:
    guest = server.guest()
    guest.http.cookies.set(guests.COOKIE, cookie, domain="127.0.0.1")
    return guest


# -- tokens ------------------------------------------------------------------------------------------------------------


def test_the_database_holds_no_token_passphrase_or_secret(server, folder):
    guest = server.guest("Ann")
    words = guest.post("/api/me/passphrase")["passphrase"]
    kept = b"".join(path.read_bytes() for path in folder.glob("test.db*"))
    for secret in (token(guest), words, words.replace("-", ""), SECRET):
        assert secret.encode() not in kept
    assert guests.hash_token(token(guest)).encode() in kept


def test_cookies_are_for_this_site_and_no_script(server):
    cookie = server.guest().http.post("/api/me", json={"name": "Ann"}).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
    assert "Domain" not in cookie
    secure = httpx.post(f"{server.url}/api/me", json={}, headers={"x-forwarded-proto": "https"}).headers["set-cookie"]
    assert secure.startswith("__Host-asterism=")
    assert "Secure" in secure


def test_over_https_the_plain_cookie_is_worth_nothing(server):
    guest = server.guest("Ann")
    over = {"x-forwarded-proto": "https"}
    assert guest.http.get("/api/me", headers=over).json()["guest"] is None
    named = {**over, "cookie": f"__Host-asterism={token(guest)}"}
    assert httpx.get(f"{server.url}/api/me", headers=named).json()["guest"]["name"] == "Ann"


def test_forged_and_ended_tokens_open_nothing(server):
    ann = server.guest("Ann")
    id = ann.table("filantes", private=True)
    hashed = guests.hash_token(token(ann))
    for forged in (
        hashed,
        hashed[:43],
        token(ann)[:-1] + "!",
        token(ann)[::-1],
        "A" * 43,
        "'; DROP TABLE guests;--",
        "%00%ff",
    ):
        eve = server.guest(Cookie=f"{guests.COOKIE}={forged}")
        assert eve.get("/api/me")["guest"] is None
        assert eve.get(f"/api/tables/{id}", 403)["error"]["code"] == "private"


def test_coming_back_rotates_the_token_and_the_old_one_is_dead(server):
    ann = server.guest("Ann")
    words = ann.post("/api/me/passphrase")["passphrase"]
    first = token(ann)
    ann.post("/api/me/return", {"passphrase": words})
    assert token(ann) != first
    assert returning(server, first).get("/api/me")["guest"] is None
    assert ann.get("/api/me")["guest"]["name"] == "Ann"


def test_coming_back_closes_what_the_old_token_had_open(server):
    ann = server.guest("Ann")
    words = ann.post("/api/me/passphrase")["passphrase"]
    line = ann.live(ann.table("filantes"))
    line.next()
    ann.post("/api/me/return", {"passphrase": words})
    assert gone(line) == 4403


def test_who_is_banned_while_they_connect_is_closed_too(server, master, monkeypatch):
    eve = server.guest("Eve")
    id, who = eve.table("filantes"), eve.get("/api/me")["guest"]["id"]
    load, banned = server.services.table, []

    async def slow(table):
        if not banned:
            banned.append(who)
            await server.services.bans.add("guest", who, None)
            await server.services.access.announce()
        return await load(table)

    monkeypatch.setattr(server.services, "table", slow)
    assert gone(eve.live(id)) == 4403
    ban = next(ban["id"] for ban in master.get("/api/host")["bans"] if ban["who"] == who)
    master.delete(f"/api/host/bans/{ban}")


def test_a_guest_sees_and_ends_the_sessions_of_other_browsers(server):
    ann = server.guest("Ann")
    words = ann.post("/api/me/passphrase")["passphrase"]
    phone, tablet = server.guest(), server.guest()
    phone.post("/api/me/return", {"passphrase": words})
    tablet.post("/api/me/return", {"passphrase": words})
    listed = ann.get("/api/me/sessions")["sessions"]
    assert [session["here"] for session in listed].count(True) == 1
    assert len(listed) == 3
    assert token(ann) not in str(listed)
    line = phone.live(phone.table("filantes"))
    line.next()
    other = next(session["id"] for session in phone.get("/api/me/sessions")["sessions"] if session["here"])
    assert len(ann.delete(f"/api/me/sessions/{other}")["sessions"]) == 2
    assert gone(line) == 4403
    assert phone.get("/api/me")["guest"] is None
    assert len(ann.delete("/api/me/sessions")["sessions"]) == 1
    assert tablet.get("/api/me")["guest"] is None
    assert ann.get("/api/me")["guest"]["name"] == "Ann"
    eve = server.guest("Eve")
    mine = ann.get("/api/me/sessions")["sessions"][0]["id"]
    eve.delete(f"/api/me/sessions/{mine}")
    assert ann.get("/api/me")["guest"]["name"] == "Ann"


def test_a_session_is_renewed_by_use_and_ends_without(server, folder):
    ann = server.guest("Ann")
    hashed = guests.hash_token(token(ann))

    def seen(days: float) -> None:
        with sqlite3.connect(folder / "test.db") as database:
            moment = time.strftime("%Y-%m-%d %H:%M:%S.000000", time.gmtime(time.time() - days * 86400))
            database.execute("UPDATE sessions SET seen = ? WHERE token_hash = ?", (moment, hashed))
        database.close()

    assert "set-cookie" not in ann.http.get("/api/me").headers
    seen(sessions.RENEWED.days + 1)
    assert token(ann) in ann.http.get("/api/me").headers["set-cookie"]
    assert "set-cookie" not in ann.http.get("/api/me").headers
    seen(sessions.LIFETIME.days + 1)
    held = token(ann)
    assert ann.get("/api/me")["guest"] is None
    assert returning(server, held).get("/api/me")["guest"] is None


# -- origins -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
def test_what_comes_from_another_site_is_refused(server, headers):
    ann = server.guest("Ann")
    id = ann.table("filantes")
    for method, path in (("POST", "/api/me"), ("POST", "/api/tables"), ("DELETE", f"/api/tables/{id}/seats/0")):
        answer = ann.http.request(method, path, json={"game": "filantes"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "foreign-origin"
    assert gone(ann.live(id, **headers)) == 4403
    assert ann.get("/api/me")["guest"]["name"] == "Ann"


def test_programs_that_name_no_origin_may_play(server):
    ann = server.guest("Ann")
    assert ann.live(ann.table("filantes")).next()["type"] == "state"


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("nonsense", "nonsense"),
    ],
)
def test_addresses_count_by_customer(address, network):
    assert network_of(address) == network


def test_limits_hold_for_a_guest_on_many_addresses_and_for_an_address_with_many_guests(monkeypatch):
    monkeypatch.setitem(budgets.RATES, "table", budgets.Rate(2, 0.001))
    kept = Limits(["10.0.0.0/8"])
    for address in ("a", "b"):
        kept.spend_guest("table", address, "ann")
    with pytest.raises(RateError):
        kept.spend_guest("table", "c", "ann")
    for _ in range(2 * budgets.ADDRESS_FACTOR):
        kept.spend("table", "club")
    with pytest.raises(RateError):
        kept.spend("table", "club")
    for _ in range(1000):
        kept.spend("table", "10.1.2.3")
        kept.spend_guest("table", "10.1.2.3", "ann")


def test_live_connections_are_counted_by_guest_and_address(server, monkeypatch):
    monkeypatch.setattr(rate_limits, "MAX_CONNECTIONS", 2)
    ann = server.guest("Ann")
    id = ann.table("filantes")
    lines = [ann.live(id) for _ in range(2)]
    for line in lines:
        assert line.next()["type"] == "state"
    refused = ann.live(id)
    assert refused.next()["error"]["code"] == "too-many"
    assert gone(refused) == 4429
    lines[0].close()
    soon(lambda: len([c for c in server.services.connections if c.table.id == id]) == 1)
    assert ann.live(id).next()["type"] == "state"


def test_requests_of_any_kind_are_limited_and_say_for_how_long(server, monkeypatch):
    monkeypatch.setitem(budgets.RATES, "request", budgets.Rate(1, 0.01))
    monkeypatch.setattr(server.services.limits, "clock", lambda: 0.0)  # no token comes back, however long it takes
    server.services.limits.forget()
    answers = [httpx.get(f"{server.url}/api/tables") for _ in range(budgets.ADDRESS_FACTOR + 1)]
    assert [answer.status_code for answer in answers] == [200] * budgets.ADDRESS_FACTOR + [429]
    assert int(answers[-1].headers["retry-after"]) == answers[-1].json()["error"]["params"]["seconds"] > 0
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    server.services.limits.forget()


# -- private tables ----------------------------------------------------------------------------------------------------


def test_ids_and_codes_cannot_be_guessed():
    ids = {guests.new_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert len(guests.ALPHABET) ** 10 > 2**48
    assert len(guests.ALPHABET) ** CODE_LENGTH > 2**48
    assert all(len({id[place] for id in ids}) == len(guests.ALPHABET) for place in range(10))


def test_a_private_table_shows_nothing_without_its_code(server):
    ann = server.guest("Ann")
    made = ann.post(
        "/api/tables",
        {"game": "filantes", "seating": "fixed", "private": True, "seats": [{"kind": "me"}, {"kind": "open"}]},
    )
    id, code = made["table"]["id"], made["you"]["code"]
    eve = server.guest("Eve")
    assert id not in str(eve.get("/api/tables"))
    for wrong in ("", "?code=", f"?code={code[:-1]}", f"?code={code.upper()}", "?code=%00", "?code=é"):
        for what in ("", "/record", "/qr.svg", "/replay", "/review"):
            assert eve.get(f"/api/tables/{id}{what}{wrong}", 403)["error"]["code"] == "private"
        assert gone(eve.live(id, query=wrong.lstrip("?"))) == 4403
    assert eve.post(f"/api/tables/{id}/seats/1", {"code": "x"}, 403)["error"]["code"] == "private"
    assert eve.get(f"/api/tables/{id}?code={code}")["table"]["id"] == id


# -- the host ----------------------------------------------------------------------------------------------------------


def test_only_who_knows_the_secret_is_the_host(server):
    id = server.guest("Ann").table("filantes")
    until = str(int(time.time()) + 99)
    forged = [
        f"{until}.{'0' * 64}",
        until,
        ".",
        "",
        host.new_host_token("another secret"),
        f"9{host.new_host_token(SECRET)}",
    ]
    strangers = [server.guest(), *(server.guest(Cookie=f"{host.COOKIE}={value}") for value in forged)]
    strangers += [server.guest(Authorization=value) for value in ("Bearer", "Bearer x", f"Basic {SECRET}")]
    for stranger in strangers:
        for path in ("/api/host", f"/api/host/tables/{id}/chat", "/metrics"):
            assert stranger.get(path, 403)["error"]["code"] == "not-host"
        stranger.post(f"/api/host/tables/{id}/end", status=403)
        stranger.delete(f"/api/host/tables/{id}", 403)
        stranger.delete(f"/api/host/tables/{id}/chat/1", 403)
        stranger.post("/api/host/bans", {"kind": "guest", "who": "x"}, 403)
        stranger.delete("/api/host/bans/x", 403)
        stranger.post("/api/host", {"secret": SECRET[:-1]}, 403)


def test_guesses_of_the_secret_are_slowed_down_by_address_and_the_hosts_own_requests_are_not(server, monkeypatch):
    monkeypatch.setitem(budgets.RATES, "secret", budgets.Rate(1, 0.01))
    monkeypatch.setattr(server.services.limits, "clock", lambda: 0.0)
    server.services.limits.forget()
    far, right = {"x-forwarded-for": "192.0.2.9"}, {"authorization": f"Bearer {SECRET}"}

    def ask(path, **headers):
        return httpx.get(server.url + path, headers=headers)

    guesses = [
        lambda: ask("/metrics", **far, authorization="Bearer guess"),
        lambda: ask("/api/host", **far, authorization="bearer guess"),
        lambda: httpx.post(f"{server.url}/api/host", json={"secret": "guess"}, headers=far),
    ]
    answers = [guesses[n % 3]() for n in range(budgets.ADDRESS_FACTOR + 6)]
    assert [a.status_code for a in answers] == [403] * budgets.ADDRESS_FACTOR + [429] * 6
    assert all(int(a.headers["retry-after"]) > 0 for a in answers[-6:])
    assert ask("/metrics", **far, **right).status_code == 429  # also the right one, or a guess would show by it
    assert [ask("/metrics", **right).status_code for _ in range(50)] == [200] * 50
    monkeypatch.setattr(server.services.limits, "clock", lambda: 3600.0)
    assert ask("/metrics", **far, **right).status_code == 200
    server.services.limits.forget()


def test_a_hosts_pass_ends_by_itself(monkeypatch):
    held = host.new_host_token(SECRET)
    assert host.token_until(SECRET, held)
    later = time.time() + host.HOURS_12 + 1
    monkeypatch.setattr(host.time, "time", lambda: later)
    assert host.token_until(SECRET, held) is None


def test_the_host_sees_what_runs(server, master):
    id, (ann, _), _ = seated(server, "filantes")
    ann.next()
    reply = master.get("/api/host")
    assert id in [table["id"] for table in reply["tables"]]
    assert {(c["name"], c["table"]) for c in reply["connections"]} >= {("Ann", id)}
    assert reply["counts"]["running"] >= 1
    assert reply["memory"] > 10**6
    assert reply["host"] is True
    assert server.guest(Authorization=f"Bearer {SECRET}").get("/api/host")["host"] is True
    stolen = server.guest(Cookie=f"{host.COOKIE}={master.http.cookies[host.COOKIE]}")
    assert stolen.get("/api/host")["host"] is True
    master.delete("/api/host")
    master.get("/api/host", 403)
    stolen.get("/api/host", 403)
    again = server.guest()
    again.post("/api/host", {"secret": SECRET})
    assert again.get("/api/host")["host"] is True


def test_the_host_ends_and_deletes_tables(server, master):
    id, (ann, ben), guests_ = seated(server, "filantes")
    ann.next(), ben.next()
    master.post(f"/api/host/tables/{id}/end")
    assert ann.until("table")["table"]["status"] == "over"
    assert ann.refused("play", ply=0, action=0) == ("ConflictError", "not-running")
    master.post(f"/api/host/tables/{id}/end", status=409)
    master.delete(f"/api/host/tables/{id}")
    assert gone(ben) == 4404
    guests_[0].get(f"/api/tables/{id}", 404)
    master.delete(f"/api/host/tables/{id}", 404)


def test_the_host_takes_words_out_of_the_chat(server, master):
    id, (ann, ben), _ = seated(server, "filantes")
    ann.next(), ben.next()
    ann.ask("chat", text="something bad")
    n = master.get(f"/api/host/tables/{id}/chat")["chat"][0]["n"]
    ben.until("chat")
    assert master.delete(f"/api/host/tables/{id}/chat/{n}")["chat"][0]["removed"] is True
    line = next(entry for entry in ben.until("state")["log"] if entry["type"] == "chat")
    assert (line["text"], line["removed"]) == ("", True)
    assert "something bad" not in server.guest().http.get(f"/api/tables/{id}").text
    later = server.guest().live(id)
    later.next()
    assert "something bad" not in later.received[0]
    master.delete(f"/api/host/tables/{id}/chat/99", 404)
    assert ann.ask("ping")["type"] == "pong"


def test_who_was_away_when_a_line_was_removed_does_not_keep_it(server, master):
    ann = server.guest("Ann")
    id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}])
    line = ann.opened(id)
    number = line.ask("chat", text="a bad word", key="k")["n"]
    after = line.ask("chat", text="and a good one")["n"]
    line.close()
    master.delete(f"/api/host/tables/{id}/chat/{number}")
    state = ann.live(id, since=after).until("state")
    assert state["since"] == 0
    assert [entry["text"] for entry in state["log"] if entry["type"] == "chat"] == ["", "and a good one"]
    again = ann.opened(id)
    again.ask("chat", text="a bad word", key="k")  # the answer to the first had not arrived
    assert "a bad word" not in str(master.get(f"/api/host/tables/{id}/chat"))


def test_the_host_keeps_guests_and_addresses_out_and_lets_them_in_again(server, master):
    eve = server.guest("Eve", **{"Accept-Language": "fr"})
    id = eve.table("filantes")
    line = eve.live(id)
    line.next()
    who = eve.get("/api/me")["guest"]["id"]
    master.post("/api/host/bans", {"kind": "guest", "who": who, "hours": 1})
    assert gone(line) == 4403
    error = eve.get("/api/me", 403)["error"]
    assert error["message"] == "L'hôte de ce serveur ne vous laisse pas entrer."
    eve.post("/api/tables", {"game": "filantes"}, 403)
    assert gone(eve.live(id)) == 4403
    ban = next(ban["id"] for ban in master.get("/api/host")["bans"] if ban["who"] == who)
    master.delete(f"/api/host/bans/{ban}")
    assert eve.get("/api/me")["guest"]["name"] == "Eve"
    with httpx.Client(base_url=server.url, headers={"x-forwarded-for": "2001:db8::5"}) as far:
        assert far.get("/api/tables").status_code == 200
        bans = master.post("/api/host/bans", {"kind": "address", "who": "2001:db8::1"})["bans"]
        assert [ban["who"] for ban in bans] == ["2001:db8::/64"]
        assert far.get("/api/tables").status_code == 403
        assert far.get("/healthz").status_code == 200
        master.delete(f"/api/host/bans/{bans[0]['id']}")
        assert far.get("/api/tables").status_code == 200
    master.post("/api/host/bans", {"kind": "address", "who": "nobody"}, 400)


def test_sessions_bans_and_deleting_work_on_each_database(database, tmp_path):
    with Server(Settings(database=database, pages=tmp_path, make_bot=RandomBot, host_secret=SECRET)) as server:
        ann = server.guest("Ann")
        words = ann.post("/api/me/passphrase")["passphrase"]
        first = token(ann)
        ann.post("/api/me/return", {"passphrase": words})
        assert returning(server, first).get("/api/me")["guest"] is None
        server.guest().post("/api/me/return", {"passphrase": words})
        assert len(ann.get("/api/me/sessions")["sessions"]) == 2
        assert len(ann.delete("/api/me/sessions")["sessions"]) == 1
        id, (live, _), _ = seated(server, "filantes")
        live.next()
        live.ask("chat", text="hello")
        master = server.guest(Authorization=f"Bearer {SECRET}")
        who = ann.get("/api/me")["guest"]["id"]
        ban = master.post("/api/host/bans", {"kind": "guest", "who": who, "hours": 1})["bans"][0]
        assert ann.get("/api/me", 403)["error"]["code"] == "banned"
        master.delete(f"/api/host/bans/{ban['id']}")
        assert ann.get("/api/me")["guest"]["name"] == "Ann"
        master.delete(f"/api/host/tables/{id}")
        assert ann.get(f"/api/tables/{id}", 404)["error"]["code"] == "no-table"


# -- answers -----------------------------------------------------------------------------------------------------------


def test_every_answer_carries_the_safety_headers(server):
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/api/tables/x", "/assets/x.js"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy.replace("script-src 'self' 'wasm-unsafe-eval'", "script-src 'self'")
        assert not re.search(r"\b(ws|wss|https?|\*):?( |;|$)", policy)
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
    assert httpx.get(f"{server.url}/api/me").headers["cache-control"] == "no-store"
