/** The texts of a game, as the server has them, sorted by what they are for. */

import { format, type Compiled, type Message } from "./format";
import { read } from "./fluent";

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
  prompts: Record<string, string>;
  /** Why a move cannot be played. */
  why: Record<string, string>;
  /** What moves are called; their fields are the variables. */
  moves: Record<string, Message>;
  /** What is said of an event; its fields are the variables. `<type>.would` is what a player would do by it. */
  events: Record<string, Message>;
  options: Record<string, OptionTexts>;
  modes: Record<string, OptionTexts>;
}

export const NO_TEXTS: GameTexts = gameTexts("", "en");

/** The texts in a game's Fluent file. */
export function gameTexts(source: string, language: string): GameTexts {
  const messages = read(source);
  const say = (id: string): string => format(messages[id] ?? "", {}, language);
  const plain = (kind: string): Record<string, string> =>
    Object.fromEntries(Object.keys(ofKind(messages, kind)).map((key) => [key, say(`${kind}-${key}`)]));

  /** Messages with attributes: a description, and names of choices. */
  function described(kind: string): Record<string, OptionTexts> {
    const found: Record<string, OptionTexts> = {};
    for (const [id, text] of Object.entries(plain(kind))) {
      const [key = "", attribute] = id.split(".");
      const texts = (found[key] ??= { title: "", text: "" });
      if (attribute === undefined) texts.title = text;
      else if (attribute === "description") texts.text = text;
      else if (attribute.startsWith("choice-")) (texts.choices ??= {})[attribute.slice("choice-".length)] = text;
    }
    return found;
  }

  return {
    language,
    title: say("title"),
    tagline: say("tagline"),
    seats: plain("seat"),
    words: plain("word"),
    prompts: plain("prompt"),
    why: plain("why"),
    moves: ofKind(messages, "move"),
    events: ofKind(messages, "event"),
    options: described("option"),
    modes: described("mode"),
  };
}

/** The messages whose ids begin with `kind-`, without it. */
function ofKind(messages: Compiled, kind: string): Compiled {
  const prefix = `${kind}-`;
  return Object.fromEntries(
    Object.entries(messages).flatMap(([id, text]) => (id.startsWith(prefix) ? [[id.slice(prefix.length), text]] : [])),
  );
}
