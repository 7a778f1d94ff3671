"""Logs: no path or message makes them long, many, misleading or indiscreet."""

from __future__ import annotations

import json
import logging
import socket
from urllib.parse import quote

import httpx
import pytest

from asterism.server import budgets
from asterism.server.budgets import MAX_LOG_LINE, MAX_LOG_PATH, MAX_PATH, MAX_TRACEBACK
from asterism.server.http.logs import JsonFormatter, TextFormatter, loggable_path

from .server import soon

LONG, NUL, FORGED = "/" + "x" * 60_000, "/a\0b", "/x\n2026-11-16 10:00:00 ERROR   root [-] all is lost"
NASTY = {"long": LONG, "long name": "/" + "y" * 900, "nul": NUL, "line": FORGED}
NASTY |= {"escape": "/\x1b[2J", "bidi": "/\u202egnp.exe"}


def ours(caplog):
    """What the server logged, not the client."""
    return [record for record in caplog.records if record.name.startswith("asterism")]


@pytest.mark.parametrize("path", NASTY.values(), ids=NASTY)
@pytest.mark.parametrize("prefix", ["", "/api/tables", "/api/texts", "/assets"])
def test_a_path_that_nothing_has_is_not_found_and_fails_nowhere(server, caplog, prefix, path):
    caplog.set_level(logging.INFO)
    answer = httpx.get(server.url + prefix + quote(path))
    page = path == NASTY["long name"] and not prefix.startswith("/api")  # the page has a screen for what is not there
    assert answer.status_code in ((200, 404) if page else (400, 404))
    soon(lambda: ours(caplog))
    for record in ours(caplog):
        assert not record.exc_info
        for formatter in (TextFormatter(), JsonFormatter()):
            line = formatter.format(record)
            assert len(line) < MAX_LOG_LINE + 1000
            assert line.isprintable()


def test_paths_of_live_connections_are_checked_too(server):
    guest = server.guest("Ann")
    assert guest.live(quote("a\0b")).closed() == 4404
    assert guest.live("z" * (MAX_PATH + 1)).closed() == 4404


def record_of(message, *arguments, error=None):
    given = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("asterism", logging.ERROR, "", 0, message, arguments, given)


def test_nobody_can_forge_a_line_or_fill_one():
    text = TextFormatter().format(record_of("%s failed", "x\n2026 ERROR forged\r\x1b[31m\u2028\u202e"))
    assert len(text.splitlines()) == 1
    assert "\\n2026 ERROR forged\\r\\x1b[31m\\u2028\\u202e" in text
    assert len(TextFormatter().format(record_of("y" * 10**6))) < MAX_LOG_LINE + 200
    assert len(JsonFormatter().format(record_of("y" * 10**6))) < MAX_LOG_LINE + 400


def test_the_lines_of_a_traceback_are_marked_and_bounded():
    try:
        raise ValueError("bad\n2026-11-16 10:00:00 ERROR   root [-] forged\n" + "z" * 10**6)
    except ValueError as caught:
        error = caught
    first, *rest = TextFormatter().format(record_of("failed", error=error)).splitlines()
    assert first.endswith("failed")
    assert rest
    assert all(line.startswith("  | ") for line in rest)
    assert sum(map(len, rest)) < 2 * MAX_TRACEBACK
    reply = json.loads(JsonFormatter().format(record_of("failed", error=error)))
    assert len(reply["exception"]) <= MAX_TRACEBACK


def test_tokens_in_paths_are_not_logged(server, caplog):
    caplog.set_level(logging.INFO)
    server.guest().post("/api/mail/stop/abc.0123456789abcdef", status=404)
    assert httpx.get(f"{server.url}/api/mail/stop/abc.0123456789abcdef").status_code == 404
    soon(lambda: len(ours(caplog)) == 2)
    assert "0123456789abcdef" not in str([(r.getMessage(), r.fields) for r in ours(caplog)])
    assert loggable_path("/api/mail/stop/abc") == "/api/mail/stop/…"
    assert len(loggable_path("/" + "x" * 5000)) < MAX_LOG_PATH + 30


def test_an_address_has_a_share_of_the_log_and_the_rest_is_counted(server, caplog, monkeypatch):
    caplog.set_level(logging.INFO)
    monkeypatch.setitem(budgets.RATES, "log", budgets.Rate(1, 0.01))
    monkeypatch.setattr(server.services.limits, "clock", lambda: 0.0)
    server.services.limits.forget()
    before = server.services.metrics.unlogged._value.get()
    far = {"x-forwarded-for": "192.0.2.77"}
    for _ in range(budgets.ADDRESS_FACTOR + 5):
        httpx.get(f"{server.url}/api/me", headers=far)
    httpx.get(f"{server.url}/api/me")
    soon(lambda: ours(caplog)[-1].fields["client"] == "127.0.0.1")
    clients = [record.fields["client"] for record in ours(caplog)]
    assert clients.count("192.0.2.77") == budgets.ADDRESS_FACTOR
    assert server.services.metrics.unlogged._value.get() == before + 5
    server.services.limits.forget()


def test_tracebacks_of_an_address_are_bounded(server, caplog, monkeypatch):
    monkeypatch.setitem(budgets.RATES, "failure", budgets.Rate(1, 0.01))
    monkeypatch.setattr(server.services.limits, "clock", lambda: 0.0)
    monkeypatch.setattr(server.services, "public_tables", None)
    server.services.limits.forget()
    codes = [httpx.get(f"{server.url}/api/tables").status_code for _ in range(budgets.ADDRESS_FACTOR + 5)]
    assert set(codes) == {500}
    assert len([record for record in caplog.records if record.exc_info]) == budgets.ADDRESS_FACTOR
    server.services.limits.forget()


def test_headers_that_do_not_end_are_cut_off(server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with pytest.raises(ConnectionError):
            line.sendall((b"a: " + b"b" * 65_000 + b"\r\n") * 1_000)
    assert httpx.get(f"{server.url}/healthz").status_code == 200
