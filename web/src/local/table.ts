/**
 * A table in this browser: what people and bots do at it, kept as a list of entries. It says what a server's table says
 * (docs/api.md); what is legal, seen and known is the module's.
 */

import type { Reason, ServerMessage, TableResult } from "../api/answers";
import type { Assess, ClientMessage, Hint, Play, React, Undo, Why } from "../api/requests";
import type { GameModule, LevelBot, Match, Step } from "../wasm/index.js";
import { detailsOf, Refusal } from "./errors";
import { REACTION_TEXTS, resigningEnds, resultWithout, STAND_IN } from "./resigning";
import { actionOf } from "./projection";
import { SeenTable, type Viewer } from "./seen";
import type { Entry, StoredSeat, StoredTable } from "./store";
import type { Platform } from "./platform";
import { assessed, chosen, hintFor, newBot } from "./thinking";

/** Between two decisions at a table where only bots play. */
const PACE = 1000;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type NewEntry = Without<Entry, "n" | "epoch">;
export class LocalTable extends SeenTable {
  private readonly bots = new Map<string, LevelBot>();
  private thinking = false;
  /** The kinds of questions that are being answered. */
  private readonly questions = new Set<string>();

  constructor(
    private readonly platform: Platform,
    module: GameModule,
    row: StoredTable,
    guest: string | null,
  ) {
    super(module, row, guest);
  }

  // -- viewers -------------------------------------------------------------------------------------------------------

  open(viewer: Viewer, after: number): void {
    const n = this.row.entries.length;
    const since = after > n ? 0 : after;
    this.viewers.add(viewer);
    const log = [...this.missed(since)];
    const told = { table: this.describe(), you: this.you(), presence: this.presence() };
    viewer.send({ type: "state", n, since, ...told, log, earlier: null, ...this.situation(viewer) });
    this.tell({ type: "presence", ...this.presence() });
    void this.think();
  }

  close(viewer: Viewer): void {
    this.viewers.delete(viewer);
    if (!this.viewers.size) this.bots.clear();
  }

  private tell(message: ServerMessage): void {
    for (const viewer of this.viewers) viewer.send(message);
  }

  // -- changes -------------------------------------------------------------------------------------------------------

  /** Add entries, tell them, and keep the table. */
  async change(entries: NewEntry[], changes: Partial<StoredTable> = {}): Promise<void> {
    Object.assign(this.row, changes, { changed: this.platform.now().toISOString() });
    for (const [i, given] of entries.entries()) {
      const entry = { ...given, n: this.row.entries.length + 1 } as Entry;
      if (entry.kind === "move") entry.epoch = this.epoch;
      const step = this.follow(this.match, entry);
      this.row.entries.push(entry);
      if (i === 0) this.closeCurtains();
      for (const viewer of this.viewers) viewer.send(this.message(entry, step, viewer));
    }
    await this.platform.store.putTable(this.row);
    void this.think();
  }

  private closeCurtains(): void {
    for (const viewer of this.viewers) if (this.viewpoint(viewer.curtain) === null) viewer.curtain = null;
  }

  private message(entry: Entry, step: Step | null, viewer: Viewer): ServerMessage {
    const logged = this.logged(entry, step, this.match.ply);
    if (logged?.type === "moved" || logged?.type === "undone" || logged?.type === "resigned")
      return { ...logged, ...this.situation(viewer) } as ServerMessage;
    if (logged) return logged as ServerMessage;
    return { type: "table", n: entry.n, table: this.describe(), you: this.you(), ...this.situation(viewer) };
  }

  /** Change a seat, as far as it is ours. */
  async changeSeat(number: number, change: Partial<StoredSeat>): Promise<void> {
    const seat = this.row.seats[number];
    if (!seat) throw new Refusal("no-seat");
    if (!seat.mine) throw new Refusal("not-your-seat");
    if (this.row.status !== "running") throw new Refusal("not-running");
    const seats = this.row.seats.map((one, i) => (i === number ? { ...one, ...change } : one));
    await this.change([{ kind: "table" }], { seats });
  }

