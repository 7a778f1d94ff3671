/** The coach: what it warns of, when it holds a decision back, and what it says, from what our seat sees alone. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ActionValue, AssessAnswer, HintAnswer, LegalAction, LogEntry } from "../../src/api/answers";
import type { Coach as Own } from "../../src/coach/coach.svelte";
import {
  chanceAfter,
  eventsSince,
  ideasOf,
  isUnsure,
  reasonsOf,
  sayAsked,
  trend,
  warningOf,
} from "../../src/coach/remarks";
import { NO_TEXTS } from "../../src/lib/texts";
import warnings from "../../../tests/data/warnings.json?raw";

const QUIET = new Set<string>();
/** Seat 1's chances after the actions 0, 1, 2 …; the first is the bot's choice. */
const advice = (chances: number[], visits = 10_000): HintAnswer => ({
  ...{ type: "hint", id: "a", ply: 4, seat: 1, level: 8, action: 0, notation: "a" },
  analysis: {
    ...{ seat: 1, simulations: 10_000, seconds: 0, depth: 3, values: [0.4, 0.6], line: [] },
    actions: chances.map((chance, action) => ({ action, visits, values: [1 - chance, chance] })),
  },
});

interface Case {
  name: string;
  /** The chance and the visits of the best action, and of the chosen one. */
  best: [number, number];
  chosen: [number, number];
  warned: boolean;
}
const CASES = JSON.parse(warnings) as Case[];
const found = (action: number, [chance, visits]: [number, number]): ActionValue => ({
  ...{ action, visits, values: [1 - chance, chance] },
});
/** What a search that began with an action found for seat 1. */
const assessed = (action: number, chance: number, visits = 1000): AssessAnswer => ({
  ...{ type: "assess", id: "b", ply: 4, seat: 1, found: found(action, [chance, visits]) },
});

describe("a warning", () => {
  it.each(CASES)("for $name: $warned, as the server's code has it", ({ best, chosen, warned }) => {
    const given = advice([]);
    given.analysis!.actions = [found(0, best), found(1, chosen)];
    expect(warningOf(given, 1) !== null).toBe(warned);
  });

  it("is given for mistakes and blunders by the chance of the seat that decides, and for nothing else", () => {
    const given = advice([0.6, 0.58, 0.52, 0.45, 0.3]);
    expect([0, 1, 2].map((action) => warningOf(given, action))).toEqual([null, null, null]);
    expect(warningOf(given, 3)).toEqual({ action: 3, grade: "mistake", best: 0.6, after: 0.45 });
    expect(warningOf(given, 4)?.grade).toBe("blunder");
  });

  it("needs a bot that has looked at the action", () => {
    expect(warningOf(advice([0.6]), 7)).toBeNull();
    expect(warningOf({ ...advice([0.6, 0.1]), analysis: null }, 1)).toBeNull();
  });

  it("follows from the search that looked at the action more often", () => {
    const given = advice([0.6, 0.6, 0.1]);
    given.analysis!.actions[1]!.visits = 3;
    expect([1, 2, 0, 7].map((action) => isUnsure(given, action))).toEqual([true, false, false, true]);
    expect(warningOf(given, 1)).toBeNull();
    expect(warningOf(given, 1, assessed(1, 0.2))).toEqual({ action: 1, grade: "blunder", best: 0.6, after: 0.2 });
    expect(warningOf(given, 7, assessed(7, 0.2))?.grade).toBe("blunder");
    expect(warningOf(given, 2, assessed(2, 0.6, 2))?.grade).toBe("blunder");
    expect(warningOf(given, 1, assessed(2, 0.1))).toBeNull(); // about another one
    expect(chanceAfter(given, 1, assessed(1, 0.2))).toBe(0.2);
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
      ...{ assessing: false, assessed: null as AssessAnswer | null, looked: [] as number[] },
      legal: [0, 1, 2].map((action) => ({ action, notation: "", move: { type: "a" }, preview: [] })),
      stage: { view: { ply: 4 } },
      asked: 0,
      advise() {
        session.asked += 1;
        session.advising = true;
      },
      assess(action: number) {
        session.looked.push(action);
        session.assessing = true;
      },
      play: (action: number) => void sent.push(action),
    };
    const coach = new Coach(session as never);
    const answer = (chances: number[] | null): void => {
      Object.assign(session, { advising: false, advice: chances && advice(chances) });
      coach.follow();
    };
    /** The answer to the question about one action; null where it is refused. */
    const assess = (found: AssessAnswer | null): void => {
      Object.assign(session, { assessing: false, assessed: found });
      coach.follow();
    };
    coach.follow();
    return { coach, session, sent, answer, assess };
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
    const { coach, sent, answer, assess } = table();
    coach.play(2);
    assess(null);
    expect([coach.held, sent.length]).toEqual([2, 0]);
    answer([0.6, 0.5, 0.1]);
    expect([coach.held, coach.warning?.grade, sent.length]).toEqual([null, "blunder", 0]);
    coach.anyway();
    expect([coach.warning, sent]).toEqual([null, [2]]);
  });

  it("is looked at once behind what the bot hardly looked at, and warned of by what is found there", () => {
    const { coach, session, sent, answer, assess } = table();
    answer([0.6, 0.58]);
    coach.play(2);
    expect([session.looked, coach.held, sent.length]).toEqual([[2], 2, 0]);
    assess(assessed(2, 0.3));
    expect([session.looked, coach.held, coach.warning?.after, sent.length]).toEqual([[2], null, 0.3, 0]);
    coach.thinkAgain();
    coach.play(2);
    expect([session.looked, sent]).toEqual([[2], [2]]);
    expect(coach.expected).toBe(0.3);
  });

  it("is sent where nothing bad is found behind it, or nothing at all", () => {
    for (const found of [assessed(2, 0.57), null]) {
      const { coach, session, sent, answer, assess } = table();
      answer([0.6, 0.58]);
      coach.play(2);
      assess(found);
      expect([session.looked, coach.held, sent]).toEqual([[2], null, [2]]);
    }
  });

  it("is looked at while the bot still thinks, and waits for both", () => {
    const { coach, session, sent, answer, assess } = table();
    coach.play(2);
    expect(session.looked).toEqual([2]);
    answer([0.6, 0.58]);
    expect([coach.held, sent.length]).toEqual([2, 0]);
    assess(assessed(2, 0.3));
    expect([session.looked, coach.held, coach.warning?.grade, sent.length]).toEqual([[2], null, "blunder", 0]);
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

  it("is sent when the bot's answers do not come", () => {
    const { coach, sent, answer, assess } = table();
    coach.play(2);
    assess(null);
    answer(null);
    expect(sent).toEqual([2]);
  });
});
