/** Where something happened: the cells that events name. */

import type { GameEvent, LogEntry, MoveEntry } from "../api/answers";

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

/** The moves that stand: those that were not undone. */
const standing = (log: LogEntry[]): MoveEntry[] =>
  log.reduce<MoveEntry[]>((moves, entry) => {
    if (entry.type === "undone") return moves.filter(({ ply }) => ply <= entry.ply);
    return entry.type === "moved" ? [...moves, entry] : moves;
  }, []);

/** The last move of every seat that left a trace. */
export function lastMoves(log: LogEntry[], seats: number): Trace[] {
  const moves = standing(log);
  return Array.from({ length: seats }, (_, seat): Trace => {
    const events = moves.findLast((one) => one.seat === seat && cellsOf(one.events).length > 0)?.events ?? [];
    return { seat, cells: cellsOf(events), ...wayOf(events), lit: false };
  }).filter(({ cells }) => cells.length);
}
