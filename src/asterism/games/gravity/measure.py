"""Measure how a face plays: a single pawn tries every move from every cell and direction.

The moves are the game's own: ``legal`` and ``apply`` on a real state, with every card in hand. A face alone is laid
out twice, side by side and turned alike: on a board that wraps this is an endless plain of copies of that face.

A *stand* is a cell and the direction of the head, numbered 4 × cell + up.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, get_type_hints

import msgspec
import numpy as np
from msgspec import Meta

from asterism.engine.compile import bind, copy_state
from asterism.engine.events import new_log
from asterism.engine.rng import make_rng
from asterism.games.gravity import sketch
from asterism.games.gravity.describe import GAME
from asterism.games.gravity.rules import apply, legal
from asterism.games.gravity.sketch import DOOR, EAST, NORTH, PLATFORMS, SIDE, SOUTH, SYMBOLS, TILE, WEST
from asterism.games.gravity.state import (
    DOWN,
    HIGH,
    JOKER,
    LAYOUT_OF,
    LONG,
    LONGEST,
    MAX_EVENTS,
    MAX_LEGAL,
    SIMPLE,
    SPECIAL,
    SPIN,
    SPOT,
    STATE,
    TILES,
    TURNED,
    TURNED_BITS,
    Kind,
)

EFFECTS = (LONG, LONG + 1, HIGH, HIGH + 1, DOWN, SPIN, SPIN + 1, SPIN + 2)
MOVES = np.array([SIMPLE + 2 * JOKER, SIMPLE + 2 * JOKER + 1, *(SPECIAL + effect for effect in EFFECTS)], np.int32)
STEPPED, FELL = int(Kind.STEPPED), int(Kind.FELL)
WALK = 10
BOARDS = 20
AFTER = [*range(1, SIDE), 0]  # the next row or column, round the face
FARTHEST = 5 * sketch.CELLS + 1  # more than two faces can differ


class Measures(msgspec.Struct, frozen=True):
    """What was measured on one face, surrounded by copies of itself."""

    platforms: Annotated[int, Meta(description="platforms, those on opposite outer edges counted once")]
    reached: Annotated[int, Meta(description="symbols that can be reached from the Door, of 13")]
    mean_fall: Annotated[float, Meta(description="mean number of cells fallen after a move")]
    no_fall: Annotated[float, Meta(description="share of moves without a fall")]
    longest_fall: Annotated[int, Meta(description="longest fall, in cells")]
    landing_balance: Annotated[
        float, Meta(description="landing cells: the down that has fewest, against the one with most")
    ]
    symbol_balance: Annotated[float, Meta(description="symbols passed in a move: the poorest down against the richest")]
    blocked: Annotated[float, Meta(description="share of moves that a platform forbids")]
    dead: Annotated[float, Meta(description="share of moves that pass no symbol")]
    value: Annotated[float, Meta(description=f"mean symbols passed in {WALK} random moves from the Door")]


def explain_measures() -> dict[str, str]:
    """Each measure's name and what it says, in one line."""
    hints = get_type_hints(Measures, include_extras=True)
    return {name: hints[name].__metadata__[0].description for name in Measures.__struct_fields__}


class Travel(NamedTuple):
    """Where each move leads from each stand of a board (-1: forbidden), the cells it falls and those it enters."""

    ends: Any
    falls: Any
    entered: Any


