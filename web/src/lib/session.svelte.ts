/** One table, live: a transport that speaks, what is known by it, and the stage on which it is shown. The server is the truth. */

import { get, transportTo } from "./api";
import type { Heard } from "./clock";
import type { Saying, ServerMessage } from "./live/messages";
import { addEarlier, hear, mayUndo, notationOf, playOf, say, UNKNOWN, type Dropped, type Live } from "./live/reducer";
import type { Transport, TransportState } from "./live/transport";
import { keepMove, keptMove } from "./outbox";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import type { ChatPage, ErrorDetails, LegalAction, LogEntry } from "../api/answers";
import type { Reaction } from "./offers";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Unique among all that is ever said by this browser; `crypto.randomUUID` needs https. */
const newPrefix = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("");

export class Session {
  private live = $state.raw<Live>(UNKNOWN);
  private transportState = $state<TransportState>("connecting");
  readonly stage = new Stage({ motion: settings, catchUp: true });
  clocks = $state.raw<Heard | null>(null);
  /** Why the server does not let us in; null while it does. */
  refused = $state<string | null>(null);

  readonly table = $derived(this.live.table);
  readonly you = $derived(this.live.you);
  readonly presence = $derived(this.live.presence);
  /** The number of the first chat line that we have, while the server has earlier ones. */
  readonly earlier = $derived(this.live.earlier);
  readonly hint = $derived(this.live.hint);
  readonly advice = $derived(this.live.advice);
  readonly advising = $derived(this.live.advising !== null);
  readonly assessed = $derived(this.live.assessed);
  readonly assessing = $derived(this.live.assessing !== null);
  readonly undoEpoch = $derived(this.live.undo_epoch);
  readonly reason = $derived(this.live.reason);
  readonly asking = $derived(this.live.asking);
  readonly thinking = $derived(this.live.thinking);
  /** What happened, as far as it has been shown. */
  readonly log: LogEntry[] = $derived(this.live.log.filter(({ n }) => !this.stage.unseen.has(n)));
  readonly connected = $derived(this.transportState === "open");
  /** What we may do now: nothing while something is still being shown. */
  readonly legal: LegalAction[] = $derived(this.stage.busy ? [] : this.live.legal);
  readonly may = $derived(this.live.may);
  readonly offers = $derived(this.live.offers);
  /** The last answer to an offer, while nothing has happened since. */
  readonly answer = $derived(this.live.answer);
  readonly mayUndo: boolean = $derived(mayUndo(this.live));
  /** The action that was chosen and not answered yet; -1 if it was written; null: none. */
  readonly pending: number | null = $derived.by(() => {
    const play = playOf(this.live);
    if (!play) return null;
    const chosen = (one: LegalAction): boolean => one.action === play.action || one.notation === play.notation;
    return this.live.legal.find(chosen)?.action ?? -1;
  });

  private readonly prefix = newPrefix();
  private said = 0;

  constructor(
    readonly id: string,
    private readonly code: string | null,
    private readonly transport: Transport = transportTo(id, code),
  ) {
    const kept = keptMove(id);
    if (kept) this.live = { ...UNKNOWN, outbox: [kept.play], keptAt: kept.n };
    transport.open({
      since: () => this.live.n,
      message: (message) => this.hear(message),
      state: (state, reason) => {
        [this.transportState, this.refused] = [state, reason];
        if (state === "open") this.live.outbox.forEach((said) => transport.send(said));
      },
    });
  }

  close(): void {
    this.transport.close();
    this.stage.end();
  }

  /** Load chat lines from before those that we have. */
  async loadEarlier(): Promise<void> {
    const code = this.code ? `&code=${encodeURIComponent(this.code)}` : "";
    this.live = addEarlier(this.live, await get<ChatPage>(`/tables/${this.id}/chat?before=${this.earlier}${code}`));
  }

  private hear(message: ServerMessage): void {
    this.live = hear(this.live, message);
    if ("clock" in message && message.clock) this.clocks = { ...message.clock, heard: performance.now() };
    if (!playOf(this.live)) keepMove(this.id, null);
    this.stage.show(...this.live.news);
  }

  /** Why a move that waited for the connection was not played. */
  get dropped(): Dropped | null {
    return this.live.dropped;
  }

  /** Chat lines that wait for the connection. */
  get unsent(): string[] {
    if (this.connected) return [];
    return this.live.outbox.flatMap((said) => (said.type === "chat" ? [said.text] : []));
  }

