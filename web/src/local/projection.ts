/** What a viewer is given of a match: everything comes from the module, which redacts it. */

import type { Frame, LegalAction, MoveEntry, View } from "../api/answers";
import type { Match, Step } from "../wasm/index.js";
import { Refusal } from "./errors";

/** A seat, or null: a spectator. */
export type Viewpoint = number | null;

export const viewOf = (match: Match, viewer: Viewpoint): View => JSON.parse(match.viewJson(viewer)) as View;
export const legalOf = (match: Match): LegalAction[] => JSON.parse(match.legalJson()) as LegalAction[];

type Decision = Pick<MoveEntry, "notation" | "move" | "events">;
/** A decision as a viewer saw it. */
export const decisionOf = (step: Step, viewer: Viewpoint): Decision => JSON.parse(`{${step.json(viewer)}}`) as Decision;

/** After the end also everything. */
export type ReplayViewpoint = Viewpoint | "truth";

/** The viewpoint that a request names: a seat, `spectator` or `truth`. */
export function viewpointOf(match: Match, seat: string): ReplayViewpoint {
  if (seat === "truth") return "truth";
  if (seat === "spectator") return null;
  if (!(/^\d$/.test(seat) && Number(seat) < match.players)) throw new Refusal("no-seat");
  return Number(seat);
}

export function replayView(match: Match, viewer: ReplayViewpoint): View {
  if (viewer !== "truth") return viewOf(match, viewer);
  return { ...viewOf(match, null), position: JSON.parse(match.game.positionJson(match.state)) as unknown };
}

/** The decision of a step and the view after it; nothing of a decision is hidden from who took it. */
function frameOf(match: Match, step: Step, viewer: ReplayViewpoint): Frame {
  const { notation, events } = decisionOf(step, viewer === "truth" ? step.seat : viewer);
  return { ply: match.ply, seat: step.seat, notation, events, view: replayView(match, viewer) };
}

/** The decisions from ply `since` up to `until`, each with the view after it. */
export function framesOf(match: Match, viewer: ReplayViewpoint, since = 0, until = match.ply): Frame[] {
  const then = match.branch(since);
  return match.actions.slice(since, until).map((action) => {
    const step = then.play(action);
    return frameOf(then, step, viewer);
  });
}

/** Ply 0 is the start, without a decision. */
export function frameAt(match: Match, ply: number, viewer: ReplayViewpoint): Frame {
  const start = { ply: 0, seat: null, notation: null, events: [], view: replayView(match.branch(0), viewer) };
  return framesOf(match, viewer, Math.max(0, ply - 1), ply)[0] ?? start;
}

/** The legal action that is meant by an integer, a notation or a structured move; null: none. */
export function actionOf(match: Match, move: unknown): number | null {
  if (typeof move === "number") return match.legal().includes(move) ? move : null;
  const same = (one: unknown): boolean => JSON.stringify(one) === JSON.stringify(move);
  const found = legalOf(match).find((legal) => legal.notation === move || same(legal.move));
  return found?.action ?? null;
}

/** Take these decisions. */
export function follow(match: Match, moves: unknown[]): void {
  for (const move of moves) {
    const action = actionOf(match, move);
    if (action === null) throw new Refusal("IllegalMoveError", { ply: match.ply });
    match.play(action);
  }
}

/** The match up to a ply, continued by other moves. */
export function continued(match: Match, ply: number, moves: unknown[]): Match {
  const then = match.branch(ply);
  follow(then, moves);
  return then;
}
