"""What a seat may choose: the actions its cards and the platforms around its pawn allow, and what it may steal."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule, whole
from asterism.games.gravity.rules.movement import beside, is_open, landing, sideways
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
    return int(is_open(s, cell, sideways(up, 0))) | int(is_open(s, cell, sideways(up, 1))) << 1


@rule
def possible_effects(s: State, cell: int, up: int, steps: int) -> int:
    """Bits of the special moves whose steps are all possible, given the ``sides`` of one step (G14, G16)."""
    bits = 1 << DOWN | 7 << SPIN
    bits |= int(is_open(s, cell, up)) * sides(s, beside(s, cell, up), up) << HIGH
    for side in range(2):
        direction = sideways(up, side)
        bits |= (steps >> side & int(is_open(s, beside(s, cell, direction), direction))) << LONG + side
    return bits


@rule
def hand_of(s: State, p: int) -> int:
    """Bits of the cards, goodies too, that the seat is known to hold."""
    bits = ALL_CARDS & ~(s.face_up[p] | s.face_down[p])
    for goodie in range(GOODIES):
        if s.goodies[goodie] == p:
            bits |= 1 << CARDS + goodie
    return whole(bits)


@rule
def legal_actions(s: State, out: Any) -> int:
    """The actions of G11.

    Where it cannot be foreseen whether an action is legal, it is written in any case, and counted if it is: a processor
    waits longer for a wrong guess than for a few numbers that nobody reads.
    """
    me = whole(s.seat)
    cell = whole(s.cell[me])
    up = whole(s.up[me])
    hand = hand_of(s, me)
    out[0] = COMPLETE  # G12
    n = int(hand & ALL_CARDS != ALL_CARDS)
    steps = sides(s, cell, up)
    for card in range(CARDS + GOODIES):  # G13
        held = hand >> card & 1
        out[n] = SIMPLE + 2 * card
        n += held & steps
        out[n] = SIMPLE + 2 * card + 1
        n += held & steps >> 1
    effects = possible_effects(s, cell, up, steps)
    for effect in range(EFFECTS):
        out[n] = SPECIAL + effect
        n += effects >> effect & hand >> CARD_OF[effect] & 1
    if hand >> JOKER & 1:
        for effect in range(EFFECTS):
            out[n] = BY_JOKER + effect
            n += effects >> effect & 1
    if hand >> CARDS & 1:
        for turn in range(3):
            out[n] = TURN_TILE + turn
            n += 1
    if hand >> CARDS + 1 & 1:
        for first in range(2):
            if steps >> first & 1:
                rest = landing(s, beside(s, cell, sideways(up, first)), up ^ 2)
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
