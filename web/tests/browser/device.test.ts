/** Where a server is there, one plays alone on one's own device: no table of it is made until the game moves there. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Puzzles } from "../../src/api/answers";
import { alterTables, BOT, expect, messages, SERVER, test, words, type Visit, type Wish } from "./browser";
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

/** A page at a table on this device that has kept all it needs without the server. */
async function keptHere(visit: (wish: Wish) => Promise<Visit>): Promise<Visit> {
  test.setTimeout(180_000);
  const visitor = await visit({ where: "device" });
  const { page } = visitor;
  await sit(page, "filantes", { target: 2, quiet_limit: 10 });
  await page.locator(CHOICE).first().waitFor();
  const allIsKept = (): Promise<boolean> => page.evaluate(() => caches.match("/all-is-kept").then(Boolean));
  await expect.poll(allIsKept, { timeout: 120_000 }).toBe(true);
  return visitor;
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
  const { context, page } = await keptHere(visit);
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

test("lessons, puzzles and rule pages open without the server, and are answered here", async ({ visit }) => {
  const { context, page } = await keptHere(visit);
  const { puzzles } = (await (await page.request.get("/api/puzzles/gravity")).json()) as Puzzles;
  await context.setOffline(true);
  await page.goto("/learn/octocube");
  await page.getByRole("link", { name: "A bare face" }).click();
  await page.locator('[data-choice][aria-label*="west"]').first().click({ force: true });
  await page.getByText(en.missed).waitFor();
  await page.getByRole("button", { name: en.again }).click();
  await page.locator('[data-choice][aria-label*="south"]').first().click({ force: true });
  await page.getByText(en.solved).waitFor();
  await page.goto(`/puzzles/gravity/${puzzles[0]!.id}`);
  await page.locator(CHOICE).first().waitFor();
  const decided = page.locator(".line.done, .line.failed");
  await expect(async () => {
    if (!(await decided.count())) await choose(page); // one step of a decision
    await expect(decided).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await page.goto("/rules/filantes");
  await page.locator("figure svg").first().waitFor({ state: "attached" });
});

test("a finished game of the server is played on here, with what was tried", async ({ visit }) => {
  const guest = await visit({ where: "device" });
  const { page } = guest;
  const data = readFileSync(new URL("../pictures/gravity.ast", import.meta.url), "utf8");
  const headers = { origin: SERVER, "content-type": "text/plain" };
  const kept = await page.request.post("/api/records", { data, headers });
  const { table } = (await kept.json()) as { table: { id: string } };
  const paths = asked(page);
  await page.goto(`/t/${table.id}/replay?ply=6`);
  await page.getByRole("button", { name: en["try-here"] }).click();
  await page.waitForURL(OWN);
  await page.locator(CHOICE).first().waitFor();
  expect(paths.filter((path) => path.endsWith("/branch"))).toEqual([]);
  expect(paths).toContain(`GET /api/tables/${table.id}/record`);
  await choose(page);
});
