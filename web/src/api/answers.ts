/** Answers of the server, and its messages on live connections. Generated from the code (`make golden`): do not edit. */

/** What was refused, and why; nothing was changed. */
export type ErrorDetails = {
  /** The class of the error. */
  type: string;
  /** The reason; it is stable. */
  code: string;
  /** The reason in the reader's language. */
  message: string;
  /** The parameters of the message; `detail` is in English. */
  params: Record<string, unknown>;
};

/** The answer to a request that was refused. */
export type Refusal = { error: ErrorDetails };

/** A guest. */
export type Guest = {
  /** Public: it names people in seats and chat. */
  id: string;
  name: string | null;
  colour: string | null;
  language: string | null;
  /** Whether there is one. */
  passphrase: boolean;
};

/** The guest of this browser; null before there is one. */
export type GuestAnswer = { guest: Guest | null };

/** A new passphrase; it is shown once. */
export type NewPassphrase = { passphrase: string };

/** A browser that holds a cookie of the guest. */
export type GuestSession = {
  id: string;
  created: string;
  seen: string;
  /** Whether it is the asking browser. */
  here: boolean;
};

/** The guest's sessions, last used first. */
export type GuestSessions = { sessions: GuestSession[] };

/** Reminders in browsers. */
export type PushReminders = {
  /** The `applicationServerKey` of `PushManager.subscribe`. */
  key: string;
  /** In how many browsers the guest is reminded. */
  browsers: number;
};

/** Reminders by e-mail. */
export type MailReminders = {
  /** Whether this server sends e-mail. */
  possible: boolean;
  address: string | null;
  confirmed: boolean;
};

/** The available reminders, and the guest's own settings. */
export type ReminderSettings = { push: PushReminders; mail: MailReminders };

/** The address that a link has confirmed. */
export type ConfirmedAddress = { address: string };

/** An unsubscribe link was used. */
export type Stopped = { stopped: boolean };

/** A game with its modes and options. */
export type GameInfo = {
  id: string;
  title: string;
  rules_version: number;
  /** The fewest and the most. */
  players: [number, number];
  /** How long a game takes at a table. */
  minutes: number;
  /** From which the box recommends it. */
  age: number | null;
  /** Whether several winners have drawn; else they share the victory. */
  draws: boolean;
  credits: Credits | null;
  /** Whether seats have hidden information. */
  secrets: boolean;
  /** The colours of the seats. */
  seats: string[];
  /** Named sets of options. */
  modes: Record<string, Record<string, unknown>>;
  /** `$ref`s point into `definitions`. */
  options: Option[];
  definitions: Record<string, OptionSchema>;
};

/** Who made the printed game, as its rulebook names them. */
export type Credits = {
  designers: string[];
  illustrators: string[];
  graphics: string[];
  development: string[];
  management: string[];
  publisher: string;
  year: number;
  elsewhere: string[];
};

/** What this server plays. */
export type Games = {
  games: GameInfo[];
  /** Of bots. */
  levels: number[];
  /** Of bots, the even one first. */
  characters: string[];
  languages: string[];
  version: string;
  /** The version of the live protocol. */
  protocol: number;
};

/** Fluent sources; what the language lacks is there in English. */
export type FluentTexts = { games: Record<string, string>; errors: string; bots: string };

/** Every text of the games, the errors and the bots in one language. */
export type Texts = { language: string; ftl: FluentTexts };

/** How a game ended. */
export type TableResult = {
  finished: boolean;
  /** Whether a safety limit ended it. */
  cut: boolean;
  points: number[];
  winners: number[];
  /** The seats that lost by time or by leaving, if any. */
  out?: number[];
};

/** A seat of a table. */
export type Seat = {
  seat: number;
  colour: string;
  kind: "bot" | "open" | "person";
  name: string | null;
  guest: string | null;
  /** A second person at another guest's screen. */
  here: boolean;
  online: boolean;
  /** Of a bot. */
  level: number | null;
  /** Of a bot; null: it plays evenly. */
  character: string | null;
  /** The level of the bot that plays for an absent person. */
  stand_in: number | null;
  /** The person has left. */
  left: boolean;
  /** Lost by time, or by leaving a rated game. */
  out: boolean;
};

