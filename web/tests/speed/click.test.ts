/** How soon a click is answered on the screen while twenty other tables play: from the click that completes a move to the
 * frame that shows what the server made of it. */

import type { Page } from "@playwright/test";
import { BOT, expect, SERVER, sit, test } from "../browser/browser";
import { choose } from "../browser/hands";
import { percentiles } from "./numbers";

const TABLES = 20;
const MOVES = 40;
const LIMIT = 100;
const GAMES = ["filantes", "gravity", "octocube"];

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

/** Milliseconds from a click until the server's answer was heard, and until it was seen. */
interface Answered {
  heard: number;
  seen: number;
}
const answers = (page: Page): Promise<Answered[]> =>
  page.evaluate(() => (window as unknown as { answered: Answered[] }).answered);

/** Let a page measure itself: from each click to the frame after the move that it made. */
const measure = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const answered: Answered[] = ((window as unknown as { answered: Answered[] }).answered = []);
    let clicked = 0;
    addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), true);
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("message", ({ data }) => {
          if (!clicked || !(data as string).includes('"type":"moved"')) return;
          const since = clicked;
          const heard = performance.now() - since;
          clicked = 0;
          requestAnimationFrame(() =>
            requestAnimationFrame(() => answered.push({ heard, seen: performance.now() - since })),
          );
        });
      }
    };
  });

for (const game of GAMES) {
  test(`${game} answers a click within 100 ms, with twenty other tables playing`, async ({ visit }) => {
    test.setTimeout(240_000);
    const others = await visit();
    await crowd(others.page);
    const { page } = await visit({ motion: true });
    await measure(page);
    const all: Answered[] = [];
    while (all.length < MOVES) {
      await sit(page, { game, seats: [{ kind: "me" }, BOT] });
      for (let clicks = 0; clicks < 40 && (await choose(page)); clicks++);
      all.push(...(await answers(page)));
    }
    const [heard, seen] = [all.map((answer) => answer.heard), all.map((answer) => answer.seen)];
    console.log(
      `${game}: a click is answered after ${percentiles(heard)} ms, on the screen after ${percentiles(seen)}`,
    );
    const slow = seen.toSorted((a, b) => a - b)[Math.floor(0.95 * seen.length)];
    expect(slow).toBeLessThan(LIMIT);
  });
}
