"""The engine's own parts: generator, event log, cache, options, states, and import time."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import jsonschema_rs
import msgspec
import numpy as np
import pytest

from asterism import Match, OptionError, all_games
from asterism.engine import compile as engine_compile
from asterism.engine.contract import Game
from asterism.engine.events import NO_LOG, EventSpec, emit, new_log, read_log
from asterism.engine.options import as_dict, describe_options, parse_options, standard_mode
from asterism.engine.position import schema
from asterism.engine.registry import load
from asterism.engine.rng import COUNTER, draw, make_rng, new_seed, shuffle
from asterism.engine.schemas import game_schema
from tests.battery.cases import MODES

GAMES = all_games()


@pytest.mark.parametrize(
    ("counter", "stream", "key", "word"),
    [
        (0, 0, 0, 0xFF1DAE59),
        (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0x2C3F628B),
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0xDD7CE038),
    ],
)
def test_the_generator_is_philox_by_its_published_vectors(counter, stream, key, word):
    rng = np.array([key, stream, counter], np.int64)
    assert draw(rng, 2**31) == word >> 1
    assert rng[COUNTER] == counter + 1


@engine_compile.rule
def toss(rng):
    """A draw of whose bound the compiler knows the value."""
    return draw(rng, 2)


def test_a_known_bound_draws_the_same():
    """Philox's product does not fit int64: when it overflowed, LLVM drew its own conclusions."""
    for seed in range(50):
        assert toss(make_rng(seed)) == draw(make_rng(seed), 2**31) >> 30


def test_draws_are_uniform_and_seeds_differ():
    rng = make_rng(2**62 + 5)
    counts = np.bincount([draw(rng, 6) for _ in range(12_000)], minlength=6)
    assert counts.min() > 1_800
    assert counts.max() < 2_200
    assert len({tuple(draw(rng, 1000) for _ in range(4)) for rng in map(make_rng, range(200))}) == 200
    assert len({new_seed() for _ in range(20)}) == 20


def test_shuffling_makes_every_order_equally_likely():
    seen: dict[tuple[int, ...], int] = {}
    rng = make_rng(3)
    for _ in range(6_000):
        items = np.arange(3)
        shuffle(rng, items, 3)
        seen[tuple(items.tolist())] = seen.get(tuple(items.tolist()), 0) + 1
    assert len(seen) == 6
    assert min(seen.values()) > 850


