"""What a puzzle is about: themes that fit every game, and those that a game declares in its ``themes.py``.

A game's ``THEMES`` has a function for each theme; it is given the events of the solution and the solver's seat.
"""

from __future__ import annotations

from asterism.bots.base import InformationState
from asterism.engine.match import Match
from asterism.puzzles import Soundness

BEHIND, AHEAD = 0.4, 0.85


def themes_of(match: Match, state: InformationState, solution: int, found: Soundness) -> list[str]:
    """The themes of a solution, the game's own first."""
    events = match.preview(solution)
    game = match.game
    own = game.module("themes").THEMES if game.has("themes") else {}
    themes = [name for name, fits in own.items() if fits(events, state.seat)]
    after = match.branch()
    after.take(solution)
    if after.over:
        themes.append("finish")
    elif found.second < BEHIND:
        themes.append("rescue")
    elif found.value > AHEAD:
        themes.append("winning")
    if not own or themes in ([], ["rescue"], ["winning"]):
        themes.append("quiet")
    return themes
