/** What is asked of the one who decides, naming no more than what is offered. */

import type { LegalAction } from "../api/answers";
import type { GameTexts } from "./texts";

/**
 * The prompt. Where the game says each kind of move by a phrase (`<prompt>.<type>`, or `<prompt>.other` for all that have
 * none), it is put together of what can be done, in the game's order: "Roll, pivot, score or pass." without a pivot is
 * "Roll, score or pass."
 */
export function sayAsked(prompt: string | null, legal: LegalAction[], { prompts, language }: GameTexts): string {
  const keys = new Set(
    legal.map(({ move: { type } }) => `${prompt}.${`${prompt}.${type}` in prompts ? type : "other"}`),
  );
  const phrases = Object.keys(prompts).filter((key) => keys.has(key));
  if (!phrases.length || phrases.length < keys.size) return prompts[prompt ?? ""] ?? "";
  const offered = new Intl.ListFormat(language, { type: "disjunction" }).format(phrases.map((key) => prompts[key]!));
  return `${offered.charAt(0).toLocaleUpperCase(language)}${offered.slice(1)}.`;
}