def test_a_log_keeps_events_in_order_and_an_empty_one_costs_nothing():
    log = new_log(2)
    for value in range(3):
        emit(log, 1, value)
    emit(NO_LOG, 1, 5)
    spec = EventSpec("moved", seat=int)
    assert [event.as_json() for event in read_log(log, {1: spec})] == [
        {"type": "moved", "seat": 0},
        {"type": "moved", "seat": 1},
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_a_record_is_small_aligned_and_without_padding(game: Game):
    dtype = game.state.STATE
    assert dtype.names[:3] == ("players", "seat", "over")
    assert sum(dtype[name].itemsize for name in dtype.names) == dtype.itemsize
    assert all(dtype[name].base.kind == "i" for name in dtype.names)
    assert dtype.itemsize <= {"filantes": 512}.get(game.id, 1536)


def test_importing_us_leaves_numbas_settings_alone():
    assert os.environ.get("NUMBA_CACHE_DIR", "") == engine_compile.numba_config.CACHE_DIR


def test_an_edited_source_gives_another_cache_folder(tmp_path, monkeypatch):
    for package in ("engine", "games/gravity"):
        (tmp_path / "asterism" / package).mkdir(parents=True)
    for name in engine_compile.ENGINE_SOURCES:
        (tmp_path / "asterism/engine" / name).write_text("x = 1\n")
    table = tmp_path / "asterism/games/gravity/state.py"
    table.write_text("TABLE = 1\n")
    monkeypatch.setattr(engine_compile, "PACKAGE", tmp_path / "asterism")
    before = engine_compile.source_hash(("asterism.engine", "asterism.games.gravity"))
    assert engine_compile.source_hash(("asterism.engine", "asterism.games.gravity")) == before
    table.write_text("TABLE = 2\n")
    assert engine_compile.source_hash(("asterism.engine", "asterism.games.gravity")) != before
    monkeypatch.setattr(engine_compile.numba_config, "BOUNDSCHECK", 1)
    table.write_text("TABLE = 1\n")
    assert engine_compile.source_hash(("asterism.engine", "asterism.games.gravity")) != before


def test_importing_the_package_loads_neither_numpy_nor_numba():
    code = "import sys, asterism; print(any(m in sys.modules for m in ('numpy', 'numba', 'msgspec')))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_listing_the_games_does_not_load_the_compiler():
    code = "import sys; from asterism import all_games; all_games(); print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_option_has_a_default_a_range_and_an_explanation(game: Game):
    for option in describe_options(game):
        assert option["description"].endswith(".") or len(option["description"]) > 10, option
        assert "default" in option, option


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_options_are_refused_with_their_name(game: Game):
    for option in describe_options(game):
        with pytest.raises(OptionError, match=option["name"]):
            parse_options(game, {option["name"]: {"no": "such value"}})
    with pytest.raises(OptionError, match="speed"):
        parse_options(game, {"speed": 1})
    assert as_dict(parse_options(game, None)) == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_the_options_of_a_mode_are_standard_and_what_a_game_leaves_open_too(game: Game):
    for mode in game.modes:
        assert standard_mode(game, parse_options(game, None, mode), mode) == mode
        assert standard_mode(game, parse_options(game, None, mode)) in game.modes
        for name, values in game.standard_options.items():
            for value in values:
                assert standard_mode(game, parse_options(game, {name: value}, mode), mode) == mode


def test_other_options_are_not_standard():
    filantes, octocube = load("filantes"), load("octocube")
    assert standard_mode(filantes, parse_options(filantes, {"target": 1})) is None
    assert standard_mode(filantes, parse_options(filantes, {"mode": "race"})) == "race"
    assert standard_mode(filantes, parse_options(filantes, {"mode": "race"}), "duel") is None
    assert standard_mode(octocube, parse_options(octocube, {"hide_points": False, "max_rounds": 3})) is None


@pytest.mark.parametrize("case", MODES, ids=str)
def test_positions_fit_their_published_schema(case):
    match = case.start(4)
    while not match.over and match.ply < 12:
        match.play(match.legal()[-1])
    validator = jsonschema_rs.Draft202012Validator(schema(match.game))
    for document in (match.position(), match.position(0), match.position(None)):
        validator.validate(msgspec.json.decode(msgspec.json.encode(document)))


@pytest.mark.parametrize("case", MODES, ids=str)
def test_views_actions_and_events_fit_their_published_schema(case):
    match, dice = case.start(5), random.Random(5)
    definitions = game_schema(match.game)["$defs"]
    check = {
        name: jsonschema_rs.Draft202012Validator({**definitions[name], "$defs": definitions}).validate
        for name in ("View", "LegalAction", "GameEvent")
    }
    while not match.over and match.ply < 400:
        if match.ply < 20:
            for viewer in (match.seat, None):
                check["View"](msgspec.json.decode(match.view_json(viewer)))
            for action in msgspec.json.decode(match.legal_json()):
                check["LegalAction"](action)
        match.play(dice.choice(match.legal()))
        for event in [*match.last.events("truth"), *match.last.events(None)]:
            check["GameEvent"](event.as_json())


@pytest.mark.parametrize("case", MODES, ids=str)
def test_the_tables_of_actions_are_true(case):
    match, dice = case.start(4), random.Random(4)
    blocks, actions = match.game.actions.BLOCKS, match.game.state.ACTIONS
    assert [a for block in blocks for a in range(block.first, block.first + block.count)] == list(range(actions))
    while not match.over and match.ply < 300:
        legal = match.legal()
        for action in legal:
            (block,) = (block for block in blocks if block.first <= action < block.first + block.count)
            move = msgspec.structs.asdict(match.move(action))
            assert match.move(action).__struct_config__.tag in block.moves
            assert block.fields(action).items() <= move.items()
            assert ("Joker" in block.note) == bool(move.get("joker"))
        match.play(dice.choice(legal))


def test_a_match_reads_well():
    match = Match.new("filantes", seed=1)
    assert repr(match) == "<Match filantes players=2 ply=0 seat=0>"
    assert len(str(match).splitlines()) > 10
    with pytest.raises(OptionError):
        Match.new("filantes", players=True)
