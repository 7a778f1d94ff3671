/** The site without a server, from a plain file server under a sub-path: whole games, rules, lessons, files, offline. */

import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, open, test, words } from "../browser/browser";
import { saved } from "../browser/drawn";
import { choose, playToTheEnd } from "../browser/hands";
import { arrive, at, GAMES, kept, sit } from "./visit";

/** Where its files are. */
const FOLDER = process.env["ASTERISM_SITE_FOLDER"] ?? "";
const { en } = words;
const MOST_BYTES = 250_000;
const CHOICE = ".stage [data-choice]";

for (const game of GAMES) {
  test(`${game} is played to its end, survives a reload, is looked at again and kept as a file`, async ({
    browser,
  }) => {
    const { context, page, errors } = await arrive(browser);
    await sit(page, game);
    await page.locator(CHOICE).first().waitFor();
    await page.reload();
    await playToTheEnd(page);
    await page.getByRole("link", { name: en["look-again"] }).click();
    await page.getByRole("button", { name: en["next"] }).click();
    await page.getByText(/^1 \/ \d+$/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: en["save-record"] }).click(),
    ]);
    const buffer = await readFile(await download.path());
    expect(buffer.toString()).toContain(`game: ${game}`);
    await page.goto(at("/lobby"));
    await page.locator("input[type=file]").setInputFiles({ name: "game.ast", mimeType: "text/plain", buffer });
    await page.waitForURL(/\/replay/);
    await page.getByRole("button", { name: en["next"] }).click();
    await page.getByText(/^1 \/ \d+$/).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test(`${game} has its rules with figures, and its lessons`, async ({ browser }) => {
    const { context, page, errors } = await arrive(browser, `/rules/${game}`);
    await page.locator("figure svg[viewBox]").first().waitFor();
    await page.goto(at(`/learn/${game}`));
    await page.locator("ol a").first().click();
    await page.getByRole("button", { name: en["my-turn"] }).click(); // a first move is shown before
    await page.locator(CHOICE).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
}

test("begins a game with fewer than 250 kB", async ({ browser }) => {
  const { context, page } = await open(browser);
  const bytes = new Map<string, Promise<number>>();
  // What the service worker fetches meanwhile, for later, is not among these.
  page.on("response", (response) => {
    const size = response.body().then((body) => gzipSync(body).length);
    bytes.set(
      response.url(),
      size.catch(() => Infinity),
    );
  });
  await page.goto(at("/"));
  await page.locator('[data-game="filantes"] .button.primary').click();
  await page.locator(CHOICE).first().waitFor();
  const sizes = await Promise.all(bytes.values());
  const total = sizes.reduce((sum, one) => sum + one, 0);
  expect([...bytes.keys()].filter((url) => /filantes\.wasm$|worker-[^/]*\.js$/.test(url)).length).toBe(2);
  console.log(`a first visit: ${sizes.length} files, ${total} bytes compressed`);
  expect(total).toBeLessThan(MOST_BYTES);
  await context.close();
});

for (const [place, game] of GAMES.entries()) {
  test(`${game} starts and is played without a network after the first visit, on a phone`, async ({ browser }) => {
    const { context, page, errors } = await arrive(browser, "/", { phone: true });
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await sit(page, game);
    if (place === 0) await playToTheEnd(page, "finger");
    else for (let choices = 0; choices < 4; choices++) await choose(page, "finger");
    expect(errors).toEqual([]);
    await context.close();
  });
}

test("is played by two at one screen, behind the curtain", async ({ browser }) => {
  const { context, page, errors } = await arrive(browser);
  await sit(page, "gravity", { kind: "here" });
  await page.locator(".curtain").waitFor();
  await playToTheEnd(page);
  expect(errors).toEqual([]);
  await context.close();
});

test("opens a record that another app gives to it", async ({ browser }) => {
  const { context, page, errors } = await arrive(browser);
  await kept(page);
  const text = await readFile(new URL("../pictures/filantes.ast", import.meta.url), "utf8");
  // What the system does with a file that is shared: a form is sent to the address in the manifest.
  await page.evaluate(async (record) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const { share_target } = (await (await fetch(link?.href ?? "")).json()) as { share_target: { action: string } };
    const form = Object.assign(document.createElement("form"), { method: "POST", enctype: "multipart/form-data" });
    form.action = share_target.action;
    const files = new DataTransfer();
    files.items.add(new File([record], "game.ast"));
    form.append(Object.assign(document.createElement("input"), { type: "file", name: "record", files: files.files }));
    document.body.append(form);
    form.submit();
  }, text);
  await page.waitForURL(/\/replay/);
  await page.getByRole("button", { name: en["next"] }).click();
  await page.getByText(/^1 \/ \d+$/).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("lists the games that are played on it, to go on with", async ({ browser }) => {
  const { context, page, errors } = await arrive(browser);
  await sit(page, "octocube");
  await page.locator(CHOICE).first().waitFor();
  await page.goto(at("/"));
  await page.locator("section a.line").click();
  await page.locator(CHOICE).first().waitFor();
  await page.goto(at("/games"));
  await page.locator("li button").click(); // it is no longer wanted
  await page.getByText(en["no-games"]).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("says when a new version is there, and goes on with it", async ({ browser }) => {
  const { context, page, errors } = await arrive(browser);
  await kept(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await appendFile(join(FOLDER, "sw.js"), "// a new version\n");
  await page.reload();
  await page.getByText(en["app-renewed"]).waitFor();
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: en["app-renew"] }).click();
  await loaded;
  await page.locator("[data-game] .button.primary").first().waitFor();
  expect(await page.getByText(en["app-renewed"]).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test("has the tile editor: a face is drawn, checked, saved, read, shared and played on, without a network", async ({
  browser,
}) => {
  const { context, page, errors } = await arrive(browser);
  await kept(page);
  await page.locator('a[href$="/tiles"]').click();
  const good = page.locator(".remarks .good");
  await good.waitFor();
  await context.setOffline(true);
  await page.getByLabel("Name of this face").fill("My Moon");
  await page.getByRole("button", { name: /^Space a1:/ }).focus();
  await page.keyboard.press("s");
  await page.getByText("11 stars instead of 10.").first().waitFor();
  await page.keyboard.press("Control+z");
  await good.waitFor();
  const { text, link } = await saved(page);
  await page.getByRole("button", { name: "Start empty" }).click();
  await page.getByText("There is no Door.").first().waitFor();
  const file = { name: "tiles.toml", mimeType: "text/plain", buffer: Buffer.from(text.replace("*", "?")) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByText("tiles.toml:8").waitFor();
  await page.locator("input[type=file]").setInputFiles({ ...file, buffer: Buffer.from(text) });
  await page.getByRole("button", { name: "My Moon" }).first().waitFor();
  await good.waitFor();
  await page.getByRole("button", { name: "Start empty" }).click();
  await page.goto(link);
  await page.getByRole("button", { name: "My Moon" }).first().waitFor();
  expect(new URL(page.url()).hash).toBe("#/tiles");
  await good.waitFor();
  await page.getByRole("button", { name: "Play on these tiles" }).click();
  await page.waitForURL(/#\/t\//);
  for (let decision = 0; decision < 4; decision++) await choose(page);
  await page.reload();
  await page.locator(CHOICE).first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
