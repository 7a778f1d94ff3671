/** Every string of a whole game: no notation, no ids, no "1 games". Each game and each language has its turn; with `--long`
 * each game in each language. */

import type { Page } from "@playwright/test";
import { BOT, expect, LANGUAGES, LONG, SHORT, sit, test, words } from "./browser";

const GAMES: [game: string, options: object][] = [
  ["filantes", SHORT],
  ["gravity", { max_rounds: 2 }],
  ["octocube", { max_rounds: 2 }],
];
/** Words that stand for several, after a one. */
const SEVERAL: Record<string, string> = {
  en: "games|points|cards|stars|moves|tiles|pieces|players|tokens|coins|spaces|rounds",
  fr: "parties|points|cartes|étoiles|coups|tuiles|pions|joueurs|jetons|pièces|cases|tours",
  nl: "spellen|punten|kaarten|sterren|zetten|tegels|stukken|spelers|munten|vakken|rondes",
  de: "Spiele|Punkte|Karten|Sterne|Züge|Steine|Münzen|Felder|Runden",
};
const NEVER: [what: string, pattern: RegExp][] = [
  ["an entry in notation", /@[a-z]\d/],
  [
    "a move in notation",
    /\b[a-z]\d{1,2}[><=-][a-z]\w*|\b(long|high|step|turn|roll)-(left|right|half|north|east|south|west)\b/,
  ],
  ["an id", /\b[a-z]+_[a-z_]+\b/],
  ["an empty value", /\bundefined\b|\bNaN\b|\[object|\{ ?\$/],
];

/** All that is seen, read aloud or shown when hovered. */
const strings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = document.body.innerText.split("\n");
    const spoken = ["aria-label", "title", "aria-valuetext", "placeholder"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
    );
    const live = [...document.querySelectorAll("[aria-live]")].map((element) => element.textContent ?? "");
    return [...new Set([...seen, ...spoken, ...live].map((text) => text.trim()).filter(Boolean))];
  });

for (const [place, language] of LANGUAGES.entries()) {
  test.describe(`in ${language}`, () => {
    for (const [game, options] of LONG ? GAMES : [GAMES[place % GAMES.length]!]) {
      test(`nothing in a game of ${game} is notation, an id or a wrong plural`, async ({ visit }) => {
        test.setTimeout(180_000);
        const { page } = await visit({ language });
        const { id } = await sit(page, { game, options, seats: [{ kind: "me" }, BOT] });
        const texts = words[language]!;
        const plural = new RegExp(`(?<![\\w.,])1 (${SEVERAL[language] ?? "?"})(?!\\p{L})`, "u");
        const found = new Set<string>();
        async function look(): Promise<void> {
          for (const text of await strings(page)) {
            for (const [what, pattern] of NEVER) if (pattern.test(text)) found.add(`${what}: ${text}`);
            if (plural.test(text)) found.add(`several of one: ${text}`);
          }
        }
        await page.getByRole("tab", { name: texts.moves }).click();
        // Every legal move is a button; they are taken in turn, so that each kind comes.
        const moves = page.locator("#panel .list button:not(:disabled)");
        const over = page.locator("dialog[open] .total");
        for (let turn = 0; !(await over.count()); turn++) {
          expect(turn).toBeLessThan(200);
          await moves.first().or(over.first()).first().waitFor();
          if (turn % 4 === 0) await look();
          const count = await moves.count();
          if (count)
            await moves
              .nth((turn * 7) % count)
              .click({ timeout: 2000 })
              .catch(() => {});
        }
        await look();
        await page.keyboard.press("Escape");
        for (const panel of ["log", "standing"] as const) {
          await page.getByRole("tab", { name: texts[panel] }).click();
          await look();
        }
        await page.goto(`/t/${id}/replay`);
        await page.locator(".stage svg:visible").first().waitFor();
        await page.keyboard.press("End");
        await look();
        expect([...found]).toEqual([]);
      });
    }
  });
}
