/** Rule pages: live figures, search, rule numbers, and paper. */

import type { Page } from "@playwright/test";
import { expect, LANGUAGES, messages, test } from "./browser";

const GAMES = ["filantes", "gravity", "octocube"];
const texts = messages("rulebook/locale");
const say = (language: string, id: string): string => String(texts[language]?.[id]);

/** How many sheets of paper a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe("a rulebook", () => {
  for (const game of GAMES) {
    test(`of ${game} has figures that are drawn by its board, and can be printed`, async ({ visit }) => {
      const { page } = await visit({ language: "de" });
      await page.goto(`/rules/${game}`);
      const figures = page.locator("figure");
      await figures.first().waitFor();
      const count = await figures.count();
      expect(count).toBeGreaterThan(7);
      const summary = page.getByRole("link", { name: say("de", "summary") });
      expect(await summary.getAttribute("href")).toBe(`/rules/${game}/summary`);
      for (let i = 0; i < count; i++) await figures.nth(i).locator("svg").first().waitFor({ state: "attached" });
      expect(await sheets(page)).toBeGreaterThan(2);
    });
  }

  test("is searched without regard to accents, and shows the numbers of its rules on request", async ({ visit }) => {
    const { page } = await visit({ language: "fr" });
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
  });

  test("opens at the rule that the address names", async ({ visit }) => {
    const { page } = await visit({ phone: true });
    await page.goto("/rules/gravity#G53");
    await page.locator("#G53 .number").waitFor();
    await page.waitForFunction(() => {
      const { top } = document.getElementById("G53")?.getBoundingClientRect() ?? { top: -1 };
      return top >= 0 && top < window.innerHeight;
    });
  });

  for (const game of GAMES) {
    test(`of ${game} has a summary on one page, in every language`, async ({ visit }) => {
      const { page } = await visit();
      await page.goto(`/rules/${game}/summary`);
      for (const language of LANGUAGES) {
        await page.evaluate((language) => {
          const settings = JSON.parse(localStorage.getItem("asterism.settings") ?? "{}") as object;
          localStorage.setItem("asterism.settings", JSON.stringify({ ...settings, language }));
        }, language);
        await page.reload();
        await page.locator(`html[lang="${language}"] .summary section`).first().waitFor();
        expect(await sheets(page), language).toBe(1);
      }
    });
  }
});
