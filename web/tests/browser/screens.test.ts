/** Every screen but tables: accessible, and no wider than the window; in the reader's language, and not heavy. */

import { faults, sideways } from "./axe";
import { expect, LONG, test, words } from "./browser";
import { LOOKS } from "./looks";

const { en } = words;

/** Every address that anybody can see, but tables. A new screen is added here. */
const SCREENS = [
  "/",
  "/new/filantes",
  "/new/gravity",
  "/new/octocube",
  "/lobby",
  "/seek",
  "/games",
  "/rules",
  "/rules/filantes",
  "/rules/gravity",
  "/rules/octocube",
  "/rules/octocube/summary",
  "/learn",
  "/learn/filantes/long-flight",
  "/learn/gravity/first-star",
  "/learn/octocube/place",
  "/tiles",
  "/ratings",
  "/host",
  "/settings",
  "/about",
  "/nowhere",
  "/t/nowhere",
  "/t/nowhere/replay",
];
/** Other games' screens of one kind: in a further look only their width is measured, with `--long` all is. */
const ALIKE = /^\/(new|rules|learn)\/(gravity|octocube)/;
for (const look of LOOKS) {
  test(`no screen breaks a rule of accessibility or scrolls sideways in ${look.theme}, phone: ${look.phone}`, async ({
    visit,
  }) => {
    const { page } = await visit(look);
    const found: string[] = [];
    for (const path of SCREENS) {
      await page.goto(path);
      await page.locator("h1").waitFor();
      for (const details of await page.locator("details").all())
        await details.evaluate((element) => element.setAttribute("open", ""));
      const measured = !LONG && look !== LOOKS[0] && ALIKE.test(path);
      found.push(...(await (measured ? sideways : faults)(page, path)));
    }
    expect(found).toEqual([]);
  });
}

for (const [language, heading] of [
  ["fr", "Trois jeux sous un même ciel."],
  ["nl", "Drie spellen onder één hemel."],
  ["de", "Drei Spiele unter einem Himmel."],
] as const) {
  test(`the page speaks ${language} to those who do`, async ({ visit }) => {
    const { page } = await visit({ language });
    await page.goto("/");
    await page.getByRole("heading", { name: heading }).waitFor();
  });
}

test("the language is switched at once", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByLabel(en.language).selectOption("fr");
  await page.getByRole("heading", { name: "Trois jeux" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
});

/** The most that a first visit of the home page may transfer. A phone with its browser's bars shows one board, a desk all
 * three. */
const MOST = 85_000;
for (const { phone, height } of [
  { phone: true, height: 664 },
  { phone: false, height: 800 },
]) {
  test(`a first visit weighs less than ${MOST / 1000} kB, phone: ${phone}`, async ({ visit }) => {
    const { page } = await visit({ phone });
    await page.setViewportSize({ width: phone ? 390 : 1280, height });
    const sizes: Promise<[name: string, bytes: number]>[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => [pathname, responseBodySize]),
      );
    });
    await page.goto("/", { waitUntil: "networkidle" });
    // The letters come last.
    await expect
      .poll(async () => (await Promise.all(sizes)).filter(([name]) => name.endsWith(".woff2")).length)
      .toBe(2);
    await page.waitForLoadState("networkidle");
    const all = await Promise.all(sizes);
    expect(all.filter(([name]) => name.endsWith("/miniature/events")).length).toBe(phone ? 1 : 3);
    const bytes = all.reduce((sum, [, size]) => sum + size, 0);
    console.log(`first visit, phone: ${phone}: ${Math.round(bytes / 1000)} kB`);
    expect(bytes).toBeLessThan(MOST);
  });
}
