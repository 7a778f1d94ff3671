/** What can be done at a table besides moving: typed moves, undo, hint, language, replay, rematch, leaving, files. */

import { readFile } from "node:fs/promises";
import { BOT, expect, LONG, say, SHORT, sit, test, told, words } from "./browser";
import { choose, playToTheEnd, plyOf } from "./hands";

const { en, fr } = words;

test.describe("a game", () => {
  for (const game of ["filantes", "gravity", "octocube"]) {
    test(`of ${game} starts from the home page with one click`, async ({ visit }) => {
      const { page } = await visit();
      await page.goto("/");
      await page.locator(`[data-game="${game}"] .button.primary`).click();
      await page.waitForURL(/\/t\//);
      await page.locator(".stage [data-choice]").first().waitFor();
    });
  }

  test("takes typed moves, and says what is wrong with bad ones", async ({ visit }) => {
    const { page } = await visit({ notation: true });
    await sit(page, { game: "filantes", seats: [{ kind: "me" }, BOT] });
    await page.locator(".place").first().waitFor();
    await page.getByRole("tab", { name: en.moves }).click();
    const field = page.getByLabel(en["type-move"]);
    await field.fill("xyzzy");
    await field.press("Enter");
    await page.getByRole("alert").waitFor();
    await field.fill("@g10e");
    await field.press("Enter");
    await page.getByRole("tab", { name: en.log }).click();
    await page.getByText("@g10e").first().waitFor();
  });

  test("goes back with undo, and Escape goes back one step", async ({ visit }) => {
    const { page } = await visit();
    await sit(page, { game: "filantes", seats: [{ kind: "me" }, BOT] });
    await page.locator(".place").first().click();
    await page.locator(".target").first().waitFor();
    await page.keyboard.press("Escape");
    expect(await page.locator(".target").count()).toBe(0);
    await page.locator(".place").first().click();
    await page.locator(".target").first().click();
    await page.locator(".choice.piece").first().waitFor();
    await page.getByRole("button", { name: en.undo }).click();
    await page.locator(".place").nth(5).waitFor();
  });

  for (const game of ["gravity", "octocube"]) {
    test(`of ${game} goes back with undo too`, async ({ visit }) => {
      const { page } = await visit();
      const { id } = await sit(page, { game, seats: [{ kind: "me" }, BOT] });
      const ply = (): Promise<number> => plyOf(page, id);
      const undo = page.getByRole("button", { name: en.undo });
      const begun = await ply();
      while (!(await undo.isEnabled())) await choose(page);
      const later = await ply();
      await undo.click();
      await expect.poll(ply).toBeLessThan(later);
      expect(await ply()).toBeGreaterThanOrEqual(begun);
      await page.locator(".stage [data-choice]").first().waitFor();
    });
  }

  for (const game of ["filantes", "gravity", "octocube"]) {
    test(`of ${game} is played by following the hints`, async ({ visit }) => {
      const { page } = await visit();
      const { id } = await sit(page, { game, seats: [{ kind: "me" }, BOT] });
      await page.getByRole("button", { name: en.hint }).click();
      await page
        .getByText(say("would-play", { bot: "Supernova", move: "" }).slice(0, -1))
        .first()
        .waitFor();
      for (let clicks = 0; clicks < 6; clicks++) await choose(page, "mouse", true);
      // The last of them, and the bot's answer, may still be on their way.
      await expect.poll(() => plyOf(page, id)).toBeGreaterThan(2);
    });
  }

  test("goes on in another language from the same decision", async ({ visit }) => {
    const { page } = await visit();
    const { id } = await sit(page, { game: "gravity", seats: [{ kind: "me" }, BOT] });
    for (let clicks = 0; clicks < 4; clicks++) await choose(page);
    await page.getByRole("button", { name: en.menu }).click();
    await page.getByRole("link", { name: en.settings }).click();
    await page.getByRole("radio", { name: "Français" }).check();
    await page.getByRole("heading", { name: fr.settings }).waitFor();
    await page.goBack();
    await page.waitForURL(new RegExp(id));
    await page.getByRole("button", { name: fr.undo }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
    await page.locator(".stage [data-choice]").first().waitFor();
    await page.getByRole("tab", { name: fr.moves }).click();
    await page.getByLabel(fr["find-move"]).fill("xyzzy");
    await page.getByLabel(fr["find-move"]).press("Enter");
    await page.getByText(told("fr", "InvalidMoveError")).waitFor();
    for (let clicks = 0; clicks < 4; clicks++) await choose(page);
  });
});

test.describe("a game that is over", () => {
  // The one with secrets; without a server each game is looked at so (tests/site).
  const games: [game: string, options: object][] = [["gravity", { max_rounds: 2 }]];
  if (LONG) games.push(["filantes", SHORT], ["octocube", { max_rounds: 2 }]);
  for (const [game, options] of games) {
    test(`of ${game} is looked at again, step by step, kept as a file, opened from it, branched`, async ({ visit }) => {
      const { page } = await visit();
      const { id } = await sit(page, { game, options, seats: [{ kind: "me" }, BOT] });
      await playToTheEnd(page);
      await page.getByRole("link", { name: en["look-again"] }).click();
      await page.getByRole("button", { name: en.next }).click();
      await page.getByText(/^1 \/ \d+$/).waitFor();
      await page.getByLabel(en["see-as"]).selectOption("1");
      await page.getByLabel(en["see-as"]).selectOption("spectator");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: en["save-record"] }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`${game}-${id}.ast`);
      const buffer = await readFile(await download.path());

      const other = await visit();
      await other.page.goto("/lobby");
      const file = { name: "game.ast", mimeType: "text/plain", buffer };
      await other.page.locator("input[type=file]").setInputFiles(file);
      await other.page.waitForURL(/\/replay/);
      await other.page.getByRole("button", { name: en.next }).click();
      await other.page.getByText(/^1 \/ \d+$/).waitFor();

      await page.getByRole("button", { name: en["try-here"] }).click();
      await page.waitForURL((url) => !url.pathname.includes(id));
      await page.locator(".stage [data-choice]").first().waitFor();
    });
  }

  test("is played again with one click", async ({ visit }) => {
    const { page } = await visit();
    const { id } = await sit(page, { game: "filantes", options: SHORT, seats: [{ kind: "me", name: "Ann" }, BOT] });
    await playToTheEnd(page);
    await page.getByRole("button", { name: en["play-again"] }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(id));
    await page.locator(".stage [data-choice]").first().waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(0);
    await page.getByText("Ann").first().waitFor();
  });
});
