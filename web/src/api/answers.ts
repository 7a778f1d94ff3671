/** Answers of the server, and its messages on live connections. Generated from the code (`make golden`): do not edit. */

/** The base of messages that say how the game stands for the client. */
export type Situation = {
  /** The seat that `view` is of; null: a spectator, or the curtain is closed. */
  viewpoint: number | null;
  /** Null while waiting. */
  view: View | null;
  /** What the client may do now. */
  legal: LegalAction[];
  /** Whether the client may undo now, without asking anybody. */
  undo: boolean;
  /** How often decisions were taken back; `play` names it. */
  undo_epoch: number;
  /** What else the client may do now. */
  may: ("abort" | "draw" | "resign" | "takeback")[];
  /** What is offered; empty for spectators. */
  offers: OpenOffer[];
  /** Where the table has a clock. */
  clock?: Clocks;
};

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
  /** Public: it names people in seats and chat. That of a deleted player begins with `-`. */
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
export type NewPassphrase = {
  passphrase: string;
  /** A link to the settings with the passphrase, as a QR code in SVG. */
  qr: string;
};

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

/** What the browser needs to create or use a passkey, within two minutes and once. */
export type PasskeyOptions = {
  /** For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
  options: Record<string, unknown>;
};

/** A passkey of the guest. */
export type Passkey = {
  id: string;
  /** The host for which it was made; it works there alone. */
  host: string;
  created: string;
  /** When the guest last signed in by it. */
  used: string | null;
};

/** The guest's passkeys, oldest first. */
export type Passkeys = { passkeys: Passkey[] };

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
  /** What it is about in a sentence, by language. */
  taglines: Record<string, string>;
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
  /** Options that a rated game may choose beside its mode. */
  standard: Record<string, unknown[]>;
  /** `$ref`s point into `definitions`. */
  options: Option[];
  definitions: Record<string, OptionSchema>;
  /** The name of its WebAssembly module (`/api/games/<id>/<module>.wasm`); null: none is here. */
  module: string | null;
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
  /** The seats that lost by time, by resigning or by leaving, if any. */
  out?: number[];
  /** Whether the players have agreed on a draw. */
  agreed?: boolean;
};

