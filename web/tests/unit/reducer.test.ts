/** The protocol of a live table, without a browser, a connection or time. */

import { describe, expect, it } from "vitest";
import type { Saying, ServerMessage } from "../../src/lib/live/messages";
import { addEarlier, hear, mayUndo, playOf, say, UNKNOWN, type Live } from "../../src/lib/live/reducer";
import { chat, done, error, message, missed, moved, state, undone, view } from "./live";

const after = (...messages: ServerMessage[]): Live => messages.reduce(hear, UNKNOWN);
const numbers = (live: Live): number[] => live.log.map(({ n }) => n);
const types = (live: Live): string[] => live.outbox.map(({ type }) => type);
const play = (ply: number): Saying => ({ type: "play", id: "p", ply, action: 7 });
const undo: Saying = { type: "undo", id: "u", ply: 2, key: "u" };
const line: Saying = { type: "chat", id: "c", text: "Hello", key: "c" };

/** A value that nothing may change. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

describe("what is known of a table", () => {
  it("is what the last message says of it, and never changes what was known before", () => {
    let live = frozen(UNKNOWN);
    for (const message of [state(1, 0), moved(2, 1), chat(3), undone(4, 0), moved(5, 1)]) {
      live = frozen(hear(live, frozen(message)));
    }
    expect(live.view).toEqual(view(1));
    expect(live.n).toBe(5);
    expect(numbers(live)).toEqual([2, 3, 4, 5]);
  });

  it("stays as it is by messages of a newer server", () => {
    const live = after(state(1, 0));
    expect(hear(live, message({ type: "fireworks", n: 2 }))).toEqual({ ...live, n: 2, news: [] });
  });

  it("does not take the number of an answer for an entry", () => {
    expect(after(state(1, 0), done("x", 9)).n).toBe(1);
  });

  it("knows who is there as it was sent last", () => {
    const here = { type: "presence", guests: ["a", "b"], away: {}, watching: 3 };
    expect(after(state(1, 0), message(here)).presence).toMatchObject({ guests: ["a", "b"], watching: 3 });
    expect(after(message(here), state(1, 0)).presence.guests).toEqual(["a"]);
  });

  it("keeps what the coach asked apart from hints, and its refusals to itself", () => {
    const answer = (id: string): ServerMessage => message({ type: "hint", id, ply: 0, seat: 0, level: 8, action: 1 });
    const asked = { ...after(state(1, 0)), advising: "c" };
    expect(hear(asked, answer("c"))).toMatchObject({ advising: null, advice: { action: 1 }, hint: null });
    expect(hear({ ...asked, asking: true }, answer("c"))).toMatchObject({ asking: false, hint: { action: 1 } });
    expect(hear(asked, answer("h"))).toMatchObject({ advising: "c", hint: { action: 1 } });
    expect(hear(asked, error("c", "busy"))).toMatchObject({ advising: null, problem: null });
    expect(hear(hear(asked, answer("c")), moved(2, 1)).advice).toBeNull();
  });

  it("keeps what the coach asked about one action until the game goes on", () => {
    const answer = (ply: number): ServerMessage =>
      message({ type: "assess", id: "a", ply, seat: 0, found: { action: 1, visits: 9, values: [0.5, 0.5] } });
    const asked = { ...after(state(1, 0)), assessing: "a" };
    const told = hear(asked, answer(0));
    expect(told).toMatchObject({ assessing: null, assessed: { found: { action: 1 } } });
    expect(hear(told, moved(2, 1)).assessed).toBeNull();
    expect(hear(asked, answer(3))).toMatchObject({ assessing: null, assessed: null }); // of another decision
    expect(hear(asked, error("a", "busy"))).toMatchObject({ assessing: null, problem: null });
    expect(hear(asked, state(2, 1)).assessing).toBeNull();
  });

  it("knows the result when the game is over, and forgets hints and thoughts when it goes on", () => {
    const over = { type: "over", n: 3, result: { winners: [0] }, seed: "1", salt: null };
    expect(after(state(1, 0), message(over)).table).toMatchObject({ status: "over", seed: "1" });
    const hint = message({
      type: "hint",
      id: "h",
      ply: 0,
      seat: 0,
      level: 8,
      action: 1,
      notation: "x",
      analysis: null,
    });
    const thinking = message({ type: "thinking", seat: 1, ply: 0 });
    const hinted = after(state(1, 0), hint, thinking);
    expect([hinted.hint?.action, hinted.thinking]).toEqual([1, 1]);
    expect(hear(hinted, moved(2, 1))).toMatchObject({ hint: null, thinking: null });
    expect(after(state(1, 1), hint).hint).toBeNull(); // it is about another ply
  });
});

describe("earlier chat", () => {
  it("comes before what is known, until there is no more", () => {
    const live = after({ ...state(9, 0), earlier: 9 } as ServerMessage, chat(9));
    expect(live.earlier).toBe(9);
    const more = addEarlier(live, { chat: [chat(3), chat(4)], earlier: null } as never);
    expect([numbers(more), more.earlier]).toEqual([[3, 4, 9], null]);
  });
});

describe("what is to be seen", () => {
  it("is each move with its way, and each other change as it stands", () => {
    expect(after(state(1, 0), moved(2, 1)).news).toMatchObject([{ n: 2, view: view(1), step: { view: view(1) } }]);
    expect(after(state(1, 0), undone(2, 0)).news).toEqual([{ n: 2, viewpoint: 0, view: view(0) }]);
    expect(after(state(1, 0), chat(2)).news).toEqual([]);
  });

  it("is each missed move in its turn, and then how things stand", () => {
    const { news, log } = hear(after(state(1, 0)), state(3, 2, [missed(2, 1), missed(3, 2)], 1));
    expect(news.map(({ n }) => n)).toEqual([2, 3, undefined]);
    expect(news.map(({ view: seen }) => seen?.ply)).toEqual([1, 2, 2]);
    expect(log).toHaveLength(2);
  });

  it("is only how things stand where something was taken back meanwhile", () => {
    const log = [missed(2, 1), { type: "undone", n: 3, ply: 0, seat: 0 }];
    expect(hear(after(state(1, 0)), state(3, 0, log, 1)).news).toEqual([{ viewpoint: 0, view: view(0) }]);
  });

  it("starts anew by a server that could not go on, without anything twice", () => {
    const live = hear(after(state(0, 0), moved(1, 1)), state(2, 2, [missed(1, 1, false), missed(2, 2, false)]));
    expect(numbers(live)).toEqual([1, 2]);
    expect(live.news).toEqual([{ viewpoint: 0, view: view(2) }]);
  });
});

describe("what we say", () => {
  it("is kept until it is answered or refused, each by its own id", () => {
    const live = [line, undo].reduce(say, after(state(1, 2)));
    expect(types(live)).toEqual(["chat", "undo"]);
    expect(types(hear(live, done("u")))).toEqual(["chat"]);
    const refused = hear(live, error("c", "chat-full"));
    expect(types(refused)).toEqual(["undo"]);
    expect(refused.problem?.code).toBe("chat-full");
    expect(types(hear(live, done("another")))).toEqual(["chat", "undo"]);
  });

  it("is kept over a new connection", () => {
    const live = [line, undo].reduce(say, after(state(1, 2)));
    expect(types(hear(live, state(3, 4, [missed(2, 3), missed(3, 4)], 1)))).toEqual(["chat", "undo"]);
  });

  it("is said again at the same decision, and not when the decision is past", () => {
    const live = say(after(state(1, 2)), play(2));
    expect(playOf(live)).toEqual(play(2));
    expect(types(hear(live, state(1, 2, [], 1)))).toEqual(["play"]);
    expect(types(hear(live, state(2, 3, [missed(2, 3)], 1)))).toEqual([]);
    expect(types(hear(live, moved(2, 3)))).toEqual([]);
  });

  it("is not decided again after it arrived and was taken back", () => {
    const live = say(after(state(1, 2)), play(2));
    const log = [missed(2, 3), { type: "undone", n: 3, ply: 2, seat: 0 }];
    expect(types(hear(live, state(3, 2, log, 1)))).toEqual([]);
    // What had been undone before is no answer to what we said after it.
    const again = [missed(1, 3, false), { type: "undone", n: 2, ply: 2, seat: 0 }];
    expect(types(hear(say(after(state(2, 2)), play(2)), state(2, 2, again)))).toEqual(["play"]);
  });

  it("is no problem where it had arrived already", () => {
    const live = hear(say(after(state(1, 2)), play(2)), error("p", "already-played"));
    expect([live.outbox, live.problem]).toEqual([[], null]);
  });

  it("cannot be a second undo, nor an undo of what has not arrived", () => {
    const live = after(state(1, 2));
    expect(mayUndo(live)).toBe(true);
    expect(mayUndo(say(live, undo))).toBe(false);
    expect(mayUndo(say(live, play(2)))).toBe(false);
    expect(mayUndo(hear(say(live, undo), done("u")))).toBe(true);
  });

  it("about the curtain counts as it was said last", () => {
    const open: Saying = { type: "curtain", id: "1", seat: 1 };
    const close: Saying = { type: "curtain", id: "2", seat: null };
    const live = [open, close].reduce(say, after(state(1, 2)));
    expect(live.outbox).toEqual([close]);
    expect(
      hear(live, message({ type: "view", id: "2", viewpoint: null, view: view(2), legal: [], undo: false })),
    ).toMatchObject({
      outbox: [],
      viewpoint: null,
    });
  });
});

describe("offers", () => {
  const offer = { number: 1, kind: "takeback" as const, seat: 1, waiting: [0] };
  const offers = (n: number, more: object = {}): ServerMessage =>
    message({ type: "offers", n, undo_epoch: 0, may: ["resign"], offers: [offer], ...more });
  const declined = { offers: [], answer: { offer: 1, seat: 1, accept: false } };

  it("are those that were sent last, with the answer until something happens", () => {
    const asked = after(state(1, 0), offers(2));
    expect([asked.offers, asked.may]).toEqual([[offer], ["resign"]]);
    const answered = hear(asked, offers(3, declined));
    expect([answered.offers, answered.answer]).toEqual([[], { offer: 1, seat: 1, accept: false, kind: "takeback" }]);
    expect(hear(answered, moved(4, 1)).answer).toBeNull();
    expect(after(state(1, 0), offers(2, declined)).answer).toBeNull(); // of an offer that was never heard of
  });

  it("are gone when a move or the end comes without them", () => {
    expect(after(state(1, 0), offers(2), moved(3, 1)).offers).toEqual([]);
    const over = message({ type: "over", n: 3, result: { winners: [0] }, seed: "1", salt: null });
    expect(after(state(1, 0), offers(2), over)).toMatchObject({ offers: [], may: [] });
  });

  it("are not answered again after a reconnection when they are gone, nor is a game that has ended given up", () => {
    const reply: Saying = { type: "reply", id: "r", offer: 1, accept: true, key: "r" };
    const resign: Saying = { type: "resign", id: "q", seat: 0 };
    const said = say(say(after(state(1, 0), offers(2)), reply), resign);
    expect(types(hear(said, { ...state(2, 0), offers: [offer] } as ServerMessage))).toEqual(["reply", "resign"]);
    expect(types(hear(said, state(3, 0)))).toEqual(["resign"]);
    const ended = { ...state(3, 0), table: { id: "t", status: "over" } } as unknown as ServerMessage;
    expect(types(hear(said, ended))).toEqual([]);
  });

  it("do not let a move be played in a position that was taken back", () => {
    const said = say(after(state(1, 2)), { type: "play", id: "p", ply: 2, undo_epoch: 0, action: 7 });
    expect(types(hear(said, state(1, 2)))).toEqual(["play"]);
    expect(types(hear(said, { ...state(3, 2), undo_epoch: 1 } as ServerMessage))).toEqual([]);
  });
});
