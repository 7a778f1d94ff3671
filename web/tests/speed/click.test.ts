/** How soon a click is answered on the screen while twenty other tables play: from the click that completes a move to the
 * frame that shows what the server made of it. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BOT, launch, SERVER, sit, visit } from "../browser/browser";
import { choose } from "../browser/hands";
import { percentiles } from "./numbers";

const TABLES = 20;
const MOVES = 40;
const LIMIT = 100;
const GAMES = ["filantes", "gravity", "octocube"];

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** One guest at many tables against bots, who decides about once a second at each. */
async function crowd(page: Page): Promise<void> {
  const ids: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const data = { game: GAMES[i % 3], seats: [{ kind: "me" }, { kind: "bot", level: 3 }] };
    const answer = await page.request.post("/api/tables", { data, headers: { origin: SERVER } });
    ids.push(((await answer.json()) as { table: { id: string } }).table.id);
  }
  await page.goto("/about");
  await page.evaluate((tables) => {
    for (const id of tables) {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/live`);
      socket.onmessage = ({ data }) => {
        const { view, legal } = JSON.parse(data as string) as { view?: { ply: number }; legal?: { action: number }[] };
        const one = legal?.[Math.floor(Math.random() * legal.length)];
        if (!view || !one) return;
        const move = JSON.stringify({ type: "play", id: 1, ply: view.ply, action: one.action });
        setTimeout(() => socket.send(move), 500 + 1000 * Math.random());
      };
    }
  }, ids);
}

/** Let a page measure itself: milliseconds from each click to the frame after the move that it made. */
const measure = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const times: number[] = ((window as unknown as { times: number[] }).times = []);
    let clicked = 0;
    addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), true);
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("message", ({ data }) => {
          if (!clicked || !(data as string).includes('"type":"moved"')) return;
          const since = clicked;
          clicked = 0;
          requestAnimationFrame(() => requestAnimationFrame(() => times.push(performance.now() - since)));
        });
      }
    };
  });

it.each(GAMES)(
  "%s answers a click within 100 ms, with twenty other tables playing",
  { timeout: 240_000 },
  async (game) => {
    const others = await visit(browser);
    await crowd(others.page);
    const { context, page, errors } = await visit(browser);
    await measure(page);
    const all: number[] = [];
    while (all.length < MOVES) {
      await sit(page, { game, seats: [{ kind: "me" }, BOT] });
      for (let clicks = 0; clicks < 40 && (await choose(page)); clicks++);
      all.push(...(await page.evaluate(() => (window as unknown as { times: number[] }).times)));
    }
    console.log(`${game}: a click is answered on the screen after ${percentiles(all)} ms`);
    const slow = all.toSorted((a, b) => a - b)[Math.floor(0.95 * all.length)];
    expect(slow).toBeLessThan(LIMIT);
    expect(errors).toEqual([]);
    await Promise.all([context.close(), others.context.close()]);
  },
);
