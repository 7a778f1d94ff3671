"""Setup, the decisions and their consequences, the end."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule, whole
from asterism.engine.events import emit
from asterism.engine.state_type import Over
from asterism.games.octocube.orientations import (
    DIRECTIONS,
    DISTINCT,
    DISTINCT_COUNT,
    EAST,
    FACES,
    NORTH,
    ORIENTATIONS,
    PIVOT_TURN,
    ROLL_TURN,
    SOUTH,
    TOP,
    TURN,
    WEST,
)
from asterism.games.octocube.rules.area import land, leave, symmetry_class, turn
from asterism.games.octocube.rules.hidden_information import deal_reserve, deal_tiles, pick_letter
from asterism.games.octocube.rules.kids import (
    fit,
    lay_stack,
    list_fits,
    list_layings,
    list_stackings,
    some_board_is_completable,
    some_board_is_filled,
    stack,
    take_back,
)
from asterism.games.octocube.rules.powers import can_use, carry_out, list_power, list_uses
from asterism.games.octocube.rules.scoring import detach, final_score
from asterism.games.octocube.state import (
    ACT,
    ADVANCED,
    BONUS,
    CELLS,
    CENTRE,
    FIT_TILES,
    GRID,
    HIDDEN,
    KIDS,
    LAY_STACK,
    MAX_HEIGHT,
    MAX_RESERVE,
    NEIGHBOUR,
    NONE,
    OBJECTS,
    PASS,
    PILE_HEIGHT,
    PIVOT,
    PLACE,
    PLAIN,
    POWER,
    RESERVE,
    RIM,
    RIM_COUNT,
    ROLL,
    SCORE,
    SEAT,
    SEATS,
    SPACES,
    STACK_TILES,
    TAKE_BACK,
    UNKNOWN,
    USE,
    A,
    Kind,
    State,
)


@rule
def setup(s: State, players: int, config: Any, content: Any, rng: Any) -> None:
    """Make a new game; ``config`` is made by ``configure``, ``content`` is the seats' kids' boards."""
    s.players = players
    s.seat = 0
    s.over = Over.RUNNING
    s.mode = config[0]
    s.phase = ACT
    s.power = NONE
    s.hide_points = config[1]
    s.round = 1
    s.max_rounds = config[2]
    s.powers = config[3]
    s.rules_version = config[4]
    set_out(s, rng)
    for seat in range(SEATS):
        s.points[seat] = 0
        s.where[seat] = -1
        s.coins[seat] = 0
        for face in range(FACES):
            s.cube[seat][face] = NONE
        for tile in range(OBJECTS):
            s.board[seat][tile] = 0
        for space in range(SPACES):
            s.space[seat][space] = NONE
            s.wish[seat][space] = content[seat][space] if s.mode == KIDS and seat < players else NONE
    for level in range(FACES):
        s.stack[level] = NONE
    deal_tiles(s, rng)
    deal_reserve(s, rng)


@rule
def set_out(s: State, rng: Any) -> None:
    """O3, O4, O60: the piles, still unknown, and the Abyss tiles."""
    grid = GRID[s.players]
    for cell in range(CELLS):
        height = PILE_HEIGHT[grid][cell]
        s.height[cell] = height
        for level in range(MAX_HEIGHT):
            s.pile[cell][level] = UNKNOWN if level < height else NONE
        s.seen[cell] = 1 << (height - 1) if height > 0 else 0
        s.abyss[cell] = NONE
        s.stands[cell] = -1
    if grid == 1:
        s.abyss[CENTRE] = pick_letter(whole(s.powers), rng) if s.mode == ADVANCED else A
    s.reserve_left = RESERVE[s.players] if s.mode != KIDS else 0
    for i in range(MAX_RESERVE):
        s.reserve[i] = NONE if i >= s.reserve_left else (HIDDEN if s.mode == ADVANCED else PLAIN)


@rule
def legal(s: State, out: Any) -> int:
    """List the actions open to the seat that decides, ascending."""
    if s.over != Over.RUNNING:
        return 0
    seat = whole(s.seat)
    phase = whole(s.phase)
    if phase == ACT:
        if s.where[seat] < 0:
            return list_places(s, seat, out)
        return list_actions(s, seat, out)
    if phase == FIT_TILES:
        return list_fits(s, seat, out)
    if phase == STACK_TILES:
        return list_stackings(s, seat, out)
    if phase == LAY_STACK:
        return list_layings(s, out)
    power = whole(s.power)
    n = 0
    if power == A:
        n = list_power(s, seat, power, out, n)
    if phase == BONUS:
        out[n] = PASS
        n += 1
    if power != A:
        n = list_power(s, seat, power, out, n)
    return n


@rule
def list_places(s: State, seat: int, out: Any) -> int:
    """O10: list the free edge cells, each with every arrangement of the cube."""
    row = symmetry_class(s, seat)
    count = whole(DISTINCT_COUNT[row])
    if count == ORIENTATIONS:
        return list_arrangements(s, row, ORIENTATIONS, out)
    if count == FACES:
        return list_arrangements(s, row, FACES, out)
    return list_arrangements(s, row, count, out)


@rule
def list_arrangements(s: State, row: int, count: int, out: Any) -> int:
    """List the free edge cells with so many arrangements each; a frequent count known to the compiler is faster."""
    grid = GRID[s.players]
    taken = 0  # the cells of all cubes, as bits; one that is in the personal area (-1) sets none
    for seat in range(SEATS):
        taken |= 1 << (whole(s.where[seat]) + 1) >> 1
    n = 0
    for i in range(whole(RIM_COUNT[grid])):
        if taken >> RIM[grid][i] & 1 == 0:
            first = PLACE + i * ORIENTATIONS
            for k in range(count):
                out[n + k] = first + DISTINCT[row][k]
            n += count
    return n


@rule
def list_actions(s: State, seat: int, out: Any) -> int:
    """O11, O81: list what a cube on the board may do."""
    cube = s.cube[seat]
    beside = NEIGHBOUR[GRID[s.players]][s.where[seat]]
    n = 0
    for direction in range(DIRECTIONS):
        cell = beside[direction]
        if cell >= 0 and s.stands[cell] < 0:
            out[n] = ROLL + direction
            n += 1
    if s.mode == KIDS:
        out[n] = TAKE_BACK
        return n + 1
    half = cube[NORTH] == cube[SOUTH] and cube[EAST] == cube[WEST]  # half a turn changes nothing
    if not (half and cube[NORTH] == cube[EAST]):
        out[n] = PIVOT
        n += 1
    if not half:
        out[n] = PIVOT + 1
        out[n + 1] = PIVOT + 2
        n += 2
    occupied = 0
    for face in range(FACES):
        if cube[face] != NONE:
            occupied |= 1 << face
    faces = 0
    out[n] = SCORE
    n += 1
    while faces != occupied:
        faces = (faces - occupied) & occupied  # the next subset
        out[n] = SCORE + faces
        n += 1
    out[n] = PASS
    n += 1
    if s.mode == ADVANCED:
        n = list_uses(s, seat, out, n)
    return n


@rule
def apply(s: State, action: int, log: Any) -> None:
    """Carry out an action; the turn is over unless that makes another decision of it ready."""
    seat = whole(s.seat)
    phase = whole(s.phase)
    power = whole(s.power)
    s.phase = ACT
    s.power = NONE
    if phase == BONUS:
        emit(log, Kind.DECLINED if action == PASS else Kind.USED, seat, power)
    if action < ROLL:
        place(s, seat, action, log)
    elif action < PIVOT:
        roll(s, seat, action - ROLL, log)
    elif action < SCORE:
        turn(s, seat, whole(PIVOT_TURN[action - PIVOT]))
        emit(log, Kind.PIVOTED, seat, 90 * (action - PIVOT + 1))
    elif action < PASS:
        emit(log, Kind.TAKEN, seat, whole(s.where[seat]))
        leave(s, seat, log)
        detach(s, seat, action - SCORE, log)
    elif action == PASS:
        if phase == ACT:
            emit(log, Kind.PASSED, seat)
    elif action == TAKE_BACK:
        take_back(s, seat, log)
    elif action < SEAT:
        s.phase = POWER
        s.power = A + action - USE
        emit(log, Kind.USED, seat, whole(s.power))
    elif phase == FIT_TILES:
        fit(s, seat, action, log)
    elif phase == STACK_TILES:
        stack(s, seat, action, log)
    elif phase == LAY_STACK:
        lay_stack(s, seat, action, log)
    else:
        carry_out(s, seat, power, action, log)
    if s.phase == ACT:
        end_turn(s, log)


@rule
def place(s: State, seat: int, action: int, log: Any) -> None:
    """O10: set the cube down on an edge cell."""
    cell = whole(RIM[GRID[s.players]][(action - PLACE) // ORIENTATIONS])
    orientation = (action - PLACE) % ORIENTATIONS
    turn(s, seat, orientation)
    emit(log, Kind.PLACED, seat, cell, whole(TURN[orientation][TOP]), whole(TURN[orientation][NORTH]))
    land(s, seat, cell, log)


@rule
def roll(s: State, seat: int, direction: int, log: Any) -> None:
    """O13: tip the cube onto the next cell, where an Abyss tile may offer its power; O82: take a full cube back."""
    cell = whole(NEIGHBOUR[GRID[s.players]][s.where[seat]][direction])
    start = leave(s, seat, log)
    emit(log, Kind.ROLLED, seat, direction, start, cell)
    if s.mode != KIDS:
        turn(s, seat, whole(ROLL_TURN[direction]))
    land(s, seat, cell, log)
    if s.mode == KIDS and s.cube[seat][FACES - 1] != NONE:  # O82
        take_back(s, seat, log)
    elif can_use(s, seat, whole(s.abyss[cell])):  # O16, O61
        s.phase = BONUS
        s.power = s.abyss[cell]


@rule
def end_turn(s: State, log: Any) -> None:
    """Pass the turn on; after the last seat see whether the game is over (O30, O34, O85)."""
    s.seat += 1
    if s.seat < s.players:
        return
    s.seat = 0
    emit(log, Kind.ROUND_OVER, whole(s.round))
    if s.mode == KIDS:
        due = some_board_is_filled(s)
        cut = s.round >= s.max_rounds or not some_board_is_completable(s)
    else:
        due = s.reserve_left == 0
        cut = s.round >= s.max_rounds
    if not due and not cut:
        s.round += 1
        return
    s.seat = -1
    s.over = Over.FINISHED if due else Over.CUT
    if s.mode != KIDS:
        final_score(s, log)
    emit(log, Kind.GAME_OVER, whole(s.over))
