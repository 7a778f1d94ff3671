"""Commands as somebody types them, run in this process: to start Python and load the rules takes longer than most."""

from __future__ import annotations

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

import pytest

from asterism.cli.main import main


def run(*words: str, lines: str = "", code: int = 0) -> str:
    """What a command prints, given these lines on its standard input; it must end with this code."""
    out, errors = io.StringIO(), io.StringIO()
    with (
        patch.dict(os.environ, COLUMNS="120"),
        patch.object(sys, "argv", ["asterism", *words]),
        patch.object(sys, "stdin", io.StringIO(lines)),
        redirect_stdout(out),
        redirect_stderr(errors),
        pytest.raises(SystemExit) as end,
    ):
        main()
    assert end.value.code == code, errors.getvalue()
    return out.getvalue() + errors.getvalue()
