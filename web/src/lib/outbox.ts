/**
 * Moves that were made without a connection, kept in this browser until the server has answered: they survive the page, and are sent
 * when it is opened again. Where the game has gone on meanwhile, its table says so.
 */

import type { Play } from "../api/requests";
import { transportTo } from "./api";
import type { Transport } from "./live/transport";

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

/** Send the move that was kept for a table, if it can still be played; else it is left, for the table's own screen. */
export function deliver(id: string, transport: Transport = transportTo(id, null)): Promise<void> {
  const play = keptMove(id)?.play;
  return new Promise((resolve) => {
    const end = (): void => {
      transport.close();
      resolve();
    };
    transport.open({
      since: () => 0,
      message: (message) => {
        if (message.type === "state") {
          const { table, view, undo_epoch } = message;
          const here = table.status === "running" && view?.ply === play?.ply && undo_epoch === play?.undo_epoch;
          if (!here) end();
        } else if (message.type === "done" && message.id === play?.id) {
          keepMove(id, null);
          end();
        } else if (message.type === "error" && message.id === play?.id) end();
      },
      state: (state) => {
        if (state === "open" && play) transport.send(play);
        else end(); // tried again with the next page
      },
    });
  });
}

/** Deliver all moves that were kept, but that of the table on the screen. */
export async function sendKept(shown: string | null): Promise<void> {
  await Promise.all(tablesToTell().flatMap((table) => (table === shown ? [] : [deliver(table)])));
}
