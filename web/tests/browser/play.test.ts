import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clickToTheEnd, launch, sit, visit, wire } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SHORT = { target: 2, quiet_limit: 10 };
const BOT = { kind: "bot", level: 1 };

describe("a game", () => {
  it("starts from the home page with one click", async () => {
    const { page, errors } = await visit(browser);
    await page.goto("/");
    await page.locator('[data-game="filantes"] .button.primary').click();
    await page.waitForURL(/\/t\//);
    await page.locator(".place").first().waitFor();
    expect(errors).toEqual([]);
  });

  it.each([
    ["duel", { ...SHORT }, 2],
    ["duel-clash", { ...SHORT }, 3],
    ["race", { race_limit: 24 }, 2],
    ["race-clash", { race_limit: 24 }, 3],
  ])("of %s is clicked to its end", async (mode, options, players) => {
    const { page, errors } = await visit(browser);
    const bots = Array.from({ length: players - 1 }, () => BOT);
    await sit(page, { game: "filantes", mode, options, seats: [{ kind: "me", name: "Ann" }, ...bots] });
    await clickToTheEnd(page);
    await page
      .getByText(/wins!|share the victory/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });

  it("is tapped to its end on a phone, where nothing scrolls", async () => {
    const { page, errors } = await visit(browser, { phone: true });
    await sit(page, { game: "filantes", options: SHORT, seats: [{ kind: "me" }, BOT] });
    await page.locator("[data-choice]").first().waitFor();
    const room = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth,
    ]);
    expect(room).toEqual([844, 390]);
    await page.locator(".place").first().tap();
    await page.locator(".target").first().tap();
    await page.locator(".choice.piece .ring").first().tap();
    const dots = page.locator(".target");
    await dots.first().tap();
    await expect.poll(() => page.locator(".place").count()).toBeGreaterThan(0);
    await clickToTheEnd(page, "tap");
    expect(errors).toEqual([]);
  });

  it("is played by the keyboard alone", async () => {
    const { page } = await visit(browser);
    await sit(page, { game: "filantes", options: { target: 1, quiet_limit: 10 }, seats: [{ kind: "me" }, BOT] });
    for (let keys = 0; keys < 400 && !(await page.locator("dialog[open]").count()); keys++) {
      await page.waitForFunction(() => document.querySelector("[data-choice], dialog[open]"));
      const onChoice = await page.evaluate(() => document.activeElement?.matches("[data-choice]") ?? false);
      if (!onChoice)
        await page
          .locator("[data-choice]")
          .first()
          .focus({ timeout: 2000 })
          .catch(() => {});
      const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
      await page.keyboard.press(arrows[keys % 4] ?? "Tab");
      await page.keyboard.press("Enter");
    }
    await page.locator("dialog[open]").waitFor();
  });

  it("takes typed moves, and says what is wrong with bad ones", async () => {
    const { page } = await visit(browser);
    await sit(page, { game: "filantes", seats: [{ kind: "me" }, BOT] });
    await page.getByRole("tab", { name: "Moves" }).click();
    const field = page.getByLabel("Type a move");
    await field.fill("xyzzy");
    await field.press("Enter");
    await page.getByRole("alert").waitFor();
    await field.fill("@g10e");
    await field.press("Enter");
    await page.getByRole("tab", { name: "Log" }).click();
    await page.getByText("@g10e").first().waitFor();
  });

  it("goes back with undo, and Escape goes back one step", async () => {
    const { page } = await visit(browser);
    await sit(page, { game: "filantes", seats: [{ kind: "me" }, BOT] });
    await page.locator(".place").first().click();
    await page.locator(".target").first().waitFor();
    await page.keyboard.press("Escape");
    expect(await page.locator(".target").count()).toBe(0);
    await page.locator(".place").first().click();
    await page.locator(".target").first().click();
    await page.locator(".choice.piece").first().waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".place").nth(5).waitFor();
  });

  it("is looked at again, step by step, and branched", async () => {
    const { page } = await visit(browser);
    const { id } = await sit(page, { game: "filantes", options: SHORT, seats: [{ kind: "me" }, BOT] });
    await clickToTheEnd(page);
    await page.goto(`/t/${id}/replay`);
    await page.getByRole("button", { name: "One move on" }).click();
    await page.getByText(/^1 \/ \d+$/).waitFor();
    await page.getByLabel("See as").selectOption("1");
    await page.getByRole("button", { name: "Try another move here" }).click();
    await page.waitForURL((url) => !url.pathname.includes(id));
  });
});

describe("two browsers", () => {
  it("play by link; one reloads, the other loses its network, and nothing is lost", async () => {
    const ann = await visit(browser);
    const ben = await visit(browser);
    const line = await wire(ben.page);
    const { id, code } = await sit(ann.page, {
      game: "filantes",
      seats: [{ kind: "me", name: "Ann" }, { kind: "open" }],
    });
    await ann.page.locator('img[alt*="QR"]').waitFor();
    await ben.page.goto(`/t/${id}?code=${code ?? ""}`);
    await ben.page.getByLabel("Your name").fill("Ben");
    await ben.page.getByRole("button", { name: "Sit here" }).click();

    await ann.page.locator(".place").first().click();
    await ann.page.reload();
    await ann.page.locator(".place").first().click();
    await ann.page.locator(".target").first().click();
    await ben.page.locator(".place").first().waitFor();

    await ben.page.locator(".place").first().click();
    await line.cut();
    await ben.page.getByText("The connection is lost").waitFor();
    await ben.page.locator(".target").first().click();
    line.mend();
    await ann.page.locator(".choice.piece").first().waitFor({ timeout: 30_000 });

    await ann.page.getByRole("tab", { name: "Chat" }).click();
    await ann.page.getByLabel("Message").fill("Hello Ben");
    await ann.page.getByLabel("Message").press("Enter");
    await ben.page.getByRole("tab", { name: "Chat" }).click();
    await ben.page.getByText("Hello Ben").waitFor();
    expect([...ann.errors, ...ben.errors]).toEqual([]);
  });
});

describe("two people at one screen", () => {
  it("have a curtain between them where hands are secret", async () => {
    const { page } = await visit(browser);
    await sit(page, {
      game: "gravity",
      seats: [
        { kind: "me", name: "Ann" },
        { kind: "here", name: "Ben" },
      ],
    });
    await page.getByRole("button", { name: /I am (Ann|Ben)/ }).click();
    await page.getByRole("tab", { name: "Moves" }).click();
    await page.locator(".moves li button").first().waitFor();
  });
});
