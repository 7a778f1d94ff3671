"""Run the page's tests in a real Chromium against a real server with an empty database.

``python -m tests.browser`` runs them all; names choose some (``python -m tests.browser games``); ``--long`` plays whole
games of every mode and number of players; ``--fourth`` plays a game that the page does not know, of a package that only
this server has; ``--firefox`` plays in Debian's Firefox; ``--crowd`` opens two hundred pages and kills their server;
``--speed`` measures clicks and frames, and wants an idle machine; ``--pictures`` writes pictures of every screen into
docs/images. ASTERISM_SEED repeats what a failed test chose at random; its trace and screenshot are in web/test-results.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from asterism.cli.wasm import built_modules
from asterism.load.server import wait_until_ready
from asterism.server.http.addresses import bracketed, lan_address
from tests.fourth.install import environment

ROOT = Path(__file__).resolve().parent.parent
SECRET = "a secret for tests"
ALONE = {"--crowd", "--firefox", "--fourth", "--pictures", "--speed"}
"""Tests that run one at a time, in folders of their own."""


def chromium() -> str:
    """Where Chromium is; without windows if there is such a one, because it costs less."""
    found = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
    assert found, "there is no Chromium: `make chromium` installs Debian's"
    return found


def main(*chosen: str) -> int:
    """Start the server, run the tests, stop the server."""
    browser = chromium()
    flags = {word for word in chosen if word.startswith("--")}
    assert flags <= {"--long", *ALONE}, f"unknown: {flags}"
    alone = flags & ALONE
    project, workers = (alone.pop()[2:], 1) if alone else ("browser", 3)
    if project == "browser":
        built_modules()  # for tables on the visitor's own device
    wanted = [word for word in chosen if word not in flags]
    tests = ["npx", "playwright", "test", *wanted, f"--project={project}", f"--workers={workers}"]
    with tempfile.TemporaryDirectory() as home:
        database = f"sqlite+aiosqlite:///{home}/browser.db"
        network = lan_address()
        command = [sys.executable, "-u", "-m", "asterism", "serve", "--port", "0", "--no-open", "--database", database]
        command += ["--host", "0.0.0.0"] if network else []
        installed = environment() if "--fourth" in flags else os.environ
        env = {**installed, "COLUMNS": "200", "ASTERISM_HOST_SECRET": SECRET, "CHROMIUM": browser}
        env["FIREFOX"] = shutil.which("firefox-esr") or shutil.which("firefox") or ""
        # So many guests behind one address would be slowed down, or kept out.
        env["ASTERISM_TRUSTED"] = " ".join(filter(None, ("127.0.0.1", network)))
        env["ASTERISM_LONG"] = "1" if "--long" in flags else ""
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert server.stdout is not None
        try:
            port = next(filter(None, (re.search(r"http://[^/]+:(\d+)/", line) for line in server.stdout)))[1]
            env["ASTERISM_SERVER"] = f"http://127.0.0.1:{port}"
            wait_until_ready(env["ASTERISM_SERVER"])  # as a load balancer does; until then it loads compiled rules
            env["ASTERISM_LAN"] = f"http://{bracketed(network)}:{port}" if network else ""
            return subprocess.run(tests, cwd=ROOT / "web", env=env).returncode
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
