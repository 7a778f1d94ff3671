/** Étoiles Filantes. Generated from the code (`make golden`): do not edit. */

import type * as base from "./answers";

/** A position of Étoiles Filantes. */
export type Position = {
  /** Which game is played. */
  mode: "duel" | "race";
  /** Whether the piece that moved can fall, too (clash). */
  combat: "attack" | "clash";
  /** Duel: where pieces enter; null in the race. */
  start_cells: "corners" | "inner" | "mid-sides" | null;
  /** Duel: whether shelter lasts until its owner's next turn begins, or ends; null in the race. */
  shelter: "begin" | "end" | null;
  /** Duel: the score that wins; null in the race. */
  target: number | null;
  /** The count at which the game stops. */
  limit: number;
  /** Duel: turns in a row without an elimination, with this one once a piece has moved or turned. Race: finished turns of all players. */
  clock: number;
  /** Whether the game is over; cut: stopped by a limit. */
  result: "cut" | "finished" | "running";
  /** What is decided: place an only piece, move or turn (act), enter a piece from the reserve, put back a piece just beaten, return a piece that waited. */
  phase: "act" | "enter" | "over" | "place" | "put_back" | "return";
  /** The seat to decide, from 0; null when the game is over. */
  seat: number | null;
  /** The players' pieces, seat by seat. */
  seats: Seat[];
};

/** One player's pieces. */
export type Seat = {
  /** The pieces in the order of their numbers, from 0. */
  pieces: Piece[];
  /** Duel: the pieces eliminated so far; 0 in the race. */
  score: number;
  /** Duel: the number of the piece that is sheltered since it was placed, or null. */
  newcomer: number | null;
  /** Race: the side of the board that holds the start row. */
  side: "bottom" | "lower-left" | "lower-right" | "top" | "upper-left" | "upper-right" | null;
};

/** One piece. */
export type Piece = {
  /** The cell it stands on, a1 to m7; null in reserve (duel) or off the board (race). */
  cell: string | null;
  /** Where its side 1 points; null off the board. */
  facing: "e" | "ne" | "nw" | "se" | "sw" | "w" | null;
  /** Race: it has moved in this game. */
  moved: boolean;
  /** Race: it was beaten this turn and is still to be put back; other pieces off the board wait. */
  beaten: boolean;
};

/** The options of Étoiles Filantes. */
export type FilantesOptions = {
  /** Whether points for eliminated pieces count, or the race to the opposite row. */
  mode: "duel" | "race";
  /** Whether only the enemies of the piece that moved can fall, or that piece as well. */
  combat: "attack" | "clash";
  /** Where pieces enter in the duel: near the centre, in the corners, or half-way along the sides. */
  start_cells: "corners" | "inner" | "mid-sides";
  /** The score that wins the duel. */
  target: number;
  /** Whether a piece just placed is safe until its owner's next turn begins, or ends. */
  shelter: "begin" | "end";
  /** The duel stops and is scored after so many turns in a row without an elimination. */
  quiet_limit: number;
  /** The race stops after so many turns of all players together; most pieces home wins. */
  race_limit: number;
};

export type Move = MovePieceMove | TurnPieceMove | EnterPieceMove | PutBackMove | PassMove;

/** Move the piece on `cell` in a straight line. */
export type MovePieceMove = { type: "move"; cell: string; direction: "e" | "ne" | "nw" | "se" | "sw" | "w" };

/** Turn the piece on `cell` by a sixth. */
export type TurnPieceMove = { type: "turn"; cell: string; sense: "clockwise" | "counter-clockwise" };

/** Place a piece from the reserve on the start cell `cell`, its side 1 facing `facing`. */
export type EnterPieceMove = { type: "enter"; cell: string; facing: "e" | "ne" | "nw" | "se" | "sw" | "w" };

/** Put a beaten piece back on `cell` of one's start row. */
export type PutBackMove = { type: "put_back"; cell: string };

/** Pass, where nothing else can be done. */
export type PassMove = { type: "pass" };

export type GameEvent = MovedEvent | TurnedEvent | FoughtEvent | EliminatedEvent | BeatenEvent | ScoredEvent | EnteredEvent | PutBackEvent | WaitingEvent | PassedEvent | HomeEvent | ShelterEndedEvent | TurnEndedEvent | GameOverEvent;

/** `seat` moves from `cell` to `to`, `direction`, on number `number`. */
export type MovedEvent = {
  type: "moved";
  seat: number;
  piece: number;
  cell: string;
  to: string;
  direction: "e" | "ne" | "nw" | "se" | "sw" | "w";
  number: number;
};

/** `seat` turns the piece on `cell` `sense`. */
export type TurnedEvent = {
  type: "turned";
  seat: number;
  piece: number;
  cell: string;
  sense: "clockwise" | "counter-clockwise";
  facing: "e" | "ne" | "nw" | "se" | "sw" | "w";
};

/** `seat` on `cell` shows `number`, `enemy_seat` on `enemy_cell` shows `enemy_number`: `outcome`. */
export type FoughtEvent = {
  type: "fought";
  seat: number;
  cell: string;
  enemy_seat: number;
  enemy_cell: string;
  number: number;
  enemy_number: number;
  outcome: "held" | "lost" | "tied" | "won";
};

/** `seat` loses the piece on `cell`; it goes back to the reserve. */
export type EliminatedEvent = { type: "eliminated"; seat: number; piece: number; cell: string };

/** `seat` is beaten on `cell` and must start that piece again. */
export type BeatenEvent = { type: "beaten"; seat: number; piece: number; cell: string };

/** `seat` scores `points` and has `score`. */
export type ScoredEvent = { type: "scored"; seat: number; points: number; score: number };

/** `seat` places a piece on `cell`, side 1 facing `facing`. */
export type EnteredEvent = {
  type: "entered";
  seat: number;
  piece: number;
  cell: string;
  facing: "e" | "ne" | "nw" | "se" | "sw" | "w";
};

/** `seat` puts a piece back on `cell`, side 1 facing `facing`. */
export type PutBackEvent = {
  type: "put_back";
  seat: number;
  piece: number;
  cell: string;
  facing: "e" | "ne" | "nw" | "se" | "sw" | "w";
};

/** `seat` has no free start cell; the piece waits. */
export type WaitingEvent = { type: "waiting"; seat: number; piece: number };

/** `seat` passes. */
export type PassedEvent = { type: "passed"; seat: number };

/** `seat` has a piece home on `cell`; `away` to go. */
export type HomeEvent = { type: "home"; seat: number; piece: number; cell: string; away: number };

/** `seat`: the piece on `cell` is no longer sheltered. */
export type ShelterEndedEvent = { type: "shelter_ended"; seat: number; piece: number; cell: string };

/** `seat` ends the turn. */
export type TurnEndedEvent = { type: "turn_ended"; seat: number };

/** The game is over: `result`. */
export type GameOverEvent = { type: "game_over"; result: "cut" | "finished" | "running" };

/** What one viewer sees: a seat, or with None a spectator; `"truth"` hides nothing. */
export type View = Omit<base.View, "position"> & { position: Position };

/** The result so far: finished or not, cut by a safety limit or not, points and winners (or leaders). */
export type Result = base.Result;

/** A legal action: its integer, its notation, its structure, and a preview of its events. */
export type LegalAction = Omit<base.LegalAction, "move" | "preview"> & { move: Move; preview: GameEvent[] };
