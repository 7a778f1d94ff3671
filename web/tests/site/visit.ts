/** Visitors of the site without a server. */

import type { Browser, Page } from "@playwright/test";
import { alterTables, BOT, open, type Visit, type Wish } from "../browser/browser";

const SITE = process.env["ASTERISM_SITE"] ?? "http://127.0.0.1:8000/";
/** Options that the form of a game offers, by which it is soon over. */
const SHORT: Record<string, Record<string, unknown>> = {
  filantes: { target: 2, quiet_limit: 10 },
  gravity: { max_rounds: 2 },
  octocube: { max_rounds: 2 },
};
export const GAMES = Object.keys(SHORT);

export const at = (path: string): string => `${SITE}#${path}`;

/** The site in a browser that was never here; what went wrong anywhere, also a file that is not there, is an error. */
export async function arrive(browser: Browser, path = "/", wish: Wish = {}): Promise<Visit> {
  const guest = await open(browser, wish);
  guest.page.on("response", (response) => {
    if (response.status() >= 400) guest.errors.push(`${response.status()} ${response.url()}`);
  });
  await guest.page.goto(at(path));
  return guest;
}

/** Wait until the service worker keeps the whole site. */
export const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

/** A new table by the page's own form, whose request is given other options on its way to the worker. */
export async function sit(
  page: Page,
  game: string,
  other: { kind: string; level?: number } = BOT,
  options = SHORT[game]!,
): Promise<void> {
  await alterTables(page, { options, seating: "fixed", seats: [{ kind: "me" }, other] });
  await page.locator(`[data-game="${game}"] .button.primary`).click();
  await page.waitForURL(/#\/t\//);
}
