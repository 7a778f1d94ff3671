"""Install a wheel into empty environments, with and without its server, and use it there.

The programs run outside the repository, without Node on their path, and with no compiled rules to begin with.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).with_name("uv")
LOCK = ROOT / "requirements.lock"
CORE_ONLY = ("litestar", "sqlalchemy", "uvicorn", "gymnasium", "pettingzoo", "pyspiel", "ray", "ziglang")
GAME = ("--game", "filantes")
SHORT = ("--option", "target=1")
ADDRESS = re.compile(rb"http://127\.0\.0\.1:\d+")
RECORD = """
import sys
from asterism import Match, record_of, save_record
match = Match.new("filantes", options={"target": 1}, seed=7)
while not match.over:
    match.play(match.legal()[match.ply % len(match.legal())])
save_record(sys.argv[1], record_of(match))
"""


class Installed:
    """An environment with the wheel in it."""

    def __init__(self, wheel: Path, folder: Path, extras: str = "") -> None:
        subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], check=True)
        install = [UV, "pip", "install", "--quiet", "--python", folder, "--constraints", LOCK]
        subprocess.run([*install, f"asterism{extras} @ {wheel}"], check=True)
        self.folder = folder
        self.bin = folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.env = environment(folder)

    def run(self, program: str, *words: str | Path, code: int = 0, typed: str = "") -> str:
        """What a program of the environment prints; it must end with this code."""
        command = [self.bin / program, *words]
        done = subprocess.run(
            command, input=typed, capture_output=True, text=True, env=self.env, cwd=self.folder, check=False
        )
        if done.returncode != code:
            raise AssertionError(f"{command} ended with {done.returncode}\n{done.stdout}\n{done.stderr}")
        return done.stdout + done.stderr

    def python(self, code: str, *words: str | Path) -> str:
        """What some Python prints."""
        return self.run("python", "-c", code, *words)


def environment(folder: Path) -> dict[str, str]:
    """A path without Node, and folders of its own for data and compiled rules."""
    kept = {name: value for name, value in os.environ.items() if name in ("LANG", "LC_ALL", "SYSTEMROOT", "TMPDIR")}
    programs = folder / "programs"
    programs.mkdir(exist_ok=True)
    home = folder / "home"
    home.mkdir(exist_ok=True)
    return {**kept, "PATH": str(programs), "HOME": str(home), "ASTERISM_CACHE": str(folder / "cache")}


def check_core(core: Installed) -> None:
    """The core lists its games and plays, is typed, and says what the server needs."""
    assert "Gravity Superstar" in core.run("asterism", "games")
    assert "pip install 'asterism[server]'" in core.run("asterism", "serve", code=2)
    found = f"from importlib.util import find_spec; print([name for name in {CORE_ONLY} if find_spec(name)])"
    assert core.python(found) == "[]\n"
    assert core.python("from shutil import which; print(which('node'), which('npm'))") == "None None\n"
    played = core.run("asterism", "play", "filantes", "--seats", "random,level:1", *SHORT, "--seed", "2")
    assert "Game over" in played, played
    record = core.folder / "game.ast"
    core.python(RECORD, record)
    assert json.loads(core.run("asterism", "verify", record, "--json"))["state"] == "passed"
    tournament = core.run("asterism", "arena", "level:2", "random", *GAME, *SHORT, "--games", "4", "--json")
    assert len(json.loads(tournament[tournament.index("{") :])["table"]) == 2
    measured = core.run("asterism", "bench", *GAME, "--players", "2", "--seconds", "0.2", "--threads", "1", "--json")
    assert json.loads(measured[measured.index("{") :])["results"][0]["decisions_per_s"] > 0
    modules = core.folder / "modules"
    core.run("asterism", "wasm", modules)
    assert sorted(path.stem for path in modules.iterdir()) == ["filantes", "gravity", "octocube"]


def check_server(server: Installed) -> None:
    """The server makes its database, serves the page, bears some load, and writes a site that needs no server."""
    database = f"sqlite:///{server.folder / 'games.db'}"
    assert "The schema is at" in server.run("asterism", "db", "upgrade", "--database", database)
    check_page(server, database)
    load = ("--tables", "4", "--seconds", "3", "--pace", "0.1", "--json")
    measured = server.run("asterism", "load", *GAME, *load)
    assert json.loads(measured[measured.index("{") :])["moves"] > 0
    site = server.folder / "site"
    server.run("asterism", "site", "build", site)
    assert (site / "index.html").is_file()
    assert len(list(site.glob("data-*/*.wasm"))) == 3


def check_page(server: Installed, database: str) -> None:
    """``asterism serve`` sends the page, a script of it, and the list of games."""
    command = [server.bin / "asterism", "serve", "--port", "0", "--no-open", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=server.env, cwd=server.folder) as process:
        try:
            assert process.stdout is not None
            said = iter(process.stdout.readline, b"")
            address = next(found[0].decode() for line in said if (found := ADDRESS.search(line)))
            page = fetch(address)
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script, page
            assert fetch(address + script[1])
            assert {game["id"] for game in json.loads(fetch(f"{address}/api/games"))["games"]} == {
                "filantes",
                "gravity",
                "octocube",
            }
        finally:
            process.terminate()


def fetch(address: str) -> str:
    """The text at an address of the server."""
    with urllib.request.urlopen(address, timeout=60) as answer:
        return str(answer.read().decode())


def use(wheel: Path) -> None:
    """Install and use a wheel, with and without its server."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        check_core(Installed(wheel, folder / "core"))
        check_server(Installed(wheel, folder / "server", "[server]"))
