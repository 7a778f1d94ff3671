import { afterEach, describe, expect, it, vi } from "vitest";
import { isLow, leftNow, sayTime, shownNow, tick, watch, type Heard } from "../../src/lib/clock";

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
    expect(tick(59_300.2)).toBe(301);
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

describe("a clock that runs", () => {
  afterEach(() => vi.restoreAllMocks().useRealTimers());

  /** The texts shown in so many seconds, where the browser's time has steps of some milliseconds. */
  function shown(seconds: number, step: number, of: Partial<Heard> = {}): string[] {
    vi.useFakeTimers({ now: 0 });
    const real = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => Math.floor(real() / step) * step);
    const heard = { ...clocks, heard: performance.now(), ...of };
    const texts: string[] = [];
    const end = watch(heard, 0, (now) => texts.push(sayTime(leftNow(heard, 0, now) ?? 0, "en")));
    vi.advanceTimersByTime(seconds * 1000);
    end();
    expect(vi.getTimerCount()).toBe(0);
    return texts;
  }

  it("is looked at once a second", () => expect(shown(3, 0.1)).toEqual(["1:00", "0:59", "0:58", "0:57"]));

  it("is looked at until its time is over", () =>
    expect(shown(2, 0.1, { left: [300] })).toEqual(["0:00.3", "0:00.2", "0:00.1", "0:00.0"]));

  it.each([1, 16.7, 100, 1500, 2500])("runs on where a browser's time has steps of %d ms", (step) => {
    const last = shown(20, step).at(-1);
    expect(["0:40", "0:41", "0:42", "0:43"]).toContain(last);
  });
});
