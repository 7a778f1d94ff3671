"""Hidden information: the cards that lie face down (G17)."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.engine.rng import draw
from asterism.games.gravity.state import (
    CARDS,
    COUNT,
    HIDDEN,
    SIMPLE,
    UNKNOWN,
    Kind,
    State,
)


@rule
def redact(s: State, seat: int) -> None:
    """Blank the cards that lie face down before others, where they are not known for certain (G17)."""
    for p in range(s.players):
        if p != seat and 0 < s.down[p] < CARDS - COUNT[s.face_up[p]]:
            s.face_down[p] = UNKNOWN


@rule
def resample(s: State, seat: int, rng: Any) -> None:
    """Draw every blanked set of face-down cards from those that are not face up, each set as likely as any other."""
    for p in range(s.players):
        if s.face_down[p] == UNKNOWN:
            s.face_down[p] = 0
            wanted = int(s.down[p])
            rest = CARDS - int(COUNT[s.face_up[p]])
            for card in range(CARDS):
                if not s.face_up[p] >> card & 1:
                    if draw(rng, rest) < wanted:
                        s.face_down[p] |= 1 << card
                        wanted -= 1
                    rest -= 1


@rule
def redact_action(action: int, actor: int, seat: int) -> int:
    """The action as ``seat`` sees it: others do not see which card is laid face down (G17)."""
    if seat != actor and SIMPLE <= action < SIMPLE + 2 * CARDS:
        return HIDDEN + ((action - SIMPLE) & 1)
    return action


@rule
def redact_event(row: Any, seat: int) -> None:
    """Blank the card that was laid face down by another (G17)."""
    if row[0] == Kind.LAID and row[1] != seat:
        row[2] = UNKNOWN
