"""What is given to others: addresses that they can reach, QR codes, and what messengers show of a link."""

from __future__ import annotations

import html
import re

import httpx
import pytest

from asterism.engine.registry import all_games
from asterism.server import budgets
from asterism.server.http import addresses
from asterism.server.runtime.services import Settings

from .server import RandomBot, Server

PAGE = "<!doctype html><html><head><title>Asterism</title></head><body></body></html>"
SEATS = [{"kind": "me"}, {"kind": "open"}]
DAYS = {"kind": "days", "days": 3}


def serving(tmp_path, listens):
    (tmp_path / "web").mkdir(exist_ok=True)
    (tmp_path / "web" / "index.html").write_text(PAGE)
    database = f"sqlite:///{tmp_path / 'test.db'}"
    return Server(Settings(database=database, pages=tmp_path / "web", make_bot=RandomBot, listens=listens))


@pytest.fixture(scope="module")
def linked(tmp_path_factory):
    """A server with a page, that listens on this machine alone."""
    with serving(tmp_path_factory.mktemp("linked"), "127.0.0.1") as running:
        yield running


def tags(server, path, **headers):
    """The tags of a page for messengers."""
    page = httpx.get(server.url + path, headers=headers).text
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"', page)
    return {name: html.unescape(content) for name, content in found}


# -- addresses ---------------------------------------------------------------------------------------------------------


def test_a_server_on_this_machine_alone_says_so_and_names_the_command(linked):
    assert linked.guest().get("/api/address") == {"origin": None, "command": "asterism serve --host 0.0.0.0"}


def test_a_server_on_the_network_names_its_address_there(tmp_path, monkeypatch):
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.7.9")
    with serving(tmp_path, "0.0.0.0") as server:
        guest = server.guest("Ann")
        origin = f"http://192.168.7.9:{server.port}"
        assert guest.get("/api/address") == {"origin": origin, "command": None}
        id = guest.table("filantes", seats=SEATS)
        code = guest.http.get(f"/api/tables/{id}/qr.svg").content
        assert guest.http.get(f"/api/tables/{id}/qr.svg?origin={origin}").content != code
        assert guest.http.get(f"/api/tables/{id}/qr.svg?origin=http://elsewhere.example").content == code


def test_qr_codes_are_computed_within_the_share_of_their_guest(server, monkeypatch):
    monkeypatch.setitem(budgets.RATES, "explore", budgets.Rate(1, 0.001))
    ann = server.guest("Ann")
    code = f"/api/tables/{ann.table('filantes')}/qr.svg"
    server.services.limits._buckets.clear()
    assert ann.http.get(code).status_code == 200
    assert ann.get(code, 429)["error"]["code"] == "too-fast"


def test_guests_who_came_by_a_name_that_others_can_use_share_that(linked):
    answer = httpx.get(linked.url + "/api/address", headers={"host": "games.example:8000"}).json()
    assert answer == {"origin": "http://games.example:8000", "command": None}


@pytest.mark.parametrize(
    ("listens", "reached"),
    [
        (None, None), ("127.0.0.1", None), ("localhost", None), ("::1", None), ("192.168.7.9", "192.168.7.9"),
        ("games.example", "games.example"), ("0.0.0.0", "10.0.0.2"), ("::", "10.0.0.2"),
    ],
)  # fmt: skip
def test_the_address_for_others_follows_from_the_one_listened_on(monkeypatch, listens, reached):
    monkeypatch.setattr(addresses, "lan_address", lambda: "10.0.0.2")
    assert addresses.reachable_address(listens) == reached


def test_the_address_in_the_network_is_no_loopback():
    found = addresses.lan_address()
    assert found is None or not addresses.is_loopback(found)


# -- links in messengers -----------------------------------------------------------------------------------------------


def test_a_link_says_who_invites_to_what(linked):
    ann = linked.guest("Ann <i>")
    id = ann.table("filantes", mode="race", seats=SEATS, clock=DAYS)
    shown = tags(linked, f"/t/{id}")
    assert shown["og:title"] == "Ann <i> invites you to play Étoiles Filantes"
    assert shown["og:description"] == "Race · 2 players · about 30 min · 3 days per move"
    assert shown["og:url"] == f"{linked.url}/t/{id}"
    picture = httpx.get(shown["og:image"])
    assert picture.headers["content-type"] == "image/jpeg"
    assert picture.content.startswith(b"\xff\xd8\xff")
    assert "<i>" not in httpx.get(f"{linked.url}/t/{id}").text
    german = tags(linked, f"/t/{id}", **{"accept-language": "de"})
    assert german["og:title"] == "Ann <i> lädt dich zu Étoiles Filantes ein"
    rated = linked.guest("Ben").table("filantes", mode="race", seats=SEATS, clock=DAYS, rated=True)
    assert tags(linked, f"/t/{rated}")["og:description"].endswith("3 days per move · rated")


def test_the_other_states_of_a_table_have_links_too(linked):
    nobody, ann = linked.guest(), linked.guest("Ann")
    waiting = nobody.table("gravity", seats=SEATS, clock={"kind": "live", "seconds": 90, "increment": 5})
    assert tags(linked, f"/t/{waiting}")["og:title"] == "You are invited to play Gravity Superstar"
    assert "1.5 min + 5 s" in tags(linked, f"/t/{waiting}")["og:description"]
    running = ann.table("octocube", mode="kids")
    assert tags(linked, f"/t/{running}")["og:title"] == "Octocube: Ann"
    assert tags(linked, f"/t/{running}/replay")["og:url"] == f"{linked.url}/t/{running}"


def test_a_private_link_says_nothing_without_its_code(linked):
    told = linked.guest("Ann").post("/api/tables", {"game": "filantes", "seats": SEATS, "private": True})
    path = f"/t/{told['table']['id']}"
    assert tags(linked, path) == tags(linked, f"{path}?code=wrong") == {}
    assert "Ann" in tags(linked, f"{path}?code={told['you']['code']}")["og:title"]


@pytest.mark.parametrize("path", ["/", "/t/nowhere", "/t/a/b", "/lobby", "/t/%2e%2e"])
def test_other_pages_have_no_such_tags(linked, path):
    assert tags(linked, path) == {}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_of_ours_has_a_picture_for_messengers(linked, game):
    content = httpx.get(f"{linked.url}/api/games/{game.id}/picture.jpg").content
    assert len(content) < 300_000  # more is not shown everywhere
    assert httpx.get(f"{linked.url}/api/games/nothing/picture.jpg").json()["error"]["code"] == "UnknownGameError"


# -- names -------------------------------------------------------------------------------------------------------------


def test_the_first_name_that_somebody_sits_down_with_is_theirs_from_then_on(linked):
    ann, ben = linked.guest(), linked.guest()
    id = ann.table("filantes", seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    assert ann.get("/api/me")["guest"]["name"] == "Ann"
    ben.post(f"/api/tables/{id}/seats/1", {"name": "Ben"})
    assert ben.get("/api/me")["guest"]["name"] == "Ben"
    other = ann.table("filantes", seats=[{"kind": "me", "name": "Annie"}, {"kind": "open"}])
    assert ann.get(f"/api/tables/{other}")["table"]["seats"][0]["name"] == "Annie"
    assert ann.get("/api/me")["guest"]["name"] == "Ann"
