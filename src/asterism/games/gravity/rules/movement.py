"""The moving pawn: its steps and falls, and what happens in every cell that it enters (G4–G6, G15–G33, G51)."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule, whole
from asterism.engine.events import emit
from asterism.games.gravity.sketch import CELLS as TILE_CELLS
from asterism.games.gravity.sketch import REPLAY as REPLAY_SYMBOL
from asterism.games.gravity.state import (
    CELL_AT,
    COLOURS,
    EXPERT_ENDING,
    LOCAL,
    NEXT,
    NO_STAR,
    NOBODY,
    OFF,
    PLACE_OF,
    QUARTERS,
    SEATS,
    SPOT,
    TARGET,
    TILES,
    TURNED,
    TURNED_BITS,
    Kind,
    State,
)


@rule
def beside(s: State, cell: int, direction: int) -> int:
    """The next cell in that direction, round the board (G6)."""
    return whole(NEXT[s.layout, cell, direction])


@rule
def is_open(s: State, cell: int, direction: int) -> bool:
    """Whether no platform bars the way to the next cell in that direction (G5, G16)."""
    there = NEXT[s.layout, cell, direction]
    return bool((s.platform[cell] >> direction | s.platform[there] >> (direction ^ 2)) & 1 == 0)


@rule
def landing(s: State, start: int, down: int) -> int:
    """The cell where a fall from ``start`` ends (G22, G4)."""
    cell = start
    while is_open(s, cell, down):
        cell = beside(s, cell, down)
        if cell == start:
            break
    return cell


@rule
def sideways(up: int, side: int) -> int:
    """The direction of a pawn's left (0) or right (1) (G15)."""
    return (up + 3 + 2 * side) & 3


@rule
def spot_of(s: State, cell: int) -> int:
    """The cell as events name it."""
    return whole(SPOT[s.layout, cell])


@rule
def pawn_on(s: State, cell: int) -> int:
    """The seat whose pawn stands on the cell, or NOBODY."""
    found = NOBODY
    for p in range(SEATS):
        if s.cell[p] == cell:
            found = p
    return found


@rule
def next_door(s: State) -> int:
    """Where the Open Door marker goes when its cell is entered (G33)."""
    doors = TILES[s.layout]
    for k in range(1, doors):
        door = (s.marker + k) % doors
        if pawn_on(s, whole(s.door[door])) == NOBODY:
            return whole(door)
    return whole(s.marker)


@rule
def points_of(s: State, p: int) -> int:
    """The seat's points (G42)."""
    points = whole(s.tokens[p])
    for colour in range(COLOURS):
        points += s.won[p][colour] + s.won[p][colour] // 2
    return points


@rule
def check_target(s: State, log: Any) -> None:
    """Declare the last round of the expert ending once the acting seat has the points (G41)."""
    me = whole(s.seat)
    if s.ending == EXPERT_ENDING and s.final == 0 and points_of(s, me) >= TARGET[s.players]:
        s.final = 1
        emit(log, Kind.LAST_ROUND, me)


@rule
def take_back(s: State, p: int) -> None:
    """All cards in front of the seat go back to its hand."""
    s.face_up[p] = 0
    s.face_down[p] = 0
    s.down[p] = 0


@rule
def eject(s: State, victim: int, log: Any) -> None:
    """Throw the victim's pawn off the board, and note a steal if there is something to steal (G30, G31)."""
    emit(log, Kind.EJECTED, whole(s.seat), spot_of(s, whole(s.cell[victim])), victim)
    s.cell[victim] = OFF
    s.up[victim] = OFF
    take_back(s, victim)
    if points_of(s, victim) > 0:
        i = 0
        while s.victims[i] != NOBODY:
            i += 1
        s.victims[i] = victim


@rule
def enter(s: State, cell: int, kind: int, log: Any) -> None:
    """The acting pawn enters a cell, and what is there happens (G23)."""
    me = whole(s.seat)
    spot = spot_of(s, cell)
    s.cell[me] = OFF  # it may teleport to where it stands
    other = pawn_on(s, cell)
    s.cell[me] = cell
    emit(log, kind, me, spot, whole(s.up[me]))
    if other != NOBODY:
        eject(s, other, log)
    if s.star[cell] != NO_STAR:  # G24
        colour = whole(s.star[cell]) - 1
        s.star[cell] = NO_STAR
        s.left -= 1
        s.last_star = s.round
        s.won[me][colour] += 1
        emit(log, Kind.TOOK_STAR, me, spot, colour)
        check_target(s, log)
    elif s.symbol[cell] == REPLAY_SYMBOL and other == NOBODY and s.supply > 0:  # G25
        s.supply -= 1
        s.tokens[me] += 1
        emit(log, Kind.TOOK_TOKEN, me, spot)
        check_target(s, log)
    if s.door[s.marker] == cell:  # G33
        door = next_door(s)
        if door != s.marker:
            s.marker = door
            emit(log, Kind.DOOR_OPENED, spot_of(s, whole(s.door[door])))


@rule
def fall(s: State, log: Any) -> None:
    """Gravity on the acting pawn (G22); back where the fall began it stops (G4)."""
    me = whole(s.seat)
    start = whole(s.cell[me])
    down = whole(s.up[me]) ^ 2
    cell = start
    while is_open(s, cell, down):
        cell = beside(s, cell, down)
        enter(s, cell, Kind.FELL, log)
        if cell == start:
            emit(log, Kind.HOVERED, me, spot_of(s, start))
            return


@rule
def walk(s: State, direction: int, log: Any) -> None:
    """One step, whatever is on the edge: legal moves have no platform there, and a drop goes through it (G14, G16)."""
    enter(s, beside(s, whole(s.cell[s.seat]), direction), Kind.STEPPED, log)


@rule
def turn_tile(s: State, turn: int, log: Any) -> None:
    """Turn the tile under the acting pawn with all that is printed or stands on it (G51)."""
    place = whole(PLACE_OF[s.layout, s.cell[s.seat]])
    quarters = whole(QUARTERS[turn])
    emit(log, Kind.TILE_TURNED, whole(s.seat), place, turn)
    for _ in range(quarters):
        for i in range(TILE_CELLS // 4):
            turn_four(s, place, i // 3 * 6 + i % 3)
    s.door[place] = CELL_AT[s.layout, place, TURNED[quarters, LOCAL[s.layout, s.door[place]]]]
    s.door_up[place] = (s.door_up[place] + quarters) & 3
    for p in range(whole(s.players)):
        cell = s.cell[p]
        if cell != OFF and PLACE_OF[s.layout, cell] == place:
            s.cell[p] = CELL_AT[s.layout, place, TURNED[quarters, LOCAL[s.layout, cell]]]
            s.up[p] = (s.up[p] + quarters) & 3
            emit(log, Kind.CARRIED, p, spot_of(s, whole(s.cell[p])), whole(s.up[p]))


@rule
def turn_four(s: State, place: int, local: int) -> None:
    """Move what is printed or lies on four cells of a tile a quarter clockwise round its middle."""
    to = CELL_AT[s.layout, place, local]
    platform = s.platform[to]
    symbol = s.symbol[to]
    star = s.star[to]
    for quarters in range(3, 0, -1):
        cell = CELL_AT[s.layout, place, TURNED[quarters, local]]
        s.platform[to] = TURNED_BITS[1, s.platform[cell]]
        s.symbol[to] = s.symbol[cell]
        s.star[to] = s.star[cell]
        to = cell
    s.platform[to] = TURNED_BITS[1, platform]
    s.symbol[to] = symbol
    s.star[to] = star
