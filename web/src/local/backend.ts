/** The backend of local tables: files that the build of a site without a server has exported, and a worker with the tables. */

import type { ErrorDetails, ServerMessage } from "../api/answers";
import type { ClientMessage } from "../api/requests";
import type { Backend, Method } from "../lib/backend";
import { read } from "../lib/fluent";
import { format, type Values } from "../lib/format";
import { i18n, t } from "../lib/i18n.svelte";
import type { Listener, Transport } from "../lib/live/transport";
import { Problem } from "../lib/problem";
import { reach } from "../lib/reach.svelte";
import { scriptAddress } from "../lib/script";
import { dataRoot } from "../lib/site";
import type { FromWorker, ToWorker } from "./worker";
import workerAddress from "./worker.ts?worker&url";

/** Requests that a file answers. */
const FILES: [path: RegExp, file: (id: string, language: string) => string][] = [
  [/^\/games$/, () => "games.json"],
  [/^\/texts\/(\w+)$/, (language) => `texts/${language}.json`],
  [/^\/games\/([\w-]+)\/miniature$/, (game) => `miniatures/${game}.json`],
  [/^\/games\/([\w-]+)\/miniature\/events$/, (game) => `miniatures/${game}.events.json`],
  [/^\/lessons\/([\w-]+)$/, (game, language) => `lessons/${game}.${language}.json`],
  [/^\/(\w+)\/ours$/, (path) => `editors/${path}.json`],
  [/^\/puzzles\/([\w-]+)$/, (game, language) => `puzzles/${game}.${language}.json`],
];

/** A refusal with its message in the reader's language. */
function worded(error: ErrorDetails): ErrorDetails {
  if (error.code === "no-server") return { ...error, message: t("no-server") };
  const message = read(i18n.texts?.ftl.errors ?? "")[`error-${error.code}`];
  const place = error.params["detail"] && i18n.language === "en" ? ` (${String(error.params["detail"])})` : "";
  return { ...error, message: message ? format(message, error.params as Values, i18n.language) + place : error.code };
}

async function fetched(file: string): Promise<unknown> {
  const ask = (): Promise<Response | null> => fetch(new URL(file, dataRoot())).catch(() => null);
  const { losses } = reach;
  const response = await ask();
  if (response?.ok) {
    reach.found(losses);
    return response.json();
  }
  if (response) throw new Problem("no-page", "");
  reach.lost(async () => (await ask())?.ok ?? false);
  throw new Problem("offline", "");
}

class WorkerTransport implements Transport {
  private listener: Listener | null = null;

  constructor(
    private readonly number: number,
    private readonly table: string,
    private readonly tell: (message: ToWorker) => void,
  ) {}

  open(listener: Listener): void {
    this.listener = listener;
    this.tell({ type: "open", transport: this.number, table: this.table, since: listener.since() });
  }

  send(message: ClientMessage): void {
    this.tell({ type: "say", transport: this.number, message });
  }

  close(): void {
    this.listener = null;
    this.tell({ type: "close", transport: this.number });
  }

  hear(message: ServerMessage): void {
    this.listener?.message(message.type === "error" ? { ...message, error: worded(message.error) } : message);
    if (message.type === "state") this.listener?.state("open", null);
  }

  refuse(reason: string): void {
    this.listener?.state("refused", reason);
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Problem): void;
}

export class LocalBackend implements Backend {
  private worker: Worker | null = null;
  private count = 0;
  /** Whether the worker has ever answered. */
  private answered = false;
  private readonly waiting = new Map<number, Waiting>();
  private readonly transports = new Map<number, WorkerTransport>();

  /** `modules`: where the rules of each game are, on a page with a server; null: in the folder of a site without one. */
  constructor(private readonly modules: Record<string, string> | null = null) {}

  request(method: Method, path: string, body?: unknown): Promise<unknown> {
    const language = document.documentElement.lang;
    for (const [pattern, file] of FILES) {
      const found = method === "GET" ? pattern.exec(path) : null;
      if (found) return fetched(file(found[1] ?? "", language));
    }
    return new Promise((resolve, reject) => {
      const id = ++this.count;
      this.waiting.set(id, { resolve, reject });
      this.tell({ type: "request", id, method, path, body: body ?? null, language });
    });
  }

  transport(table: string): Transport {
    const number = ++this.count;
    const transport = new WorkerTransport(number, table, (message) => {
      if (message.type === "close") this.transports.delete(number);
      this.tell(message);
    });
    this.transports.set(number, transport);
    return transport;
  }

  private tell(message: ToWorker): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(scriptAddress(workerAddress), { type: "module" });
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    worker.onerror = (event) => this.fail(event);
    worker.postMessage({ type: "begin", root: dataRoot(), modules: this.modules } satisfies ToWorker);
    return worker;
  }

  /** Something is wrong in the worker; where it has not even started, nobody waits for it in vain. */
  private fail(event: ErrorEvent): void {
    if (this.answered) return reportError(event.error ?? new Error(event.message));
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Problem("offline", ""));
    this.waiting.clear();
    for (const transport of this.transports.values()) transport.refuse("no-table");
  }

  private hear(message: FromWorker): void {
    this.answered = true;
    if (message.type === "heard") return this.transports.get(message.transport)?.hear(message.message);
    if (message.type === "refused") return this.transports.get(message.transport)?.refuse(message.reason);
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "answer") return asked?.resolve(message.answer);
    const { code, params, message: text } = worded(message.error);
    asked?.reject(new Problem(code, code === "offline" ? "" : text, params));
  }
}
