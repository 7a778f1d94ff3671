/** A finished game is reviewed in place: another move tried on the board, a costly moment tried again, played on. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { format } from "../../src/lib/format";
import { faults } from "./axe";
import { expect, messages, SERVER, test, words } from "./browser";

const { en } = words;
const review = messages("review/locale")["en"]!;
const word = (id: keyof Messages["review/locale"], values = {}): string => format(review[id]!, values, "en");

/** The replay of a recorded game, once all of it is reviewed. */
async function reviewed(page: Page, game: string): Promise<string> {
  const response = await page.request.post("/api/records", {
    data: readFileSync(new URL(`../pictures/${game}.ast`, import.meta.url), "utf8"),
    headers: { origin: SERVER, "content-type": "text/plain" },
  });
  const { table } = (await response.json()) as { table: { id: string; ply: number } };
  await page.goto(`/t/${table.id}/replay`);
  await page.getByRole("tab", { name: word("review") }).click();
  await page.getByText(word("searched", { done: table.ply, plies: table.ply })).waitFor({ timeout: 60_000 });
  return table.id;
}

test("a game is reviewed in place, from the graph, the log and the board", async ({ visit }) => {
  const { page } = await visit();
  const id = await reviewed(page, "gravity");
  expect(await faults(page, "review")).toEqual([]);
  await page.getByLabel(word("knowing-all")).check();
  await page.getByText(word("by-truth")).waitFor();
  await page.getByLabel(word("knowing-all")).uncheck();

  // The middle of the graph is the middle of the game.
  const box = (await page.locator(".chances").boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 3);
  const slider = page.getByRole("slider");
  const plies = Number(await slider.getAttribute("max"));
  await expect(slider).toHaveValue(String(Math.round(plies / 2)));

  // A costly moment is tried again: the better move is not shown before one asks for it; then it is played.
  await page
    .getByRole("button", { name: word("retry") })
    .first()
    .click();
  await expect(page.locator(".stage .hinted")).toHaveCount(0);
  await page.getByRole("button", { name: word("show-better") }).click();
  await page.getByLabel(en["see-as"]).selectOption("truth");
  await expect(page.locator(".stage .hinted").first()).toBeVisible();
  await page.getByRole("button", { name: word("play-better") }).click();
  await page.getByRole("button", { name: word("back-to-game") }).waitFor();
  await page.getByRole("tab", { name: word("variations") }).click();
  const node = page.locator('[aria-current="step"]');
  await expect(node.getByRole("img", { name: word("best") })).toBeVisible();
  await page.getByLabel(word("your-comment")).fill("This one");
  await page.keyboard.press("Enter");
  await page.reload();
  await page.getByRole("tab", { name: word("variations") }).click();
  await page.getByText("This one").waitFor();

  // From the log back into the game, and on from there.
  await page.getByRole("tab", { name: en.log }).click();
  await page.locator("[data-line='3'] button").click();
  await expect(slider).toHaveValue("2");
  await page.getByRole("button", { name: en["try-here"] }).click();
  await page.waitForURL((url) => !url.pathname.includes(id));
  await page.locator(".stage [data-choice]").first().waitFor();
});
