"""The functions that a module exports, written once and bound to each game: the rules.

An ``Address`` is a place in the module's memory, an ``int`` a 32-bit number. The blocks and arrays that addresses point
to are described in ``docs/wasm.md``. A function that writes a text returns its length; a text longer than ``size`` is
not written to its end. Names without a meaning here are supplied for each game by ``binding``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.engine.content import FLAW_WIDTH
from asterism.engine.events import WIDTH
from asterism.engine.json_writer import EVERYTHING, write_bytes, write_row
from asterism.engine.rng import COUNTER, KEY, MASK32, STREAM, draw
from asterism.wasm.memory import carray, offset

Address = Any
TYPES: Any = np.int16, np.int32, np.int64, np.uint8, np.float32, np.float64
int16, int32, int64, uint8, float32, float64 = TYPES


def unbound(*args: Any) -> Any:
    """A placeholder for the names of a template that is not yet bound to a game."""
    raise RuntimeError("a template is called without being bound to a game")


STATE: Any = None
DESCRIPTION = MOVE_CODES = MOVE_WORDS = HEADS = FIELDS = VALUES = PROMPTS = np.zeros((1, 1), uint8)
MAX_LEGAL = MAX_EVENTS = MAX_PLAYERS = SIZE = 0
MOVES_SHAPE = (0, 0)
SEEN_AT = LISTED_AT = LOG_AT = 0  # where they lie in scratch()
setup_at = legal_at = step_at = replay_at = standings_at = redact_at = resample_at = predict = move_at = unbound
write_view_json = write_legal_json = write_step_json = play_random_games = write = scratch = move_memory = unbound
MOST_PIECES = PIECE_WIDTH = CANVAS_SIZE = COUNTS = MOST_FLAWS = 0  # of content that people draw
check = unbound


def same_bytes(one: Address, other: Address) -> bool:
    """Whether two states are equal."""
    a, b = carray(one, SIZE, uint8), carray(other, SIZE, uint8)
    i = 0
    while i < SIZE and a[i] == b[i]:
        i += 1
    return i == SIZE


def moves() -> Any:
    """The table of the moves' texts, unpacked when it is first asked for (``move_texts``)."""
    table = carray(move_memory(), MOVES_SHAPE, uint8)
    if len(table) and table[0, 0] == 0:
        for row in range(len(table)):
            n, place = 1, 0
            while place < len(MOVE_CODES) and MOVE_CODES[place, row]:
                n = write_row(table[row], n, MOVE_WORDS, int64(MOVE_CODES[place, row]))
                place += 1
            table[row, 0] = n - 1
    return table


def describe(text: Address, size: int) -> int:
    """Write what the module says about itself, as JSON."""
    return write_bytes(carray(text, int64(size), uint8), 0, DESCRIPTION)


def seed(rng: Address, low: int, high: int) -> None:
    """Start a random generator from the two halves of a seed."""
    numbers = carray(rng, 3, int64)
    numbers[KEY] = int64(low) & MASK32
    numbers[STREAM] = int64(high) & MASK32
    numbers[COUNTER] = 0


def random(rng: Address, n: int) -> int:
    """A random number from 0 to n - 1."""
    return int(draw(carray(rng, 3, int64), int64(n)))


def setup(
    state: Address, players: int, config: Address, length: int, content: Address, rows: int, columns: int, rng: Address
) -> None:
    """Begin a game."""
    setup_at(
        carray(state, 1, STATE),
        0,
        int64(players),
        carray(config, int64(length), int32),
        carray(content, (int64(rows), int64(columns)), int16),
        carray(rng, 3, int64),
    )


def legal(state: Address, actions: Address) -> int:
    """List the legal actions; return how many there are."""
    return int(legal_at(carray(state, 1, STATE), 0, carray(actions, MAX_LEGAL, int16)))


def step(before: Address, after: Address, action: int, log: Address) -> None:
    """Write what a legal action makes of a state, and to the log what happened."""
    rows = carray(log, (MAX_EVENTS + 1, WIDTH), int16)
    step_at(carray(before, 1, STATE), carray(after, 1, STATE), int16(action), rows)


def replay(state: Address, actions: Address, count: int) -> None:
    """Carry out legal actions, one after the other."""
    replay_at(carray(state, 1, STATE), 0, carray(actions, int64(count), int16))


def standings(state: Address, points: Address) -> int:
    """Write the points of each seat; return the winners as a bit set."""
    return int(standings_at(carray(state, 1, STATE), 0, carray(points, MAX_PLAYERS, int32)))


