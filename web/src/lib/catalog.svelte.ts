/** Messages of a package of the page, in the reader's language; each language is a file that is fetched when needed. */

import { format, type Compiled, type Values } from "./format";

/** As `import.meta.glob("./locale/*.ftl", { import: "default" })` gives them. */
export type Files = Record<string, () => Promise<unknown>>;
type Loaded = { language: string; messages: Compiled };

type Arguments<V> = V extends Values ? [values: V] : [];
/** The ids of those messages of a package that need no values. */
export type Plain<M> = { [K in keyof M]: M[K] extends undefined ? K : never }[keyof M];

/** Every language has what this one has. */
export const REFERENCE = "en";

export const languageOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf("."));

const used = new Set<Catalog<never>>();
let current = REFERENCE;
/** The language that the page speaks. */
export const spoken = (): string => current;

/** What must have come before it is used. */
export type Words = Pick<Catalog<never>, "load">;

export class Catalog<M> {
  private loaded = $state.raw<Loaded>({ language: "", messages: {} });
  private readonly files: Map<string, () => Promise<unknown>>;

  /** `first`: the messages of the reference language, where they are there from the start. */
  constructor(files: Files, first?: Compiled) {
    this.files = new Map(Object.entries(files).map(([path, load]) => [languageOf(path), load]));
    if (first) {
      this.loaded = { language: REFERENCE, messages: first };
      this.files.set(REFERENCE, () => Promise.resolve(first));
      used.add(this);
    }
  }

  get languages(): string[] {
    return [...this.files.keys()];
  }

  /** The ids of the messages that are loaded, in the order of their file. */
  get ids(): string[] {
    return Object.keys(this.loaded.messages);
  }

  /** Fetch the messages of the reader's language; before this there are none. */
  async load(): Promise<void> {
    used.add(this);
    // The language may change meanwhile.
    while (this.loaded.language !== current) this.loaded = await this.fetch(current);
  }

  private async fetch(language: string): Promise<Loaded> {
    const own = this.files.has(language) ? language : REFERENCE;
    return { language, messages: (await this.files.get(own)?.()) as Compiled };
  }

  /** Let everything that is in use speak this language, all at once. */
  static async speak(language: string): Promise<void> {
    current = language;
    const catalogs = [...used];
    const loaded = await Promise.all(catalogs.map((catalog) => catalog.fetch(language)));
    if (current === language) catalogs.forEach((catalog, i) => (catalog.loaded = loaded[i]!));
  }

  /** A message with its variables filled in. */
  t = <K extends keyof M & string>(id: K, ...[values]: Arguments<M[K]>): string => this.lookup(id, values);

  /** The same for an id that is known only at run time. */
  lookup(id: string, values: Values = {}): string {
    const { language, messages } = this.loaded;
    return format(messages[id] ?? id, values, language);
  }
}

/** A part of the page, together with its words. */
export const withWords = async <T>(part: Promise<T>, ...words: Words[]): Promise<T> =>
  (await Promise.all([part, ...words.map((some) => some.load())]))[0];
