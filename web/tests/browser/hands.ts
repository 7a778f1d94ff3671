/** How a person plays: sees what is offered on the board, and takes some of it by mouse, finger or keys. */

import type { Page } from "@playwright/test";
import { words } from "./browser";
import { random } from "./seed";

export type Hands = "mouse" | "finger" | "keys";

interface Offer {
  x: number;
  y: number;
  /** It goes on from what was chosen before. */
  later: boolean;
  /** A hint points at it. */
  hinted: boolean;
}

/** Ends of moves and turns, uses of a card, the last button of an arrangement. */
const LATER = '.target, [data-game="filantes"] .bar [data-choice], .chip, .ready';
const CHOICE = ".stage [data-choice]:not(:disabled)";
const SHEET = "dialog[open]:not(.curtain)";
const COVER = `${SHEET}, .curtain`;
const PATIENCE = { timeout: 40_000 };

/** Everything on the board that can be chosen, and that the pointer meets where it is drawn. */
export const offered = (page: Page): Promise<Offer[]> =>
  page.evaluate(
    ([choices, later]) =>
      [...document.querySelectorAll(choices)].flatMap((choice) => {
        const box = choice.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest("[data-choice]") !== choice) return [];
        const hinted = choice.matches('.hinted:not([aria-pressed="true"])');
        return [{ x, y, later: choice.matches(later), hinted }];
      }),
    [CHOICE, LATER] as const,
  );

const any = <T>(things: T[]): T | undefined => things[Math.floor(random() * things.length)];

/** One choice by mouse or finger; mostly what goes on from the last one, so that the game goes forward. */
async function point(page: Page, hands: Hands, offers: Offer[]): Promise<void> {
  const later = offers.filter((offer) => offer.later);
  const offer = any(later.length && random() < 0.9 ? later : offers);
  if (!offer) return;
  // A finger's first tap shows the move, as a click does where moves are confirmed; the prompt offers to play it.
  const confirm = page.locator(".prompt .primary");
  if ((await confirm.count()) && random() < 0.9)
    return void (await confirm[hands === "finger" ? "tap" : "click"]({ timeout: 1000 }).catch(() => {}));
  if (hands === "finger") await page.touchscreen.tap(offer.x, offer.y);
  else await page.mouse.click(offer.x, offer.y);
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** One choice by keys alone: Tab to the board, arrows over it, Enter. */
async function press(page: Page): Promise<void> {
  const at = (what: string): Promise<boolean> =>
    page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what);
  for (let tabs = 0; tabs < 60 && !(await at(CHOICE)); tabs++) await page.keyboard.press("Tab");
  const wanted = (await page.locator(`:is(${LATER}):not(:disabled)`).count()) ? LATER : CHOICE;
  const least = Math.floor(random() * 3);
  for (let keys = 0; keys < 12 && (keys < least || !(await at(wanted))); keys++)
    await page.keyboard.press(any(ARROWS) ?? "");
  await page.keyboard.press("Enter");
}

/** What the page advises, asked for where it has not been yet. */
async function advised(page: Page): Promise<Offer[]> {
  const seen = async (): Promise<Offer[]> => (await offered(page)).filter((offer) => offer.hinted);
  const now = await seen();
  if (now.length) return now;
  await page
    .getByRole("button", { name: words.en.hint })
    .click({ timeout: 5000 })
    .catch(() => {});
  await page.waitForFunction((cover) => document.querySelector(`.stage .hinted, ${cover}`), COVER, PATIENCE);
  return seen();
}

/** Make one choice, or open the curtain for whom it asks; false when the score sheet lies on the table. */
export async function choose(page: Page, hands: Hands = "mouse", advice = false): Promise<boolean> {
  await page.waitForFunction((wanted) => document.querySelector(wanted), `${CHOICE}, ${COVER}`, PATIENCE);
  if (await page.locator(SHEET).count()) return false;
  const curtain = page.locator(".curtain");
  if (await curtain.count()) {
    await curtain.getByRole("button").click();
    await curtain.waitFor({ state: "detached" });
  } else if (hands === "keys") await press(page);
  else await point(page, hands, advice ? await advised(page) : await offered(page));
  return true;
}

/** Choose until the game is over; how many choices it took. */
export async function playToTheEnd(page: Page, hands: Hands = "mouse", advice = false, most = 3000): Promise<number> {
  for (let choices = 0; choices < most; choices++) if (!(await choose(page, hands, advice))) return choices;
  throw new Error(`the game does not end within ${most} choices`);
}

/** How many decisions have been taken at a table. */
export async function plyOf(page: Page, id: string): Promise<number> {
  const answer = await page.request.get(`/api/tables/${id}`);
  return ((await answer.json()) as { table: { ply: number } }).table.ply;
}

/** Choose until a decision at the table is taken. */
export async function decide(page: Page, id: string): Promise<void> {
  await page.locator(CHOICE).first().waitFor();
  const before = await plyOf(page, id);
  while ((await plyOf(page, id)) === before) if ((await offered(page)).length) await choose(page);
}
