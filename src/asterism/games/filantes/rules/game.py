"""Setup, moves, combat, turns and the end."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.engine.events import emit
from asterism.engine.state_type import Over
from asterism.games.filantes.rules.choices import lowest, row_is_free, start_is_free
from asterism.games.filantes.state import (
    ABSENT,
    BEATEN,
    CELLS,
    CLASH,
    EMPTY,
    ENTER,
    HOME,
    LAND,
    NEXT,
    NO_SIDE,
    NOBODY,
    NOWHERE,
    NUMBER,
    PASS,
    PIECES,
    PUT_BACK,
    RESERVE,
    ROW,
    SEATS,
    SHELTER_BEGIN,
    SLOTS,
    START_SIDES,
    STARTS,
    TURN,
    Config,
    Kind,
    Outcome,
    Phase,
    State,
)


@rule
def setup(s: State, players: int, config: Any, content: Any, rng: Any) -> None:
    """Write a new game: all in reserve (E5), or two or three start rows filled (E31, E32)."""
    race = int(config[Config.RACE])
    s.players = players
    s.seat = 0
    s.over = Over.RUNNING
    s.race = race
    s.combat = int(config[Config.COMBAT])
    s.start_cells = int(config[Config.START_CELLS])
    s.shelter = int(config[Config.SHELTER])
    s.target = int(config[Config.TARGET])
    s.phase = Phase.ACT if race else Phase.PLACE
    s.clock = 0
    s.limit = int(config[Config.LIMIT])
    for c in range(CELLS):
        s.board[c] = EMPTY
    s.board[NOWHERE] = NOBODY
    pieces = PIECES[race][players]
    for seat in range(SEATS):
        s.newcomer[seat] = -1
        s.score[seat] = 0
        s.side[seat] = int(START_SIDES[players, seat]) if race else NO_SIDE
        for piece in range(SLOTS):
            s.cell[seat][piece] = RESERVE if seat < players and piece < pieces else ABSENT
            s.facing[seat][piece] = 0
            s.moved[seat][piece] = 0
        if race and seat < players:
            for piece in range(pieces):
                place = piece if players == 2 else piece + 1  # E32: three players leave the corners free
                stand(s, seat, piece, int(ROW[s.side[seat], place]), (s.side[seat] + 3) % 6)


@rule
def stand(s: State, seat: int, piece: int, cell: int, facing: int) -> None:
    """Set a piece on a free cell."""
    s.cell[seat][piece] = cell
    s.facing[seat][piece] = facing
    s.board[cell] = seat * SLOTS + piece


@rule
def apply(s: State, action: int, log: Any) -> None:
    """Carry out a legal action, and all that follows up to the next decision."""
    a = int(action)
    if a < TURN:
        move(s, a // 6, a % 6, log)
    elif a < ENTER:
        turn(s, (a - TURN) // 2, (a - TURN) % 2, log)
    elif a < PUT_BACK:
        enter(s, (a - ENTER) // 6, (a - ENTER) % 6, log)
    elif a < PASS:
        put_back(s, a - PUT_BACK, log)
    else:
        emit(log, Kind.PASSED, s.seat)
        s.clock += 1
        end_turn(s, s.seat, log)


@rule
def move(s: State, piece: int, direction: int, log: Any) -> None:
    """E12: a straight line of 6 less the number in front, over whatever stands there."""
    seat = s.seat
    cell = s.cell[seat][piece]
    facing = s.facing[seat][piece]
    to = int(LAND[s.start_cells, cell, facing, direction])
    s.board[cell] = EMPTY
    stand(s, seat, piece, to, facing)
    s.moved[seat][piece] = s.race  # E34
    emit(log, Kind.MOVED, seat, piece, cell, to, direction, int(NUMBER[facing, direction]))
    fallen = fight(s, seat, piece, log)
    if not s.race:
        go_on_duel(s, seat, fallen, log)
    elif arrive(s, seat, piece, log):
        end_game(s, Over.FINISHED, log)
    else:
        settle(s, seat, log)


@rule
def turn(s: State, piece: int, sense: int, log: Any) -> None:
    """E11: a sixth clockwise (sense 0) or counter-clockwise (1)."""
    seat = s.seat
    facing = (s.facing[seat][piece] + (5 if sense else 1)) % 6
    s.facing[seat][piece] = facing
    emit(log, Kind.TURNED, seat, piece, s.cell[seat][piece], sense, facing)
    go_on_duel(s, seat, fight(s, seat, piece, log), log)


@rule
def fight(s: State, seat: int, piece: int, log: Any) -> int:
    """E14: compare the piece's numbers with those of its enemy neighbours; return how many pieces fell."""
    cell = s.cell[seat][piece]
    if s.newcomer[seat] == piece or HOME[s.side[seat], cell]:  # E17, E36
        return 0
    facing = s.facing[seat][piece]
    fallen = 0
    victors = 0  # bit set of the opponents that beat the mover
    for d in range(6):
        beside = int(NEXT[cell, d])
        who = s.board[beside]
        enemy_seat = who >> 3
        if who < 0 or who == NOBODY or enemy_seat == seat:
            continue
        enemy = who & 7
        if s.newcomer[enemy_seat] == enemy or HOME[s.side[enemy_seat], beside]:  # E17, E36
            continue
        number = int(NUMBER[facing, d])
        enemy_number = int(NUMBER[s.facing[enemy_seat][enemy], (d + 3) % 6])
        outcome = Outcome.TIED
        if number > enemy_number:
            outcome = Outcome.WON
        elif number < enemy_number:
            outcome = Outcome.LOST if s.combat == CLASH else Outcome.HELD
        emit(log, Kind.FOUGHT, seat, cell, enemy_seat, beside, number, enemy_number, outcome)
        if outcome == Outcome.WON:
            take_off(s, enemy_seat, enemy, log)
            fallen += 1
        elif outcome == Outcome.LOST:
            victors |= 1 << enemy_seat
    if fallen > 0:
        score(s, seat, fallen, log)
    if victors > 0:
        take_off(s, seat, piece, log)
        fallen += 1
        for enemy_seat in range(s.players):
            if victors >> enemy_seat & 1:
                score(s, enemy_seat, 1, log)
    return fallen


