/**
 * The person's rating as a solver in each game, and what they have tried. A server keeps it with the guest; this browser
 * remembers it too, for a site without a server and for people who are no guest yet.
 */

import type { MyPuzzles, Puzzle } from "../api/answers";
import { get, post } from "./api";
import { data } from "./data.svelte";
import { SITE } from "./site";
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
    this.keep({ [game]: now });
    return now.rating - before.rating;
  }

  /** Read what the server keeps; it has the last word, and is told of games in which it knows of no try. */
  async sync(): Promise<void> {
    if (SITE || !data.guest) return;
    let { solvers } = await get<MyPuzzles>("/me/puzzles");
    const known = Object.entries(this.games).filter(([game]) => !Object.hasOwn(solvers, game) && data.game(game));
    if (known.length) ({ solvers } = await post<MyPuzzles>("/me/puzzles", { known: Object.fromEntries(known) }));
    this.keep(solvers);
  }

  private keep(solvers: Record<string, Solver>): void {
    this.games = { ...this.games, ...solvers };
    localStorage.setItem(KEY, JSON.stringify(this.games));
  }
}

export const solving = new Solving();