/** Where a table of kind `branch` comes from. */
export type TableParent = { table: string; ply: number };

/** A table. */
export type Table = {
  mode: string | null;
  private: boolean;
  practice: boolean;
  rated: boolean;
  /** Seats are drawn by lot as the game starts, or kept as they were asked for. */
  seating: "fixed" | "lot";
  clock: LiveClock | CorrespondenceClock | null;
  id: string;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, unknown>;
  status: "over" | "running" | "waiting";
  kind: "branch" | "game" | "record";
  host: string | null;
  created: string;
  ply: number;
  /** The seat that decides. */
  seat: number | null;
  /** The number of its latest entry. */
  n: number;
  seats: Seat[];
  watching: number;
  result: TableResult | null;
  /** The seal of the deal. */
  seed_hash: string | null;
  /** Digits; null until the end. */
  seed: string | null;
  /** Null until the end. */
  salt: string | null;
  /** The table of the rematch. */
  next: string | null;
  parent: TableParent | null;
};

/** Seconds for all of a seat's turns, and an increment after each. */
export type LiveClock = { kind: "live"; seconds: number; increment: number; flag: "bot" | "lose" };

/** Days for each turn. */
export type CorrespondenceClock = { kind: "days"; days: number; flag: "bot" | "lose" };

/** The asking guest's part in a table. */
export type You = {
  guest: string | null;
  /** The seats that they decide for. */
  seats: number[];
  /** The invitation; only for those with a seat. */
  code: string | null;
};

/** A table, and the asking guest's part in it. */
export type TableAnswer = { table: Table; you: You };

/** Tables, newest first; private ones only among the guest's own. */
export type Lobby = { open: Table[]; running: Table[]; mine: Table[] };

/** A seat has decided; notation, move and events are as the client may see them. */
export type MoveEntry = {
  type: "moved";
  /** The number of the entry; numbers grow, and may skip. */
  n: number;
  /** The number of decisions taken, this one included. */
  ply: number;
  seat: number;
  notation: string;
  move: Move;
  events: GameEvent[];
  /** For what was missed lately, to animate it. */
  view?: View;
};

/** What one viewer sees: a seat, or with None a spectator; `"truth"` hides nothing. */
export type View = {
  game: string;
  players: number;
  options: Record<string, unknown>;
  viewer: number | "truth" | null;
  ply: number;
  seat: number | null;
  prompt: string | null;
  position: unknown;
  result: Result | null;
  points: number[] | null;
};

/** The result so far: finished or not, cut by a safety limit or not, points and winners (or leaders). */
export type Result = { finished: boolean; cut: boolean; points: number[]; winners: number[] };

/** Decisions were undone. */
export type UndoEntry = {
  type: "undone";
  /** The number of the entry; numbers grow, and may skip. */
  n: number;
  /** Where the game stands again. */
  ply: number;
  /** Whose decision was undone. */
  seat: number;
};

/** The time of a seat is over. */
export type FlagEntry = {
  type: "flagged";
  /** The number of the entry; numbers grow, and may skip. */
  n: number;
  seat: number;
  /** Whether the seat has lost by it. */
  out: boolean;
};

/** A chat line. */
export type ChatEntry = {
  type: "chat";
  /** The number of the entry; numbers grow, and may skip. */
  n: number;
  /** Empty for comments of an uploaded record. */
  guest: string;
  name: string | null;
  seat: number | null;
  /** Seated guests read `spectators` only after the end. */
  audience: "spectators" | "table";
  text: string;
  at: string | null;
  /** The ply that it is about. */
  about?: number;
  /** The host has removed the text. */
  removed?: boolean;
};

/** Some lines of the chat, in order. */
export type ChatPage = {
  chat: ChatEntry[];
  /** The `n` of the first of them, if there are earlier ones. */
  earlier: number | null;
};

/** The game is over. */
export type OverEntry = {
  type: "over";
  /** The number of the entry; numbers grow, and may skip. */
  n: number;
  result: TableResult;
  seed: string | null;
  salt: string | null;
};

/** The clocks as they stand when the message is sent. */
export type Clocks = {
  /** The seat on the clock; null while a bot decides. */
  running: number | null;
  /** The milliseconds of each seat; null: none. */
  left: (number | null)[];
  /** Whether this is the seat's first turn, which is not counted. */
  free: boolean;
};

