/** What happened, in words: the game's templates filled with names and words. */

import type { GameEvent, GameTexts, LegalAction } from "./types";

const SEAT_FIELDS = new Set(["seat", "victim", "owner", "winner", "by", "other"]);
const holdsSeat = (field: string): boolean => SEAT_FIELDS.has(field) || field.endsWith("_seat");

function sayValue(field: string, value: unknown, texts: GameTexts, names: string[]): string {
  if (value === null || value === undefined) return texts.words["unknown"] ?? "?";
  if (Array.isArray(value)) return value.map((one) => sayValue(field, one, texts, names)).join(", ");
  if (typeof value === "number") return holdsSeat(field) ? (names[value] ?? String(value)) : String(value);
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, one]) => `${texts.words[key] ?? key} ${sayValue(key, one, texts, names)}`)
      .join(", ");
  }
  return texts.words[String(value)] ?? String(value);
}

/** One event as a sentence; an event without a template says nothing. */
export function sayEvent(event: GameEvent, texts: GameTexts, names: string[]): string {
  const template = texts.events[event.type] ?? "";
  return template.replace(/\{(\w+)\}/g, (_, field: string) => sayValue(field, event[field], texts, names));
}

/** Several events as sentences, without those in `quiet`. */
export function sayEvents(events: GameEvent[], texts: GameTexts, names: string[], quiet: ReadonlySet<string>): string {
  return events
    .filter((event) => !quiet.has(event.type))
    .map((event) => sayEvent(event, texts, names))
    .filter(Boolean)
    .join(" ");
}

/** A legal action for ears: its notation and what it would do. */
export function sayAction(action: LegalAction, texts: GameTexts, names: string[], quiet: ReadonlySet<string>): string {
  const words = sayEvents(action.preview, texts, names, quiet);
  return words ? `${action.notation}: ${words}` : action.notation;
}
