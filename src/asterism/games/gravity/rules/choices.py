"""What a seat may choose: the actions its cards and the platforms around its pawn allow, and what it may steal."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.games.gravity.rules.movement import landing, sideways, step
from asterism.games.gravity.state import (
    ALL_CARDS,
    BY_JOKER,
    CARD_OF,
    CARDS,
    COLOURS,
    COMPLETE,
    DOUBLE_JUMP,
    DOWN,
    EFFECTS,
    GOODIES,
    HIGH,
    JOKER,
    LONG,
    NOWHERE,
    SIMPLE,
    SPECIAL,
    SPIN,
    STEAL,
    STEAL_TOKEN,
    TELEPORT,
    TURN_TILE,
    State,
)


@rule
def sides(s: State, cell: int, up: int) -> int:
    """Bits of the sides, left 1 and right 2, to which one step from ``cell`` is possible."""
    bits = 0
    if cell != NOWHERE:
        if step(s, cell, (up + 3) & 3) != NOWHERE:
            bits = 1
        if step(s, cell, (up + 1) & 3) != NOWHERE:
            bits += 2
    return bits


@rule
def possible_effects(s: State, cell: int, up: int) -> int:
    """Bits of the special moves whose steps are all possible (G14, G16)."""
    bits = 1 << DOWN | 7 << SPIN | sides(s, step(s, cell, up), up) << HIGH
    for side in range(2):
        direction = sideways(up, side)
        beside = step(s, cell, direction)
        if beside != NOWHERE and step(s, beside, direction) != NOWHERE:
            bits |= 1 << LONG + side
    return bits


@rule
def hand_of(s: State, p: int) -> int:
    """Bits of the cards, goodies too, that the seat is known to hold."""
    bits = ALL_CARDS & ~(s.face_up[p] | s.face_down[p])
    for goodie in range(GOODIES):
        if s.goodies[goodie] == p:
            bits |= 1 << CARDS + goodie
    return int(bits)


@rule
def legal_actions(s: State, out: Any) -> int:
    """The actions of G11."""
    me = int(s.seat)
    cell = int(s.cell[me])
    up = int(s.up[me])
    hand = hand_of(s, me)
    n = 0
    if hand & ALL_CARDS != ALL_CARDS:
        out[n] = COMPLETE  # G12
        n += 1
    beside = sides(s, cell, up)
    for card in range(CARDS + GOODIES):
        if hand >> card & 1:  # G13
            if beside & 1:
                out[n] = SIMPLE + 2 * card
                n += 1
            if beside & 2:
                out[n] = SIMPLE + 2 * card + 1
                n += 1
    effects = possible_effects(s, cell, up)
    for effect in range(EFFECTS):
        if effects >> effect & 1 and hand >> CARD_OF[effect] & 1:
            out[n] = SPECIAL + effect
            n += 1
    if hand >> JOKER & 1:
        for effect in range(EFFECTS):
            if effects >> effect & 1:
                out[n] = BY_JOKER + effect
                n += 1
    if hand >> CARDS & 1:
        for turn in range(3):
            out[n] = TURN_TILE + turn
            n += 1
    if hand >> CARDS + 1 & 1:
        for first in range(2):
            if beside >> first & 1:
                rest = landing(s, step(s, cell, sideways(up, first)), up ^ 2)
                after = sides(s, rest, up)
                for second in range(2):
                    if after >> second & 1:
                        out[n] = DOUBLE_JUMP + 2 * first + second
                        n += 1
    if hand >> CARDS + 2 & 1:
        out[n] = TELEPORT
        n += 1
    return n


@rule
def legal_steals(s: State, out: Any) -> int:
    """What there is to steal from the first victim (G30)."""
    victim = s.victims[0]
    n = 0
    for colour in range(COLOURS):
        if s.won[victim][colour] > 0:
            out[n] = STEAL + colour
            n += 1
    if s.tokens[victim] > 0:
        out[n] = STEAL_TOKEN
        n += 1
    return n
