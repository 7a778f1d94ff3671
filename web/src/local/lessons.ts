/** Attempts at lessons: the position is a state that the build has exported, and goals count events. */

import type { GameEvent, Lesson, LessonAttempt, Lessons } from "../api/answers";
import { Match, type GameModule } from "../wasm/index.js";
import { Refusal } from "./errors";
import { actionOf, continued, decisionOf, framesOf, legalOf, viewOf } from "./projection";
import { savedMatch, type SavedState } from "./saved";
import type { Platform } from "./platform";

/** So many events of a type, by the learner unless `having` names a seat; `sum` adds up a field instead. */
interface Wish {
  event: string;
  having: Record<string, unknown>;
  least: number;
  most: number | null;
  sum: string | null;
  at_once: boolean;
}

/** A lesson as the build exports it: `data/lessons/<game>.json`. */
interface Exercise extends SavedState {
  id: string;
  decisions: number;
  goal: Wish[];
  win: boolean;
  replies: string[];
  shown: string[];
  misses: (Wish & { text: string })[];
}

class Attempt {
  readonly learner: number;
  taken = 0;
  private readonly plies: GameEvent[][] = [];

  constructor(
    private readonly exercise: Exercise,
    readonly match: Match,
  ) {
    this.learner = match.seat ?? 0;
  }

  play(move: unknown): void {
    this.take(move);
    this.taken += 1;
    while (this.state === "open" && this.match.seat !== this.learner) this.take(this.exercise.replies[this.replied]);
  }

  private take(move: unknown): void {
    const action = actionOf(this.match, move);
    if (action === null) throw new Refusal("IllegalMoveError", { ply: this.match.ply });
    this.plies.push(decisionOf(this.match.play(action), this.learner).events);
  }

  private get replied(): number {
    return this.match.ply - this.taken;
  }

  private get ended(): boolean {
    const { match, exercise } = this;
    if (match.over || this.taken === exercise.decisions) return true;
    return match.seat !== this.learner && this.replied === exercise.replies.length;
  }

  private amount({ event: type, having, sum, at_once }: Wish): number {
    const worth = (event: GameEvent): number => {
      const wanted = { ...("seat" in event && { seat: this.learner }), ...having };
      if (event.type !== type || Object.entries(wanted).some(([field, value]) => event[field] !== value)) return 0;
      return sum === null ? 1 : Number(event[sum]);
    };
    const amounts = this.plies.map((events) => events.reduce((total, event) => total + worth(event), 0));
    return at_once ? Math.max(0, ...amounts) : amounts.reduce((total, one) => total + one, 0);
  }

  /** Which of the misses it was. */
  get missed(): string | null {
    if (this.state !== "failed") return null;
    return this.exercise.misses.find((miss) => this.amount(miss) >= miss.least)?.text ?? null;
  }

  get state(): LessonAttempt["state"] {
    const { match, exercise, learner } = this;
    const winners = match.over ? match.result().winners : [];
    let reached = !exercise.win || (winners.length === 1 && winners[0] === learner);
    for (const wish of exercise.goal) {
      const amount = this.amount(wish);
      if (wish.most !== null && amount > wish.most) return "failed";
      reached &&= amount >= wish.least;
    }
    if (reached) return "done";
    return this.ended ? "failed" : "open";
  }
}

/** A lesson after the learner's decisions. */
export async function tryLesson(
  platform: Platform,
  module: GameModule,
  id: string,
  moves: unknown[],
  language: string,
): Promise<LessonAttempt> {
  const { game } = module.description;
  const exercises = await platform.data<Exercise[]>(`lessons/${game}.json`);
  const { lessons } = await platform.data<Lessons>(`lessons/${game}.${language}.json`);
  const exercise = exercises.find((one) => one.id === id);
  const lesson: Lesson | undefined = lessons.find((one) => one.id === id);
  if (!exercise || !lesson) throw new Refusal("no-page");
  const attempt = new Attempt(exercise, savedMatch(module, exercise));
  for (const move of moves) {
    if (attempt.state !== "open") throw new Refusal("bad-request");
    attempt.play(move);
  }
  const { match, learner, state } = attempt;
  return {
    lesson,
    seat: learner,
    view: viewOf(match, learner),
    legal: state === "open" && match.seat === learner ? legalOf(match) : [],
    plies: framesOf(match, learner),
    state,
    left: lesson.decisions - attempt.taken,
    missed: attempt.missed,
    shown: moves.length ? [] : framesOf(continued(savedMatch(module, exercise), 0, exercise.shown), learner),
  };
}
