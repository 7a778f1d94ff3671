/** Events that need no words: they can be seen, or follow from others. */
export const quiet: ReadonlySet<string> = new Set([
  "stepped",
  "fell",
  "door_opened",
  "carried",
  "turn_started",
  "round_ended",
]);
