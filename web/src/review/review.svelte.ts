/** The review of a finished game while it is thought out: chances, grades, and what would have been better. */

import type { Moment, Move, Review } from "../api/answers";
import type { Grade } from "../lib/grades";

export type { Grade };
export const GRADES: Grade[] = ["best", "good", "inaccuracy", "mistake", "blunder"];
/** The sign of each grade, as in commented games. */
export const SIGNS: Record<Grade, string> = { best: "★", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };

const ASK_AGAIN = 1000;
/** What gives away less is no costly moment. */
const COSTLY = 0.05;
const COSTLIEST = 3;

/** One decision, judged by what its seat could know or by the truth. */
export interface Judgement {
  ply: number;
  seat: number;
  grade: Grade;
  /** The share of the chance to win that it gave away. */
  cost: number;
  chances: number[];
  played: { notation: string; move: Move };
  best: { notation: string; move: Move };
}

export function judge(moment: Moment, truth: boolean): Judgement {
  const { ply, seat, played, played_move } = moment;
  const own = truth
    ? { grade: moment.grade_true, cost: moment.cost_true, chances: moment.true }
    : { grade: moment.grade, cost: moment.cost, chances: moment.known };
  const best = truth
    ? { notation: moment.best_true, move: moment.best_true_move }
    : { notation: moment.best, move: moment.best_move };
  return { ply, seat, ...own, played: { notation: played, move: played_move }, best };
}

/** How often each seat's decisions earned each grade. */
export function tally(judgements: Judgement[], seats: number): Record<Grade, number>[] {
  const counts = Array.from({ length: seats }, () => ({ best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 }));
  for (const { seat, grade } of judgements) if (counts[seat]) counts[seat][grade] += 1;
  return counts;
}

/** The decisions of these seats that gave away most, the costliest first. */
export const costliest = (judgements: Judgement[], seats: number[]): Judgement[] =>
  judgements
    .filter(({ seat, cost }) => seats.includes(seat) && cost >= COSTLY)
    .sort((one, other) => other.cost - one.cost || one.ply - other.ply)
    .slice(0, COSTLIEST);

export class GameReview {
  found = $state.raw<Review | null>(null);
  /** How deeply to search: the reader may raise it while it goes on. */
  depth = $state(0);
  /** Whether to judge by the truth, and not by what a seat could know. */
  truth = $state(false);

  readonly judgements: Judgement[] = $derived((this.found?.moments ?? []).map((moment) => judge(moment, this.truth)));
  /** How many decisions are judged at the depth that is asked for. */
  readonly done = $derived(this.found?.moments.filter(({ depth }) => depth >= this.depth).length ?? 0);
  readonly mayDeepen = $derived(this.found !== null && this.found.complete && this.depth < this.found.deepest);

  constructor(private readonly ask: (depth: number) => Promise<Review>) {}

  /** Ask until all is thought out; returns how to stop. */
  watch(): () => void {
    const { depth } = this;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const again = async (): Promise<void> => {
      const found = await this.ask(depth).catch(() => null);
      if (stopped || !found) return;
      this.found = found;
      if (!found.complete) timer = setTimeout(() => void again(), ASK_AGAIN);
    };
    void again();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  deepen(): void {
    if (this.mayDeepen) this.depth += 1;
  }
}
