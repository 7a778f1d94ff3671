/** The socket's side of a transport: silence is noticed, and everybody comes back, but not all at once. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../../src/lib/live/messages";
import { refusedTransport, SocketTransport, type Line, type Platform } from "../../src/lib/live/socket";
import type { TransportState } from "../../src/lib/live/transport";
import { moved, state } from "./live";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OPEN = 5; // milliseconds

/** A server that answers pings, can fall silent, and can be down. */
class FakeServer {
  lines: FakeLine[] = [];
  urls: string[] = [];
  opened: number[] = [];
  silent = false;
  down = false;
  refuses = 0;

  connect = (url: string): Line => {
    this.urls.push(url);
    return new FakeLine(this);
  };

  /** Its process ends: every line breaks. */
  kill(): void {
    this.down = true;
    this.lines.splice(0).forEach((line) => line.onclose?.({ code: 1006 }));
  }
}

class FakeLine implements Line {
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  sent: ServerMessage[] = [];
  closed = false;

  constructor(private readonly server: FakeServer) {
    setTimeout(() => {
      if (server.down) this.onclose?.({ code: 1006 });
      else if (server.refuses) this.onclose?.({ code: server.refuses });
      else if (!server.silent && !this.closed) {
        server.lines.push(this);
        server.opened.push(Date.now());
        this.says(state(0, 0));
      }
    }, OPEN);
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.sent.push(message);
    if (message.type === ("ping" as string) && !this.server.silent) this.says({ type: "pong", id: 1 });
  }

  close(): void {
    this.closed = true;
  }
}

/** A deterministic stream of numbers in [0, 1). */
function dice(seed: number): () => number {
  let x = seed * 2654435761 + 1;
  return () => {
    x = Math.imul(x ^ (x >>> 15), 2246822519) + 3266489917;
    return ((x ^ (x >>> 13)) >>> 0) / 2 ** 32;
  };
}

function connected(server: FakeServer, seed = 1, more: Partial<Platform> = {}) {
  const states: [TransportState, string | null][] = [];
  const heard: ServerMessage[] = [];
  let wake = (): void => {};
  const transport = new SocketTransport((since) => `live?since=${since}`, {
    connect: server.connect,
    random: dice(seed),
    hidden: () => false,
    onwake: (call) => ((wake = call), () => {}),
    ...more,
  });
  let n = 0;
  transport.open({
    since: () => n,
    message(message) {
      heard.push(message);
      if ("n" in message) n = message.n;
    },
    state: (to, reason) => void states.push([to, reason]),
  });
  return { transport, states, heard, wake: () => wake(), is: () => states.at(-1)?.[0] ?? "connecting" };
}

