import { format } from "../../src/lib/format";
import { expect, messages, say, test, words } from "./browser";

test("a lesson is missed, tried again, solved and remembered", async ({ visit }) => {
  const { page } = await visit();
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
  await page.getByText(say("learnt-of", { done: 1, all: 10 })).waitFor();
  await page.getByRole("img", { name: say("stars-of", { stars: 1 }) }).waitFor();
});

test("a first step is shown, missed for a reason, and taken", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/learn/filantes/guide-turn");
  await page.getByText(words.en["watch-first"]).waitFor();
  await expect(page.locator(".stage [data-choice]")).toHaveCount(0);
  await page.getByRole("button", { name: words.en["my-turn"] }).click();
  await page.locator('.stage [data-key="h5"]').first().click();
  await page.locator('[data-key="counter-clockwise"]').first().click();
  await expect(page.locator(".line.failed")).not.toHaveText(words.en.missed);
  await page.getByRole("button", { name: words.en.again }).click();
  await page.locator('.stage [data-key="h5"]').first().click();
  await page.locator('[data-key="clockwise"]').first().click();
  await page.getByText(words.en.solved).waitFor();
});

test("a lesson tells a finger what is asked in the middle of a choice, and plays by its button", async ({ visit }) => {
  const { page } = await visit({ phone: true });
  await page.goto("/learn/gravity/first-star");
  await page.locator('.stage [data-key="simple right"]').first().tap();
  const asked = format(messages("games/gravity/locale").en!["pay-with"]!, { cards: "" }, "en");
  await expect(page.locator("p.line")).toContainText(asked);
  await page.locator('.stage [data-key="card long_jump"]').tap();
  await page.getByRole("button", { name: words.en["confirm-move"], exact: true }).tap();
  await page.getByText(words.en.solved).waitFor();
});

for (const { game, lesson, clicks } of [
  { game: "filantes", lesson: "long-flight", clicks: ['[data-key="h5"]', '[data-key="to e"]'] },
  { game: "gravity", lesson: "first-star", clicks: ['[data-key="simple right"]', '[data-key="card long_jump"]'] },
  { game: "octocube", lesson: "place", clicks: ['[data-key="cell:b4"]'] },
]) {
  test(`the first lesson of ${game} is finished with the pointer on the board`, async ({ visit }) => {
    const { page } = await visit();
    await page.goto(`/learn/${game}/${lesson}`);
    for (const place of clicks) await page.locator(`.stage ${place}`).first().click();
    await page.getByText(words.en.solved).waitFor();
    await page.getByRole("link", { name: words.en["next-lesson"] }).waitFor();
  });
}
