/** Octocube. Generated from the code (`make golden`): do not edit. */

import type * as base from "./answers";

/** A position of Octocube, redacted for a viewer or complete. */
export type Position = {
  /** Which game is played. */
  mode: "advanced" | "base" | "kids";
  /** Whether the table hides the others' points. */
  hide_points: boolean;
  /** The game stops and is scored after so many rounds. */
  max_rounds: number;
  /** Advanced: the letters that can come into play. */
  powers: string;
  /** Whether the game is running or finished; cut: stopped by a limit. */
  result: "cut" | "finished" | "running";
  /** The round, from 1. */
  round: number;
  /** The seat that decides; null when the game is over. */
  seat: number | null;
  /** What it decides. */
  phase: "action" | "bonus" | "fit" | "lay" | "power" | "stack" | null;
  /** The letter of the power that is being decided on. */
  power: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | null;
  /** Every cell of the play area by name. */
  cells: Record<string, Cell>;
  /** The Abyss tiles in reserve, the next one last. */
  reserve: (string | null)[];
  /** The players. */
  seats: Seat[];
  /** Kids: the stack being built, bottom first. */
  stack: string[];
};

/** What lies on one cell. */
export type Cell = {
  /** Its tiles, bottom to top; null: unknown. */
  pile: (string | null)[];
  /** Which tiles of the pile all players have seen. */
  seen: boolean[];
  /** Its Abyss tile: plain, or the letter of its power. */
  abyss: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "plain" | null;
};

/** What one player has. */
export type Seat = {
  /** Where the cube stands; null: in the personal area. */
  cell: string | null;
  /** The tiles on the cube. */
  cube: Cube;
  /** Coins beside the board. */
  coins: number;
  /** Points won by scoring so far; null where the table hides them (in views only). */
  points: number | null;
  /** How many of each object lie on the board. */
  board: Record<string, number>;
  /** Kids: what each of the 16 spaces asks for. */
  wishes: string[];
  /** Kids: the tile on each space, or null. */
  spaces: (string | null)[];
};

/** The tiles on a cube's faces; in kids their places do not matter. */
export type Cube = {
  top: string | null;
  bottom: string | null;
  north: string | null;
  east: string | null;
  south: string | null;
  west: string | null;
};

/** How a game of Octocube is played. */
export type OctocubeOptions = {
  /** The game: base, advanced (Abyss tiles have powers), or kids (fill your board). */
  mode: "advanced" | "base" | "kids";
  /** Advanced: the letters of the Abyss tiles that can come into play, each once. */
  powers: string;
  /** The table hides the other players' points until the end. */
  hide_points: boolean;
  /** The game stops and is scored after so many rounds; null means 150, or 60 in kids. */
  max_rounds: number | null;
  /** Kids: the board of each seat, four different numbers; null means 1, 2, 3, 4. */
  boards: [number, number, number, number] | null;
};

export type Move = PlaceMove | RollMove | PivotMove | ScoreMove | PassMove | TakeBackMove | UseMove | ReplaceMove | LiftMove | FetchMove | TurnMove | TradeMove | SwitchMove | SwapMove | ExchangeMove | FitMove | StackMove | LayMove;

/** Place the cube on an edge cell, turned so that these of its faces come on top and to the north. */
export type PlaceMove = {
  type: "place";
  cell: string;
  top: "bottom" | "east" | "north" | "south" | "top" | "west";
  north: "bottom" | "east" | "north" | "south" | "top" | "west";
};

/** Roll the cube. */
export type RollMove = { type: "roll"; direction: "east" | "north" | "south" | "west" };

/** Turn the cube in place, clockwise. */
export type PivotMove = { type: "pivot"; degrees: number };

/** Take the cube to the personal area and the tiles of these faces off it. */
export type ScoreMove = {
  type: "score";
  faces: ("bottom" | "east" | "north" | "south" | "top" | "west")[];
};

/** Do nothing, or leave a power unused. */
export type PassMove = { type: "pass" };

/** Kids: take the cube to the personal area. */
export type TakeBackMove = { type: "take" };

