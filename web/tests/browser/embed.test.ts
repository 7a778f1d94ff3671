/** A board on a page of others: static files from a server that knows nothing of us. */

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import type { Replay } from "../../src/embed/replay";
import { expect, test, type Visit } from "./browser";

const WEB = join(import.meta.dirname, "../..");
const PYTHON = process.env["PYTHON"] ?? join(WEB, "../.venv/bin/python");
const RECORDS = join(WEB, "tests/pictures");
const GAMES = ["filantes", "gravity", "octocube"];

const site = mkdtempSync(join(tmpdir(), "embed-"));
let files: ChildProcess;
let address: string;

/** What `asterism show --json` prints of a record. */
const shown = (record: string, ...more: string[]): Buffer =>
  execFileSync(PYTHON, ["-m", "asterism", "show", join(RECORDS, record), "--json", ...more], { maxBuffer: 2 ** 28 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  execFileSync("npx", ["vite", "build", "--config", "vite.embed.config.ts", "--outDir", site, "--logLevel", "error"], {
    cwd: WEB,
  });
  for (const game of GAMES) writeFileSync(join(site, `${game}.json`), shown(`${game}.ast`));
  copyFileSync(join(site, "filantes.json"), join(site, "game.json"));
  writeFileSync(join(site, "position.json"), shown("gravity.ast", "--ply", "12", "--seat", "0"));
  files = spawn(PYTHON, ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", site], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const line of createInterface({ input: files.stdout! })) {
    const port = /port (\d+)/.exec(line)?.[1];
    if (port) address = `http://127.0.0.1:${port}`;
    if (port) break;
  }
});

test.afterAll(() => {
  files?.kill();
  rmSync(site, { recursive: true, force: true });
});

/** The example, or a page of one's own; what it asked for. */
async function open({ page }: Visit, html?: string): Promise<{ page: Page; asked: string[] }> {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  if (html !== undefined) {
    await page.route("**/mine.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  }
  await page.goto(`${address}/${html === undefined ? "" : "mine.html"}`);
  return { page, asked };
}

test("shows the example, and goes through its game", async ({ visit }) => {
  const { page, asked } = await open(await visit());
  const first = page.locator("asterism-board").first();
  await first.getByRole("toolbar").getByText("3 / ").waitFor();
  const pieces = first.locator("svg text");
  expect(await pieces.count()).toBeGreaterThan(10);
  await first.getByRole("button", { name: "One move on" }).click();
  await first.getByText("4 / ").waitFor();
  await first.getByRole("slider").press("End");
  expect(await first.getByRole("button", { name: "One move on" }).isDisabled()).toBe(true);
  const picture = page.locator("asterism-board").nth(1);
  await picture.locator(".plane svg").first().waitFor();
  expect(await picture.getByRole("button").count()).toBe(0);
  expect(await picture.evaluate((element) => getComputedStyle(element).getPropertyValue("--accent"))).toBe("seagreen");
  expect(asked.filter((url) => !url.startsWith(address))).toEqual([]);
});

for (const game of GAMES) {
  test(`draws ${game} twice on a page, each with ids of its own`, async ({ visit }) => {
    const board = `<asterism-board src="${game}.json" ply="9"></asterism-board>`;
    const { page } = await open(
      await visit(),
      `<script type="module" src="asterism-board.js"></script>${board}${board}`,
    );
    for (const i of [0, 1]) await page.locator("asterism-board").nth(i).getByText("9 / ").waitFor();
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll("asterism-board")].map((board) =>
        [...board.shadowRoot!.querySelectorAll("[id]")].map(({ id }) => id).filter((id) => !id.startsWith("svelte-")),
      ),
    );
    expect(ids[0]!.length).toBeGreaterThan(5);
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
    expect(
      await page
        .locator("asterism-board")
        .first()
        .evaluate((board) => board.scrollHeight - board.clientHeight),
    ).toBe(0);
  });
}

test("shows a position with what its viewer holds, and says what is wrong with another file", async ({ visit }) => {
  const { page } = await open(
    await visit(),
    `<script type="module" src="asterism-board.js"></script>
    <asterism-board src="position.json"></asterism-board><asterism-board src="mine.html"></asterism-board>`,
  );
  await page.locator("asterism-board").first().getByRole("group").first().waitFor();
  expect(await page.locator("asterism-board").first().getByRole("toolbar").count()).toBe(0);
  await page.locator("asterism-board").nth(1).getByRole("alert").getByText("is not a replay").waitFor();
});

test("lets a program mount a board, change it and take it away", async ({ visit }) => {
  const { page } = await open(
    await visit(),
    `<div id="here" style="height: 500px"></div>
    <script type="module">import { mount } from "./filantes.js"; Object.assign(window, { mount });</script>`,
  );
  await page.waitForFunction(() => "mount" in window);
  const drawn = await page.evaluate(async () => {
    const { mount } = window as unknown as typeof import("../../src/games/filantes/mount");
    const { start, frames } = (await (await fetch("filantes.json")).json()) as Replay;
    const here = document.querySelector("#here")!;
    const pieces = (): number => here.querySelectorAll("text").length;
    const change = (): Promise<void> =>
      new Promise((resolve) => {
        const watcher = new MutationObserver(() => (watcher.disconnect(), resolve()));
        watcher.observe(here, { childList: true, subtree: true });
      });
    const seats = ["red", "blue"].map((colour, pattern) => ({ name: colour, colour, pattern, mine: false }));
    let changed = change();
    const board = mount(here, { view: start, seats });
    await changed;
    const before = pieces();
    changed = change();
    board.set({ view: frames.at(-1)!.view });
    await changed;
    const after = pieces();
    board.destroy();
    return { before, after, left: here.childElementCount };
  });
  expect(drawn.after).not.toBe(drawn.before);
  expect(drawn.left).toBe(0);
});
