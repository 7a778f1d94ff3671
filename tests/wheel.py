"""Build the wheel, install it into empty environments with and without its server, and use it there.

``python -m tests.wheel``; it needs uv and npm, and downloads what is not in uv's cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).with_name("uv")
LOCK = ROOT / "requirements.lock"
CORE_ONLY = ("litestar", "sqlalchemy", "uvicorn", "gymnasium", "pettingzoo", "pyspiel", "ray")


def build(folder: Path) -> Path:
    """The wheel, built by way of the source distribution."""
    subprocess.run([UV, "build", "--quiet", "--build-constraints", LOCK, "--out-dir", folder, ROOT], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path, extras: str = "") -> Path:
    """An environment with the wheel in it; the folder of its programs."""
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    install = [
        UV,
        "pip",
        "install",
        "--quiet",
        "--python",
        folder,
        "--constraints",
        LOCK,
        f"asterism{extras} @ {wheel}",
    ]
    subprocess.run(install, check=True)
    return folder / ("Scripts" if sys.platform == "win32" else "bin")


def run(*command: str | Path, code: int = 0) -> str:
    """What a program prints; it must end with this code."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=tempfile.gettempdir(), check=False)
    assert done.returncode == code, (command, done.stdout, done.stderr)
    return done.stdout + done.stderr


def check_core(bin: Path) -> None:
    """The core lists its games and plays, and says what the server needs."""
    assert "Gravity Superstar" in run(bin / "asterism", "games")
    assert "Usage: asterism play" in run(bin / "asterism", "play", "--help")
    assert "pip install 'asterism[server]'" in run(bin / "asterism", "serve", code=2)
    found = f"from importlib.util import find_spec; print([name for name in {CORE_ONLY} if find_spec(name)])"
    assert run(bin / "python", "-c", found) == "[]\n"
    played = "from asterism import Match; print(Match.new('octocube', seed=1).over)"
    assert run(bin / "python", "-c", played) == "False\n"


def check_server(bin: Path, folder: Path) -> None:
    """The server's database can be made, its page is there, and the package is typed."""
    upgraded = run(bin / "asterism", "db", "upgrade", "--database", f"sqlite:///{folder / 'games.db'}")
    assert "The schema is at" in upgraded
    assert "Usage: asterism serve" in run(bin / "asterism", "serve", "--help")
    files = "from importlib.resources import files; f = files('asterism'); "
    assert run(bin / "python", "-c", f"{files}print((f / 'py.typed').is_file(), (f / 'web/index.html').is_file())") == (
        "True True\n"
    )
    run(bin / "python", "-c", "import asterism.cli.serve, asterism.cli.load")


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = build(folder / "dist")
        check_core(install(wheel, folder / "core"))
        check_server(install(wheel, folder / "server", "[server]"), folder)
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, with and without its server")


if __name__ == "__main__":
    main()
