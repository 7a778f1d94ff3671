/** Friends: from a link to the first move, on an address of the network; and what one finds when one comes back. */

import type { Page } from "@playwright/test";
import { faults } from "./axe";
import { BOT, expect, handle, messages, say, SERVER, SHORT, sit, test, words } from "./browser";
import { format, type Values } from "../../src/lib/format";
import { decide, playToTheEnd, plyOf } from "./hands";

const { en } = words;
const LAN = process.env["ASTERISM_LAN"] ?? "";
const OPEN = [{ kind: "me", name: "Ann" }, { kind: "open" }];
const DAYS = { kind: "days", days: 3, flag: "lose" };

const texts = { invited: messages("invited/locale")["en"]!, mine: messages("mine/locale")["en"]! };
const spoken = (folder: keyof typeof texts, id: string, values: Values = {}): string =>
  format(texts[folder][id]!, values, "en");

const rename = (page: Page, name: string): Promise<unknown> =>
  page.request.post("/api/me", { data: { name }, headers: { origin: SERVER } });

test("from home a friend is invited to a table that nobody else sees", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.locator("[data-game=octocube]").getByRole("link", { name: en["with-friend"] }).click();
  await expect(page.getByLabel(en["private-table"])).toBeChecked();
  await page.getByRole("button", { name: en.invite }).click();
  const link = new URL(await page.getByLabel(en.link).inputValue());
  expect(link.searchParams.get("code")).toBeTruthy();
  const { page: eve } = await visit();
  const lobby = await eve.request.get("/api/tables?game=octocube");
  expect(await lobby.text()).not.toContain(link.pathname.slice("/t/".length));
});

test.describe("on an address of the network", () => {
  test.skip(!LAN, "this machine has no network");

  test("a friend comes by the link, sits down and moves: a name, two taps and their first choices", async ({
    visit,
  }) => {
    const [ann, ben] = [await visit({ server: LAN }), await visit({ server: LAN, phone: true })];
    const { id } = await sit(ann.page, { game: "filantes", seats: OPEN, clock: DAYS, seating: "fixed" }, LAN);
    const link = await ann.page.getByLabel(en.link).inputValue();
    expect(link).toBe(`${LAN}/t/${id}`);
    await ann.page.getByRole("img", { name: en.qr }).waitFor();
    // There is no clipboard to write to over plain http.
    expect(await ann.page.evaluate(() => navigator.clipboard)).toBeUndefined();
    await ann.page.getByRole("button", { name: en.copy }).click();
    await ann.page.getByRole("button", { name: en.copied }).waitFor();

    await ben.page.goto(link);
    const invites = spoken("invited", "invites", { name: "Ann", game: "Étoiles Filantes" });
    await ben.page.getByRole("heading", { name: invites }).waitFor();
    await expect(ben.page.getByText(say("days-clock", { days: 3 }))).toBeVisible();
    await expect(ben.page.getByText(spoken("invited", "when-over", { what: en["flag-lose"] }))).toBeVisible();
    await expect(ben.page.getByRole("heading", { name: spoken("invited", "how") })).toBeVisible();
    expect(await faults(ben.page, "invitation")).toEqual([]);
    await ben.page.getByLabel(en["your-name"]).fill("Ben");
    const button = ben.page.getByRole("button", { name: en["sit-here"] });
    await expect(button).toBeInViewport();
    await button.click();
    await decide(ann.page, id);
    await decide(ben.page, id);
    expect(await plyOf(ben.page, id)).toBe(2);

    // The name is theirs from then on, also in a page that is loaded anew.
    const other = await sit(ann.page, { game: "octocube", seats: OPEN }, LAN);
    await ben.page.goto(`/t/${other.id}`);
    await expect(ben.page.getByLabel(en["your-name"])).toHaveValue("Ben");
    await ben.page.goto("/settings");
    await expect(ben.page.getByLabel(en["your-name"])).toHaveValue("Ben");
  });

  test("a link made on the machine itself names the address for others", async ({ visit }) => {
    const { page } = await visit();
    const { id } = await sit(page, { game: "filantes", seats: OPEN });
    await expect(page.getByLabel(en.link)).toHaveValue(`${LAN}/t/${id}`);
  });
});

