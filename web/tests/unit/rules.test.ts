/** The rule pages: every rule of docs/rules in every language, and nothing that is no rule. */

import { describe, expect, it } from "vitest";
import { compile } from "../../fluent/compile.js";
import { fold, parse, split } from "../../src/rulebook/prose";
import type { Figure, Rulebook } from "../../src/games/rules";
import { Catalog, languageOf } from "../../src/lib/catalog.svelte";

const DOCS = import.meta.glob<string>(["../../../docs/rules/*.md", "!../../../docs/rules/questions.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const BOOKS = import.meta.glob<() => Promise<Rulebook>>("../../src/games/*/rules/index.ts", { import: "rules" });
const TEXTS = import.meta.glob<string>("../../src/games/*/rules/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FIGURES = import.meta.glob<Figure>("../../src/games/*/rules/figures/*.json", { import: "default", eager: true });
const games = Object.keys(DOCS).map((path) => /(\w+)\.md$/.exec(path)?.[1] ?? "");
const languages = [...new Set(Object.keys(TEXTS).map(languageOf))];
const pages = games.flatMap((game) => languages.map((language) => [game, language] as const));

const numbersOf = (game: string): string[] =>
  [...(DOCS[`../../../docs/rules/${game}.md`] ?? "").matchAll(/^- ([A-Z]\d+) /gm)].map(([, number]) => number ?? "");

async function read(game: string, language: string): Promise<Rulebook> {
  await Catalog.speak(language);
  return (await BOOKS[`../../src/games/${game}/rules/index.ts`]!())();
}

describe("the rule pages", () => {
  it("are those of all games, in four languages", () => {
    expect([...games].sort()).toEqual(["filantes", "gravity", "octocube"]);
    expect([...languages].sort()).toEqual(["de", "en", "fr", "nl"]);
    for (const game of games) expect(numbersOf(game).length).toBeGreaterThan(20);
  });

  it.each(pages)("%s, %s: every rule is there, and no other", async (game, language) => {
    const items = (await read(game, language)).chapters.flatMap((chapter) => chapter.items);
    const found = items.flatMap((item) => (item.kind === "rule" ? [item.number] : []));
    expect([...new Set(found)].sort()).toEqual(numbersOf(game).sort());
    const anchors = items.flatMap((item) => (item.kind === "rule" && item.first ? [item.number] : []));
    expect(anchors).toEqual([...new Set(found)]);
  });

  it.each(pages)("%s, %s: every text is shown, in the order of the English ones", async (game, language) => {
    const { chapters, summary } = await read(game, language);
    const shown = [...chapters.flatMap(({ title, items }) => [title, ...items.map(({ text }) => text)]), ...summary];
    const [messages, english] = [language, "en"].map(
      (of) => compile(TEXTS[`../../src/games/${game}/rules/locale/${of}.ftl`] ?? "", of).messages,
    );
    expect(shown).toEqual(Object.values(messages!));
    expect(Object.keys(messages!)).toEqual(Object.keys(english!));
    for (const { kind } of chapters.flatMap(({ items }) => items))
      expect(["heading", "text", "example", "rule", "figure"]).toContain(kind);
  });

  it.each(games)("%s: every figure is shown", async (game) => {
    const items = (await read(game, "en")).chapters.flatMap((chapter) => chapter.items);
    const shown = items.flatMap((item) => (item.kind === "figure" ? [item.figure] : []));
    const files = Object.keys(FIGURES).filter((path) => path.includes(`/${game}/`));
    expect(new Set(shown)).toEqual(new Set(files.map((path) => FIGURES[path])));
    expect(shown.length).toBe(files.length);
  });

  it.each(pages)("%s, %s: texts speak of no numbers, and have no mark left open", async (game, language) => {
    const { chapters, summary } = await read(game, language);
    const texts = [...chapters.flatMap(({ title, items }) => [title, ...items.map(({ text }) => text)]), ...summary];
    for (const text of texts) {
      expect(text).not.toMatch(/\b[GEO]\d+\b|^(rule|text|chapter|heading|caption|example|summary)-/);
      expect(text.split("__").length % 2, text).toBe(1);
      for (const block of parse(text))
        if (block.kind === "table") for (const row of block.rows) expect(row.length, text).toBe(block.head.length);
    }
  });

  it.each(games.flatMap((game) => languages.map((language) => [game, language])))(
    "%s, %s: tables have the numbers of the English ones",
    (game, language) => {
      const numbers = (of: string): Record<string, string[]> => {
        const { messages } = compile(TEXTS[`../../src/games/${game}/rules/locale/${of}.ftl`] ?? "", of);
        return Object.fromEntries(
          Object.entries(messages).map(([id, text]) => [
            id,
            String(text)
              .split("\n")
              .filter((line) => line.includes(" | "))
              .flatMap((line) => line.match(/\d+/g) ?? []),
          ]),
        );
      };
      expect(numbers(language)).toEqual(numbers("en"));
    },
  );

  it.each(pages)("%s, %s: search finds a word whatever its accents", async (game, language) => {
    const { chapters } = await read(game, language);
    const text = chapters[0]?.items[0]?.text ?? "";
    const word = fold(text.split(" ").find((one) => one.length > 5) ?? "").replace(/\W/g, "");
    expect(fold(text)).toContain(word);
    expect(split("Étoile filante", ["etoile"])).toEqual([
      { text: "Étoile", hit: true },
      { text: " filante", hit: false },
    ]);
  });
});

describe("the markup of rule texts", () => {
  const plain = (text: string): unknown =>
    parse(text).map((block) => (block.kind === "p" ? block.line : "items" in block ? block.items.flat() : block));

  it("has paragraphs, whose lines go on, and bold words", () => {
    expect(plain("one\ntwo __three__\n\nfour")).toEqual([
      [
        { text: "one two ", bold: false },
        { text: "three", bold: true },
      ],
      [{ text: "four", bold: false }],
    ]);
  });

  it("has lists", () => {
    expect(parse("- a\n  b\n- c\n\n1. d\n2. e").map(({ kind }) => kind)).toEqual(["ul", "ol"]);
    expect(plain("- a\n  b\n- c")).toEqual([
      [
        { text: "a b", bold: false },
        { text: "c", bold: false },
      ],
    ]);
  });

  it("has tables with a head", () => {
    const [table] = parse("Kind | Points\nStar | 1");
    expect(table).toEqual({
      kind: "table",
      head: [[{ text: "Kind", bold: false }], [{ text: "Points", bold: false }]],
      rows: [[[{ text: "Star", bold: false }], [{ text: "1", bold: false }]]],
    });
  });
});
