/** The document that `asterism show --json` writes: a game as one viewer saw it, to be shown without the rules. */

import { colourOf } from "../lib/colours";
import type { Frame, View } from "../api/answers";
import type { SeatLook } from "../games/board";

export interface Replay {
  game: string;
  /** The word for the colour of each seat, and what the seat is called. */
  colours: string[];
  names: string[];
  start: View;
  /** Empty: a position. */
  frames: Frame[];
  /** The game's texts as a Fluent file, in this language. */
  texts: string;
  language: string;
}

export const looksOf = ({ colours, names }: Replay): SeatLook[] =>
  colours.map((word, pattern) => ({
    name: names[pattern] ?? word,
    colour: colourOf(word, pattern),
    pattern,
    mine: false,
  }));

/** Reads an `.ast` record, for which it takes the rules. */
export type RecordReader = (record: string) => Promise<Replay>;

/** The replay at an address: the document, or a record where there is a reader for it. */
export async function fetchReplay(address: string, reader: RecordReader | null): Promise<Replay> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  const text = await answer.text();
  if (text.trimStart().startsWith("{")) return JSON.parse(text) as Replay;
  if (reader) return reader(text);
  throw new Error(`${address} is not a replay; make one of a record with: asterism show game.ast --json`);
}
