/** Any position as labelled texts, lists, grids and tables, for games whose board nobody has drawn. */

import type { GameTexts } from "./texts";
import { holdsSeat } from "./words";

export type Block =
  /** One value; of a seat, its number, so that it can be shown in its colour. */
  | { kind: "value"; text: string; seat?: number }
  /** Several lines that keep their spaces. */
  | { kind: "drawing"; text: string }
  | { kind: "list"; items: Block[] }
  /** Rows of equal length: a board, most likely. Nothing in a cell leaves it empty. */
  | { kind: "grid"; rows: string[][] }
  /** `seats`: the columns are the seats, in order. */
  | { kind: "table"; seats: boolean; columns: string[]; rows: { label: string; cells: Block[] }[] }
  | { kind: "fields"; fields: { label: string; block: Block }[] };

export interface Names {
  texts: GameTexts;
  /** What the seats are called. */
  seats: string[];
  yes: string;
  no: string;
}

type Fields = Record<string, unknown>;

const NOTHING = "–";
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

/** The name of a field: the game's own word, or its name as plain words. */
function labelOf(field: string, { texts }: Names): string {
  const word = texts.words[field] ?? field.replaceAll("_", " ");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function textOf(value: unknown, { texts, yes, no }: Names): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? yes : no;
  return texts.words[String(value)] ?? texts.seats[String(value)] ?? String(value);
}

function scalar(field: string, value: unknown, names: Names): Block {
  if (typeof value === "number" && holdsSeat(field) && names.seats[value] !== undefined)
    return { kind: "value", text: names.seats[value], seat: value };
  const text = textOf(value, names);
  return text.includes("\n") ? { kind: "drawing", text } : { kind: "value", text };
}

const keysOf = (rows: Fields[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

function list(field: string, values: unknown[], names: Names): Block {
  const [first] = values;
  if (!values.length) return { kind: "value", text: NOTHING };
  if (Array.isArray(first)) {
    const rows = values.filter(Array.isArray) as unknown[][];
    const even = rows.length === values.length && rows.every((row) => row.length === first.length && row.length > 0);
    if (even && rows.every((row) => row.every(isScalar)))
      return {
        kind: "grid",
        rows: rows.map((row) => row.map((value) => (value === null ? "" : textOf(value, names)))),
      };
  }
  if (values.every(isFields)) {
    const keys = keysOf(values);
    const cell = (key: string, row: Fields): Block => outline(row[key], names, key);
    if (field === "seats" && values.length === names.seats.length) {
      const rows = keys.map((key) => ({ label: labelOf(key, names), cells: values.map((row) => cell(key, row)) }));
      return { kind: "table", seats: true, columns: names.seats, rows };
    }
    const rows = values.map((row, i) => ({ label: String(i + 1), cells: keys.map((key) => cell(key, row)) }));
    return { kind: "table", seats: false, columns: keys.map((key) => labelOf(key, names)), rows };
  }
  return { kind: "list", items: values.map((value) => outline(value, names, field)) };
}

/** What a value is, ready to be shown; `field` is the name under which it was found. */
export function outline(value: unknown, names: Names, field = ""): Block {
  if (Array.isArray(value)) return list(field, value, names);
  if (!isFields(value)) return scalar(field, value, names);
  const fields = Object.entries(value).map(([key, one]) => ({
    label: labelOf(key, names),
    block: outline(one, names, key),
  }));
  return fields.length ? { kind: "fields", fields } : { kind: "value", text: NOTHING };
}
