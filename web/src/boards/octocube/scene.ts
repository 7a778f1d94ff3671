/** Everything as it is drawn at one moment. */

import type { View } from "../../lib/types";
import { EDGE, middleOf, sideOf, STILL, THICK, type Point, type Rotation } from "./geometry";
import {
  FACES,
  type CellPosition,
  type CubeTiles,
  type Faces,
  type Kind,
  type Position,
  type SeatPosition,
  type Tile,
} from "./position";

/** What lies on a cell; away from its place while it moves. */
export interface Spot extends CellPosition {
  away: Point;
  lift: number;
  /** 0 … 1 while something new grows on it. */
  grown: number;
}

/** A cube on the plane; z is the height of its middle. */
export interface CubeSprite extends Point {
  seat: number;
  z: number;
  tiles: CubeTiles;
  rotation: Rotation;
  spins: Faces<number> | null;
  opacity: number;
}

/** A tile on its way, where it is seen. */
export interface Flight extends Point {
  key: number;
  tile: Tile;
  scale: number;
  opacity: number;
}

/** Something short-lived above the board. */
export interface Flash extends Point {
  key: number;
  seat: number;
  text: string;
  tile: Tile | Kind | null;
  t: number;
}

export interface Scene {
  side: number;
  cells: Record<string, Spot>;
  cubes: CubeSprite[];
  seats: SeatPosition[];
  reserve: number;
  stack: Tile[];
  flights: Flight[];
  flashes: Flash[];
  /** Whose things are being changed, and so should be looked at. */
  focus: number | null;
}

const NOWHERE: Point = { x: 0, y: 0 };

/** How high a cube's middle is over this pile. */
export const restOn = (spot: CellPosition | undefined): number => THICK * (spot?.pile.length ?? 0) + EDGE / 2;

export function sceneOf(view: View): Scene {
  const position = view.position as Position;
  const side = sideOf(position.cells);
  return {
    side,
    cells: Object.fromEntries(
      Object.entries(position.cells).map(([name, { pile, seen, abyss }]) => [
        name,
        { pile: [...pile], seen: [...seen], abyss, away: NOWHERE, lift: 0, grown: 1 },
      ]),
    ),
    cubes: position.seats.flatMap(({ cell, cube }, seat) =>
      cell ? [spriteOf(seat, middleOf(cell, side), restOn(position.cells[cell]), cube)] : [],
    ),
    seats: position.seats.map((seat) => ({
      ...seat,
      cube: { ...seat.cube },
      board: { ...seat.board },
      spaces: [...seat.spaces],
    })),
    reserve: position.reserve.length,
    stack: [...position.stack],
    flights: [],
    flashes: [],
    focus: null,
  };
}

export const spriteOf = (seat: number, { x, y }: Point, z: number, tiles: CubeTiles): CubeSprite => ({
  seat,
  x,
  y,
  z,
  tiles: { ...tiles },
  rotation: STILL,
  spins: null,
  opacity: 1,
});

export const tilesOn = (cube: CubeTiles): number => FACES.filter((face) => cube[face]).length;
