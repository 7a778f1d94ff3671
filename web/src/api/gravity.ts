/** Gravity Superstar. Generated from the code (`make golden`): do not edit. */

import type * as base from "./answers";

/** A position of Gravity Superstar. */
export type Position = {
  /** How the game ends (G40 or G41) */
  ending: "expert" | "stars";
  /** The round after which the game stops and is scored (G44) */
  max_rounds: number;
  /** Rounds without a star taken after which the game stops and is scored; 0: never (G45) */
  quiet_rounds: number;
  /** The round being played, or the last one */
  round: number;
  /** The round in which a star last left the board; 0: none has */
  last_star_round: number;
  /** A player has had the points of the expert ending (G41) */
  last_round: boolean;
  /** Whether the game is over; cut: stopped by a limit */
  result: "cut" | "finished" | "running";
  /** What is being decided */
  phase: "action" | "over" | "replay" | "steal";
  /** The seat that decides; null when the game is over */
  seat: number | null;
  /** Actions that the seat has carried out in this turn */
  actions_taken: number;
  /** The seats still to be stolen from, in the order of their ejection */
  victims: number[];
  /** How many tiles the board is wide and high */
  layout: "1x2" | "2x1" | "2x2" | "2x3" | "3x2";
  /** The Door of each tile, clockwise round the layout from the top left (G8) */
  doors: Place[];
  /** The Door, counted from 0, with the Open Door marker */
  open_door: number;
  /** For each cell with platforms on its own tile: the edges, as letters of NESW */
  platforms: Record<string, "E" | "ES" | "ESW" | "EW" | "N" | "NE" | "NES" | "NESW" | "NEW" | "NS" | "NSW" | "NW" | "S" | "SW" | "W">;
  /** The symbols printed on cells */
  symbols: Record<string, "replay" | "star">;
  /** The stars on the board */
  stars: Record<string, "blue" | "green" | "orange" | "pink" | "white" | "yellow">;
  /** The players, clockwise */
  seats: Seat[];
};

/** Where a pawn stands, or where a Door is, and which way its up is. */
export type Place = {
  /** The cell */
  cell: string;
  /** Where the head points */
  up: "east" | "north" | "south" | "west";
};

/** What one player has. */
export type Seat = {
  /** The pawn; null off the board */
  pawn: Place | null;
  /** The player's own cards in hand; null where they are hidden */
  hand: ("drop" | "high_jump" | "joker" | "long_jump" | "rotate")[] | null;
  /** The cards that lie face down; null where they are hidden */
  face_down: ("drop" | "high_jump" | "joker" | "long_jump" | "rotate")[] | null;
  /** How many cards lie face down */
  face_down_count: number;
  /** The cards that lie face up */
  face_up: ("drop" | "high_jump" | "joker" | "long_jump" | "rotate")[];
  /** The goodie cards in hand */
  goodies: ("double_jump" | "teleport" | "tile_turn")[];
  /** The stars won, by colour; none if left out */
  stars: Partial<Record<"blue" | "yellow" | "pink" | "green" | "orange" | "white", number>>;
  /** Replay tokens */
  tokens: number;
};

/** How a game of Gravity Superstar is played. */
export type GravityOptions = {
  /** The game ends when few stars are left, or (expert) when a player has enough points */
  ending: "expert" | "stars";
  /** The goodie cards that are in the game, each at most once */
  goodies: ("double_jump" | "teleport" | "tile_turn")[];
  /** The Door, counted clockwise from the top left, that is open first; null: a random one */
  open_door: number | null;
  /** Your own planet tile faces, as in a tile file; null: ours */
  tiles: Face[] | null;
  /** The game stops and is scored after so many rounds */
  max_rounds: number;
  /** The game stops and is scored after so many rounds in which no star was taken; 0: never */
  quiet_rounds: number;
};

/** One side of a planet tile, as drawn in a tile file. */
export type Face = {
  /** The face's own name */
  name: string;
  /** Its tile: two faces with the same number are its two sides */
  tile: number;
  /** Thirteen lines of posts, platforms, symbols and the Door */
  drawing: string;
};

