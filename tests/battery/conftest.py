"""With ``--dist loadgroup`` the cases of one game run in one process, so that its rules are compiled once."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items):
    for item in items:
        case = item.callspec.params.get("case") if hasattr(item, "callspec") else None
        if game := getattr(case, "game", None):  # there is none where no case fits a test
            item.add_marker(pytest.mark.xdist_group(game))
