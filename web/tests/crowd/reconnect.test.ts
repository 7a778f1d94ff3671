/** A server is killed while two hundred pages are open, and comes back: so do they, but not all in the same second. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import { BOT, expect, open, sit, test } from "../browser/browser";

const PAGES = Number(process.env["ASTERISM_PAGES"] ?? 200);
const WITHIN = 10_000;
const PYTHON = process.env["PYTHON"] ?? join(import.meta.dirname, "../../../.venv/bin/python");

const folder = mkdtempSync(join(tmpdir(), "crowd-"));
let server: ChildProcess;
test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Start the server; where it is. */
async function start(port: string): Promise<string> {
  const database = `sqlite+aiosqlite:///${folder}/crowd.db`;
  const words = ["-u", "-m", "asterism", "serve", "--port", port, "--no-open", "--database", database];
  server = spawn(PYTHON, words, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, COLUMNS: "200", ASTERISM_TRUSTED: "127.0.0.1" },
  });
  for await (const line of createInterface({ input: server.stdout! })) {
    const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error("the server did not start");
}

test(`${PAGES} pages come back`, async ({ browser }) => {
  test.setTimeout(1_200_000);
  const address = await start("0");
  const { context, page } = await open(browser, { server: address });
  /** When each page first heard from the server that came back. A busy server may lose pages before; that does not count. */
  const back = new Map<Page, number>();
  let killed = false;
  await context.exposeBinding("hears", ({ page }) => {
    if (killed && !back.has(page)) back.set(page, performance.now());
  });
  await context.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("message", ({ data }) => {
          if ((data as string).includes('"type":"state"')) (window as unknown as { hears(): void }).hears();
        });
      }
    };
  });
  const { id } = await sit(page, { game: "filantes", seats: [{ kind: "me" }, BOT] }, address);
  for (let pages = 1; pages < PAGES; pages++) {
    const another = await context.newPage();
    await another.goto(`/t/${id}`);
    await another.locator("[data-board]").waitFor();
  }
  server.kill("SIGKILL");
  await new Promise((resolve) => server.once("exit", resolve));
  killed = true;
  await start(new URL(address).port);
  const up = performance.now();
  await expect.poll(() => back.size, { timeout: 120_000 }).toBe(PAGES);
  const after = [...back.values()].map((time) => time - up).sort((a, b) => a - b);
  const busiest = Math.max(...after.map((from) => after.filter((time) => time >= from && time < from + 1000).length));
  console.log(`${PAGES} pages back within ${Math.round(after.at(-1)!)} ms, at most ${busiest} in one second`);
  expect(after.at(-1)).toBeLessThan(WITHIN);
  expect(busiest).toBeLessThan(PAGES / 2);
});
