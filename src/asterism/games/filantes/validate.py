"""What makes a position impossible.

What is checked is what stands on the board and who decides what, not the history: a position that no game leads to is
fine, as long as the rules can go on from it.
"""

from __future__ import annotations

from asterism.engine.convert import refuse
from asterism.games.filantes.position import Position, Seat
from asterism.games.filantes.state import (
    CELL_NAMES,
    DIRECTION_NAMES,
    HOME,
    LAYOUTS,
    ON_ROW,
    PIECES,
    ROW,
    SIDE_NAMES,
    START_SIDES,
    STARTS,
)


def check(position: Position) -> None:
    """Raise ``PositionError`` if the position is impossible."""
    players = len(position.seats)
    if not 2 <= players <= 3:
        refuse("seats", f"there are 2 or 3 players, not {players}")
    if not 10 <= position.limit <= 10000:
        refuse("limit", "must be 10 to 10000")
    running = position.result == "running"
    if running != (position.phase != "over"):
        refuse("phase", f"cannot be {position.phase} when the result is {position.result}")
    if running != (position.seat is not None):
        refuse("seat", "a seat decides exactly while the game is running")
    if position.seat is not None and not 0 <= position.seat < players:
        refuse("seat", f"must be 0 to {players - 1}")
    _check_clock(position)
    _check_pieces(position)
    if position.mode == "duel":
        _check_duel(position)
    else:
        _check_race(position)


def _check_clock(position: Position) -> None:
    if position.result == "cut" and position.clock != position.limit:
        refuse("clock", "a game stops when the clock reaches the limit")
    # Only between combat and the end of the turn may a clock stand at its limit.
    last = position.limit if position.result == "cut" or position.phase == "enter" else position.limit - 1
    if not 0 <= position.clock <= last:
        refuse("clock", f"must be 0 to {last}")


def _check_pieces(position: Position) -> None:
    pieces = PIECES[position.mode == "race"][len(position.seats)]
    taken = set()
    for i, seat in enumerate(position.seats):
        if len(seat.pieces) != pieces:
            refuse(f"seats[{i}].pieces", f"there must be {pieces}, not {len(seat.pieces)}")
        for number, piece in enumerate(seat.pieces):
            where = f"seats[{i}].pieces[{number}]"
            if piece.cell is not None and piece.cell not in CELL_NAMES:
                refuse(f"{where}.cell", f"there is no cell {piece.cell!r}; cells are a1 to m7")
            if piece.cell in taken:
                refuse(f"{where}.cell", f"{piece.cell} is taken by another piece")
            if (piece.cell is None) != (piece.facing is None):
                refuse(f"{where}.facing", "a piece has a direction exactly while it is on the board")
            if piece.cell is not None:
                taken.add(piece.cell)


def _taken(position: Position) -> set[str]:
    return {piece.cell for seat in position.seats for piece in seat.pieces if piece.cell is not None}


def _check_duel(position: Position) -> None:
    if position.start_cells is None or position.shelter is None or position.target is None:
        missing = next(name for name in ("start_cells", "shelter", "target") if getattr(position, name) is None)
        refuse(missing, "a duel needs it")
    if not 1 <= position.target <= 30:
        refuse("target", "must be 1 to 30")
    starts = {CELL_NAMES[cell] for cell in STARTS[LAYOUTS.index(position.start_cells)]}
    for i, seat in enumerate(position.seats):
        if seat.side is not None:
            refuse(f"seats[{i}].side", "only the race has start rows")
        for number, piece in enumerate(seat.pieces):
            if piece.moved or piece.beaten:
                refuse(f"seats[{i}].pieces[{number}]", "only the race has moved and beaten pieces")
        _check_newcomer(position, i, seat, starts)
    _check_scores(position, position.target)
    if position.seat is None:
        return
    on_board = any(piece.cell for piece in position.seats[position.seat].pieces)
    in_reserve = not all(piece.cell for piece in position.seats[position.seat].pieces)
    if position.phase == "place" and on_board:
        refuse("phase", "place is for a seat without pieces on the board")
    if position.phase == "act" and not on_board:
        refuse("phase", "act needs a piece on the board")
    if position.phase == "enter" and not (in_reserve and starts - _taken(position)):
        refuse("phase", "enter needs a piece in reserve and a free start cell")
    if position.phase == "enter" and not on_board and (position.combat == "attack" or position.clock > 0):
        refuse("phase", "an only piece was eliminated, which takes a clash and sets the clock to 0")
    if position.phase not in ("place", "act", "enter"):
        refuse("phase", f"{position.phase} is of the race")


