"""Game records: the ``.ast`` text that people read, edit and keep.

::

    asterism 2
    game: octocube
    rules-version: 2
    players: 2
    options: {"mode":"advanced"}
    seat 0: Ann
    seat 1: Ben
    seed: 1234
    date: 2026-11-15
    result: finished; points 41 38; winners 0

    {Comments stand in braces, before the first move or after the move they refer to.}
    1. @a1/tn @d4/tn n s
    5. e {a bold one} [299.5] score:bn

The first line names the format and its version; then come headers, a blank line, and the moves. ``rules-version`` says
by which version of the game's rules it was played; format 1 had no such header, its games are of version 1. A number
and a dot count the decisions and may stand anywhere. A clock in brackets is the seconds its mover had left after the
move.
``seed`` makes a record playable; ``seed-hash`` is the seal of the deal (see ``seal.py``), which stands alone until the
game is over, and ``salt`` with ``seed`` opens it; ``position`` (a position document) is where the game begins instead.
Other headers are kept as they are.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from asterism.engine import registry
from asterism.engine.errors import AsterismError, RecordError, UnknownGameError
from asterism.engine.match import Match, Result
from asterism.engine.options import as_dict, check_players, parse_options
from asterism.engine.rng import MAX_SEED
from asterism.engine.seal import SALT, seal
from asterism.engine.versions import FIRST, RECORD_FORMAT, check_format

MAGIC = f"asterism {RECORD_FORMAT}"
FIRST_LINE = re.compile(r"asterism (\d{1,9})")
MAX_TEXT = 4_000_000
MAX_TURNS = 1_000_000
MAX_HEADERS = 200
MAX_CLOCK = 1e9
MAX_VERSION = 10**9
RESERVED = ("game", "rules-version", "players", "options", "position", "seed", "salt", "seed-hash", "result")
PER_LINE = 8
TOKEN = re.compile(
    r"\s+|(?P<comment>\{[^{}]*\})|(?P<clock>\[[^\[\]\s]*\])|(?P<number>\d+\.(?=\s|$))|(?P<move>[^\s{}\[\]]+)"
)
RESULT = re.compile(r"(finished|cut|unfinished); points((?: -?\d{1,9})+); winners((?: \d)*)")
SECONDS = re.compile(r"-?\d{1,9}(\.\d{1,9})?")
KEY = re.compile(r"[a-z][a-z0-9 -]{0,39}")


class Turn(msgspec.Struct, frozen=True):
    """One decision of a record: its notation, a comment after it, and the mover's seconds left after it."""

    move: str
    comment: str | None = None
    clock: float | None = None

    def __post_init__(self) -> None:
        if self.clock is not None:
            if not -MAX_CLOCK < self.clock < MAX_CLOCK:
                raise RecordError(f"a clock is a number of seconds, not {self.clock}")
            msgspec.structs.force_setattr(self, "clock", round(self.clock, 3))


class GameRecord(msgspec.Struct, kw_only=True):
    """A recorded game: headers, comments and decisions."""

    game: str
    rules_version: int = FIRST
    players: int
    options: dict[str, Any] = {}
    seats: list[str] = []
    seed: int | None = None
    salt: str | None = None
    seed_hash: str | None = None
    position: dict[str, Any] | None = None
    result: Result | None = None
    headers: dict[str, str] = {}
    comment: str | None = None
    turns: list[Turn] = []

    def start(self) -> Match:
        """The match before its first move."""
        if self.position is not None:
            match = Match.load(self.position)
            if match.game.id != self.game or match.players != self.players:
                raise RecordError("position: is of another game or number of players than the record")
            if match.rules_version != self.rules_version:
                raise RecordError("rules-version: is another one than the position's")
            if self.options and parse_options(match.game, self.options) != match.options:
                raise RecordError("options: contradict the position")
            return match
        if self.seed is None:
            raise RecordError("the record holds neither seed nor position, so it cannot be played through")
        return Match.new(self.game, self.players, self.options, self.seed, rules_version=self.rules_version)

    def replay(self, match: Match) -> None:
        """Play the decisions; ``RecordError`` names the one that is not legal."""
        for number, turn in enumerate(self.turns, 1):
            try:
                match.take(match.parse(turn.move))
            except AsterismError as error:
                raise RecordError(f"decision {number}: {error}", ply=number) from error

    @property
    def opened(self) -> bool:
        """Whether there is a seal, with the seed and salt that open it."""
        return self.seed_hash is not None and self.salt is not None and self.seed is not None

    def seal(self) -> str | None:
        """The seal that salt and seed give; None where one of them is missing."""
        if self.salt is None or self.seed is None:
            return None
        return seal(self.salt, self.seed, self.game, self.players, self.options, self.rules_version)

    def check_seal(self) -> None:
        """``RecordError`` if seed and salt do not open the seal."""
        if self.seed_hash is None or self.salt is None or self.seed is None:
            return
        if self.position is not None:
            raise RecordError("seed-hash: the game begins from a position, not from the sealed deal")
        if self.seed_hash != (found := self.seal()):
            raise RecordError(f"seed-hash: seed and salt give {found}")

    def match(self) -> Match:
        """The match played through; ``RecordError`` names a decision that is not legal, a false result or seal."""
        match = self.start()
        self.check_seal()
        self.replay(match)
        if self.result is not None and self.result.finished and self.result != match.result():
            raise RecordError(f"result: the moves lead to «{write_result(match.result())}»")
        return match


