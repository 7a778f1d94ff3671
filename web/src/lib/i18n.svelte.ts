/** The page's words in the reader's language, and the games' texts from the server. */

import en from "../locale/en";
import { get } from "./api";
import { fill, type Values } from "./fill";
import { browserLanguage, settings } from "./settings.svelte";
import type { GameTexts, Language, Texts } from "./types";

export type Words = Record<keyof typeof en, string>;
export type Word = keyof Words;

const loaders: Record<Exclude<Language, "en">, () => Promise<{ default: Words }>> = {
  fr: () => import("../locale/fr"),
  nl: () => import("../locale/nl"),
  de: () => import("../locale/de"),
};

const NO_TEXTS: GameTexts = {
  title: "",
  tagline: "",
  seats: {},
  words: {},
  prompts: {},
  events: {},
  options: {},
  modes: {},
};

class I18n {
  language = $state<Language>("en");
  private words = $state.raw<Words>(en);
  texts = $state.raw<Texts | null>(null);

  constructor() {
    $effect.root(() => {
      $effect(() => void this.load(settings.language ?? browserLanguage(navigator.languages)));
    });
  }

  private async load(language: Language): Promise<void> {
    const texts = get<Texts>(`/texts/${language}`).catch(() => null);
    this.words = language === "en" ? en : (await loaders[language]()).default;
    this.language = language;
    document.documentElement.lang = language;
    this.texts = (await texts) ?? this.texts;
  }

  /** A word of the page; `{name}` in it is filled from `values`. */
  t = (word: Word, values?: Values): string => fill(this.words[word], values);

  /** The texts of a game; empty until they have come. */
  game(id: string): GameTexts {
    return this.texts?.games[id] ?? NO_TEXTS;
  }

  list(parts: string[]): string {
    return new Intl.ListFormat(this.language).format(parts);
  }
}

export const i18n = new I18n();
export const t = i18n.t;
