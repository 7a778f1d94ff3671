/** Which chat lines of a table were read here: the number of the last one, kept for the tables looked at last. */

import type { ChatEntry } from "../api/answers";

const KEY = "asterism.read";
const KEPT = 50;

type Line = Pick<ChatEntry, "n" | "guest">;

/** How many lines of others came after the last one that was read. */
export const unreadOf = (lines: Line[], read: number, me: string | null): number =>
  lines.filter(({ n, guest }) => n > read && guest !== me).length;

function stored(): [table: string, read: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export const lastRead = (table: string): number => stored().find(([id]) => id === table)?.[1] ?? 0;

export function keepRead(table: string, read: number): void {
  const others = stored().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, read], ...others].slice(0, KEPT)));
}
