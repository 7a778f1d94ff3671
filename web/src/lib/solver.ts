/** A person's rating as a solver of puzzles (Glicko: Glickman, "Parameter estimation in large dynamic paired comparison
 * experiments", 1999), and which puzzle comes next. */

import type { Puzzle } from "../api/answers";

export interface Solver {
  rating: number;
  /** How uncertain the rating is: its standard deviation. */
  deviation: number;
  /** The puzzles tried, in order, and whether the first try solved them. */
  tried: Record<string, boolean>;
}

export const NEWCOMER: Solver = { rating: 1200, deviation: 350, tried: {} };
/** A puzzle's rating is uncertain too: it comes from some fifty tries of bots. */
const PUZZLE_DEVIATION = 80;
const LEAST_DEVIATION = 60;
const Q = Math.LN10 / 400;
/** The next puzzle is one of this many that are nearest to the solver's rating. */
const NEAREST = 5;

/** The solver after the first try at a puzzle; a puzzle counts once. */
export function after(solver: Solver, puzzle: Puzzle, solved: boolean): Solver {
  if (puzzle.id in solver.tried) return solver;
  const g = 1 / Math.sqrt(1 + (3 * (Q * PUZZLE_DEVIATION) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-g * (solver.rating - puzzle.rating)) / 400));
  const precision = 1 / solver.deviation ** 2 + Q ** 2 * g ** 2 * expected * (1 - expected);
  const rating = solver.rating + (Q / precision) * g * (Number(solved) - expected);
  return {
    rating: Math.round(rating),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
    tried: { ...solver.tried, [puzzle.id]: solved },
  };
}

/** A puzzle near the solver's rating: a new one, or one that was missed, or any. `chance` is from 0 to 1. */
export function nextPuzzle(puzzles: Puzzle[], solver: Solver, last: string, chance: number): Puzzle | null {
  const others = puzzles.filter((one) => one.id !== last);
  const fresh = others.filter((one) => !(one.id in solver.tried));
  const missed = others.filter((one) => solver.tried[one.id] === false);
  const pool = [fresh, missed, others].find((some) => some.length) ?? [];
  const distance = (one: Puzzle): number => Math.abs(one.rating - solver.rating);
  const nearest = [...pool].sort((one, other) => distance(one) - distance(other)).slice(0, NEAREST);
  return nearest[Math.min(nearest.length - 1, Math.floor(chance * nearest.length))] ?? null;
}

/** Days since the epoch, the same everywhere. */
export const dayOf = (time: number): number => Math.floor(time / 86_400_000);

/** The puzzle of a day: the games take turns, and everybody has the same one. */
export function dailyOf<P>(lists: { game: string; puzzles: P[] }[], day: number): { game: string; puzzle: P } | null {
  const some = lists.filter((list) => list.puzzles.length);
  const list = some[day % some.length];
  if (!list) return null;
  const turn = Math.floor(day / some.length);
  // A step that has no divisor in common with the number goes through all of them before one comes again.
  const count = list.puzzles.length;
  let step = Math.max(1, Math.floor(count * 0.618));
  while (divisor(step, count) > 1) step += 1;
  const puzzle = list.puzzles[(turn * step) % count];
  return puzzle === undefined ? null : { game: list.game, puzzle };
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
