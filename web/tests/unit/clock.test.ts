import { describe, expect, it } from "vitest";
import { isLow, leftNow, sayTime, shownNow, tick, type Heard } from "../../src/lib/clock";

const clocks: Heard = { running: 0, left: [60_000, 45_000, null], free: false, heard: 1000 };

describe("a clock", () => {
  it("counts on from when the server sent it, for the seat that decides", () => {
    expect(leftNow(clocks, 0, 1000)).toBe(60_000);
    expect(leftNow(clocks, 0, 16_000)).toBe(45_000);
    expect(leftNow(clocks, 1, 16_000)).toBe(45_000);
    expect(leftNow(clocks, 2, 16_000)).toBeNull();
  });

  it("does not go below nothing", () => expect(leftNow(clocks, 0, 1e9)).toBe(0));

  it.each([
    [259_200_000, "3 days"],
    [259_199_000, "3 days"],
    [172_799_000, "2 days"],
    [100_000_000, "28 hr"],
    [86_399_000, "24 hr"],
    [3_723_000, "1:02:03"],
    [600_000, "10:00"],
    [59_001, "1:00"],
    [10_000, "0:10"],
    [7340, "0:07.3"],
    [0, "0:00.0"],
  ])("says %d ms as %s", (left, text) => expect(sayTime(left, "en")).toBe(text));

  it("is looked at when its text may change", () => {
    expect(tick(59_300)).toBe(300);
    expect(tick(59_000)).toBe(1000);
    expect(tick(7000)).toBe(100);
  });

  it("stands still in a free turn until that must be taken", () => {
    const clock = { kind: "live", seconds: 600, increment: 5, flag: "lose" } as const;
    const free: Heard = { ...clocks, left: [590_000, 600_000, null], free: true };
    expect(shownNow(free, 0, 1000, clock)).toBe(600_000);
    expect(shownNow(free, 0, 301_000, clock)).toBe(600_000);
    expect(shownNow(free, 0, 571_000, clock)).toBe(20_000);
    expect(shownNow(free, 1, 571_000, clock)).toBe(600_000);
    expect(shownNow({ ...free, free: false }, 0, 301_000, clock)).toBe(290_000);
    expect(shownNow(free, 0, 571_000, { ...clock, seconds: 20 })).toBe(20_000);
  });

  it("is low by its kind", () => {
    expect([isLow(19_000, "live"), isLow(21_000, "live")]).toEqual([true, false]);
    expect([isLow(3_600_000, "days"), isLow(86_400_000, "days")]).toEqual([true, false]);
  });
});
