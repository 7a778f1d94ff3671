"""The golden files hold: compiled and interpreted rules play every recorded game the same, value for value."""

from __future__ import annotations

import json

import pytest

from asterism import load_game, read_record, write_record
from asterism.engine.compile import INTERPRETED, InterpretedState
from tests.battery.cases import MODES
from tests.golden import DATA, midgame, perft, playthrough, stem
from tests.volume import LONG

PERFT = json.loads((DATA / "perft.json").read_text())


@pytest.mark.parametrize("case", MODES, ids=stem)
def test_a_golden_playthrough_comes_out_the_same(case):
    record, dump = playthrough(case)
    assert dump == (DATA / f"{stem(case)}.txt").read_text()
    assert record == (DATA / f"{stem(case)}.ast").read_text()


@pytest.mark.parametrize("case", MODES, ids=stem)
def test_a_golden_record_reads_replays_and_writes_the_same(case):
    text = (DATA / f"{stem(case)}.ast").read_text()
    record = read_record(text)
    assert record.match().result() == record.result
    assert write_record(record) == text


@pytest.mark.parametrize("case", MODES, ids=stem)
def test_perft_counts_are_those_on_file(case):
    for name, match in ((stem(case), case.start(1)), (f"{stem(case)}-midgame", midgame(case))):
        counts = PERFT[name]
        if INTERPRETED:
            shallow = counts[: max(1, len(counts) - (1 if LONG else 2))]
            assert [match.perft(depth + 1) for depth in range(len(shallow))] == shallow
        else:
            assert perft(match) == counts


class Places(list):
    """Notes which places of a list of legal actions are written."""

    def __setitem__(self, place, action):
        self.append(place)


@pytest.mark.skipif(not INTERPRETED, reason="compiled rules write into arrays only; make interpreted runs it")
@pytest.mark.parametrize("case", [case for case in MODES if load_game(case.game).lists_once], ids=stem)
def test_a_game_that_lists_once_writes_each_place_of_its_list_once(case):
    match = read_record((DATA / f"{stem(case)}.ast").read_text()).match()
    for ply in range(len(match.actions) + 1):
        (state,) = match.branch(ply).states
        n = match.game.rules.legal(InterpretedState(state), places := Places())
        assert places == list(range(n)), ply