/** Who is connected. */
export type Presence = {
  /** The seated guests who are connected. */
  guests: string[];
  /** Those who are not, and the milliseconds until a bot may stand in. */
  away: Record<string, number>;
  /** How many watch. */
  watching: number;
};

/** Everything; the first message, and whenever the server itself had to catch up. */
export type State = {
  type: "state";
  n: number;
  /** What `log` begins after; 0: the client clears its log. */
  since: number;
  table: Table;
  you: You;
  presence: Presence;
  log: (MoveEntry | UndoEntry | FlagEntry | ChatEntry | OverEntry)[];
  /** The `n` of the first chat line in `log`, if earlier ones were left out. */
  earlier: number | null;
  /** The seat that `view` is of; null: a spectator, or the curtain is closed. */
  viewpoint: number | null;
  /** Null while waiting. */
  view: View | null;
  /** What the client may do now. */
  legal: LegalAction[];
  /** Whether the client may undo now. */
  undo: boolean;
  /** Where the table has a clock. */
  clock?: Clocks;
};

/** A legal action: its integer, its notation, its structure, and a preview of its events. */
export type LegalAction = { action: number; notation: string; move: Move; preview: GameEvent[] };

/** A seat has decided; see `MoveEntry`. */
export type Moved = {
  type: "moved";
  view: View;
  n: number;
  ply: number;
  seat: number;
  notation: string;
  move: Move;
  events: GameEvent[];
  /** The seat that `view` is of; null: a spectator, or the curtain is closed. */
  viewpoint: number | null;
  /** What the client may do now. */
  legal: LegalAction[];
  /** Whether the client may undo now. */
  undo: boolean;
  /** Where the table has a clock. */
  clock?: Clocks;
};

/** Decisions were undone; see `UndoEntry`. */
export type Undone = {
  type: "undone";
  view: View;
  n: number;
  ply: number;
  seat: number;
  /** The seat that `view` is of; null: a spectator, or the curtain is closed. */
  viewpoint: number | null;
  /** What the client may do now. */
  legal: LegalAction[];
  /** Whether the client may undo now. */
  undo: boolean;
  /** Where the table has a clock. */
  clock?: Clocks;
};

/** The time of a seat is over; see `FlagEntry`. */
export type Flagged = {
  type: "flagged";
  n: number;
  seat: number;
  out: boolean;
  /** The seat that `view` is of; null: a spectator, or the curtain is closed. */
  viewpoint: number | null;
  /** Null while waiting. */
  view: View | null;
  /** What the client may do now. */
  legal: LegalAction[];
  /** Whether the client may undo now. */
  undo: boolean;
  /** Where the table has a clock. */
  clock?: Clocks;
};

/** Seats, status or rematch changed. */
export type TableChanged = {
  type: "table";
  n: number;
  table: Table;
  you: You;
  /** The seat that `view` is of; null: a spectator, or the curtain is closed. */
  viewpoint: number | null;
  /** Null while waiting. */
  view: View | null;
  /** What the client may do now. */
  legal: LegalAction[];
  /** Whether the client may undo now. */
  undo: boolean;
  /** Where the table has a clock. */
  clock?: Clocks;
};

/** The answer to `curtain`. */
export type ViewChanged = {
  type: "view";
  id: number | string | null;
  /** The seat that `view` is of; null: a spectator, or the curtain is closed. */
  viewpoint: number | null;
  /** Null while waiting. */
  view: View | null;
  /** What the client may do now. */
  legal: LegalAction[];
  /** Whether the client may undo now. */
  undo: boolean;
  /** Where the table has a clock. */
  clock?: Clocks;
};

/** Who is connected has changed. */
export type PresenceChanged = {
  type: "presence";
  /** The seated guests who are connected. */
  guests: string[];
  /** Those who are not, and the milliseconds until a bot may stand in. */
  away: Record<string, number>;
  /** How many watch. */
  watching: number;
};

/** A bot began to think. */
export type Thinking = { type: "thinking"; seat: number; ply: number };

/** A bot's choice. */
export type HintAnswer = {
  type: "hint";
  id: number | string | null;
  ply: number;
  seat: number;
  level: number;
  action: number;
  notation: string;
  analysis: AnalysisResult | null;
};

