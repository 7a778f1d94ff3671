/** A real Chromium, and the things a person does in it. The server runs at ASTERISM_SERVER with the page built. */

import { readFileSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type Page, type WebSocketRoute } from "playwright-core";
import { languageOf } from "../../src/lib/catalog.svelte";
import { format, type Compiled, type Values } from "../../src/lib/format";

export const SERVER = process.env["ASTERISM_SERVER"] ?? "http://127.0.0.1:8000";
/** Those of the page's messages that are plain texts, so that tests ask for what it calls things. */
const plain = (messages: Compiled): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).flatMap(([id, text]) => (typeof text === "string" ? [[id, text]] : [])));
const files = import.meta.glob<Compiled>("../../src/locale/*.ftl", { import: "default", eager: true });
/** By language and id. */
export const words: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, messages]) => [languageOf(path), plain(messages)]),
);
export const LANGUAGES = Object.keys(words);
/** An English message with its values. */
export const say = (id: string, values: Values): string => format(files["../../src/locale/en.ftl"]![id]!, values, "en");
const { en } = words;
/** A short duel, and the weakest bot. */
export const SHORT = { target: 2, quiet_limit: 10 };
export const BOT = { kind: "bot", level: 1 };

export interface Wish {
  phone?: boolean;
  theme?: "light" | "dark";
  language?: string;
  speed?: "normal" | "instant";
  notation?: boolean;
  /** Cookies of a guest who was here before. */
  storage?: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  errors: string[];
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });

/** A fresh guest: nothing stored, no cookie. Errors in the page end the test through `errors`. */
export async function visit(browser: Browser, wish: Wish = {}): Promise<Visit> {
  const { phone = false, theme = "dark", language = "en", speed = "instant", notation = false, storage } = wish;
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    hasTouch: phone,
    colorScheme: theme,
    locale: language,
    baseURL: SERVER,
    ...(storage && { storageState: storage }),
  });
  // Unlike a browser, Playwright's own requests fail where the server closes an idle connection in the same moment.
  const fetch = context.request.fetch.bind(context.request);
  context.request.fetch = (url, options) => fetch(url, { maxRetries: 2, ...options });
  await context.addInitScript((wanted) => {
    localStorage.getItem("asterism.settings") ?? localStorage.setItem("asterism.settings", wanted);
  }, JSON.stringify({ speed, notation }));
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { context, page, errors };
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
export async function sit(page: Page, request: Record<string, unknown>): Promise<{ id: string; code: string | null }> {
  const response = await page.request.post("/api/tables", {
    data: { seating: "fixed", ...request },
    headers: { origin: SERVER },
  });
  const { table, you } = (await response.json()) as { table: { id: string }; you: { code: string | null } };
  await page.goto(`/t/${table.id}`);
  return { id: table.id, code: you.code };
}

/** Two people at one table, each in a browser of her own: the first has made it, the second came by its link. */
export async function meet(browser: Browser, request: Record<string, unknown>): Promise<[Visit, Visit, string]> {
  const [ann, ben] = [await visit(browser), await visit(browser)];
  const seats = [{ kind: "me", name: "Ann" }, { kind: "open" }];
  const { id, code } = await sit(ann.page, { seats, ...request });
  await ben.page.goto(`/t/${id}?code=${code ?? ""}`);
  await ben.page.getByLabel(en["your-name"]).fill("Ben");
  await ben.page.getByRole("button", { name: en["sit-here"] }).click();
  return [ann, ben, id];
}

/** How the server says an error in a language, up to what it speaks of. */
export function told(language: string, code: string): string {
  const folders = ["server", "engine"].map((name) => `../../../src/asterism/${name}/locale/${language}.ftl`);
  const source = folders.map((path) => readFileSync(new URL(path, import.meta.url), "utf8")).join("\n");
  const found = new RegExp(`^error-${code} =\\s*([^{\\n]*[^{\\n ])`, "m").exec(source);
  if (!found?.[1]) throw new Error(`no text for ${code} in ${language}`);
  return found[1];
}