/** A seat of a table. */
export type Seat = GameSeat & {
  seat: number;
  /** A second person at another guest's screen. */
  here: boolean;
  online: boolean;
  /** Of a bot; null: it plays evenly. */
  character: string | null;
  /** The level of the bot that plays for an absent person. */
  stand_in: number | null;
  /** The person has left. */
  left: boolean;
  /** Lost by time, by resigning, or by leaving a rated game. */
  out: boolean;
  /** The guest for whom an open seat is reserved; `left`: they have declined. */
  held_for: string | null;
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

/** A report is stored. */
export type Reported = { reported: boolean };

/** A table, and the asking guest's part in it. */
export type TableAnswer = { table: Table; you: You };

/** Tables, newest first; private ones only among the guest's own. */
export type Lobby = {
  open: Table[];
  running: Table[];
  mine: Table[];
  /** Of the running tables the one most worth watching. */
  best: string | null;
  /** Who looks for a game, longest waiting first. */
  seeks: OpenSeek[];
};

/** A seek of somebody else, as the lobby lists it. */
export type OpenSeek = {
  game: string;
  mode: string;
  players: number;
  rated: boolean;
  clock: LiveClock | CorrespondenceClock | null;
  low: number | null;
  high: number | null;
  guest: string;
  name: string | null;
  rating: number;
};

/** A guest's own seek. */
export type Seek = {
  game: string;
  mode: string;
  players: number;
  rated: boolean;
  clock: LiveClock | CorrespondenceClock | null;
  low: number | null;
  high: number | null;
  notify: boolean;
  since: string;
  /** The seconds since then. */
  waited: number;
  /** The table, when the others are found. */
  table: string | null;
};

/** The guest's seek; null without one. */
export type SeekAnswer = { seek: Seek | null };

/** Who sat where. */
export type GameSeat = {
  colour: string;
  kind: "bot" | "open" | "person";
  name: string | null;
  guest: string | null;
  /** Of a bot. */
  level: number | null;
};

/** A game in which the guest has a seat. */
export type MyGame = {
  table: string;
  game: string;
  mode: string | null;
  status: "over" | "running" | "waiting";
  practice: boolean;
  rated: boolean;
  clock: LiveClock | CorrespondenceClock | null;
  created: string;
  /** When something last happened. */
  changed: string;
  ply: number;
  seats: GameSeat[];
  /** The guest's seats. */
  mine: number[];
  /** The seat that decides. */
  seat: number | null;
  /** Whether the guest decides, and no bot for them. */
  turn: boolean;
  /** The milliseconds that they have left for it, with a clock. */
  left: number | null;
  result: TableResult | null;
  removable: boolean;
};

/** The guest's newest games: those in which they are to decide first, then the others, last changed first. */
export type MyGames = { games: MyGame[] };

/** A game that is no longer listed. */
export type RemovedGame = { table: string };

/** The beginning of links for other devices. */
export type ShareAddress = {
  /** Null: other devices cannot reach this server. */
  origin: string | null;
  /** Where there is none: the command that changes it. */
  command: string | null;
};

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

/** A seat has resigned. */
export type ResignEntry = {
  type: "resigned";
  /** The number of the entry; numbers grow, and may skip. */
  n: number;
  seat: number;
};

/** A seat has ended the game before everybody had decided something. */
export type AbortEntry = {
  type: "aborted";
  /** The number of the entry; numbers grow, and may skip. */
  n: number;
  seat: number;
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
  /** Which quick reaction it is; `text` then is a picture of it. */
  reaction?: "good-game" | "good-luck" | "hello" | "oops" | "thanks" | "well-played";
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

/** An offer that waits for answers. */
export type OpenOffer = {
  /** By which it is answered. */
  number: number;
  kind: "draw" | "rematch" | "takeback";
  /** Who made it. */
  seat: number;
  /** The seats that have not agreed yet. */
  waiting: number[];
};

/** Somebody's answer to an offer. */
export type OfferAnswer = { offer: number; seat: number; accept: boolean };

/** Everything; the first message, and whenever the server itself had to catch up. */
export type State = Situation & {
  type: "state";
  n: number;
  /** What `log` begins after; 0: the client clears its log. */
  since: number;
  table: Table;
  you: You;
  presence: Presence;
  log: (MoveEntry | UndoEntry | FlagEntry | ResignEntry | AbortEntry | ChatEntry | OverEntry)[];
  /** The `n` of the first chat line in `log`, if earlier ones were left out. */
  earlier: number | null;
};

/** A legal action: its integer, its notation, its structure, and a preview of its events. */
export type LegalAction = { action: number; notation: string; move: Move; preview: GameEvent[] };

/** A seat has decided; see `MoveEntry`. */
export type Moved = Omit<Situation, "view"> & {
  type: "moved";
  view: View;
  n: number;
  ply: number;
  seat: number;
  notation: string;
  move: Move;
  events: GameEvent[];
};

/** Decisions were undone; see `UndoEntry`. */
export type Undone = Omit<Situation, "view"> & { type: "undone"; view: View; n: number; ply: number; seat: number };

/** The time of a seat is over; see `FlagEntry`. */
export type Flagged = Situation & { type: "flagged"; n: number; seat: number; out: boolean };

/** A seat has resigned; see `ResignEntry`. */
export type Resigned = Situation & { type: "resigned"; n: number; seat: number };

/** A seat has aborted the game; see `AbortEntry`. */
export type Aborted = Situation & { type: "aborted"; n: number; seat: number };

/** Something was offered or answered; only for those at the table. */
export type OffersChanged = {
  type: "offers";
  /** The number of the entry; numbers grow, and may skip. */
  n: number;
  undo_epoch: number;
  may: ("abort" | "draw" | "resign" | "takeback")[];
  offers: OpenOffer[];
  /** If it was answered. */
  answer?: OfferAnswer;
};

/** Seats, status or rematch changed. */
export type TableChanged = Situation & { type: "table"; n: number; table: Table; you: You };

/** The answer to `curtain`. */
export type ViewChanged = Situation & { type: "view"; id: number | string | null };

/** Who is connected has changed. */
export type PresenceChanged = Presence & { type: "presence" };

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

/** What an action is worth: each seat's chance to win after it. */
export type AssessAnswer = {
  type: "assess";
  id: number | string | null;
  ply: number;
  seat: number;
  found: ActionValue;
};

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

/** Why a move cannot be played; `reason` is null if it can, or if the game names no reasons. */
export type Explained = { reason: Reason | null };

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

/** A short bot game by its events, for readers that know what events do to a position. */
export type MiniatureEvents = {
  game: string;
  start: View;
  /** The events of each decision. */
  plies: GameEvent[][];
};

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
  best_true_move: Move;
  /** What the decision gave away. */
  cost: number;
  cost_true: number;
  /** By `cost`: what the seat could know. */
  grade: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  /** By `cost_true`: knowing everything that was hidden. */
  grade_true: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  /** How deeply it was searched. */
  depth: number;
};

/** A bot's evaluation of a finished game, as far as it is computed. */
export type Review = {
  plies: number;
  /** How deeply it is being searched; moments may still be of a lower depth. */
  depth: number;
  /** The highest depth that can be asked for. */
  deepest: number;
  complete: boolean;
  moments: Moment[];
  /** The plies that turned the game. */
  turning: number[];
};

/** A variation: the view after it, what may be done there, and the decisions that led to it. */
export type TriedVariation = {
  view: View;
  /** Of the seat that decides, as far as it can know. */
  legal: LegalAction[];
  plies: Frame[];
  /** The last decision, where it was to be evaluated. */
  moment: Moment | null;
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
  /** Whether it belongs to the guided beginning; the others are exercises. */
  guide: boolean;
  /** What is told while decisions are shown first; empty where none are. */
  shown: string;
  /** Why an attempt missed the goal, by name. */
  misses: Record<string, string>;
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
  /** Which of the lesson's `misses` it was, where the goal is missed. */
  missed: string | null;
  /** Decisions to show first, from the same position; only before the first move. */
  shown: Frame[];
};

/** The guest as a solver of a game's puzzles. */
export type PuzzleSolver = {
  rating: number;
  /** How uncertain the rating is. */
  deviation: number;
  /** Whether the first try solved each. */
  tried: Record<string, boolean>;
};

/** The guest's puzzles: their rating in each game, and whether their finished games may become puzzles. */
export type MyPuzzles = { share: boolean; solvers: Record<string, PuzzleSolver> };

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
export type PuzzleAttempt = ExploredPosition & {
  puzzle: Puzzle;
  /** The solver's. */
  seat: number;
  state: "done" | "failed" | "open";
  answer: PuzzleAnswer | null;
};

/** Positions as states of the game's module, for a page that cannot reach its server. */
export type OfflineGame = {
  /** Each with its position, goal and replies. */
  lessons: Record<string, unknown>[];
  /** Positions and solutions, by mode and the puzzle's id. */
  puzzles: Record<string, Record<string, unknown>>;
  /** The positions of the rule page. */
  figures: Record<string, unknown>[];
};

/** A rating in points, and the interval at two sigma. */
export type Rating = {
  rating: number;
  /** Lists are ordered by it. */
  low: number;
  high: number;
};

/** One rating of one guest, and its place. */
export type RatingRow = Rating & {
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
export type RatingStep = Rating & {
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

/** A guest has reported another. */
export type Report = {
  table: string;
  /** Who reported. */
  guest: string;
  name: string | null;
  /** Who is reported. */
  about: string;
  about_name: string | null;
  reason: "chat" | "cheating" | "name" | "stalling";
  at: string;
};

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
  /** Latest first. */
  reports: Report[];
};

/** The browser is no longer the host's. */
export type LoggedOut = { host: boolean };

/** The chat of a table, latest last. */
export type HostChat = { chat: ChatEntry[] };

/** What must hold before the server is ready. */
export type ReadinessChecks = { database: boolean; migrations: boolean; rules: boolean; serving: boolean };

/** Whether the server is ready for requests. */
export type Readiness = { ready: boolean; checks: ReadinessChecks };

export type LogEntry = MoveEntry | UndoEntry | FlagEntry | ResignEntry | AbortEntry | ChatEntry | OverEntry;

export type ServerMessage = State | Moved | Undone | Flagged | Resigned | Aborted | OffersChanged | ChatEntry | OverEntry | TableChanged | ViewChanged | PresenceChanged | Thinking | HintAnswer | AssessAnswer | WhyAnswer | Done | Refused | Pong;

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
