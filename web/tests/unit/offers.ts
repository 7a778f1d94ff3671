/** Legal actions, numbered in the order in which a test makes them. */
export function offers<M extends { type: string }, E>() {
  let actions = 0;
  return (move: M, ...preview: E[]): { action: number; notation: string; move: M; preview: E[] } => ({
    action: actions++,
    notation: move.type,
    move,
    preview,
  });
}
