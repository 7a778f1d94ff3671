/** The generated types of Octocube, and names for their parts. */

import type { Cube, RollMove, UseMove } from "../../api/octocube";

export type {
  Cell as CellPosition,
  Cube as CubeTiles,
  GameEvent,
  LegalAction as Action,
  Move,
  Position,
  Seat as SeatPosition,
} from "../../api/octocube";

export const KINDS = ["diamond", "pearl", "sextant", "amphora", "starfish"] as const;
export const COLOURS = ["white", "light", "dark", "green"] as const;
export const FACES = ["top", "bottom", "north", "east", "south", "west"] as const;

export type Kind = (typeof KINDS)[number];
export type Colour = (typeof COLOURS)[number];
export type Face = keyof Cube;
export type Direction = RollMove["direction"];
/** An object such as "white-pearl", or "coin". */
export type Tile = string;
export type Letter = UseMove["power"];

/** What is on each face. */
export type Faces<T> = Record<Face, T>;

/** The parts of a tile's name; a coin has neither. */
export function partsOf(tile: Tile): { colour: Colour | null; kind: Kind | null } {
  const words = tile.split("-");
  return {
    colour: COLOURS.find((colour) => words.includes(colour)) ?? null,
    kind: KINDS.find((kind) => words.includes(kind)) ?? null,
  };
}
