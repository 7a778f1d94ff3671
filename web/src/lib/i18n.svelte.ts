/** The page's messages in the reader's language, and the games' texts from the server. */

import { untrack } from "svelte";
import en from "../locale/en.ftl?first";
import { get } from "./api";
import { Catalog, REFERENCE, type Plain, type Words } from "./catalog.svelte";
import { settings } from "./settings.svelte";
import { format, type Compiled } from "./format";
import { NO_TEXTS, type GameTexts } from "./texts";
import type { Texts } from "../api/answers";

type App = Messages["locale"];
/** A message that needs no values. */
export type Word = Plain<App>;

const first = new Catalog<App>(
  import.meta.glob(["../locale/*.ftl", "!../locale/en.ftl"], { query: "?first", import: "default" }),
  en,
);
const later = new Catalog<App>(import.meta.glob("../locale/*.ftl", { query: "?later", import: "default" }));
/** What the first screen does not say: all others wait for it. */
export const laterWords: Words = later;

/** A language as it calls itself. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The languages of the page and their names. */
export const LANGUAGES: [language: string, name: string][] = first.languages
  .map((language): [string, string] => [language, nameOf(language)])
  .sort(([, one], [, other]) => one.localeCompare(other));

/** The first of these languages that the page has. */
function firstKnown(wanted: string[]): string {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => first.languages.includes(tag));
  return found ?? REFERENCE;
}

class I18n {
  language = $state(REFERENCE);
  texts = $state.raw<Texts | null>(null);
  /** The language that was asked for last. */
  private spoken = "";
  /** Ends when all of it has come or failed. */
  private speaking: Promise<void> | null = null;
  /** How they are read; it comes with the first texts. */
  private reading: typeof import("./reading") | null = null;
  /** Whether something could not be had. */
  lacking = $state(false);
  /** Whether anything shows texts of the games. */
  private needed = false;
  /** Those of `texts` that were asked for. */
  private games = new Map<string, GameTexts>();

  constructor() {
    $effect.root(() => {
      $effect(() => void this.speak(firstKnown([settings.language ?? "", ...navigator.languages])));
    });
  }

  /** Fetch the games' texts, now and in every language that is chosen from now on. */
  need(): void {
    if (this.needed) return;
    this.needed = true;
    // Before there is a language, whoever finds it fetches them.
    if (this.spoken) void untrack(() => this.speak(this.spoken));
  }

  /** Ask again for what could not be had. What was asked for before is waited for, as it may still fail. */
  async load(): Promise<void> {
    await this.speaking;
    if (this.lacking) await this.speak(this.spoken);
  }

  private speak(language: string): Promise<void> {
    return (this.speaking = this.change(language));
  }

  private async change(language: string): Promise<void> {
    [this.spoken, this.lacking] = [language, false];
    const texts = this.needed && this.fetch(language);
    await Catalog.speak(language).catch(() => (this.lacking = true));
    this.language = language;
    document.documentElement.lang = language;
    const got = await texts;
    if (this.spoken !== language || got === false) return;
    this.lacking ||= !got;
    if (!got) return;
    this.games = new Map();
    this.texts = got;
  }

  private async fetch(language: string): Promise<Texts | null> {
    const reading = import("./reading").catch(() => null);
    const texts = await get<Texts>(`/texts/${language}`)
      .catch(() => get<Texts>(`/texts/${REFERENCE}`))
      .catch(() => null);
    this.reading ??= await reading;
    return this.reading && texts;
  }

  /** The texts of a game; empty until they have come. */
  game(id: string): GameTexts {
    const sources = this.texts?.ftl.games ?? {};
    const source = Object.hasOwn(sources, id) ? sources[id] : undefined;
    if (source === undefined || !this.reading) return NO_TEXTS;
    const texts = this.games.get(id) ?? this.reading.gameTexts(source, this.texts?.language ?? REFERENCE);
    this.games.set(id, texts);
    return texts;
  }

  /** What the server says of an error that needs no values. */
  error(code: string): string | undefined {
    const message = this.read(this.texts?.ftl.errors)[`error-${code}`];
    return message && format(message, {}, this.language);
  }

  /** What a bot of this level, and with a character, is called. */
  bot = (level: number, character: string | null = null): string => {
    const name = this.read(this.texts?.ftl.bots)[`level-${level}`];
    const called = name ? format(name, {}, this.language) : t("bot-name", { level });
    return character ? `${called} (${this.character(character)})` : called;
  };

  /** What a bot's character is called; nothing for one that plays evenly. */
  character(name: string | null): string {
    const word = name ? this.read(this.texts?.ftl.bots)[`character-${name}`] : undefined;
    return word ? format(word, {}, this.language) : "";
  }

  private read(source = ""): Compiled {
    return this.reading?.read(source) ?? {};
  }

  list(parts: string[]): string {
    return new Intl.ListFormat(this.language).format(parts);
  }
}

export const i18n = new I18n();
export const t: typeof first.t = (id, ...values) => (id in en ? first : later).t(id, ...values);
