/** Trying something on the real board, a lesson or a puzzle: what is asked, shown and said of it. */

import { untrack } from "svelte";
import type { Frame, LegalAction, View } from "../api/answers";
import { loadBoard } from "../games";
import { get, post } from "./api";
import { reasonOf } from "./attempts.svelte";
import { data } from "./data.svelte";
import { i18n } from "./i18n.svelte";
import { looks } from "./looks";
import { projectionOf } from "./projection";
import { router } from "./router.svelte";
import type { Quiet } from "./sentences";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import { sayEvents } from "./words";

/** How it stands after some decisions. */
export interface Attempt {
  seat: number;
  view: View;
  legal: LegalAction[];
  state: "open" | "done" | "failed";
}

interface Asked {
  /** Where the server has them. */
  path: "lessons" | "puzzles";
  /** The game. */
  game(): string;
  /** Begin the one that the address names. */
  begin(): Promise<void>;
  /** Everything has been shown. */
  ended?(): void;
}

export class Exercise<A extends Attempt> {
  tried = $state.raw<A | null>(null);
  pending = $state<number | null>(null);
  considered = $state.raw<LegalAction | null>(null);
  /** What the board asks in the middle of a choice, and what plays a move that has to be confirmed. */
  question = $state<string | null>(null);
  confirm = $state.raw<(() => void) | null>(null);
  hinted = $state(false);
  problem = $state("");
  /** What is read aloud. */
  said = $state("");
  quiet = $state.raw<Quiet>(new Set());
  readonly stage: Stage;

  readonly name = $derived(router.route.parts[2] ?? "");
  readonly game = $derived.by(() => data.game(this.asked.game()));
  readonly texts = $derived.by(() => i18n.game(this.asked.game()));
  readonly seats = $derived.by(() => {
    const { game, texts, tried } = this;
    if (!game || !tried) return [];
    return looks(game, tried.view.players, texts).map((look, seat) => ({ ...look, mine: seat === tried.seat }));
  });
  readonly names = $derived(this.seats.map((look) => look.name));
  readonly stands = $derived.by(() => (this.stage.busy ? "open" : (this.tried?.state ?? "open")));
  readonly legal = $derived.by(() => (this.stage.busy || this.pending !== null ? [] : (this.tried?.legal ?? [])));

  /** Made while a component is. */
  constructor(private readonly asked: Asked) {
    this.stage = new Stage({ motion: settings, ended: () => asked.ended?.() });
    $effect(() => {
      if (this.stage.step) this.said = sayEvents(this.stage.step.events, this.texts, this.names, this.quiet);
    });
    $effect(() => {
      if (this.name) void untrack(() => asked.begin());
      return () => this.stage.end();
    });
    $effect(() => {
      loadBoard(asked.game()).then(
        (board) => (this.quiet = board.quiet),
        () => {}, // the frame of the board says so
      );
    });
  }

  /** Take the list of all there are: now, and anew when the language changes. */
  list<L>(take: (all: L) => void): void {
    $effect(() => {
      if (i18n.language) get<L>(`/${this.asked.path}/${this.asked.game()}`).then(take, () => {});
    });
  }

  /** How it stands after these decisions; null where nobody could say, or where another has been begun meanwhile. */
  async ask(moves: string[]): Promise<A | null> {
    const { name } = this;
    this.problem = "";
    try {
      const answer = await post<A>(`/${this.asked.path}/${this.asked.game()}/${name}`, { moves });
      return name === this.name ? answer : null;
    } catch (error) {
      this.problem = reasonOf(error);
      return null;
    }
  }

  /** Stand where it begins; null where that could not be asked. */
  async start(): Promise<A | null> {
    this.stage.end();
    this.considered = this.pending = null;
    this.hinted = false;
    this.said = "";
    const start = await this.ask([]);
    if (start) this.stand(start);
    return start;
  }

  stand(attempt: A): void {
    this.tried = attempt;
    this.stage.stand(attempt.view, attempt.seat);
  }

  /** Ask for a decision after others; null where it is not taken. */
  async decide({ action, notation }: LegalAction, before: string[] = []): Promise<A | null> {
    this.pending = action;
    this.considered = null;
    const answer = await this.ask([...before, notation]);
    this.pending = null;
    return answer;
  }

  /** Show what happened, as the one who tries sees it. */
  show(plies: Frame[]): void {
    const seat = this.tried?.seat ?? null;
    this.stage.show(...plies.map((ply) => projectionOf(ply, seat)));
  }

  /** The legal action of that number, if one may decide now. */
  chosen(action: number): LegalAction | undefined {
    return this.pending === null ? this.tried?.legal.find((one) => one.action === action) : undefined;
  }
}
