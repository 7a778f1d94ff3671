"""``make release``: build everything that is published into ``dist``, check it, and use it elsewhere.

``--only`` chooses parts: wheel (with the source distribution), npm, container, notes.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import asterism
from release import container, contents, install, notes, npm

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PARTS = ("wheel", "npm", "container", "notes")


def build_packages() -> tuple[Path, Path]:
    """The source distribution, and the wheel that is made of it without Node."""
    command = [install.UV, "build", "--quiet", "--build-constraints", install.LOCK, "--out-dir", DIST]
    subprocess.run([*command, "--sdist", ROOT], check=True)
    (source,) = DIST.glob("asterism-*.tar.gz")
    with tempfile.TemporaryDirectory() as empty:
        env = {**os.environ, "PATH": empty}
        subprocess.run([*command, "--wheel", "--python", sys.executable, source], env=env, check=True)
    (wheel,) = DIST.glob("asterism-*.whl")
    return source, wheel


def wheel() -> None:
    """Build, check, install and use the packages."""
    for old in DIST.glob("asterism-*"):
        old.unlink()
    made = build_packages()
    for package in made:
        print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB, {contents.check(package)} files", flush=True)
    if importlib.util.find_spec("twine"):
        subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *made], check=True)
    install.use(made[1])
    print(
        "installed outside the repository, without Node: play, verify, arena, bench, wasm; serve, load, site",
        flush=True,
    )


def write_notes() -> None:
    """The notes of this version, or of what is unreleased where the changelog has no heading for it yet."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        found = notes.notes(text, asterism.__version__)
    except notes.NotesError:
        found = notes.notes(text)
    (DIST / f"notes-{asterism.__version__}.md").write_text(found, "utf-8")


def main() -> None:
    """Make a release, or parts of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", choices=PARTS)
    chosen = parser.parse_args().only or PARTS
    DIST.mkdir(exist_ok=True)
    if "wheel" in chosen:
        wheel()
    if "npm" in chosen:
        shutil.rmtree(DIST / "npm", ignore_errors=True)
        for package in npm.pack(DIST / "npm"):
            print(f"{package.name}: {package.stat().st_size / 1e3:.0f} kB", flush=True)
    if "container" in chosen:
        with tempfile.TemporaryDirectory() as folder:
            print(container.build(Path(folder)), flush=True)
    if "notes" in chosen:
        write_notes()


if __name__ == "__main__":
    main()
