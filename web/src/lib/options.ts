/** Options as fields of a form, made from their schemas. */

import type { GameInfo, Option, OptionSchema } from "../api/answers";

export type Field =
  | { kind: "choice"; name: string; values: string[]; initial: string }
  | { kind: "several"; name: string; values: string[]; initial: string[] }
  | { kind: "number"; name: string; minimum: number; maximum: number; initial: number | null; optional: boolean }
  | { kind: "switch"; name: string; initial: boolean }
  | { kind: "text"; name: string; initial: string };

function resolve(schema: OptionSchema, definitions: GameInfo["definitions"]): OptionSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? { ...definitions[name], ...schema } : schema;
}

/** The field for an option; null where a form has none (own tiles and the like). */
export function fieldOf(option: Option, definitions: GameInfo["definitions"]): Field | null {
  const { name } = option;
  let schema = resolve(option, definitions);
  const parts = schema.anyOf?.map((part) => resolve(part, definitions));
  const optional = parts?.some(({ type }) => type === "null") ?? false;
  if (parts) schema = { ...schema, ...parts.find(({ type }) => type !== "null") };
  const initial = option.default;
  if (schema.enum) return { kind: "choice", name, values: schema.enum, initial: String(initial) };
  if (schema.type === "boolean") return { kind: "switch", name, initial: initial === true };
  if (schema.type === "integer") {
    const { minimum = 0, maximum = 10000 } = schema;
    return { kind: "number", name, minimum, maximum, initial: initial as number | null, optional };
  }
  if (schema.type === "string") return { kind: "text", name, initial: String(initial ?? "") };
  const values = schema.items && resolve(schema.items, definitions).enum;
  if (schema.type === "array" && values) return { kind: "several", name, values, initial: (initial ?? []) as string[] };
  return null;
}
