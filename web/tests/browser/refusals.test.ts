/** What is refused is said in the reader's language, and the page goes on. */

import type { Page } from "@playwright/test";
import { BOT, expect, LANGUAGES, LONG, sit, test, told, wire, words } from "./browser";
import { choose, decide } from "./hands";

/** That every refusal has its words in each language is proven without a browser (tests/test_texts.py). */
const HEARD = LONG ? LANGUAGES : ["fr"];
const SEATS = [{ kind: "me", name: "Ann" }, { kind: "open" }];
const choices = (page: Page): ReturnType<Page["locator"]> => page.locator(".stage [data-choice]");

async function type(page: Page, language: string, text: string): Promise<void> {
  await page.getByRole("tab", { name: words[language]!.moves }).click();
  await page.getByLabel(words[language]!["find-move"]).fill(text);
  await page.getByLabel(words[language]!["find-move"]).press("Enter");
}

for (const language of HEARD) {
  test(`a move out of turn, in ${language}`, async ({ visit }) => {
    const { page } = await visit({ language });
    const { id, code } = await sit(page, { game: "filantes", seats: SEATS });
    const ben = await visit();
    await ben.page.goto(`/t/${id}?code=${code ?? ""}`);
    await ben.page.getByRole("button", { name: words.en["sit-here"] }).click();
    await choices(page).first().waitFor();
    await type(page, language, "xyzzy");
    await page.getByText(told(language, "InvalidMoveError")).waitFor();
    await page.locator(".place").first().click();
    await page.locator(".target").first().click();
    await choices(ben.page).first().waitFor();
    await type(page, language, "@g10e");
    await page.getByText(told(language, "not-your-turn")).waitFor();
    await page.getByRole("button", { name: words[language]!.ok }).click();
    await decide(ben.page, id);
    await choices(page).first().waitFor();
  });
}

test("a move for a ply that has passed", async ({ visit }) => {
  const { context, page } = await visit({ language: "de" });
  const line = await wire(page);
  const { id } = await sit(page, { game: "filantes", seats: [SEATS[0], { kind: "here", name: "Ben" }] });
  await choices(page).first().waitFor();
  line.hold();
  const other = await context.newPage();
  await other.goto(`/t/${id}`);
  await other.locator(".place").first().click();
  await other.locator(".target").first().click();
  await expect.poll(async () => (await (await page.request.get(`/api/tables/${id}`)).json()).table.ply).toBe(1);
  await page.locator(".place").nth(1).click();
  await page.locator(".target").first().click();
  await expect.poll(() => page.locator(".sent").count()).toBe(1);
  await page.getByText(words["de"]!["sending"]!).waitFor();
  line.release();
  await page.getByText(told("de", "stale")).waitFor();
  await choose(page);
});

test("a message that is too large", async ({ visit }) => {
  const { page } = await visit({ language: "nl" });
  await sit(page, { game: "filantes", seats: [SEATS[0], BOT] });
  await choices(page).first().waitFor();
  await type(page, "nl", "x".repeat(70_000));
  await page.getByText(told("nl", "too-large")).waitFor();
  await page.locator(".place").first().click();
  await page.locator(".target").first().click();
  await page.locator(".choice.piece").first().waitFor();
});

test("a cookie that nobody gave", async ({ visit }) => {
  const { context, page } = await visit({ language: "fr" });
  await sit(page, { game: "filantes", seats: [SEATS[0], BOT] });
  const [cookie] = await context.cookies();
  await page.goto("/");
  const play = page.locator('[data-game="filantes"] .button.primary');
  await play.waitFor();
  await context.addCookies([{ ...cookie!, value: "nonsense" }]);
  await play.click();
  await page.getByText(told("fr", "unknown-guest")).waitFor();
  await play.click();
  await page.waitForURL(/\/t\//);
  await choices(page).first().waitFor();
});

test("files that are no games and no tiles", async ({ visit }) => {
  const { page } = await visit({ language: "de" });
  const file = (text: string): { name: string; mimeType: string; buffer: Buffer } => ({
    name: "file.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
  await page.goto("/lobby");
  const input = page.locator("input[type=file]");
  await input.setInputFiles(file("no game"));
  await page.getByText(told("de", "RecordError")).waitFor();
  await input.setInputFiles(file("x".repeat(5_000_000)));
  await page.getByText(told("de", "too-large")).waitFor();
  expect(new URL(page.url()).pathname).toBe("/lobby");

  await page.goto("/tiles");
  await page.locator(".remarks .good").waitFor();
  const { faces } = await (await page.request.get("/api/tiles/ours")).json();
  const { text } = await (await page.request.post("/api/tiles/file", { data: { faces } })).json();
  await input.setInputFiles(file(text.replace("*", " ")));
  await page.getByText(`tiles.toml:7, ${faces[0].name}: 9 Sterne statt 10.`).waitFor();
  await input.setInputFiles(file(text));
  await page.locator(".remarks .good").waitFor();
});

for (const language of HEARD) {
  test(`a table that is not there, in ${language}`, async ({ visit }) => {
    const { page } = await visit({ language });
    await page.goto("/t/nowhere");
    await page.getByText(told(language, "no-table")).first().waitFor();
    await page.goto("/t/nowhere/replay");
    await page.getByText(told(language, "no-table")).first().waitFor();
    await page.goto("/no/such/page");
    await page.getByText(words[language]!["nothing-here"]).waitFor();
  });
}
