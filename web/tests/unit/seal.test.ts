import { beforeEach, describe, expect, it, vi } from "vitest";
import vectors from "../../../tests/data/seals.json";
import { firstSeal, sealedText, sealOf } from "../../src/lib/seal";
import type { Table } from "../../src/api/answers";

describe("the seal of a deal", () => {
  it.each(vectors)("is the same here as on the server: $game for $players", async (vector) => {
    expect(sealedText(vector)).toBe(vector.text);
    expect(await sealOf(sealedText(vector))).toBe(vector.seal);
  });

  it("does not depend on the order in which options come", () => {
    const deal = { salt: "00", seed: "1", game: "gravity", players: 2 };
    const one = sealedText({ ...deal, options: { b: { d: 1, c: [2, 1] }, a: true } });
    expect(one).toBe(sealedText({ ...deal, options: { a: true, b: { c: [2, 1], d: 1 } } }));
    expect(one).toContain('{"a":true,"b":{"c":[2,1],"d":1}}');
  });
});

describe("the seal that was seen first", () => {
  const stored = new Map<string, string>();
  const table = (id: string, seed_hash: string | null): Table => ({ id, seed_hash }) as Table;
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });

  it("is remembered, whatever comes later", () => {
    expect(firstSeal(table("a", "one"))).toBe("one");
    expect(firstSeal(table("a", "two"))).toBe("one");
    expect(firstSeal(table("b", null))).toBe(null);
    expect(firstSeal(table("b", "three"))).toBe("three");
  });

  it("is what the server says where nothing can be stored", () => {
    stored.set("asterism.seals", "not JSON");
    expect(firstSeal(table("a", "one"))).toBe("one");
  });
});
