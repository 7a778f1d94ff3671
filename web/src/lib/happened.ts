/** The sentences of entries of the log that are no moves. */
export const HAPPENED = {
  undone: "took-back",
  flagged: "ran-out",
  resigned: "resigned",
  aborted: "aborted-by",
} as const;

/** The same, said to the one who did it. */
export const WE_DID = { flagged: "you-ran-out", resigned: "you-resigned", aborted: "you-aborted" } as const;
