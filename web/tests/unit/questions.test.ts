/** The questions of docs/rules/questions.md: each names chapters of a rule page and rules, which are there in every language. */

import { describe, expect, it } from "vitest";
import QUESTIONS from "../../../docs/rules/questions.md?raw";
import type { Rulebook } from "../../src/games/rules";
import { Catalog } from "../../src/lib/catalog.svelte";

const BOOKS = import.meta.glob<() => Promise<Rulebook>>("../../src/games/*/rules/index.ts", { import: "rules" });
const LANGUAGES = ["en", "fr", "nl", "de"];
const FEWEST = 20;

const sections = QUESTIONS.split(/^## /m).slice(1);
const games = sections.map((section) => {
  const [game = "", ...lines] = section.split("\n");
  const rows = lines.filter((line) => line.startsWith("| ")).slice(1);
  const questions = rows.map((line) => line.split("|").map((cell) => cell.trim()));
  return { game: game.trim(), questions };
});

/** "Setup: G1, G5; Your turn: G10" as chapters with their rules; a chapter's title may have a colon. */
const placesOf = (where: string): { chapter: string; numbers: string[] }[] =>
  where.split("; ").map((place) => {
    const at = place.lastIndexOf(": ");
    return { chapter: place.slice(0, at), numbers: place.slice(at + 2).split(", ") };
  });

async function read(game: string, language: string): Promise<Rulebook> {
  await Catalog.speak(language);
  return (await BOOKS[`../../src/games/${game}/rules/index.ts`]!())();
}

describe("the questions of newcomers", () => {
  it("are asked about every game, twenty or more, each once and with an answer", () => {
    const written = Object.keys(BOOKS).map((path) => path.split("/")[4]);
    expect(games.map(({ game }) => game).sort()).toEqual(written.sort());
    for (const { game, questions } of games) {
      expect(questions.length, game).toBeGreaterThanOrEqual(FEWEST);
      expect(new Set(questions.map(([, question]) => question)).size).toBe(questions.length);
      for (const [, question, answer] of questions) {
        expect(question).toMatch(/\?$/);
        expect(answer, question).toMatch(/\.$/);
      }
    }
  });

  it.each(games.flatMap(({ game, questions }) => LANGUAGES.map((language) => ({ game, language, questions }))))(
    "$game, $language: are answered where it is said",
    async ({ game, language, questions }) => {
      const titles = (await read(game, "en")).chapters.map(({ title }) => title);
      const { chapters } = await read(game, language);
      for (const [, question, , where = ""] of questions)
        for (const { chapter, numbers } of placesOf(where)) {
          const items = chapters[titles.indexOf(chapter)]?.items ?? [];
          for (const number of numbers) {
            const found = items.find((item) => item.kind === "rule" && item.number === number);
            expect(found?.text, `${question} ${chapter} ${number}`).toBeTruthy();
          }
        }
    },
  );
});
