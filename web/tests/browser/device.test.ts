/** Where a server is there, one plays alone on one's own device: no table of it is made until the game moves there. */

import type { Page } from "@playwright/test";
import { alterTables, BOT, expect, messages, SERVER, test, words, type Visit } from "./browser";
import { choose, playToTheEnd } from "./hands";
import { format } from "../../src/lib/format";

const { en } = words;
const mine = messages("mine/locale")["en"]!;
const word = (id: string, values = {}): string => format(mine[id]!, values, "en");
const CHOICE = ".stage [data-choice]";
const OWN = /\/t\/_\w+$/;

/** What was asked of the server about tables and games. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(tables|me\/games)/.test(pathname)) paths.push(`${request.method()} ${pathname}`);
  });
  return paths;
}

/** A new table by the page's own form, whose request is given other options on its way to the worker. */
async function sit(page: Page, game: string, options: Record<string, unknown>): Promise<void> {
  await page.goto("/");
  await alterTables(page, { options, seating: "fixed", seats: [{ kind: "me" }, BOT] });
  await page.locator(`[data-game="${game}"] .button.primary`).click();
  await page.waitForURL(OWN);
}

/** The person's tables on the server. */
async function onServer({ page }: Visit): Promise<{ table: string; status: string }[]> {
  const answer = await page.request.get(`${SERVER}/api/me/games`);
  return ((await answer.json()) as { games: { table: string; status: string }[] }).games;
}

test("a game against a bot is played here, gone on with from home, reviewed, and moves to the server", async ({
  visit,
}) => {
  const guest = await visit({ where: "device" });
  const { page } = guest;
  const paths = asked(page);
  await sit(page, "filantes", { target: 2, quiet_limit: 10 });
  await page.locator(CHOICE).first().waitFor();
  await page.goto("/");
  await page.locator("section a.line").click(); // among "your games"
  await page.waitForURL(OWN);
  await choose(page);
  await playToTheEnd(page);
  expect(paths.filter((path) => path !== "GET /api/me/games")).toEqual([]);
  await page.getByRole("button", { name: en["play-again"] }).click();
  await page.locator(CHOICE).first().waitFor();
  await page.goto("/games");
  await expect(page.locator(".line")).toHaveCount(2);
  await page.locator('.line[href$="replay"]').click();
  await page.getByRole("button", { name: en["next"] }).click();
  await page.getByText(/^1 \/ \d+$/).waitFor();
  expect(await onServer(guest)).toEqual([]);
  await page.goto("/games");
  await page.getByText(word("own-games", { games: 2 })).waitFor();
  await page.getByRole("button", { name: word("move-games") }).click();
  await expect(page.getByText(word("on-device"))).toHaveCount(0);
  expect((await onServer(guest)).map(({ status }) => status).sort()).toEqual(["over", "running"]);
  await page.locator(".line").first().click();
  await page.locator(CHOICE).first().waitFor();
  expect(page.url()).not.toMatch(OWN);
});

test("the form asks where; where the rules do not load, the server plays", async ({ visit }) => {
  const { page } = await visit({ where: "device" });
  await page.goto("/new/octocube");
  await page.getByRole("radio", { name: en["on-server"] }).check();
  await page.getByRole("button", { name: en["begin"] }).click();
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  await page.goto("/new/octocube");
  await expect(page.getByRole("radio", { name: en["on-server"] })).toBeChecked(); // as chosen before
  await page.getByRole("radio", { name: en["on-device"] }).check();
  await page.route("**/*.wasm", (route) => route.abort());
  await page.getByRole("button", { name: en["begin"] }).click();
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  await page.locator(CHOICE).first().waitFor();
});

test("the page opens without the server: games on this device go on, new ones begin, and it says what needs the server", async ({
  visit,
}) => {
  test.setTimeout(180_000);
  const { context, page } = await visit({ where: "device" });
  await sit(page, "filantes", { target: 2, quiet_limit: 10 });
  await page.locator(CHOICE).first().waitFor();
  const allIsKept = (): Promise<boolean> => page.evaluate(() => caches.match("/all-is-kept").then(Boolean));
  await expect.poll(allIsKept, { timeout: 120_000 }).toBe(true);
  await context.setOffline(true);
  await page.goto("/");
  await page.getByText(en["offline-here"]).waitFor();
  await page.locator("section a.line").click();
  await page.waitForURL(OWN);
  await playToTheEnd(page);
  await page.goto("/new/gravity");
  await page.getByText(en["offline-here"]).waitFor();
  await page.getByRole("button", { name: en["begin"] }).click();
  await page.waitForURL(OWN);
  await choose(page);
  await page.goto("/lobby");
  await page.getByText(en["offline-here"]).waitFor();
  await context.setOffline(false); // the page notices by itself
  await page.getByText(en["offline-here"]).waitFor({ state: "detached" });
  expect(await page.evaluate(() => fetch("/api/games").then(({ headers }) => headers.has("x-kept")))).toBe(false);
});
