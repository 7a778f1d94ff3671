/** Fluent files that come from the server, as messages for format.ts. The page's own are compiled by the build. */

import { FluentResource } from "@fluent/bundle";
import type { Compiled, Message, Part } from "./format";

type Entry = FluentResource["body"][number];
type Pattern = NonNullable<Entry["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

/** Every message by its id, and its attributes by `id.attribute`. */
export function read(source: string): Compiled {
  const entries = new Map(new FluentResource(source).body.map((entry) => [entry.id, entry]));

  function part(expression: Expression): Part[] {
    switch (expression.type) {
      case "var":
        return [[expression.name]];
      case "str":
      case "num":
        return [String(expression.value)];
      case "select": {
        const { selector, variants, star } = expression;
        const texts = variants.map(({ key, value }): [string, Message] => [String(key.value), pattern(value)]);
        return [[variable(selector), Object.fromEntries(texts), texts[star]?.[0] ?? ""]];
      }
      case "func": // NUMBER and the like: values are written as the reader's language does anyway
        return [[variable(expression)]];
      case "term":
      case "mesg": {
        const { name, attr } = expression;
        const entry = entries.get(expression.type === "term" ? `-${name}` : name);
        return [pattern((attr ? entry?.attributes[attr] : entry?.value) ?? name)].flat();
      }
    }
  }

  function variable(expression: Expression): string {
    if (expression.type === "var") return expression.name;
    const [first] = expression.type === "func" ? expression.args : [];
    return first && first.type !== "narg" ? variable(first) : "";
  }

  function pattern(given: Pattern): Message {
    if (typeof given === "string") return given;
    return given.flatMap((element) => (typeof element === "string" ? [element] : part(element)));
  }

  const messages: Compiled = {};
  for (const [id, { value, attributes }] of entries) {
    if (value !== null) messages[id] = pattern(value);
    for (const [name, text] of Object.entries(attributes)) messages[`${id}.${name}`] = pattern(text);
  }
  return messages;
}
