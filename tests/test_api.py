"""The public API: what users import, what their type checkers know of it, and what importing costs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import asterism
from asterism.engine import progress
from asterism.engine.progress import MARK, NOTICE, CompileProgress
from asterism.engine.reference import own_games

SCRIPT = Path(__file__).parent / "user_script.py"


def test_every_public_name_is_there():
    for name in asterism.__all__:
        assert getattr(asterism, name) is not None
    assert set(asterism.__all__) < set(dir(asterism))
    with pytest.raises(AttributeError, match="has no attribute 'Chess'"):
        asterism.Chess  # noqa: B018


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.id)
def test_every_game_exports_its_types(game):
    package = sys.modules[game.package]
    assert package.Options is game.options
    assert package.Position is game.view.Position
    assert package.Move == game.actions.Move
    assert package.State is game.state.State
    assert {spec.event for spec in game.view.EVENTS.values()} == set(package.Event.__args__)


@pytest.mark.slow
def test_a_users_script_is_typed_strictly_and_runs(tmp_path):
    command = [sys.executable, "-m", "mypy", "--strict", "--python-version", "3.11", str(SCRIPT)]
    checked = subprocess.run(command, cwd=SCRIPT.parent.parent, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    done = subprocess.run([sys.executable, SCRIPT, tmp_path], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "refused: 9999 is not legal" in done.stdout or "refused: the match is over" in done.stdout
    assert "refused: gravity: there is no option 'colour'; the options are ending, goodies" in done.stdout


WRONG = """
from asterism import Match
Match.new("gravity").view(0).position.cells
Match.new("filantes").play(3.5)
"""


def test_a_users_mistakes_are_found_by_the_type_checker(tmp_path):
    (tmp_path / "wrong.py").write_text(WRONG)
    command = [sys.executable, "-m", "mypy", "--strict", "--python-version", "3.11", str(tmp_path / "wrong.py")]
    found = subprocess.run(command, cwd=SCRIPT.parent.parent, capture_output=True, text=True).stdout
    assert [f"wrong.py:{line}: error" in found for line in (3, 4)] == [True] * 2, found


class Stream:
    """Standard error, or something like it."""

    def __init__(self, terminal: bool) -> None:
        self.terminal, self.text = terminal, ""

    def isatty(self) -> bool:
        return self.terminal

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        pass


class Compiling:
    """What Numba says of a function that it compiles."""

    def __init__(self, ours: bool) -> None:
        def function() -> None: ...

        if ours:
            setattr(function, MARK, True)
        self.py_func = function
        self.data = {"dispatcher": self}


def compile_two(listener: CompileProgress, ours: bool = True) -> None:
    outer, inner = Compiling(ours), Compiling(ours)
    listener.on_start(outer)
    listener.on_start(inner)
    listener.on_end(inner)
    listener.on_end(outer)


def test_a_terminal_shows_what_is_compiled_and_wipes_it_away(monkeypatch):
    monkeypatch.setattr(sys, "stderr", stream := Stream(terminal=True))
    monkeypatch.setattr(progress.multiprocessing, "parent_process", lambda: None)
    listener = CompileProgress()
    compile_two(listener, ours=False)
    with listener.quiet():
        compile_two(listener)
    assert stream.text == ""
    compile_two(listener)
    assert "once: function 3, 0 s" in stream.text
    assert "once: function 4, 0 s" in stream.text
    assert stream.text.endswith("\r\x1b[K")


def test_without_a_terminal_it_is_reported_once_where_somebody_asked_for_it(monkeypatch):
    monkeypatch.setattr(sys, "stderr", stream := Stream(terminal=False))
    monkeypatch.setattr(progress.multiprocessing, "parent_process", lambda: None)
    listener = CompileProgress()
    compile_two(listener)
    assert stream.text == ""
    listener.announced = True
    compile_two(listener)
    compile_two(listener)
    assert stream.text == f"{NOTICE}\n"


@pytest.mark.slow
def test_numba_reports_rules_that_it_compiles(tmp_path):
    code = (
        "from asterism.engine.progress import announce; announce()\n"
        "from asterism.engine.events import emit, new_log; emit(new_log(1), 1, 2)"
    )
    environment = {**os.environ, "ASTERISM_CACHE": str(tmp_path)}
    written = [
        subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True).stderr
        for _ in range(2)
    ]
    assert written == [f"{NOTICE}\n", ""]
