/** Where cells lie, in drawing units: hexagons of circumradius 10 with a point on top, rows a … m. */

import type { Direction, Side } from "./position";

export interface Point {
  x: number;
  y: number;
}

export interface Cell extends Point {
  name: string;
  q: number;
  r: number;
}

export const SIZE = 10;
export const WIDTH = Math.sqrt(3) * SIZE;
export const RADIUS = 6;
export const DIRECTIONS: Direction[] = ["e", "se", "sw", "w", "nw", "ne"];
/** The numbers of a piece, clockwise from side 1. */
export const RING = [1, 6, 3, 5, 2, 4];
const SIDES: Side[] = ["top", "upper-right", "lower-right", "bottom", "lower-left", "upper-left"];

export const CELLS: Cell[] = [];
for (let r = -RADIUS; r <= RADIUS; r++) {
  const first = Math.max(-RADIUS, -RADIUS - r);
  for (let q = first; q <= Math.min(RADIUS, RADIUS - r); q++) {
    const name = `${"abcdefghijklm"[r + RADIUS]}${q - first + 1}`;
    CELLS.push({ name, q, r, x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r });
  }
}

const byName = new Map(CELLS.map((cell) => [cell.name, cell]));
const byPlace = new Map(CELLS.map((cell) => [`${cell.q},${cell.r}`, cell]));

export const cellOf = (name: string): Cell => byName.get(name) ?? CELLS[63]!;
export const angleOf = (direction: Direction | null): number => 60 * Math.max(0, DIRECTIONS.indexOf(direction ?? "e"));

/** The cell that holds a point. */
export const cellAt = ({ x, y }: Point): string | undefined =>
  CELLS.find((cell) => Math.hypot(cell.x - x, cell.y - y) < WIDTH / 2)?.name;

/** The direction from one cell to another, where they lie in a line. */
export function directionTo(from: Cell, to: Cell): Direction | undefined {
  const [q, r] = [to.q - from.q, to.r - from.r];
  if ((q && r && q + r) || (!q && !r)) return undefined;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return DIRECTIONS[(Math.round(angle / 60) + 6) % 6];
}

/** A point at a distance from another, `degrees` clockwise from east. */
export function towards(from: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.cos(angle) * distance, y: from.y + Math.sin(angle) * distance };
}

/** A hexagon with a point on top, as SVG points. */
export function hexagon(radius: number, centre: Point = { x: 0, y: 0 }): string {
  return [30, 90, 150, 210, 270, 330]
    .map((degrees) => towards(centre, degrees, radius))
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(" ");
}

const turned = (q: number, r: number, sixths: number): [number, number] => {
  for (let i = 0; i < sixths; i++) [q, r] = [-r, q + r];
  return [q, r];
};

const placed = (q: number, r: number, sixths: number): string => {
  const [x, y] = turned(q, r, sixths);
  return byPlace.get(`${x},${y}`)?.name ?? "";
};

const FIRST_START: Record<string, [number, number]> = { inner: [3, 0], corners: [6, 0], "mid-sides": [3, -6] };

/** The cells marked as start cells; none in the race. */
export function startCells(layout: string | null): Set<string> {
  const first = FIRST_START[layout ?? ""];
  return new Set(first ? [0, 1, 2, 3, 4, 5].map((sixths) => placed(...first, sixths)) : []);
}

/** The seven cells of a side of the board, or of the side across. */
export function row(side: Side, across = false): string[] {
  const sixths = (SIDES.indexOf(side) + (across ? 3 : 0)) % 6;
  return [0, 1, 2, 3, 4, 5, 6].map((q) => placed(q, -RADIUS, sixths));
}
