/** The board comes first at every size: what can be chosen is large enough for a finger, and nothing is cut off. Every mode
 * is seen with as many players as it can have; with `--long` with every number of them. */

import type { Page } from "@playwright/test";
import { expect, LONG, test } from "./browser";
import { continued, RECORDS } from "./records";
import { targetFaults } from "./targets";

/** Windows, and the least size of what can be chosen there. */
const SIZES: [width: number, height: number, least: number][] = [
  [1440, 900, 24],
  [390, 844, 32],
  [390, 664, 24],
  [360, 640, 24],
  [844, 390, 24],
];
/** After which part of its game a table is looked at: early, in the middle and late. */
const partOf = (index: number): number => [0.1, 0.5, 0.8][index % 3]!;

const faults = (page: Page, least: number): Promise<string[]> => page.evaluate(targetFaults, least);

/** Wait until the window is drawn at its size, and nothing moves any more. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    document.getAnimations().forEach((one) => one.finish());
  });

/** The modes of all games, as the records are called. */
const MODES = [...new Set(RECORDS.map((name) => name.replace(/-\d+\.ast$/, "")))];

test.describe("what can be chosen", () => {
  for (const [m, mode] of MODES.entries()) {
    test(`is large enough and nothing is cut off in ${mode}`, async ({ visit }) => {
      test.setTimeout(180_000);
      const { page } = await visit();
      const found: string[] = [];
      const records = RECORDS.filter((name) => name.replace(/-\d+\.ast$/, "") === mode).sort();
      for (const [i, record] of records.slice(LONG ? 0 : -1).entries()) {
        await page.goto(`/t/${await continued(page, record, partOf(m + i))}`);
        const choices = page.locator(".stage [data-choice]");
        await choices.first().waitFor();
        for (const [width, height, least] of SIZES) {
          await page.setViewportSize({ width, height });
          await settled(page);
          const where = `${record} ${width}×${height}`;
          found.push(...(await faults(page, least)).map((fault) => `${where}: ${fault}`));
          // A piece or a card, chosen: where it may go.
          const first = page.locator(".choice.piece, .hand [data-choice]");
          for (const one of (await first.all()).slice(0, width > 1000 ? 0 : 1)) {
            await one.press("Enter");
            found.push(...(await faults(page, least)).map((fault) => `${where}, chosen: ${fault}`));
            await page.keyboard.press("Escape");
          }
        }
      }
      expect(found).toEqual([]);
    });
  }
});

/** Decisions that are rare: what to steal, where to put tiles, which cells to swap. */
const RARE: [record: string, ply: number][] = [
  ["gravity-stars-4.ast", 108],
  ["octocube-advanced-3.ast", 32],
  ["octocube-kids-4.ast", 6],
  ["octocube-kids-4.ast", 82],
];

test("rare decisions are large enough too", async ({ visit }) => {
  const { page } = await visit();
  const found: string[] = [];
  for (const [record, ply] of RARE) {
    await page.goto(`/t/${await continued(page, record, ply)}`);
    await page.locator(".stage [data-choice]").first().waitFor();
    for (const [width, height, least] of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      found.push(...(await faults(page, least)).map((fault) => `${record} ${ply} ${width}×${height}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test("the ten choices of a Joker are large enough", async ({ visit }) => {
  const { page } = await visit();
  await page.goto(`/t/${await continued(page, "gravity-stars-6.ast", 50)}`);
  await page.locator(".hand .joker").press("Enter");
  await expect(page.locator(".chip")).toHaveCount(10);
  const found: string[] = [];
  for (const [width, height, least] of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    found.push(...(await faults(page, least)).map((fault) => `${width}×${height}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test("nothing is cut off or unreachable at 200 %, of the whole window or of its letters", async ({ visit }) => {
  const { page } = await visit();
  const found: string[] = [];
  for (const record of ["filantes-race-3.ast", "gravity-expert-goodies-6.ast", "octocube-advanced-4.ast"]) {
    await page.goto(`/t/${await continued(page, record, 0.5)}`);
    await page.locator(".stage [data-choice]").first().waitFor();
    // Half of 1440 × 900; and a phone whose reader wants letters of twice the size.
    for (const [width, height, letters] of [
      [720, 450, "100%"],
      [390, 664, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => void (document.documentElement.style.fontSize = size), letters);
      await settled(page);
      found.push(...(await faults(page, 20)).map((fault) => `${record} ${width}×${height} ${letters}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});
