/** Where something happened: the cells that events name. */

import type { GameEvent, LogEntry } from "../api/answers";

/** Cells that are marked on a board, in the colour of a seat. */
export interface Trace {
  seat: number;
  cells: string[];
  /** Where a piece went straight from one to the other. */
  way?: [from: string, to: string];
  /** Somebody looks at it, so it is drawn strongly; otherwise it is a seat's last move. */
  lit: boolean;
}

const CELL = /^[a-z]\d{1,2}$/;

/** The cells that these events name, in order, each once. */
export function cellsOf(events: GameEvent[]): string[] {
  const named = events.flatMap((event) => Object.values(event)).flat();
  return [...new Set(named.filter((value): value is string => typeof value === "string" && CELL.test(value)))];
}

/** The way that a piece went by these events. */
function wayOf(events: GameEvent[]): Pick<Trace, "way"> {
  const [from, to] = events.map((event) => [event["cell"], event["to"]]).find(([, end]) => end) ?? [];
  return typeof from === "string" && typeof to === "string" ? { way: [from, to] } : {};
}

/** The last move of every seat that left a trace. */
export function lastMoves(log: LogEntry[], seats: number): Trace[] {
  return Array.from({ length: seats }, (_, seat): Trace => {
    const entry = log.findLast((one) => one.type === "moved" && one.seat === seat && cellsOf(one.events).length > 0);
    const events = entry?.type === "moved" ? entry.events : [];
    return { seat, cells: cellsOf(events), ...wayOf(events), lit: false };
  }).filter(({ cells }) => cells.length);
}
