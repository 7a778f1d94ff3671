import { BOT, expect, handle, SHORT, sit, test, words } from "./browser";
import { choose, offered, playToTheEnd } from "./hands";

test("the deal is sealed at the start and checked in the browser at the end", async ({ visit }) => {
  const { page } = await visit();
  const { id } = await sit(page, { game: "filantes", options: SHORT, seats: [{ kind: "me" }, BOT] });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Fairness proof" }).click();
  const hash = await page.locator("dialog code").first().textContent();
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await page.locator("dialog code").count()).toBe(1);
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await page.goto(`/t/${id}/replay`);
  await page.getByRole("button", { name: "Fairness proof" }).click();
  await page.getByText("Checked in your browser").waitFor();
  expect(await page.locator("dialog code").first().textContent()).toBe(hash);
  await page.getByText(`--hash ${hash}`).waitFor();
});

test("a seal that changed is called out", async ({ visit }) => {
  const { page } = await visit();
  const { id } = await sit(page, { game: "filantes" });
  await page.getByRole("button", { name: "Menu" }).waitFor();
  await page.waitForFunction(() => localStorage.getItem("asterism.seals"));
  await page.evaluate((table) => localStorage.setItem("asterism.seals", JSON.stringify([[table, "0123"]])), id);
  await page.reload();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Fairness proof" }).click();
  await page.getByText("a different fingerprint at first: 0123").waitFor();
});

test("two people play a rated game, one leaves, and both stand on the leaderboard", async ({ visit }) => {
  const [ann, ben] = [await visit(), await visit({ phone: true })];
  const name = handle("Ann");
  await ann.page.goto("/new/filantes");
  await ann.page.getByLabel("Player on seat 2").selectOption("open");
  await ann.page.getByLabel("Name of the player on seat 1").fill(name);
  await ann.page.getByLabel("Rated: counts").check();
  await ann.page.getByRole("button", { name: "Create the table" }).click();
  await ann.page.getByLabel(words.en.link).waitFor();
  await ben.page.goto(new URL(ann.page.url()).pathname);
  await ben.page.getByRole("button", { name: words.en["sit-here"] }).click();
  await ben.page.getByText("Choose a name first").waitFor();
  await ben.page.getByLabel("Your name").fill(handle("Ben"));
  await ben.page.getByRole("button", { name: words.en["sit-here"] }).click();
  const path = new URL(ann.page.url()).pathname.replace("/t/", "/api/tables/");
  const ply = async (): Promise<number> =>
    ((await (await ann.page.request.get(path)).json()) as { table: { ply: number } }).table.ply;
  while ((await ply()) < 4) for (const { page } of [ann, ben]) if ((await offered(page)).length) await choose(page);
  await ben.page.getByRole("button", { name: "Menu" }).click();
  await ben.page.getByRole("button", { name: words.en.resign }).click();
  await ben.page.getByText("counts as a loss").waitFor();
  await ben.page.getByRole("dialog").getByRole("button", { name: words.en.resign }).click();
  await ann.page.getByRole("list", { name: "Rating" }).getByText("+").waitFor();
  await ann.page.goto("/ratings/filantes?players=2");
  await ann.page.locator("tbody tr", { hasText: name }).getByRole("link").click();
  await ann.page.getByRole("heading", { name }).waitFor();
  await ann.page.getByRole("img", { name: "Rating over time" }).waitFor();
});
