"""Settings for all tests, and which of them are quick."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.volume import LONG

settings.register_profile(
    "asterism",
    max_examples=int(os.environ.get("HYPOTHESIS_EXAMPLES", "150")),
    deadline=None,
    derandomize=not LONG,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("asterism")

HERE = Path(__file__).parent
SLOW = (
    "arena/test_arena.py",
    "arena/test_ray.py",
    "arena/test_strength.py",
    "batch/test_cuda.py",
    "battery",
    "bots/test_characters.py",
    "envs/test_examples.py",
    "gravity/test_tiles_chosen.py",
    "puzzles/test_mining.py",
    "server",
    "study",
    "test_cli.py",
    "test_docs.py",
    "test_extras.py",
    "test_rule_compiler.py",
    "wasm/test_levels.py",
    "wasm/test_modules.py",
)
"""Files and folders whose tests take long; ``make quick`` does not even import them."""
NO_POSTGRES = pytest.mark.skipif(find_spec("pgserver") is None, reason="pgserver has no build for this Python")


@pytest.fixture(scope="module", autouse=True)
def constants_stay():
    """Fail if a test file leaves a module's constant changed: later tests in the same process would use it."""
    modules = [module for name, module in sys.modules.items() if name.startswith("asterism.")]
    before = [(module, name, value) for module in modules for name, value in vars(module).items() if name.isupper()]
    yield
    assert not [
        f"{module.__name__}.{name}" for module, name, value in before if getattr(module, name, None) is not value
    ]


def is_slow(path):
    return f"{path.relative_to(HERE).as_posix()}/".startswith(tuple(f"{place}/" for place in SLOW))


def pytest_ignore_collect(collection_path, config):
    return (config.option.markexpr == "quick" and is_slow(collection_path)) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Mark every test: ``postgres`` and ``slow`` where they apply, else ``quick``."""
    for item in items:
        if "postgres" in item.fixturenames or "postgresql" in item.name.partition("[")[2]:
            item.add_marker("postgres")
        if item.get_closest_marker("postgres"):
            item.add_marker(NO_POSTGRES)
        elif is_slow(item.path):
            item.add_marker("slow")
        elif not item.get_closest_marker("slow"):
            item.add_marker("quick")
