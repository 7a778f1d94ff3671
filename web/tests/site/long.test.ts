/**
 * `python -m tests.static_site --long`: whole games of each kind against the strongest level, offline, on a phone-sized page whose
 * processor is slowed down four times; how long each decision of the bot takes.
 */

import type { Page } from "@playwright/test";
import { expect, LONG, test } from "../browser/browser";
import { playToTheEnd } from "../browser/hands";
import { arrive, GAMES, kept, sit } from "./visit";

const SLOWDOWN = 4;
/** A decision of a bot, milliseconds. */
const MOST = 1000;
/** What a slow page adds to it: messages there and back. */
const SLACK = 250;
const LEVEL = 8;

/** What a page notes of its worker. */
interface Noted {
  decisions: number[];
  began: number;
}

/** In the worker: what the rules and the search take is made to take `rate` times as long. */
function slowModules(rate: number): void {
  const slowed =
    (call: (...args: number[]) => number) =>
    (...args: number[]): number => {
      const began = performance.now();
      const answer = call(...args);
      const until = began + rate * (performance.now() - began);
      while (performance.now() < until);
      return answer;
    };
  const Real = WebAssembly.Instance;
  WebAssembly.Instance = function (module: WebAssembly.Module, imports: WebAssembly.Imports): object {
    const exports = Object.entries(new Real(module, imports).exports).map(([name, value]) => [
      name,
      typeof value === "function" ? slowed(value as (...args: number[]) => number) : value,
    ]);
    return { exports: Object.fromEntries(exports) as object };
  } as unknown as typeof Real;
}

/**
 * In the page: note when bots begin to think and when they have decided, as it hears them; and let its worker begin with `first`, because
 * the browser slows down pages and not workers.
 */
function note(first: string): void {
  const noted: Noted = { decisions: [], began: 0 };
  Object.assign(globalThis, { noted });
  const Real = Worker;
  const script = (code: string): string => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  globalThis.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(script(`import "${script(first)}"; import "${String(url)}";`), options);
      this.addEventListener("message", ({ data }: MessageEvent<{ message?: { type: string } }>) => {
        if (data.message?.type === "thinking") noted.began = performance.now();
        else if (data.message?.type === "moved" && noted.began) {
          noted.decisions.push(performance.now() - noted.began);
          noted.began = 0;
        }
      });
    }
  };
}

async function slowPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

const quantile = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);

for (const game of GAMES) {
  test(`${game} is played whole against level ${LEVEL}, slowed down ${SLOWDOWN} times`, async ({ browser }) => {
    test.skip(!LONG, "takes minutes");
    test.setTimeout(30 * 60_000);
    const { context, page, errors } = await arrive(browser, "/", { phone: true });
    await kept(page);
    await context.addInitScript(note, `(${slowModules.toString()})(${SLOWDOWN})`);
    await context.setOffline(true);
    await page.reload();
    await slowPage(page);
    await sit(page, game, { kind: "bot", level: LEVEL }, {});
    await playToTheEnd(page, "finger");
    const { decisions } = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
    const sorted = decisions.sort((one, other) => one - other);
    const [half, most, longest] = [0.5, 0.95, 1].map((share) => quantile(sorted, share));
    const cut = sorted.filter((one) => one > MOST).length;
    console.log(
      `${game}: ${sorted.length} decisions of level ${LEVEL}, ms: median ${half}, 95 % ${most}, longest ${longest}; ${cut} ended by the clock`,
    );
    expect(sorted.length).toBeGreaterThan(3);
    expect(longest).toBeLessThan(MOST + SLACK);
    expect(errors).toEqual([]);
    await context.close();
  });
}