/** Use the power of an adjacent Abyss tile. */
export type UseMove = { type: "use"; power: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" };

/** Power B: swap the tile on top of the cube with this one of the board. */
export type ReplaceMove = { type: "replace"; tile: string };

/** Power C: lift the cube onto this cell. */
export type LiftMove = { type: "lift"; cell: string };

/** Power D: put the open tile of this cell on top of the cube. */
export type FetchMove = { type: "fetch"; cell: string };

/** Power E: turn the cube so that these of its faces come on top and to the north. */
export type TurnMove = {
  type: "turn";
  top: "bottom" | "east" | "north" | "south" | "top" | "west";
  north: "bottom" | "east" | "north" | "south" | "top" | "west";
};

/** Power F: swap the open tile next to the cube with this one of the board. */
export type TradeMove = { type: "trade"; direction: "east" | "north" | "south" | "west"; tile: string };

/** Power G: swap places with this seat's cube. */
export type SwitchMove = { type: "switch"; seat: number };

/** Power H: swap these two cells. */
export type SwapMove = { type: "swap"; first: string; second: string };

/** Power I: swap top tiles with this seat's cube. */
export type ExchangeMove = { type: "exchange"; seat: number };

/** Kids: place this tile on this space of the board. */
export type FitMove = { type: "fit"; tile: string; space: number };

/** Kids: put this tile next on the stack. */
export type StackMove = { type: "stack"; tile: string };

/** Kids: lay the stack on this cell. */
export type LayMove = { type: "lay"; cell: string };

export type GameEvent = PlacedEvent | RolledEvent | PivotedEvent | StuckEvent | UncoveredEvent | LaidEvent | TakenEvent | DetachedEvent | ScoredEvent | PassedEvent | DeclinedEvent | UsedEvent | ReplacedEvent | LiftedEvent | FetchedEvent | TurnedEvent | TradedEvent | SwitchedEvent | SwappedEvent | ExchangedEvent | FittedEvent | StackedEvent | StackLaidEvent | RoundOverEvent | CoinsEvent | MajorityEvent | GameOverEvent;

/** `seat` places the cube on `cell`. */
export type PlacedEvent = {
  type: "placed";
  seat: number;
  cell: string;
  top: "bottom" | "east" | "north" | "south" | "top" | "west";
  north: "bottom" | "east" | "north" | "south" | "top" | "west";
};

/** `seat` rolls `direction` to `cell`. */
export type RolledEvent = {
  type: "rolled";
  seat: number;
  direction: "east" | "north" | "south" | "west";
  start: string;
  cell: string;
};

/** `seat` pivots the cube by `degrees` degrees. */
export type PivotedEvent = { type: "pivoted"; seat: number; degrees: number };

/** `seat` picks up a tile on `cell`: `tile`. */
export type StuckEvent = {
  type: "stuck";
  seat: number;
  cell: string;
  tile: string;
  face: "bottom" | "east" | "north" | "south" | "top" | "west";
};

/** Now open on `cell`: `tile`. */
export type UncoveredEvent = { type: "uncovered"; cell: string; tile: string | null };

/** An Abyss tile (`abyss`) is laid on `cell`. */
export type LaidEvent = {
  type: "laid";
  cell: string;
  abyss: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "plain" | null;
  left: number;
};

/** `seat` takes the cube off `cell`. */
export type TakenEvent = { type: "taken"; seat: number; cell: string };

/** `seat` takes a tile off the cube: `tile`. */
export type DetachedEvent = {
  type: "detached";
  seat: number;
  face: "bottom" | "east" | "north" | "south" | "top" | "west";
  tile: string;
};

/** `seat` scores `count` × `kind`: `points` points. */
export type ScoredEvent = {
  type: "scored";
  seat: number;
  kind: "amphora" | "diamond" | "pearl" | "sextant" | "starfish";
  count: number;
  points: number;
};

/** `seat` passes. */
export type PassedEvent = { type: "passed"; seat: number };

/** `seat` leaves power `power` unused. */
export type DeclinedEvent = {
  type: "declined";
  seat: number;
  power: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
};

/** `seat` uses power `power`. */
export type UsedEvent = {
  type: "used";
  seat: number;
  power: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
};

/** `seat` swaps the tile on top of the cube: `gave` goes on, `got` comes off. */
export type ReplacedEvent = { type: "replaced"; seat: number; gave: string; got: string };

/** `seat` lifts the cube from `start` to `cell`. */
export type LiftedEvent = { type: "lifted"; seat: number; start: string; cell: string };

/** `seat` puts a tile of `cell` on top of the cube: `tile`. */
export type FetchedEvent = { type: "fetched"; seat: number; cell: string; tile: string };

/** `seat` turns the cube in place. */
export type TurnedEvent = {
  type: "turned";
  seat: number;
  top: "bottom" | "east" | "north" | "south" | "top" | "west";
  north: "bottom" | "east" | "north" | "south" | "top" | "west";
};

/** `seat` swaps a tile on `cell`: `gave` for `got`. */
export type TradedEvent = { type: "traded"; seat: number; cell: string; gave: string; got: string };

/** `seat` and `other` swap places. */
export type SwitchedEvent = { type: "switched"; seat: number; other: number };

/** `seat` swaps the cells `first` and `second`. */
export type SwappedEvent = { type: "swapped"; seat: number; first: string; second: string };

/** `seat` and `other` swap top tiles: `gave` for `got`. */
export type ExchangedEvent = { type: "exchanged"; seat: number; other: number; gave: string; got: string };

/** `seat` fills a space: `tile`. */
export type FittedEvent = { type: "fitted"; seat: number; tile: string; space: number };

/** `seat` puts a tile on the stack: `tile`. */
export type StackedEvent = { type: "stacked"; seat: number; tile: string };

/** `seat` lays the stack on `cell`; tiles: `count`. */
export type StackLaidEvent = { type: "stack_laid"; seat: number; cell: string; count: number };

/** Round `round` is over. */
export type RoundOverEvent = { type: "round_over"; round: number };

/** `seat` counts the coins: `count`, worth `points` points. */
export type CoinsEvent = { type: "coins"; seat: number; count: number; points: number };

/** `seat` is number `place` for `category` with `count`: `points` points. */
export type MajorityEvent = {
  type: "majority";
  seat: number;
  category: "dark" | "green" | "light" | "white" | "amphora" | "diamond" | "pearl" | "sextant" | "starfish";
  place: number;
  count: number;
  points: number;
};

/** The game is `result`. */
export type GameOverEvent = { type: "game_over"; result: "cut" | "finished" | "running" };

/** What one viewer sees: a seat, or with None a spectator; `"truth"` hides nothing. */
export type View = Omit<base.View, "position"> & { position: Position };

/** The result so far: finished or not, cut by a safety limit or not, points and winners (or leaders). */
export type Result = base.Result;

/** A legal action: its integer, its notation, its structure, and a preview of its events. */
export type LegalAction = Omit<base.LegalAction, "move" | "preview"> & { move: Move; preview: GameEvent[] };
