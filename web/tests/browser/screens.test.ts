import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clickToTheEnd, launch, sit, visit } from "./browser";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  });
}

const SCREENS = [
  "/",
  "/new/filantes",
  "/new/gravity",
  "/new/octocube",
  "/lobby",
  "/rules",
  "/rules/filantes",
  "/settings",
  "/about",
  "/nowhere",
];
const LOOKS = [
  { theme: "dark", phone: false },
  { theme: "light", phone: true },
] as const;

describe.each(LOOKS)("in $theme, phone: $phone", (look) => {
  it("no screen breaks a rule of accessibility or scrolls sideways", async () => {
    const { page, errors } = await visit(browser, look);
    const found: string[] = [];
    for (const path of SCREENS) {
      await page.goto(path);
      await page.locator("h1").waitFor();
      await page.waitForTimeout(300);
      for (const details of await page.locator("details").all())
        await details.evaluate((element) => element.setAttribute("open", ""));
      found.push(...(await violations(page)).map((text) => `${path} ${text}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${path} scrolls sideways by ${wide}`);
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("nor does a table, waiting, running, over or looked at again", async () => {
    const { page } = await visit(browser, look);
    await sit(page, { game: "filantes", seats: [{ kind: "me", name: "Ann" }, { kind: "open" }] });
    await page.locator("img").waitFor();
    const found = await violations(page);
    const options = { target: 1, quiet_limit: 10 };
    const { id } = await sit(page, { game: "filantes", options, seats: [{ kind: "me" }, { kind: "bot", level: 1 }] });
    await page.locator(".place").first().click();
    await page.locator(".target").first().waitFor();
    found.push(...(await violations(page)));
    await page.getByRole("button", { name: "Menu" }).click();
    found.push(...(await violations(page)));
    await page.keyboard.press("Escape");
    await clickToTheEnd(page);
    await page.waitForTimeout(1000);
    found.push(...(await violations(page)));
    await page.goto(`/t/${id}/replay`);
    await page.locator(".stage svg").first().waitFor();
    found.push(...(await violations(page)));
    expect(found).toEqual([]);
  });
});

it.each([
  ["fr", "Trois jeux sous un même ciel."],
  ["nl", "Drie spellen onder één hemel."],
  ["de", "Drei Spiele unter einem Himmel."],
])("the page speaks %s to those who do", async (language, heading) => {
  const { page } = await visit(browser, { language });
  await page.goto("/");
  await page.getByRole("heading", { name: heading }).waitFor();
});

it("the language is switched at once", async () => {
  const { page } = await visit(browser);
  await page.goto("/");
  await page.getByLabel("Language").selectOption("fr");
  await page.getByRole("heading", { name: "Trois jeux" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
});

it("a first visit weighs less than 200 kB", async () => {
  const { page } = await visit(browser);
  let bytes = 0;
  page.on("response", async (response) => {
    const { responseBodySize } = await response.request().sizes();
    bytes += responseBodySize;
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(bytes).toBeLessThan(200_000);
  console.log(`first visit: ${Math.round(bytes / 1000)} kB`);
});
