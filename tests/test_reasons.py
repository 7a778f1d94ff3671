"""Why a move is not possible: a rule for every move that is not legal, none for those that are."""

from __future__ import annotations

import random

import pytest

from asterism import IllegalMoveError, InvalidMoveError, Match
from asterism.engine import registry
from asterism.engine.reasons import Reason, why_not
from tests.test_rule_numbers import numbers

GAMES = [game for game in registry.all_games() if game.has("reasons")]
CASES = [(game.id, mode, players) for game in GAMES for mode in game.modes for players in (2, game.max_players)]


def is_legal(match: Match, move) -> bool:
    try:
        match.parse(move)
    except (IllegalMoveError, InvalidMoveError):
        return False
    return True


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_reason_stands_for_a_rule(game):
    assert set(game.module("reasons").REASONS.values()) <= numbers(game.id)


@pytest.mark.parametrize(("game", "mode", "players"), CASES)
def test_a_move_has_a_reason_exactly_if_it_is_not_legal(game, mode, players):
    rng = random.Random(f"{game} {mode} {players}")
    described = registry.load(game)
    for seed in range(2):
        match = Match.new(game, players, mode=mode, seed=seed)
        for _ in range(60):
            if match.over:
                break
            for move in rng.sample(described.actions.MOVES, 8):
                reason = why_not(match, move)
                assert (reason is None) == is_legal(match, move), move
            match.take(rng.choice(match.legal()))


def test_what_is_no_move_is_refused():
    match = Match.new("gravity", seed=1)
    with pytest.raises(InvalidMoveError):
        why_not(match, "fly-away")
    with pytest.raises(InvalidMoveError):
        why_not(match, {"type": "fly"})


def test_a_game_without_reasons_names_none(monkeypatch):
    match = Match.new("gravity", seed=1)
    monkeypatch.setattr(type(match.game), "has", lambda self, name: False)
    assert why_not(match, "complete") is None


def test_gravity_names_platforms_cards_and_hands():  # G12 G16 G14
    match = Match.new("gravity", seed=1)
    assert why_not(match, "complete") == Reason("G12", "nothing-laid")
    assert why_not(match, "replay") == Reason("G19", "no-replay-now")
    assert why_not(match, "steal-blue") == Reason("G30", "nothing-to-steal")
    assert why_not(match, "teleport") == Reason("G50", "no-goodie")
    sides = [f"{jump}-{side}" for jump in ("long", "high") for side in ("left", "right")]
    refused = {move: why_not(match, move) for move in sides if not is_legal(match, move)}
    assert refused
    assert set(refused.values()) == {Reason("G16", "platform")}


def test_filantes_names_sides_ends_and_the_opening():  # E11 E12 E33 E34
    match = Match.new("filantes", seed=1)
    assert why_not(match, "pass") == Reason("E16", "must-enter")
    assert why_not(match, "@a1e") == Reason("E16", "not-start")
    race = Match.new("filantes", mode="race", seed=1)
    piece = race.view("truth").position.seats[0].pieces[3]
    assert why_not(race, f"{piece.cell}+") == Reason("E33", "no-rotating")
    refused = {why_not(race, f"{piece.cell}{way}").key for way in ("e", "w", "ne", "nw")}  # type: ignore[union-attr]
    assert refused <= {"side-six", "off-board", "occupied", "opening-row"}
    assert why_not(race, "g7e") == Reason("E11", "not-yours")


def test_octocube_names_the_edge_and_powers():  # O10 O60
    match = Match.new("octocube", seed=1)
    assert why_not(match, "n") == Reason("O10", "place-first")
    assert why_not(match, "@b2") == Reason("O10", "not-edge")
    match.play("@b1")
    assert why_not(match, "@b1") == Reason("O5", "occupied")
    match.play("@a1")
    assert why_not(match, "s") == Reason("O13", "off-area")
    assert why_not(match, "w") == Reason("O5", "occupied")
    assert why_not(match, "use:d") == Reason("O60", "only-advanced")
    assert why_not(match, "take") == Reason("O81", "only-kids")