@rule
def take_off(s: State, seat: int, piece: int, log: Any) -> None:
    """E15, E35: a fallen piece leaves its cell, for the reserve or to be put back."""
    cell = s.cell[seat][piece]
    s.board[cell] = EMPTY
    s.facing[seat][piece] = 0
    s.cell[seat][piece] = BEATEN if s.race else RESERVE
    emit(log, Kind.BEATEN if s.race else Kind.ELIMINATED, seat, piece, cell)


@rule
def score(s: State, seat: int, points: int, log: Any) -> None:
    """E15; the race has no points (E37)."""
    if not s.race:
        s.score[seat] += points
        emit(log, Kind.SCORED, seat, points, s.score[seat])


@rule
def go_on_duel(s: State, seat: int, fallen: int, log: Any) -> None:
    """Go on after combat: the target is reached (E18), or a piece must enter (E16), or the turn ends."""
    s.clock = 0 if fallen > 0 else s.clock + 1  # E19
    if fallen > 0:
        for scorer in range(s.players):
            if s.score[scorer] >= s.target:
                end_game(s, Over.FINISHED, log)
                return
    if lowest(s, seat, RESERVE) >= 0 and start_is_free(s):
        s.phase = Phase.ENTER
    else:
        end_shelter(s, seat, log)
        end_turn(s, seat, log)


@rule
def enter(s: State, start: int, facing: int, log: Any) -> None:
    """E10, E16: place a piece from the reserve on a start cell, under shelter (E17)."""
    seat = s.seat
    piece = lowest(s, seat, RESERVE)
    cell = int(STARTS[s.start_cells, start])
    stand(s, seat, piece, cell, facing)
    emit(log, Kind.ENTERED, seat, piece, cell, facing)
    end_shelter(s, seat, log)
    s.newcomer[seat] = piece
    if s.phase == Phase.PLACE:
        s.clock += 1
    end_turn(s, seat, log)


