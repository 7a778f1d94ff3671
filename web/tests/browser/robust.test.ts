/** What goes wrong is said, and a way on is offered: odd paths, missing tables, lost chunks, broken animations. */

import type { Page } from "@playwright/test";
import { ANN_AND_BEN, BOT, expect, say, sit, test, told, words } from "./browser";
import { choose, plyOf } from "./hands";

const { en } = words;
const CHOICE = ".stage [data-choice]";

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test.describe("a path", () => {
  for (const path of [
    "/constructor",
    "/t",
    "/t/",
    "/t/abc/def",
    "/new/constructor",
    "/rules/__proto__",
    "/learn/toString/x",
  ]) {
    test(`${path} leads nowhere, and says so without a live connection`, async ({ visit }) => {
      const { page } = await visit();
      let sockets = 0;
      page.on("websocket", () => sockets++);
      await page.goto(path);
      await page.getByRole("heading", { name: en["nothing-here"] }).waitFor();
      expect(sockets).toBe(0);
      await page.getByRole("link", { name: en["to-home"] }).click();
      await page.getByRole("heading", { name: say("welcome", { games: 3 }) }).waitFor();
      expect(await hasFocus(page, "main")).toBe(true);
    });
  }

  for (const path of ["/t/constructor", "/t/constructor/replay"]) {
    test(`${path} is of no table; there are ways on`, async ({ visit }) => {
      const { page } = await visit();
      await page.goto(path);
      const notice = page.getByRole("alert").filter({ hasText: told("en", "no-table") });
      await notice.getByRole("link", { name: en.lobby }).waitFor();
      await notice.getByRole("link", { name: en["to-home"] }).click();
      await page.getByRole("heading", { name: say("welcome", { games: 3 }) }).waitFor();
    });
  }
});

test("a closed table offers another of its game", async ({ visit }) => {
  const { page } = await visit();
  const { id } = await sit(page, { game: "filantes", seats: [{ kind: "me", name: "Ann" }, { kind: "open" }] });
  await page.getByRole("button", { name: en.menu }).click();
  await page.getByRole("button", { name: en.leave }).click();
  await page.getByText(en["leave-waiting"]).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: en.leave }).click();
  await page.getByRole("heading", { name: say("welcome", { games: 3 }) }).waitFor();
  await page.goto(`/t/${id}`);
  await page.getByText(en["closed-table"]).waitFor();
  await page.locator('a[href="/new/filantes"]').click();
  await page.waitForURL(/\/new\/filantes/);
});

test("the home page forgets that the server was away when it is back", async ({ visit }) => {
  const { page } = await visit();
  // What reads the games' texts comes so late that they are known to have failed only after the server is back.
  let release = (): void => {};
  const back = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/reading-.*\.js/, (route) => back.then(() => route.continue()));
  await page.goto("/");
  const play = page.locator('[data-game="filantes"]').getByRole("button", { name: en["play-now"], exact: true });
  await play.waitFor();
  await page.route("**/api/**", (route) => route.abort());
  await play.click();
  await page.getByText(en.offline).waitFor();
  await page.unroute("**/api/**");
  await page.getByText(en.offline).waitFor({ state: "detached" });
  release();
  await play.click();
  await page.locator(CHOICE).first().waitFor();
});

test("a page that began without its server fills when it comes", async ({ visit }) => {
  const { page } = await visit();
  await page.route("**/api/**", (route) => route.abort());
  await page.goto("/");
  await page.getByText(en.offline).waitFor();
  await page.unroute("**/api/**");
  await page.locator('[data-game="filantes"]').getByRole("button", { name: en["play-now"], exact: true }).waitFor();
  expect(await page.getByText(en.offline).count()).toBe(0);
});

