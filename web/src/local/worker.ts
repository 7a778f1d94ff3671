/** The worker with the local tables: one a page. */

import type { ErrorDetails, Explained, Reason, ServerMessage } from "../api/answers";
import type { AskWhy, ClientMessage } from "../api/requests";
import type { Method } from "../lib/backend";
import { GameModule } from "../wasm/index.js";
import { detailsOf, isRefusal, Refusal } from "./errors";
import { LocalHost } from "./host";
import { servedFile } from "./served";
import { IndexedStore } from "./store";
import type { Platform } from "./platform";
import type { Viewer } from "./seen";
import type { LocalTable } from "./table";

/** What the page says. `root` is the folder of modules and data; `modules`: where a server has the modules instead. */
export type ToWorker =
  | { type: "begin"; root: string; modules: Record<string, string> | null }
  | { type: "request"; id: number; method: Method; path: string; body: unknown; language: string }
  | { type: "open"; transport: number; table: string; since: number }
  | { type: "say"; transport: number; message: ClientMessage }
  | { type: "close"; transport: number };

export type FromWorker =
  | { type: "answer"; id: number; answer: unknown }
  | { type: "refusal"; id: number; error: ErrorDetails }
  | { type: "heard"; transport: number; message: ServerMessage }
  | { type: "refused"; transport: number; reason: string };

/** A mistake of ours: whoever asked is told, and it is reported. */
const FAILED: ErrorDetails = { type: "ServerError", code: "internal", message: "", params: {} };

const tell = (message: FromWorker): void => postMessage(message);

/** Fetch something once; again after a failure. */
function once<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const found = new Map<string, Promise<T>>();
  return (name) => {
    const known = found.get(name) ?? load(name);
    found.set(name, known);
    known.catch(() => found.delete(name));
    return known;
  };
}

async function fetched(root: string, path: string): Promise<Response> {
  const response = await fetch(new URL(path, root)).catch(() => null);
  if (!response?.ok) throw new Refusal(response?.status === 404 ? "no-page" : "offline");
  return response;
}

async function platform(root: string, modules: Record<string, string> | null): Promise<Platform> {
  const moduleAt = (game: string): string => modules?.[game] ?? `${game}.wasm`;
  const files = once(async (path) => (await fetched(root, path)).json() as Promise<unknown>);
  const data = async (path: string): Promise<unknown> => {
    if (!modules) return files(path);
    const { address, part } = servedFile(path);
    return part(await files(address));
  };
  const why = async (asked: AskWhy): Promise<Reason | null> => {
    const headers = { "content-type": "application/json" };
    // A seed has more digits than a number of JavaScript, so it is written as it is.
    const { seed, ...rest } = asked.position;
    const position = `${JSON.stringify(rest).slice(0, -1)},"seed":${BigInt(String(seed))}}`;
    const body = `${JSON.stringify({ moves: asked.moves, move: asked.move }).slice(0, -1)},"position":${position}}`;
    const answer = await fetch("/api/positions/why", { method: "POST", headers, body });
    return answer.ok ? ((await answer.json()) as Explained).reason : null;
  };
  return {
    ...(modules && { why }),
    store: await IndexedStore.open(),
    module: once(async (game) => GameModule.load(await fetched(root, moduleAt(game)))),
    data: <T>(path: string) => data(path) as Promise<T>,
    now: () => new Date(),
    milliseconds: () => performance.now(),
    rest: (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  };
}

let begun: Promise<LocalHost> | null = null;
const transports = new Map<number, { table: LocalTable; viewer: Viewer }>();

async function open(host: LocalHost, transport: number, id: string, since: number): Promise<void> {
  const viewer: Viewer = { curtain: null, send: (message) => tell({ type: "heard", transport, message }) };
  const table = await host.table(id);
  transports.set(transport, { table, viewer });
  table.open(viewer, since);
}

async function hear(message: ToWorker): Promise<void> {
  if (message.type === "begin") {
    begun = platform(message.root, message.modules).then((made) => new LocalHost(made));
    return;
  }
  const host = await begun!;
  const known = "transport" in message ? transports.get(message.transport) : undefined;
  switch (message.type) {
    case "request": {
      const { id, method, path, body, language } = message;
      try {
        tell({ type: "answer", id, answer: await host.request(method, path, body, language) });
      } catch (error) {
        tell({ type: "refusal", id, error: isRefusal(error) ? detailsOf(error) : FAILED });
        if (!isRefusal(error)) throw error;
      }
      break;
    }
    case "open":
      await open(host, message.transport, message.table, message.since).catch((error: unknown) =>
        tell({ type: "refused", transport: message.transport, reason: detailsOf(error).code }),
      );
      break;
    case "say":
      await known?.table.hear(known.viewer, message.message);
      break;
    case "close":
      known?.table.close(known.viewer);
      transports.delete(message.transport);
  }
}

addEventListener("message", (event: MessageEvent<ToWorker>) => void hear(event.data));
