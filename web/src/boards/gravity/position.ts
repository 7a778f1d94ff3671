/** Positions and moves of Gravity Superstar (docs/schemas/gravity.json), as far as they are drawn. */

import type { LegalAction } from "../../lib/types";

export type Direction = "north" | "east" | "south" | "west";
export type Colour = "blue" | "yellow" | "pink" | "green" | "orange" | "white";
export type OwnCard = "long_jump" | "high_jump" | "drop" | "rotate" | "joker";
export type Goodie = "tile_turn" | "double_jump" | "teleport";
export type Card = OwnCard | Goodie;
export type Side = "left" | "right";
export type Turn = Side | "half";

export const COLOURS: Colour[] = ["blue", "yellow", "pink", "green", "orange", "white"];
export const OWN_CARDS: OwnCard[] = ["long_jump", "high_jump", "drop", "rotate", "joker"];

export interface Place {
  cell: string;
  up: Direction;
}

export interface SeatPosition {
  pawn: Place | null;
  hand: OwnCard[] | null;
  face_down: OwnCard[] | null;
  face_down_count: number;
  face_up: OwnCard[];
  goodies: Goodie[];
  stars: Partial<Record<Colour, number>>;
  tokens: number;
}

export interface Position {
  phase: "over" | "action" | "steal" | "replay";
  victims: number[];
  layout: "2x1" | "2x2" | "3x2" | "1x2" | "2x3";
  doors: Place[];
  open_door: number;
  /** For each cell with platforms: the edges, as letters of NESW. */
  platforms: Record<string, string>;
  symbols: Record<string, "star" | "replay">;
  stars: Record<string, Colour>;
  seats: SeatPosition[];
}

export type Move =
  | { type: "complete" }
  | { type: "simple"; side: Side; card: Card | null }
  | { type: "long_jump" | "high_jump"; side: Side; joker: boolean }
  | { type: "drop"; joker: boolean }
  | { type: "rotate"; turn: Turn; joker: boolean }
  | { type: "tile_turn"; turn: Turn }
  | { type: "double_jump"; first: Side; second: Side }
  | { type: "teleport" }
  | { type: "steal_star"; colour: Colour }
  | { type: "steal_token" }
  | { type: "replay" }
  | { type: "pass" };

export type Action = LegalAction<Move>;