  private async move(action: number): Promise<void> {
    const { match } = this;
    const seat = match.seat!;
    const after = match.branch();
    after.play(action);
    const entries: NewEntry[] = [{ kind: "move", seat, ply: match.ply + 1, action }];
    if (!after.over) return this.change(entries);
    const result: TableResult = resultWithout(after.result(), this.row.seats);
    entries.push({ kind: "over", result });
    return this.change(entries, { status: "over", result });
  }

  // -- what people say -----------------------------------------------------------------------------------------------

  async hear(viewer: Viewer, message: ClientMessage): Promise<void> {
    const id = message.id ?? null;
    try {
      switch (message.type) {
        case "play":
          await this.play(message);
          break;
        case "undo":
          await this.undo(viewer, message);
          break;
        case "chat":
          await this.chat(message.text, message.about ?? null);
          break;
        case "react":
          await this.chat(REACTION_TEXTS[message.reaction], null, message.reaction);
          break;
        case "resign":
          await this.resign(message.seat);
          break;
        case "offer":
        case "abort":
          throw new Refusal("nobody-to-ask");
        case "reply":
          throw new Refusal("offer-gone");
        case "hint":
          return viewer.send(await this.hint(viewer, message));
        case "assess":
          return viewer.send(await this.assess(viewer, message));
        case "curtain":
          if (message.seat != null && !this.mine.includes(message.seat)) throw new Refusal("not-your-seat");
          viewer.curtain = message.seat ?? null;
          return viewer.send({ type: "view", id, ...this.situation(viewer) });
        case "why":
          return viewer.send({ type: "why", id, ply: message.ply, reason: await this.why(viewer, message) });
        case "ping":
          return viewer.send({ type: "pong", id });
      }
      viewer.send({ type: "done", id, n: this.row.entries.length, ply: this.match.ply });
    } catch (error) {
      viewer.send({ type: "error", id, error: detailsOf(error), ply: this.match.ply });
    }
  }

  private async play({ ply, undo_epoch, action, notation, move }: Play): Promise<void> {
    const { match, mine } = this;
    if (!mine.length) throw new Refusal("not-your-table");
    if ((undo_epoch ?? this.epoch) !== this.epoch) throw new Refusal("taken-back", { ply: match.ply, yours: ply });
    if (ply !== match.ply) throw new Refusal("stale", { ply: match.ply, yours: ply });
    if (this.row.status !== "running") throw new Refusal("not-running");
    if (!mine.includes(match.seat!) || this.decidingBot()) throw new Refusal("not-your-turn");
    const found = actionOf(match, action ?? notation ?? move);
    if (found === null) throw new Refusal("IllegalMoveError", { ply });
    await this.move(found);
  }

  private async undo(viewer: Viewer, { ply }: Undo): Promise<void> {
    const { mine, match, row } = this;
    if (!mine.length) throw new Refusal("not-your-table");
    if (row.status === "over" && (!row.practice || row.seats.some((seat) => seat.out)))
      throw new Refusal("not-running");
    if (ply > match.ply || this.deciders.slice(ply).some((seat) => mine.includes(seat)))
      throw new Refusal("stale", { ply: match.ply, yours: ply });
    const target = this.undoTarget(viewer);
    if (typeof target === "string") throw new Refusal(target);
    await this.change([{ kind: "undo", seat: this.deciders[target]!, ply: target }], {
      status: "running",
      result: null,
    });
  }

  private async resign(number: number): Promise<void> {
    const { row } = this;
    const seat = row.seats[number];
    if (!seat?.mine) throw new Refusal("not-your-seat");
    if (row.status !== "running") throw new Refusal("not-running");
    if (seat.out) throw new Refusal("seat-out");
    const ends = resigningEnds(row.seats, number);
    const gone = { ...seat, out: true, ...(!ends && { stand_in: STAND_IN }) };
    const seats = row.seats.map((one, other) => (other === number ? gone : one));
    const entries: NewEntry[] = [{ kind: "resign", seat: number }, { kind: "table" }];
    if (!ends) return this.change(entries, { seats });
    const result = resultWithout(this.match.result(), seats);
    return this.change([...entries, { kind: "over", result }], { seats, status: "over", result });
  }

