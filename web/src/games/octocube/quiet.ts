/** Events that need no words: they follow from others. */
export const quiet: ReadonlySet<string> = new Set(["round_over", "uncovered", "detached"]);
