/** Accessibility, as far as a program can see it. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Nothing that ends by itself moves any more. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().iterations === Infinity),
  );

/** Whether the screen is wider than its window. */
export async function sideways(page: Page, where: string): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return wide > 0 ? [`${where} scrolls sideways by ${wide}`] : [];
}

/** What is wrong with the screen as it stands. */
export async function faults(page: Page, where: string): Promise<string[]> {
  await settled(page);
  const wide = await sideways(page, where);
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { html: string }[] }[] };
    const { axe } = window as unknown as { axe: { run(options: object): Promise<Found> } };
    return (await axe.run({ resultTypes: ["violations"] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  });
  return [...wide, ...found.map((text) => `${where} ${text}`)];
}
