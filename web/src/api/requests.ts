/** Bodies of requests to the server, and messages to it on live connections. Generated from the code (`make golden`): do not edit. */

/** Changes of a guest's own profile. */
export type ProfileChange = {
  colour?: string | null;
  language?: "de" | "en" | "fr" | "nl" | null;
  name?: string | null;
};

/** The passphrase of a returning guest. */
export type Passphrase = { passphrase: string };

/** What the browser made of the options. */
export type PasskeyCredential = {
  /** `PublicKeyCredential.toJSON()`. */
  credential: Record<string, unknown>;
};

/** The keys of a browser. */
export type BrowserKeys = { p256dh: string; auth: string };

/** A browser's `PushSubscription`. */
export type Browser = { endpoint: string; keys: BrowserKeys };

/** A browser's endpoint. */
export type Endpoint = { endpoint: string };

/** An e-mail address. */
export type MailAddress = { address: string };

/** The token of a link. */
export type LinkToken = { token: string };

/** Who takes a seat of a new table. */
export type SeatWish = {
  kind: "bot" | "here" | "me" | "open";
  level?: number | null;
  /** How a bot likes to play; null: evenly. */
  character?: "bold" | "careful" | "even" | "gambler" | "hermit" | "thief" | null;
  name?: string | null;
};

/** A new table. */
export type NewTable = {
  mode?: string | null;
  private?: boolean;
  /** Null: where nobody else can sit, and without a clock. */
  practice?: boolean | null;
  rated?: boolean;
  /** Seats are drawn by lot as the game starts, or kept as they were asked for. */
  seating?: "fixed" | "lot";
  clock?: LiveClock | CorrespondenceClock | null;
  game: string;
  players?: number | null;
  options?: Record<string, unknown>;
  seats?: SeatWish[] | null;
  position?: Record<string, unknown> | null;
};

/** Seconds for all of a seat's turns, and an increment after each. */
export type LiveClock = { kind: "live"; seconds: number; increment?: number; flag?: "bot" | "lose" };

/** Days for each turn. */
export type CorrespondenceClock = { kind: "days"; days: number; flag?: "bot" | "lose" };

/** Taking a seat. */
export type Sit = { code?: string | null; name?: string | null };

/** A bot for a seat. */
export type StandIn = { level?: number };

/** Another person at the table, to be reported to the host. */
export type NewReport = {
  guest: string;
  reason: "chat" | "cheating" | "name" | "stalling";
  code?: string | null;
};

/** Going on from a ply of a finished game, or from the end of a variation. */
export type Branch = {
  ply: number;
  /** Null: everyone as in the game; bots stand in for people who are not there. */
  seats?: SeatWish[] | null;
  /** Decisions to take from the ply on. */
  moves?: unknown[];
};

/** What a guest wants to play, and with whom. */
export type NewSeek = {
  game: string;
  /** Null: the first of the game. */
  mode?: string | null;
  /** Null: the fewest of the game. */
  players?: number | null;
  rated?: boolean;
  clock?: LiveClock | CorrespondenceClock | null;
  /** The least rating of opponents; null: any. */
  low?: number | null;
  /** The highest rating of opponents; null: any. */
  high?: number | null;
  /** Tell the guest's browsers when somebody comes; the seek then waits for days. */
  notify?: boolean;
};

/** A game that was played on a guest's own device, to be kept here. */
export type MovedGame = {
  /** Its `.ast` text, with the seed. */
  record: string;
  seats: SeatWish[];
  mode?: string | null;
  /** It goes on; else it is over, also where the moves do not end it. */
  running?: boolean;
  /** The seats that have resigned. */
  out?: number[];
};

/** A decision at a ply, as an action, a notation or a move structure. */
export type Play = {
  type: "play";
  ply: number;
  undo_epoch?: number | null;
  action?: number | null;
  notation?: string | null;
  move?: Record<string, unknown> | null;
  id?: number | string | null;
};

/** Undo the guest's last decision before `ply`, which is where the game stood when they asked. */
export type Undo = { type: "undo"; ply: number; key?: string | null; id?: number | string | null };

/** Ask the other people for a takeback of the guest's last decision, or for a draw. */
export type Offer = {
  type: "offer";
  kind: "draw" | "takeback";
  key?: string | null;
  id?: number | string | null;
};

/** Agree to an offer or decline it; who made it withdraws it by declining. */
export type Reply = {
  type: "reply";
  offer: number;
  accept: boolean;
  key?: string | null;
  id?: number | string | null;
};

/** Give up with a seat. */
export type Resign = { type: "resign"; seat: number; id?: number | string | null };

/** End a game without a result, before everybody has decided something. */
export type Abort = { type: "abort"; id?: number | string | null };

/** One of a few quick reactions, instead of a chat line. */
export type React = {
  type: "react";
  reaction: "good-game" | "good-luck" | "hello" | "oops" | "thanks" | "well-played";
  key?: string | null;
  id?: number | string | null;
};

/** A chat line; after the end it may be about a ply. */
export type Chat = {
  type: "chat";
  text: string;
  about?: number | null;
  key?: string | null;
  id?: number | string | null;
};

/** Ask for a bot's choice. */
export type Hint = { type: "hint"; ply: number; level?: number; id?: number | string | null };

/** Ask what an action is worth to the seat to decide: a search that begins with it, by what the seat knows. */
export type Assess = { type: "assess"; ply: number; action: number; id?: number | string | null };

/** Ask why the seat to decide cannot play a move, given as a notation or a move structure. */
export type Why = {
  type: "why";
  ply: number;
  notation?: string | null;
  move?: Record<string, unknown> | null;
  id?: number | string | null;
};

/** Open the curtain for one of the client's own seats, or (null) close it. */
export type Curtain = { type: "curtain"; seat?: number | null; id?: number | string | null };

/** Ask for a pong. */
export type Ping = { type: "ping"; id?: number | string | null };

/** A position, moves to play from it, and the seat to view it from. */
export type Explore = { position: Record<string, unknown>; moves?: unknown[]; seat?: number | null };

/** A position, moves to play from it, and a move that cannot be played then. */
export type AskWhy = {
  position: Record<string, unknown>;
  move: Record<string, unknown> | string;
  moves?: unknown[];
};

/** Moves to try from a ply of a finished game. */
export type Variation = {
  ply: number;
  moves?: unknown[];
  /** The viewpoint, as for a replay. */
  seat?: string;
  /** Whether a bot evaluates the last of the moves. */
  judge?: boolean;
};

/** The learner's decisions so far. */
export type LessonMoves = { moves?: unknown[] };

/** The solver's decision, or nothing yet. */
export type PuzzleMoves = { moves?: unknown[] };

/** What a browser knows of the guest as a solver of a game's puzzles. */
export type KnownSolver = { rating: number; deviation: number; tried: Record<string, boolean> };

/** Whether the guest's finished games may become puzzles; what the browser knows and the server does not. */
export type MyPuzzlesChange = { share?: boolean | null; known?: Record<string, KnownSolver> };

/** The host's secret. */
export type HostSecret = { secret: string };

/** A guest or address to ban, and for how many hours (none: permanently). */
export type NewBan = { kind: "address" | "guest"; who: string; hours?: number | null };

export type ClientMessage = Play | Undo | Offer | Reply | Resign | Abort | React | Chat | Hint | Assess | Why | Curtain | Ping;

export type ClockSetting = LiveClock | CorrespondenceClock;
