/** Sentences joined as people would say them. */

import { spoken } from "./catalog.svelte";

/** Types of events that are left out of sentences; of those in `last`, only the last one of a move is mentioned (where it ended). */
export type Quiet = ReadonlySet<string> & { readonly last?: ReadonlySet<string> };

export const listOf = (parts: string[]): string => new Intl.ListFormat(spoken()).format(parts);

/** The events that are worth a sentence. */
export function notable<E extends { type: string }>(events: E[], quiet: Quiet): E[] {
  const ends = events.findLastIndex(({ type }) => quiet.last?.has(type));
  return events.filter(({ type }, i) => !quiet.has(type) && (!quiet.last?.has(type) || i === ends));
}

interface Sentence {
  text: string;
  /** Whose name it begins with, if it does. */
  subject: string;
}

/** What can follow its subject in a list: one clause, without a colon or a second sentence. */
const CLAUSE = /^[^:;.]+\.$/;

/** "Ann jumps. Ann falls. Ben loses." becomes "Ann jumps and falls. Ben loses." */
export function joinSentences(sentences: Sentence[]): string {
  const groups: { subject: string; clauses: string[]; text: string }[] = [];
  for (const { text, subject } of sentences) {
    if (!text) continue;
    const rest = subject && text.startsWith(`${subject} `) ? text.slice(subject.length + 1) : "";
    const clause = CLAUSE.test(rest) ? rest.slice(0, -1) : "";
    const before = groups.at(-1);
    if (clause && before?.clauses.length && before.subject === subject) before.clauses.push(clause);
    else groups.push({ subject, clauses: clause ? [clause] : [], text });
  }
  return groups
    .map(({ subject, clauses, text }) => (clauses.length ? `${subject} ${listOf(clauses)}.` : text))
    .join(" ");
}
