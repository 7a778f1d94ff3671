"""Build the site without a server, serve it under a sub-path by Python's plain file server, and test it in Chromium.

``python -m tests.static_site`` runs all tests; ``--long`` instead plays whole games against the strongest level on a
slow phone, and prints how long its decisions take. More words are for Playwright (``-g offline``).
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from asterism.cli.wasm import built_modules
from asterism.site.build import build_site
from tests.browser import chromium

ROOT = Path(__file__).resolve().parent.parent
PATH = "some/where/games"


class Quiet(SimpleHTTPRequestHandler):
    """Python's own file server, without its log."""

    def log_message(self, *_: object) -> None:
        pass


def main(*words: str) -> int:
    browser = chromium()
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home, PATH)
        build_site(folder, built_modules())
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=home))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        site = f"http://127.0.0.1:{server.server_address[1]}/{PATH}/"
        env = {**os.environ, "ASTERISM_SITE": site, "ASTERISM_SITE_FOLDER": str(folder), "CHROMIUM": browser}
        env["ASTERISM_LONG"] = "1" if "--long" in words else ""
        chosen = ["long", "--workers=1"] if "--long" in words else []
        others = [word for word in words if word != "--long"]
        tests = ["npx", "playwright", "test", "--project=site", *chosen, *others]
        try:
            return subprocess.run(tests, cwd=ROOT / "web", env=env).returncode
        finally:
            server.shutdown()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
