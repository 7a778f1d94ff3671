"""Install the fourth game: build its wheel, and unpack it into a folder that only the proof puts on its path."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

GAME = "noughts"
ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "tests" / "packages" / GAME
FOLDER = ROOT / ".build" / "fourth"


def install() -> Path:
    """The folder with the package; the same wheel is not unpacked twice, so that compiled rules stay valid."""
    with tempfile.TemporaryDirectory() as built:
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", built]
        subprocess.run(command, cwd=PACKAGE, check=True, stdout=subprocess.DEVNULL)
        (wheel,) = Path(built).glob("*.whl")
        kept = FOLDER / wheel.name
        if not kept.exists() or kept.read_bytes() != wheel.read_bytes():
            shutil.rmtree(FOLDER, ignore_errors=True)
            FOLDER.mkdir(parents=True)
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(FOLDER)
            shutil.copy(wheel, kept)
    return FOLDER


def environment() -> dict[str, str]:
    """The variables of a process that has the fourth game installed."""
    path = os.pathsep.join(filter(None, [str(install()), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path}
