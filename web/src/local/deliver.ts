/** Moves that were made without a connection, delivered from any screen. */

import { transportTo } from "../lib/api";
import type { Transport } from "../lib/live/transport";
import { keepMove, keptMove, tablesToTell } from "../lib/outbox";

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