  private async chat(text: string, about: number | null, reaction?: React["reaction"]): Promise<void> {
    if (about !== null && this.row.status !== "over") throw new Refusal("not-over");
    const seat = this.mine[0] ?? null;
    const name = seat === null ? null : (this.row.seats[seat]?.name ?? null);
    const at = this.platform.now().toISOString();
    const said = { guest: this.guest ?? "", name, seat, audience: "table" as const, text, at };
    const line = reaction ? { ...said, reaction } : said;
    await this.change([{ kind: "chat", line: about === null ? line : { ...line, about } }]);
  }

  private hint(viewer: Viewer, asked: Hint): Promise<ServerMessage> {
    const { id = null, ply, level = 8 } = asked;
    return this.advise(viewer, asked, async (match, seat) => ({
      ...{ type: "hint", id, ply, seat, level },
      ...(await hintFor(this.platform, match, level)),
    }));
  }

  private assess(viewer: Viewer, asked: Assess): Promise<ServerMessage> {
    const { id = null, ply, action } = asked;
    return this.advise(viewer, asked, async (match, seat) => {
      if (!match.legal().includes(action)) throw new Refusal("IllegalMoveError", { ply });
      return { type: "assess", id, ply, seat, found: await assessed(this.platform, match, action) };
    });
  }

  /** The answer for a viewer who sees the table from the deciding seat; one of each kind at a time. */
  private async advise(
    viewer: Viewer,
    { type, ply }: Hint | Assess,
    answer: (match: Match, seat: number) => Promise<ServerMessage>,
  ): Promise<ServerMessage> {
    const { match, row, questions } = this;
    const { seat } = match;
    if (row.status !== "running") throw new Refusal("not-running");
    if (!row.practice) throw new Refusal("not-practice");
    if (ply !== match.ply) throw new Refusal("stale", { ply: match.ply, yours: ply });
    if (seat === null || this.viewpoint(viewer.curtain) !== seat) throw new Refusal("not-your-turn");
    if (questions.has(type)) throw new Refusal("busy");
    questions.add(type);
    try {
      return await answer(match, seat);
    } finally {
      questions.delete(type);
    }
  }

  private async why(viewer: Viewer, { ply, move, notation }: Why): Promise<Reason | null> {
    const { match, row } = this;
    const asked = move ?? notation;
    if (ply !== match.ply || match.seat === null || this.viewpoint(viewer.curtain) !== match.seat || !asked)
      return null;
    const { game, players, options } = row;
    const position = { game, players, options, seed: row.seed };
    return this.platform.why?.({ position, moves: match.actions, move: asked }).catch(() => null) ?? null;
  }

  // -- bots ----------------------------------------------------------------------------------------------------------

  /** Let the bots decide while it is their turn and somebody looks. */
  private async think(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      await this.platform.rest(); // what led here is answered first
      for (let seat = this.decidingBot(); seat && this.watched; seat = this.decidingBot()) await this.decide(seat);
    } finally {
      this.thinking = false;
    }
  }

  private async decide({ level, stand_in, character }: StoredSeat): Promise<void> {
    const { match, platform } = this;
    const { ply } = match;
    const { epoch } = this;
    const began = platform.milliseconds();
    const seat = match.seat!;
    const strength = level ?? stand_in ?? 1;
    this.tell({ type: "thinking", seat, ply });
    const key = `${seat} ${strength}`;
    const bot = this.bots.get(key) ?? newBot(platform, match, strength, character ?? undefined);
    this.bots.set(key, bot);
    const passed = (): boolean => this.epoch !== epoch || match.ply !== ply || !this.watched;
    const action = await chosen(platform, bot, match, passed);
    if (this.row.seats.every(({ kind }) => kind === "bot"))
      await platform.rest(Math.max(0, PACE - (platform.milliseconds() - began)));
    if (action !== null && !passed() && this.decidingBot()) await this.move(action);
  }
}
