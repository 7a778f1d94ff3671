/** What the games' reducers share. A reducer gives the position after one event; it knows no rule, only what events say. */

/** `position` × `event` → `position`, as `reduce.ts` of a game exports it; an event that changes nothing gives the same. */
export type Reducer<Position, Event> = (position: Position, event: Event) => Position;

/** The list with one item changed. */
export const changedAt = <T>(list: readonly T[], index: number, change: (item: T) => T): T[] =>
  list.map((item, i) => (i === index ? change(item) : item));

/** The counts with `by` more of `name`; what there is none of is left out. */
export function counted<K extends string>(counts: Partial<Record<K, number>>, name: K, by: number): typeof counts {
  const next = { ...counts, [name]: (counts[name] ?? 0) + by };
  if (!next[name]) delete next[name];
  return next;
}
