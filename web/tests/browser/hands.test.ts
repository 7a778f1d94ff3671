/** Every game by finger on a phone and by keys alone; and a board that stays where it is. */

import { BOT, expect, SHORT, sit, test } from "./browser";
import { choose, offered, playToTheEnd } from "./hands";

const GAMES: [game: string, options: object][] = [
  ["filantes", SHORT],
  ["gravity", { max_rounds: 2 }],
  ["octocube", { max_rounds: 2 }],
];

for (const [game, options] of GAMES) {
  test.describe(`${game}`, () => {
    const request = { game, options, seats: [{ kind: "me" }, BOT] };

    test("is tapped to its end on a phone, where nothing scrolls", async ({ visit }) => {
      const { page } = await visit({ phone: true });
      await sit(page, request);
      await page.locator("[data-choice]").first().waitFor();
      const { scrollHeight, scrollWidth } = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return { scrollHeight, scrollWidth };
      });
      expect([scrollWidth, scrollHeight]).toEqual([390, 844]);
      await playToTheEnd(page, "finger");
    });

    test("is played to its end by the keyboard alone", async ({ visit }) => {
      const { page } = await visit();
      await sit(page, request);
      await playToTheEnd(page, "keys");
    });

    test("is drawn once, changes with every move, and rests while it waits", async ({ visit }) => {
      const { page } = await visit({ motion: true });
      await sit(page, request);
      await page.locator(".stage [data-choice]").first().waitFor();
      const board = await page.locator(".stage .board").elementHandle();
      for (let choices = 0; choices < 8; choices++) await choose(page);
      expect(await board?.evaluate((element) => element.isConnected)).toBe(true);
      const moving = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
      await page.locator(".stage [data-choice], dialog[open]").first().waitFor();
      await expect.poll(moving, { timeout: 10_000 }).toBe(0);
    });

    test("does not move under a pointer that looks at what could be done", async ({ visit }) => {
      const { page } = await visit();
      await sit(page, request);
      await page.locator("[data-choice]").first().waitFor();
      const place = (): Promise<string> =>
        page.locator(".stage").evaluate((stage) => JSON.stringify(stage.getBoundingClientRect()));
      const before = await place();
      for (const { x, y } of await offered(page)) {
        await page.mouse.move(x, y);
        expect(await place()).toBe(before);
      }
    });
  });
}
