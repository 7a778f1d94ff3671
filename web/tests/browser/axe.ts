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

/** What is wrong with the screen as it stands. */
export async function faults(page: Page, where: string): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(await axe.run()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      ),
      ...(wide > 0 ? [`scrolls sideways by ${wide}`] : []),
    ];
  });
  return found.map((text) => `${where} ${text}`);
}
