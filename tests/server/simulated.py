"""Shorter runs of the simulator."""

from __future__ import annotations

from contextlib import contextmanager
from unittest.mock import patch

from asterism.simulator import world as world_module


@contextmanager
def short(faults=60.0, calm=80.0, quiet=20.0):
    """Shorter runs."""
    with patch.multiple(world_module, FAULTY=faults, CALM=calm, QUIET=quiet):
        yield
