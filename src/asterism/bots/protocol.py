"""The commands ``bot``, ``hint`` and ``analyse`` of the engine protocol. All use what the deciding seat may know."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from asterism.bots import make_bot
from asterism.bots.analysis import analyse
from asterism.bots.base import AnalysisResult, Limit, as_information_state
from asterism.engine.match import Match
from asterism.engine.protocol import Commands, Request, Session
from asterism.engine.rng import MAX_SEED

DEFAULT_SECONDS = 1.0

Seconds = Annotated[float, Meta(gt=0, le=3600)]
Count = Annotated[int, Meta(ge=1, le=100_000_000)]


class AnalysisRequest(Request):
    """``hint`` and ``analyse``: how long to search, and the seed of the search."""

    seconds: Seconds | None = None
    simulations: Count | None = None
    nodes: Count | None = None
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] = 0


class BotRequest(AnalysisRequest):
    """``bot``: which bot chooses, and whether its choice is played at once."""

    spec: str = "level:5"
    play: bool = False


def _limit(request: AnalysisRequest) -> Limit:
    limit = Limit(seconds=request.seconds, simulations=request.simulations, nodes=request.nodes)
    return limit if limit != Limit() else Limit(seconds=DEFAULT_SECONDS)


def _named(match: Match, action: int) -> dict[str, Any]:
    move = match.move(action)
    return {"action": action, "notation": match.game.actions.write(move), "move": msgspec.to_builtins(move)}


def _bot(session: Session, request: BotRequest) -> dict[str, Any]:
    match = session.current
    state = as_information_state(match)
    bot = make_bot(request.spec, request.seed)
    try:
        choice = bot.play(state, _limit(request)).action
    finally:
        bot.close()
    answer = {"seat": state.seat, **_named(match, choice)}
    if request.play:
        answer |= session.play(choice)
    return answer


def _last(session: Session, request: AnalysisRequest) -> AnalysisResult:
    *_, last = analyse(session.current, _limit(request), seed=request.seed)
    return last


def _hint(session: Session, request: AnalysisRequest) -> dict[str, Any]:
    last = _last(session, request)
    return {"seat": last.seat, **_named(session.current, last.actions[0].action), "values": last.actions[0].values}


def _analyse(session: Session, request: AnalysisRequest) -> dict[str, Any]:
    match, last = session.current, _last(session, request)
    actions = [
        {**_named(match, found.action), "visits": found.visits, "values": found.values} for found in last.actions
    ]
    return {
        "seat": last.seat,
        "simulations": last.simulations,
        "seconds": last.seconds,
        "depth": last.depth,
        "values": last.values,
        "actions": actions,
        "line": last.line,
    }


COMMANDS: Commands = {
    "bot": (BotRequest, _bot),
    "hint": (AnalysisRequest, _hint),
    "analyse": (AnalysisRequest, _analyse),
}
