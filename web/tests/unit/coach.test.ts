/** The coach: what it warns of, when it holds a decision back, and what it says, from what our seat sees alone. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { HintAnswer, LegalAction, LogEntry } from "../../src/api/answers";
import type { Coach as Own } from "../../src/coach/coach.svelte";
import { eventsSince, ideasOf, reasonsOf, sayAsked, trend, warningOf } from "../../src/coach/remarks";
import { NO_TEXTS } from "../../src/lib/texts";

const QUIET = new Set<string>();
/** Seat 1's chances after the actions 0, 1, 2 …; the first is the bot's choice. */
const advice = (chances: number[], visits = 10_000): HintAnswer => ({
  ...{ type: "hint", id: "a", ply: 4, seat: 1, level: 8, action: 0, notation: "a" },
  analysis: {
    ...{ seat: 1, simulations: 100, seconds: 0, depth: 3, values: [0.4, 0.6], line: [] },
    actions: chances.map((chance, action) => ({ action, visits, values: [1 - chance, chance] })),
  },
});

describe("a warning", () => {
  it("is given for mistakes and blunders by the chance of the seat that decides, and for nothing else", () => {
    const found = advice([0.6, 0.58, 0.52, 0.45, 0.3]);
    expect([0, 1, 2].map((action) => warningOf(found, action))).toEqual([null, null, null]);
    expect(warningOf(found, 3)).toEqual({ action: 3, grade: "mistake", best: 0.6, after: 0.45 });
    expect(warningOf(found, 4)?.grade).toBe("blunder");
  });

  it("needs a bot that has looked at the action, the more often the less is at stake", () => {
    expect(warningOf(advice([0.6, 0.4], 10), 1)).toBeNull();
    expect(warningOf(advice([0.6, 0.1], 10), 1)?.grade).toBe("blunder");
    expect(warningOf(advice([0.6, 0.1], 0), 1)).toBeNull();
    expect(warningOf(advice([0.6]), 7)).toBeNull();
    expect(warningOf({ ...advice([0.6, 0.1]), analysis: null }, 1)).toBeNull();
  });
});

describe("what the coach says", () => {
  const texts = {
    ...NO_TEXTS,
    prompts: { act: "Act.", "act.coach": "Do this or that.", end: "End." },
    events: {
      took: "x",
      "took.would": "take a star",
      "took.worth": "Stars are points.",
      fell: "y",
      "fell.why": "Down.",
    },
  };
  const moved = (seat: number, ...types: string[]): LogEntry =>
    ({ type: "moved", seat, events: types.map((type) => ({ type, seat })) }) as unknown as LogEntry;
  const action = (...types: string[]): LegalAction => ({
    ...{ action: 1, notation: "a", move: { type: "a" } },
    preview: types.map((type) => ({ type, seat: 1 })),
  });

  it("is about what the others did since our last decision, and what that is good for", () => {
    const events = eventsSince([moved(1, "took"), moved(1, "fell"), moved(0, "took", "fell"), moved(2, "took")], [1]);
    expect(events.map(({ type }) => type)).toEqual(["took", "fell", "took"]);
    expect(reasonsOf(events, texts)).toEqual(["Stars are points.", "Down."]);
    expect(eventsSince([moved(0, "took"), moved(1, "fell")], [1])).toEqual([]);
  });

  it("names what is worth having and within reach, once", () => {
    expect(ideasOf([action("took"), action("fell", "took"), action("fell")], texts, [], QUIET)).toEqual([
      "take a star",
    ]);
    expect(ideasOf([action("fell")], texts, [], QUIET)).toEqual([]);
  });

  it("explains what is asked, or says it", () => {
    expect([sayAsked("act", texts), sayAsked("end", texts)]).toEqual(["Do this or that.", "End."]);
    expect([trend(0.5, 0.53), trend(0.5, 0.6), trend(0.5, 0.4), trend(null, 0.9)]).toEqual([
      "chance-even",
      "chance-up",
      "chance-down",
      "chance-even",
    ]);
  });
});

describe("a decision", () => {
  let Coach: typeof Own;
  beforeAll(async () => {
    vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
    ({ Coach } = await import("../../src/coach/coach.svelte"));
  });

  /** A table at which we decide between three actions. */
  function table() {
    const sent: number[] = [];
    const session = {
      ...{ connected: true, advising: false, advice: null as HintAnswer | null, pending: null, undoEpoch: 0 },
      legal: [0, 1, 2].map((action) => ({ action, notation: "", move: { type: "a" }, preview: [] })),
      stage: { view: { ply: 4 } },
      asked: 0,
      advise() {
        session.asked += 1;
        session.advising = true;
      },
      play: (action: number) => void sent.push(action),
    };
    const coach = new Coach(session as never);
    const answer = (chances: number[] | null): void => {
      Object.assign(session, { advising: false, advice: chances && advice(chances) });
      coach.follow();
    };
    coach.follow();
    return { coach, session, sent, answer };
  }

  it("is asked about once, and sent at once when it is not bad", () => {
    const { coach, session, sent, answer } = table();
    expect(session.asked).toBe(1);
    answer([0.6, 0.58, 0.1]);
    coach.follow();
    expect(session.asked).toBe(1);
    coach.play(1);
    expect(sent).toEqual([1]);
    expect(coach.expected).toBe(0.58);
  });

  it("waits for the bot, and then for us if it is bad; the second word counts", () => {
    const { coach, sent, answer } = table();
    coach.play(2);
    expect([coach.held, sent.length]).toEqual([2, 0]);
    answer([0.6, 0.5, 0.1]);
    expect([coach.held, coach.warning?.grade, sent.length]).toEqual([null, "blunder", 0]);
    coach.anyway();
    expect([coach.warning, sent]).toEqual([null, [2]]);
  });

  it("is warned of once, whatever is chosen then", () => {
    const { coach, sent, answer } = table();
    answer([0.6, 0.2, 0.1]);
    coach.play(2);
    coach.thinkAgain();
    expect([coach.warning, sent.length]).toEqual([null, 0]);
    coach.play(1);
    expect(sent).toEqual([1]);
  });

  it("is sent when the bot's answer does not come", () => {
    const { coach, sent, answer } = table();
    coach.play(2);
    answer(null);
    expect(sent).toEqual([2]);
  });
});
