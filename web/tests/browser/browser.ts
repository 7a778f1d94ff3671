/** A real Chromium, and the things a person does in it. The server runs at ASTERISM_SERVER with the page built. */

import { chromium, type Browser, type BrowserContext, type Page, type WebSocketRoute } from "playwright-core";

export const SERVER = process.env["ASTERISM_SERVER"] ?? "http://127.0.0.1:8000";

export interface Wish {
  phone?: boolean;
  theme?: "light" | "dark";
  language?: string;
  speed?: "normal" | "instant";
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
export async function visit(
  browser: Browser,
  wish: Wish = {},
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const { phone = false, theme = "dark", language = "en", speed = "instant" } = wish;
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    hasTouch: phone,
    colorScheme: theme,
    locale: language,
    baseURL: SERVER,
  });
  await context.addInitScript((wanted) => {
    localStorage.getItem("asterism.settings") ??
      localStorage.setItem("asterism.settings", JSON.stringify({ speed: wanted }));
  }, speed);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { context, page, errors };
}

/** The wire of a page to its table: it can be cut, and mended. Call before the page is opened. */
export async function wire(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  let whole = true;
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live/, (socket) => {
    if (whole) {
      open.push(socket);
      socket.connectToServer();
    } else {
      void socket.close({ code: 4000 });
    }
  });
  return {
    cut: async () => {
      whole = false;
      await Promise.all(open.splice(0).map((socket) => socket.close({ code: 4000 })));
    },
    mend: () => void (whole = true),
  };
}

/** Make a table as the guest of this page, and go there. */
export async function sit(page: Page, request: Record<string, unknown>): Promise<{ id: string; code: string | null }> {
  const response = await page.request.post("/api/tables", { data: request, headers: { origin: SERVER } });
  const { table, you } = (await response.json()) as { table: { id: string }; you: { code: string | null } };
  await page.goto(`/t/${table.id}`);
  return { id: table.id, code: you.code };
}

/** Click choices, the last steps first, until the game is over; how many clicks it took. */
export async function clickToTheEnd(page: Page, click: "click" | "tap" = "click", most = 600): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    const choice = page.locator("[data-choice]:not(:disabled)");
    await page.waitForFunction(() => document.querySelector("[data-choice]:not(:disabled), dialog[open]"), null, {
      timeout: 30_000,
    });
    if (await page.locator("dialog[open]").count()) return clicks;
    const count = await choice.count();
    if (!count) continue;
    const target = page.locator(".target, .bar [data-choice]");
    const among = (await target.count()) ? target : choice;
    const one = among.nth(Math.floor(Math.random() * (await among.count())));
    // What was offered may be gone by now: the game went on.
    await one[click]({ timeout: 2000, force: true }).catch(() => {});
  }
  throw new Error("the game does not end");
}
