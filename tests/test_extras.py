"""Without an extra: the core works, and an error names the missing library and the command that installs it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from .test_dependencies import CORE, EXTRAS, installed, normal

BLOCK = """
import sys
for name in sys.argv.pop(1).split(","):
    sys.modules[name] = None
"""
COMMAND = BLOCK + "from asterism.cli.main import main; sys.argv[0] = 'asterism'; main()"


def run(*words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-c", *words], capture_output=True, text=True, env={**os.environ, "COLUMNS": "120"}
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("words", "library"),
    [("serve", "segno"), ("db check", "sqlalchemy"), ("ratings", "alembic"), ("load", "websockets")],
)
def test_a_command_of_the_server_shows_how_to_install_it(words, library):
    message = f"asterism: {library} is not installed: pip install 'asterism[server]'\n"
    assert run(COMMAND, library, *words.split()) == (2, message)


@pytest.mark.parametrize(
    ("code", "library", "extra"),
    [
        ("import asterism.envs.gymnasium", "gymnasium", "gymnasium"),
        ("import asterism.envs.pettingzoo", "pettingzoo", "pettingzoo"),
        ("import asterism.envs.open_spiel", "pyspiel", "open_spiel"),
        ("from asterism.batch import Batch; Batch('filantes', 1, device='cuda')", "numba_cuda", "cuda"),
        ("from asterism.arena.executors import play_all; list(play_all([], ray='auto'))", "ray", "ray"),
    ],
)
def test_a_missing_library_is_reported_with_its_extra(code, library, extra):
    script = (
        f"{BLOCK}from asterism import MissingExtraError\ntry:\n    {code}\nexcept MissingExtraError as e:\n    print(e)"
    )
    assert run(script, library) == (0, f"{library} is not installed: pip install 'asterism[{extra}]'\n")


PLAY = ["play", "filantes", "--seats", "random,random", "--option", "target=1", "--seed", "1"]
ARENA = ["arena", "random", "random", "--game", "filantes", "--option", "target=1", "--games", "2", "--workers", "1"]


def test_the_core_works_without_any_extra():
    optional = set().union(*EXTRAS.values()) - CORE - {"llvmlite"}
    modules = ",".join(name for name, found in installed().items() if set(map(normal, found)) & optional)
    for words in (["--help"], ["games"], PLAY, ARENA):
        code, out = run(COMMAND, modules, *words)
        assert code == 0, out
