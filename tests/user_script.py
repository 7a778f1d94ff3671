"""A user's script, as strict type checkers and the interpreter see it (run by ``test_api.py``)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import assert_type

from asterism import (
    AsterismError,
    Batch,
    Event,
    GameRecord,
    IllegalMoveError,
    LegalAction,
    Match,
    Result,
    load_game,
    load_record,
    record_of,
    save_record,
)
from asterism.games import filantes, gravity, octocube


def shortest(actions: Sequence[LegalAction]) -> LegalAction:
    """The action that says least."""
    return min(actions, key=lambda action: (len(action.preview), action.action))


def finish(match: Match) -> Result:
    """Play a match of any game to its end."""
    while not match.over:
        match.play(shortest(match.legal_actions()))
    return match.result()


def stars_taken(events: Sequence[gravity.Event]) -> list[str]:
    """The colours of the stars that were taken."""
    from asterism.games.gravity.events import TookStar

    return [event.colour for event in events if isinstance(event, TookStar)]


def main(folder: Path) -> None:
    """Look at all three games."""
    superstar = Match.new("gravity", players=3, mode="expert", options={"max_rounds": 2}, seed=1)
    assert_type(superstar.view(0).position, gravity.Position)
    assert_type(superstar.options, gravity.Options)
    hand = superstar.view(0).position.seats[0].hand
    print("hand:", *(hand or ()))
    print("stars:", *stars_taken(superstar.play(superstar.legal_actions()[0])))

    duel = Match.new("filantes", seed=1)
    assert_type(duel.moves(None), list[filantes.Move])
    print("score:", [seat.score for seat in duel.view("spectator").position.seats])

    cubes = Match.new("octocube", options=octocube.Options(mode="kids", max_rounds=3), seed=1)
    events: list[octocube.Event] = cubes.play(cubes.legal_actions()[0])
    listed: list[Event] = list(events)
    print("events:", [event.type for event in listed], cubes.view(0).position.mode)

    any_game: Match = Match.new(load_game("octocube").id, players=2, options={"max_rounds": 2}, seed=2)
    print("result:", finish(any_game).points)
    path = folder / "game.ast"
    save_record(path, record_of(any_game, ["Ann", "Ben"]))
    record: GameRecord = load_record(path)
    assert record.match().result() == any_game.result()
    try:
        any_game.notation(9999)
    except IllegalMoveError as error:
        print("refused:", error)
    try:
        Match.new("gravity", options={"colour": "red"})
    except AsterismError as error:
        print("refused:", error)
    print("batch:", Batch("filantes", 2, seed=1).legal_mask().shape)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