def measure(face: Any) -> Measures:
    """Measure one face (a row of numbers, see ``sketch``)."""
    board = _lay_alone(face)
    travel = _survey(board)
    y, x = np.divmod(np.arange(2 * sketch.CELLS), 2 * SIDE)
    fold = SIDE * y + x % SIDE  # both copies onto one torus
    first = np.flatnonzero(x < SIDE)
    stands = (4 * first[:, None] + np.arange(4)).ravel()
    ends = travel.ends[stands]
    ends = np.where(ends < 0, -1, 4 * fold[ends >> 2] + (ends & 3))
    copies = travel.entered[stands].reshape(*ends.shape, SIDE, 2, SIDE)
    entered = copies.any(axis=3).reshape(*ends.shape, sketch.CELLS)
    taken = entered[:, :, board["symbol"][0][first] > 0]
    door = int(4 * fold[board["door"][0, 0]] + board["door_up"][0, 0])

    reached = _reach(ends, door)
    possible = (ends >= 0) & reached[:, None]
    downs = [possible & (ends & 3 == up) for up in range(4)]
    landings = [np.unique(ends[down]).size for down in downs]
    harvests = [taken[down].sum() / down.sum() for down in downs]
    falls = travel.falls[stands][possible]
    return Measures(
        platforms=count_platforms(face),
        reached=int(taken[possible].any(axis=0).sum()),
        mean_fall=round(float(falls.mean()), 2),
        no_fall=round(float((falls == 0).mean()), 2),
        longest_fall=int(falls.max()),
        landing_balance=round(min(landings) / max(landings), 2),
        symbol_balance=round(float(min(harvests) / max(harvests)), 2),
        blocked=round(float((ends[reached] < 0).mean()), 2),
        dead=round(float(1 - taken[possible].any(axis=1).mean()), 2),
        value=round(_value(ends, taken, door), 2),
    )


def distances(face: Any, others: Any) -> Any:
    """By how many edges and signs of cells a face differs from others, each turned or mirrored to be most like it."""
    edges, signs = (images != own[:, :1] for images, own in zip(_images(others), _images(face[None]), strict=True))
    return (edges.sum(axis=(2, 3)) + signs.sum(axis=2)).min(axis=1)


def differences(faces: Any) -> Any:
    """The distance of each face from each other one; its place beside itself holds ``FARTHEST``."""
    table = np.stack([distances(face, faces) for face in faces])
    np.fill_diagonal(table, FARTHEST)
    return table


def out_of_reach(content: Any, seed: int = 0) -> int:
    """How many pairs of a Door and a symbol it cannot reach are found on ``BOARDS`` boards of each possible size."""
    rng = make_rng(seed)
    pairs = 0
    for players in (2, 4, 6):
        for _ in range(BOARDS if TILES[LAYOUT_OF[players]] <= content[-1, TILE] + 1 else 0):
            board = _deal(content, players, rng)
            travel = _survey(board)
            symbols = np.flatnonzero(board["symbol"][0])
            for place in range(TILES[LAYOUT_OF[players]]):
                reached = _reach(travel.ends, int(4 * board["door"][0, place] + board["door_up"][0, place]))
                entered = travel.entered[(travel.ends >= 0) & reached[:, None]].any(axis=0)
                pairs += int((~entered[symbols]).sum())
    return pairs


def _deal(content: Any, players: int, rng: Any) -> Any:
    """A board dealt from these faces; seat 0 holds a Replay token, so that its turn does not end with its move."""
    board = np.zeros(1, STATE)
    config, _ = GAME.configure(GAME.options(), players)
    GAME.kernels.setup_at(board, 0, players, config, content, rng)
    board["tokens"][0, 0] += 1
    board["supply"][0] -= 1
    return board


def _lay_alone(face: Any) -> Any:
    """A board of two copies of one face, dealt again until they are turned alike."""
    content = np.stack([face, face])
    content[:, TILE] = 0, 1
    rng = make_rng(0)
    while True:
        board = _deal(content, 2, rng)
        copies = np.stack([board["platform"][0], board["symbol"][0]])[:, : 2 * sketch.CELLS].reshape(2, SIDE, 2, SIDE)
        if (copies[:, :, 0] == copies[:, :, 1]).all():
            return board


