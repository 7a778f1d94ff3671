"""Games and positions stored by older versions replay for ever, with the same legal moves and the same results."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec
import pytest

from asterism import Match, read_record
from asterism.engine import binary_record
from asterism.engine.verify import verify
from tests.battery.cases import MODES
from tests.golden import stem

STORED = Path(__file__).parent / "data" / "records"
CONTENTS = {
    "1": "079c8439f138227f3a9a01a24d63ebb5c89977b5238ebd66d0be6be1108be265",
    "2": "c753596cbe1379d6ad689b8dd718f50066f1ddcdd4e8efdf0f995aece0673029",
}
"""The SHA-256 of each folder: what is stored there is only ever added to by a new folder."""
EXPECTED = {folder: json.loads((STORED / folder / "expected.json").read_text()) for folder in CONTENTS}
GAMES = [STORED / folder / name for folder, games in EXPECTED.items() for name in games]
POSITIONS = [game for game in GAMES if "position" in EXPECTED[game.parent.name][game.name]]


def expected(game: Path) -> dict:
    return EXPECTED[game.parent.name][game.name]


def name_of(game: Path) -> str:
    return f"{game.parent.name}-{game.name}"


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def legal(match: Match) -> str:
    return " ".join(sorted(match.notation(action) for action in match.legal()))


def digest(match: Match) -> str:
    """The hash of every decision: who took it, what, and out of which."""
    replay, lines = match.branch(0), []
    for action in match.actions:
        lines.append(f"{replay.seat} {replay.notation(action)} of {legal(replay)}\n")
        replay.take(action)
    return sha256("".join(lines))


def holds(new: object, old: object) -> bool:
    """Whether a value says all that an older one says; objects may have gained fields."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(key in new and holds(new[key], value) for key, value in old.items())
    if isinstance(old, list):
        return isinstance(new, list) and len(new) == len(old) and all(map(holds, new, old))
    return new == old


@pytest.mark.parametrize("folder", CONTENTS)
def test_stored_files_are_never_changed(folder):
    files = sorted((STORED / folder).iterdir())
    found = hashlib.sha256(b"".join(file.name.encode() + b"\0" + file.read_bytes() for file in files)).hexdigest()
    assert found == CONTENTS[folder], "stored games are never written anew: restore the files from git"


def test_every_mode_and_number_of_players_is_stored():
    assert {stem(case) for case in MODES if case.game in ("gravity", "filantes", "octocube")} <= EXPECTED["1"].keys()


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_stored_game_replays_with_the_same_decisions_and_result(game):
    record = read_record(game.with_suffix(".ast").read_text())
    match = record.match()
    assert match.ply == expected(game)["plies"]
    assert msgspec.to_builtins(match.result()) == expected(game)["result"]
    assert digest(match) == expected(game)["digest"]
    assert verify(record).state == ("passed" if match.over else "unknown")


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_the_binary_form_of_a_stored_game_is_the_same_game(game):
    decoded = binary_record.decode(game.with_suffix(".bin").read_bytes())
    assert decoded == read_record(game.with_suffix(".ast").read_text())


@pytest.mark.parametrize("game", POSITIONS, ids=name_of)
def test_a_stored_position_loads_with_the_same_legal_moves_and_is_written_the_same(game):
    document = json.loads(game.with_suffix(".json").read_text())
    match, viewer = Match.load(document, seed=0), document["viewer"]
    then = expected(game)["position"]
    assert match.seat == then["seat"]
    if then["legal"] is not None:
        assert sha256(legal(match)) == then["legal"]
    viewer = {None: "truth", -1: "spectator"}.get(viewer, viewer)  # as the first format named them
    written = msgspec.json.encode(match.position(viewer))
    assert holds(json.loads(written), document | {"viewer": viewer})