def redact(state: Address, viewer: int) -> None:
    """Blank what a viewer may not know."""
    redact_at(carray(state, 1, STATE), 0, int64(viewer))


def resample(state: Address, viewer: int, rng: Address) -> None:
    """Fill what is blank for a viewer with random values that fit all they have seen."""
    resample_at(carray(state, 1, STATE), 0, int64(viewer), carray(rng, 3, int64))


def reveals(before: Address, after: Address, action: int) -> int:
    """Whether an action revealed hidden information to its mover (1), or they could predict what it led to (0)."""
    both = offset(scratch(), SEEN_AT)
    predict(carray(before, 1, STATE), carray(after, 1, STATE), int16(action), carray(both, 2, STATE))
    return 0 if same_bytes(both, offset(both, SIZE)) else 1


def write_view(state: Address, viewer: int, text: Address, size: int) -> int:
    """Write the prompt and the position as a viewer sees them: the inside of a JSON object."""
    both = carray(offset(scratch(), SEEN_AT), 2, STATE)
    out = carray(text, int64(size), uint8)
    return int(write_view_json(carray(state, 1, STATE), 0, int64(viewer), both, PROMPTS, out))


def write_position(state: Address, text: Address, size: int) -> int:
    """Write the position with nothing hidden."""
    return int(write(carray(state, 1, STATE)[0], EVERYTHING, carray(text, int64(size), uint8), 0))


def write_legal(state: Address, text: Address, size: int) -> int:
    """Write the legal actions, each with its move and a preview: a JSON list."""
    both = carray(offset(scratch(), SEEN_AT), 2, STATE)
    listed = carray(offset(scratch(), LISTED_AT), MAX_LEGAL, int16)
    log = carray(offset(scratch(), LOG_AT), (MAX_EVENTS + 1, WIDTH), int16)
    out = carray(text, int64(size), uint8)
    states = carray(state, 1, STATE)
    return int(write_legal_json(states, 0, both, (listed, log), (moves(), HEADS, FIELDS, VALUES), out))


def write_step(before: Address, action: int, log: Address, viewer: int, text: Address, size: int) -> int:
    """Write an action and its events as a viewer saw them: the inside of a JSON object."""
    rows = carray(log, (MAX_EVENTS + 1, WIDTH), int16)
    spare = carray(offset(scratch(), LOG_AT), (MAX_EVENTS + 1, WIDTH), int16)
    out = carray(text, int64(size), uint8)
    states = carray(before, 1, STATE)
    words = (moves(), HEADS, FIELDS, VALUES)
    return int(write_step_json(states, 0, int16(action), rows, int64(viewer), spare, words, out))


def write_move(state: Address, action: int, text: Address, size: int) -> int:
    """Write the notation and the move of an action: the inside of a JSON object; 0 where it has no meaning."""
    number = move_at(carray(state, 1, STATE), 0, int16(action))
    return 0 if number < 0 else write_row(carray(text, int64(size), uint8), 0, moves(), number)


def random_games(
    state: Address,
    players: int,
    config: Address,
    length: int,
    content: Address,
    rows: int,
    columns: int,
    rng: Address,
    decisions: int,
    tally: Address,
) -> None:
    """Play random games until this many decisions are made; add the decisions and the games finished to ``tally``."""
    play_random_games(
        carray(state, 1, STATE),
        0,
        int64(players),
        (carray(config, int64(length), int32), carray(content, (int64(rows), int64(columns)), int16)),
        carray(offset(scratch(), LISTED_AT), MAX_LEGAL, int16),
        carray(rng, 3, int64),
        int64(decisions),
        carray(tally, 2, int64),
    )


def check_content(
    given: Address, length: int, count: int, content: Address, canvas: Address, counts: Address, flaws: Address
) -> int:
    """Check content that people have drawn; return the number of flaws."""
    pieces = int64(count)
    read = min(pieces, MOST_PIECES)
    return int(
        check(
            carray(given, int64(length), int32),
            pieces,
            carray(content, (read, PIECE_WIDTH), int16),
            carray(canvas, (read, CANVAS_SIZE), uint8),
            carray(counts, (pieces, COUNTS), int32),
            carray(flaws, (pieces * MOST_FLAWS + 1, FLAW_WIDTH), int32),
        )
    )


HELPERS = (same_bytes, moves)
RULES = (
    describe,
    seed,
    random,
    setup,
    legal,
    step,
    replay,
    standings,
    redact,
    resample,
    reveals,
    write_view,
    write_position,
    write_legal,
    write_step,
    write_move,
    random_games,
)
EDITOR = (check_content,)
"""Of games with an editor."""
