import { changedAt, counted, type Reducer } from "../reducer";
import { pivot, ROLLS, rotationTo, turned, type Rotation } from "./geometry";
import {
  COLOURS,
  FACES,
  KINDS,
  type CellPosition,
  type CubeTiles,
  type Face,
  type GameEvent,
  type Position,
  type SeatPosition,
  type Tile,
} from "./position";

const withSeat = (
  position: Position,
  seat: number,
  change: (seat: SeatPosition) => Partial<SeatPosition>,
): Position => ({ ...position, seats: changedAt(position.seats, seat, (one) => ({ ...one, ...change(one) })) });

function withCell(position: Position, name: string, change: (cell: CellPosition) => Partial<CellPosition>): Position {
  const cell = position.cells[name]!;
  return { ...position, cells: { ...position.cells, [name]: { ...cell, ...change(cell) } } };
}

/** In kids, where tiles sit does not matter: the cube keeps them in this order. */
const ORDER: Tile[] = [...KINDS.flatMap((kind) => COLOURS.map((colour) => `${colour}-${kind}`)), "coin"];

function arranged(tiles: Tile[]): CubeTiles {
  const sorted = [...tiles].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return Object.fromEntries(FACES.map((face, i) => [face, sorted[i] ?? null])) as CubeTiles;
}

/** A preview may not know a tile. */
const known = (tile: Tile | null): Tile[] => (tile === null ? [] : [tile]);
const tilesOf = (cube: CubeTiles): Tile[] => FACES.flatMap((face) => cube[face] ?? []);

const turn = (position: Position, seat: number, rotation: Rotation): Position =>
  position.mode === "kids" ? position : withSeat(position, seat, ({ cube }) => ({ cube: turned(cube, rotation) }));

const put = (position: Position, seat: number, face: Face, tile: Tile | null): Position =>
  withSeat(position, seat, ({ cube }) => ({ cube: { ...cube, [face]: tile } }));

/** Take a tile off a cube of kids. */
const loose = (position: Position, seat: number, tile: Tile | null): Position =>
  withSeat(position, seat, ({ cube }) => {
    const tiles = tilesOf(cube);
    const at = tiles.indexOf(tile ?? "");
    return { cube: arranged(tiles.filter((_, i) => i !== at)) };
  });

const gain = (position: Position, seat: number, tile: Tile | null, by = 1): Position =>
  withSeat(position, seat, ({ coins, board }) => {
    if (tile === null) return {};
    return tile === "coin" ? { coins: coins + by } : { board: counted(board, tile, by) as SeatPosition["board"] };
  });

const swap = (position: Position, seat: number, { gave, got }: { gave: Tile | null; got: Tile | null }): Position =>
  gain(gain(position, seat, gave, -1), seat, got);

const pop = (position: Position, cell: string): Position =>
  withCell(position, cell, ({ pile, seen }) => ({ pile: pile.slice(0, -1), seen: seen.slice(0, -1) }));

/** The top of a pile is this tile, for all to see. */
const show = (position: Position, cell: string, tile: Tile | null): Position =>
  withCell(position, cell, ({ pile, seen }) => ({
    pile: [...pile.slice(0, -1), tile],
    seen: [...seen.slice(0, -1), true],
  }));

const move = (position: Position, seat: number, cell: string | null): Position =>
  withSeat(position, seat, () => ({ cell }));

export const reduce: Reducer<Position, GameEvent> = (position, event) => {
  switch (event.type) {
    case "placed":
      return move(turn(position, event.seat, rotationTo(event.top, event.north)), event.seat, event.cell);
    case "rolled":
      return move(turn(position, event.seat, ROLLS[event.direction]), event.seat, event.cell);
    case "pivoted":
      return turn(position, event.seat, pivot(event.degrees));
    case "turned":
      return turn(position, event.seat, rotationTo(event.top, event.north));
    case "lifted":
      return move(position, event.seat, event.cell);
    case "taken":
      return move(position, event.seat, null);
    case "switched": {
      const [mine, theirs] = [position.seats[event.seat]!.cell, position.seats[event.other]!.cell];
      return move(move(position, event.seat, theirs), event.other, mine);
    }
    case "stuck": {
      const left = pop(position, event.cell);
      return position.mode === "kids"
        ? withSeat(left, event.seat, ({ cube }) => ({ cube: arranged([...tilesOf(cube), ...known(event.tile)]) }))
        : put(left, event.seat, event.face, event.tile);
    }
    case "uncovered":
      return show(position, event.cell, event.tile);
    case "laid": {
      const laid = withCell(position, event.cell, () => ({ abyss: event.abyss }));
      return { ...laid, reserve: position.reserve.slice(0, event.left) };
    }
    case "detached":
      return gain(put(position, event.seat, event.face, null), event.seat, event.tile);
    case "scored":
      return withSeat(position, event.seat, ({ points }) => ({
        points: points === null ? null : points + event.points,
      }));
    case "replaced":
      return put(swap(position, event.seat, event), event.seat, "top", event.gave);
    case "fetched":
      return put(pop(position, event.cell), event.seat, "top", event.tile);
    case "traded":
      return show(swap(position, event.seat, event), event.cell, event.gave);
    case "swapped": {
      const { [event.first]: first, [event.second]: second } = position.cells;
      return { ...position, cells: { ...position.cells, [event.first]: second!, [event.second]: first! } };
    }
    case "exchanged":
      return put(put(position, event.seat, "top", event.got), event.other, "top", event.gave);
    case "fitted":
      return withSeat(loose(position, event.seat, event.tile), event.seat, ({ spaces }) => ({
        spaces: changedAt(spaces, event.space, () => event.tile),
      }));
    case "stacked":
      return { ...loose(position, event.seat, event.tile), stack: [...position.stack, ...known(event.tile)] };
    case "stack_laid": {
      const { stack } = position;
      const laid = withCell(position, event.cell, ({ pile, seen }) => ({
        abyss: null,
        pile: [...pile, ...stack],
        seen: [...seen, ...stack.map(() => true)],
      }));
      return { ...laid, stack: [] };
    }
    case "round_over":
      return { ...position, round: event.round + 1 };
    case "game_over":
      // The round that was over was the last.
      return { ...position, result: event.result, round: position.round - 1, seat: null, phase: null };
    default:
      return position;
  }
};
