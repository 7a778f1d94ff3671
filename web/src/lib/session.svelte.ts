/** One table, live: what the server says, in order, and what we say to it. The server is the truth. */

import type { Step } from "../boards/types";
import type { Heard } from "./clock";
import { Timeline } from "./timeline";
import { settings } from "./settings.svelte";
import type {
  ApiProblem,
  Hint,
  LegalAction,
  LogEntry,
  Moved,
  Presence,
  ServerMessage,
  Table,
  View,
  You,
} from "./types";

interface Seeing {
  eyes: number | null;
  view: View | null;
  legal: LegalAction[];
  undo: boolean;
}

/** Something to be seen, in its turn: how things stand, what leads there, and its line in the log. */
type Sight = Seeing & { step?: Step; entry?: LogEntry };

/** A move that was made while we were away, with how things stood after it. */
type Missed = Moved & { view: View };

interface Pending {
  id: number;
  ply: number;
  action: number | null;
  message: Record<string, unknown>;
}

const REFUSED: Record<number, string> = { 4403: "private", 4404: "no-table", 4429: "too-many" };
const BACKLOG = 8;

export class Session {
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ guest: null, seats: [], code: null });
  /** What happened, as far as it has been shown. */
  log = $state.raw<LogEntry[]>([]);
  presence = $state.raw<Presence>({ guests: [], away: {}, watching: 0 });
  clocks = $state.raw<Heard | null>(null);
  /** What is drawn, and what is being shown on it. */
  view = $state.raw<View | null>(null);
  eyes = $state<number | null>(null);
  step = $state.raw<Step | null>(null);
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  thinking = $state<number | null>(null);
  connected = $state(false);
  /** Why the server does not let us in; null while it does. */
  refused = $state<string | null>(null);
  problem = $state.raw<ApiProblem | null>(null);
  pending = $state.raw<Pending | null>(null);
  readonly timeline = new Timeline();

  private latest = $state.raw<Seeing>({ eyes: null, view: null, legal: [], undo: false });
  private waiting = $state.raw<Sight[]>([]);
  /** The line of the step that is being shown. */
  private told: LogEntry | undefined;
  /** What we may do now: nothing while something is still being shown. */
  readonly legal: LegalAction[] = $derived(this.step || this.waiting.length ? [] : this.latest.legal);
  readonly mayUndo: boolean = $derived(this.latest.undo);
  readonly busy: boolean = $derived(this.step !== null || this.waiting.length > 0);

  private socket: WebSocket | null = null;
  private n = 0;
  private ids = 0;
  private tries = 0;
  private closed = false;
  private timer = 0;

  constructor(
    readonly id: string,
    private readonly code: string | null,
    private readonly language: string,
  ) {
    window.addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  // -- what we say ---------------------------------------------------------------------------------------------------

  play(action: number): void {
    this.decide({ action }, action);
  }

  write(notation: string): void {
    this.decide({ notation }, this.legal.find((legal) => legal.notation === notation)?.action ?? null);
  }

  takeBack(): void {
    if (this.view) this.send({ type: "undo", ply: this.latest.view?.ply ?? this.view.ply });
  }

  /** Say something; of a finished game, about one of its plies. */
  say(text: string, about?: number): void {
    this.send({ type: "chat", text, about });
  }

  ask(level: number): void {
    if (!this.view) return;
    this.asking = this.send({ type: "hint", ply: this.view.ply, level });
  }

  /** Open the curtain for one of our seats, or close it with null. */
  curtain(seat: number | null): void {
    this.send({ type: "curtain", seat });
  }

  private decide(what: { action: number } | { notation: string }, action: number | null): void {
    if (!this.view || this.pending) return;
    this.problem = null;
    const message = { type: "play", id: ++this.ids, ply: this.view.ply, ...what };
    this.pending = { id: message.id, ply: message.ply, action, message };
    this.transmit(message);
  }

  private send(message: Record<string, unknown>): boolean {
    this.problem = null;
    return this.transmit({ id: ++this.ids, ...message });
  }

  private transmit(message: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  // -- what the server says ------------------------------------------------------------------------------------------

  private connect(): void {
    const url = new URL(`/api/tables/${this.id}/live`, window.location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("since", String(this.n));
    url.searchParams.set("lang", this.language);
    if (this.code) url.searchParams.set("code", this.code);
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      this.connected = false;
      const refused = REFUSED[event.code];
      if (refused) {
        this.refused = refused;
        return;
      }
      this.timer = setTimeout(() => this.connect(), Math.min(400 * 2 ** this.tries++, 8000));
    };
  }

  private again = (): void => {
    if (this.socket || this.closed || this.refused || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private hear(message: ServerMessage): void {
    if ("n" in message && message.type !== "done") this.n = Math.max(this.n, message.n);
    if ("clock" in message && message.clock) this.clocks = { ...message.clock, heard: performance.now() };
    switch (message.type) {
      case "state":
        this.begin(message);
        break;
      case "moved": {
        this.thinking = null;
        this.hint = null;
        if (this.pending && message.ply > this.pending.ply) this.pending = null;
        if (this.table) this.table = { ...this.table, ply: message.ply, seat: message.view.seat };
        this.see({ ...seeing(message), step: { events: message.events, view: message.view }, entry: message });
        break;
      }
      case "undone":
        this.hint = null;
        this.thinking = null;
        this.see({ ...seeing(message), entry: message });
        break;
      case "flagged":
        this.see({ ...seeing(message), entry: message });
        break;
      case "over": {
        this.note(message);
        const { result, seed, salt } = message;
        if (this.table) this.table = { ...this.table, status: "over", result, seed, salt };
        break;
      }
      case "chat":
        this.note(message);
        break;
      case "table":
        this.table = message.table;
        this.you = message.you;
        this.see(seeing(message));
        break;
      case "presence":
        this.presence = message;
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "view":
        this.see(seeing(message));
        break;
      case "hint":
        this.asking = false;
        if (message.ply === this.view?.ply) this.hint = message;
        break;
      case "done":
        if (message.id === this.pending?.id) this.pending = null;
        break;
      case "error":
        this.asking = false;
        // Without a number it is about a message that could not even be read.
        if (message.id === null || message.id === this.pending?.id) this.pending = null;
        this.problem = message.error.code === "already-played" ? null : message.error;
        break;
    }
  }

  private begin(state: Extract<ServerMessage, { type: "state" }>): void {
    this.connected = true;
    this.tries = 0;
    this.table = state.table;
    this.you = state.you;
    this.presence = state.presence;
    this.thinking = null;
    this.asking = false;
    if (!state.since) this.log = [];
    const undone = state.log.some((entry) => entry.type === "undone");
    const missed = state.log.filter((entry): entry is Missed => entry.type === "moved" && !!entry.view && !undone);
    this.note(...state.log.filter((entry) => !missed.includes(entry as Missed)));
    for (const entry of missed) {
      this.see({ ...seeing(state), view: entry.view, step: { events: entry.events, view: entry.view }, entry });
    }
    this.see(seeing(state));
    const pending = this.pending;
    if (pending) {
      if (state.view?.ply === pending.ply) this.transmit(pending.message);
      else this.pending = null;
    }
  }

  private note(...entries: LogEntry[]): void {
    const known = new Set(this.log.map(({ n }) => n));
    this.log = [...this.log, ...entries.filter(({ n }) => !known.has(n))].sort((a, b) => a.n - b.n);
  }

  // -- what is shown -------------------------------------------------------------------------------------------------

  private see(what: Sight): void {
    this.latest = what;
    this.waiting = [...this.waiting, what];
    if (!this.step) this.next();
  }

  /** The board has shown a step. */
  shown = (step: Step): void => {
    if (step !== this.step) return;
    this.view = step.view;
    this.step = null;
    if (this.told) this.note(this.told);
    this.next();
  };

  private next(): void {
    while (this.waiting.length) {
      const [what, ...rest] = this.waiting as [Sight, ...Sight[]];
      this.waiting = rest;
      this.eyes = what.eyes;
      if (what.step && this.view && rest.length < BACKLOG) {
        this.timeline.start();
        this.timeline.still = settings.instant;
        this.timeline.speed = settings.pace * (1 + rest.length / 3);
        this.step = what.step;
        this.told = what.entry;
        return;
      }
      this.view = what.view;
      if (what.entry) this.note(what.entry);
    }
  }
}

const seeing = ({ eyes, view, legal, undo }: Seeing): Seeing => ({ eyes, view, legal, undo });
