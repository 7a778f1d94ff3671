/** Writing a rule page once for all languages: every text is given in English, French, Dutch and German, in this order. */

import type { Language } from "../lib/types";
import type { Section } from "./index";

type Texts = [en: string, fr: string, nl: string, de: string];

interface Page {
  title: Texts;
  rules: Record<string, Texts>;
  diagrams?: { position: { game: string }; moves: string[]; caption: Texts }[];
}

const ORDER = ["en", "fr", "nl", "de"] as const;

export function perLanguage(pages: Page[]): Record<Language, Section[]> {
  const told = (i: 0 | 1 | 2 | 3): Section[] =>
    pages.map(({ title, rules, diagrams = [] }) => ({
      title: title[i],
      rules: Object.entries(rules).map(([number, texts]) => ({ number, text: texts[i] })),
      diagrams: diagrams.map((one) => ({ ...one, caption: one.caption[i] })),
    }));
  return Object.fromEntries(ORDER.map((language, i) => [language, told(i as 0 | 1 | 2 | 3)])) as Record<
    Language,
    Section[]
  >;
}
