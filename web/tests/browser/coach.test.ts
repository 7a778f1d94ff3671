import { faults } from "./axe";
import { expect, messages, test, words } from "./browser";
import { choose, offered } from "./hands";

const coach = messages("coach/locale")["en"] as Record<string, string>;

interface Said {
  action?: number;
  analysis?: { actions: object[] };
  found?: { values: number[] };
}

test("a first game with the coach: it explains, warns once before a bad move, and can be switched off", async ({
  visit,
}) => {
  const { page } = await visit();
  // The bot's advice is real but for its numbers: every move but its own is a blunder.
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const said = JSON.parse(String(message)) as Said;
      for (const one of (said.analysis?.actions ?? []) as { action: number; visits: number; values: number[] }[])
        Object.assign(one, { visits: 100, values: one.values.map(() => (one.action === said.action ? 0.9 : 0.1)) });
      if (said.found) said.found.values = said.found.values.map(() => 0.1);
      socket.send(JSON.stringify(said));
    });
  });
  // The first seat is ours, not drawn by lot: nobody has moved before us.
  await page.route(/\/api\/tables\?/, (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), seating: "fixed" } }),
  );
  await page.goto("/learn/octocube");
  await page.getByRole("button", { name: words.en["start-coached"] }).click();
  const said = page.getByRole("region", { name: coach["coach"]! });
  await expect(said).toBeVisible();
  await expect(said).not.toContainText("%"); // nobody has moved

  const again = page.getByRole("button", { name: coach["think-again"]! });
  await expect(async () => {
    await choose(page);
    await expect(again).toBeFocused({ timeout: 500 });
  }).toPass();
  expect(await faults(page, "a warning of the coach")).toEqual([]);
  await again.click();
  await expect(again).toHaveCount(0);
  expect(await faults(page, "the coach")).toEqual([]);
  // Whatever is chosen now is played: the coach warns once.
  await expect(async () => {
    if ((await offered(page)).length) await choose(page);
    await expect(page.locator("aside li").first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: coach["off"]! }).click();
  await expect(said).toHaveCount(0);
});
