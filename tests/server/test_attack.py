"""``asterism attack``: quiet players play on through every attack, and every refusal says when to come back.

Nothing here is asserted about milliseconds: those are measured on an idle machine (``make hostile``, docs/security.md).
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys

import pytest

from asterism.cli.attack import check_loopback
from asterism.engine.errors import OptionError
from asterism.load.attack_run import AttackPlan, run_attacks
from asterism.load.attacks import ATTACKS
from asterism.server import budgets, rate_limits
from asterism.server.runtime.services import Settings
from tests.terminal import run

from .server import USUAL_RATES, RandomBot, Server

REFUSED = {"positions", "chat", "lobby", "guests", "passphrases", "secrets"}
"""The attacks of which more is asked in a second than a guest's share."""


@pytest.fixture
def hurry(monkeypatch):
    """The rates that servers have, which other tests suspend; an address has no more than a guest, to be soon above."""
    monkeypatch.setattr(rate_limits, "ADDRESS_FACTOR", 1)
    suspended = dict(budgets.RATES)
    budgets.RATES.update(USUAL_RATES)
    yield
    budgets.RATES.update(suspended)


@pytest.mark.usefixtures("hurry")
def test_quiet_players_play_on_through_every_attack(tmp_path):
    plan = AttackPlan(seconds=1.0, addresses=1, attacks=[attack.name for attack in ATTACKS])
    with Server(Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=RandomBot)) as server:
        report = asyncio.run(run_attacks(plan, server.url, None, lambda *_: None))
        left = [connection.address for connection in server.services.connections]
    for felt in (report.quiet, *report.attacks):
        assert felt.moves > 0, felt
        assert not felt.errors, felt
        assert felt.failures == felt.without_retry_after == 0, felt
        if felt.attack in REFUSED:
            assert felt.answers.get("429", 0) + felt.answers.get("503", 0) + felt.answers.get("closed", 0) > 0, felt
    assert report.held
    assert not [address for address in left if address.startswith("198.18.")]


@pytest.mark.usefixtures("hurry")
def test_an_attack_has_rates_of_its_own_to_use_up(tmp_path):
    plan = AttackPlan(seconds=1.0, addresses=1, attacks=["lobby", "bots"])
    with Server(Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=RandomBot)) as server:
        report = asyncio.run(run_attacks(plan, server.url, None, lambda *_: None))
    lobby, bots = report.attacks
    assert lobby.answers["429"] > 0, lobby
    assert bots.answers.get("201", 0) > 1, bots


@pytest.mark.parametrize("url", ["http://example.org", "http://10.0.0.1:8000", "https://127.0.0.1", "ftp://x", "x"])
def test_only_a_server_on_this_machine_is_attacked(url):
    with pytest.raises(OptionError):
        check_loopback(url)


def test_it_starts_a_server_of_its_own_and_reports(tmp_path):
    command = [sys.executable, "-m", "asterism", "attack", "--seconds", "1", "--only", "pings", "--json"]
    done = subprocess.run(command, env={**os.environ, "TMPDIR": str(tmp_path)}, capture_output=True, timeout=240)
    assert done.returncode == 0, done.stderr + done.stdout
    report = json.loads(done.stdout)
    assert [one["attack"] for one in report["attacks"]] == ["pings"]
    assert report["attacks"][0]["answers"]["201"] > 0
    assert report["attacks"][0]["waits"]["p50"] <= report["attacks"][0]["waits"]["most"]
    assert report["quiet"]["memory"] > 10_000_000


@pytest.mark.parametrize(
    "wrong", [["http://example.org"], ["--only", "nothing"], ["--seconds", "0"], ["--addresses", "0"]]
)
def test_what_cannot_be_attacked_is_refused(wrong):
    assert run("attack", *wrong, code=2)
