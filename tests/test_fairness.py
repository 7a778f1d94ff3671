"""Fair deals: a deal is sealed before the start, the seal is opened after the end, and every falsehood is found."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import msgspec
import pytest

from asterism import Match, RecordError, read_record, record_of, write_record
from asterism.cli.main import app
from asterism.engine import binary_record
from asterism.engine.seal import SALT, new_salt, seal, sealed_text
from asterism.engine.verify import Finding, verify
from asterism.games.gravity.faces import default_tiles
from tests.battery.cases import MODES

VECTORS = json.loads((Path(__file__).parent / "data" / "seals.json").read_text())


def finished(seed: int = 5, salt: str | None = None):
    match, dice = Match.new("filantes", seed=seed, options={"target": 1}), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return record_of(match, ["Ann", "Ben"], salt or new_salt())


def reasons(record, expected=None):
    return [finding.reason for finding in verify(record, expected).findings]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"{v['game']}-{v['players']}")
def test_the_seal_is_the_documented_hash_of_the_documented_text(vector):
    deal = {name: vector[name] for name in ("salt", "game", "players", "options")} | {"seed": int(vector["seed"])}
    deal["rules_version"] = vector.get("rules_version", 1)
    assert sealed_text(**deal) == vector["text"]
    assert seal(**deal) == vector["seal"] == hashlib.sha256(vector["text"].encode()).hexdigest()


def test_salts_come_from_the_system_and_differ():
    salts = {new_salt() for _ in range(100)}
    assert len(salts) == 100
    assert all(SALT.fullmatch(salt) for salt in salts)


@pytest.mark.parametrize("case", MODES, ids=str)
def test_a_seal_binds_seed_salt_game_players_and_options(case):
    salt = new_salt()
    one = seal(salt, 7, case.game, case.players, case.options)
    assert one == seal(salt, 7, case.game, case.players, dict(reversed(case.options.items())))
    other_salt = ("1" if salt[0] == "0" else "0") + salt[1:]
    others = {
        seal(other_salt, 7, case.game, case.players, case.options),
        seal(salt, 8, case.game, case.players, case.options),
        seal(salt, 7, case.game, case.players + 1, case.options),
        seal(salt, 7, case.game, case.players, case.options, 2),
    }
    assert one not in others
    assert len(others) == 4


def test_own_tiles_are_sealed_with_the_deal():
    faces = msgspec.to_builtins(default_tiles())
    salt = new_salt()
    own = seal(salt, 1, "gravity", 2, {"tiles": faces})
    faces[0]["name"] = "Another Moon"
    assert seal(salt, 1, "gravity", 2, {"tiles": faces}) != own != seal(salt, 1, "gravity", 2)


def test_an_honest_record_holds_as_text_and_as_bytes():
    record = finished()
    for again in (read_record(write_record(record)), binary_record.decode(binary_record.encode(record))):
        assert again == record
        assert reasons(again) == reasons(again, record.seed_hash) == ["seal", "moves", "result", "unsealed"]
        assert verify(again).state == "passed"


def test_a_record_of_before_there_were_seals_is_still_read_from_its_bytes():
    record = finished()
    record.salt = record.seed_hash = None
    data = binary_record.encode(record)
    packed = msgspec.msgpack.decode(data[4:])
    old = b"AST1" + msgspec.msgpack.encode(packed[:-2])
    assert binary_record.decode(old) == record


def tamperings():
    """Altered records by name, each with the hash noted at the start, if one was, and the reason of its refusal."""
    honest, other = finished(), finished(seed=6)
    noted, turns = honest.seed_hash, honest.turns
    start = Match.new("filantes", seed=9, options={"target": 1}).position()
    octocube = record_of(Match.new("octocube", 2, {"mode": "advanced"}, seed=3), salt=new_salt())
    replace = msgspec.structs.replace

    def changed(**fields):
        return replace(honest, **fields)

    def cut(**fields):
        return changed(turns=turns[:-2], **fields)

    def result(**fields):
        return changed(result=replace(honest.result, **fields))

    shorter = cut().start()
    cut().replay(shorter)
    placed = {"seed": None, "salt": None, "position": start}
    return {
        "another seed": (changed(seed=6), None, "seal-false"),
        "another salt": (changed(salt=new_salt()), None, "seal-false"),
        "another option": (changed(options={"target": 2}), None, "seal-false"),
        "another number of players": (changed(players=3), None, "seal-false"),
        "another version of the rules": (replace(octocube, rules_version=1), None, "seal-false"),
        "another hash": (changed(seed_hash="0" * 64), None, "seal-false"),
        "another deal under the hash": (replace(other, seed_hash=noted), None, "seal-false"),
        "another sealed game": (other, noted, "seal-other"),
        "no salt": (changed(salt=None), None, "seal-no-salt"),
        "no salt and no hash": (changed(salt=None, seed_hash=None), noted, "seal-no-salt"),
        "no hash and another seed": (changed(seed_hash=None, seed=6), noted, "seal-false"),
        "over, without its seed": (changed(seed=None), None, "seal-no-salt"),
        "over, without seed and salt": (changed(seed=None, salt=None), noted, "seal-no-salt"),
        "a position beside the seed": (changed(position=start), None, "seal-replaced"),
        "a position instead of the deal": (changed(**placed), None, "seal-replaced"),
        "a position, and no hash": (changed(**placed, seed_hash=None), noted, "seal-replaced"),
        "a position, and cut short": (cut(**placed, result=None), noted, "unfinished"),
        "cut short": (cut(), None, "result-false"),
        "cut short, with the result of then": (cut(result=shorter.result()), noted, "unfinished"),
        "cut short, without result": (cut(result=None), noted, "unfinished"),
        "a decision twice": (changed(turns=[turns[0], *turns]), None, "illegal"),
        "a decision left out": (changed(turns=turns[1:]), None, "illegal"),
        "two decisions exchanged": (changed(turns=[turns[1], turns[0], *turns[2:]]), None, "illegal"),
        "a decision after the end": (changed(turns=[*turns, turns[-1]]), None, "illegal"),
        "other winners": (result(winners=[0, 1]), None, "result-false"),
        "other points": (result(points=[99, 0]), None, "result-false"),
    }


def test_no_altered_record_passes():
    altered = tamperings()
    assert len(altered) > 20
    for name, (record, expected, reason) in altered.items():
        assert reason in reasons(record, expected), name
        assert verify(record, expected).state == ("unknown" if reason == "unfinished" else "failed"), name


def test_names_are_said_to_be_unsealed():
    honest = finished()
    renamed = msgspec.structs.replace(honest, seats=["Eve", "Mallory"])
    assert verify(renamed) == verify(honest)
    assert verify(renamed).findings[-1] == Finding("names", "unknown", "unsealed")


def test_what_cannot_be_known_is_not_called_fair():
    record = finished()
    closed = msgspec.structs.replace(record, seed=None, salt=None, result=None)
    assert reasons(closed) == ["seal-closed", "no-deal", "no-deal", "unsealed"]
    assert verify(closed).state == "unknown"
    unsealed = msgspec.structs.replace(record, salt=None, seed_hash=None)
    assert reasons(unsealed) == ["seal-none", "moves", "result", "unsealed"]
    begun = record_of(Match.load(Match.new("gravity", seed=1).position()), salt=new_salt())
    assert begun.salt is None
    assert reasons(begun) == ["seal-position", "moves", "unfinished", "unsealed"]
    assert verify(begun).state == "unknown"


def test_a_deal_that_was_replaced_under_its_seal_is_found():
    honest = finished()
    start = Match.new("filantes", seed=9, options={"target": 1}).position()
    forged = msgspec.structs.replace(honest, seed=None, salt=None, position=start)
    for expected in (None, honest.seed_hash):
        assert reasons(forged, expected)[0] == "seal-replaced"
        assert verify(forged, expected).state == "failed"
    goes_on = msgspec.structs.replace(forged, turns=honest.turns[:-1], result=None)
    assert reasons(goes_on, honest.seed_hash) == ["seal-closed", "moves", "unfinished", "unsealed"]
    assert verify(goes_on, honest.seed_hash).state == "unknown"


def test_a_game_that_was_cut_short_is_not_called_whole():
    honest = finished()
    short = msgspec.structs.replace(honest, turns=honest.turns[:-2])
    replay = short.start()
    short.replay(replay)
    for result in (None, replay.result()):
        short = msgspec.structs.replace(short, result=result)
        assert reasons(short, honest.seed_hash) == ["seal", "moves", "unfinished", "unsealed"]
        assert verify(short, honest.seed_hash).state == "unknown"


def test_a_seal_binds_the_version_of_the_rules():
    match = Match.new("octocube", 2, {"mode": "advanced"}, seed=3)
    record = record_of(match, salt=new_salt())
    assert sealed_text(record.salt, 3, "octocube", 2, record.options, 2).startswith("asterism deal 2\n")
    other = msgspec.structs.replace(record, rules_version=1)
    assert reasons(record)[0] == "seal"
    assert reasons(other)[0] == "seal-false"


def test_a_false_seal_is_refused_wherever_a_record_is_played_through():
    record = finished()
    record.salt = new_salt()
    with pytest.raises(RecordError, match="seed-hash: seed and salt give"):
        record.match()


@pytest.mark.parametrize("salt", ["", "ab", "G" * 64, "A" * 64, "0" * 65])
def test_a_salt_that_is_none_is_refused(salt):
    with pytest.raises(RecordError, match="salt"):
        read_record(f"asterism 1\ngame: filantes\nplayers: 2\nseed: 1\nsalt: {salt}\n\n").match()


def run(capsys, *words):
    code = app(words, result_action="return_value")
    return code, capsys.readouterr().out


def test_the_command_says_what_it_checked_and_ends_accordingly(tmp_path, capsys):
    record, file = finished(), tmp_path / "game.ast"
    file.write_text(write_record(record))
    code, out = run(capsys, "verify", str(file))
    assert code == 0
    assert "✓" in out
    assert "✗" not in out
    assert "Names, dates, comments and clocks are not checked" in out
    code, out = run(capsys, "verify", str(file), "--hash", "0" * 64, "--json", "--language", "fr")
    verdict = json.loads(out)
    assert (code, verdict["state"], verdict["findings"][0]["reason"]) == (1, "failed", "seal-other")
    assert verdict["findings"][0]["text"].startswith("La donne")
    assert verdict["findings"][-1]["reason"] == "unsealed"
    file.write_text(write_record(msgspec.structs.replace(record, seed=None, salt=None, result=None)))
    code, out = run(capsys, "verify", str(file))
    assert code == 2
    assert "Names, dates, comments and clocks are not checked" in out
