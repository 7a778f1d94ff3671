import type { LogEntry, Seat } from "../api/answers";

/** The others at a table and in its chat, by guest. */
export function othersAt(
  chairs: Seat[],
  log: LogEntry[],
  nameOf: (seat: number | null, said: string | null) => string,
  me: string | null,
): { guest: string; name: string }[] {
  const found = new Map<string, string>();
  for (const { guest, kind, seat } of chairs) if (guest && kind === "person") found.set(guest, nameOf(seat, null));
  for (const entry of log)
    if (entry.type === "chat" && entry.guest && !found.has(entry.guest))
      found.set(entry.guest, nameOf(null, entry.name));
  if (me) found.delete(me);
  return [...found].map(([guest, name]) => ({ guest, name }));
}
