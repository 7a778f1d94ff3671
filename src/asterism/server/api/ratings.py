"""``/api/ratings``: leaderboards, and the ratings of one guest or one table."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta

from asterism.server.api.base import Answer


class Rating(Answer):
    """A rating in points, and the interval at two sigma."""

    rating: int
    low: Annotated[int, Meta(description="Lists are ordered by it.")]
    high: int


class RatingRow(Rating):
    """One rating of one guest, and its place."""

    place: int
    guest: str
    name: str | None
    games: int
    provisional: bool
    changed: datetime


class Leaderboard(Answer):
    """The best at a game with so many players, and the asking guest, wherever they stand."""

    game: str
    players: int
    games: Annotated[int, Meta(description="How many were rated.")]
    ratings: list[RatingRow]
    mine: RatingRow | None


class RatingStep(Rating):
    """A rating after one game."""

    table: Annotated[str | None, Meta(description="Null for private tables.")]
    at: datetime
    place: int


class RatingHistory(RatingRow):
    """One rating of a guest with its newest games, oldest first."""

    game: str
    players: int
    history: list[RatingStep]


class RatedGuest(Answer):
    """Whose ratings they are."""

    id: str
    name: str | None


class PlayerRatings(Answer):
    """All ratings of a guest."""

    guest: RatedGuest
    ratings: list[RatingHistory]


class RatingChange(Answer):
    """What a game changed for one seat."""

    seat: int
    guest: str
    place: int
    before: Rating
    after: Rating


class RatingChanges(Answer):
    """What a game changed; empty if it was not rated."""

    changes: list[RatingChange]