def _check_newcomer(position: Position, i: int, seat: Seat, starts: set[str]) -> None:
    if seat.newcomer is None:
        return
    where = f"seats[{i}].newcomer"
    if not 0 <= seat.newcomer < len(seat.pieces) or seat.pieces[seat.newcomer].cell is None:
        refuse(where, "must be the number of a piece on the board")
    if position.seat == i and position.shelter == "begin":
        refuse(where, "its shelter ended when the turn began")
    if seat.pieces[seat.newcomer].cell not in starts and not (position.seat == i and position.phase == "enter"):
        refuse(where, "a piece just placed stands on a start cell")


def _check_scores(position: Position, target: int) -> None:
    reached = []
    for i, seat in enumerate(position.seats):
        if not 0 <= seat.score <= target + 5:
            refuse(f"seats[{i}].score", f"must be 0 to {target + 5}")
        if seat.score >= target:
            reached.append(i)
    if reached and position.result != "finished":
        refuse(f"seats[{reached[0]}].score", "the target is reached, so the game is finished")
    if position.result != "finished":
        return
    if not reached:
        refuse("result", "no seat has reached the target")
    if position.clock != 0:
        refuse("clock", "the elimination that ended the game set it to 0")
    if len(reached) > 1 and position.combat == "attack":
        refuse(f"seats[{reached[1]}].score", "only one can reach the target in an attack")
    above = [i for i in reached if position.seats[i].score > target]
    if len(above) > 1:
        refuse(f"seats[{above[1]}].score", "only the mover can pass the target")


def _check_race(position: Position) -> None:
    for name in ("start_cells", "shelter", "target"):
        if getattr(position, name) is not None:
            refuse(name, "has no meaning in the race")
    _check_sides(position)
    players = len(position.seats)
    mover = position.clock % players
    for i, seat in enumerate(position.seats):
        if seat.score != 0 or seat.newcomer is not None:
            refuse(f"seats[{i}]", "the race has no score and no newcomer")
        _check_racers(position, i, seat)
        home = all(piece.cell is not None and HOME[_side(seat)][CELL_NAMES.index(piece.cell)] for piece in seat.pieces)
        if home != (position.result == "finished" and i == mover):
            refuse(f"seats[{i}].pieces", "the race is finished exactly when the mover has all its pieces home")
    if position.seat is None:
        return
    seat = position.seats[position.seat]
    if position.phase == "put_back":
        _check_put_back(position, mover)
        return
    if position.seat != mover:
        refuse("seat", f"after {position.clock} turns it is the turn of seat {mover}")
    returns = any(piece.cell is None for piece in seat.pieces) and _row_is_free(position, seat)
    if position.phase != ("return" if returns else "act"):
        refuse(
            "phase", f"must be {'return' if returns else 'act'}: waiting pieces return first, if a start cell is free"
        )


def _side(seat: Seat) -> int:
    assert seat.side is not None  # checked by _check_sides
    return SIDE_NAMES.index(seat.side)


def _check_sides(position: Position) -> None:
    sides = [seat.side for seat in position.seats]
    expected = START_SIDES[len(sides)][: len(sides)].tolist()
    first = SIDE_NAMES.index(sides[0]) if sides[0] is not None else 0
    for i, side in enumerate(sides):
        wanted = SIDE_NAMES[(first + expected[i]) % 6]
        if side != wanted:
            refuse(f"seats[{i}].side", f"must be {wanted}")


def _check_racers(position: Position, i: int, seat: Seat) -> None:
    facing = DIRECTION_NAMES[(_side(seat) + 3) % 6]
    for number, piece in enumerate(seat.pieces):
        where = f"seats[{i}].pieces[{number}]"
        if piece.facing not in (None, facing):
            refuse(f"{where}.facing", f"pieces of this seat always face {facing}")
        if piece.beaten and (piece.cell is not None or position.phase != "put_back"):
            refuse(f"{where}.beaten", "only a piece off the board that is about to be put back is beaten")
        if not piece.moved and piece.cell is not None and not ON_ROW[_side(seat)][CELL_NAMES.index(piece.cell)]:
            refuse(f"{where}.moved", "a piece away from its start row has moved")


def _check_put_back(position: Position, mover: int) -> None:
    players = len(position.seats)
    order = [(mover + k) % players for k in range(1, players + 1)]
    beaten = {i: sum(piece.beaten for piece in position.seats[i].pieces) for i in order}
    first = next((i for i in order if beaten[i]), None)
    if first is None:
        refuse("phase", "put_back needs a beaten piece")
    if position.seat != first:
        refuse("seat", f"seat {first} is the first after the mover that owns a beaten piece")
    if beaten[mover] > (position.combat == "clash") or sum(beaten.values()) > 6:
        refuse("seats", "so many pieces cannot be beaten in one turn")
    if not _row_is_free(position, position.seats[first]):
        refuse("phase", "put_back needs a free cell in the start row")


def _row_is_free(position: Position, seat: Seat) -> bool:
    return bool({CELL_NAMES[cell] for cell in ROW[_side(seat)]} - _taken(position))
