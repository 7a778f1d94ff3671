/** Whole games in Firefox, by mouse and by keys, and the sizes of what can be chosen. Playwright does not speak with the
 * Firefox that people have; Puppeteer does, by WebDriver BiDi (`python -m tests.browser --firefox`). */

import type { Page } from "@playwright/test";
import { expect, SERVER, SHORT, test } from "../browser/browser";
import { offered } from "../browser/hands";
import { random } from "../browser/seed";
import { targetFaults } from "../browser/targets";

/** What is used of Puppeteer, which is installed for this test alone. */
interface FirefoxPage extends Pick<Page, "evaluate"> {
  goto(url: string): Promise<unknown>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  waitForFunction(is: (selector: string) => unknown, options: { timeout: number }, selector: string): Promise<unknown>;
  on(event: "pageerror", heard: (error: Error) => void): void;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { press(key: string): Promise<void> };
}
interface Firefox {
  newPage(): Promise<FirefoxPage>;
  close(): Promise<void>;
}
type Launcher = { launch(options: object): Promise<Firefox> };

const PUPPETEER: string = "puppeteer-core";
const CHOICE = ".stage [data-choice]:not(:disabled)";
const SHEET = "dialog[open] .total";
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const MOST = 1500;
const PHONE = { width: 390, height: 664 };
const DESK = { width: 1440, height: 900 };

let firefox: Firefox;
test.beforeAll(async () => {
  const { default: puppeteer } = (await import(PUPPETEER)) as { default: Launcher };
  const executablePath = process.env["FIREFOX"];
  firefox = await puppeteer.launch({ browser: "firefox", headless: true, executablePath });
});
test.afterAll(() => firefox?.close());

const there = (page: FirefoxPage, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector(wanted), { timeout: 30_000 }, selector);
const count = (page: FirefoxPage, selector: string): Promise<number> =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

/** A table that this guest has made, without animations. */
async function sit(page: FirefoxPage, game: string, options: object): Promise<void> {
  await page.goto(`${SERVER}/about`);
  const id = await page.evaluate(
    async ([game, options]) => {
      localStorage.setItem("asterism.settings", JSON.stringify({ speed: "instant" }));
      const seats = [{ kind: "me" }, { kind: "bot", level: 1 }];
      const body = JSON.stringify({ game, options, seats, seating: "fixed" });
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/tables", { method: "POST", body, headers });
      return ((await answer.json()) as { table: { id: string } }).table.id;
    },
    [game, options] as const,
  );
  await page.goto(`${SERVER}/t/${id}`);
  await there(page, CHOICE);
}

const any = <T>(things: T[]): T | undefined => things[Math.floor(random() * things.length)];

/** One choice; mostly what goes on from the last one. */
async function point(page: FirefoxPage): Promise<void> {
  const offers = await offered(page as unknown as Page);
  const later = offers.filter((offer) => offer.later);
  const offer = any(later.length && random() < 0.9 ? later : offers);
  if (offer) await page.mouse.click(offer.x, offer.y);
}

/** One choice by keys alone. */
async function press(page: FirefoxPage): Promise<void> {
  const onChoice = (): Promise<boolean> =>
    page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, CHOICE);
  for (let tabs = 0; tabs < 60 && !(await onChoice()); tabs++) await page.keyboard.press("Tab");
  for (let keys = Math.floor(random() * 5); keys > 0; keys--) await page.keyboard.press(any(KEYS)!);
  await page.keyboard.press("Enter");
}

async function playToTheEnd(page: FirefoxPage, choose: (page: FirefoxPage) => Promise<void>): Promise<void> {
  for (let choices = 0; choices < MOST; choices++) {
    await there(page, `${CHOICE}, ${SHEET}`);
    if (await count(page, SHEET)) return;
    await choose(page);
  }
  throw new Error(`the game does not end within ${MOST} choices`);
}

for (const [game, options, choose] of [
  ["filantes", SHORT, point],
  ["gravity", { max_rounds: 3 }, press],
  ["octocube", { max_rounds: 3 }, point],
  ["octocube", { max_rounds: 2 }, press],
  ["gravity", { max_rounds: 2 }, point],
  ["filantes", SHORT, press],
] as const) {
  test(`${game} by ${choose === press ? "keys" : "mouse"}: targets are large enough, and it is played to its end`, async () => {
    test.setTimeout(300_000);
    const page = await firefox.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.setViewport(PHONE);
    await sit(page, game, options);
    const found: string[] = [];
    for (const size of [PHONE, DESK]) {
      await page.setViewport(size);
      // Two frames: the window is drawn at its size.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
      );
      found.push(...(await page.evaluate(targetFaults, 24)));
    }
    expect(found).toEqual([]);
    await playToTheEnd(page, choose);
    expect(errors).toEqual([]);
  });
}
