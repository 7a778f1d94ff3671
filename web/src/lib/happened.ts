/** The sentences of entries of the log that are no moves. */
export const HAPPENED = { undone: "took-back", flagged: "ran-out", resigned: "resigned" } as const;

/** The same, said to the one who did it. */
export const WE_DID = { flagged: "you-ran-out", resigned: "you-resigned" } as const;