def record_of(match: Match, seats: list[str] | None = None, salt: str | None = None, **headers: str) -> GameRecord:
    """The record of a match so far; with the salt of its seal, if it was sealed."""
    turns = []
    position = None if match.seed is not None else match.branch(0).position()
    replay = match.branch(0)
    for action in match.actions:
        turns.append(Turn(replay.notation(action)))
        replay.take(action)
    options, seed_hash = as_dict(match.options), None
    if salt is not None and match.seed is not None:
        seed_hash = seal(salt, match.seed, match.game.id, match.players, options, match.rules_version)
    return GameRecord(
        game=match.game.id,
        rules_version=match.rules_version,
        players=match.players,
        options=options,
        seats=list(seats or []),
        seed=match.seed,
        salt=salt if seed_hash else None,
        seed_hash=seed_hash,
        position=position,
        result=match.result(),
        headers=dict(headers),
        turns=turns,
    )


def write_result(result: Result) -> str:
    """A result as header text."""
    state = "cut" if result.cut else "finished" if result.finished else "unfinished"
    points, winners = " ".join(map(str, result.points)), " ".join(map(str, result.winners))
    return f"{state}; points {points}; winners {winners}".rstrip()


def read_result(text: str) -> Result:
    found = RESULT.fullmatch(text)
    if not found:
        raise RecordError(f"result: cannot read {text!r}; write «finished; points 3 2; winners 0»")
    state, points, winners = found.groups()
    return Result(state != "unfinished", state == "cut", [*map(int, points.split())], [*map(int, winners.split())])


def check_record(record: GameRecord) -> None:
    """Raise ``RecordError``, which names the field, for what could not be read back."""
    game = registry.load(record.game)
    game.check_rules_version(record.rules_version)
    players = check_players(game, record.players)
    if len(record.seats) > players:
        raise RecordError(f"seats: {len(record.seats)} are named for {players} players")
    for key, value in record.headers.items():
        if not KEY.fullmatch(key) or key in RESERVED or key.startswith("seat "):
            raise RecordError(f"headers: {key[:40]!r} cannot be the name of a header")
        _check_line(key, value)
    for name in (*record.seats, record.seed_hash or ""):
        _check_line("seat", name)
    _check_salt(record.salt)
    for comment in (record.comment, *(turn.comment for turn in record.turns)):
        if comment is not None and set(comment) & set("{}\r"):
            raise RecordError(f"comment: no braces may stand in {comment[:40]!r}")


def _check_line(what: str, text: str) -> None:
    if text != text.strip() or len(text.splitlines()) > 1:
        raise RecordError(f"{what}: {text[:40]!r} is not one line without blanks around it")


def _check_salt(salt: str | None) -> None:
    if salt is not None and not SALT.fullmatch(salt):
        raise RecordError(f"salt: must be 64 hexadecimal digits, not {salt[:80]!r}")


def write_record(record: GameRecord) -> str:
    """The record as ``.ast`` text; ``RecordError`` if it has what the text cannot hold."""
    check_record(record)
    lines = [
        MAGIC,
        f"game: {record.game}",
        f"rules-version: {record.rules_version}",
        f"players: {record.players}",
    ]
    if record.options:
        lines.append(f"options: {_json(record.options)}")
    lines += [f"seat {i}: {name}" for i, name in enumerate(record.seats)]
    if record.seed is not None:
        lines.append(f"seed: {record.seed}")
    if record.salt is not None:
        lines.append(f"salt: {record.salt}")
    if record.seed_hash is not None:
        lines.append(f"seed-hash: {record.seed_hash}")
    if record.position is not None:
        lines.append(f"position: {_json(record.position)}")
    lines += [f"{key}: {value}" for key, value in record.headers.items()]
    if record.result is not None:
        lines.append(f"result: {write_result(record.result)}")
    lines.append("")
    if record.comment is not None:
        lines.append(f"{{{record.comment}}}")
    for first in range(0, len(record.turns), PER_LINE):
        words = [f"{first + 1}."]
        for turn in record.turns[first : first + PER_LINE]:
            words.append(turn.move)
            words += [f"{{{turn.comment}}}"] if turn.comment is not None else []
            words += [f"[{turn.clock:.3f}]"] if turn.clock is not None else []
        lines.append(" ".join(words))
    return "\n".join(lines) + "\n"


