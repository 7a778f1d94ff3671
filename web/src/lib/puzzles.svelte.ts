/** What this browser remembers of puzzles: the person's rating in each game, and what they have tried. */

import type { Puzzle } from "../api/answers";
import { after, NEWCOMER, type Solver } from "./solver";

const KEY = "asterism.puzzles";

function load(): Record<string, Solver> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const known = Object.entries(stored as Record<string, Partial<Solver>>);
    return Object.fromEntries(known.map(([game, solver]) => [game, { ...NEWCOMER, ...solver }]));
  } catch {
    return {};
  }
}

class Solving {
  private games = $state.raw<Record<string, Solver>>(load());

  of(game: string): Solver {
    return (Object.hasOwn(this.games, game) && this.games[game]) || NEWCOMER;
  }

  /** Count the first try at a puzzle; gives by how much the rating changed, or null where it has counted before. */
  count(game: string, puzzle: Puzzle, solved: boolean): number | null {
    const before = this.of(game);
    const now = after(before, puzzle, solved);
    if (now === before) return null;
    this.games = { ...this.games, [game]: now };
    localStorage.setItem(KEY, JSON.stringify(this.games));
    return now.rating - before.rating;
  }
}

export const solving = new Solving();
