"""Moves for people and programs: integer ↔ structured move ↔ notation.

The notation is plain words joined by hyphens, in upper or lower case:

    complete                            take back all cards
    left-drop  right-joker              a simple move, and the card laid face down for it (left-? where it is hidden)
    long-left  high-right  drop         special moves
    rotate-left  rotate-right  rotate-half
    joker-long-left  joker-drop  …      the same by the Joker
    tile-left  tile-right  tile-half    the goodies; a double jump names both of its sides
    double-left-right  teleport
    steal-blue  steal-token             what is stolen
    replay  pass                        whether a token is spent
"""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec

from asterism.engine.action_table import Block, field_axis
from asterism.engine.errors import InvalidMoveError
from asterism.games.gravity.state import (
    ACTIONS,
    BY_JOKER,
    CARD_NAMES,
    COLOUR_NAMES,
    COMPLETE,
    DOUBLE_JUMP,
    DOWN,
    HIGH,
    LONG,
    PASS,
    REPLAY,
    SIDE_NAMES,
    SIMPLE,
    SPECIAL,
    SPIN,
    STEAL,
    STEAL_TOKEN,
    TELEPORT,
    TURN_NAMES,
    TURN_TILE,
    Card,
    Colour,
    Side,
    Turn,
)


class _Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all moves."""


class Complete(_Move, frozen=True, tag="complete"):
    """Take back all cards (G12)."""


class Simple(_Move, frozen=True, tag="simple"):
    """One step to a side, with a card laid face down; null where the card is hidden (G13)."""

    side: Side
    card: Card | None


class LongJump(_Move, frozen=True, tag="long_jump"):
    """Two steps to a side (G14)."""

    side: Side
    joker: bool = False


class HighJump(_Move, frozen=True, tag="high_jump"):
    """One step up, one to a side (G14)."""

    side: Side
    joker: bool = False


class Drop(_Move, frozen=True, tag="drop"):
    """One cell down, through the platform (G14)."""

    joker: bool = False


class Rotate(_Move, frozen=True, tag="rotate"):
    """Turn in place (G14)."""

    turn: Turn
    joker: bool = False


class TileTurn(_Move, frozen=True, tag="tile_turn"):
    """Turn the tile under the pawn (G51)."""

    turn: Turn


class DoubleJump(_Move, frozen=True, tag="double_jump"):
    """One step, a fall, and another step (G52)."""

    first: Side
    second: Side


class Teleport(_Move, frozen=True, tag="teleport"):
    """To the Open Door (G53)."""


class StealStar(_Move, frozen=True, tag="steal_star"):
    """A star of this colour from the ejected player (G30)."""

    colour: Colour


class StealToken(_Move, frozen=True, tag="steal_token"):
    """A Replay token from the ejected player (G30)."""


class Replay(_Move, frozen=True, tag="replay"):
    """Spend a Replay token for a second action (G19)."""


class Pass(_Move, frozen=True, tag="pass"):
    """Keep the tokens and end the turn (G19)."""


Move = (
    Complete
    | Simple
    | LongJump
    | HighJump
    | Drop
    | Rotate
    | TileTurn
    | DoubleJump
    | Teleport
    | StealStar
    | StealToken
    | Replay
    | Pass
)


def _specials(joker: bool) -> list[tuple[Any, str]]:
    by = "joker-" if joker else ""
    sides: Any = SIDE_NAMES
    turns: Any = TURN_NAMES
    return [
        *((LongJump(side, joker), f"{by}long-{side}") for side in sides),
        *((HighJump(side, joker), f"{by}high-{side}") for side in sides),
        (Drop(joker), f"{by}drop"),
        *((Rotate(turn, joker), f"{by}rotate-{turn}") for turn in turns),
    ]


def _moves() -> list[tuple[Any, str]]:
    """Every move with its notation, by action; the hidden simple moves last."""
    sides: Any = SIDE_NAMES
    turns: Any = TURN_NAMES
    cards: Any = CARD_NAMES
    colours: Any = COLOUR_NAMES
    short = ("long", "high", "drop", "rotate", "joker", "tile", "double", "teleport")
    return [
        (Complete(), "complete"),
        *((Simple(side, card), f"{side}-{name}") for card, name in zip(cards, short, strict=True) for side in sides),
        *_specials(joker=False),
        *_specials(joker=True),
        *((TileTurn(turn), f"tile-{turn}") for turn in turns),
        *((DoubleJump(first, second), f"double-{first}-{second}") for first, second in product(sides, sides)),
        (Teleport(), "teleport"),
        *((StealStar(colour), f"steal-{colour}") for colour in colours),
        (StealToken(), "steal-token"),
        (Replay(), "replay"),
        (Pass(), "pass"),
        *((Simple(side, None), f"{side}-?") for side in sides),
    ]


_MOVES = _moves()
MOVES = tuple(move for move, _ in _MOVES)
"""All moves, in the order of ``json_writer.move_number``."""
_ACTION = {move: action for action, move in enumerate(MOVES)}
_BY_TEXT = {text: move for move, text in _MOVES}
_LONGEST = max(map(len, _BY_TEXT))


def _special_blocks(first: int, note: str) -> list[Block]:
    side, turn = field_axis("side", SIDE_NAMES), field_axis("turn", TURN_NAMES)
    return [
        Block(first + LONG, ("long_jump",), (side,), note),
        Block(first + HIGH, ("high_jump",), (side,), note),
        Block(first + DOWN, ("drop",), (), note),
        Block(first + SPIN, ("rotate",), (turn,), note),
    ]


BLOCKS = (
    Block(COMPLETE, ("complete",)),
    Block(SIMPLE, ("simple",), (field_axis("card", CARD_NAMES), field_axis("side", SIDE_NAMES))),
    *_special_blocks(SPECIAL, "by its own card"),
    *_special_blocks(BY_JOKER, "by the Joker"),
    Block(TURN_TILE, ("tile_turn",), (field_axis("turn", TURN_NAMES),)),
    Block(DOUBLE_JUMP, ("double_jump",), (field_axis("first", SIDE_NAMES), field_axis("second", SIDE_NAMES))),
    Block(TELEPORT, ("teleport",)),
    Block(STEAL, ("steal_star",), (field_axis("colour", COLOUR_NAMES),)),
    Block(STEAL_TOKEN, ("steal_token",)),
    Block(REPLAY, ("replay",)),
    Block(PASS, ("pass",)),
)
"""The meaning of the action integers."""


def to_action(s: Any, move: Any) -> int:
    """The action of a structured move; ``InvalidMoveError`` where it is no move, or hides its card."""
    action = _find(move)
    if action >= ACTIONS:
        raise InvalidMoveError("card: a simple move must name the card that is laid", "hidden_card")
    return action


def write(move: Any) -> str:
    """The move in notation."""
    return _MOVES[_find(move)][1]


def parse(text: str) -> Any:
    """Parse a notation; ``InvalidMoveError`` names the character at which that fails."""
    typed = text.lower()
    if typed in _BY_TEXT:
        return _BY_TEXT[typed]
    typed = typed[:_LONGEST]
    good = next(n for n in range(len(typed), -1, -1) if any(known.startswith(typed[:n]) for known in _BY_TEXT))
    start = typed.rfind("-", 0, good) + 1  # the word at which parsing fails
    words = sorted({known[start:].split("-")[0] for known in _BY_TEXT if known.startswith(typed[:start])})
    raise InvalidMoveError(
        f"{text[:40]!r} is no move: character {good + 1}: expected {', '.join(words)}",
        "bad_notation",
        character=good + 1,
        expected=words,
    )


def _find(move: Any) -> int:
    try:
        return _ACTION[move]
    except (KeyError, TypeError):
        raise InvalidMoveError(f"{move!r} is no move of this game", "bad_move") from None
