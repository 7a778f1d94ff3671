import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Session as Live } from "../../src/lib/session.svelte";

/** A socket into which a test speaks as the server would. */
class Wire {
  static last: Wire;
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Wire.last = this;
  }
  close(): void {}
}

const view = (ply: number): object => ({ game: "filantes", ply, seat: 0, result: null });
const moved = (n: number, ply: number): object => ({
  type: "moved",
  n,
  ply,
  seat: 0,
  notation: `m${ply}`,
  events: [],
  eyes: 0,
  view: view(ply),
  legal: [],
  undo: false,
});
const say = (message: object): void => Wire.last.onmessage({ data: JSON.stringify(message) });

let Session: typeof Live;
beforeAll(async () => {
  const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("window", {
    ...nothing,
    location: { href: "http://x/" },
    matchMedia: () => ({ ...nothing, matches: false }),
  });
  vi.stubGlobal("document", { ...nothing, documentElement: { dataset: {} }, hidden: false });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("WebSocket", Wire);
  ({ Session } = await import("../../src/lib/session.svelte"));
});

function begun(): Live {
  const session = new Session("t", null, "en");
  const state = { type: "state", n: 0, since: 0, table: {}, you: {}, log: [], presence: {} };
  say({ ...state, eyes: 0, view: view(0), legal: [], undo: false });
  return session;
}

const told = (session: Live): number[] => session.log.map(({ n }) => n);

describe("the log of a table", () => {
  it("has a move when it has been shown, not before", () => {
    const session = begun();
    say(moved(1, 1));
    say(moved(2, 2));
    expect(told(session)).toEqual([]);
    session.shown(session.step!);
    expect(told(session)).toEqual([1]);
    session.shown(session.step!);
    expect(told(session)).toEqual([1, 2]);
  });

  it("has what is said at once, and stays in order", () => {
    const session = begun();
    say(moved(1, 1));
    say({ type: "chat", n: 2, guest: "a", name: null, seat: null, room: "table", text: "Hello", at: "" });
    expect(told(session)).toEqual([2]);
    session.shown(session.step!);
    expect(told(session)).toEqual([1, 2]);
  });

  it("is told anew by a server that could not go on, without anything twice", () => {
    const session = begun();
    say(moved(1, 1));
    const log = [moved(1, 1), moved(2, 2)].map((entry) => ({ ...entry, view: undefined }));
    const state = { type: "state", n: 2, since: 0, table: {}, you: {}, log, presence: {} };
    say({ ...state, eyes: 0, view: view(2), legal: [], undo: false });
    session.shown(session.step!);
    expect(told(session)).toEqual([1, 2]);
    expect(session.view?.ply).toBe(2);
  });
});
