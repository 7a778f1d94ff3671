/** Events that need no words: they follow from others. */
export const quiet: ReadonlySet<string> = new Set(["turn_ended", "shelter_ended", "eliminated", "beaten"]);
