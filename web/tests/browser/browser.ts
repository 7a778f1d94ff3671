/** A real Chromium, and the things a person does in it. The server runs at ASTERISM_SERVER with the page built. */

import { readFileSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type Page, type WebSocketRoute } from "playwright-core";
import de from "../../src/locale/de";
import en from "../../src/locale/en";
import fr from "../../src/locale/fr";
import nl from "../../src/locale/nl";

export const SERVER = process.env["ASTERISM_SERVER"] ?? "http://127.0.0.1:8000";
/** The page's words, so that tests ask for what it calls things. */
export const words = { en, fr, nl, de };
export type Language = keyof typeof words;
/** A short duel, and the weakest bot. */
export const SHORT = { target: 2, quiet_limit: 10 };
export const BOT = { kind: "bot", level: 1 };

export interface Wish {
  phone?: boolean;
  theme?: "light" | "dark";
  language?: Language;
  speed?: "normal" | "instant";
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
  const { phone = false, theme = "dark", language = "en", speed = "instant", storage } = wish;
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
    localStorage.getItem("asterism.settings") ??
      localStorage.setItem("asterism.settings", JSON.stringify({ speed: wanted }));
  }, speed);
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
  const response = await page.request.post("/api/tables", { data: request, headers: { origin: SERVER } });
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
  await ben.page.getByLabel(en.yourName).fill("Ben");
  await ben.page.getByRole("button", { name: en.sitHere }).click();
  return [ann, ben, id];
}

/** How the server says an error in a language, up to what it speaks of. */
export function told(language: Language, code: string): string {
  const file = new URL(`../../../src/asterism/server/locale/${language}.toml`, import.meta.url);
  const found = new RegExp(`^${code} = "([^"{]+)`, "m").exec(readFileSync(file, "utf8"));
  if (!found?.[1]) throw new Error(`${language}: no words for ${code}`);
  return found[1].trim();
}
