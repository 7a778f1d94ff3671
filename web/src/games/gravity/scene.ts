/** Everything on the board as it is drawn at one moment. */

import type { View } from "../../api/answers";
import { angleOf, centreOf, isOn, platformPath, sizeOf, TILE, tilesOf, type Point } from "./geometry";
import type { Card, Colour, Place, Position } from "./position";

export interface PawnSprite extends Point {
  seat: number;
  cell: string;
  angle: number;
  scale: number;
  opacity: number;
  /** How far it is pressed together by landing, 0 … 1. */
  squash: number;
  /** Thrown out: above everything, and over the edge without coming in again. */
  thrown: boolean;
}

export interface StarSprite extends Point {
  key: string;
  cell: string;
  colour: Colour;
}

/** A star or a token on its way to or from a player. */
export interface Flight extends Point {
  key: number;
  colour: Colour | null;
  scale: number;
  opacity: number;
}

/** Something short-lived on top of the board. */
export interface Flash extends Point {
  key: number;
  kind: "burst" | "gain" | "ring";
  colour: Colour | null;
  t: number;
}

/** The card that is being laid, above the pawn that lays it; `card` is null where it is hidden. */
export interface Laid extends Point {
  card: Card | null;
  /** What the Joker stands for. */
  as: Card | null;
  faceDown: boolean;
  t: number;
}

/** What is printed on the tiles. */
export type Ground = Pick<Position, "layout" | "doors" | "platforms" | "symbols">;

/** A tile as it is drawn: its corner, its tint, and what is printed on it. */
export interface Face extends Point {
  tint: number;
  /** An SVG path. */
  platforms: string;
  symbols: [cell: string, symbol: string][];
  door: Ground["doors"][number] | undefined;
}

export interface Scene {
  /** How things stand after the events shown so far. */
  position: Position;
  ground: Ground;
  pawns: PawnSprite[];
  stars: StarSprite[];
  /** The Open Door marker, and how far its Door stands open. */
  marker: Point & { cell: string; open: number };
  /** The tile that is turning. */
  turning: (Point & { angle: number }) | null;
  flights: Flight[];
  flashes: Flash[];
  laid: Laid | null;
  /** The card that has left a hand in this step. */
  spent: { seat: number; card: Card } | null;
  active: number | null;
}

export const facesOf = ({ layout, doors, platforms, symbols }: Ground): Face[] =>
  tilesOf(sizeOf(layout)).map((corner, i) => ({
    ...corner,
    tint: (i + Math.floor(corner.y / TILE)) % 3,
    platforms: platformPath(platforms, corner),
    symbols: Object.entries(symbols).filter(([cell]) => isOn(cell, corner)),
    door: doors.find(({ cell }) => isOn(cell, corner)),
  }));

export const pawnSprite = (seat: number, { cell, up }: Place): PawnSprite => ({
  seat,
  cell,
  angle: angleOf(up),
  scale: 1,
  opacity: 1,
  squash: 0,
  thrown: false,
  ...centreOf(cell),
});

export const groundOf = ({ layout, doors, platforms, symbols }: Position): Ground => ({
  layout,
  doors,
  platforms,
  symbols,
});

export const starsOf = ({ stars }: Position): StarSprite[] =>
  Object.entries(stars).map(([cell, colour]) => ({ key: cell, cell, colour, ...centreOf(cell) }));

export function markerOf({ doors, open_door }: Position): Scene["marker"] {
  const cell = doors[open_door]?.cell ?? "a1";
  return { cell, open: 1, ...centreOf(cell) };
}

export function sceneOf(view: View): Scene {
  const position = view.position as Position;
  return {
    position,
    ground: groundOf(position),
    pawns: position.seats.flatMap(({ pawn }, seat) => (pawn ? [pawnSprite(seat, pawn)] : [])),
    stars: starsOf(position),
    marker: markerOf(position),
    turning: null,
    flights: [],
    flashes: [],
    laid: null,
    spent: null,
    active: view.seat,
  };
}