export type Move = CompleteMove | SimpleMove | LongJumpMove | HighJumpMove | DropMove | RotateMove | TileTurnMove | DoubleJumpMove | TeleportMove | StealStarMove | StealTokenMove | ReplayMove | PassMove;

/** Take back all cards (G12). */
export type CompleteMove = { type: "complete" };

/** One step to a side, with a card laid face down; null where the card is hidden (G13). */
export type SimpleMove = {
  type: "simple";
  side: "left" | "right";
  card: "drop" | "high_jump" | "joker" | "long_jump" | "rotate" | "double_jump" | "teleport" | "tile_turn" | null;
};

/** Two steps to a side (G14). */
export type LongJumpMove = { type: "long_jump"; side: "left" | "right"; joker: boolean };

/** One step up, one to a side (G14). */
export type HighJumpMove = { type: "high_jump"; side: "left" | "right"; joker: boolean };

/** One cell down, through the platform (G14). */
export type DropMove = { type: "drop"; joker: boolean };

/** Turn in place (G14). */
export type RotateMove = { type: "rotate"; turn: "half" | "left" | "right"; joker: boolean };

/** Turn the tile under the pawn (G51). */
export type TileTurnMove = { type: "tile_turn"; turn: "half" | "left" | "right" };

/** One step, a fall, and another step (G52). */
export type DoubleJumpMove = { type: "double_jump"; first: "left" | "right"; second: "left" | "right" };

/** To the Open Door (G53). */
export type TeleportMove = { type: "teleport" };

/** A star of this colour from the ejected player (G30). */
export type StealStarMove = {
  type: "steal_star";
  colour: "blue" | "green" | "orange" | "pink" | "white" | "yellow";
};

/** A Replay token from the ejected player (G30). */
export type StealTokenMove = { type: "steal_token" };

/** Spend a Replay token for a second action (G19). */
export type ReplayMove = { type: "replay" };

/** Keep the tokens and end the turn (G19). */
export type PassMove = { type: "pass" };

export type GameEvent = EnteredEvent | CompletedEvent | PlayedEvent | PlayedJokerEvent | LaidEvent | UsedGoodieEvent | LaidGoodieEvent | RefilledEvent | SteppedEvent | FellEvent | TurnedEvent | HoveredEvent | TileTurnedEvent | CarriedEvent | TeleportedEvent | TookStarEvent | TookTokenEvent | EjectedEvent | DoorOpenedEvent | StoleStarEvent | StoleTokenEvent | SpentTokenEvent | TurnStartedEvent | RoundEndedEvent | LastRoundEvent | GameOverEvent;

/** `seat` enters the board at `cell`, its head pointing `up`. */
export type EnteredEvent = {
  type: "entered";
  seat: number;
  cell: string;
  up: "east" | "north" | "south" | "west";
};

/** `seat` takes all cards back into hand. */
export type CompletedEvent = { type: "completed"; seat: number };

/** `seat` plays `card`. */
export type PlayedEvent = {
  type: "played";
  seat: number;
  card: "drop" | "high_jump" | "long_jump" | "rotate";
};

/** `seat` plays the Joker as `card`. */
export type PlayedJokerEvent = {
  type: "played_joker";
  seat: number;
  card: "drop" | "high_jump" | "long_jump" | "rotate";
};

/** `seat` lays a card face down: `card`. */
export type LaidEvent = {
  type: "laid";
  seat: number;
  card: "drop" | "high_jump" | "joker" | "long_jump" | "rotate" | null;
};

/** `seat` uses `goodie` and hands it on to `other`. */
export type UsedGoodieEvent = {
  type: "used_goodie";
  seat: number;
  goodie: "double_jump" | "teleport" | "tile_turn";
  other: number;
};

/** `seat` lays `goodie` for a simple move and hands it on to `other`. */
export type LaidGoodieEvent = {
  type: "laid_goodie";
  seat: number;
  goodie: "double_jump" | "teleport" | "tile_turn";
  other: number;
};

/** `seat` has laid the last card and takes all of them back. */
export type RefilledEvent = { type: "refilled"; seat: number };

/** `seat` moves to `cell`. */
export type SteppedEvent = { type: "stepped"; seat: number; cell: string };

/** `seat` falls to `cell`. */
export type FellEvent = { type: "fell"; seat: number; cell: string };

