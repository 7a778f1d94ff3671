/** Rule pages: a rulebook in chapters, with numbered rules, examples and live figures, and its summary on one page. */

import { Catalog, type Files } from "../lib/catalog.svelte";

/** A figure: a position and the moves that it plays (rules/figures/*.json). */
export interface Figure {
  position: { game: string; [field: string]: unknown };
  moves: string[];
  /** A close-up: how wide and high the whole picture is, and the part of it that is shown: left, top, width, height. */
  picture: number[];
  crop: number[];
}

export type Item =
  | { kind: "heading" | "text" | "example"; text: string }
  /** A rule by its number in docs/rules; `first`: where that number is first met. */
  | { kind: "rule"; number: string; first: boolean; text: string }
  | { kind: "figure"; text: string; figure: Figure };
export interface Chapter {
  id: string;
  title: string;
  items: Item[];
}
export interface Rulebook {
  chapters: Chapter[];
  /** The texts of the summary. */
  summary: string[];
}

/**
 * A function that gives the rulebook in the reader's language: its messages in their order. `rule-g14` and `rule-g14-joker` are
 * both texts of rule G14, and `caption-step` belongs to the figure `step.json`.
 */
export function rulebook(locale: Files, figures: Record<string, Figure>): () => Promise<Rulebook> {
  const words = new Catalog<Record<string, undefined>>(locale);
  return async () => {
    await words.load();
    const book: Rulebook = { chapters: [], summary: [] };
    const met = new Set<string>();
    for (const id of words.ids) {
      const text = words.lookup(id);
      const [kind, name = ""] = id.split("-");
      const items = book.chapters.at(-1)?.items;
      if (kind === "chapter") book.chapters.push({ id, title: text, items: [] });
      else if (kind === "summary") book.summary.push(text);
      else if (kind === "caption")
        items?.push({ kind: "figure", text, figure: figures[`./figures/${id.replace("caption-", "")}.json`]! });
      else if (kind === "rule") {
        const number = name.toUpperCase();
        items?.push({ kind, number, first: !met.has(number), text });
        met.add(number);
      } else items?.push({ kind: kind as "heading" | "text" | "example", text });
    }
    return book;
  };
}
