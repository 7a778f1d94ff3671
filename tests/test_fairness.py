"""Fair dealing: a deal is sealed before the start, the seal is opened after the end, and every falsehood is found."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import msgspec
import pytest

from asterism import Match, RecordError, read_record, record_of, write_record
from asterism.cli.main import app
from asterism.cli.verify import texts
from asterism.engine import binary
from asterism.engine.seal import SALT, new_salt, seal, sealed_text
from asterism.engine.text import LANGUAGES
from asterism.engine.verify import verify
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
    }
    assert one not in others
    assert len(others) == 3


def test_own_tiles_are_sealed_with_the_deal():
    faces = msgspec.to_builtins(default_tiles())
    salt = new_salt()
    own = seal(salt, 1, "gravity", 2, {"tiles": faces})
    faces[0]["name"] = "Another Moon"
    assert seal(salt, 1, "gravity", 2, {"tiles": faces}) != own != seal(salt, 1, "gravity", 2)


def test_an_honest_record_holds_as_text_and_as_bytes():
    record = finished()
    for again in (read_record(write_record(record)), binary.decode(binary.encode(record))):
        assert again == record
        assert reasons(again) == reasons(again, record.seed_hash) == ["seal", "moves", "result"]
        assert verify(again).state == "passed"


def test_a_record_of_before_there_were_seals_is_still_read_from_its_bytes():
    record = finished()
    record.salt = record.seed_hash = None
    data = binary.encode(record)
    packed = msgspec.msgpack.decode(data[4:])
    old = binary.MAGIC + msgspec.msgpack.encode(packed[:-1])
    assert binary.decode(old) == record


def test_every_falsehood_is_found():
    honest = finished()
    other = finished(seed=6)

    def changed(**fields):
        return msgspec.structs.replace(honest, **fields)

    dealt_anew = msgspec.structs.replace(other, seed_hash=honest.seed_hash)
    for record, expected, found in (
        (changed(seed=6), None, "seal-false"),
        (changed(salt=new_salt()), None, "seal-false"),
        (changed(options={"target": 2}), None, "seal-false"),
        (changed(seed_hash="0" * 64), None, "seal-false"),
        (dealt_anew, None, "seal-false"),
        (other, honest.seed_hash, "seal-other"),
        (changed(salt=None), None, "seal-no-salt"),
        (changed(salt=None, seed_hash=None), honest.seed_hash, "seal-no-salt"),
        (changed(seed_hash=None, seed=6), honest.seed_hash, "seal-false"),
        (changed(position=Match.new("filantes", seed=9, options={"target": 1}).position()), None, "seal-replaced"),
        (changed(turns=honest.turns[:-1]), None, "result-false"),
        (changed(turns=[honest.turns[1], *honest.turns]), None, "illegal"),
        (changed(result=msgspec.structs.replace(honest.result, winners=[0, 1])), None, "result-false"),
    ):
        assert found in reasons(record, expected), found
        assert verify(record, expected).state == "failed"


def test_what_cannot_be_known_is_not_called_fair():
    record = finished()
    closed = msgspec.structs.replace(record, seed=None, salt=None)
    assert reasons(closed) == ["seal-closed", "no-deal", "no-deal"]
    assert verify(closed).state == "unknown"
    unsealed = msgspec.structs.replace(record, salt=None, seed_hash=None)
    assert reasons(unsealed) == ["seal-none", "moves", "result"]
    begun = record_of(Match.load(Match.new("gravity", seed=1).position()), salt=new_salt())
    assert begun.salt is None
    assert reasons(begun) == ["seal-position", "moves", "result"]


def test_a_false_seal_is_refused_wherever_a_record_is_played_through():
    record = finished()
    record.salt = new_salt()
    with pytest.raises(RecordError, match="seed-hash: seed and salt give"):
        record.match()


@pytest.mark.parametrize("salt", ["", "ab", "G" * 64, "A" * 64, "0" * 65])
def test_a_salt_that_is_none_is_refused(salt):
    with pytest.raises(RecordError, match="salt"):
        read_record(f"asterism 1\ngame: filantes\nplayers: 2\nseed: 1\nsalt: {salt}\n\n").match()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_sentence(language):
    assert texts(language).keys() == texts("en").keys()
    for key, sentence in texts(language).items():
        english = texts("en")[key]
        assert {name for name in ("{expected}", "{found}", "{ply}", "{detail}", "{plies}") if name in sentence} == {
            name for name in ("{expected}", "{found}", "{ply}", "{detail}", "{plies}") if name in english
        }, key


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
    code, out = run(capsys, "verify", str(file), "--hash", "0" * 64, "--json", "--language", "fr")
    told = json.loads(out)
    assert (code, told["state"], told["findings"][0]["reason"]) == (1, "failed", "seal-other")
    assert told["findings"][0]["text"].startswith("La donne")
    file.write_text(write_record(msgspec.structs.replace(record, seed=None, salt=None)))
    assert run(capsys, "verify", str(file))[0] == 2
