"""``make hosts``: the samples in ``examples/hosts`` play, by a module, the very game that the rules play here.

Each sample plays a duel of Étoiles Filantes from a seed: of the legal actions the one at the place of the ply. It
prints the notation of each move, and the result.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from asterism import Match, load_game
from asterism.wasm.build import build

SAMPLES = Path(__file__).resolve().parent.parent / "examples" / "hosts"
RUNTIME = Path("/usr/share/wabt/wasm2c")
SEED = 7
FIRST_NEW_NAMES = (1, 0, 33)
"""The version of wabt since which wasm2c makes other names."""


def expected(seed: int = SEED) -> str:
    """What a sample prints, by the rules."""
    match = Match.new("filantes", 2, mode="duel", seed=seed)
    lines = []
    while not match.over:
        legal = match.legal()
        action = legal[match.ply % len(legal)]
        lines.append(match.notation(action))
        match.play(action)
    result = match.result()
    winners = sum(1 << seat for seat in result.winners)
    return "\n".join([*lines, f"points {' '.join(map(str, result.points))}, winners {winners}"]) + "\n"


def module() -> Path:
    """The file of the module."""
    return build(load_game("filantes"))


def run(*command: str | Path, cwd: Path | None = None, **env: str) -> str:
    """What a program prints."""
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def javascript() -> str:
    return run("node", SAMPLES / "play.mjs", module(), str(SEED))


def python() -> str:
    return run(sys.executable, SAMPLES / "play.py", module(), str(SEED))


def make_c(folder: Path) -> str:
    """Make C of the module; returns the flag for the names."""
    run("wasm2c", "-n", "filantes", module(), "-o", folder / "filantes.c")
    version = tuple(map(int, re.findall(r"\d+", run("wasm2c", "--version"))))
    return "-DNEW_NAMES" if version >= FIRST_NEW_NAMES else "-DOLD_NAMES"


def c(folder: Path) -> str:
    names = make_c(folder)
    sources = SAMPLES / "play.c", folder / "filantes.c", RUNTIME / "wasm-rt-impl.c"
    run("cc", "-O1", names, f"-I{folder}", f"-I{SAMPLES}", f"-I{RUNTIME}", *sources, "-lm", "-o", folder / "play")
    return run(folder / "play", str(SEED))


def go(folder: Path) -> str:
    names = make_c(folder)
    for file in (SAMPLES / "play.go", SAMPLES / "game.h", *RUNTIME.glob("wasm-rt-impl*.[ch]")):
        shutil.copy(file, folder)
    own = {"GOPATH": str(folder / "path"), "GOFLAGS": "-modcacherw", "GOTOOLCHAIN": "local"}
    program = Path(sys.executable).with_name("go")
    run(program, "mod", "init", "play", cwd=folder, **own)
    run(program, "build", "-o", "play", cwd=folder, CGO_CFLAGS=f"-O1 {names}", CGO_LDFLAGS="-lm", **own)
    return run(folder / "play", str(SEED))


def main() -> None:
    wanted = expected()
    for name, sample in (("JavaScript", javascript), ("Python", python), ("C", c), ("Go", go)):
        with tempfile.TemporaryDirectory() as folder:
            printed = sample(Path(folder)) if sample in (c, go) else sample()
        assert printed == wanted, f"{name}: {printed}"
        print(f"{name}: {wanted.count(chr(10)) - 1} decisions, {wanted.splitlines()[-1]}", flush=True)


if __name__ == "__main__":
    main()
