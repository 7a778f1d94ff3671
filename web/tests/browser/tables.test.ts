/** Tables, before, while and after they are played, players and what only a host may see: accessible, and no wider than
 * the window. */

import { faults } from "./axe";
import { BOT, expect, handle, LONG, open, SERVER, SHORT, sit, test, type Visit, type Wish, words } from "./browser";
import { choose, offered, playToTheEnd } from "./hands";
import { LOOKS } from "./looks";

const { en } = words;
const GAMES: [game: string, options: object][] = [
  ["filantes", SHORT],
  ["gravity", { max_rounds: 2 }],
  ["octocube", { max_rounds: 2 }],
];
const headers = { origin: SERVER };

/** Ann plays a rated game against Ben, who leaves it; where Ann is seen as a player. */
async function rated({ page }: Visit, ben: Visit): Promise<string> {
  await page.request.post("/api/me", { data: { name: handle("Ann") }, headers });
  const clock = { kind: "days", days: 3 };
  const { id } = await sit(page, { game: "filantes", rated: true, clock, seats: [{ kind: "me" }, { kind: "open" }] });
  await ben.page.request.post("/api/me", { data: { name: handle("Ben") }, headers });
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
    test("no player breaks a rule of accessibility or scrolls sideways, nor what only a host may see", async ({
      visit,
    }) => {
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
        const found: string[] = [];
        const all = LONG || game === GAMES[0]![0]; // who waits and the menu look alike in all games
        if (all) {
          await sit(page, { game, seats: [{ kind: "me", name: "Ann" }, { kind: "open" }] });
          await page.locator("img").waitFor();
          found.push(...(await faults(page, "waiting")));
        }
        await sit(page, { game, seats: [{ kind: "me" }, BOT] });
        for (let choices = 0; choices < 5; choices++) await choose(page, look.phone ? "finger" : "mouse");
        found.push(...(await faults(page, "running")));
        if (all) {
          await page.getByRole("button", { name: en.menu }).click();
          found.push(...(await faults(page, "menu")));
        }
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