@rule
def end_shelter(s: State, seat: int, log: Any) -> None:
    """E17: the seat's newcomer becomes an ordinary piece."""
    newcomer = s.newcomer[seat]
    if newcomer >= 0:
        s.newcomer[seat] = -1
        emit(log, Kind.SHELTER_ENDED, seat, newcomer, s.cell[seat][newcomer])


@rule
def arrive(s: State, seat: int, piece: int, log: Any) -> bool:
    """E37: whether the piece that has just moved brought its seat's last piece home."""
    side = s.side[seat]
    cell = s.cell[seat][piece]
    if cell < 0 or not HOME[side, cell]:
        return False
    away = 0
    for other in range(SLOTS):
        cell = s.cell[seat][other]
        if cell != ABSENT and (cell < 0 or not HOME[side, cell]):
            away += 1
    emit(log, Kind.HOME, seat, piece, s.cell[seat][piece], away)
    return away == 0


@rule
def settle(s: State, mover: int, log: Any) -> None:
    """E35: the owners of beaten pieces put them back, or leave them waiting; then the turn ends."""
    for k in range(1, s.players + 1):
        owner = (mover + k) % s.players
        piece = lowest(s, owner, BEATEN)
        while piece >= 0:
            if row_is_free(s, owner):
                s.seat = owner
                s.phase = Phase.PUT_BACK
                return
            s.cell[owner][piece] = RESERVE
            emit(log, Kind.WAITING, owner, piece)
            piece = lowest(s, owner, BEATEN)
    s.clock += 1
    end_turn(s, mover, log)


@rule
def put_back(s: State, place: int, log: Any) -> None:
    """E35: a beaten or waiting piece returns to its start row."""
    seat = s.seat
    side = s.side[seat]
    piece = lowest(s, seat, BEATEN if s.phase == Phase.PUT_BACK else RESERVE)
    cell = int(ROW[side, place])
    facing = (side + 3) % 6
    stand(s, seat, piece, cell, facing)
    emit(log, Kind.PUT_BACK, seat, piece, cell, facing)
    if s.phase == Phase.PUT_BACK:
        settle(s, s.clock % s.players, log)  # in the race the turns go round, so the count names the mover
    else:
        begin_turn(s, seat, log)


@rule
def end_turn(s: State, seat: int, log: Any) -> None:
    """The turn passes to the next seat, unless a limit is reached (E19, E37)."""
    emit(log, Kind.TURN_ENDED, seat)
    if s.clock >= s.limit:
        end_game(s, Over.CUT, log)
    else:
        begin_turn(s, (seat + 1) % s.players, log)


@rule
def begin_turn(s: State, seat: int, log: Any) -> None:
    """Make the seat's first decision ready: waiting pieces (E35), an only piece (E10), or a move."""
    s.seat = seat
    s.phase = Phase.ACT
    if s.race:
        if lowest(s, seat, RESERVE) >= 0 and row_is_free(s, seat):
            s.phase = Phase.RETURN
        return
    if s.shelter == SHELTER_BEGIN:
        end_shelter(s, seat, log)
    for piece in range(SLOTS):
        if s.cell[seat][piece] >= 0:
            return
    s.phase = Phase.PLACE


@rule
def end_game(s: State, how: int, log: Any) -> None:
    """End the game: no seat decides any more."""
    s.over = how
    s.phase = Phase.OVER
    s.seat = -1
    emit(log, Kind.GAME_OVER, how)


@rule
def standings(s: State, points: Any) -> int:
    """Points are the score (E18, E19), or in the race the pieces at home (E37); the most win, equals share."""
    best = -1
    winners = 0
    for seat in range(s.players):
        points[seat] = s.score[seat]
        if s.race:
            for piece in range(SLOTS):
                cell = s.cell[seat][piece]
                if cell >= 0 and HOME[s.side[seat], cell]:
                    points[seat] += 1
        if points[seat] > best:
            best = points[seat]
            winners = 0
        if points[seat] == best:
            winners |= 1 << seat
    return winners
