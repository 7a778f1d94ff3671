"""Write every golden game, as its viewers saw it, for the page's tests: ``python -m tests.replays FOLDER``.

Where nothing is hidden one viewer is enough; elsewhere the truth, a seat and a spectator.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from asterism.engine.record_file import load_record
from asterism.engine.replay import replay_of
from asterism.engine.viewer import Viewer
from tests.golden import DATA


def main(folder: Path) -> None:
    """Write one file a game and viewer."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(DATA.glob("*.ast")):
        match = load_record(path).match()
        viewers: tuple[Viewer, ...] = ("truth", "spectator", 0) if match.game.secrets else ("truth",)
        for viewer in viewers:
            replay = replay_of(match, viewer, match.game.seat_names)
            (folder / f"{path.stem}.{viewer}.json").write_bytes(msgspec.json.encode(replay))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
