"""What viewers get to see of a match. Everything that a client is told about a game is made here, from redacted views.

Eyes are a seat, or None for a spectator. These functions compute rules: they run in worker threads, never in the loop.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from asterism.engine.events import NO_LOG, Event
from asterism.engine.match import LegalAction, Match, View
from asterism.server.errors import ConflictError, NotFoundError

Eyes = int | None
encode = msgspec.json.encode


def flat(events: list[Event]) -> list[dict[str, Any]]:
    """Events as clients get them."""
    return [event.as_json() for event in events]


def legal_for(match: Match, eyes: Eyes) -> list[dict[str, Any]]:
    """What the seat may do now, with previews; nothing for spectators and when others decide."""
    return [] if eyes is None else [_legal(action) for action in match.legal_actions(eyes)]


def _legal(action: LegalAction) -> dict[str, Any]:
    return {
        "action": action.action,
        "notation": action.notation,
        "move": action.move,
        "preview": flat(action.preview),
    }


def single_step(match: Match, action: int) -> Match:
    """A match of just this one decision, begun where ``match`` stands; looking at it costs no walk through the past."""
    step = Match(match.game, match.players, match.options, None, match.states)
    step.play(action)
    return step


def seen_step(step: Match, eyes: Eyes) -> dict[str, Any]:
    """The one decision of ``step`` as ``eyes`` saw it."""
    move = step.moves(eyes)[0]
    return {"notation": step.game.actions.write(move), "move": move, "events": flat(step.events(eyes)[0])}


def play_seen(match: Match, action: int) -> dict[Eyes, bytes]:
    """Play a decision; return what it looks like to everybody, as the inside of a JSON object."""
    seat, step = match.seat, single_step(match, action)
    match.play(action)
    everybody: list[Eyes] = [None, *range(match.players)]
    return {eyes: encode({"ply": match.ply, "seat": seat, **seen_step(step, eyes)})[1:-1] for eyes in everybody}


# -- looking back at a finished match ----------------------------------------------------------------------------------

See = Eyes | Literal["truth"]


def view_as(match: Match, see: See) -> View:
    """The view of a seat or spectator, or (once it is over) with nothing hidden."""
    if see != "truth":
        return match.view(see)
    return msgspec.structs.replace(match.view(None), position=match.game.view.read(match.record))


def frame(match: Match, ply: int, see: See) -> dict[str, Any]:
    """The decision that led to ``ply`` and the view after it."""
    if not 0 <= ply <= match.ply:
        raise NotFoundError("no-ply", ply=ply)
    view = view_as(match.branch(ply), see)
    if ply == 0:
        return {"ply": 0, "seat": None, "notation": None, "events": [], "view": view}
    before, action = match.branch(ply - 1), match.actions[ply - 1]
    if see == "truth":
        notation, events = before.notation(action), flat(before.branch().play(action))
    else:
        seen = seen_step(single_step(before, action), see)
        notation, events = seen["notation"], seen["events"]
    return {"ply": ply, "seat": before.seat, "notation": notation, "events": events, "view": view}


# -- taking back -------------------------------------------------------------------------------------------------------


def undo_target(match: Match, mine: Collection[int], practice: bool) -> int:
    """The ply to which the sitter on ``mine`` may go back; ``ConflictError`` says why not."""
    if practice:
        for ply in range(match.ply - 1, -1, -1):
            if match.branch(ply).seat in mine:
                return ply
        raise ConflictError("no-undo")
    if match.ply == 0:
        raise ConflictError("no-undo")
    if match.over:
        raise ConflictError("not-running")
    last = match.ply - 1
    if match.branch(last).seat not in mine:
        raise ConflictError("undo-others")
    if reveals(match, last):
        raise ConflictError("undo-reveal")
    return last


def reveals(match: Match, ply: int) -> bool:
    """Whether the decision at ``ply`` taught its mover something: what the mover knew did not foretell what came."""
    before = match.branch(ply)
    assert before.seat is not None
    kernels = match.game.kernels
    foretold = before.redacted(before.seat)
    kernels.apply_at(foretold, 0, match.actions[ply], NO_LOG)
    kernels.redact_at(foretold, 0, before.seat)
    return bool(foretold.tobytes() != match.branch(ply + 1).redacted(before.seat).tobytes())


def may_undo(match: Match, mine: Collection[int], practice: bool) -> bool:
    """Whether ``undo_target`` would allow it."""
    try:
        undo_target(match, mine, practice)
    except ConflictError:
        return False
    return True
