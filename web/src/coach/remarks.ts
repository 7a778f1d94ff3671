/**
 * What a coach can tell: from the log and the legal actions as our seat sees them, from a bot's advice for this seat,
 * and in the words of the game: the text `.worth` of an event says what it is good for, and that it is worth having;
 * `.why` only the first.
 */

import type { ActionValue, AssessAnswer, GameEvent, HintAnswer, LegalAction, LogEntry } from "../api/answers";
import { ASSESS_SHARE, SPREAD, WARNED_GRADES } from "../api/grades";
import { gradeOf } from "../lib/grades";
import type { Quiet } from "../lib/sentences";
import type { GameTexts } from "../lib/texts";
import { sayEvents, sayWould } from "../lib/words";

/** A change of chances below this is none worth a word. */
const NOTABLE = 0.05;
/** How many ideas and reasons are named. */
const IDEAS = 3;
const REASONS = 2;

type Warned = (typeof WARNED_GRADES)[number];
/** What was found about one of our actions, by a search that began with it. */
type Assessed = AssessAnswer | null;

export interface Warning {
  action: number;
  grade: Warned;
  /** Our chance to win with the best action, and with this one. */
  best: number;
  after: number;
}

const isWarned = (grade: string): grade is Warned => (WARNED_GRADES as readonly string[]).includes(grade);

/** What is known of an action: by the search that looked at it more often; null if none did. */
function foundOf({ analysis }: HintAnswer, action: number, assessed: Assessed): ActionValue | null {
  const found = [...(analysis?.actions ?? []), ...(assessed ? [assessed.found] : [])].filter(
    (one) => one.action === action && one.visits > 0,
  );
  return found.sort((one, other) => other.visits - one.visits)[0] ?? null;
}

/** Our chance to win after an action, by the bot's advice. */
export const chanceAfter = (advice: HintAnswer, action: number, assessed: Assessed = null): number | null =>
  foundOf(advice, action, assessed)?.values[advice.seat] ?? null;

/** Whether the bot looked too seldom at an action to tell what it is worth. */
export function isUnsure(advice: HintAnswer, action: number): boolean {
  const enough = ASSESS_SHARE * (advice.analysis?.simulations ?? 0);
  return action !== advice.action && (foundOf(advice, action, null)?.visits ?? 0) < enough;
}

/**
 * The warning against an action; null where it is not bad, by what the seat knows. What searches found is uncertain: the
 * standard error is taken off what the action seems to cost (`is_warned` of `bots/grades.py` does the same).
 */
export function warningOf(advice: HintAnswer, action: number, assessed: Assessed = null): Warning | null {
  const [first, other] = [foundOf(advice, advice.action, null), foundOf(advice, action, assessed)];
  const [best, after] = [first?.values[advice.seat], other?.values[advice.seat]];
  if (!first || !other || best === undefined || after === undefined) return null;
  const error = SPREAD * Math.sqrt(1 / first.visits + 1 / other.visits);
  const grade = gradeOf(best - after - error);
  return isWarned(grade) ? { action, grade, best, after } : null;
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
