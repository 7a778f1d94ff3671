/** Rule pages: live figures, search, rule numbers, and paper. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Compiled } from "../../src/lib/format";
import { LANGUAGES, launch, visit } from "./browser";

const GAMES = ["filantes", "gravity", "octocube"];
const files = import.meta.glob<Compiled>("../../src/rulebook/locale/*.ftl", { import: "default", eager: true });
const say = (language: string, id: string): string => String(files[`../../src/rulebook/locale/${language}.ftl`]?.[id]);

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** How many sheets of paper a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

describe("a rulebook", () => {
  it.each(GAMES)("of %s has figures that are drawn by its board, and can be printed", async (game) => {
    const { context, page, errors } = await visit(browser, { language: "de" });
    await page.goto(`/rules/${game}`);
    const figures = page.locator("figure");
    await figures.first().waitFor();
    const count = await figures.count();
    expect(count).toBeGreaterThan(7);
    for (let i = 0; i < count; i++) await figures.nth(i).locator("svg").first().waitFor({ state: "attached" });
    expect(await sheets(page)).toBeGreaterThan(2);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("is searched without regard to accents, and shows the numbers of its rules on request", async () => {
    const { context, page, errors } = await visit(browser, { language: "fr" });
    await page.goto("/rules/octocube");
    await page.locator("#O85").waitFor();
    expect(await page.locator(".number").count()).toBe(0);
    await page.getByRole("checkbox").check();
    expect(await page.locator("#O85 .number").textContent()).toBe("O85");
    await page.getByRole("searchbox").fill("recuperer votre cube");
    await page.locator("mark").first().waitFor();
    expect(await page.locator("#O85").count()).toBe(0);
    expect((await page.locator("#O83 mark").first().textContent())?.toLowerCase()).toBe("récupérer");
    await page.getByRole("searchbox").fill("xyzzy");
    await page.getByText(say("fr", "none")).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("opens at the rule that the address names", async () => {
    const { context, page } = await visit(browser, { phone: true });
    await page.goto("/rules/gravity#G53");
    await page.locator("#G53 .number").waitFor();
    await page.waitForFunction(() => {
      const { top } = document.getElementById("G53")?.getBoundingClientRect() ?? { top: -1 };
      return top >= 0 && top < window.innerHeight;
    });
    await context.close();
  });

  it.each(GAMES)("of %s has a summary on one page, in every language", async (game) => {
    for (const language of LANGUAGES) {
      const { context, page, errors } = await visit(browser, { language });
      await page.goto(`/rules/${game}`);
      await page.getByRole("link", { name: say(language, "summary") }).click();
      await page.locator(".summary section").first().waitFor();
      expect(await sheets(page), language).toBe(1);
      expect(errors).toEqual([]);
      await context.close();
    }
  });
});
