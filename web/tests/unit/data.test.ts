/** What the whole page knows, and how a link is copied. */

import { beforeAll, describe, expect, it, vi } from "vitest";

beforeAll(() => {
  const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("window", { ...nothing, matchMedia: () => ({ ...nothing, matches: false }) });
  vi.stubGlobal("document", { ...nothing, documentElement: { dataset: {} }, hidden: false });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
});

describe("the guest", () => {
  it("is known when the games are, so that no field is filled too early", async () => {
    const { setBackend } = await import("../../src/lib/api");
    const { data } = await import("../../src/lib/data.svelte");
    let answer: (guest: unknown) => void = () => {};
    const later = new Promise((resolve) => (answer = resolve));
    setBackend({
      request: (_, path) => (path === "/games" ? Promise.resolve({ games: [] }) : later),
      transport: () => {
        throw new Error("none");
      },
    });
    const loaded = data.load();
    await Promise.resolve();
    expect(data.games).toBeNull();
    answer({ guest: { id: "a", name: "Ann" } });
    await loaded;
    expect([data.games?.games, data.guest?.name]).toEqual([[], "Ann"]);
  });
});

describe("a link", () => {
  it("is copied by what is selected where there is no clipboard", async () => {
    const { copy } = await import("../../src/lib/share");
    const selected: string[] = [];
    const field = { value: "", select: () => selected.push(field.value), remove: () => selected.push("removed") };
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("document", {
      createElement: () => field,
      querySelector: () => null,
      activeElement: null,
      body: { append: () => {} },
      execCommand: (command: string) => command === "copy",
    });
    expect(await copy("http://192.0.2.7/t/a")).toBe(true);
    expect(selected).toEqual(["http://192.0.2.7/t/a", "removed"]);
  });
});
