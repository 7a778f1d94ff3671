/** The review of a finished game: each seat's chances before each decision, and what it gave away. */

import type { Moment, Move, Review } from "../api/answers";
import { TURNING_POINT_COST } from "../api/grades";
import { gradeOf } from "../lib/grades";
import { LevelBot, Search, type Match } from "../wasm/index.js";
import type { Platform } from "./platform";

/** The simulations of a search at each depth; a page may raise it. */
const DEPTHS = [400, 1600, 6400];
const BEST = 8;
/** After this many milliseconds without a question it rests. */
const UNWANTED = 10_000;
const CHUNK = 50;

interface Assessment {
  values: number[];
  best: number;
  cost: number;
}

/** For which seat to search, by the truth or by what it knows, and how deeply. */
interface Way {
  seat: number;
  truth: boolean;
  depth: number;
}

/** A search at full strength, made like that of the highest level. */
function search(match: Match, state: Uint8Array, ply: number, { seat, truth, depth }: Way): Search {
  const simulations = DEPTHS[depth]!;
  const strongest = new LevelBot(match, { level: BEST, seed: 0, simulations });
  strongest.search.setRoot(state, seat, ply, truth);
  for (let left = simulations; left > 0; left -= CHUNK) strongest.search.run(Math.min(CHUNK, left));
  return strongest.search;
}

function shares(match: Match, state: Uint8Array): number[] {
  const { winners } = match.game.standings(state);
  return Array.from({ length: match.players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The chances with best play, the best action, and what `action` gives away against it. */
function assess(match: Match, action: number, truth: boolean, depth: number): Assessment {
  const { state, ply } = match;
  const way = { seat: match.seat!, truth, depth };
  const { seat } = way;
  const [best] = search(match, state, ply, way).actions();
  if (!best || best.action === action) return { values: best?.values ?? shares(match, state), best: action, cost: 0 };
  const known = truth ? state : match.game.redacted(state, seat);
  const { after } = match.game.step(known, action);
  const over = match.game.field(after, "over") !== 0;
  const values = over ? shares(match, after) : search(match, after, ply + 1, way).analysis(0).values;
  return { values: best.values, best: best.action, cost: Math.max(0, best.values[seat]! - values[seat]!) };
}

const moveOf = (match: Match, action: number): { notation: string; move: Move } =>
  JSON.parse(`{${match.game.moveJson(match.state, action)}}`) as { notation: string; move: Move };

const same = (one: Uint8Array, other: Uint8Array): boolean => one.every((byte, i) => byte === other[i]);

/** The evaluation of a decision that `then` stands before. */
function momentOf(then: Match, action: number, depth: number): Moment {
  const seat = then.seat!;
  const known = assess(then, action, false, depth);
  const truth = same(then.game.redacted(then.state, seat), then.state) ? known : assess(then, action, true, depth);
  const [played, best, bestTrue] = [action, known.best, truth.best].map((one) => moveOf(then, one));
  return {
    ply: then.ply,
    seat,
    played: played!.notation,
    played_move: played!.move,
    known: known.values,
    true: truth.values,
    best: best!.notation,
    best_move: best!.move,
    best_true: bestTrue!.notation,
    best_true_move: bestTrue!.move,
    cost: known.cost,
    cost_true: truth.cost,
    grade: gradeOf(known.cost),
    grade_true: gradeOf(truth.cost),
    depth,
  };
}

/** The evaluation of the last decision of a match. */
export const judged = (match: Match): Moment => momentOf(match.branch(match.ply - 1), match.actions.at(-1)!, 0);

export class RunningReview {
  private readonly moments: Moment[] = [];
  private then: Match;
  private depth = 0;
  private asked = 0;
  private running = false;

  constructor(
    private readonly platform: Platform,
    readonly match: Match,
  ) {
    this.then = match.branch(0);
  }

  private get complete(): boolean {
    return this.then.ply === this.match.ply;
  }

  /** What is found so far; being asked keeps it going. A higher depth than before evaluates everything again. */
  soFar(depth = 0): Review {
    this.asked = this.platform.milliseconds();
    if (depth > this.depth) [this.depth, this.then] = [depth, this.match.branch(0)];
    if (!this.running && !this.complete) void this.run();
    const moments = [...this.moments];
    const turning = moments.filter(({ cost }) => cost >= TURNING_POINT_COST).map(({ ply }) => ply);
    const deepest = DEPTHS.length - 1;
    return { plies: this.match.ply, depth: this.depth, deepest, complete: this.complete, moments, turning };
  }

  private async run(): Promise<void> {
    this.running = true;
    while (!this.complete && this.platform.milliseconds() - this.asked < UNWANTED) {
      await this.platform.rest();
      this.next();
    }
    this.running = false;
  }

  private next(): void {
    const { then } = this;
    const action = this.match.actions[then.ply]!;
    this.moments[then.ply] = momentOf(then, action, this.depth);
    then.play(action);
  }
}