/** What a search has found so far: each seat's chance to win, the actions, the best first, and the expected line. */
export type AnalysisResult = {
  seat: number;
  simulations: number;
  seconds: number;
  depth: number;
  values: number[];
  actions: ActionValue[];
  line: number[];
};

/** What a search found about one action: its visits, and each seat's chance to win after it. */
export type ActionValue = { action: number; visits: number; values: number[] };

/** Why a move cannot be played; `reason` is null if it can, or if the game names no reasons. */
export type WhyAnswer = { type: "why"; id: number | string | null; ply: number; reason: Reason | null };

/** The number of the rule that forbids a move, and the key of its text, `why-<key>` in the game's locale. */
export type Reason = { rule: string; key: string };

/** What the client sent is stored; it comes after its message for all. */
export type Done = { type: "done"; id: number | string | null; n: number; ply: number };

/** What the client sent was refused; nothing was changed. */
export type Refused = {
  type: "error";
  id: number | string | null;
  error: ErrorDetails;
  /** Where the game stands. */
  ply: number | null;
};

/** The answer to `ping`. */
export type Pong = { type: "pong"; id: number | string | null };

/** A decision, and the view after it; ply 0 is the start, without a decision. */
export type Frame = {
  ply: number;
  seat: number | null;
  notation: string | null;
  events: GameEvent[];
  view: View;
};

/** A position without a table, and the moves that were played from it. */
export type ExploredPosition = { view: View; legal: LegalAction[]; plies: Frame[] };

/** A short bot game. */
export type Miniature = { game: string; start: View; plies: Frame[] };

/** Plies of a finished game. */
export type Replay = {
  /** How many the whole game has. */
  plies: number;
  /** The viewpoint. */
  seat: number | "spectator" | "truth";
  /** The ply of `start`. */
  since: number;
  start: View;
  frames: Frame[];
};

/** One ply of a finished game. */
export type ReplayedPly = {
  plies: number;
  seat: number | "spectator" | "truth";
  ply: number;
  frame: Frame;
};

/** A bot's evaluation of one decision: each seat's chance to win before it, and what would have been better. */
export type Moment = {
  ply: number;
  seat: number;
  played: string;
  played_move: Move;
  /** By what the deciding seat could know. */
  known: number[];
  /** By the truth. */
  true: number[];
  best: string;
  best_move: Move;
  best_true: string;
  /** What the decision gave away. */
  cost: number;
  cost_true: number;
};

/** A bot's evaluation of a finished game, as far as it is computed. */
export type Review = {
  plies: number;
  complete: boolean;
  moments: Moment[];
  /** The plies that turned the game. */
  turning: number[];
};

/** A lesson in the reader's language. */
export type Lesson = {
  id: string;
  /** The numbers of the rules that it teaches. */
  rules: string[];
  /** In how many decisions of the learner the goal can be reached. */
  decisions: number;
  title: string;
  goal: string;
  hint: string;
  done: string;
};

/** The lessons of a game, in the order in which they are learnt. */
export type Lessons = { game: string; lessons: Lesson[] };

/** A lesson after the learner's decisions. */
export type LessonAttempt = {
  lesson: Lesson;
  /** The learner's. */
  seat: number;
  view: View;
  legal: LegalAction[];
  /** All decisions so far, also those of others. */
  plies: Frame[];
  state: "done" | "failed" | "open";
  /** How many decisions remain. */
  left: number;
};

/** A puzzle, without its solution. */
export type Puzzle = {
  id: string;
  mode: string;
  /** How hard it is: level 1 solves one of 800 in half of its tries. */
  rating: number;
  /** What it is about, in the reader's language. */
  themes: string[];
};

/** The puzzles of a game, the easiest first. */
export type Puzzles = { game: string; puzzles: Puzzle[] };

/** The solution, and each action's worth, once the solver has decided. */
export type PuzzleAnswer = {
  solution: LegalAction;
  /** The solver's chance to win after the solution. */
  value: number;
  /** The chance after the next best action. */
  second: number;
};

