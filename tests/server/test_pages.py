"""The page's files: found, packed, cached, and nothing outside their folder."""

from __future__ import annotations

import gzip
import threading

import httpx
import pytest

from asterism.server.errors import RateError
from asterism.server.fair_queue import FairQueue
from asterism.server.http import compression
from asterism.server.runtime.services import Settings

from .server import RandomBot, Server

SCRIPT = b"".join(b"console.log('night paper', %d);" % (n * n) for n in range(2000))
PACKED = b"as the build packed it" * 200


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>page</title>")
    (web / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (web / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (web / "assets" / "app-1a2b.js.br").write_bytes(PACKED)
    (web / "assets" / "late-3c4d.css").write_bytes(SCRIPT)
    (web / "assets" / "photo-5e6f.webp").write_bytes(SCRIPT)
    (folder / "secret.txt").write_text("secret")
    settings = Settings(database=f"sqlite:///{folder / 'test.db'}", pages=web, make_bot=RandomBot)
    with Server(settings) as running, httpx.Client(base_url=running.url) as client:
        yield client


def test_addresses_inside_the_page_get_the_page(site):
    for path in ("/", "/t/abcdef", "/lobby", "/rules/gravity"):
        answer = site.get(path)
        assert answer.status_code == 200
        assert "<title>page" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_hashed_files_are_kept_for_ever_and_sent_packed(site):
    packed = site.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == SCRIPT
    assert "immutable" in packed.headers["cache-control"]
    assert "javascript" in packed.headers["content-type"]
    plain = site.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    again = site.get("/", headers={"if-none-match": site.get("/").headers["etag"]})
    assert again.status_code == 304


def test_files_are_packed_once(site):
    def raw(path, encodings):
        with site.stream("GET", path, headers={"accept-encoding": encodings}) as answer:
            return answer.headers.get_list("content-encoding"), b"".join(answer.iter_raw())

    assert raw("/assets/app-1a2b.js", "gzip, deflate, br, zstd") == (["br"], PACKED)
    assert raw("/assets/app-1a2b.js", "gzip, br;q=0") == (["gzip"], gzip.compress(SCRIPT, mtime=0))
    encoding, body = raw("/assets/late-3c4d.css", "gzip, br")  # the build did not pack it
    assert encoding == ["gzip"]
    assert gzip.decompress(body) == SCRIPT
    assert raw("/assets/photo-5e6f.webp", "gzip, br") == ([], SCRIPT)
    assert raw("/", "gzip, br")[0] == []  # too small to gain


def test_nothing_outside_the_folder_is_sent(site):
    for path in ("/assets/nothing.js", "/favicon.png", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "//etc/passwd.x"):
        answer = site.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["error"]["code"] == "no-page"


def test_head_is_answered_as_get_without_the_body(site):
    for path in ("/", "/t/abcdef", "/assets/app-1a2b.js", "/api/games", "/assets/nothing.js"):
        reply, asked = site.get(path), site.head(path)
        assert (asked.status_code, asked.content) == (reply.status_code, b"")
        for name in ("content-type", "content-length", "cache-control", "etag", "content-security-policy"):
            assert asked.headers.get(name) == reply.headers.get(name), (path, name)


def test_without_a_built_page_the_server_says_so(server):
    answer = httpx.get(server.url + "/")
    assert answer.status_code == 200
    assert "was not built" in answer.text


def test_large_answers_are_compressed_beside_the_event_loop(site, monkeypatch):
    threads, pack = [], compression._gzip

    def packed(body):
        threads.append((threading.current_thread().name.partition("_")[0], len(body)))
        return pack(body)

    monkeypatch.setattr(compression, "_gzip", packed)
    answer = site.get("/api/games", headers={"accept-encoding": "gzip"})
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
    assert answer.json()["games"]
    assert threads == [("compress", len(answer.content))]
    plain = site.get("/api/games", headers={"accept-encoding": "gzip;q=0"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content
    assert "content-encoding" not in site.get("/api/me", headers={"accept-encoding": "gzip"}).headers  # too small


def test_a_full_queue_of_the_compressor_lets_answers_through_as_they_are(site, monkeypatch):
    async def full(*_):
        raise RateError("too-much", seconds=2)

    monkeypatch.setattr(FairQueue, "run", full)
    answer = site.get("/api/games", headers={"accept-encoding": "gzip"})
    assert answer.status_code == 200
    assert "content-encoding" not in answer.headers
    assert answer.json()["games"]
