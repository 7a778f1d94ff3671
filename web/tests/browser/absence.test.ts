/** Somebody goes: those who stay let a bot play for them, and they come back to their seat. */

import type { Page } from "@playwright/test";
import { expect, SERVER, test, wire } from "./browser";
import { decide } from "./hands";

const ABSENT = 30_000;

const bot = (page: Page) => page.getByText("bot plays (Moon)");
const choice = (page: Page) => page.locator(".stage [data-choice]").first();

test("whose network is gone is waited for; then a bot plays on, until they are back", async ({ meet }) => {
  test.setTimeout(120_000);
  const [ann, ben, id] = await meet({ game: "filantes" });
  await decide(ann.page, id);
  const line = await wire(ben.page);
  await ben.page.reload();
  await choice(ben.page).waitFor();
  await line.cut();
  const notice = ann.page.getByRole("status").filter({ hasText: "Ben is away." });
  await notice.waitFor();
  expect(await notice.getByRole("button", { name: /Let a bot play \(\d+\)/ }).isDisabled()).toBe(true);
  await notice.getByRole("button", { name: "Let a bot play", exact: true }).click({ timeout: ABSENT + 10_000 });
  await bot(ann.page).waitFor();
  await decide(ann.page, id); // the bot has decided for Ben
  await choice(ann.page).waitFor();

  line.mend();
  await ben.page.getByText("A bot is playing for you.").waitFor();
  expect(await ben.page.locator(".stage [data-choice]").count()).toBe(0);
  await ben.page.getByRole("button", { name: "I'm back" }).click();
  await bot(ann.page).waitFor({ state: "hidden" });
  await decide(ann.page, id);
  await choice(ben.page).waitFor();
});

test("who leaves is replaced at once, and may come back too", async ({ meet }) => {
  const [ann, ben, id] = await meet({ game: "filantes" });
  await decide(ann.page, id);
  await choice(ben.page).waitFor();
  await ben.page.goto("/about");
  const left = await ben.page.request.delete(`/api/tables/${id}/seats/1`, { headers: { origin: SERVER } });
  expect(left.ok()).toBe(true);
  await ann.page.getByText("Ben has left the table.").waitFor();
  await ann.page.getByRole("button", { name: "Let a bot play", exact: true }).click();
  await bot(ann.page).waitFor();
  await ben.page.goto(`/t/${id}`);
  await ben.page.getByRole("button", { name: "I'm back" }).click();
  await bot(ann.page).waitFor({ state: "hidden" });
});