test.describe("a table goes on", () => {
  test("on the plain board when its own cannot be fetched", async ({ visit }) => {
    const { page } = await visit({ causes: /Failed to fetch dynamically imported module/ });
    const boards: string[] = [];
    // Everything that the page has not fetched yet is the board and what belongs to it, and it does not come once.
    await page.goto("/settings");
    await page.getByRole("heading", { name: en.settings }).waitFor();
    const response = await page.request.post("/api/tables", {
      data: { game: "filantes", seats: [{ kind: "me" }, BOT] },
      headers: { origin: new URL(page.url()).origin },
    });
    const { table } = (await response.json()) as { table: { id: string } };
    await page.route(
      /\/assets\/(Filantes|board)-.*\.js/,
      (route) => (boards.push(route.request().url()), route.abort()),
    );
    await page.goto(`/t/${table.id}`);
    await page.getByText(en["board-failed"]).waitFor();
    expect(boards.length).toBeGreaterThan(0);
    const ply = (): Promise<number> => plyOf(page, table.id);
    await choose(page);
    await expect.poll(ply).toBeGreaterThan(0);
  });

  test("when an animation throws, and says so", async ({ visit }) => {
    const { page, caused } = await visit({ speed: "normal", causes: /no more frames/ });
    await sit(page, { game: "filantes", seats: [{ kind: "me" }, BOT] });
    await page.locator(CHOICE).first().waitFor();
    await page.evaluate(() => {
      window.requestAnimationFrame = () => {
        throw new Error("no more frames");
      };
    });
    await page.locator(".place").first().click();
    await page.locator(".target").first().click();
    await page.getByText(en["not-shown"]).waitFor();
    await page.locator(CHOICE).first().waitFor();
    await page.getByRole("button", { name: en.ok }).click();
    expect(await page.getByText(en["not-shown"]).count()).toBe(0);
    await expect.poll(() => caused).toContain("no more frames");
  });
});

test.describe("the keys", () => {
  test("stay at the board after a move, and come to the next choice", async ({ visit }) => {
    const { page } = await visit();
    const { id } = await sit(page, { game: "filantes", seats: [{ kind: "me" }, BOT] });
    const ply = (): Promise<number> => plyOf(page, id);
    await page.locator(CHOICE).first().waitFor();
    for (let moves = 0, last = 0; moves < 3; moves++, last = await ply()) {
      while ((await ply()) === last) await choose(page, "keys");
      await expect.poll(() => hasFocus(page, CHOICE)).toBe(true);
      expect(await ply()).toBeGreaterThan(last);
    }
  });

  test("come back to what opened a dialog", async ({ visit }) => {
    const { page } = await visit();
    await sit(page, { game: "filantes", seats: [{ kind: "me" }, BOT] });
    await page.getByRole("button", { name: en.menu }).press("Enter");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    expect(await hasFocus(page, `[aria-label="${en.menu}"]`)).toBe(true);
  });

  test("do not leave the curtain, and go to the board when it opens", async ({ visit }) => {
    const { page } = await visit();
    await sit(page, { game: "gravity", seats: ANN_AND_BEN });
    const curtain = page.locator("dialog.curtain");
    await curtain.waitFor();
    for (let key = 0; key < 4; key++) {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Tab");
    }
    expect(await curtain.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.closest(".table, .skip") ?? null)).toBeNull();
    await curtain.getByRole("button").press("Enter");
    await curtain.waitFor({ state: "detached" });
    expect(await hasFocus(page, "[data-board], [data-board] *")).toBe(true);
  });
});

test("who left and comes back is there for everybody", async ({ meet }) => {
  const [ann, ben] = await meet({ game: "filantes" });
  await ann.page.locator(CHOICE).first().waitFor();
  await ben.page.getByRole("button", { name: en.menu }).click();
  await ben.page.getByRole("button", { name: en.leave }).click();
  await ben.page.getByRole("button", { name: en["leave-only"] }).click();
  const away = (page: Page) => page.getByRole("region", { name: en.seats }).getByText(en.away, { exact: true });
  await away(ann.page).waitFor();
  await ben.page.goBack();
  await away(ann.page).waitFor({ state: "detached" });
  await ben.page.locator("[data-board]").waitFor();
  expect(await away(ben.page).count()).toBe(0);
});
