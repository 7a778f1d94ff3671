/** Whether animations hold sixty frames a second: the time between frames while the boards move, and the frames that the
 * browser itself dropped, from a trace. Meant for an idle machine; ASTERISM_TRACE names a folder for the traces. */

import { writeFile } from "node:fs/promises";
import type { CDPSession, Page } from "@playwright/test";
import { expect, sit, test } from "../browser/browser";
import { percentiles } from "./numbers";

const SECONDS = 12;
const FRAME = 1000 / 60;
const GAMES = ["filantes", "gravity", "octocube"];

interface Trace {
  name: string;
  args?: { frame_reporter?: { state?: string } };
}

async function traced(session: CDPSession, during: () => Promise<void>): Promise<Trace[]> {
  const events: Trace[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Trace[])));
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["benchmark", "disabled-by-default-devtools.timeline.frame"] },
  });
  await during();
  await session.send("Tracing.end");
  await done;
  await session.detach();
  return events;
}

/** The milliseconds between frames in which something moved on the board. */
const frames = (page: Page): Promise<number[]> =>
  page.evaluate(
    (seconds) =>
      new Promise<number[]>((resolve) => {
        const between: number[] = [];
        let moved = false;
        new MutationObserver(() => (moved = true)).observe(document.querySelector(".stage")!, {
          attributes: true,
          subtree: true,
        });
        const start = performance.now();
        let last = start;
        let moving = false;
        const tick = (now: number): void => {
          if (moved && moving) between.push(now - last);
          [last, moving, moved] = [now, moved, false];
          if (now - start < seconds * 1000) requestAnimationFrame(tick);
          else resolve(between);
        };
        requestAnimationFrame(tick);
      }),
    SECONDS,
  );

for (const game of GAMES) {
  test(`${game} animates in sixty frames a second`, async ({ browser, visit }) => {
    test.setTimeout(120_000);
    const { page } = await visit({ speed: "normal" });
    const bot = { kind: "bot", level: 1 };
    await sit(page, { game, seats: [bot, bot] });
    await page.locator(".stage svg:visible").first().waitFor();
    let between: number[] = [];
    const events = await traced(await browser.newBrowserCDPSession(), async () => void (between = await frames(page)));
    const states = events.flatMap(({ args }) => args?.frame_reporter?.state ?? []);
    const dropped = states.filter((state) => state === "STATE_DROPPED").length;
    const late = between.filter((time) => time > 1.5 * FRAME).length;
    console.log(
      `${game}: between frames ${percentiles(between)} ms; ${late} late; dropped ${dropped} of ${states.length}`,
    );
    const folder = process.env["ASTERISM_TRACE"];
    if (folder) await writeFile(`${folder}/${game}.json`, JSON.stringify({ traceEvents: events }));
    expect(between.length).toBeGreaterThan(60);
    expect(states.length).toBeGreaterThan(60);
    expect(late / between.length).toBeLessThan(0.05);
  });
}
