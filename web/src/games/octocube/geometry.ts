/**
 * Where things lie. On the plane a cell is 100 wide; x goes east, y south, z up. The plane is seen straight from above
 * and heights are slanted (a cabinet projection): cells stay square, and cubes show their top, south and west faces.
 */

import { FACES, type CubeTiles, type Direction, type Face, type Faces } from "./position";

type Vector = readonly [number, number, number];
export interface Point {
  x: number;
  y: number;
}

export const CELL = 100;
/** The edge of a cube, and how thick a tile is. */
export const EDGE = 66;
export const THICK = 5.5;
/** How far one unit of height moves a point east and north on the page. */
export const SLANT = { x: 0.27, y: 0.4 };
/** The room round the cells. */
export const MARGIN = { left: 26, right: 38, top: 42, bottom: 22 };

/** How many cells a side has. */
export const sideOf = (cells: Record<string, unknown>): number => Math.round(Math.sqrt(Object.keys(cells).length));

/** The middle of a cell on the plane; row 1 is the southernmost. */
export function middleOf(cell: string, side: number): Point {
  return { x: CELL * (cell.charCodeAt(0) - 96.5), y: CELL * (side - Number(cell.slice(1)) + 0.5) };
}

/** Where a point of some height is seen. */
export const seen = ({ x, y }: Point, z: number): Point => ({ x: x + SLANT.x * z, y: y - SLANT.y * z });

// -- cubes -----------------------------------------------------------------------------------------------------------

/** A rotation about an axis, in degrees, as CSS's rotate3d. */
export interface Rotation {
  axis: Vector;
  degrees: number;
}

/** Each face's outward direction, and where the upper edge of its picture points. */
const FRAMES: Faces<{ out: Vector; up: Vector }> = {
  top: { out: [0, 0, 1], up: [0, -1, 0] },
  bottom: { out: [0, 0, -1], up: [0, 1, 0] },
  north: { out: [0, -1, 0], up: [0, 0, -1] },
  east: { out: [1, 0, 0], up: [0, 0, 1] },
  south: { out: [0, 1, 0], up: [0, 0, 1] },
  west: { out: [-1, 0, 0], up: [0, 0, 1] },
};

export const ROLLS: Record<Direction, Rotation> = {
  north: { axis: [1, 0, 0], degrees: 90 },
  south: { axis: [1, 0, 0], degrees: -90 },
  east: { axis: [0, 1, 0], degrees: 90 },
  west: { axis: [0, 1, 0], degrees: -90 },
};
export const pivot = (degrees: number): Rotation => ({ axis: [0, 0, 1], degrees });
export const STILL: Rotation = { axis: [0, 0, 1], degrees: 0 };

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A direction after a rotation. */
function rotated(v: Vector, { axis, degrees }: Rotation): Vector {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [side, along] = [cross(axis, v), dot(axis, v) * (1 - c)];
  return [0, 1, 2].map((i) => v[i]! * c + side[i]! * s + axis[i]! * along) as unknown as Vector;
}

const faceAt = (out: Vector): Face => FACES.find((face) => dot(FRAMES[face].out, out) > 0.9) ?? "top";

/** Where each face comes to by a rotation of quarters. */
export function landing(rotation: Rotation): Faces<Face> {
  return Object.fromEntries(FACES.map((face) => [face, faceAt(rotated(FRAMES[face].out, rotation))])) as Faces<Face>;
}

/** What is on each face after a rotation of quarters. */
export function turned<T>(faces: Faces<T>, rotation: Rotation): Faces<T> {
  const to = landing(rotation);
  return Object.fromEntries(FACES.map((face) => [to[face], faces[face]])) as Faces<T>;
}

/** How far each face's picture must turn meanwhile, so as to be upright where it comes to. */
export function righting(rotation: Rotation): Faces<number> {
  const to = landing(rotation);
  return Object.fromEntries(
    FACES.map((face) => {
      const up = rotated(FRAMES[face].up, rotation);
      const { out, up: wanted } = FRAMES[to[face]];
      return [face, (Math.atan2(dot(cross(up, wanted), out), dot(up, wanted)) * 180) / Math.PI];
    }),
  ) as Faces<number>;
}

/** The rotation that brings one face on top and another to the north. */
export function rotationTo(top: Face, north: Face): Rotation {
  const [a, b] = [FRAMES[top].out, FRAMES[north].out];
  // The rows of the matrix that takes a to up and b to north.
  const rows: Vector[] = [cross(a, b), [-b[0], -b[1], -b[2]], a];
  const at = (i: number, j: number): number => rows[i]![j]!;
  const cosine = (at(0, 0) + at(1, 1) + at(2, 2) - 1) / 2;
  if (cosine > 0.99) return STILL;
  const degrees = (Math.acos(Math.max(-1, cosine)) * 180) / Math.PI;
  const axis: [number, number, number] = [at(2, 1) - at(1, 2), at(0, 2) - at(2, 0), at(1, 0) - at(0, 1)];
  if (cosine < -0.99) {
    // Half a turn: the axis is a column of (matrix + 1).
    const column = [0, 1, 2].find((i) => at(i, i) > -0.99) ?? 0;
    [0, 1, 2].forEach((i) => (axis[i] = at(i, column) + (i === column ? 1 : 0)));
  }
  const length = Math.hypot(...axis);
  return { axis: [axis[0] / length, axis[1] / length, axis[2] / length], degrees };
}

/** The faces as they are called: where one looks after turning, to see which face came there. */
export const NAMED: Faces<Face> = Object.fromEntries(FACES.map((face) => [face, face])) as Faces<Face>;

export const sameTiles = (a: CubeTiles, b: CubeTiles): boolean => FACES.every((face) => a[face] === b[face]);

/** How dark a face looks, 0 … 1: light falls from above, a little from the south-west. */
export function shade(face: Face, rotation: Rotation): number {
  const [x, y, z] = rotated(FRAMES[face].out, rotation);
  return Math.max(0, 0.38 - 0.38 * Math.max(0, z) - 0.2 * Math.max(0, y) + 0.04 * Math.max(0, -x));
}
