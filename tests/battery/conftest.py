"""With ``--dist loadgroup`` the cases of one game run in one process, so that its rules are compiled once."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items):
    for item in items:
        case = getattr(item, "callspec", None) and item.callspec.params.get("case")
        if case is not None:
            item.add_marker(pytest.mark.xdist_group(case.game))
