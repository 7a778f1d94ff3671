"""Setup, the actions, the turn and the end."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule, whole
from asterism.engine.events import emit
from asterism.engine.rng import draw
from asterism.engine.state_type import Over
from asterism.games.gravity.rules.board import deal_goodies, lay_tiles, scatter_stars
from asterism.games.gravity.rules.choices import legal_actions, legal_steals
from asterism.games.gravity.rules.movement import (
    check_target,
    enter,
    fall,
    next_door,
    points_of,
    sideways,
    take_back,
    turn_tile,
    walk,
)
from asterism.games.gravity.state import (
    BY_JOKER,
    CARD_OF,
    CARDS,
    COLOURS,
    COMPLETE,
    COUNT,
    DOUBLE_JUMP,
    DOWN,
    EFFECTS,
    EXPERT_ENDING,
    FEW_STARS,
    GOODIES,
    HIGH,
    JOKER,
    LAYOUT_OF,
    NOBODY,
    OFF,
    PASS,
    QUARTERS,
    REPLAY,
    SEATS,
    SIMPLE,
    SPECIAL,
    SPIN,
    STEAL,
    TELEPORT,
    TILES,
    TOKENS,
    TURN_TILE,
    Config,
    Kind,
    Phase,
    Reason,
    State,
)

# Setup


@rule
def setup(s: State, players: int, config: Any, content: Any, rng: Any) -> None:
    """Lay out tiles, stars and goodies at random, and let seat 0 enter (G5, G7, G10, G50)."""
    s.players = players
    s.seat = 0
    s.over = Over.RUNNING
    s.phase = Phase.ACTION
    s.acted = 0
    s.final = 0
    s.ending = config[Config.ENDING]
    s.layout = LAYOUT_OF[players]
    s.max_rounds = config[Config.MAX_ROUNDS]
    s.quiet_rounds = config[Config.QUIET_ROUNDS]
    s.round = 1
    s.last_star = 0
    s.supply = TOKENS
    for p in range(SEATS):
        s.cell[p] = OFF
        s.up[p] = OFF
        s.victims[p] = NOBODY
        s.face_up[p] = 0
        s.face_down[p] = 0
        s.down[p] = 0
        s.tokens[p] = 0
        for colour in range(COLOURS):
            s.won[p][colour] = 0
    lay_tiles(s, content, rng)
    scatter_stars(s, rng)
    deal_goodies(s, config[Config.GOODIES], rng)
    s.marker = config[Config.OPEN_DOOR]
    if s.marker < 0:
        s.marker = draw(rng, whole(TILES[s.layout]))
    s.cell[0] = s.door[s.marker]
    s.up[0] = s.door_up[s.marker]
    s.marker = next_door(s)


# Choices


@rule
def legal(s: State, out: Any) -> int:
    """Write the legal actions, ascending; return their number."""
    if s.phase == Phase.ACTION:
        return legal_actions(s, out)
    if s.phase == Phase.STEAL:
        return legal_steals(s, out)
    if s.phase == Phase.REPLAY:
        out[0] = REPLAY
        out[1] = PASS
        return 2
    return 0


# The actions


@rule
def lay(s: State, card: int, log: Any) -> None:
    """Lay a card face down, or hand a goodie on, for a simple move (G13, G50)."""
    me = whole(s.seat)
    if card < CARDS:
        s.face_down[me] |= 1 << card
        s.down[me] += 1
        emit(log, Kind.LAID, me, card)
    else:
        hand_on(s, card - CARDS, Kind.LAID_GOODIE, log)


@rule
def hand_on(s: State, goodie: int, kind: int, log: Any) -> None:
    """A goodie goes to the left neighbour as it is laid (G50)."""
    me = whole(s.seat)
    left = (me + 1) % s.players
    s.goodies[goodie] = left
    emit(log, kind, me, goodie, left)


@rule
def refill(s: State, log: Any) -> None:
    """Take back all cards if the hand, goodies too, is empty (G18)."""
    me = whole(s.seat)
    if s.down[me] + COUNT[s.face_up[me]] == CARDS:
        for goodie in range(GOODIES):
            if s.goodies[goodie] == me:
                return
        take_back(s, me)
        emit(log, Kind.REFILLED, me)


@rule
def do_effect(s: State, effect: int, log: Any) -> None:
    """Carry out the effect of a card laid face up (G14)."""
    up = whole(s.up[s.seat])
    if effect < HIGH:
        walk(s, sideways(up, effect), log)
        walk(s, sideways(up, effect), log)
    elif effect < DOWN:
        walk(s, up, log)
        walk(s, sideways(up, effect - HIGH), log)
    elif effect < SPIN:
        walk(s, up ^ 2, log)
    else:
        up = (up + whole(QUARTERS[effect - SPIN])) & 3
        s.up[s.seat] = up
        emit(log, Kind.TURNED, whole(s.seat), up)


@rule
def use_goodie(s: State, action: int, log: Any) -> None:
    """Play a goodie for its effect (G51–G53)."""
    up = whole(s.up[s.seat])
    if action < DOUBLE_JUMP:
        hand_on(s, 0, Kind.USED_GOODIE, log)
        refill(s, log)
        turn_tile(s, action - TURN_TILE, log)
    elif action < TELEPORT:
        hand_on(s, 1, Kind.USED_GOODIE, log)
        refill(s, log)
        walk(s, sideways(up, (action - DOUBLE_JUMP) >> 1), log)
        fall(s, log)
        walk(s, sideways(up, (action - DOUBLE_JUMP) & 1), log)
    else:
        hand_on(s, 2, Kind.USED_GOODIE, log)
        refill(s, log)
        enter(s, whole(s.door[s.marker]), Kind.TELEPORTED, log)


@rule
def act(s: State, action: int, log: Any) -> None:
    """One action and the gravity after it (G11, G22)."""
    me = whole(s.seat)
    if action == COMPLETE:
        take_back(s, me)
        emit(log, Kind.COMPLETED, me)
    elif action < SPECIAL:
        lay(s, (action - SIMPLE) >> 1, log)
        refill(s, log)
        walk(s, sideways(whole(s.up[me]), (action - SIMPLE) & 1), log)
    elif action < TURN_TILE:
        effect = (action - SPECIAL) % EFFECTS
        card = whole(CARD_OF[effect])
        if action < BY_JOKER:
            s.face_up[me] |= 1 << card
            emit(log, Kind.PLAYED, me, card)
        else:
            s.face_up[me] |= 1 << JOKER
            emit(log, Kind.PLAYED_JOKER, me, card)
        refill(s, log)
        do_effect(s, effect, log)
    else:
        use_goodie(s, action, log)
    fall(s, log)
    s.acted += 1


@rule
def steal(s: State, loot: int, log: Any) -> None:
    """Take a star of a colour, or a token, from the first victim (G30)."""
    me = whole(s.seat)
    victim = whole(s.victims[0])
    if loot < COLOURS:
        s.won[victim][loot] -= 1
        s.won[me][loot] += 1
        emit(log, Kind.STOLE_STAR, me, victim, loot)
    else:
        s.tokens[victim] -= 1
        s.tokens[me] += 1
        emit(log, Kind.STOLE_TOKEN, me, victim)
    for i in range(SEATS - 1):
        s.victims[i] = s.victims[i + 1]
    check_target(s, log)


# The turn


@rule
def apply(s: State, action: int, log: Any) -> None:
    """Carry out a legal action and all that follows from it, up to the next decision."""
    if action < STEAL:
        act(s, whole(action), log)
        go_on(s, log)
    elif action < REPLAY:
        steal(s, whole(action) - STEAL, log)
        go_on(s, log)
    elif action == REPLAY:
        s.tokens[s.seat] -= 1
        s.supply += 1
        s.phase = Phase.ACTION
        emit(log, Kind.SPENT_TOKEN, whole(s.seat))
    else:
        end_turn(s, log)


@rule
def go_on(s: State, log: Any) -> None:
    """Find the next decision of the turn, or end it (G19, G31)."""
    if s.victims[0] != NOBODY:
        s.phase = Phase.STEAL
    elif s.acted == 0:
        s.phase = Phase.ACTION
    elif s.acted == 1 and s.tokens[s.seat] > 0:
        s.phase = Phase.REPLAY
    else:
        end_turn(s, log)


@rule
def end_turn(s: State, log: Any) -> None:
    """The left neighbour plays, entering first if its pawn is off the board (G20, G10)."""
    s.acted = 0
    s.seat += 1
    if s.seat == s.players:
        end_round(s, log)
    if s.over == Over.RUNNING:
        emit(log, Kind.TURN_STARTED, whole(s.seat))
        if s.cell[s.seat] == OFF:
            s.up[s.seat] = s.door_up[s.marker]
            enter(s, whole(s.door[s.marker]), Kind.ENTERED, log)
        s.phase = Phase.ACTION if s.victims[0] == NOBODY else Phase.STEAL


@rule
def end_round(s: State, log: Any) -> None:
    """Begin the next round, unless the game is over."""
    emit(log, Kind.ROUND_ENDED, whole(s.round))
    if s.ending == EXPERT_ENDING:
        if s.final != 0:
            end_game(s, Over.FINISHED, Reason.POINTS, log)  # G41
    elif s.left <= FEW_STARS[s.players]:
        end_game(s, Over.FINISHED, Reason.FEW_STARS, log)  # G40
    if s.over == Over.RUNNING:
        if s.round == s.max_rounds:
            end_game(s, Over.CUT, Reason.ROUNDS, log)  # G44
        elif s.quiet_rounds > 0 and s.round - s.last_star >= s.quiet_rounds:
            end_game(s, Over.CUT, Reason.QUIET, log)  # G45
        else:
            s.round += 1
            s.seat = 0


@rule
def end_game(s: State, over: int, reason: int, log: Any) -> None:
    """End the game: no seat decides any more."""
    s.over = over
    s.phase = Phase.OVER
    s.seat = NOBODY
    emit(log, Kind.GAME_OVER, reason)


@rule
def standings(s: State, points: Any) -> int:
    """Write each seat's points; return the winners: most points, then fewest tokens (G42, G43)."""
    best = -1
    winners = 0
    for p in range(whole(s.players)):
        points[p] = points_of(s, p)
        rank = points[p] * (TOKENS + 1) - s.tokens[p]
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << p
    return winners
