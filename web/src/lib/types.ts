/** The values of docs/api.md, as the server sends them. */

export type Language = "en" | "fr" | "nl" | "de";

export interface Result {
  finished: boolean;
  cut: boolean;
  points: number[];
  winners: number[];
  /** The seats that lost by time, if any. */
  out?: number[];
}

/** What one seat (or a spectator) may see; `position` is typed by the game's own board widget. */
export interface View<Position = unknown> {
  game: string;
  players: number;
  options: Record<string, unknown>;
  viewer: number | null;
  ply: number;
  seat: number | null;
  prompt: string | null;
  position: Position;
  result: Result | null;
}

export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

export interface Move {
  type: string;
  [field: string]: unknown;
}

export interface LegalAction<M = Move> {
  action: number;
  notation: string;
  move: M;
  preview: GameEvent[];
}

export interface Frame {
  ply: number;
  seat: number | null;
  notation: string | null;
  events: GameEvent[];
  view: View;
}

export interface Guest {
  id: string;
  name: string | null;
  colour: string | null;
  language: Language | null;
  passphrase: boolean;
}

export interface OptionSchema {
  name: string;
  description?: string;
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  items?: OptionSchema;
  $ref?: string;
  default: unknown;
}

export interface GameInfo {
  id: string;
  title: string;
  players: [number, number];
  minutes: number;
  secrets: boolean;
  seats: string[];
  modes: Record<string, Record<string, unknown>>;
  options: OptionSchema[];
  definitions: Record<string, Partial<OptionSchema>>;
}

export interface Games {
  games: GameInfo[];
  levels: number[];
  languages: Language[];
  version: string;
}

export interface OptionTexts {
  title: string;
  text: string;
  choices?: Record<string, string>;
}

export interface GameTexts {
  title: string;
  tagline: string;
  seats: Record<string, string>;
  words: Record<string, string>;
  prompts: Record<string, string>;
  events: Record<string, string>;
  options: Record<string, OptionTexts>;
  modes: Record<string, { title: string; text: string }>;
}

export interface Texts {
  language: Language;
  games: Record<string, GameTexts>;
  errors: Record<string, string>;
  bots: Record<string, unknown>;
}

export interface Seat {
  seat: number;
  colour: string;
  kind: "person" | "bot" | "open";
  name: string | null;
  guest: string | null;
  here: boolean;
  online: boolean;
  level: number | null;
  stand_in: number | null;
  left: boolean;
  /** Lost by time. */
  out: boolean;
}

export type ClockSetting =
  | { kind: "live"; seconds: number; increment: number; flag: "bot" | "lose" }
  | { kind: "days"; days: number; flag: "bot" | "lose" };

/** The clocks when the message was sent: whose runs, the milliseconds of each seat, and whether the turn is free. */
export interface Clocks {
  running: number | null;
  left: (number | null)[];
  free: boolean;
}

export interface Table {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  mode: string | null;
  status: "waiting" | "running" | "over";
  practice: boolean;
  private: boolean;
  rated: boolean;
  kind: "game" | "record" | "branch";
  host: string | null;
  created: string;
  ply: number;
  seat: number | null;
  n: number;
  seats: Seat[];
  watching: number;
  clock: ClockSetting | null;
  result: Result | null;
  seed_hash: string | null;
  seed: string | null;
  salt: string | null;
  next: string | null;
  parent: { table: string; ply: number } | null;
}

export interface You {
  guest: string | null;
  seats: number[];
  code: string | null;
}

export interface Seated {
  table: Table;
  you: You;
}

export type SeatRequest =
  { kind: "me"; name?: string } | { kind: "here"; name?: string } | { kind: "bot"; level: number } | { kind: "open" };

export interface TableRequest {
  game: string;
  mode?: string;
  players?: number;
  options?: Record<string, unknown>;
  seats?: SeatRequest[];
  private?: boolean;
  practice?: boolean;
  rated?: boolean;
  clock?: ClockSetting | null;
}

