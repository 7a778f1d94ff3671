/**
 * Moves that were made without a connection, kept in this browser until the server has answered: they survive the page, and are sent
 * when it is opened again. Where the game has gone on meanwhile, its table says so.
 */

import type { Play } from "../api/requests";

const KEY = "asterism.outbox.";

/** A move by its notation, and the number of the table's latest entry when it was made. */
export interface KeptMove {
  play: Play & { id: string };
  n: number;
}

export function keptMove(table: string): KeptMove | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null") as KeptMove | null;
  } catch {
    return null;
  }
}

export function keepMove(table: string, move: KeptMove | null): void {
  if (move) localStorage.setItem(KEY + table, JSON.stringify(move));
  else localStorage.removeItem(KEY + table);
}

/** The tables with moves that were not sent. */
export const tablesToTell = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY) ? [key.slice(KEY.length)] : []));
