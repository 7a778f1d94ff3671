/** The sentences of entries of the log that are no moves. */
export const HAPPENED = { undone: "took-back", flagged: "ran-out", resigned: "resigned" } as const;