export interface ApiProblem {
  type: string;
  code: string;
  message: string;
  params: Record<string, unknown>;
}

export interface Moved {
  type: "moved";
  n: number;
  ply: number;
  seat: number;
  notation: string;
  move: Move | null;
  events: GameEvent[];
  view?: View;
  eyes?: number | null;
  legal?: LegalAction[];
  undo?: boolean;
}

export interface Undone {
  type: "undone";
  n: number;
  ply: number;
  seat: number;
  view?: View;
  eyes?: number | null;
  legal?: LegalAction[];
  undo?: boolean;
}

export interface Chat {
  type: "chat";
  n: number;
  guest: string;
  name: string | null;
  seat: number | null;
  room: "table" | "spectators";
  text: string;
  /** The ply of a finished game that it speaks of. */
  about?: number;
  at: string;
  /** The host took the words out. */
  removed?: boolean;
}

export interface Over {
  type: "over";
  n: number;
  result: Result;
  seed: string | null;
  salt: string | null;
}

export interface Flagged {
  type: "flagged";
  n: number;
  seat: number;
  out: boolean;
}

export type LogEntry = Moved | Undone | Chat | Flagged | Over;

export interface Presence {
  guests: string[];
  /** Who of those who sit is away, and the milliseconds until a bot may stand in. */
  away: Record<string, number>;
  watching: number;
}

export interface Hint {
  type: "hint";
  id: number;
  ply: number;
  seat: number;
  level: number;
  action: number;
  notation: string;
  analysis: { values?: number[]; visits?: Record<string, number>; [field: string]: unknown } | null;
}

interface Seeing {
  eyes: number | null;
  view: View | null;
  legal: LegalAction[];
  undo: boolean;
  clock?: Clocks;
}

export type ServerMessage =
  | ({ type: "state"; n: number; since: number; table: Table; you: You; log: LogEntry[]; presence: Presence } & Seeing)
  | (Moved & Seeing & { view: View })
  | (Undone & Seeing & { view: View })
  | (Flagged & Seeing)
  | Over
  | Chat
  | ({ type: "table"; n: number; table: Table; you: You } & Seeing)
  | ({ type: "presence" } & Presence)
  | { type: "thinking"; seat: number; ply: number }
  | ({ type: "view"; id: number } & Seeing)
  | Hint
  | { type: "done"; id: number; n: number; ply: number }
  | { type: "error"; id: number | null; error: ApiProblem; ply: number | null }
  | { type: "pong"; id: number };

export interface Replay {
  plies: number;
  seat: number | "truth" | "spectator";
  start: View;
  frames: Frame[];
}

/** A decision, thought about afterwards: each seat's chance to win before it, and what would have been better. */
export interface Moment {
  ply: number;
  seat: number;
  played: string;
  known: number[];
  true: number[];
  best: string;
  best_true: string;
  cost: number;
  cost_true: number;
}

export interface Review {
  plies: number;
  complete: boolean;
  moments: Moment[];
  turning: number[];
}

/** Points, and the ends of the bar in which they are all but sure. */
export interface Rated {
  rating: number;
  low: number;
  high: number;
}

export interface RatingRow extends Rated {
  place: number;
  guest: string;
  name: string | null;
  games: number;
  provisional: boolean;
}

export interface Leaderboard {
  game: string;
  players: number;
  games: number;
  ratings: RatingRow[];
  mine: RatingRow | null;
}

export interface PlayerRatings {
  guest: { id: string; name: string | null };
  ratings: (RatingRow & {
    game: string;
    players: number;
    history: (Rated & { table: string | null; at: string; place: number })[];
  })[];
}

export interface RatingChange {
  seat: number;
  guest: string;
  place: number;
  before: Rated;
  after: Rated;
}

export interface Miniature {
  game: string;
  start: View;
  plies: Frame[];
}
