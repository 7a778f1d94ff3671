/** A game from a package that the page has never heard of, served by a real server: from its card on the home page to its
 * replay, by roles and names alone (`python -m tests.browser --fourth`). */

import type { Page } from "@playwright/test";
import { expect, test, words, type Visit } from "../browser/browser";

const TITLE = "Noughts and crosses";
const MODES = [
  { title: "Classic", size: 3 },
  { title: "Four by four", size: 4 },
];

/** The moves that are offered: buttons that name a cell. */
const moves = (page: Page) => page.getByRole("button", { name: /\b[a-e][1-5]\b/, disabled: false });
const end = (page: Page) => page.getByRole("dialog");

/** Take the first move offered until the score sheet is shown; how many moves were taken. */
async function play(page: Page): Promise<number> {
  for (let taken = 0; ; taken++) {
    await moves(page).or(end(page)).first().waitFor();
    if (await end(page).count()) return taken;
    const name = await moves(page).first().textContent();
    await moves(page).first().click();
    // The cell is no longer empty, so its move is never offered again.
    await page.getByRole("button", { name: name?.trim() ?? "", exact: true }).waitFor({ state: "detached" });
  }
}

async function whole({ page }: Visit, language: string, mode: (typeof MODES)[number]): Promise<void> {
  const text = words[language]!;
  await page.goto("/");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: TITLE }) });
  await card.getByRole("link", { name: text["set-up"] }).click();
  await page.getByRole("radio", { name: mode.title }).check();
  await page.getByRole("button", { name: text["begin"] }).click();
  await page.waitForURL(/\/t\//);
  const taken = await play(page);
  const id = new URL(page.url()).pathname.split("/")[2] ?? "";
  const { table } = await (await page.request.get(`/api/tables/${id}`)).json();
  expect([table.status, table.game]).toEqual(["over", "noughts"]);
  expect(Math.abs(2 * taken - table.ply)).toBeLessThanOrEqual(1); // a bot took the others; who begins is drawn by lot
  const points = await end(page).getByRole("row").last().getByRole("cell").allTextContents();
  expect(points.map(Number)).toEqual(table.result.points);
  await end(page).getByRole("link", { name: text["look-again"] }).click();
  const slider = page.getByRole("slider").first();
  await expect.poll(() => slider.getAttribute("max")).toBe(String(table.ply)); // the moves have come
  await slider.fill("1");
  expect(await slider.inputValue()).toBe("1");
  expect(table.ply).toBeLessThanOrEqual(mode.size * mode.size);
}

for (const mode of MODES) {
  test(`${mode.title} is played from its card to its replay`, async ({ visit }) => whole(await visit(), "en", mode));
}

test("it has English words for readers of another language, on a phone too", async ({ visit }) =>
  whole(await visit({ language: "fr", phone: true }), "fr", MODES[0]!));
