/** Several browsers at one table, and several people at one screen. */

import { ANN_AND_BEN, BOT, expect, LONG, say, SHORT, sit, test, wire, words } from "./browser";
import { choose, playToTheEnd } from "./hands";

const { en } = words;

test.describe("two browsers", () => {
  test("play by link; one reloads, the other loses its network in mid-turn, and nothing is lost", async ({ visit }) => {
    const ann = await visit();
    const ben = await visit();
    const line = await wire(ben.page);
    const { id, code } = await sit(ann.page, {
      game: "filantes",
      seats: [{ kind: "me", name: "Ann" }, { kind: "open" }],
    });
    await ann.page.getByLabel(en.link).waitFor();
    await ben.page.goto(`/t/${id}?code=${code ?? ""}`);
    await ben.page.getByLabel(en["your-name"]).fill("Ben");
    await ben.page.getByRole("button", { name: en["sit-here"] }).click();

    await ann.page.locator(".place").first().click();
    await ann.page.reload();
    await ann.page.locator(".place").first().click();
    await ann.page.locator(".target").first().click();
    await ben.page.locator(".place").first().waitFor();

    await ben.page.locator(".place").first().click();
    await line.cut();
    await ben.page.getByText(en.reconnecting).waitFor();
    await ben.page.locator(".target").first().click();
    line.mend();
    await ann.page.locator(".choice.piece").first().waitFor({ timeout: 30_000 });

    await ann.page.getByRole("tab", { name: en.chat }).click();
    await ann.page.getByLabel(en.message).fill("Hello Ben");
    await ann.page.getByLabel(en.message).press("Enter");
    await ben.page.getByRole("tab", { name: en.chat }).click();
    await ben.page.getByText("Hello Ben").waitFor();
  });

  const games: [game: string, options: object][] = [["gravity", { max_rounds: 2 }]];
  if (LONG) games.push(["filantes", SHORT], ["octocube", { max_rounds: 2 }]);
  for (const [game, options] of games) {
    test(`play ${game} to its end while a third one watches`, async ({ visit, meet }) => {
      const [ann, ben, id] = await meet({ game, options });
      const eve = await visit();
      await eve.page.goto(`/t/${id}`);
      await eve.page.locator(".stage svg:visible").first().waitFor();
      await Promise.all([playToTheEnd(ann.page), playToTheEnd(ben.page)]);
      await eve.page.locator("dialog[open]").waitFor();
      const sheets = await Promise.all(
        [ann, ben, eve].map(({ page }) => page.locator("dialog .total td").allTextContents()),
      );
      expect(sheets[1]).toEqual(sheets[0]);
      expect(sheets[2]).toEqual(sheets[0]);
    });
  }

  test("one leaves to a bot, and comes back to their seat", async ({ meet }) => {
    const [ann, ben] = await meet({ game: "filantes" });
    await ann.page.locator(".place").first().waitFor();
    await ann.page.getByRole("button", { name: en.menu }).click();
    await ann.page.getByRole("button", { name: en.leave }).click();
    await ann.page.getByRole("button", { name: en["leave-bot"] }).click();
    await ann.page.waitForURL((url) => url.pathname === "/");
    await ben.page.locator(".place").first().waitFor();
    await ann.page.goBack();
    await ann.page.getByText(en["bot-plays-for-you"]).waitFor();
    await ann.page.getByRole("button", { name: en["come-back"] }).click();
    await expect.poll(() => ann.page.getByText(en["bot-plays-for-you"]).count()).toBe(0);
    const asked = ann.page.locator(".stage [data-choice]").first();
    for (let clicks = 0; clicks < 10 && !(await asked.isVisible()); clicks++) {
      await Promise.race([choose(ben.page), asked.waitFor()]);
    }
    await asked.waitFor();
  });

  test("one comes back on another device with their passphrase, to the same decision", async ({ visit }) => {
    const { page: first } = await visit();
    await first.goto("/settings");
    await first.getByLabel(en["your-name"]).fill("Ann");
    await first.getByRole("button", { name: en.save, exact: true }).click();
    await first.getByText(en.saved).waitFor();
    await first.getByRole("button", { name: en["new-passphrase"] }).click();
    const phrase = (await first.locator(".phrase").textContent()) ?? "";
    const { id } = await sit(first, { game: "gravity", seats: [{ kind: "me" }, BOT] });
    await first.locator(".stage [data-choice]").first().waitFor();

    const { page: second } = await visit();
    await second.goto("/settings");
    await second.getByLabel(en["have-passphrase"]).fill("no such words here");
    await second.getByRole("button", { name: en.return }).click();
    await second.getByRole("alert").waitFor();
    await second.getByLabel(en["have-passphrase"]).fill(phrase);
    await second.getByRole("button", { name: en.return }).click();
    await second.getByText(say("welcome-back", { name: "Ann" })).waitFor();
    await second.goto("/lobby");
    await second.locator(`a[href="/t/${id}"]`).click();
    await second.locator(".stage [data-choice]").first().waitFor();
  });
});

test.describe("two people at one screen", () => {
  test("hand it over behind a curtain, through which no card is seen, to the end", async ({ visit }) => {
    const { page } = await visit();
    const sent: string[] = [];
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => void sent.push(payload.toString())));
    await sit(page, { game: "gravity", options: { max_rounds: 3 }, seats: ANN_AND_BEN });
    let curtains = 0;
    for (;;) {
      await page.locator(".curtain, .stage [data-choice], dialog[open]").first().waitFor();
      if (await page.locator("dialog[open]:not(.curtain)").count()) break;
      if (await page.locator(".curtain").count()) {
        curtains++;
        expect(await page.locator(".hand").count()).toBe(0);
        const last = JSON.parse(sent.findLast((text) => text.includes('"view"')) ?? "{}");
        expect(last.viewpoint).toBe(null);
        expect(last.legal).toEqual([]);
      }
      await choose(page);
    }
    expect(curtains).toBeGreaterThanOrEqual(6);
  });

  test("need none where nothing is secret", async ({ visit }) => {
    const { page } = await visit();
    await sit(page, { game: "filantes", options: SHORT, seats: ANN_AND_BEN });
    await page.locator(".stage [data-choice]").first().waitFor();
    for (let choices = 0; choices < 6; choices++) {
      expect(await page.locator(".curtain").count()).toBe(0);
      await choose(page);
    }
  });
});
