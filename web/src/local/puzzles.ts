/** Attempts at puzzles: the position is a state that the build has exported, made from what the solver knows. */

import type { PuzzleAnswer, PuzzleAttempt, Puzzles } from "../api/answers";
import type { GameModule } from "../wasm/index.js";
import { Refusal } from "./errors";
import { actionOf, framesOf, legalOf, viewOf } from "./projection";
import { savedMatch, type SavedState } from "./saved";
import type { Platform } from "./platform";

/** Puzzles as the build exports them, by their ids: `data/puzzles/<game>/<mode>.json`. */
type Positions = Record<string, SavedState & { answer: PuzzleAnswer }>;

/** A puzzle before and after the solver's decision. */
export async function tryPuzzle(
  platform: Platform,
  module: GameModule,
  id: string,
  moves: unknown[],
  language: string,
): Promise<PuzzleAttempt> {
  const { game } = module.description;
  const { puzzles } = await platform.data<Puzzles>(`puzzles/${game}.${language}.json`);
  const puzzle = puzzles.find((one) => one.id === id);
  if (!puzzle) throw new Refusal("no-page");
  const position = (await platform.data<Positions>(`puzzles/${game}/${puzzle.mode}.json`))[id];
  if (!position) throw new Refusal("no-page");
  const match = savedMatch(module, position);
  const seat = match.seat ?? 0;
  let state: PuzzleAttempt["state"] = "open";
  if (moves.length > 1) throw new Refusal("bad-request");
  for (const move of moves) {
    const action = actionOf(match, move);
    if (action === null) throw new Refusal("IllegalMoveError", { ply: match.ply });
    state = action === position.answer.solution.action ? "done" : "failed";
    match.play(action);
  }
  return {
    puzzle,
    seat,
    view: viewOf(match, seat),
    legal: state === "open" ? legalOf(match) : [],
    plies: framesOf(match, seat),
    state,
    answer: state === "open" ? null : position.answer,
  };
}
