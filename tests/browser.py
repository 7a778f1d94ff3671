"""Run the page's tests in a real Chromium against a real server with an empty database."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def chromium() -> str:
    """Where Chromium is; Debian's is installed where there is none."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True, stdout=subprocess.DEVNULL)
        found = shutil.which("chromium")
    assert found, "there is no Chromium, and it could not be installed"
    return found


def main() -> int:
    """Start the server, run the tests, stop the server."""
    browser = chromium()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/browser.db"
        command = [sys.executable, "-u", "-m", "asterism", "serve", "--port", "0", "--no-open", "--database", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "200"})
        assert server.stdout is not None
        try:
            address = next(filter(None, (re.search(r"http://[\d.:]+", line) for line in server.stdout)))[0]
            env = {**os.environ, "ASTERISM_SERVER": address, "CHROMIUM": browser}
            return subprocess.run(["npm", "run", "-s", "test:browser"], cwd=ROOT / "web", env=env).returncode
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    sys.exit(main())
