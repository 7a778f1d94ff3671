/** The review of a finished game: each seat's chances before each decision, and what it gave away. */

import type { Moment, Move, Review } from "../api/answers";
import { LevelBot, Search, type Match } from "../wasm/index.js";
import type { Surroundings } from "./surroundings";

const SIMULATIONS = 400;
const BEST = 8;
/** A decision that costs its seat so much of its chance to win is a turning point. */
const TURNING_POINT_COST = 0.15;
/** After so many milliseconds without a question it rests. */
const UNWANTED = 10_000;
const CHUNK = 50;

interface Assessment {
  values: number[];
  best: number;
  cost: number;
}

/** A search at full strength, made like that of the highest level. */
function search(match: Match, state: Uint8Array, seat: number, ply: number, truth: boolean): Search {
  const strongest = new LevelBot(match, { level: BEST, seed: 0, simulations: SIMULATIONS });
  strongest.search.setRoot(state, seat, ply, truth);
  for (let left = SIMULATIONS; left > 0; left -= CHUNK) strongest.search.run(Math.min(CHUNK, left));
  return strongest.search;
}

function shares(match: Match, state: Uint8Array): number[] {
  const { winners } = match.game.standings(state);
  return Array.from({ length: match.players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The chances with best play, the best action, and what `action` gives away against it. */
function assess(match: Match, action: number, truth: boolean): Assessment {
  const { state, ply } = match;
  const seat = match.seat!;
  const [best] = search(match, state, seat, ply, truth).actions();
  if (!best || best.action === action) return { values: best?.values ?? shares(match, state), best: action, cost: 0 };
  const known = truth ? state : match.game.redacted(state, seat);
  const { after } = match.game.step(known, action);
  const over = match.game.field(after, "over") !== 0;
  const values = over ? shares(match, after) : search(match, after, seat, ply + 1, truth).analysis(0).values;
  return { values: best.values, best: best.action, cost: Math.max(0, best.values[seat]! - values[seat]!) };
}

const moveOf = (match: Match, action: number): { notation: string; move: Move } =>
  JSON.parse(`{${match.game.moveJson(match.state, action)}}`) as { notation: string; move: Move };

const same = (one: Uint8Array, other: Uint8Array): boolean => one.every((byte, i) => byte === other[i]);

export class RunningReview {
  private readonly moments: Moment[] = [];
  private readonly then: Match;
  private asked = 0;
  private running = false;

  constructor(
    private readonly around: Surroundings,
    readonly match: Match,
  ) {
    this.then = match.branch(0);
  }

  private get complete(): boolean {
    return this.then.ply === this.match.ply;
  }

  /** What is found so far; being asked keeps it going. */
  soFar(): Review {
    this.asked = this.around.milliseconds();
    if (!this.running && !this.complete) void this.run();
    const moments = [...this.moments];
    const turning = moments.filter(({ cost }) => cost >= TURNING_POINT_COST).map(({ ply }) => ply);
    return { plies: this.match.ply, complete: this.complete, moments, turning };
  }

  private async run(): Promise<void> {
    this.running = true;
    while (!this.complete && this.around.milliseconds() - this.asked < UNWANTED) {
      await this.around.rest();
      this.next();
    }
    this.running = false;
  }

  private next(): void {
    const { then } = this;
    const action = this.match.actions[then.ply]!;
    const seat = then.seat!;
    const known = assess(then, action, false);
    const truth = same(then.game.redacted(then.state, seat), then.state) ? known : assess(then, action, true);
    const [played, best] = [moveOf(then, action), moveOf(then, known.best)];
    this.moments.push({
      ply: then.ply,
      seat,
      played: played.notation,
      played_move: played.move,
      known: known.values,
      true: truth.values,
      best: best.notation,
      best_move: best.move,
      best_true: moveOf(then, truth.best).notation,
      cost: known.cost,
      cost_true: truth.cost,
    });
    then.play(action);
  }
}
