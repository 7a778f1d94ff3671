/** Messages as fluent/compile.js makes them of .ftl files. */

/** A text; `[name]`: a variable; `[name, texts, otherwise]`: one of several texts, chosen by a variable. */
export type Part = string | [name: string] | [name: string, texts: Record<string, Message>, otherwise: string];
export type Message = string | Part[];
export type Compiled = Record<string, Message>;
export type Values = Record<string, string | number>;

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function kept<T>(known: Map<string, T>, language: string, make: () => T): T {
  const found = known.get(language) ?? make();
  known.set(language, found);
  return found;
}

/** The key of the text that fits a value: itself, or the plural form of a number. */
function choose(value: string | number | undefined, texts: Record<string, Message>, language: string): string {
  if (typeof value !== "number" || String(value) in texts) return String(value);
  return kept(rules, language, () => new Intl.PluralRules(language)).select(value);
}

/** A message with its variables filled in, as it is written in a language. */
export function format(message: Message, values: Values, language: string): string {
  const text = fill(message, values, language);
  // In French a space stands beside these signs, at which no line may break.
  return language === "fr" ? text.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0") : text;
}

function fill(message: Message, values: Values, language: string): string {
  if (typeof message === "string") return message;
  return message
    .map((part) => {
      if (typeof part === "string") return part;
      const [name, texts, otherwise = ""] = part;
      const value = values[name];
      if (texts) return fill(texts[choose(value, texts, language)] ?? texts[otherwise] ?? "", values, language);
      if (typeof value === "number")
        return kept(numbers, language, () => new Intl.NumberFormat(language)).format(value);
      return value ?? "";
    })
    .join("");
}