test("where only this machine is reached, the page says so with the command", async ({ visit }) => {
  const { page } = await visit();
  const command = "asterism serve --host 0.0.0.0";
  await page.route("**/api/address*", (route) => route.fulfill({ json: { origin: null, command } }));
  await sit(page, { game: "filantes", seats: OPEN });
  await page.getByText(spoken("invited", "here-only")).getByText(command).waitFor();
  expect(await page.getByRole("img", { name: en.qr }).count()).toBe(0);
});

test("a refused table has no buttons of a table", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/t/nowhere");
  await page.getByRole("link", { name: en.lobby }).waitFor();
  expect(await page.getByRole("button", { name: en.menu }).count()).toBe(0);
  expect(await page.getByRole("toolbar").count()).toBe(0);
  expect(await page.getByRole("tab").count()).toBe(0);
});

test("a rated table has a clock and standard options; what is refused is seen where one has clicked", async ({
  visit,
}) => {
  const { page } = await visit({ phone: true });
  await page.goto("/new/filantes");
  await page.getByLabel(say("seat-kind", { seat: 2 })).selectOption("open");
  await page.getByLabel(en["clock-none"]).check();
  await page.getByText(en["more-options"]).waitFor();
  await page.getByLabel(en["rated-text"]).check();
  await expect(page.getByLabel(en["clock-days"])).toBeChecked();
  expect(await page.getByLabel(en["clock-none"]).count()).toBe(0);
  expect(await page.getByText(en["more-options"]).count()).toBe(0);
  expect(await page.getByLabel(en["on-flag"]).count()).toBe(0);
  await page.getByText(en["flag-lose"]).waitFor();
  const create = page.getByRole("button", { name: en.invite });
  await create.click();
  await expect(page.getByRole("alert")).toBeInViewport();
  await page.getByLabel(say("name-of-seat", { seat: 1 })).fill(handle("Ann"));
  await create.click();
  await page.waitForURL(/\/t\//);
  const answer = await page.request.get(`/api${new URL(page.url()).pathname.replace("/t/", "/tables/")}`);
  const { table } = (await answer.json()) as { table: { clock: unknown; rated: boolean } };
  expect(table).toMatchObject({ rated: true, clock: DAYS });
});

test("the link to reminders leads to them", async ({ meet }) => {
  const [ann] = await meet({ game: "filantes", clock: DAYS });
  await ann.page.getByRole("button", { name: en.menu }).click();
  await ann.page.getByRole("link", { name: en["remind-me"] }).click();
  await expect(ann.page.getByRole("heading", { name: en.reminders })).toBeInViewport();
  expect(new URL(ann.page.url()).hash).toBe("#reminders");
});

test("who comes back finds their turn on home, in the header and in the title, and a clock that runs on every page", async ({
  meet,
}) => {
  const [ann, , id] = await meet({ game: "filantes", clock: { kind: "live", seconds: 600, increment: 10 } });
  await ann.page.locator(".stage [data-choice]").first().waitFor();
  await ann.page.goto("/");
  await ann.page.getByRole("heading", { name: `${en["your-turn"]} (1)` }).waitFor();
  await expect(ann.page).toHaveTitle("(1) Asterism");
  await ann.page.goto("/rules/octocube");
  await ann.page
    .getByRole("navigation")
    .getByRole("link", { name: `${en["your-turn"]} (1)` })
    .waitFor();
  await ann.page.getByRole("link", { name: spoken("mine", "clock-runs", { game: "Étoiles Filantes" }) }).click();
  await ann.page.waitForURL(`**/t/${id}`);
});

test("finished games are listed with opponent and result, counted, downloaded and removed", async ({ visit }) => {
  const { page } = await visit();
  await rename(page, "Ann");
  const { id } = await sit(page, { game: "filantes", options: SHORT, seats: [{ kind: "me" }, BOT] });
  await playToTheEnd(page);
  await page.goto("/games");
  const line = page.locator(`a[href="/t/${id}/replay"]`);
  await line.waitFor();
  await expect(page.getByRole("row", { name: /Étoiles Filantes/ }).first()).toContainText("1");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: spoken("mine", "export") }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("asterism-games.zip");
  await page.getByRole("listitem").filter({ has: line }).getByRole("button").click();
  await line.waitFor({ state: "detached" });
  await page.reload();
  await page.getByText(en["no-games"]).waitFor();
});
