/**
 * The protocol of a live table as plain functions: what is known of a table, and how it changes by each message of the
 * server (`hear`) and by each thing we say (`say`). Nothing here knows of time, of a connection or of a browser.
 */

import type {
  AssessAnswer,
  ChatPage,
  Clocks,
  ErrorDetails,
  HintAnswer,
  LogEntry,
  MoveEntry,
  OfferAnswer,
  OpenOffer,
  Presence,
  Reason,
  Table,
  View,
  ViewChanged,
  You,
} from "../../api/answers";
import type { Projection } from "../projection";
import type { Saying, ServerMessage } from "./messages";

/** How things stand for us. */
type Situation = Pick<ViewChanged, "viewpoint" | "view" | "legal" | "undo"> & Offers;
/** What is offered between people, what we may do, and how often was taken back; servers of before do not say. */
type Offers = Partial<Pick<ViewChanged, "undo_epoch" | "may" | "offers">>;

export interface Dropped {
  /** The move, where it is known. */
  notation: string | null;
  why: "over" | "taken-back" | "gone-on";
  /** How many decisions were taken instead. */
  decisions: number;
}

export interface Live extends Required<Situation> {
  /** The largest number that was received. */
  n: number;
  table: Table | null;
  you: You;
  /** All entries received, in order. */
  log: LogEntry[];
  /** The number of the first chat line in it, while the server has earlier ones. */
  earlier: number | null;
  presence: Presence;
  clocks: Clocks | null;
  hint: HintAnswer | null;
  /** What a bot found for our seat at this decision, also where nobody asked for a hint: the coach reads it. */
  advice: HintAnswer | null;
  /** The id of the question that the coach waits for. */
  advising: string | null;
  /** What the coach found, and is asking, about one of our actions at this decision. */
  assessed: AssessAnswer | null;
  assessing: string | null;
  /** Why what was tried cannot be done. */
  reason: Reason | null;
  /** Whether a hint was asked for. */
  asking: boolean;
  /** The seat whose bot thinks. */
  thinking: number | null;
  /** The last answer to an offer, while nothing has happened since. */
  answer: (OfferAnswer & Pick<OpenOffer, "kind">) | null;
  problem: ErrorDetails | null;
  /** What we said, in order, and nobody has answered yet; to be said again on a new connection. */
  outbox: Saying[];
  /** The number of the latest entry when the first move in it was made, where that was before the page was opened. */
  keptAt: number;
  /** Why a move that waited for the connection was not played. */
  dropped: Dropped | null;
  /** What the last message gives to see. */
  news: Projection[];
}

/** A table of which nothing is known yet. */
export const UNKNOWN: Live = {
  n: 0,
  table: null,
  you: { guest: null, seats: [], code: null },
  log: [],
  earlier: null,
  presence: { guests: [], away: {}, watching: 0 },
  clocks: null,
  viewpoint: null,
  view: null,
  legal: [],
  undo: false,
  undo_epoch: 0,
  may: [],
  offers: [],
  answer: null,
  hint: null,
  advice: null,
  advising: null,
  assessed: null,
  assessing: null,
  reason: null,
  asking: false,
  thinking: null,
  problem: null,
  outbox: [],
  keptAt: 0,
  dropped: null,
  news: [],
};

/** What was found for a decision that has been taken. */
const UNADVISED = { hint: null, advice: null, assessed: null };

type Message<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;

export const playOf = (live: Live): Extract<Saying, { type: "play" }> | null =>
  live.outbox.find((said) => said.type === "play") ?? null;

/** Whether our last decision can be taken back, and nothing that we said of it is still unanswered. */
export const mayUndo = (live: Live): boolean =>
  live.undo && !live.outbox.some(({ type }) => type === "play" || type === "undo");

/** Keep what we say until it is answered. Of curtains only the last one counts. */
export const say = (live: Live, said: Saying): Live => ({
  ...live,
  problem: null,
  outbox: [...live.outbox.filter(({ type }) => type !== "curtain" || said.type !== "curtain"), said],
  news: [],
});

export function hear(before: Live, message: ServerMessage): Live {
  const live: Live = { ...before, news: [] };
  if ("n" in message && message.type !== "done") live.n = Math.max(live.n, message.n);
  if ("clock" in message && message.clock) live.clocks = message.clock;
  switch (message.type) {
    case "state":
      return begin(live, before.n, message);
    case "moved": {
      const table = live.table && { ...live.table, ply: message.ply, seat: message.view.seat };
      const step = { events: message.events, view: message.view };
      const outbox = live.outbox.filter((said) => said.type !== "play" || said.ply >= message.ply);
      return see({ ...note(live, message), table, outbox, ...UNADVISED, thinking: null }, message, {
        step,
        n: message.n,
      });
    }
    case "undone":
      return see({ ...note(live, message), ...UNADVISED, thinking: null }, message, { n: message.n });
    case "flagged":
    case "resigned":
    case "aborted":
      return see(note(live, message), message, { n: message.n });
    case "offers": {
      const { undo_epoch, may, offers, answer } = message;
      const kind = live.offers.find(({ number }) => number === answer?.offer)?.kind;
      return { ...live, undo_epoch, may, offers, answer: answer && kind ? { ...answer, kind } : null };
    }
    case "over": {
      const { result, seed, salt } = message;
      const table = live.table && { ...live.table, status: "over" as const, result, seed, salt };
      return { ...note(live, message), table, may: [], offers: [] };
    }
    case "chat":
      return note(live, message);
    case "table":
      return see({ ...live, table: message.table, you: message.you }, message);
    case "presence":
      return { ...live, presence: message };
    case "thinking":
      return { ...live, thinking: message.seat };
    case "view":
      return see(answered(live, message.id), message);
    case "hint":
      return advised(live, message);
    case "assess":
      return assessed(live, message);
    case "why":
      return { ...live, reason: message.ply === live.view?.ply ? message.reason : null };
    case "done":
      return answered(live, message.id);
    case "error":
      return refused(live, message);
    default:
      return live;
  }
}

