/** Rule pages: one module a game, `Record<Language, Section[]>`; games without one show that it is not written yet. */

import type { Language } from "../lib/types";

export interface Rule {
  /** The stable number of the rule, as in docs/rules. */
  number: string;
  text: string;
}

export interface Section {
  title: string;
  rules: Rule[];
  diagrams?: { position: { game: string; [field: string]: unknown }; moves?: string[]; caption: string }[];
}

const loaders: Record<string, () => Promise<{ default: Record<Language, Section[]> }>> = {
  gravity: () => import("./gravity"),
  filantes: () => import("./filantes"),
  octocube: () => import("./octocube"),
};

export async function loadRules(game: string, language: Language): Promise<Section[] | null> {
  return (await loaders[game]?.())?.default[language] ?? null;
}
