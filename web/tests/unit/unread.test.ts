import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepRead, lastRead, unreadOf } from "../../src/lib/unread";

const lines = [
  { n: 3, guest: "ben" },
  { n: 5, guest: "ann" },
  { n: 8, guest: "ben" },
  { n: 9, guest: "eve" },
];

describe("unread chat", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it("is what others said after the last line read", () => {
    expect(unreadOf(lines, 0, "ann")).toBe(3);
    expect(unreadOf(lines, 3, "ann")).toBe(2);
    expect(unreadOf(lines, 9, "ann")).toBe(0);
    expect(unreadOf(lines, 3, null)).toBe(3);
  });

  it("is remembered for each table, of the last fifty", () => {
    keepRead("a", 5);
    keepRead("a", 9);
    expect([lastRead("a"), lastRead("b")]).toEqual([9, 0]);
    for (let table = 0; table < 50; table++) keepRead(String(table), table + 1);
    expect([lastRead("a"), lastRead("0"), lastRead("49")]).toEqual([0, 1, 50]);
  });

  it("survives what another program stored", () => {
    localStorage.setItem("asterism.read", "no JSON");
    expect(lastRead("a")).toBe(0);
  });
});
