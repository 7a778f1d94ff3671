/** Every screen, in light and dark, on a desk and on a phone: accessible, and no wider than the window. */

import { faults } from "./axe";
import { BOT, expect, open, SERVER, SHORT, sit, test, type Visit, type Wish, words } from "./browser";
import { choose, offered, playToTheEnd } from "./hands";

const { en } = words;

/** Every address that anybody can see, but tables. A new screen is added here. */
const SCREENS = [
  "/",
  "/new/filantes",
  "/new/gravity",
  "/new/octocube",
  "/lobby",
  "/games",
  "/rules",
  "/rules/filantes",
  "/rules/gravity",
  "/rules/octocube",
  "/rules/octocube/summary",
  "/learn",
  "/learn/filantes/long-flight",
  "/learn/gravity/first-star",
  "/learn/octocube/place",
  "/tiles",
  "/ratings",
  "/host",
  "/settings",
  "/about",
  "/nowhere",
  "/t/nowhere",
  "/t/nowhere/replay",
];
const GAMES: [game: string, options: object][] = [
  ["filantes", SHORT],
  ["gravity", { max_rounds: 2 }],
  ["octocube", { max_rounds: 2 }],
];
const LOOKS = [
  { theme: "dark", phone: false },
  { theme: "dark", phone: true },
  { theme: "light", phone: false },
  { theme: "light", phone: true },
] as const;

const headers = { origin: SERVER };

/** Ann plays a rated game against Ben, who leaves it; where Ann is seen as a player. */
async function rated({ page }: Visit, ben: Visit): Promise<string> {
  await page.request.post("/api/me", { data: { name: "Ann" }, headers });
  const { id } = await sit(page, {
    game: "filantes",
    rated: true,
    clock: { kind: "days", days: 3 },
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  await ben.page.request.post("/api/me", { data: { name: "Ben" }, headers });
  await ben.page.request.post(`/api/tables/${id}/seats/1`, { headers });
  await ben.page.goto(`/t/${id}`);
  type Answer = { table: { ply: number }; you: { guest: string } };
  const answer = async (): Promise<Answer> => (await page.request.get(`/api/tables/${id}`)).json() as Promise<Answer>;
  while ((await answer()).table.ply < 4)
    for (const turn of [page, ben.page]) if ((await offered(turn)).length) await choose(turn);
  await ben.page.request.delete(`/api/tables/${id}/seats/1`, { headers });
  return `/players/${(await answer()).you.guest}`;
}

/** A finished game of each kind, the guest who played them, and where they are seen as a player. */
let storage: Wish["storage"];
const finished: Record<string, string> = {};
let player = "";
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  const [ann, ben] = [await open(browser), await open(browser)];
  const { context, page } = ann;
  player = await rated(ann, ben);
  for (const [game, options] of GAMES) {
    finished[game] = (await sit(page, { game, options, seats: [{ kind: "me", name: "Ann" }, BOT] })).id;
    await playToTheEnd(page);
  }
  storage = await context.storageState();
  await Promise.all([context.close(), ben.context.close()]);
});

for (const look of LOOKS) {
  test.describe(`in ${look.theme}, phone: ${look.phone}`, () => {
    test("no screen breaks a rule of accessibility or scrolls sideways", async ({ visit }) => {
      const { page } = await visit(look);
      const found: string[] = [];
      for (const path of SCREENS) {
        await page.goto(path);
        await page.locator("h1").waitFor();
        for (const details of await page.locator("details").all())
          await details.evaluate((element) => element.setAttribute("open", ""));
        found.push(...(await faults(page, path)));
      }
      expect(found).toEqual([]);
    });

    test("nor does a player, or what only a host may see", async ({ visit }) => {
      const { page } = await visit(look);
      await page.goto(player);
      await page.getByRole("img", { name: en["rating-over-time"] }).waitFor();
      const found = await faults(page, "player");
      const watcher = await visit();
      await sit(watcher.page, { game: "gravity", seats: [{ kind: "me", name: "Ann" }, BOT] });
      await watcher.page.locator(".stage [data-choice]").first().waitFor();
      const data = { secret: process.env["ASTERISM_HOST_SECRET"] };
      expect((await page.request.post("/api/host", { data, headers })).ok()).toBe(true);
      await page.goto("/host");
      await page.locator("li").first().waitFor();
      found.push(...(await faults(page, "host")));
      await page.locator("li button").first().click();
      await page.locator("dialog[open]").waitFor();
      found.push(...(await faults(page, "host's look at a chat")));
      expect(found).toEqual([]);
    });

    for (const [game] of GAMES) {
      test(`nor does a table of ${game}: waiting, running, over or looked at again`, async ({ visit }) => {
        const { page } = await visit({ ...look, ...(storage && { storage }) });
        await sit(page, { game, seats: [{ kind: "me", name: "Ann" }, { kind: "open" }] });
        await page.getByLabel(en.link).waitFor();
        const found = await faults(page, "waiting");
        await sit(page, { game, seats: [{ kind: "me" }, BOT] });
        for (let choices = 0; choices < 5; choices++) await choose(page, look.phone ? "finger" : "mouse");
        found.push(...(await faults(page, "running")));
        await page.getByRole("button", { name: en.menu }).click();
        found.push(...(await faults(page, "menu")));
        await page.goto(`/t/${finished[game] ?? ""}`);
        await page.locator("dialog .total td").first().waitFor();
        found.push(...(await faults(page, "over")));
        await page.goto(`/t/${finished[game] ?? ""}/replay`);
        await page.locator(".stage svg:visible").first().waitFor();
        found.push(...(await faults(page, "replay")));
        expect(found).toEqual([]);
      });
    }
  });
}

for (const [language, heading] of [
  ["fr", "Trois jeux sous un même ciel."],
  ["nl", "Drie spellen onder één hemel."],
  ["de", "Drei Spiele unter einem Himmel."],
] as const) {
  test(`the page speaks ${language} to those who do`, async ({ visit }) => {
    const { page } = await visit({ language });
    await page.goto("/");
    await page.getByRole("heading", { name: heading }).waitFor();
  });
}

test("the language is switched at once", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByLabel(en.language).selectOption("fr");
  await page.getByRole("heading", { name: "Trois jeux" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
});

test("a first visit weighs less than 200 kB", async ({ visit }) => {
  const { page } = await visit();
  let bytes = 0;
  page.on("response", async (response) => {
    const { responseBodySize } = await response.request().sizes();
    bytes += responseBodySize;
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(bytes).toBeLessThan(200_000);
  console.log(`first visit: ${Math.round(bytes / 1000)} kB`);
});
