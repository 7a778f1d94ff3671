/** Finding a game: two who look for the same land at one table; one of them plays a bot meanwhile. */

import { expect, messages, sit, test, words, type Visit } from "./browser";

const { en } = words;
const seek = messages("seek/locale")["en"] as Record<string, string>;

/** Look for a game of the first kind that is offered. */
async function look({ page }: Visit, name: string): Promise<void> {
  await page.goto("/seek/filantes");
  if (name) await page.getByLabel(en["your-name"]).fill(name);
  await page.getByRole("button", { name: seek["look"]! }).click();
}

test("two guests look for a game, one while playing a bot, and land at one table", async ({ visit }) => {
  const [ann, ben] = [await visit({ phone: true }), await visit()];
  // Where nobody is, there is something to do.
  const empty = { open: [], running: [], mine: [], best: null, seeks: [] };
  await ann.page.route("**/api/tables?*", (route) => route.fulfill({ json: empty }));
  await ann.page.goto("/lobby");
  await expect(ann.page.getByText(seek["nobody"]!)).toBeVisible();
  await expect(ann.page.getByRole("group", { name: seek["play-bot"]! }).getByRole("button").first()).toBeEnabled();
  await ann.page.getByRole("group", { name: seek["take-lesson"]! }).getByRole("link").first().click();
  await ann.page.waitForURL(/\/learn\//);
  await ann.page.unroute("**/api/tables?*");

  await look(ann, "Ann");
  const bar = ann.page.getByRole("complementary", { name: en["find-game"] });
  const looking = bar.getByText(seek["looking"]!).last();
  await expect(looking).toBeVisible();
  // On a phone it is not clipped, and there is one way to stop.
  expect(await looking.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await expect(ann.page.getByRole("button", { name: seek["cancel"]! })).toHaveCount(1);
  // What one looks for is there on every screen, and can be cancelled there.
  await ann.page.goto("/rules");
  await bar.getByRole("button", { name: seek["cancel"]! }).click();
  await expect(bar).toHaveCount(0);

  await look(ann, "");
  await expect(bar).toBeVisible();
  await sit(ann.page, { game: "octocube" });
  await expect(bar).toBeVisible();

  await ben.page.goto("/lobby");
  await expect(ben.page.getByRole("button", { name: `${seek["play-them"]}: Ann` })).toBeVisible();
  await look(ben, "Ben");
  // Ben did nothing else, so they are brought to the table; Ann is asked.
  await ben.page.waitForURL(/\/t\//);
  await bar.getByRole("link", { name: seek["to-table"]! }).click();
  await expect.poll(() => new URL(ann.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
  await expect(bar).toHaveCount(0);
  const names = ["Ann", "Ben"];
  for (const { page } of [ann, ben])
    for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();

  // Others see it as the best game that runs.
  const eve = await visit();
  await eve.page.goto("/lobby");
  await expect(eve.page.getByRole("heading", { name: en["best-game"] })).toBeVisible();
});
