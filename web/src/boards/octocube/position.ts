/** Positions and moves of Octocube (docs/schemas/octocube.json), as far as they are drawn. */

import type { LegalAction } from "../../lib/types";

export const KINDS = ["diamond", "pearl", "sextant", "amphora", "starfish"] as const;
export const COLOURS = ["white", "light", "dark", "green"] as const;
export const FACES = ["top", "bottom", "north", "east", "south", "west"] as const;

export type Kind = (typeof KINDS)[number];
export type Colour = (typeof COLOURS)[number];
export type Face = (typeof FACES)[number];
export type Direction = "north" | "east" | "south" | "west";
/** An object such as "white-pearl", or "coin". */
export type Tile = string;
export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";

/** What is on each face. */
export type Faces<T> = Record<Face, T>;
export type CubeTiles = Faces<Tile | null>;

export interface CellPosition {
  pile: (Tile | null)[];
  seen: boolean[];
  abyss: "plain" | Letter | null;
}

export interface SeatPosition {
  cell: string | null;
  cube: CubeTiles;
  coins: number;
  points: number | null;
  board: Record<Tile, number>;
  wishes: string[];
  spaces: (Tile | null)[];
}

export interface Position {
  mode: "base" | "advanced" | "kids";
  result: "running" | "finished" | "cut";
  round: number;
  seat: number | null;
  phase: "action" | "power" | "bonus" | "fit" | "stack" | "lay" | null;
  power: Letter | null;
  cells: Record<string, CellPosition>;
  reserve: (string | null)[];
  seats: SeatPosition[];
  stack: Tile[];
}

export type Move =
  | { type: "place"; cell: string; top: Face; north: Face }
  | { type: "roll"; direction: Direction }
  | { type: "pivot"; degrees: number }
  | { type: "score"; faces: Face[] }
  | { type: "pass" }
  | { type: "take" }
  | { type: "use"; power: Letter }
  | { type: "replace"; tile: Tile }
  | { type: "lift"; cell: string }
  | { type: "fetch"; cell: string }
  | { type: "turn"; top: Face; north: Face }
  | { type: "trade"; direction: Direction; tile: Tile }
  | { type: "switch"; seat: number }
  | { type: "swap"; first: string; second: string }
  | { type: "exchange"; seat: number }
  | { type: "fit"; tile: Tile; space: number }
  | { type: "stack"; tile: Tile }
  | { type: "lay"; cell: string };

export type Action = LegalAction<Move>;

/** The parts of a tile's name; a coin has neither. */
export function partsOf(tile: Tile): { colour: Colour | null; kind: Kind | null } {
  const words = tile.split("-");
  return {
    colour: COLOURS.find((colour) => words.includes(colour)) ?? null,
    kind: KINDS.find((kind) => words.includes(kind)) ?? null,
  };
}

/** In kids, where tiles sit does not matter: a new one goes anywhere. */
export const freeFace = (cube: CubeTiles): Face => FACES.find((face) => !cube[face]) ?? "bottom";
