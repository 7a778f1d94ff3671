/** Positions and moves of Étoiles Filantes (docs/schemas/filantes.json), as far as they are drawn. */

import type { LegalAction } from "../../lib/types";

export type Direction = "e" | "se" | "sw" | "w" | "nw" | "ne";
export type Side = "top" | "upper-right" | "lower-right" | "bottom" | "lower-left" | "upper-left";

export interface Piece {
  cell: string | null;
  facing: Direction | null;
  moved: boolean;
  beaten: boolean;
}

export interface SeatPosition {
  pieces: Piece[];
  score: number;
  newcomer: number | null;
  side: Side | null;
}

export interface Position {
  mode: "duel" | "race";
  start_cells: "inner" | "corners" | "mid-sides" | null;
  target: number | null;
  phase: string;
  seats: SeatPosition[];
}

export type Move =
  | { type: "move"; cell: string; direction: Direction }
  | { type: "turn"; cell: string; sense: "clockwise" | "counter-clockwise" }
  | { type: "enter"; cell: string; facing: Direction }
  | { type: "put_back"; cell: string }
  | { type: "pass" };

export type Action = LegalAction<Move>;

export interface Fight {
  cell: string;
  enemy_cell: string;
  number: number;
  enemy_number: number;
  outcome: "won" | "lost" | "tied" | "held";
}

/** The fights an action would bring. */
export const fightsOf = ({ preview }: Action): Fight[] =>
  preview.filter(({ type }) => type === "fought") as unknown as Fight[];
