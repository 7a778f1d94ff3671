/** A real Chromium, and the things a person does in it. The server runs at ASTERISM_SERVER with the page built. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
  type WebSocketRoute,
} from "@playwright/test";
import { compile } from "../../fluent/compile.js";
import { packages } from "../../fluent/types.js";
import type { Plain } from "../../src/lib/catalog.svelte";
import { format, type Compiled, type Values } from "../../src/lib/format";
import { reseed } from "./seed";

export { expect };
export const SERVER = process.env["ASTERISM_SERVER"] ?? "http://127.0.0.1:8000";

/** The messages of a folder of the page, by language. */
export const messages = (folder: keyof Messages): Record<string, Compiled> =>
  Object.fromEntries(
    Object.entries(packages()[folder]!).map(([language, source]) => [language, compile(source, language).messages]),
  );

type Texts = Record<Plain<Messages["locale"]>, string>;
const texts = messages("locale");
/** The page's messages that need no values, by language and id: tests ask for what the page calls things. */
export const words = texts as { en: Texts; fr: Texts } & Record<string, Texts>;
export const LANGUAGES = Object.keys(texts);
/** An English message with its values. */
export const say = <Id extends keyof Messages["locale"]>(id: Id, values: Messages["locale"][Id] & Values): string =>
  format(texts["en"]![id]!, values, "en");
const { en } = words;
/** Whether everything is played whole and seen in every way (`--long`), not only what no other test proves. */
export const LONG = Boolean(process.env["ASTERISM_LONG"]);
/** A short duel, and the weakest bot. */
export const SHORT = { target: 2, quiet_limit: 10 };
export const BOT = { kind: "bot", level: 1 };
/** Two at one screen. */
export const ANN_AND_BEN = [
  { kind: "me", name: "Ann" },
  { kind: "here", name: "Ben" },
];

/** How Chromium says that the page's policy has forbidden something. */
export const BREACH = /Content Security Policy|requires 'Trusted/;

export interface Wish {
  phone?: boolean;
  theme?: "light" | "dark";
  language?: string;
  speed?: "normal" | "instant";
  /** Whether styles may move; most tests ask for less motion, which saves frames. */
  motion?: boolean;
  notation?: boolean;
  /** Where they play alone; most tests look at the server afterwards. */
  where?: "device" | "server";
  /** Another server than the one of all tests. */
  server?: string;
  /** The errors that the test causes. They may come late, and do not fail it. */
  causes?: RegExp;
  /** Cookies of a guest who was here before. */
  storage?: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  errors: string[];
  /** The errors that the test was to cause. */
  caused: string[];
}

/** A fresh guest, for what is done once before several tests; in a test it is `visit`. */
export async function open(browser: Browser, wish: Wish = {}): Promise<Visit> {
  const {
    phone = false,
    theme = "dark",
    language = "en",
    speed = "instant",
    motion = speed === "normal",
    notation = false,
    where = "server",
    server = SERVER,
    causes,
    storage,
  } = wish;
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    hasTouch: phone,
    colorScheme: theme,
    reducedMotion: motion ? "no-preference" : "reduce",
    locale: language,
    baseURL: server,
    ...(storage && { storageState: storage }),
  });
  // Unlike a browser, Playwright's own requests fail where the server closes an idle connection in the same moment.
  const fetch = context.request.fetch.bind(context.request);
  context.request.fetch = (url, options) => fetch(url, { maxRetries: 2, ...options });
  await context.addInitScript((wanted) => {
    localStorage.getItem("asterism.settings") ?? localStorage.setItem("asterism.settings", wanted);
  }, JSON.stringify({ speed, notation, where }));
  const page = await context.newPage();
  const errors: string[] = [];
  const caused: string[] = [];
  const note = (error: string): unknown => (causes?.test(error) ? caused : errors).push(error);
  page.on("pageerror", ({ message }) => note(message));
  // What the page's policy forbids, Chromium writes into its console.
  page.on("console", (message) => {
    if (message.type() === "error" && BREACH.test(message.text())) note(message.text());
  });
  return { context, page, errors, caused };
}

/** The wire of a page to its table: it can be cut and mended, or hold back what the server says. Call before the page is
 * opened. */