  get problem(): ErrorDetails | null {
    return this.live.problem;
  }

  /** The reader has seen what was wrong. */
  forgive(): void {
    this.live = { ...this.live, problem: null, dropped: null };
    this.stage.failed = false;
  }

  // -- what we say ---------------------------------------------------------------------------------------------------

  play(action: number): void {
    this.decide({ action });
  }

  write(notation: string): void {
    this.decide({ notation });
  }

  private decide(what: { action: number } | { notation: string }): void {
    const { view } = this.stage;
    const { undo_epoch } = this.live;
    if (!view || playOf(this.live)) return;
    this.keep({ type: "play", ply: view.ply, undo_epoch, ...what });
    const play = playOf(this.live)!;
    const notation = notationOf(this.live, play);
    const { action: _, ...rest } = play;
    if (!this.connected && notation) keepMove(this.id, { play: { ...rest, notation }, n: this.live.n });
  }

  /** Take back our last decision, whatever bots have done since; where people play people, ask them for it. */
  takeBack(): void {
    const { view } = this.live;
    if (view && this.mayUndo) this.keep({ type: "undo", ply: view.ply, key: this.nextKey() });
    else if (this.mayAsk) this.offer("takeback");
  }

  /** Whether a takeback has to be asked for, and can be. */
  get mayAsk(): boolean {
    return !this.mayUndo && this.may.includes("takeback") && !playOf(this.live);
  }

  offer(kind: "takeback" | "draw"): void {
    this.keep({ type: "offer", kind, key: this.nextKey() });
  }

  /** Agree to an offer or decline it; our own one is withdrawn. */
  reply(offer: number, accept: boolean): void {
    this.keep({ type: "reply", offer, accept, key: this.nextKey() });
  }

  resign(seat: number): void {
    this.keep({ type: "resign", seat });
  }

  abort(): void {
    this.keep({ type: "abort" });
  }

  react(reaction: Reaction): void {
    this.keep({ type: "react", reaction, key: this.nextKey() });
  }

  /** The reader has seen what was answered. */
  forget(): void {
    this.live = { ...this.live, answer: null };
  }

  /** Say something; of a finished game, about one of its plies. */
  say(text: string, about?: number): void {
    this.keep({ type: "chat", text, about, key: this.nextKey() });
  }

  /** Open the curtain for one of our seats, or close it with null. */
  curtain(seat: number | null): void {
    this.keep({ type: "curtain", seat });
  }

  ask(level: number): void {
    const { view } = this.live;
    if (!view || !this.connected) return;
    const { advice, advising } = this.live;
    if (advice?.level === level) this.live = { ...this.live, hint: advice };
    else this.live = { ...this.live, asking: true, problem: null };
    // Where the coach waits for the same answer, it is ours, too.
    if (this.live.asking && !advising) this.transport.send({ type: "hint", id: this.nextKey(), ply: view.ply, level });
  }

  /** Ask, for the coach, what a bot of a level finds for our decision. */
  advise(level: number): void {
    const { view, advising, asking } = this.live;
    if (!view || !this.connected || advising || asking) return;
    const id = this.nextKey();
    this.live = { ...this.live, advising: id };
    this.transport.send({ type: "hint", id, ply: view.ply, level });
  }

  /** Ask, for the coach, what one of our actions is worth. */
  assess(action: number): void {
    const { view, assessing } = this.live;
    if (!view || !this.connected || assessing) return;
    const id = this.nextKey();
    this.live = { ...this.live, assessing: id };
    this.transport.send({ type: "assess", id, ply: view.ply, action });
  }

  /** Ask why a move cannot be played. */
  why(move: Record<string, unknown>): void {
    const { view } = this.live;
    if (view && this.connected && this.legal.length)
      this.transport.send({ type: "why", id: this.nextKey(), ply: view.ply, move });
  }

  /** Something else is looked at. */
  unask(): void {
    if (this.live.reason) this.live = { ...this.live, reason: null };
  }

  private nextKey(): string {
    return `${this.prefix}-${++this.said}`;
  }

  /** Say something that must arrive, once: now, or when the transport is open again. */
  private keep(what: Without<Saying, "id">): void {
    const saying = { ...what, id: ("key" in what && what.key) || this.nextKey() } as Saying;
    this.live = say(this.live, saying);
    this.transport.send(saying);
  }
}
