/** Rule pages: a rulebook in chapters, with numbered rules, examples and live figures, and its summary on one page. */

import type { Catalog } from "../lib/catalog.svelte";

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

/** Those of the messages whose ids begin so. */
type Of<M, Kind extends string> = Extract<keyof M, `${Kind}-${string}`>;
type Text<M> = Of<M, "heading" | "text" | "example" | "rule">;
type Shown<M> = [caption: Of<M, "caption">, figure: Figure];

/** A rulebook by its messages `M`: `rule-g14` and `rule-g14-joker` are both texts of rule G14. */
export interface Outline<M> {
  chapters: { title: Of<M, "chapter">; items: (Text<M> | Shown<M>)[] }[];
  summary: Of<M, "summary">[];
}

/** The rulebook in the reader's language. */
export async function rulebook<M>(outline: Outline<M>, words: Catalog<M>): Promise<Rulebook> {
  await words.load();
  const met = new Set<string>();
  const item = (shown: Text<M> | Shown<M>): Item => {
    if (Array.isArray(shown)) return { kind: "figure", text: words.lookup(shown[0]), figure: shown[1] };
    const text = words.lookup(shown);
    const [kind = "", name = ""] = shown.split("-");
    if (kind !== "rule") return { kind: kind as "heading" | "text" | "example", text };
    const number = name.toUpperCase();
    const first = !met.has(number);
    met.add(number);
    return { kind: "rule", number, first, text };
  };
  return {
    chapters: outline.chapters.map(({ title, items }) => ({
      id: title,
      title: words.lookup(title),
      items: items.map(item),
    })),
    summary: outline.summary.map((id) => words.lookup(id)),
  };
}
