/** Something to be seen, in its turn. */

import type { Step } from "../games/board";
import type { Frame, View } from "../api/answers";

export interface Sight {
  /** How things stand. */
  view: View | null;
  /** Through whose eyes; null: a spectator's. */
  eyes: number | null;
  /** What leads there, to be animated. */
  step?: Step;
  /** The number of its line in the log, which is read when it has been seen. */
  n?: number;
}

/** Through whose eyes a view is; null: a spectator's, or with nothing hidden. */
export const eyesOf = (view: View | null): number | null => (typeof view?.viewer === "number" ? view.viewer : null);

/** A decision and the view after it, as seen by `eyes`. */
export const sightOf = ({ events, view }: Pick<Frame, "events" | "view">, eyes = eyesOf(view)): Sight => ({
  ...{ view, eyes },
  step: { events, view },
});
