"""Hidden information: unseen tiles in the piles, and the order of the reserve (O3, O60, O64)."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule, whole
from asterism.engine.rng import draw
from asterism.games.octocube.orientations import FACES
from asterism.games.octocube.state import (
    ADVANCED,
    ALL_OBJECTS,
    CELLS,
    COIN,
    COINS,
    COLOURS,
    HIDDEN,
    KINDS,
    LETTERS,
    LOW,
    NONE,
    OBJECTS,
    SPACES,
    UNKNOWN,
    A,
    State,
)

EACH_SUM = sum(1 << 8 * kind for kind in range(KINDS))
"""One in each of five sums of at most 84, of eight bits: the highest bit is free, to compare all at once."""
HIGHEST_BITS = 128 * EACH_SUM


@rule
def blank(s: State, cell: int, level: int, hidden: int) -> None:
    """Blank a tile if its bit is set; by arithmetic, as processors cannot predict it."""
    tile = whole(s.pile[cell][level])
    s.pile[cell][level] = tile + (UNKNOWN - tile) * (hidden >> level & 1)


@rule
def redact(s: State, seat: int) -> None:
    """Blank the unseen tiles and the order of the reserve; all seats know the same."""
    for cell in range(CELLS):
        height = whole(s.height[cell])
        hidden = (1 << height) - 1 & ~whole(s.seen[cell])
        for level in range(LOW):
            blank(s, cell, level, hidden)
        if height > LOW:
            for level in range(LOW, height):
                blank(s, cell, level, hidden)
    if s.mode == ADVANCED:
        for i in range(whole(s.reserve_left)):
            s.reserve[i] = HIDDEN


@rule
def bit(tile: int) -> int:
    """One object of this type, as counted in three bits each; other tiles count nothing."""
    return 1 << 3 * (tile - 1) if NONE < tile <= OBJECTS else 0


@rule
def deal_tiles(s: State, rng: Any) -> None:
    """Fill every unknown place of the piles with the tiles that lie nowhere else, at random."""
    left = ALL_OBJECTS
    coins = COINS
    unknown = 0
    for cell in range(CELLS):
        for level in range(whole(s.height[cell])):
            tile = whole(s.pile[cell][level])
            if tile == UNKNOWN:
                unknown += 1
            elif tile == COIN:
                coins -= 1
            else:
                left -= bit(tile)
    for seat in range(whole(s.players)):
        coins -= s.coins[seat]
        for tile in range(OBJECTS):
            left -= whole(s.board[seat][tile]) << 3 * tile
        for space in range(SPACES):
            left -= bit(whole(s.space[seat][space]))
        for face in range(FACES):
            if s.cube[seat][face] == COIN:
                coins -= 1
            left -= bit(whole(s.cube[seat][face]))
    for level in range(FACES):
        left -= bit(whole(s.stack[level]))
    sums = coins * EACH_SUM  # of coins, of coins and the first kind, …, and the first four kinds
    for tile in range(OBJECTS):
        sums += (left >> 3 * tile & 7) * (EACH_SUM & -(1 << 8 * (tile // COLOURS + 1)))
    for cell in range(CELLS):
        for level in range(whole(s.height[cell])):
            if s.pile[cell][level] == UNKNOWN:
                r = draw(rng, unknown)
                unknown -= 1
                reached = ((r * EACH_SUM | HIGHEST_BITS) - sums & HIGHEST_BITS) >> 7  # 1 for each sum up to r
                group = reached * EACH_SUM >> 8 * (KINDS - 1) & 7  # how many: 0 a coin, or 1 and the kind
                sums -= EACH_SUM & -(1 << 8 * group)
                kind = max(group - 1, 0)
                r -= sums >> 8 * kind & 255
                four = left >> 3 * COLOURS * kind
                first = four & 7
                second = first + (four >> 3 & 7)
                third = second + (four >> 6 & 7)
                tile = COLOURS * kind + int(r >= first) + int(r >= second) + int(r >= third)
                left -= 0 if group == 0 else 1 << 3 * tile
                s.pile[cell][level] = COIN if group == 0 else tile + 1


@rule
def pick_letter(pool: int, rng: Any) -> int:
    """A random Abyss tile out of a set of letters that is not empty."""
    letters = 0
    for i in range(len(LETTERS)):
        letters += pool >> i & 1
    r = draw(rng, letters)
    i = 0
    while pool >> i & 1 == 0 or r > 0:
        r -= pool >> i & 1
        i += 1
    return A + i


@rule
def deal_reserve(s: State, rng: Any) -> None:
    """Fill the unknown places of the reserve with letters of the pool that are not laid, at random."""
    pool = whole(s.powers)
    for cell in range(CELLS):
        if s.abyss[cell] >= A:
            pool &= ~(1 << (s.abyss[cell] - A))
    for i in range(whole(s.reserve_left)):
        if s.reserve[i] == HIDDEN:
            letter = pick_letter(pool, rng)
            pool &= ~(1 << (letter - A))
            s.reserve[i] = letter


@rule
def resample(s: State, seat: int, rng: Any) -> None:
    """Fill the blanks of a redacted state with random values that fit what is known."""
    deal_tiles(s, rng)
    deal_reserve(s, rng)


@rule
def redact_action(action: int, actor: int, seat: int) -> int:
    """Every action is open to all."""
    return action


@rule
def redact_event(row: Any, seat: int) -> None:
    """Every event is open to all."""
