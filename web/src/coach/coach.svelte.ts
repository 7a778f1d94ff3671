/** The coach at a table: asks a bot about each of our decisions, and warns once before a bad one is sent. */

import type { Session } from "../lib/session.svelte";
import { chanceAfter, warningOf, type Warning } from "./remarks";

/** The level whose search advises the coach. */
export const COACH_LEVEL = 8;

type Table = Pick<
  Session,
  "advice" | "advising" | "connected" | "legal" | "pending" | "undoEpoch" | "stage" | "advise" | "play"
>;

export class Coach {
  /** What we chose while the bot still thinks about this decision. */
  held = $state.raw<number | null>(null);
  /** What we are warned of, and have not answered. */
  warning = $state.raw<Warning | null>(null);
  /** Our chance to win after our last decision, by the advice we had then. */
  expected: number | null = $state.raw(null);
  /** The decision that we face, by ply and undos; empty where we face none. */
  readonly decision: string = $derived.by(() => {
    const { legal, stage, undoEpoch } = this.session;
    return legal.length && stage.view ? `${stage.view.ply}.${undoEpoch}` : "";
  });
  /** The decision that we faced when we looked last, and the undos before it. */
  private faced = "";
  private epoch = 0;
  private asked = "";
  private warned = "";

  constructor(private readonly session: Table) {}

  /** Follow the table; to be called whenever it has changed. */
  follow(): void {
    const { decision, session } = this;
    if (this.faced !== decision) {
      this.faced = decision;
      this.held = this.warning = null;
    }
    if (this.epoch !== session.undoEpoch) {
      this.epoch = session.undoEpoch;
      this.expected = null;
    }
    if (decision && decision !== this.asked && session.legal.length > 1 && session.connected && !session.advising) {
      this.asked = decision;
      session.advise(COACH_LEVEL);
    }
    if (this.held !== null && !session.advising) this.play(this.held);
  }

  /** Play an action, unless it is bad and we have not been warned in this decision. */
  play(action: number): void {
    const { session, decision } = this;
    const { advice } = session;
    this.warning = null;
    if (!advice && session.advising && this.warned !== decision) {
      this.held = action;
      return;
    }
    this.held = null;
    const warning = advice && this.warned !== decision ? warningOf(advice, action) : null;
    if (!warning) return this.send(action);
    this.warned = decision;
    this.warning = warning;
  }

  /** Play what we are warned of. */
  anyway(): void {
    if (this.warning) this.send(this.warning.action);
    this.warning = null;
  }

  /** Choose anew. */
  thinkAgain(): void {
    this.warning = null;
  }

  private send(action: number): void {
    const { advice } = this.session;
    this.expected = advice && chanceAfter(advice, action);
    this.session.play(action);
  }
}