/** `seat` turns; its head then points `up`. */
export type TurnedEvent = { type: "turned"; seat: number; up: "east" | "north" | "south" | "west" };

/** `seat` has fallen all the way round and floats at `cell`. */
export type HoveredEvent = { type: "hovered"; seat: number; cell: string };

/** `seat` turns a tile `turn`. */
export type TileTurnedEvent = {
  type: "tile_turned";
  seat: number;
  tile: number;
  turn: "half" | "left" | "right";
};

/** `seat` is carried along to `cell`, its head then pointing `up`. */
export type CarriedEvent = {
  type: "carried";
  seat: number;
  cell: string;
  up: "east" | "north" | "south" | "west";
};

/** `seat` teleports to `cell`. */
export type TeleportedEvent = { type: "teleported"; seat: number; cell: string };

/** `seat` takes a star at `cell`: `colour`. */
export type TookStarEvent = {
  type: "took_star";
  seat: number;
  cell: string;
  colour: "blue" | "green" | "orange" | "pink" | "white" | "yellow";
};

/** `seat` takes a Replay token at `cell`. */
export type TookTokenEvent = { type: "took_token"; seat: number; cell: string };

/** `seat` throws `victim` off the board at `cell`. */
export type EjectedEvent = { type: "ejected"; seat: number; cell: string; victim: number };

/** The Open Door moves to `cell`. */
export type DoorOpenedEvent = { type: "door_opened"; cell: string };

/** `seat` steals a star from `victim`: `colour`. */
export type StoleStarEvent = {
  type: "stole_star";
  seat: number;
  victim: number;
  colour: "blue" | "green" | "orange" | "pink" | "white" | "yellow";
};

/** `seat` steals a Replay token from `victim`. */
export type StoleTokenEvent = { type: "stole_token"; seat: number; victim: number };

/** `seat` spends a Replay token for a second action. */
export type SpentTokenEvent = { type: "spent_token"; seat: number };

/** It is the turn of `seat`. */
export type TurnStartedEvent = { type: "turn_started"; seat: number };

/** Round `round` is over. */
export type RoundEndedEvent = { type: "round_ended"; round: number };

/** `seat` has the points: this is the last round. */
export type LastRoundEvent = { type: "last_round"; seat: number };

/** The game is over: `reason`. */
export type GameOverEvent = { type: "game_over"; reason: "few_stars" | "points" | "quiet" | "rounds" };

/** What one viewer sees: a seat, or with None a spectator; `"truth"` hides nothing. */
export type View = Omit<base.View, "position"> & { position: Position };

/** The result so far: finished or not, cut by a safety limit or not, points and winners (or leaders). */
export type Result = base.Result;

/** A legal action: its integer, its notation, its structure, and a preview of its events. */
export type LegalAction = Omit<base.LegalAction, "move" | "preview"> & { move: Move; preview: GameEvent[] };

/** The faces in the editor. */
export type DrawnTiles = { faces: DrawnFace[] };

/** A face as far as it is drawn; its name may still be empty. */
export type DrawnFace = { name: string; tile: number; drawing: string };

/** Faces with tidy drawings. */
export type TileFaces = { faces: Face[] };

/** What is wrong and what is unwise in each face and in the set, and how many can play on it. */
export type CheckedTiles = {
  faces: CheckedFace[];
  problems: TileFlaw[];
  good: boolean;
  /** The numbers of players for which there are enough tiles. */
  players: number[];
  limits: TileLimits;
};

/** A face, checked. */
export type CheckedFace = {
  stars: number;
  replays: number;
  doors: number;
  problems: TileFlaw[];
  warnings: TileFlaw[];
};

/** What is wrong or unwise; the page has words for its code. */
export type TileFlaw = {
  code: string;
  params: Record<string, unknown>;
  /** In English. */
  detail: string;
  /** Of the drawing, from 1. */
  line: number | null;
  /** Column and row, from 0. */
  cell: [number, number] | null;
};

/** The most of everything. */
export type TileLimits = {
  stars: number;
  replays: number;
  doors: number;
  lines: number;
  min_tiles: number;
  max_tiles: number;
  faces_a_tile: number;
};
