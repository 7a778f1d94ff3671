"""What is said about whole games, in every mode and language, is sentences: no notation, no keys, no wrong plurals."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from asterism import Match
from asterism.engine import registry
from asterism.engine.text import LANGUAGES, event_text, lookup, move_text, preview_text, seat_names

GAMES = registry.all_games()
MODES = [(game.id, mode) for game in GAMES for mode in game.modes]
MOST = 400
"""The decisions of a game that are read."""
SHOWN = 12
"""The legal actions of a decision that are read."""
WORD = re.compile(r"[^\s,;:()«»]+")
LEFT_OVER = re.compile(r"[{}<>_=@]|\bundefined\b|\bNone\b|\bTrue\b|\bFalse\b|\?\?|\(\)|\s\s|\s[.,)]|\.\.")
"""What no finished sentence holds: parts of templates, keys, blank or doubled places."""
ONE_OF_MANY = {
    "en": r"\b1 (?:\w+ )?(?:points|tiles|stars|cards|coins|games|moves|pieces)\b|\b[Aa] [aeio]\w+",
    "fr": r"\b1 (?:points|tuiles|étoiles|cartes|pièces|parties|coups|pions)\b",
    "nl": r"\b1 (?:punten|tegels|sterren|kaarten|munten|spellen|zetten|stukken)\b",
    "de": r"\b1 (?:Punkte|Sterne|Karten|Münzen|Spiele|Züge|Steine)\b",
}


def complaints(text: str, language: str, notation: str = "") -> list[str]:
    """What is wrong with a text that people read."""
    found = LEFT_OVER.findall(text) + re.findall(ONE_OF_MANY[language], text)
    # A notation such as "pass" is a word as well.
    if notation and not notation.isalpha() and notation in {word.rstrip(".") for word in WORD.findall(text)}:
        found.append(notation)
    return found


@cache
def material(game: str, mode: str) -> tuple[dict[Any, Any], dict[Any, tuple[Any, str]], set[str]]:
    """What happens in two whole games: the events, the moves with their notations, and the prompts, each once."""
    described = registry.load(game)
    source = random.Random(f"{game} {mode}")
    events: dict[Any, Any] = {}
    moves: dict[Any, tuple[Any, str]] = {}
    prompts: set[str] = set()
    for players in sorted({described.min_players, described.max_players}):
        match = Match.new(game, players, described.modes[mode], seed=source.randrange(2**32))
        while not match.over and match.ply < MOST:
            prompts.add(str(match.view(match.seat).prompt))
            actions = match.legal_actions()
            for action in source.sample(actions, min(SHOWN, len(actions))):
                moves[repr(action.move)] = action.move, action.notation
                events |= {(event.type, repr(event.data)): event for event in action.preview}
            match.play(source.choice(actions))
            for viewer in (None, 0):
                (happened,), (move,) = match.events(viewer, match.ply - 1), match.moves(viewer, match.ply - 1)
                events |= {(event.type, repr(event.data)): event for event in happened}
                moves[repr(move)] = move, described.actions.write(move)
    return events, moves, prompts


def texts(game: str, mode: str, language: str) -> Iterator[tuple[str, str]]:
    """Everything that is said about those games in a language, with the notation that must not be in it."""
    names = seat_names(game, language, registry.load(game).seat_names)
    events, moves, prompts = material(game, mode)
    for event in events.values():
        yield event_text(game, language, event, names), ""
        yield preview_text(game, language, event, names), ""
    for move, notation in moves.values():
        yield move_text(game, language, move, names), notation
    for prompt in prompts:
        yield lookup(game, language, "prompt", prompt), ""


@pytest.mark.parametrize(("game", "mode"), MODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_about_a_game_is_sentences(language, game, mode):
    said = list(texts(game, mode, language))
    assert len(said) > 20
    assert {text: found for text, notation in said if (found := complaints(text, language, notation))} == {}


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_moves_that_differ_are_called_differently(game, mode):
    """A reader of the list of moves can tell them apart."""
    names = seat_names(game, "en", registry.load(game).seat_names)
    called: dict[str, set[str]] = {}
    for move, notation in material(game, mode)[1].values():
        called.setdefault(move_text(game, "en", move, names), set()).add(notation)
    assert {name: notations for name, notations in called.items() if len(notations) > 1} == {}


def test_what_is_wrong_is_found():
    assert complaints("Ann takes a star.", "en", "a1e") == []
    assert complaints("Ann plays long-left.", "en", "long-left") == ["long-left"]
    assert complaints("Ann scores 1 points.", "en") == ["1 points"]
    assert complaints("Ann takes a orange star.", "en") == ["a orange"]
    assert complaints("Ann plays high_jump.", "en") == ["_"]
    assert complaints("Ann plays { $card }.", "en") == ["{", "}"]
    assert complaints("Ann erhält 1 Punkte.", "de") == ["1 Punkte"]
    assert complaints("Ann passes.", "en", "pass") == []
