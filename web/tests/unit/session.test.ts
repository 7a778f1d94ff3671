/** A table by a transport that a test speaks into: what is shown when, and what is sent again. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../../src/lib/live/messages";
import type { Listener, Transport } from "../../src/lib/live/transport";
import type { Session as Live } from "../../src/lib/session.svelte";
import { chat, done, moved, missed, state } from "./live";

class FakeTransport implements Transport {
  listener!: Listener;
  sent: ClientMessage[] = [];
  private up = false;

  open(listener: Listener): void {
    this.listener = listener;
  }
  send(message: ClientMessage): void {
    if (this.up) this.sent.push(message);
  }
  close(): void {}

  connect(first = state(0, 0)): void {
    this.listener.message(first);
    this.up = true;
    this.listener.state("open", null);
  }
  lose(): void {
    this.up = false;
    this.listener.state("lost", null);
  }
}

const stored = new Map<string, string>();
let Session: typeof Live;
let deliver: (id: string, transport: Transport) => Promise<void>;
beforeAll(async () => {
  const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("window", { ...nothing, matchMedia: () => ({ ...nothing, matches: false }) });
  vi.stubGlobal("document", { ...nothing, documentElement: { dataset: {} }, hidden: false });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  ({ Session } = await import("../../src/lib/session.svelte"));
  ({ deliver } = await import("../../src/local/deliver"));
});

function begun(): [Live, FakeTransport] {
  const transport = new FakeTransport();
  const session = new Session("t", null, transport);
  transport.connect();
  return [session, transport];
}

const numbersOf = (session: Live): number[] => session.log.map(({ n }) => n);
const show = (session: Live): void => session.stage.shown(session.stage.step!);

describe("the log of a table", () => {
  it("has a move when it has been shown, not before", () => {
    const [session, { listener }] = begun();
    listener.message(moved(1, 1));
    listener.message(moved(2, 2));
    expect(numbersOf(session)).toEqual([]);
    show(session);
    expect(numbersOf(session)).toEqual([1]);
    show(session);
    expect(numbersOf(session)).toEqual([1, 2]);
  });

  it("has what is said at once, and stays in order", () => {
    const [session, { listener }] = begun();
    listener.message(moved(1, 1));
    listener.message(chat(2));
    expect(numbersOf(session)).toEqual([2]);
    show(session);
    expect(numbersOf(session)).toEqual([1, 2]);
  });

  it("starts anew by a server that could not go on, without anything twice", () => {
    const [session, { listener }] = begun();
    listener.message(moved(1, 1));
    listener.message(state(2, 2, [missed(1, 1, false), missed(2, 2, false)]));
    show(session);
    expect(numbersOf(session)).toEqual([1, 2]);
    expect(session.stage.view?.ply).toBe(2);
  });
});

describe("what is said", () => {
  const types = (transport: FakeTransport): string[] => transport.sent.map(({ type }) => type);

  it("while nothing comes through is sent in order when it does, and not again after its answer", () => {
    const [session, transport] = begun();
    transport.lose();
    expect(session.connected).toBe(false);
    session.say("one");
    session.play(3);
    session.say("two");
    session.curtain(0);
    expect(transport.sent).toEqual([]);
    expect(session.unsent).toEqual(["one", "two"]);
    transport.connect(state(0, 0, [], 0));
    expect(types(transport)).toEqual(["chat", "play", "chat", "curtain"]);
    expect(session.unsent).toEqual([]);
    transport.sent.forEach((message) => transport.listener.message(done(String(message.id))));
    transport.lose();
    transport.connect();
    expect(transport.sent).toHaveLength(4);
  });

  it("is sent again with the same key where the answer was lost", () => {
    const [session, transport] = begun();
    session.say("Hello");
    session.takeBack();
    transport.lose();
    transport.connect();
    expect(transport.sent).toHaveLength(4);
    expect(transport.sent.slice(2)).toEqual(transport.sent.slice(0, 2));
    expect(new Set(transport.sent.map((message) => ("key" in message ? message.key : ""))).size).toBe(2);
  });

  it("by two sessions never has the same key", () => {
    const keys = Array.from({ length: 50 }, () => {
      const [session, transport] = begun();
      session.say("Hello");
      return transport.sent[0]!.id;
    });
    expect(new Set(keys).size).toBe(50);
  });

  it("as a decision is said once, and waits for its answer", () => {
    const [session, transport] = begun();
    session.play(3);
    session.play(4);
    expect(types(transport)).toEqual(["play"]);
    expect([session.pending, session.mayUndo]).toEqual([-1, false]);
    transport.listener.message(moved(1, 1));
    expect(session.pending).toBeNull();
  });
});

describe("a move without a connection", () => {
  const KEPT = "asterism.outbox.t";

  /** A page that loses its connection, and on which a move is made then. */
  function decided(): void {
    stored.clear();
    const [session, transport] = begun();
    transport.lose();
    session.write("m1");
    expect(session.pending).toBe(-1);
    expect(stored.has(KEPT)).toBe(true);
    session.close();
  }

  it("is sent by the next page, and forgotten with its answer", () => {
    decided();
    const [session, transport] = begun();
    expect(transport.sent).toMatchObject([{ type: "play", ply: 0, undo_epoch: 0, notation: "m1" }]);
    expect(stored.has(KEPT)).toBe(true);
    transport.listener.message(done(String(transport.sent[0]!.id), 1, 1));
    expect([session.dropped, stored.has(KEPT)]).toEqual([null, false]);
  });

  it.each([
    ["the game has gone on", state(2, 2, [{ ...missed(1, 1), notation: "other" }, missed(2, 2)]), "gone-on", 2],
    ["it was taken back", { ...state(2, 0, []), undo_epoch: 1 } as ServerMessage, "taken-back", 0],
  ])("is not played where %s, which is said", (_, first, why, decisions) => {
    decided();
    const transport = new FakeTransport();
    const session = new Session("t", null, transport);
    transport.connect(first);
    expect(transport.sent).toEqual([]);
    expect(session.dropped).toEqual({ notation: "m1", why, decisions });
    expect(stored.has(KEPT)).toBe(false);
    session.forgive();
    expect(session.dropped).toBeNull();
  });

  it("is no problem where it had arrived", () => {
    decided();
    const transport = new FakeTransport();
    const session = new Session("t", null, transport);
    transport.connect(state(1, 1, [missed(1, 1)]));
    expect([session.dropped, transport.sent]).toEqual([null, []]);
  });

  it("is delivered from any screen, and left to its table where it cannot be played", async () => {
    decided();
    const late = new FakeTransport();
    const refused = deliver("t", late);
    late.connect(state(1, 1, [{ ...missed(1, 1), notation: "other" }]));
    await refused;
    expect(stored.has(KEPT)).toBe(true);
    const transport = new FakeTransport();
    const sent = deliver("t", transport);
    transport.connect();
    transport.listener.message(done(String(transport.sent[0]!.id), 1, 1));
    await sent;
    expect(stored.has(KEPT)).toBe(false);
  });
});
