/**
 * What a coach can tell: from the log and the legal actions as our seat sees them, from a bot's advice for this seat,
 * and in the words of the game: the text `.worth` of an event says what it is good for, and that it is worth having;
 * `.why` only the first.
 */

import type { GameEvent, HintAnswer, LegalAction, LogEntry } from "../api/answers";
import { gradeOf } from "../lib/grades";
import type { Quiet } from "../lib/sentences";
import type { GameTexts } from "../lib/texts";
import { sayEvents, sayWould } from "../lib/words";

/** The largest standard deviation of a result between 0 and 1. */
const SPREAD = 0.5;
/** A change of chances below this is none worth a word. */
const NOTABLE = 0.05;
/** How many ideas and reasons are named. */
const IDEAS = 3;
const REASONS = 2;

export interface Warning {
  action: number;
  grade: "mistake" | "blunder";
  /** Our chance to win with the best action, and with this one. */
  best: number;
  after: number;
}

/** What the bot found of an action for our seat: the chance to win, and how often it looked; null if it did not. */
function foundOf({ analysis, seat }: HintAnswer, action: number): { chance: number; visits: number } | null {
  const found = analysis?.actions.find((one) => one.action === action && one.visits > 0);
  const chance = found?.values[seat];
  return found && chance !== undefined ? { chance, visits: found.visits } : null;
}

/** Our chance to win after an action, by the bot's advice. */
export const chanceAfter = (advice: HintAnswer, action: number): number | null =>
  foundOf(advice, action)?.chance ?? null;

/**
 * The warning against an action; null where it is not bad, by what the seat knows. A search hardly looks at what seems
 * bad, so that its chance is uncertain: the standard error is taken off what the action seems to cost.
 */
export function warningOf(advice: HintAnswer, action: number): Warning | null {
  const [first, other] = [foundOf(advice, advice.action), foundOf(advice, action)];
  if (!first || !other) return null;
  const [best, own] = [first.chance, other.chance];
  const grade = gradeOf(best - own - SPREAD / Math.sqrt(other.visits));
  return grade === "mistake" || grade === "blunder" ? { action, grade, best, after: own } : null;
}

/** What the others did since our last decision, as it was shown to us. */
export function eventsSince(log: LogEntry[], mine: number[]): GameEvent[] {
  const moves = log.filter((entry) => entry.type === "moved");
  const own = moves.findLastIndex(({ seat }) => mine.includes(seat));
  return moves.slice(own + 1).flatMap(({ events }) => events);
}

/** What the first of such events are good for. */
export function reasonsOf(events: GameEvent[], texts: GameTexts): string[] {
  const reasons = events
    .map(({ type }) => texts.events[`${type}.worth`] ?? texts.events[`${type}.why`])
    .filter((why) => typeof why === "string");
  return [...new Set(reasons)].slice(0, REASONS);
}

/** The different things worth having that an action of ours would bring, the rarest first. */
export function ideasOf(legal: LegalAction[], texts: GameTexts, names: string[], quiet: Quiet): string[] {
  const counts = new Map<string, number>();
  for (const action of legal) {
    const worth = action.preview.filter(({ type }) => texts.events[`${type}.worth`]);
    const ideas = worth.map((event) => sayWould({ ...action, preview: [event] }, texts, names, quiet));
    for (const idea of new Set(ideas)) if (idea) counts.set(idea, (counts.get(idea) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => one - other)
    .slice(0, IDEAS)
    .map(([idea]) => idea);
}

/** What the others did, as sentences, and what for. */
export const sayDone = (events: GameEvent[], texts: GameTexts, names: string[], quiet: Quiet): string =>
  [sayEvents(events, texts, names, quiet), ...reasonsOf(events, texts)].filter(Boolean).join(" ");

/** What is asked of us, explained where the game has a text for it. */
export const sayAsked = (prompt: string, texts: GameTexts): string =>
  texts.prompts[`${prompt}.coach`] ?? texts.prompts[prompt] ?? "";

/** The message about our chance, by how it has changed through what the others did. */
export function trend(expected: number | null, now: number): "chance-up" | "chance-down" | "chance-even" {
  if (expected === null || Math.abs(now - expected) < NOTABLE) return "chance-even";
  return now > expected ? "chance-up" : "chance-down";
}
