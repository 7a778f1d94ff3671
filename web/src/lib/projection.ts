/** A view to show when its turn comes. */

import type { Step } from "../games/board";
import type { Frame, GameEvent, View } from "../api/answers";

export interface Projection {
  /** The position after the step. */
  view: View | null;
  /** The seat it is seen from; null: a spectator. */
  viewpoint: number | null;
  /** What leads there, to be animated. */
  step?: Step;
  /** The number of its line in the log, which is read when it has been seen. */
  n?: number;
}

/** The seat a view is made for; null: a spectator, or nothing is hidden. */
export const viewpointOf = (view: View | null): number | null =>
  typeof view?.viewer === "number" ? view.viewer : null;

/** A decision and the view after it, as seen by `viewpoint`. */
export const projectionOf = (
  { events, view }: Pick<Frame, "events" | "view">,
  viewpoint = viewpointOf(view),
): Projection => ({
  ...{ view, viewpoint },
  step: { events, view },
});

/** What an event makes of a position (games/reducer.ts), for games in general. */
export type Reduce = (position: unknown, event: GameEvent) => unknown;

/** A game that is told by its events, for a picture: it draws nothing that no event says. */
export function stepsOf(start: View, plies: GameEvent[][], reduce: Reduce): Step[] {
  let { position } = start;
  return plies.map((events) => {
    position = events.reduce(reduce, position) as typeof position;
    return { events, view: { ...start, position } };
  });
}
