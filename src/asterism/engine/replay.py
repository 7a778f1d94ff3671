"""A match as a document that can be replayed without the rules: views and events as one viewer saw them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from asterism.engine.events import Event
from asterism.engine.match import Match
from asterism.engine.match_types import View
from asterism.engine.messages import source
from asterism.engine.viewer import Viewer


class Frame(msgspec.Struct, frozen=True):
    """One decision and what followed from it; ``view`` is how things stand afterwards."""

    ply: int
    seat: int
    notation: str
    events: list[Event]
    view: View[Any]


class Replay(msgspec.Struct, frozen=True):
    """A whole match as one viewer saw it: a page shows it with ``<asterism-board>`` (docs/embed.md)."""

    game: str
    colours: tuple[str, ...]
    """The word for the colour of each seat."""
    names: list[str]
    """What each seat is called."""
    start: View[Any]
    frames: list[Frame]
    texts: str
    """The game's texts, as a Fluent file."""
    language: str


def frames(match: Match, viewer: Viewer, since: int = 0, most: int | None = None) -> Iterator[Frame]:
    """The decisions after ply ``since``, at most ``most``, as ``viewer`` saw them; the match is played through once."""
    then = match.branch(since)
    for action in islice(match.actions, since, None if most is None else since + most):
        step = then.take(action)
        yield Frame(
            ply=then.ply,
            seat=step.seat,
            notation=match.game.actions.write(step.move(viewer)),
            events=step.events(viewer),
            view=then.view(viewer),
        )


def replay_of(match: Match, viewer: Viewer, names: Sequence[str], language: str = "en", since: int = 0) -> Replay:
    """The match from ply ``since`` to now, as ``viewer`` saw it."""
    return Replay(
        game=match.game.id,
        colours=tuple(match.game.seat_names[: match.players]),
        names=list(names),
        start=match.branch(since).view(viewer),
        frames=list(frames(match, viewer, since)),
        texts=source(match.game.folder, language),
        language=language,
    )
