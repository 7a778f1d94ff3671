/**
 * The coach at a table: asks a bot about each of our decisions, looks behind what we choose where the bot hardly did,
 * and warns once before a bad action is sent.
 */

import type { Session } from "../lib/session.svelte";
import { chanceAfter, isUnsure, warningOf, type Warning } from "./remarks";

/** The level whose search advises the coach. */
export const COACH_LEVEL = 8;

type Table = Pick<
  Session,
  | ("advice" | "advising" | "assessed" | "assessing" | "connected" | "legal" | "pending" | "undoEpoch" | "stage")
  | ("advise" | "assess" | "play")
>;

export class Coach {
  /** What we chose while the bot still thinks about it. */
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
  /** The decision and the action that was looked at last. */
  private assessed = "";

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
    if (this.held !== null && !this.waits) this.play(this.held);
  }

  /** Whether an answer about this decision is still to come. */
  private get waits(): boolean {
    const { advice, advising, assessing } = this.session;
    return (!advice && advising) || assessing;
  }

  /** Play an action, unless it is bad and we have not been warned in this decision. */
  play(action: number): void {
    const { session, decision } = this;
    this.warning = null;
    if (this.warned === decision) return this.send(action);
    this.assess(action);
    this.held = this.waits ? action : null;
    if (this.held !== null) return;
    const warning = session.advice && warningOf(session.advice, action, session.assessed);
    if (!warning) return this.send(action);
    this.warned = decision;
    this.warning = warning;
  }

  /** Look once behind an action that the bot hardly looked at, or may not have yet. */
  private assess(action: number): void {
    const { advice, advising, assessing, legal } = this.session;
    const key = `${this.decision} ${action}`;
    if (assessing || key === this.assessed || legal.length < 2) return;
    if (advice ? !isUnsure(advice, action) : !advising) return;
    this.assessed = key;
    this.session.assess(action);
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
    const { advice, assessed } = this.session;
    this.held = null;
    this.expected = advice && chanceAfter(advice, action, assessed);
    this.session.play(action);
  }
}
