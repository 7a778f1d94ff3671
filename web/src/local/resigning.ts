/** Resigning at a local table, and what its people say quickly; there is nobody to ask for anything. */

import type { TableResult } from "../api/answers";
import type { React } from "../api/requests";
import type { StoredSeat } from "./store";

/** The level of the bot that plays on for a seat that has resigned. */
export const STAND_IN = 3;

export const REACTION_TEXTS: Record<React["reaction"], string> = {
  hello: "👋",
  "good-luck": "🍀",
  "well-played": "👏",
  thanks: "🙏",
  oops: "😅",
  "good-game": "🤝",
};

/** Whether the game ends when a seat resigns: a sole seat remains, or none of a person. */
export function resigningEnds(seats: StoredSeat[], number: number): boolean {
  const staying = seats.filter((seat, other) => other !== number && !seat.out);
  return staying.length <= 1 || !staying.some(({ kind }) => kind === "person");
}

/** The result without those who are out: the other winners win, or else those with the most points. */
export function resultWithout(result: TableResult, seats: StoredSeat[]): TableResult {
  const out = seats.flatMap((seat, number) => (seat.out ? [number] : []));
  if (!out.length) return result;
  const staying = seats.flatMap((seat, number) => (seat.out ? [] : [number]));
  const most = Math.max(...staying.map((seat) => result.points[seat]!));
  const winners = result.finished ? result.winners.filter((seat) => staying.includes(seat)) : [];
  const leaders = staying.filter((seat) => result.points[seat] === most);
  return { ...result, finished: true, winners: winners.length ? winners : leaders, out };
}
