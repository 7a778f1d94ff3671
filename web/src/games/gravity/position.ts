/** The generated types of Gravity Superstar, and names for their parts. */

import type { Place, Position, Seat, SimpleMove, TileTurnMove } from "../../api/gravity";

export type { GameEvent, LegalAction as Action, Move, Place, Position, Seat as SeatPosition } from "../../api/gravity";

export type Direction = Place["up"];
/** The edges of a cell, as letters of NESW. */
export type Edges = Position["platforms"][string];
export type Colour = Position["stars"][string];
export type Goodie = Seat["goodies"][number];
export type OwnCard = Seat["face_up"][number];
export type Card = NonNullable<SimpleMove["card"]>;
export type Side = SimpleMove["side"];
export type Turn = TileTurnMove["turn"];

export const COLOURS: Colour[] = ["blue", "yellow", "pink", "green", "orange", "white"];
export const OWN_CARDS: OwnCard[] = ["long_jump", "high_jump", "drop", "rotate", "joker"];
export const GOODIES: Goodie[] = ["tile_turn", "double_jump", "teleport"];