def read_record(text: str, most: int = MAX_TURNS) -> GameRecord:
    """The record in an ``.ast`` text; ``RecordError`` names the line and the reason. It is not played through here.

    A record with more than ``most`` decisions and comments is refused where the first one too many stands.
    ``VersionError`` if the format or the game's rules are of a version that is not known.
    """
    if not isinstance(text, str):
        raise RecordError(f"a record is text, not {type(text).__name__}")
    if len(text) > MAX_TEXT:
        raise RecordError(f"the record is longer than {MAX_TEXT} characters")
    lines = text.replace("\r\n", "\n").removeprefix("\ufeff").split("\n")
    first = FIRST_LINE.fullmatch(lines[0].strip())
    if not first:
        raise RecordError(f"line 1: a record begins with «{MAGIC}», not {lines[0][:40]!r}", line=1)
    check_format("the record", int(first[1]), RECORD_FORMAT)
    headers: dict[str, str] = {}
    places: dict[str, int] = {}
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        key, colon, value = line.partition(":")
        if not colon or not KEY.fullmatch(key):
            raise RecordError(f"line {number}: a header is «key: value», not {line[:40]!r}", line=number)
        if key in headers:
            raise RecordError(f"line {number}: the header {key!r} stands twice", line=number)
        if len(headers) == MAX_HEADERS:
            raise RecordError(f"line {number}: a record has at most {MAX_HEADERS} headers", line=number)
        headers[key] = value.strip()
        places[key] = number
    try:
        record = _read_headers(headers)
    except UnknownGameError as error:
        raise RecordError(f"line {places.get('game', 1)}: {error}", line=places.get("game", 1)) from error
    except RecordError as error:
        key = str(error).partition(":")[0]
        message = f"line {places[key]}: {error}" if key in places else str(error)
        raise RecordError(message, line=places.get(key)) from error
    _read_moves(record, "\n".join(lines[number:]), number + 1, most)
    return record


def _read_headers(headers: dict[str, str]) -> GameRecord:
    game = registry.load(headers.pop("game", ""))
    version = _integer("rules-version", headers.pop("rules-version", str(FIRST)), MAX_VERSION)
    players = _integer("players", headers.pop("players", ""), 99)
    record = GameRecord(
        game=game.id,
        rules_version=game.check_rules_version(version),
        players=players,
        headers=headers,
        options={},
        seats=[],
        turns=[],
    )
    for key in list(headers):
        if key == "options":
            record.options = _read_json(key, headers.pop(key))
        elif key == "position":
            record.position = _read_json(key, headers.pop(key))
        elif key == "seed":
            record.seed = _integer(key, headers.pop(key), MAX_SEED)
        elif key == "salt":
            record.salt = headers.pop(key)
            _check_salt(record.salt)
        elif key == "seed-hash":
            record.seed_hash = headers.pop(key)
        elif key == "result":
            record.result = read_result(headers.pop(key))
        elif key == f"seat {len(record.seats)}":
            record.seats.append(headers.pop(key))
        elif key.startswith("seat "):
            raise RecordError(f"{key}: seats stand in order, from 0 to {players - 1}")
    if len(record.seats) > players:
        raise RecordError(f"seat {players}: the game has {players} players")
    return record


def _read_moves(record: GameRecord, text: str, first_line: int, most: int) -> None:
    at = read = 0

    def fail(reason: str, code: str = "", **params: Any) -> RecordError:
        line = first_line + text.count("\n", 0, at)
        return RecordError(f"line {line}: {reason}", code, line=line, **params)

    while at < len(text):
        found = TOKEN.match(text, at)
        if not found:
            raise fail(f"cannot read {text[at : at + 20]!r} (a brace or bracket without its partner?)")
        read += bool(found["move"] or found["comment"])
        if read > most:
            raise fail(f"more than {most} decisions and comments", "too-long", most=most)
        if found["move"]:
            record.turns.append(Turn(found["move"]))
        elif found["comment"]:
            comment = found["comment"][1:-1]
            if not record.turns and record.comment is None:
                record.comment = comment
            elif record.turns and record.turns[-1].comment is None:
                record.turns[-1] = msgspec.structs.replace(record.turns[-1], comment=comment)
            else:
                raise fail("two comments on one move")
        elif found["clock"]:
            if not record.turns or record.turns[-1].clock is not None:
                raise fail("a clock follows its move, once")
            if not SECONDS.fullmatch(found["clock"][1:-1]):
                raise fail(f"a clock is a number of seconds, not {found['clock'][1:-1][:40]!r}")
            record.turns[-1] = msgspec.structs.replace(record.turns[-1], clock=float(found["clock"][1:-1]))
        at = found.end()


def _integer(key: str, text: str, most: int) -> int:
    if not re.fullmatch(r"\d{1,19}", text) or int(text) > most:
        raise RecordError(f"{key}: must be an integer from 0 to {most}, not {text[:40]!r}")
    return int(text)


def _read_json(key: str, text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError(f"{key}: {error}") from error


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
