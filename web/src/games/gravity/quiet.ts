import type { Quiet } from "../../lib/sentences";

/** Events that need no words: they can be seen, or follow from others. Of a pawn's way, its end is mentioned. */
export const quiet: Quiet = Object.assign(new Set(["door_opened", "carried", "turn_started", "round_ended"]), {
  last: new Set(["stepped", "fell"]),
});
