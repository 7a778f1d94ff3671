/** What people ask each other at a table: takebacks, draws, resigning, a rematch, quick reactions. */

import { ANN_AND_BEN, expect, say, sit, test, words } from "./browser";
import { choose, decide } from "./hands";

const { en } = words;
const NAMED = { name: "Ben" };

test("a takeback is asked for, declined, asked for again and granted", async ({ meet }) => {
  const [ann, ben, id] = await meet({ game: "filantes" });
  const undo = ann.page.getByRole("toolbar").getByRole("button", { name: en.takeback });
  const log = ann.page.getByRole("region", { name: en.log });
  await decide(ann.page, id);
  await undo.click();
  await ann.page.getByText(en["offered-takeback"]).waitFor();
  await ben.page.getByRole("button", { name: en.decline }).click();
  await ann.page.getByText(say("declined", NAMED)).waitFor();
  await expect(undo).toBeHidden();
  await decide(ben.page, id);
  await undo.click();
  await ben.page.getByRole("button", { name: en.accept }).click();
  await log.getByText(say("took-back", { name: "Ann" })).waitFor();
  await ann.page.locator(".place").first().waitFor();
});

test("who resigns is asked for a rematch by the other, and takes their seat by accepting", async ({ meet }) => {
  const [ann, ben, id] = await meet({ game: "octocube" });
  await ann.page.getByRole("button", { name: en.menu }).click();
  await ann.page.getByRole("button", { name: en.resign }).click();
  await ann.page.getByRole("button", { name: en.resign }).click();
  await ann.page.getByRole("dialog", { name: en["the-end"] }).getByText(en["you-resigned"]).waitFor();
  await ben.page
    .getByRole("dialog", { name: en["the-end"] })
    .getByText(say("resigned", { name: "Ann" }))
    .waitFor();
  await ben.page.getByRole("button", { name: en["play-again"] }).click();
  await ben.page.waitForURL((url) => !url.pathname.endsWith(id));
  await ben.page.getByText(en.reserved).waitFor();
  await ann.page.getByText(say("offer-rematch", NAMED)).first().waitFor();
  await ann.page.getByRole("dialog").getByRole("button", { name: en.accept }).click();
  await ann.page.waitForURL((url) => url.pathname === new URL(ben.page.url()).pathname);
  for (const { page } of [ann, ben]) await page.locator(".stage svg:visible").first().waitFor();
});

test("who watched a private game is led to its rematch", async ({ meet, visit }) => {
  const [ann, ben, id] = await meet({ game: "octocube", private: true });
  const { page: eve } = await visit();
  await ben.page.locator(".stage svg:visible").first().waitFor();
  await eve.goto(ben.page.url());
  for (const page of [eve, ann.page]) await page.locator(".stage svg:visible").first().waitFor();
  await ann.page.getByRole("button", { name: en.menu }).click();
  await ann.page.getByRole("button", { name: en.resign }).click();
  await ann.page.getByRole("button", { name: en.resign }).click();
  await ann.page.getByRole("button", { name: en["play-again"] }).click();
  await ben.page.getByRole("dialog").getByRole("button", { name: en.accept }).click();
  await eve.getByRole("dialog").getByRole("link", { name: en["watch-rematch"] }).click();
  await ann.page.waitForURL((url) => !url.pathname.endsWith(id));
  await eve.waitForURL((url) => url.pathname === new URL(ann.page.url()).pathname);
  await eve.locator(".stage svg:visible").first().waitFor();
});

test("a reaction is seen at once, and not when its author is muted", async ({ meet }) => {
  const [ann, ben] = await meet({ game: "octocube" });
  const said = ann.page.locator(".said");
  await ben.page.getByRole("tab", { name: en.chat }).click();
  await ben.page.getByRole("button", { name: en["react-good-luck"] }).click();
  await expect(said).toContainText(en["react-good-luck"]);
  await ann.page.getByRole("button", { name: en.menu }).click();
  await ann.page.getByRole("button", { name: en.people }).click();
  await ann.page.getByRole("button", { name: en.mute, exact: true }).click();
  await ann.page.getByRole("button", { name: en.close }).click();
  await ben.page.getByRole("button", { name: en["react-oops"] }).click();
  await ann.page.getByRole("tab", { name: en.chat }).click();
  await ben.page.getByRole("log").getByText(en["react-oops"]).waitFor();
  await expect(ann.page.getByRole("log")).not.toContainText(en["react-good-luck"]);
});

test("on a phone, what is offered covers neither board nor hand", async ({ meet }) => {
  const [ann, ben, id] = await meet({ game: "gravity" });
  await ben.page.setViewportSize({ width: 390, height: 664 });
  await decide(ann.page, id);
  await ann.page.getByRole("toolbar").getByRole("button", { name: en.takeback }).click();
  const offer = ben.page.locator(".offer");
  await offer.getByRole("button", { name: en.accept }).waitFor();
  const [box, stage] = [await offer.boundingBox(), await ben.page.locator(".stage").boundingBox()];
  expect(box!.y).toBeGreaterThanOrEqual(stage!.y + stage!.height);
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(390);
});

test("on a phone, what is offered stands above the open chat", async ({ meet }) => {
  const [ann, ben, id] = await meet({ game: "filantes" });
  await ben.page.setViewportSize({ width: 390, height: 664 });
  await ben.page.getByRole("button", { name: en.chat }).click();
  await decide(ann.page, id);
  await ann.page.getByRole("toolbar").getByRole("button", { name: en.takeback }).click();
  const [offer, sheet] = [ben.page.locator(".offer"), ben.page.locator("aside.open")];
  await offer.getByRole("button", { name: en.accept }).waitFor();
  const [box, below] = [await offer.boundingBox(), await sheet.boundingBox()];
  expect(box!.y).toBeGreaterThanOrEqual(0);
  expect(box!.y + box!.height).toBeLessThanOrEqual(below!.y);
  await offer.getByRole("button", { name: en.decline }).click();
  await ann.page.getByText(say("declined", NAMED)).waitFor();
});

test("who aborts ends the game for both, with a way on", async ({ meet }) => {
  const [ann, ben] = await meet({ game: "octocube" });
  await ann.page.getByRole("button", { name: en.menu }).click();
  await ann.page.getByRole("button", { name: en.abort }).click();
  await ann.page.getByRole("dialog").getByRole("button", { name: en.abort }).click();
  for (const { page } of [ann, ben]) {
    const end = page.getByRole("dialog", { name: en["the-end"] });
    await end.getByText(en.aborted).waitFor();
    await end.getByText(page === ann.page ? en["you-aborted"] : say("aborted-by", { name: "Ann" })).waitFor();
    await end.getByRole("button", { name: en["play-again"] }).waitFor();
    await end.getByRole("link", { name: en["to-home"] }).waitFor();
  }
});

test("at one screen it is said why the move of another cannot be taken back", async ({ visit }) => {
  const { page } = await visit();
  await sit(page, { game: "gravity", seats: ANN_AND_BEN });
  const ben = page.getByRole("button", { name: say("i-am", { name: "Ben" }) });
  // A token that was taken may be spent before the screen is passed on.
  while (!(await ben.count())) {
    await choose(page);
    await page.locator(".curtain, .stage [data-choice]").first().waitFor();
  }
  await ben.click();
  const undo = page.getByRole("toolbar").getByRole("button", { name: en.undo });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await undo.press("Enter");
  await page.getByText(en["undo-own"]).waitFor();
});