/** A puzzle after the solver's decision, or before it. */
export type PuzzleAttempt = {
  puzzle: Puzzle;
  /** The solver's. */
  seat: number;
  view: View;
  legal: LegalAction[];
  plies: Frame[];
  state: "done" | "failed" | "open";
  answer: PuzzleAnswer | null;
};

/** A rating in points, and the interval at two sigma. */
export type Rating = {
  rating: number;
  /** Lists are ordered by it. */
  low: number;
  high: number;
};

/** One rating of one guest, and its place. */
export type RatingRow = {
  rating: number;
  /** Lists are ordered by it. */
  low: number;
  high: number;
  place: number;
  guest: string;
  name: string | null;
  games: number;
  provisional: boolean;
  changed: string;
};

/** The best at a game with so many players, and the asking guest, wherever they stand. */
export type Leaderboard = {
  game: string;
  players: number;
  /** How many were rated. */
  games: number;
  ratings: RatingRow[];
  mine: RatingRow | null;
};

/** A rating after one game. */
export type RatingStep = {
  rating: number;
  /** Lists are ordered by it. */
  low: number;
  high: number;
  /** Null for private tables. */
  table: string | null;
  at: string;
  place: number;
};

/** One rating of a guest with its newest games, oldest first. */
export type RatingHistory = RatingRow & { game: string; players: number; history: RatingStep[] };

/** Whose ratings they are. */
export type RatedGuest = { id: string; name: string | null };

/** All ratings of a guest. */
export type PlayerRatings = { guest: RatedGuest; ratings: RatingHistory[] };

/** What a game changed for one seat. */
export type RatingChange = { seat: number; guest: string; place: number; before: Rating; after: Rating };

/** What a game changed; empty if it was not rated. */
export type RatingChanges = { changes: RatingChange[] };

/** What was drawn, as a file. */
export type ContentFile = { name: string; text: string };

/** A ban. */
export type Ban = {
  id: string;
  kind: "address" | "guest";
  who: string;
  /** Null: permanently. */
  until: string | null;
  created: string;
};

/** A live connection. */
export type ConnectionInfo = {
  guest: string | null;
  name: string | null;
  address: string;
  table: string;
  seconds: number;
};

/** A table, and when it last changed. */
export type HostTable = Table & { changed: string };

/** What runs on this server. */
export type Overview = {
  host: boolean;
  version: string;
  python: string;
  database: string;
  /** Since the start. */
  seconds: number;
  /** Over 1, 5 and 15 minutes, where it is known. */
  load: number[];
  cores: number | null;
  /** Bytes. */
  memory: number | null;
  /** How late the event loop was, in seconds. */
  lag: number;
  /** Bots that think or wait to. */
  thinking: number;
  draining: boolean;
  /** Tables. */
  in_memory: number;
  counts: Partial<Record<"waiting" | "running" | "over", number>>;
  tables: HostTable[];
  connections: ConnectionInfo[];
  bans: Ban[];
};

/** The browser is no longer the host's. */
export type LoggedOut = { host: boolean };

/** The chat of a table, latest last. */
export type HostChat = { chat: ChatEntry[] };

/** What must hold before the server is ready. */
export type ReadinessChecks = { database: boolean; migrations: boolean; rules: boolean; serving: boolean };

/** Whether the server is ready for requests. */
export type Readiness = { ready: boolean; checks: ReadinessChecks };

export type LogEntry = MoveEntry | UndoEntry | FlagEntry | ChatEntry | OverEntry;

export type ServerMessage = State | Moved | Undone | Flagged | ChatEntry | OverEntry | TableChanged | ViewChanged | PresenceChanged | Thinking | HintAnswer | WhyAnswer | Done | Refused | Pong;

export type ClockSetting = LiveClock | CorrespondenceClock;

/** An event of any game; the schema of each game says which there are. */
export type GameEvent = { type: string; [field: string]: unknown };

/** A structured move of any game; the schema of each game says which there are. */
export type Move = { type: string; [field: string]: unknown };

/** An option of a game: its JSON Schema, as far as forms read it, with its name and default. */
export type Option = OptionSchema & { name: string; default: unknown };

/** The JSON Schema of a part of an option, as far as forms read it. */
export type OptionSchema = {
  description?: string;
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  items?: OptionSchema;
  anyOf?: OptionSchema[];
  "$ref"?: string;
};
