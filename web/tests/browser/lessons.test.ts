import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch, visit, words } from "./browser";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

it("a lesson is missed, tried again, solved and remembered", async () => {
  const { page, errors } = await visit(browser);
  await page.goto("/learn/octocube");
  await page.getByRole("link", { name: "A bare face" }).click();
  await page.locator('[data-choice][aria-label*="west"]').first().click({ force: true });
  await page.getByText("Not quite.").waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText("Rolling to a side brings that").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator('[data-choice][aria-label*="south"]').first().focus();
  await page.keyboard.press("Enter");
  await page.getByText("Well done!").waitFor();
  await page.getByRole("link", { name: "Next lesson" }).click();
  await page.getByRole("heading", { name: "Two rolls ahead" }).waitFor();
  await page.getByRole("link", { name: "Learn" }).click();
  await page.getByText("1 of 8 done").waitFor();
  expect(errors).toEqual([]);
});

it.each([
  ["filantes", "long-flight", ['[data-key="h5"]', '[data-key="to e"]']],
  ["gravity", "first-star", ['[data-key="simple right"]', '[data-key="card long_jump"]']],
  ["octocube", "place", ['[data-key="cell:b4"]']],
])("the first lesson of %s is finished with the pointer on the board", async (game, lesson, clicks) => {
  const { context, page, errors } = await visit(browser);
  await page.goto(`/learn/${game}/${lesson}`);
  for (const place of clicks) await page.locator(`.stage ${place}`).first().click();
  await page.getByText(words.en.solved).waitFor();
  await page.getByRole("link", { name: words.en["next-lesson"] }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
