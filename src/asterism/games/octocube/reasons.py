"""Why a move is not possible: from what the seat that decides knows, the rule that forbids it."""

from __future__ import annotations

from asterism.games.octocube import notation as m
from asterism.games.octocube.names import DIRECTION_NAMES
from asterism.games.octocube.position import Position, Seat

REASONS = {
    "place-first": "O10",
    "on-board": "O11",
    "not-edge": "O10",
    "occupied": "O5",
    "no-cell": "O5",
    "off-area": "O13",
    "turn-changes-nothing": "O17",
    "no-tile-there": "O18",
    "only-kids": "O81",
    "only-roll-or-take": "O81",
    "only-advanced": "O60",
    "no-power-near": "O61",
    "power-chosen": "O61",
    "no-power-now": "O61",
    "power-impossible": "O62",
    "top-bare": "O62",
    "top-covered": "O62",
    "no-open-tile": "O62",
    "no-coin-for-board": "O62",
    "not-on-your-board": "O63",
    "no-other-cube": "O62",
    "their-top-bare": "O62",
    "fit-first": "O83",
    "nothing-to-fit": "O83",
    "space-filled": "O83",
    "does-not-fit": "O83",
    "stack-first": "O84",
    "lay-first": "O84",
    "nothing-to-stack": "O84",
    "not-on-stack": "O84",
    "abyss-first": "O84",
    "lowest-first": "O84",
}
"""The rule that each reason stands for."""
_STEPS: dict[str, tuple[int, int]] = dict(zip(DIRECTION_NAMES, ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True))
_POWERS = {
    m.Replace: "B",
    m.Lift: "C",
    m.Fetch: "D",
    m.Turn: "E",
    m.Trade: "F",
    m.Switch: "G",
    m.Swap: "H",
    m.Exchange: "I",
}


def why_not(position: Position, move: m.Move) -> str:
    """The key in ``REASONS`` of why ``move``, which is not legal, cannot be played in ``position``."""
    if isinstance(move, m.Fit | m.Stack | m.Lay) or position.phase in ("fit", "stack", "lay"):
        return _why_no_taking_back(position, move)
    if position.phase in ("power", "bonus"):
        if position.power == "A" and isinstance(move, m.Roll):
            return _why_no_roll(position, move)
        if position.power == _POWERS.get(type(move)):
            return _why_no_power(position, move)
        return "power-chosen"
    if position.seats[position.seat or 0].cell is None:
        return _why_no_place(position, move) if isinstance(move, m.Place) else "place-first"
    if isinstance(move, m.Place):
        return "on-board"
    return _why_no_action(position, move)


def _cube_on(position: Position, cell: str) -> bool:
    return any(seat.cell == cell for seat in position.seats)


def _why_no_place(position: Position, move: m.Place) -> str:
    if move.cell not in position.cells:
        return "no-cell"
    return "occupied" if _cube_on(position, move.cell) else "not-edge"


def _why_no_action(position: Position, move: m.Move) -> str:
    if isinstance(move, m.Roll):
        return _why_no_roll(position, move)
    if isinstance(move, m.TakeBack):
        return "only-kids"
    if position.mode == "kids":
        return "only-roll-or-take"
    if isinstance(move, m.Pivot):
        return "turn-changes-nothing"
    if isinstance(move, m.Score):
        return "no-tile-there"
    if position.mode != "advanced":
        return "only-advanced"
    if not isinstance(move, m.Use):
        return "no-power-now"
    near = (_beside(position, direction) for direction in DIRECTION_NAMES)
    powers = {position.cells[cell].abyss for cell in near if cell and not _cube_on(position, cell)}
    return "power-impossible" if move.power in powers else "no-power-near"


def _beside(position: Position, direction: str) -> str | None:
    """The cell next to the deciding seat's cube, or None outside the play area."""
    cell = position.seats[position.seat or 0].cell or ""
    right, up = _STEPS[direction]
    name = f"{chr(ord(cell[0]) + right)}{int(cell[1:]) + up}"
    return name if name in position.cells else None


def _why_no_roll(position: Position, move: m.Roll) -> str:
    return "occupied" if _beside(position, move.direction) else "off-area"


def _why_no_power(position: Position, move: m.Move) -> str:
    me = position.seats[position.seat or 0]
    if isinstance(move, m.Lift | m.Swap):
        cells = (move.cell,) if isinstance(move, m.Lift) else (move.first, move.second)
        return "occupied" if all(cell in position.cells for cell in cells) else "no-cell"
    if isinstance(move, m.Turn):
        return "turn-changes-nothing"
    if isinstance(move, m.Fetch):
        return "no-open-tile" if me.cube.top is None else "top-covered"
    if isinstance(move, m.Trade):
        return _why_no_trade(position, me, move)
    if isinstance(move, m.Switch | m.Exchange):
        others = dict(enumerate(position.seats))
        other = others.get(move.seat)
        if other is None or other is me or other.cell is None:
            return "no-other-cube"
        return "top-bare" if me.cube.top is None else "their-top-bare"
    return "top-bare" if me.cube.top is None else "not-on-your-board"


def _why_no_trade(position: Position, me: Seat, move: m.Trade) -> str:
    cell = _beside(position, move.direction)
    if cell is None or _cube_on(position, cell) or not position.cells[cell].pile:
        return "no-open-tile"
    return "not-on-your-board" if not me.board.get(move.tile) else "no-coin-for-board"


def _why_no_taking_back(position: Position, move: m.Move) -> str:
    me = position.seats[position.seat or 0]
    loose = {me.cube.top, me.cube.bottom, me.cube.north, me.cube.east, me.cube.south, me.cube.west}
    if isinstance(move, m.Fit):
        if position.phase != "fit" or move.tile not in loose:
            return "nothing-to-fit"
        return "does-not-fit" if me.spaces[move.space] is None else "space-filled"
    if position.phase == "fit":
        return "fit-first"
    if isinstance(move, m.Stack):
        return "not-on-stack" if position.phase == "stack" else "nothing-to-stack"
    if position.phase == "stack":
        return "stack-first"
    if not isinstance(move, m.Lay):
        return "lay-first"
    if position.phase != "lay":
        return "nothing-to-stack"
    if move.cell not in position.cells:
        return "no-cell"
    if _cube_on(position, move.cell):
        return "occupied"
    free = [cell for name, cell in position.cells.items() if not _cube_on(position, name)]
    return "abyss-first" if any(cell.abyss for cell in free) else "lowest-first"
