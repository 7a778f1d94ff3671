/** Where things lie, in drawing units: square cells of 20, the top left corner of the board at 0 0. */

import type { Direction, Edges, Position, Turn } from "./position";

export interface Point {
  x: number;
  y: number;
}

export const CELL = 20;
/** How much of the opposite side is seen beyond an edge. */
export const BRIM = 11;
const SIDE = 6;
export const TILE = SIDE * CELL;
const DIRECTIONS: Direction[] = ["north", "east", "south", "west"];
const LETTERS = "abcdefghijklmnopqr";

export interface Size {
  width: number;
  height: number;
}

export function sizeOf(layout: Position["layout"]): Size {
  const [wide, high] = layout.split("x").map(Number) as [number, number];
  return { width: wide * TILE, height: high * TILE };
}

export const angleOf = (up: Direction): number => 90 * DIRECTIONS.indexOf(up);

export function placeOf(cell: string): { column: number; row: number } {
  return { column: LETTERS.indexOf(cell[0] ?? "a"), row: Number(cell.slice(1)) - 1 };
}

export const nameOf = (column: number, row: number): string => `${LETTERS[column]}${row + 1}`;
export const columnName = (column: number): string => LETTERS[column] ?? "";

export function centreOf(cell: string): Point {
  const { column, row } = placeOf(cell);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The corner of the tile that a cell lies on. */
export function tileOf(cell: string): Point {
  const { column, row } = placeOf(cell);
  return { x: Math.floor(column / SIDE) * TILE, y: Math.floor(row / SIDE) * TILE };
}

/** Whether a cell lies on the tile with this corner. */
export function isOn(cell: string, corner: Point | null): boolean {
  const { x, y } = tileOf(cell);
  return x === corner?.x && y === corner.y;
}

/** The corners of all tiles. */
export function tilesOf({ width, height }: Size): Point[] {
  const tiles: Point[] = [];
  for (let y = 0; y < height; y += TILE) for (let x = 0; x < width; x += TILE) tiles.push({ x, y });
  return tiles;
}

export const rotated = ({ x, y }: Point, degrees: number, { x: cx, y: cy }: Point = { x: 0, y: 0 }): Point => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: cx + (x - cx) * cos - (y - cy) * sin, y: cy + (x - cx) * sin + (y - cy) * cos };
};

/** The cell into which a cell is carried when its tile turns. */
export function turnedCell(cell: string, degrees: number): string {
  const tile = tileOf(cell);
  const { x, y } = rotated(centreOf(cell), degrees, { x: tile.x + TILE / 2, y: tile.y + TILE / 2 });
  return nameOf(Math.floor(x / CELL), Math.floor(y / CELL));
}

export const DEGREES: Record<Turn, number> = { left: -90, right: 90, half: 180 };

/** A direction after a turn of quarters. */
export const turnedDirection = (direction: Direction, degrees: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + degrees / 90 + 4) % 4]!;

const COMPASS = "NESW";
/** The edges of a cell, as letters of NESW, after a turn of quarters. */
export const turnedEdges = (edges: Edges, degrees: number): Edges =>
  [...COMPASS].filter((_, i) => edges.includes(COMPASS[(i - degrees / 90 + 4) % 4]!)).join("") as Edges;

/** The way from one point to a cell's centre that is shortest when the board wraps; its end may lie off the board. */
export function unwrapped(from: Point, to: Point, { width, height }: Size): Point {
  const near = (a: number, b: number, size: number): number => b + size * Math.round((a - b) / size);
  return { x: near(from.x, to.x, width), y: near(from.y, to.y, height) };
}

/** Where something at a point has to be drawn, so that what crosses an edge comes in at the opposite side. */
export function copies({ x, y }: Point, { width, height }: Size): Point[] {
  const shifts = (at: number, size: number): number[] => {
    const reach = 0.8 * CELL;
    return [0, ...(at < reach ? [size] : []), ...(at > size - reach ? [-size] : [])];
  };
  return shifts(x, width).flatMap((dx) => shifts(y, height).map((dy) => ({ x: x + dx, y: y + dy })));
}

/** The same point on the board, and beyond its edges as far as one can see there. */
export function seen({ x, y }: Point, size: Size): Point[] {
  const inside = { x: x - size.width * Math.floor(x / size.width), y: y - size.height * Math.floor(y / size.height) };
  const visible = (at: number, length: number): boolean => at > 1 - BRIM && at < length + BRIM - 1;
  return copies(inside, size).filter((at) => visible(at.x, size.width) && visible(at.y, size.height));
}

/** The turn from one angle to another that goes the shorter way. */
export const nearAngle = (from: number, to: number): number => to + 360 * Math.round((from - to) / 360);

const EDGES: Record<string, [number, number, number, number]> = {
  N: [0, 0, 1, 0],
  E: [1, 0, 1, 1],
  S: [0, 1, 1, 1],
  W: [0, 0, 0, 1],
};

type Line = [x1: number, y1: number, x2: number, y2: number];

function lineOf(cell: string, edge: string): Line {
  const { column, row } = placeOf(cell);
  const [x1, y1, x2, y2] = EDGES[edge] ?? [0, 0, 0, 0];
  return [(column + x1) * CELL, (row + y1) * CELL, (column + x2) * CELL, (row + y2) * CELL];
}

const lines = (platforms: Position["platforms"]): { cell: string; line: Line }[] =>
  Object.entries(platforms).flatMap(([cell, edges]) => [...edges].map((edge) => ({ cell, line: lineOf(cell, edge) })));

const pathOf = (all: Line[]): string =>
  [...new Set(all.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`))].join("");

/** The platforms on a tile as one SVG path. */
export function platformPath(platforms: Position["platforms"], tile: Point): string {
  return pathOf(lines(platforms).flatMap(({ cell, line }) => (isOn(cell, tile) ? [line] : [])));
}

/** The platforms on the edges of the board, drawn at the opposite edge: they bar the way from there too. */
export function acrossPath(platforms: Position["platforms"], { width, height }: Size): string {
  const opposite = (a: number, b: number, size: number): number =>
    a !== b ? 0 : a === 0 ? size : a === size ? -size : 0;
  return pathOf(
    lines(platforms).flatMap(({ line: [x1, y1, x2, y2] }) => {
      const [dx, dy] = [opposite(x1, x2, width), opposite(y1, y2, height)];
      return dx || dy ? [[x1 + dx, y1 + dy, x2 + dx, y2 + dy] as Line] : [];
    }),
  );
}

/** A star with so many points round 0 0, as an SVG path. */
export function starPath(points: number, radius: number, inner: number): string {
  return `M${Array.from({ length: points * 2 }, (_, i) => {
    const length = i % 2 ? radius * inner : radius;
    const { x, y } = rotated({ x: 0, y: -length }, (180 * i) / points);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  }).join("L")}Z`;
}
