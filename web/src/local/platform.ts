/** What local tables need of where they run: a worker in a browser, or Node in tests. */

import type { Reason } from "../api/answers";
import type { AskWhy } from "../api/requests";
import type { GameModule } from "../wasm/index.js";
import type { Store } from "./store";

export interface Platform {
  store: Store;
  /** The rules of a game; rejects where there are none. */
  module(game: string): Promise<GameModule>;
  /** A file that the build has written, by its path in `data/`. */
  data<T>(path: string): Promise<T>;
  now(): Date;
  /** Milliseconds on a clock that only goes forward. */
  milliseconds(): number;
  /** Let messages come in, and this many milliseconds pass. */
  rest(milliseconds?: number): Promise<void>;
  random(bytes: number): Uint8Array;
  /** Why a move cannot be played, where there is a server that knows: which rule forbids it is not in the modules. */
  why?(asked: AskWhy): Promise<Reason | null>;
}

const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const ID_LENGTH = 12;

/** A new name for a table or a guest. */
export const newId = ({ random }: Platform): string =>
  Array.from(random(ID_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A seed of a match, as digits. */
export const newSeed = ({ random }: Platform): string => (BigInt(`0x${hex(random(8))}`) >> 1n).toString();

/** A small seed, for a bot. */
export const botSeed = ({ random }: Platform): number => new DataView(random(4).buffer).getUint32(0) >>> 1;
