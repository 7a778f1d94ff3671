"""``python -m tests.terminal_picture``: a decision in ``asterism play`` as ``docs/images/terminal.svg``."""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from asterism import Match
from asterism.cli.play import YOU, TerminalTable

PICTURE = Path(__file__).parents[1] / "docs/images/terminal.svg"
WIDTH = 100


def main() -> None:
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    match = Match.new("gravity", 3, {"open_door": 0}, seed=5)
    while match.seat or not match.view(0).position.seats[0].pawn:
        match.play(match.legal()[0])
    sys.stdin = io.StringIO("")  # the prompt ends at once
    with suppress(EOFError):
        TerminalTable(match, [YOU, "level:3", "level:3"], "en", console).decide()
    console.save_svg(str(PICTURE), title="asterism play gravity --players 3")


if __name__ == "__main__":
    main()