/** A bot's choice has come: for the coach, and as a hint if we asked for one. */
function advised(live: Live, message: Message<"hint">): Live {
  const rest: Live = { ...live, asking: false, advising: live.advising === message.id ? null : live.advising };
  if (message.ply !== live.view?.ply) return rest;
  const quiet = live.advising === message.id && !live.asking;
  return { ...rest, advice: message, hint: quiet ? live.hint : message };
}

function assessed(live: Live, message: Message<"assess">): Live {
  const rest: Live = { ...live, assessing: live.assessing === message.id ? null : live.assessing };
  return message.ply === live.view?.ply ? { ...rest, assessed: message } : rest;
}

/** The first message of a connection, or all anew. */
function begin(live: Live, known: number, state: Message<"state">): Live {
  const undone = state.log.some((entry) => entry.type === "undone");
  const missed = state.log.filter(
    (entry): entry is MoveEntry & { view: View } => entry.type === "moved" && !!entry.view,
  );
  const shown = undone ? [] : missed;
  const steps = shown.map(({ n, events, view }): Projection => ({
    viewpoint: state.viewpoint,
    view,
    step: { events, view },
    n,
  }));
  // What was decided meanwhile cannot be decided again: it was our own word, or the game has gone on without it.
  const from = Math.max(known, live.keptAt);
  const since = state.log.filter((entry): entry is MoveEntry => entry.type === "moved" && entry.n > from);
  const played = (ply: number): boolean => state.view?.ply !== ply || since.some((entry) => entry.ply > ply);
  const { table, you, presence, undo_epoch = 0, offers = [] } = state;
  const settled = (said: Saying): boolean =>
    said.type === "play"
      ? played(said.ply) || (said.undo_epoch ?? undo_epoch) !== undo_epoch
      : said.type === "reply"
        ? !offers.some(({ number }) => number === said.offer)
        : (said.type === "resign" || said.type === "abort") && table.status !== "running";
  const play = playOf(live);
  const joined: Live = {
    ...live,
    dropped: play && settled(play) ? whyDropped(live, state, play, since) : live.dropped,
    ...{ table, you, presence },
    log: state.since ? live.log : [],
    earlier: state.earlier || !state.since ? state.earlier : live.earlier,
    thinking: null,
    asking: false,
    advising: null,
    assessing: null,
    advice: state.view?.ply === live.view?.ply && undo_epoch === live.undo_epoch ? live.advice : null,
    outbox: live.outbox.filter((said) => !settled(said)),
    news: steps,
  };
  return see(note(joined, ...state.log), state);
}

/** What changed, so that a move which waited cannot be played any more; null where it was played. */
function whyDropped(
  live: Live,
  { table, you, undo_epoch = 0 }: Message<"state">,
  play: Extract<Saying, { type: "play" }>,
  since: MoveEntry[],
): Dropped | null {
  const notation = notationOf(live, play);
  const next = since.find((entry) => entry.ply === play.ply + 1);
  if (next && you.seats.includes(next.seat) && (notation === null || next.notation === notation)) return null;
  const back = (play.undo_epoch ?? undo_epoch) !== undo_epoch;
  const why = table.status === "over" ? "over" : back ? "taken-back" : "gone-on";
  return { notation, why, decisions: since.filter((entry) => entry.ply > play.ply).length };
}

/** How a move that we say is written; null where it is not known. */
export const notationOf = (live: Live, { action, notation }: Extract<Saying, { type: "play" }>): string | null =>
  notation ?? live.legal.find((one) => one.action === action)?.notation ?? null;

/** Chat from before what is known. */
export const addEarlier = (live: Live, { chat, earlier }: ChatPage): Live => ({
  ...note(live, ...chat),
  earlier,
  news: [],
});

/** Things stand so now; `more` is what leads there. */
const see = (
  live: Live,
  { viewpoint, view, legal, undo, undo_epoch = 0, may = [], offers = [] }: Situation,
  more: Pick<Projection, "step" | "n"> = {},
): Live => ({
  ...live,
  ...{ viewpoint, view, legal, undo, undo_epoch, may, offers },
  answer: null,
  reason: null,
  news: [...live.news, { viewpoint, view, ...more }],
});

function note(live: Live, ...entries: LogEntry[]): Live {
  const known = new Set(live.log.map(({ n }) => n));
  const log = [...live.log, ...entries.filter(({ n }) => !known.has(n))].sort((a, b) => a.n - b.n);
  return { ...live, log };
}

const answered = (live: Live, id: unknown): Live => ({ ...live, outbox: live.outbox.filter((said) => said.id !== id) });

function refused(live: Live, { id, error }: Message<"error">): Live {
  // The coach asks unseen, and is refused unseen.
  if (id !== null && id === live.assessing) return { ...live, assessing: null };
  if (id !== null && id === live.advising && !live.asking) return { ...live, advising: null };
  // Without an id it is about a message that was not even read, and the last ones are the likeliest.
  const rest = id === null ? { ...live, outbox: [] } : answered(live, id);
  const advising = live.advising === id ? null : live.advising;
  return { ...rest, asking: false, advising, problem: error.code === "already-played" ? live.problem : error };
}
