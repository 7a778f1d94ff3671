"""Seats that have lost by time, by resigning or by leaving, and the results without them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from asterism.server.core import events as e
from asterism.server.core.values import Occupant, Table

STAND_IN = 3
"""The level of the bot that plays on for a seat that has lost."""


def ends_game(table: Table, number: int) -> bool:
    """Whether only one seat remains when this one loses; the remaining one wins at once."""
    return sum(not seat.out for other, seat in enumerate(table.seats) if other != number) <= 1


def resigning_ends(table: Table, number: int) -> bool:
    """Whether the game ends when this seat resigns: only one seat remains, or no remaining seat belongs to a person."""
    people = (s.kind is Occupant.PERSON and not s.out for other, s in enumerate(table.seats) if other != number)
    return ends_game(table, number) or not any(people)


def forfeit(table: Table, number: int, ends: bool, result: dict[str, Any] | None) -> tuple[e.AnyEvent, ...]:
    """A seat has lost: the game ends with ``result``, or a bot plays on for the seat and cannot win."""
    out = e.WentOut(number=number)
    if not ends:
        return out, e.StoodIn(number=number, level=STAND_IN)
    assert result is not None
    return out, e.Ended(result=result_without(result, [*out_of(table), number]))


def out_of(table: Table) -> list[int]:
    """The seats that have lost, by time, by resigning or by leaving a rated game."""
    return [number for number, seat in enumerate(table.seats) if seat.out]


def result_without(result: dict[str, Any], out: Sequence[int]) -> dict[str, Any]:
    """The result without the seats in ``out`` as winners: the other winners win, or else those with the most points."""
    if not out:
        return result
    staying = [seat for seat in range(len(result["points"])) if seat not in out]
    most = max(result["points"][seat] for seat in staying)
    winners = [seat for seat in result["winners"] if seat in staying and result["finished"]]
    leaders = [seat for seat in staying if result["points"][seat] == most]
    return {**result, "finished": True, "winners": winners or leaders, "out": sorted(out)}


def drawn(result: dict[str, Any], out: Sequence[int]) -> dict[str, Any]:
    """The result of a game that ends now because all agree on a draw: everyone who is not out shares it."""
    staying = [seat for seat in range(len(result["points"])) if seat not in out]
    lost = {"out": sorted(out)} if out else {}
    return {**result, "finished": True, "winners": staying, "agreed": True, **lost}
