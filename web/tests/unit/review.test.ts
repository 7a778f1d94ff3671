/** The review on the page: judged by what was known or by the truth, costliest moments, variations as a tree. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment } from "../../src/api/answers";
import { costliest, judge, tally } from "../../src/review/review.svelte";
import { nodesOf, Variations } from "../../src/review/variations.svelte";

const MOMENT: Moment = {
  ...{ ply: 3, seat: 1, played: "a", played_move: { type: "a" }, known: [0.4, 0.6], true: [0.9, 0.1], depth: 0 },
  ...{ best: "b", best_move: { type: "b" }, best_true: "c", best_true_move: { type: "c" } },
  ...{ cost: 0.03, cost_true: 0.4, grade: "good", grade_true: "blunder" },
};
const moment = (ply: number, seat: number, cost: number): Moment => ({ ...MOMENT, ply, seat, cost });

describe("a decision", () => {
  it("is judged by what its seat could know, unless the truth is asked for", () => {
    const [known, truth] = [judge(MOMENT, false), judge(MOMENT, true)];
    expect([known.grade, known.cost, known.chances, known.best.notation]).toEqual(["good", 0.03, [0.4, 0.6], "b"]);
    expect([truth.grade, truth.cost, truth.chances, truth.best.notation]).toEqual(["blunder", 0.4, [0.9, 0.1], "c"]);
  });

  it("counts for its seat, and the three costliest of one's own are named first", () => {
    const all = [0.06, 0.3, 0.01, 0.2, 0.5, 0.1].map((cost, ply) => judge(moment(ply, ply % 2, cost), false));
    expect(tally(all, 2).map(({ good }) => good)).toEqual([3, 3]);
    expect(costliest(all, [0, 1]).map(({ ply }) => ply)).toEqual([4, 1, 3]);
    expect(costliest(all, [0]).map(({ ply }) => ply)).toEqual([4, 0]);
  });
});

describe("variations", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const move = (notation: string): { notation: string; move: { type: string }; seat: number } => ({
    ...{ notation, move: { type: notation }, seat: 0 },
  });

  it("are a tree with grades and comments, which this browser keeps for each game", () => {
    const tree = new Variations("one");
    const root = { ply: 4, moves: [] };
    tree.add(root, move("a"));
    tree.add(root, move("a"));
    tree.add(root, move("b"));
    tree.add({ ply: 4, moves: ["a"] }, move("c"));
    tree.grade({ ply: 4, moves: ["a", "c"] }, "mistake");
    tree.comment({ ply: 4, moves: ["a", "c"] }, " too soon ");
    const again = new Variations("one");
    expect(again.tree[4]?.map(({ notation }) => notation)).toEqual(["a", "b"]);
    expect(again.at({ ply: 4, moves: ["a", "c"] })).toMatchObject({ grade: "mistake", comment: "too soon" });
    expect(nodesOf(again.tree, { ply: 4, moves: ["a", "x"] }).length).toBe(1);
    expect(new Variations("two").empty).toBe(true);
  });

  it("are removed with all that follows", () => {
    const tree = new Variations("one");
    tree.add({ ply: 0, moves: [] }, move("a"));
    tree.add({ ply: 0, moves: ["a"] }, move("b"));
    tree.remove({ ply: 0, moves: ["a"] });
    expect(tree.empty).toBe(true);
    expect(stored.get("asterism.variations")).toBe("[]");
  });

  it("survive whatever lies where they are kept", () => {
    stored.set("asterism.variations", "{broken");
    expect(new Variations("one").empty).toBe(true);
  });
});
