/** A table in this browser as it is seen: a match with its seats and entries, in the messages of a server (docs/api.md). */

import type { LogEntry, MoveEntry, ServerMessage, State, Table, You } from "../api/answers";
import { Match, type GameModule, type Step } from "../wasm/index.js";
import { decisionOf, legalOf, viewOf, type Viewpoint } from "./projection";
import type { Entry, StoredSeat, StoredTable } from "./store";

/** The most missed moves that are told with their view. */
const MISSED_VIEWS = 50;

/** A page that looks at the table. */
export interface Viewer {
  /** The seat for which the curtain is open. */
  curtain: number | null;
  send(message: ServerMessage): void;
}

type Situation = Pick<State, "viewpoint" | "view" | "legal" | "undo" | "undo_epoch" | "may" | "offers">;

const startOf = (module: GameModule, { players, options, seed, rules_version }: StoredTable): Match =>
  Match.new(module, { players, options, seed, rulesVersion: rules_version });

export class SeenTable {
  readonly match: Match;
  protected deciders: number[] = [];
  protected epoch = 0;
  private last: Step | null = null;
  protected readonly viewers = new Set<Viewer>();

  constructor(
    private readonly module: GameModule,
    readonly row: StoredTable,
    protected readonly guest: string | null,
  ) {
    this.match = startOf(module, row);
    for (const entry of row.entries) this.follow(this.match, entry);
  }

  /** Play an entry again; the step of a move. */
  protected follow(match: Match, entry: Entry, own = true): Step | null {
    if (entry.kind === "move") {
      const step = match.play(entry.action);
      if (own) [this.last] = [step, this.deciders.push(entry.seat)];
      return step;
    }
    if (entry.kind === "undo") {
      match.goto(entry.ply);
      if (own) [this.last, this.epoch, this.deciders.length] = [null, this.epoch + 1, entry.ply];
    }
    return null;
  }

  get mine(): number[] {
    return this.row.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  }

  /** The seat from which it is seen: where hands are hidden and several share a screen, only an open curtain shows one. */
  protected viewpoint(curtain: number | null): Viewpoint {
    const { mine } = this;
    const { seat } = this.match;
    if (mine.length <= 1) return mine[0] ?? null;
    const deciding = seat !== null && mine.includes(seat);
    if (this.module.description.secrets) return deciding && curtain === seat ? seat : null;
    return deciding ? seat : mine[0]!;
  }

  /** Lines of the log stay visible to everyone at the screen. */
  get logViewpoint(): Viewpoint {
    const { mine } = this;
    return mine.length > 1 && this.module.description.secrets ? null : (mine[0] ?? null);
  }

  protected situation(viewer: Viewer): Situation {
    const { match, row } = this;
    const viewpoint = this.viewpoint(viewer.curtain);
    const decides = row.status === "running" && !this.decidingBot() && viewpoint !== null && viewpoint === match.seat;
    const running = row.status === "running";
    const out = row.seats.some((seat) => seat.out);
    const mayUndo = this.mine.length > 0 && (running || (row.practice && !out));
    const resigns = running && row.seats.some((seat) => seat.mine && !seat.out);
    return {
      viewpoint,
      view: viewOf(match, viewpoint),
      legal: decides ? legalOf(match) : [],
      undo: mayUndo && typeof this.undoTarget(viewer) === "number",
      undo_epoch: this.epoch,
      may: resigns ? ["resign"] : [],
      offers: [],
    };
  }

  describe(): Table {
    const { row, match } = this;
    const { format: _, entries, seats, salt, seed, changed: __, ...kept } = row;
    const over = row.status === "over";
    const colours = this.module.description.seat_names;
    const online = this.viewers.size > 0;
    return {
      ...kept,
      private: false,
      rated: false,
      clock: null,
      host: this.guest,
      ply: match.ply,
      seat: match.seat,
      n: entries.length,
      seats: seats.map(({ kind, mine, character = null, ...rest }, number) => ({
        ...rest,
        character,
        seat: number,
        colour: colours[number] ?? "",
        kind,
        guest: mine ? this.guest : null,
        online: kind === "bot" || (mine && online),
        out: seats[number]?.out ?? false,
        held_for: null,
      })),
      watching: online && !this.mine.length ? this.viewers.size : 0,
      seed: over ? seed : null,
      salt: over ? salt : null,
    };
  }

  you = (): You => ({ guest: this.guest, seats: this.mine, code: null });

  protected presence(): State["presence"] {
    const seated = this.mine.length > 0;
    const guests = seated && this.guest && this.viewers.size ? [this.guest] : [];
    return { guests, away: {}, watching: seated ? 0 : this.viewers.size };
  }

  /** An entry as the log has it; null where it has none. */
  protected logged(entry: Entry, step: Step | null, ply: number): LogEntry | null {
    const { n } = entry;
    switch (entry.kind) {
      case "move":
        return { type: "moved", n, ply, seat: entry.seat, ...decisionOf(step!, this.logViewpoint) };
      case "undo":
        return { type: "undone", n, ply: entry.ply, seat: entry.seat };
      case "resign":
        return { type: "resigned", n, seat: entry.seat };
      case "chat":
        return { type: "chat", n, ...entry.line };
      case "over":
        return { type: "over", n, result: entry.result, seed: this.row.seed, salt: this.row.salt };
      default:
        return null;
    }
  }

  protected *missed(since: number): Generator<LogEntry> {
    const match = this.match.branch(0);
    let epoch = 0;
    for (const entry of this.row.entries) {
      const step = this.follow(match, entry, false);
      if (entry.kind === "undo") epoch += 1;
      if (entry.n <= since) continue;
      const logged = this.logged(entry, step, match.ply);
      const recent = since > 0 && epoch === this.epoch && entry.n > this.row.entries.length - MISSED_VIEWS;
      if (logged?.type === "moved" && recent) (logged as MoveEntry).view = viewOf(match, this.logViewpoint);
      if (logged) yield logged;
    }
  }

  get watched(): boolean {
    return this.viewers.size > 0;
  }

  protected decidingBot(): StoredSeat | null {
    const seat = this.match.seat === null ? undefined : this.row.seats[this.match.seat];
    if (this.row.status !== "running" || !seat) return null;
    return seat.kind === "bot" || seat.stand_in !== null ? seat : null;
  }

  /** The ply to which the person may undo, or why not. */
  protected undoTarget(viewer: Viewer): number | string {
    const { mine, match, deciders } = this;
    // Behind an open curtain one takes back what is one's own.
    const curtained = mine.length > 1 && this.module.description.secrets ? this.viewpoint(viewer.curtain) : null;
    if (this.row.practice) {
      const ply = deciders.findLastIndex((seat) => mine.includes(seat));
      if (ply < 0) return "no-undo";
      return curtained === null || deciders[ply] === curtained ? ply : "undo-others";
    }
    if (!match.ply) return "no-undo";
    if (match.over) return "not-running";
    if (!mine.includes(deciders.at(-1)!) || (curtained ?? deciders.at(-1)) !== deciders.at(-1)) return "undo-others";
    this.last ??= match.branch(match.ply - 1).play(match.actions.at(-1)!);
    return this.last.reveals() ? "undo-reveal" : match.ply - 1;
  }
}
