/** A solver's rating, in the browser and on the server: the server has the last word, and learns what it does not know. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Solver } from "../../src/lib/solver";

const stored = new Map<string, string>();
const server: { solvers: Record<string, Solver>; posted: unknown[] } = { solvers: {}, posted: [] };
vi.mock("../../src/lib/api", () => ({
  get: () => Promise.resolve({ share: false, solvers: server.solvers }),
  post: (_: string, body: { known: Record<string, Solver> }) => {
    server.posted.push(body);
    return Promise.resolve({ share: false, solvers: { ...body.known, ...server.solvers } });
  },
}));
const guest: { guest: object | null } = { guest: null };
vi.mock("../../src/lib/data.svelte", () => ({
  data: {
    get guest() {
      return guest.guest;
    },
    game: (id: string) => (id === "gone" ? null : { id }),
  },
}));

const solver = (rating: number): Solver => ({ rating, deviation: 100, tried: { p: true } });

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  Object.assign(server, { solvers: {}, posted: [] });
  guest.guest = { id: "a" };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  stored.set("asterism.puzzles", JSON.stringify({ one: solver(1300), two: solver(1400), gone: solver(1500) }));
});
const load = async () => (await import("../../src/lib/puzzles.svelte")).solving;

describe("a solver", () => {
  it("is as the server says, and brings along what only the browser knows, of games that there are", async () => {
    server.solvers = { one: solver(1700) };
    const solving = await load();
    await solving.sync();
    expect(server.posted).toEqual([{ known: { two: solver(1400) } }]);
    expect([solving.of("one").rating, solving.of("two").rating]).toEqual([1700, 1400]);
    expect(JSON.parse(stored.get("asterism.puzzles") ?? "{}")).toMatchObject({ one: { rating: 1700 } });
  });

  it("brings nothing where the server knows everything, and asks nothing before there is a guest", async () => {
    server.solvers = { one: solver(1700), two: solver(1800) };
    const solving = await load();
    guest.guest = null;
    await solving.sync();
    expect(solving.of("one").rating).toBe(1300);
    guest.guest = { id: "a" };
    await solving.sync();
    expect([solving.of("two").rating, server.posted.length]).toEqual([1800, 0]);
  });
});
