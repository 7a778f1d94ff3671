import { describe, expect, it } from "vitest";
import { after, dailyOf, NEWCOMER, nextPuzzle } from "../../src/lib/solver";

const puzzle = (id: string, rating: number) => ({ id, mode: "stars", rating, themes: [] });

describe("a solver's rating", () => {
  it("rises with a solved puzzle and falls with a missed one, more for a surprise", () => {
    const [easy, hard] = [puzzle("easy", 900), puzzle("hard", 1900)];
    const gain = (one: typeof easy, solved: boolean): number => after(NEWCOMER, one, solved).rating - NEWCOMER.rating;
    expect(gain(easy, true)).toBeGreaterThan(0);
    expect(gain(hard, true)).toBeGreaterThan(gain(easy, true));
    expect(gain(hard, false)).toBeLessThan(0);
    expect(gain(easy, false)).toBeLessThan(gain(hard, false));
  });

  it("is Glicko's: the example of its paper, one opponent at a time", () => {
    const solver = after({ rating: 1500, deviation: 200, tried: {} }, puzzle("a", 1500), true);
    expect(solver.rating).toBeGreaterThan(1580);
    expect(solver.rating).toBeLessThan(1600);
    expect(solver.deviation).toBeLessThan(200);
  });

  it("counts a puzzle once", () => {
    const once = after(NEWCOMER, puzzle("a", 1200), false);
    expect(after(once, puzzle("a", 1200), true)).toBe(once);
  });

  it("comes near the strength of somebody who solves what is easier than 1700", () => {
    let solver = NEWCOMER;
    for (let n = 0; n < 60; n++) {
      const rating = 1000 + ((n * 397) % 1200);
      solver = after(solver, puzzle(`p${n}`, rating), rating < 1700);
    }
    expect(Math.abs(solver.rating - 1700)).toBeLessThan(150);
  });
});

describe("the next puzzle", () => {
  const all = [900, 1150, 1250, 2000].map((rating) => puzzle(`p${rating}`, rating));

  it("is new and near the rating", () => {
    expect(nextPuzzle(all, NEWCOMER, "p1150", 0)?.id).toBe("p1250");
    const solver = { ...NEWCOMER, tried: { p1150: true, p1250: false } };
    expect(nextPuzzle(all, solver, "", 0)?.id).toBe("p900");
  });

  it("is one that was missed when none is new, and any when all are solved", () => {
    const tried = { p900: true, p1150: true, p1250: false, p2000: true };
    expect(nextPuzzle(all, { ...NEWCOMER, tried }, "", 0.99)?.id).toBe("p1250");
    expect(nextPuzzle(all, { ...NEWCOMER, tried: { ...tried, p1250: true } }, "", 0)?.id).toBe("p1150");
    expect(nextPuzzle([], NEWCOMER, "", 0)).toBeNull();
  });
});

describe("the puzzle of the day", () => {
  const lists = [
    { game: "one", puzzles: ["a", "b", "c", "d", "e", "f"] },
    { game: "none", puzzles: [] },
    { game: "two", puzzles: ["x", "y"] },
  ];

  it("takes the games in turn, and every puzzle before one comes again", () => {
    const days = [...Array(12).keys()].map((day) => dailyOf(lists, 20_000 + day));
    expect(days.map((day) => day?.game)).toEqual(Array(6).fill(["one", "two"]).flat());
    const first = days.filter((day) => day?.game === "one").map((day) => day?.puzzle);
    expect(new Set(first).size).toBe(6);
    expect(dailyOf([], 1)).toBeNull();
  });
});
