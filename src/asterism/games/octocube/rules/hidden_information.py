"""Hidden information: unseen tiles in the piles, and the order of the reserve (O3, O60, O64)."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.engine.rng import draw
from asterism.games.octocube.orientations import FACES
from asterism.games.octocube.rules.area import whole
from asterism.games.octocube.state import (
    ADVANCED,
    ALL_OBJECTS,
    CELLS,
    COIN,
    COINS,
    HIDDEN,
    LETTERS,
    NONE,
    OBJECTS,
    SPACES,
    UNKNOWN,
    A,
    State,
)


@rule
def redact(s: State, seat: int) -> None:
    """Blank the unseen tiles and the order of the reserve; all seats know the same."""
    for cell in range(CELLS):
        for level in range(whole(s.height[cell])):
            if s.seen[cell] >> level & 1 == 0:
                s.pile[cell][level] = UNKNOWN
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
    for cell in range(CELLS):
        for level in range(whole(s.height[cell])):
            if s.pile[cell][level] == UNKNOWN:
                r = draw(rng, unknown)
                unknown -= 1
                if r < coins:
                    coins -= 1
                    s.pile[cell][level] = COIN
                else:
                    r -= coins
                    tile = 0
                    while r >= left >> 3 * tile & 7:
                        r -= left >> 3 * tile & 7
                        tile += 1
                    left -= 1 << 3 * tile
                    s.pile[cell][level] = tile + 1


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
