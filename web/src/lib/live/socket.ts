/**
 * A transport over WebSockets. It notices when the other side falls silent, connects again after a while, and says from where
 * it wants to go on. A silent line is kept until a new one speaks: a server that was only slow is believed when it answers.
 */

import { backoff } from "./backoff";
import type { ClientMessage, ServerMessage } from "./messages";
import type { Listener, Transport, TransportState } from "./transport";

/** After so many milliseconds without a word the server is asked for one, and has so many to answer. */
const QUIET = 2000;
const PATIENCE = 2500;
/** The same for a page that nobody sees. */
const QUIET_HIDDEN = 30_000;
/** How long a new connection may take until its first word. */
const OPENING = 10_000;

const REFUSED = new Map([
  [4403, "private"],
  [4404, "no-table"],
  [4426, "VersionError"],
  [4429, "too-many"],
]);

/** The part of a WebSocket that is used. */
export interface Line {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a transport knows of the browser. */
export interface Platform {
  connect(url: string): Line;
  random(): number;
  /** Whether nobody sees the page. */
  hidden(): boolean;
  /** Call when the network or the reader may be back; returns what ends it. */
  onwake(wake: () => void): () => void;
}

export const browser: Platform = {
  connect: (url) => new WebSocket(url) as Line,
  random: Math.random,
  hidden: () => document.hidden,
  onwake(wake) {
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  },
};

type Timer = ReturnType<typeof setTimeout> | undefined;

export class SocketTransport implements Transport {
  private listener: Listener | null = null;
  private state: TransportState = "connecting";
  /** The line that has spoken, perhaps long ago, and the one that is being opened. */
  private line: Line | null = null;
  private next: Line | null = null;
  private tries = 0;
  /** Runs until the next attempt, or until an attempt has taken too long. */
  private attempt: Timer;
  /** Runs until the line is asked for a word, or until it has not answered. */
  private heartbeat: Timer;
  private unsubscribe = (): void => {};

  /** `url` gives the address by which to go on after a number. */
  constructor(
    private readonly url: (since: number) => string,
    private readonly platform: Platform = browser,
  ) {}

  open(listener: Listener): void {
    this.listener = listener;
    this.unsubscribe = this.platform.onwake(this.wake);
    this.connect();
  }

  send(message: ClientMessage): void {
    if (this.state === "open") this.line?.send(JSON.stringify(message));
  }

  close(): void {
    this.listener = null;
    this.end();
  }

  private end(): void {
    clearTimeout(this.attempt);
    clearTimeout(this.heartbeat);
    this.unsubscribe();
    this.drop(this.line);
    this.drop(this.next);
    this.line = this.next = null;
  }

  private connect(): void {
    this.drop(this.next);
    clearTimeout(this.attempt);
    const line = this.platform.connect(this.url(this.listener?.since() ?? 0));
    this.next = line;
    line.onmessage = ({ data }) => this.hear(line, JSON.parse(data) as ServerMessage);
    line.onclose = ({ code }) => this.closed(line, code);
    this.attempt = setTimeout(() => this.closed(line, 0), OPENING);
  }

  private connectLater(): void {
    this.change("lost");
    clearTimeout(this.attempt);
    this.attempt = setTimeout(() => this.connect(), backoff(this.tries++, this.platform.random));
  }

  private hear(line: Line, message: ServerMessage): void {
    if (line === this.next) {
      this.drop(this.line);
      this.line = line;
    } else {
      this.drop(this.next); // the old line speaks again, and no new one is needed
    }
    this.next = null;
    this.tries = 0;
    clearTimeout(this.attempt);
    this.beat();
    if (message.type !== "pong") this.listener?.message(message);
    this.change("open");
  }

  private closed(line: Line, code: number): void {
    this.drop(line);
    const refusal = REFUSED.get(code);
    if (refusal) {
      this.end();
      this.change("refused", refusal);
    } else if (line === this.next) {
      this.next = null;
      this.connectLater();
    } else {
      this.line = null;
      clearTimeout(this.heartbeat);
      if (this.state === "open") this.connectLater();
    }
  }

  private drop(line: Line | null): void {
    if (!line) return;
    line.onmessage = line.onclose = null;
    line.close();
  }

  private change(state: TransportState, reason: string | null = null): void {
    if (state === this.state) return;
    this.state = state;
    this.listener?.state(state, reason);
  }

  // -- the heartbeat -------------------------------------------------------------------------------------------------

  private beat(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.ping(), this.platform.hidden() ? QUIET_HIDDEN : QUIET);
  }

  private ping(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.connectLater(), PATIENCE);
    this.send({ type: "ping", id: "ping" });
  }

  private wake = (): void => {
    if (this.platform.hidden()) return;
    if (this.state === "open") this.ping();
    else if (this.state === "lost") this.connect();
  };
}

/** A transport that is refused at once: there is nothing to connect to. */
export const refusedTransport = (reason: string): Transport => ({
  open: (listener) => listener.state("refused", reason),
  send: () => {},
  close: () => {},
});
