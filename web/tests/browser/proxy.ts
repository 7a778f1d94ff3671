/** A TCP proxy before the server whose connections can freeze, as they do when a network goes without a word. */

import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { SERVER } from "./browser";

interface Pair {
  near: Socket;
  far: Socket;
  /** Whether it is a table's live connection. */
  live: boolean;
}

export interface Proxy {
  /** Where the server is reached through it. */
  url: string;
  /** Nothing passes any more, through old connections or new ones; nobody is told. */
  freeze(): void;
  /** New connections pass; what froze stays frozen. */
  heal(): void;
  /** What froze passes, late; resolves when the server is done with the live connections of it. */
  thaw(): Promise<void>;
  close(): void;
}

export async function proxy(): Promise<Proxy> {
  const { hostname, port } = new URL(SERVER);
  const pairs = new Set<Pair>();
  const stuck = new Set<Pair>();
  let frozen = false;

  const pass = ({ near, far }: Pair): void => void (near.pipe(far), far.pipe(near));
  const stop = ({ near, far }: Pair): void => {
    near.unpipe(far).pause();
    far.unpipe(near).pause();
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair: Pair = { near, far, live: false };
    pairs.add(pair);
    for (const end of [near, far]) end.on("error", () => {});
    near.on("close", () => stuck.has(pair) || far.destroy());
    far.on("close", () => (pairs.delete(pair), stuck.delete(pair), near.destroy()));
    if (frozen) stuck.add(pair);
    else {
      near.once("data", (first) => (pair.live = /^upgrade: websocket/im.test(String(first))));
      pass(pair);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    freeze() {
      frozen = true;
      for (const pair of pairs) {
        stop(pair);
        stuck.add(pair);
      }
    },
    heal: () => void (frozen = false),
    async thaw() {
      const late = [...stuck];
      stuck.clear();
      late.forEach((pair) => (pair.near.destroyed ? pair.far.destroy() : pass(pair)));
      const open = late.filter(({ far, live }) => live && !far.closed);
      await Promise.all(open.map(({ far }) => new Promise((resolve) => far.once("close", resolve))));
    },
    close() {
      server.close();
      for (const { near, far } of pairs) (near.destroy(), far.destroy());
    },
  };
}
