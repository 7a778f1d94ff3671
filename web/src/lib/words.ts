/** What happened and what can be done, in words: the game's messages filled with names, words and numbers. */

import type { GameEvent, LegalAction, Move } from "../api/answers";
import { format, type Message, type Values } from "./format";
import { joinSentences, listOf, notable, type Quiet } from "./sentences";
import type { GameTexts } from "./texts";

const SEAT_FIELDS = new Set(["seat", "victim", "owner", "winner", "by", "other"]);
export const holdsSeat = (field: string): boolean => SEAT_FIELDS.has(field) || field.endsWith("_seat");

/** A value for its message; numbers stay numbers: they choose the plural. */
function sayValue(field: string, value: unknown, texts: GameTexts, names: string[]): string | number {
  if (value === null || value === undefined) return texts.words["unknown"] ?? "?";
  if (Array.isArray(value)) return value.map((one) => sayValue(field, one, texts, names)).join(", ");
  if (typeof value === "number") return holdsSeat(field) ? (names[value] ?? String(value)) : value;
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, one]) => `${texts.words[key] ?? key} ${sayValue(key, one, texts, names)}`)
      .join(", ");
  }
  return texts.words[String(value)] ?? String(value);
}

/** A message about these fields, with the values that it may select by (`auxiliary_values` of engine/text.py). */
function fill(message: Message, fields: Record<string, unknown>, texts: GameTexts, names: string[]): string {
  const values: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    values[field] = sayValue(field, value, texts, names);
    if (Array.isArray(value)) values[`${field}_count`] = value.length;
    else if (typeof value === "number") values[`${field}_number`] = value + 1;
    else values[`${field}_key`] = value === null ? "unknown" : String(value);
  }
  return format(message, values, texts.language);
}

/** One event as a sentence; an event without a message says nothing. */
export const sayEvent = (event: GameEvent, texts: GameTexts, names: string[]): string =>
  fill(texts.events[event.type] ?? "", event, texts, names);

/** What a move is called. */
export const sayMove = (move: Move, texts: GameTexts, names: string[]): string =>
  fill(texts.moves[move.type] ?? move.type, move, texts, names);

/** Several events as sentences; what one seat does in a row is one sentence. */
export function sayEvents(events: GameEvent[], texts: GameTexts, names: string[], quiet: Quiet): string {
  return joinSentences(
    notable(events, quiet).map((event) => ({
      text: sayEvent(event, texts, names),
      subject: names[event["seat"] as number] ?? "",
    })),
  );
}

/** What the player who decides would do by an action, as one phrase: "take a green star and fall to h3". */
export function sayWould(action: LegalAction, texts: GameTexts, names: string[], quiet: Quiet): string {
  const phrases = notable(action.preview, quiet).filter(({ type }) => texts.events[`${type}.would`]);
  const mover = phrases.find(({ seat }) => seat !== undefined)?.["seat"];
  return listOf(
    phrases
      .filter(({ seat }) => seat === undefined || seat === mover)
      .map((event) => fill(texts.events[`${event.type}.would`] ?? "", event, texts, names)),
  );
}

/** A legal action for ears: what it is called, and what it would do. */
export function sayAction(action: LegalAction, texts: GameTexts, names: string[], quiet: Quiet): string {
  const name = sayMove(action.move, texts, names);
  const would = sayWould(action, texts, names, quiet);
  return would ? `${name}: ${would}` : name;
}