export async function wire(page: Page): Promise<{ cut(): Promise<void>; mend(): void; hold(): void; release(): void }> {
  let whole = true;
  let held: (() => void)[] | null = null;
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live/, (socket) => {
    if (!whole) return void socket.close({ code: 4000 });
    open.push(socket);
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const pass = (): void => socket.send(message);
      if (held) held.push(pass);
      else pass();
    });
  });
  return {
    cut: async () => {
      whole = false;
      await Promise.all(open.splice(0).map((socket) => socket.close({ code: 4000 })));
    },
    mend: () => void (whole = true),
    hold: () => void (held = []),
    release: () => {
      held?.forEach((pass) => pass());
      held = null;
    },
  };
}

/** Make a table as the guest of this page, and go there. */
export async function sit(
  page: Page,
  request: Record<string, unknown>,
  server = SERVER,
): Promise<{ id: string; code: string | null }> {
  const response = await page.request.post("/api/tables", {
    data: { seating: "fixed", ...request },
    headers: { origin: server },
  });
  const { table, you } = (await response.json()) as { table: { id: string }; you: { code: string | null } };
  await page.goto(`/t/${table.id}`);
  return { id: table.id, code: you.code };
}

/** From now on a new table of the page's own worker is given these, whatever the form asked for. */
export const alterTables = (page: Page, wanted: object): Promise<void> =>
  page.evaluate((given) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { path?: string; body?: object }): void {
      if (message.path === "/tables" && message.body) Object.assign(message.body, given);
      post.call(this, message);
    } as typeof post;
  }, wanted);

interface Fixtures {
  /** A fresh guest: nothing stored, no cookie. An error in their page fails the test, unless the test `causes` it. */
  visit(wish?: Wish): Promise<Visit>;
  /** Two people at one table, each in a browser of their own: the first has made it, the second came by its link. */
  meet(request: Record<string, unknown>): Promise<[Visit, Visit, string]>;
  seed: number;
}

export const test = base.extend<Fixtures>({
  visit: async ({ browser }, use) => {
    const visits: Visit[] = [];
    await use(async (wish = {}) => {
      const visit = await open(browser, wish);
      visits.push(visit);
      return visit;
    });
    await Promise.all(visits.map(({ context }) => context.close()));
    expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
  },
  meet: async ({ visit }, use) => {
    await use(async (request) => {
      const [ann, ben] = [await visit(), await visit()];
      const seats = [{ kind: "me", name: "Ann" }, { kind: "open" }];
      const { id, code } = await sit(ann.page, { seats, ...request });
      await ben.page.goto(`/t/${id}?code=${code ?? ""}`);
      await ben.page.getByLabel(en["your-name"]).fill("Ben");
      await ben.page.getByRole("button", { name: en["sit-here"] }).click();
      return [ann, ben, id];
    });
  },
  /** What is chosen at random is the same each time, and other when a test is tried again; ASTERISM_SEED chooses otherwise. */
  seed: [
    async ({}, use, { annotations, retry, titlePath }) => {
      const seed = reseed(`${titlePath.join(" ")}${retry ? ` again ${retry}` : ""}`);
      annotations.push({ type: "seed", description: String(seed) });
      await use(seed);
    },
    { auto: true },
  ],
});

/** A name for rated games, where no two people may look the same: nobody of another test, or of another try, has it. */
export function handle(name: string): string {
  const { retry, titlePath, workerIndex } = test.info();
  const digits = createHash("sha256")
    .update([...titlePath, workerIndex, retry].join(" "))
    .digest("hex")
    .slice(0, 12);
  return `${name} ${digits.replace(/\d/g, (digit) => "ghjkmnpqrt"[Number(digit)]!)}`;
}

/** How the server says an error in a language, up to what it speaks of. */
export function told(language: string, code: string): string {
  const folders = ["server", "engine"].map((name) => `../../../src/asterism/${name}/locale/${language}.ftl`);
  const source = folders.map((path) => readFileSync(new URL(path, import.meta.url), "utf8")).join("\n");
  const found = new RegExp(`^error-${code} =\\s*([^{\\n]*[^{\\n ])`, "m").exec(source);
  if (!found?.[1]) throw new Error(`no text for ${code} in ${language}`);
  return found[1];
}
