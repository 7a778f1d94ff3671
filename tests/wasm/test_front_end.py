"""What the build replaces inside Numba is still there."""

from __future__ import annotations

import pytest

from asterism.wasm import front_end


def test_numba_still_has_the_functions_that_are_replaced():
    assert front_end.is_known()


def test_a_numba_that_lacks_one_of_them_is_left_alone(monkeypatch: pytest.MonkeyPatch):
    class Changed:
        """A class of a later Numba."""

        replaced = False

    monkeypatch.setattr(front_end, "PATCHED", ((Changed, "replaced"), (Changed, "gone")))
    monkeypatch.setattr(front_end, "REPLACEMENTS", (True, True))
    front_end.install()
    assert not Changed.replaced
