"""``/api/offline``: what a browser needs to answer for lessons, puzzles and rule pages itself."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from asterism.server.api.base import Answer


class OfflineGame(Answer):
    """Positions as states of the game's module, for a page that cannot reach its server."""

    lessons: Annotated[list[dict[str, Any]], Meta(description="Each with its position, goal and replies.")]
    puzzles: Annotated[
        dict[str, dict[str, Any]], Meta(description="Positions and solutions, by mode and the puzzle's id.")
    ]
    figures: Annotated[list[dict[str, Any]], Meta(description="The positions of the rule page.")]
