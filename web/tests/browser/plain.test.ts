/** A game that the server lists and the page has no folder for is played whole on the plain board. */

import { faults } from "./axe";
import { expect, LONG, test, words } from "./browser";
import { nim } from "./nim";

const { en } = words;

for (const wish of LONG ? [{ phone: false }, { phone: true }] : [{ phone: true }]) {
  test(`a game without a folder, from its card to its replay, ${wish.phone ? "on a phone" : "on a desk"}`, async ({
    visit,
  }) => {
    const { page } = await visit(wish);
    const { asked } = await nim(page);

    await page.goto("/");
    const card = page.locator('[data-game="nim"]');
    await card.getByText("Take the last stick.").waitFor();
    await card.getByText(/^\s*2 players/).waitFor();
    await card.getByRole("link", { name: en["set-up"] }).click();

    await page.getByText("Misère").click();
    await page.getByText(en["more-options"]).click();
    await page.getByRole("group", { name: "Heaps" }).waitFor();
    await page.getByRole("button", { name: en.begin }).click();
    const position = page.getByRole("region", { name: en.position });
    await position.waitFor();
    expect(asked).toMatchObject([{ game: "nim", mode: "misere", players: 2 }]);

    // The position is told by the game's own words, and by its fields' names where it has none.
    expect(await position.locator("dt").allTextContents()).toEqual(["Sticks left", "First seat", "Misere", "Seats"]);
    expect(await position.locator(".grid td").allTextContents()).toEqual(["|", "", "|", "|"]);
    expect(await position.getByRole("columnheader").allInnerTexts()).toEqual(["Red", "Mauve"]);
    expect(await faults(page, "plain board")).toEqual([]);

    const moves = page.locator(".stage").getByRole("group", { name: en.moves }).getByRole("button");
    expect(await moves.allTextContents()).toEqual([
      "Take 1 from heap 1 ",
      "Take 1 from heap 2 ",
      "Take 2 from heap 2 ",
    ]);
    await moves.first().focus();
    await page.keyboard.press("Enter");
    await moves.filter({ hasText: "Take 2" }).click();

    const end = page.getByRole("dialog");
    await end
      .getByText(/Mauve wins/)
      .first()
      .waitFor();
    expect(await end.locator(".total td").allTextContents()).toEqual(["0", "1"]);
    await end.getByRole("link", { name: en["look-again"] }).click();

    const slider = page.getByRole("slider");
    await expect.poll(() => slider.getAttribute("max")).not.toBe("0"); // the moves have come
    await slider.fill("1");
    await page.getByText("Red takes 1 from heap 1.").first().waitFor();
    expect(await position.locator(".grid td").allTextContents()).toEqual(["", "", "|", "|"]);
    expect(await page.locator(".stage").getByRole("group").count()).toBe(0);
    expect(await faults(page, "plain replay")).toEqual([]);

    // No rule page: no link leads to one.
    await page.goto("/t/nimtable");
    await end.getByRole("button", { name: en.close }).click();
    await page.getByRole("button", { name: en.menu }).click();
    await page.getByRole("link", { name: en.settings }).waitFor();
    expect(await page.getByRole("link", { name: en.rules }).count()).toBe(0);
    await page.goto("/rules");
    await page.getByRole("heading", { name: en.rules }).waitFor();
    expect(await page.getByRole("link", { name: "Nim" }).count()).toBe(0);
    await page.goto("/learn/nim");
    await page.getByText(en["no-lessons"]).waitFor();
  });
}
