/** One way to decide: a finger looks first, the setting asks everybody, a step asks for its card, and a refusal says why. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { format } from "../../src/lib/format";
import { BOT, expect, messages, say, sit, test, words, type Visit, type Wish } from "./browser";
import { plyOf } from "./hands";
import { continued } from "./records";

const { en } = words;
const gravity = messages("games/gravity/locale").en!;
const WHY = readFileSync(new URL("../../../src/asterism/games/gravity/locale/en.ftl", import.meta.url), "utf8");

const confirm = (page: Page) => page.locator(".prompt").getByRole("button", { name: en["confirm-move"] });
const DUEL = { game: "filantes", seats: [{ kind: "me" }, BOT] };

/** A phone that has shown a move by a tap, and waits for the next. */
async function waiting(visit: (wish: Wish) => Promise<Visit>): Promise<{ page: Page; id: string }> {
  const { page } = await visit({ phone: true });
  const { id } = await sit(page, DUEL);
  await page.locator(".choice.place").first().tap();
  await page.locator(".target").first().tap();
  await confirm(page).waitFor();
  return { page, id };
}

test("a finger's first tap shows the move, the second plays it", async ({ visit }) => {
  const { page, id } = await waiting(visit);
  expect(await plyOf(page, id)).toBe(0);
  await page.locator(".target").first().tap();
  await expect.poll(() => plyOf(page, id)).toBeGreaterThan(0);
});

test("a tap elsewhere takes it back", async ({ visit }) => {
  const { page, id } = await waiting(visit);
  const board = (await page.locator(".stage .board").boundingBox())!;
  await page.touchscreen.tap(board.x + 4, board.y + board.height / 3);
  await confirm(page).waitFor({ state: "detached" });
  expect(await plyOf(page, id)).toBe(0);
});

test("whoever goes another way has taken it back", async ({ visit }) => {
  const { page, id } = await waiting(visit);
  await page.locator(".choice.place:not(.chosen)").first().tap();
  await confirm(page).waitFor({ state: "detached" });
  expect(await plyOf(page, id)).toBe(0);
});

test("a hint is said in the middle of a choice, which it takes back", async ({ visit }) => {
  const { page } = await visit({ phone: true });
  await sit(page, DUEL);
  await page.locator(".choice.place").first().tap();
  await page.locator(".choice.place.chosen").waitFor();
  await page.getByRole("button", { name: en.hint }).tap();
  await expect(page.locator(".prompt p")).toContainText(say("would-play", { bot: "", move: "#" }).split("#")[0]!);
  await expect(page.locator(".choice.place.chosen")).toHaveCount(0);
});

test("a mouse plays at once, unless moves are to be confirmed", async ({ visit }) => {
  const { page } = await visit();
  const quick = await sit(page, DUEL);
  await page.locator(".choice.place").first().click();
  await page.locator(".target").first().click();
  await expect.poll(() => plyOf(page, quick.id)).toBeGreaterThan(0);

  await page.evaluate(() => localStorage.setItem("asterism.settings", JSON.stringify({ confirm: "always" })));
  const slow = await sit(page, DUEL);
  await page.locator(".choice.place").first().click();
  await page.locator(".target").first().click();
  await confirm(page).click();
  await expect.poll(() => plyOf(page, slow.id)).toBeGreaterThan(0);
});

test("a step asks for the card that pays it", async ({ visit }) => {
  const { page } = await visit();
  await page.goto(`/t/${await continued(page, "gravity-stars-2.ast", 0.4)}`);
  await page.locator(".mark").first().click();
  const names = await page.locator(".hand .flipped span").allTextContents();
  const asked = format(gravity["pay-with"]!, { cards: names.join(" / ") }, "en");
  await expect.poll(() => page.locator(".prompt").textContent()).toContain(asked);
});

test("a card that cannot be played says why", async ({ visit }) => {
  const { page } = await visit();
  await page.goto(`/t/${await continued(page, "gravity-goodies-3.ast", 0.4)}`);
  await page.locator('.hand [aria-disabled="true"]').first().click({ force: true });
  const why = /^why-not-in-hand = (.*)$/m.exec(WHY)![1]!;
  await expect.poll(() => page.locator(".prompt").textContent()).toContain(why);
});
