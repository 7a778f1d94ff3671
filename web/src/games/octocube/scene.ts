/** Everything as it is drawn at one moment. */

import type { View } from "../../api/answers";
import { EDGE, middleOf, seen, sideOf, STILL, THICK, type Point, type Rotation } from "./geometry";
import { FACES, type CellPosition, type CubeTiles, type Faces, type Kind, type Position, type Tile } from "./position";

/** How a cell with all that lies on it is drawn: away from its place while it moves. */
export interface Spot {
  away: Point;
  lift: number;
  /** 0 … 1 while something new grows on it. */
  grown: number;
  /** Its top tile is on its way to a cube. */
  fetched: boolean;
}

/** A cube on the plane; z is the height of its middle. */
export interface CubeSprite extends Point {
  seat: number;
  z: number;
  rotation: Rotation;
  spins: Faces<number> | null;
  opacity: number;
}

/** A tile on its way, where it is seen. */
export interface Flight extends Point {
  key: number;
  tile: Tile | null;
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
  /** How things stand after the events shown so far. */
  position: Position;
  spots: Record<string, Spot>;
  cubes: CubeSprite[];
  flights: Flight[];
  flashes: Flash[];
  /** Whose things are being changed, and so should be looked at. */
  focus: number | null;
}

export const stillSpot = (): Spot => ({ away: { x: 0, y: 0 }, lift: 0, grown: 1, fetched: false });

/** How high a cube's middle is over this pile. */
export const restOn = (cell: CellPosition | undefined): number => THICK * (cell?.pile.length ?? 0) + EDGE / 2;

/** Where the top of a pile is seen. */
export const topOf = ({ side, position }: Scene, cell: string): Point =>
  seen(middleOf(cell, side), THICK * (position.cells[cell]?.pile.length ?? 0));

export function sceneOf(view: View): Scene {
  const position = view.position as Position;
  const side = sideOf(position.cells);
  return {
    side,
    position,
    spots: Object.fromEntries(Object.keys(position.cells).map((name) => [name, stillSpot()])),
    cubes: position.seats.flatMap(({ cell }, seat) =>
      cell ? [spriteOf(seat, middleOf(cell, side), restOn(position.cells[cell]))] : [],
    ),
    flights: [],
    flashes: [],
    focus: null,
  };
}

export const spriteOf = (seat: number, { x, y }: Point, z: number): CubeSprite => ({
  seat,
  x,
  y,
  z,
  rotation: STILL,
  spins: null,
  opacity: 1,
});

export const tilesOn = (cube: CubeTiles): number => FACES.filter((face) => cube[face]).length;