describe("a transport", () => {
  it("is open after its first message came, and goes on from what is known", () => {
    const server = new FakeServer();
    const { heard, states, is } = connected(server);
    vi.advanceTimersByTime(OPEN);
    expect(heard.map(({ type }) => type)).toEqual(["state"]);
    expect(states).toEqual([["open", null]]);
    server.lines[0]!.says(moved(7, 1));
    server.kill();
    expect(is()).toBe("lost");
    server.down = false;
    vi.advanceTimersByTime(10_000);
    expect(is()).toBe("open");
    expect(server.urls).toEqual(["live?since=0", "live?since=7"]);
  });

  it("asks a quiet server for a word, and takes any word for one", () => {
    const server = new FakeServer();
    const { heard, is } = connected(server);
    vi.advanceTimersByTime(60_000);
    expect(is()).toBe("open");
    expect(heard).toHaveLength(1); // pongs are the transport's own
    const pings = server.lines[0]!.sent.length;
    expect(pings).toBeGreaterThan(10);
    for (let second = 0; second < 10; second++) {
      server.lines[0]!.says(moved(second + 1, second + 1));
      vi.advanceTimersByTime(1000);
    }
    expect(server.lines[0]!.sent).toHaveLength(pings);
  });

  it("asks rarely while nobody looks, and at once when somebody does", () => {
    const server = new FakeServer();
    let hidden = true;
    const { wake } = connected(server, 1, { hidden: () => hidden });
    vi.advanceTimersByTime(29_000);
    expect(server.lines[0]!.sent).toHaveLength(0);
    hidden = false;
    wake();
    expect(server.lines[0]!.sent).toHaveLength(1);
  });

  it("notices within five seconds that nothing comes any more", () => {
    const server = new FakeServer();
    const { is } = connected(server);
    vi.advanceTimersByTime(OPEN);
    server.silent = true;
    vi.advanceTimersByTime(5000);
    expect(is()).toBe("lost");
  });

  it("connects again when the line stays silent, and drops the old one when the new one speaks", () => {
    const server = new FakeServer();
    const { is } = connected(server);
    vi.advanceTimersByTime(OPEN);
    const old = server.lines[0]!;
    server.silent = true;
    vi.advanceTimersByTime(30_000);
    expect(server.urls.length).toBeGreaterThan(2); // an attempt that gets no word is given up too
    expect([is(), old.closed]).toEqual(["lost", false]);
    server.silent = false;
    vi.advanceTimersByTime(15_000);
    expect([is(), old.closed]).toEqual(["open", true]);
    expect(server.lines).toHaveLength(2);
  });

  it("believes a line that was only slow, and needs no other then", () => {
    const server = new FakeServer();
    const { is, heard } = connected(server);
    vi.advanceTimersByTime(OPEN);
    server.silent = true;
    vi.advanceTimersByTime(5000);
    server.lines[0]!.says(moved(1, 1));
    server.silent = false;
    expect([is(), heard.length]).toEqual(["open", 2]);
    vi.advanceTimersByTime(60_000);
    expect([is(), server.lines.length]).toEqual(["open", 1]);
  });

  it("tries at once when the network is back", () => {
    const server = new FakeServer();
    const { is, wake } = connected(server);
    vi.advanceTimersByTime(OPEN);
    server.kill();
    server.down = false;
    wake();
    vi.advanceTimersByTime(OPEN);
    expect(is()).toBe("open");
  });

  it.each([
    [4404, "no-table"],
    [4403, "private"],
    [4429, "too-many"],
    [4426, "VersionError"],
  ])("does not try again where it is refused by %i", (code, reason) => {
    const server = new FakeServer();
    server.refuses = code;
    const { states } = connected(server);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual([["refused", reason]]);
    expect(server.urls).toHaveLength(1);
  });

  it("says nothing more when it is closed", () => {
    const server = new FakeServer();
    const { transport, states, heard } = connected(server);
    vi.advanceTimersByTime(OPEN);
    transport.close();
    server.lines[0]!.says(moved(1, 1));
    server.kill();
    vi.advanceTimersByTime(60_000);
    expect([states.length, heard.length, server.urls.length]).toEqual([1, 1, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("to nowhere is refused without a socket", () => {
    const states: unknown[] = [];
    refusedTransport("no-table").open({ since: () => 0, message: () => {}, state: (...change) => states.push(change) });
    expect(states).toEqual([["refused", "no-table"]]);
  });
});

describe("two hundred pages whose server is killed", () => {
  it.each([0, 300, 3000, 20_000, 120_000])("are all back within ten seconds of its return after %i ms", (away) => {
    const server = new FakeServer();
    const pages = Array.from({ length: 200 }, (_, page) => connected(server, page + 1));
    vi.advanceTimersByTime(1000);
    expect(pages.every((page) => page.is() === "open")).toBe(true);
    server.kill();
    vi.advanceTimersByTime(away);
    server.down = false;
    server.opened = [];
    const began = Date.now();
    vi.advanceTimersByTime(10_000);
    expect(pages.every((page) => page.is() === "open")).toBe(true);
    expect(server.opened).toHaveLength(200);
    const busiest = Math.max(
      ...server.opened.map((at) => server.opened.filter((other) => other >= at && other < at + 1000).length),
    );
    expect(busiest).toBeLessThan(160);
    expect(Math.max(...server.opened) - began).toBeLessThan(10_000);
  });
});
