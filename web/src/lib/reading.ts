/** How the server's texts are read. It is fetched together with them: the home page needs neither. */

import { read } from "./fluent";
import { format, type Compiled } from "./format";
import type { GameTexts, OptionTexts } from "./texts";

export { read };

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
