/** What a server would say of a small table, for tests of the live protocol. */

import type { ServerMessage } from "../../src/lib/live/messages";

const message = (fields: object): ServerMessage => fields as ServerMessage;

export const view = (ply: number, seat = 0): object => ({ game: "filantes", ply, seat, result: null, viewer: 0 });
const seeing = (ply: number, seat?: number): object => ({
  ...{ viewpoint: 0, view: view(ply, seat), legal: [], undo: true, undo_epoch: 0 },
});

export const moved = (n: number, ply: number): ServerMessage =>
  message({ type: "moved", n, ply, seat: 0, notation: `m${ply}`, move: null, events: [], ...seeing(ply) });

/** A move as it is sent to a guest who was away. */
export const missed = (n: number, ply: number, withView = true): object => ({
  ...{ type: "moved", n, ply, seat: 0, notation: `m${ply}`, move: null, events: [] },
  ...(withView && { view: view(ply) }),
});

export const undone = (n: number, ply: number): ServerMessage =>
  message({ type: "undone", n, ply, seat: 0, ...seeing(ply) });

export const chat = (n: number, text = "Hello"): ServerMessage =>
  message({ type: "chat", n, guest: "a", name: null, seat: null, audience: "table", text, at: "" });

export const state = (n: number, ply: number, log: object[] = [], since = 0): ServerMessage =>
  message({
    ...{ type: "state", n, since, log, earlier: null, table: { id: "t", status: "running" } },
    ...{ you: { guest: "a", seats: [0], code: null }, presence: { guests: ["a"], away: {}, watching: 0 } },
    ...seeing(ply),
  });

export const done = (id: string, n = 0, ply = 0): ServerMessage => message({ type: "done", id, n, ply });

export const error = (id: string | null, code: string): ServerMessage =>
  message({ type: "error", id, ply: 0, error: { type: "StaleError", code, message: code, params: {} } });

export { message };
