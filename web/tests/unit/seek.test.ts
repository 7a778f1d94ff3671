import { beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenSeek, Seek, SeekAnswer } from "../../src/api/answers";
import { CLOCKS, rangeOf, sameAs, sayWait, SPREADS, USUAL_CLOCK } from "../../src/seek/choices";

describe("what a seek offers", () => {
  it("is ratings on both sides of one's own, or all", () => {
    expect(SPREADS.map((spread) => rangeOf(1520, spread))).toEqual([
      { low: null, high: null },
      { low: 1120, high: 1920 },
      { low: 1320, high: 1720 },
      { low: 1420, high: 1620 },
    ]);
  });

  it("is clocks that all differ, with one for rated games as the usual one", () => {
    expect(new Set(CLOCKS.map((clock) => JSON.stringify(clock))).size).toBe(CLOCKS.length);
    expect(CLOCKS[USUAL_CLOCK]).not.toBeNull();
  });

  it("has been waited for to the second", () => {
    expect([0, 9_999, 10_500, 61_999, 3_661_000].map((time) => sayWait(time, "en"))).toEqual([
      ...["0:00", "0:09", "0:10", "1:01", "1:01:01"],
    ]);
  });

  it("meets another's wish by the same terms, whatever ratings they ask for", () => {
    const terms = { game: "filantes", mode: "duel", players: 2, rated: true, clock: CLOCKS[0]! };
    const theirs: OpenSeek = { ...terms, guest: "g", name: "Ann", rating: 1700, low: 1600, high: 1800 };
    expect(sameAs(theirs)).toEqual(terms);
  });
});

describe("what the server says of a seek", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {}, documentElement: {} });
  });

  it("counts no more once we have changed it, though it comes later", async () => {
    const { setBackend } = await import("../../src/lib/api");
    const { askForSeek, look, stopLooking } = await import("../../src/seek/asking");
    const { seeking } = await import("../../src/lib/seeking.svelte");
    const answers: ((answer: SeekAnswer) => void)[] = [];
    setBackend({
      request: () => new Promise((resolve) => answers.push(resolve as (typeof answers)[number])),
      transport: () => {
        throw new Error("none");
      },
    });
    const seek = { id: "s", notify: false } as unknown as Seek;
    const stop = askForSeek();
    const looked = look({ game: "filantes" });
    answers[1]!({ seek });
    await looked;
    answers[0]!({ seek: null });
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(seeking.now).toEqual(seek);
    const stopped = stopLooking();
    answers[2]!({ seek: null });
    await stopped;
    expect(seeking.now).toBeNull();
    stop();
  });
});
