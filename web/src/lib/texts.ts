/** The texts of a game, as the server has them, sorted by what they are for. */

import type { Message } from "./format";

export interface OptionTexts {
  title: string;
  text: string;
  choices?: Record<string, string>;
}

export interface GameTexts {
  /** Plurals are chosen as in this language. */
  language: string;
  title: string;
  tagline: string;
  /** The seats' colours. */
  seats: Record<string, string>;
  /** Words for values. */
  words: Record<string, string>;
  /** What is asked; `<prompt>.coach` explains it to a newcomer, `<prompt>.<type of move>` says a part of it (`asked.ts`). */
  prompts: Record<string, string>;
  /** Why a move cannot be played. */
  why: Record<string, string>;
  /** What moves are called; their fields are the variables. */
  moves: Record<string, Message>;
  /** What is said of an event; its fields are the variables. `<type>.would` is what a player would do by it, `.worth` or `.why` what it is good for. */
  events: Record<string, Message>;
  options: Record<string, OptionTexts>;
  modes: Record<string, OptionTexts>;
}

export const NO_TEXTS: GameTexts = {
  language: "en",
  title: "",
  tagline: "",
  seats: {},
  words: {},
  prompts: {},
  why: {},
  moves: {},
  events: {},
  options: {},
  modes: {},
};