def _survey(board: Any) -> Travel:
    layout = board["layout"][0]
    cells = sketch.CELLS * TILES[layout]
    shape = (4 * cells, len(MOVES))
    ends, falls = np.full(shape, -1, np.int32), np.zeros(shape, np.int32)
    entered = np.zeros((*shape, LONGEST * LONGEST), np.bool_)
    scratch, out, log = np.zeros(2, STATE), np.zeros(MAX_LEGAL, np.int16), new_log(MAX_EVENTS)
    _try_all_moves(board, scratch, out, log, ends, falls, entered)
    return Travel(ends, falls, entered[:, :, SPOT[layout, :cells]])


def _template(board: Any, scratch: Any, out: Any, log: Any, ends: Any, falls: Any, entered: Any) -> None:
    """Try every move of seat 0 from every stand of ``board[0]``."""
    for stand in range(len(ends)):
        copy_state(scratch, 0, board, 0)
        scratch[0].cell[0] = stand >> 2
        scratch[0].up[0] = stand & 3
        n = legal(scratch[0], out)
        for m in range(len(MOVES)):
            for k in range(n):
                if out[k] != MOVES[m]:
                    continue
                copy_state(scratch, 1, scratch, 0)
                log[0, 0] = 0
                apply(scratch[1], int(MOVES[m]), log)
                ends[stand, m] = 4 * scratch[1].cell[0] + scratch[1].up[0]
                for row in range(1, log[0, 0] + 1):
                    if log[row, 0] == STEPPED or log[row, 0] == FELL:
                        entered[stand, m, log[row, 2]] = True
                    if log[row, 0] == FELL:
                        falls[stand, m] += 1


_try_all_moves = bind(_template, GAME.id)


def _reach(ends: Any, stand: int) -> Any:
    """The stands that a pawn can come to from a stand, as a mask."""
    reached = np.zeros(len(ends), np.bool_)
    front = np.array([stand])
    while front.size:
        reached[front] = True
        next = np.unique(ends[front])
        front = next[(next >= 0) & ~reached[next]]
    return reached


def _value(ends: Any, taken: Any, door: int) -> float:
    """The chance of each symbol to be passed in a random walk from the Door, added up (exactly, without sampling)."""
    stands, symbols = len(ends), taken.shape[2]
    possible = ends >= 0
    share = possible / possible.sum(axis=1, keepdims=True)
    missing = share[:, :, None] * ~taken  # the chance to take a move that leaves the symbol where it is
    to = (ends[:, :, None] * symbols + np.arange(symbols))[possible].ravel()
    chance = np.zeros((stands, symbols))
    chance[door] = 1
    for _ in range(WALK):
        flow = (chance[:, None, :] * missing)[possible].ravel()
        chance = np.bincount(to, flow, stands * symbols).reshape(stands, symbols)
    return float(symbols - chance.sum())


def count_platforms(face: Any) -> int:
    """The platforms of a face, those on opposite outer edges counted once."""
    bits = face[PLATFORMS:SYMBOLS].reshape(SIDE, SIDE)
    lying = bits >> SOUTH & 1 | bits[AFTER] >> NORTH & 1
    standing = bits >> EAST & 1 | bits[:, AFTER] >> WEST & 1
    return int(lying.sum() + standing.sum())


def _images(faces: Any) -> tuple[Any, Any]:
    """The edges and the signs of each face's cells, in its four turns and in those of its mirror image."""
    bits, signs = faces[:, PLATFORMS:SYMBOLS], faces[:, SYMBOLS:].copy()
    signs[np.arange(len(faces)), faces[:, DOOR]] = 3
    flip = np.arange(sketch.CELLS).reshape(SIDE, SIDE)[:, ::-1].ravel()
    flipped = bits & 0b0101 | bits << 2 & 0b1000 | bits >> 2 & 0b0010
    turned = np.zeros((2, len(faces), 8, sketch.CELLS), np.int16)
    for quarters in range(4):
        to = TURNED[quarters]
        turned[:, :, quarters, to] = TURNED_BITS[quarters, bits], signs
        turned[:, :, 4 + quarters, to] = TURNED_BITS[quarters, flipped[:, flip]], signs[:, flip]
    return turned[0, :, :, :, None] >> np.arange(4) & 1, turned[1]
