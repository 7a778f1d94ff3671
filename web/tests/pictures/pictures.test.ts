/**
 * Every screen, on a desk and on a phone, by day and by night, into docs/images (or the folder PICTURES).
 * The games shown are the records beside this file.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { settled } from "../browser/axe";
import { ANN_AND_BEN, SERVER, sit, test } from "../browser/browser";

const FOLDER = process.env["PICTURES"] ?? new URL("../../../docs/images/", import.meta.url).pathname;
const QUALITY = 50;
const LOOKS = [
  { look: "desktop-dark", phone: false, theme: "dark" },
  { look: "desktop-light", phone: false, theme: "light" },
  { look: "phone-dark", phone: true, theme: "dark" },
  { look: "phone-light", phone: true, theme: "light" },
] as const;

/** A game that is over, as a table of this guest. */
async function recorded(page: Page, game: string): Promise<string> {
  const text = readFileSync(new URL(`./${game}.ast`, import.meta.url), "utf8");
  const response = await page.request.post("/api/records", {
    data: text,
    headers: { origin: SERVER, "content-type": "text/plain" },
  });
  return ((await response.json()) as { table: { id: string } }).table.id;
}

/** The middle of that game, with this guest to decide. */
async function middle(page: Page, game: string, ply: number): Promise<void> {
  const id = await recorded(page, game);
  const response = await page.request.post(`/api/tables/${id}/branch`, { data: { ply }, headers: { origin: SERVER } });
  await page.goto(`/t/${((await response.json()) as { table: { id: string } }).table.id}`);
  await page.locator("[data-choice]").first().waitFor();
}

const open =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.locator("h1").waitFor();
  };

const replay =
  (game: string, ply: number) =>
  async (page: Page): Promise<void> => {
    await page.goto(`/t/${await recorded(page, game)}/replay`);
    await page.locator(".stage svg:visible").first().waitFor();
    const film = page.locator("input[type=range]");
    await film.fill(String(ply));
    await film.blur();
    await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"), null, { timeout: 60_000 });
  };

const end =
  (game: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`/t/${await recorded(page, game)}`);
    await page
      .getByText(/wins!|share the victory/)
      .last()
      .waitFor();
  };

const SCENES: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await page.goto("/");
    // Every board that is in sight.
    await page.waitForFunction(() => {
      const shown = [...document.querySelectorAll(".picture")].filter(
        (it) => it.getBoundingClientRect().top < innerHeight,
      );
      return shown.length > 0 && shown.every((it) => it.querySelector("svg"));
    });
  },
  "table-gravity": async (page) => {
    await middle(page, "gravity", 90);
    const [cards, marks] = [page.locator(".hand [data-choice]"), page.locator("svg [data-choice]")];
    if (await cards.count()) await cards.first().click();
    await marks.first().hover();
  },
  "table-filantes": async (page) => {
    await middle(page, "filantes", 51);
    await page.locator(".choice.piece").first().click();
    await page.locator(".target").first().hover();
  },
  "table-octocube": async (page) => {
    await middle(page, "octocube", 32);
    await page.locator("[data-choice]").first().hover();
  },
  "end-gravity": end("gravity"),
  "end-filantes": end("filantes"),
  "end-octocube": end("octocube"),
  "replay-gravity": replay("gravity", 120),
  "replay-filantes": replay("filantes", 60),
  "replay-octocube": replay("octocube", 50),
  "form-gravity": open("/new/gravity"),
  "form-filantes": open("/new/filantes"),
  "form-octocube": open("/new/octocube"),
  waiting: async (page) => {
    await sit(page, {
      game: "octocube",
      seats: [{ kind: "me", name: "Ann" }, { kind: "open" }, { kind: "bot", level: 3 }],
    });
    await page.getByLabel("Link to this table").waitFor();
  },
  curtain: async (page) => {
    await sit(page, { game: "gravity", seats: ANN_AND_BEN });
    await page.getByRole("button", { name: /I am/ }).waitFor();
  },
  menu: async (page) => {
    await middle(page, "gravity", 90);
    await page.getByRole("button", { name: "Menu" }).click();
  },
  comments: async (page) => {
    await replay("octocube", 50)(page);
    const chat = page.getByRole("button", { name: "Comments" });
    if (await chat.count()) await chat.click();
    await page.getByRole("tab", { name: "Comments" }).click();
    for (const text of ["A lovely roll!", "I should have scored here."]) {
      await page.getByPlaceholder(/comment/).fill(text);
      await page.keyboard.press("Enter");
    }
    await page.getByText("I should have scored").waitFor();
  },
  lobby: open("/lobby"),
  ratings: open("/ratings"),
  rules: open("/rules"),
  "rules-gravity": open("/rules/gravity"),
  "rules-filantes": open("/rules/filantes"),
  "rules-octocube": open("/rules/octocube"),
  learn: open("/learn"),
  "lesson-gravity": open("/learn/gravity/two-stars"),
  tiles: open("/tiles"),
  host: open("/host"),
  settings: open("/settings"),
  about: open("/about"),
  nothing: open("/nowhere"),
};

test.beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));

for (const { look, ...wish } of LOOKS) {
  test.describe(look, () => {
    for (const [name, go] of Object.entries(SCENES)) {
      test(name, async ({ visit }) => {
        const { context, page } = await visit(wish);
        await go(page);
        await settled(page);
        const wire = await context.newCDPSession(page);
        const { data } = await wire.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
        writeFileSync(`${FOLDER}/${name}-${look}.webp`, Buffer.from(data, "base64"));
      });
    }
  });
}

/** What messengers show of a link to a table: the board alone, as a spectator sees the middle of a game. */
for (const [game, ply] of [
  ["gravity", 90],
  ["filantes", 51],
  ["octocube", 32],
] as const)
  test(`link-${game}`, async ({ visit }) => {
    const { page } = await visit({ theme: "dark" });
    await page.setViewportSize({ width: 1200, height: 630 });
    await replay(game, ply)(page);
    await page.locator(".stage").evaluate((stage: HTMLElement) => {
      stage.style.cssText = "position: fixed; inset: 0; z-index: 9; padding: 22px; background: var(--night)";
    });
    await settled(page);
    const folder = process.env["PICTURES"] ?? new URL(`../../../src/asterism/games/${game}`, import.meta.url).pathname;
    mkdirSync(folder, { recursive: true });
    const name = process.env["PICTURES"] ? `link-${game}` : "picture";
    await page.screenshot({ path: `${folder}/${name}.jpg`, type: "jpeg", quality: 78 });
  });
