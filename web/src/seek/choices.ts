/** What the form offers: few clocks and ranges, so that people meet. */

import { sayTime } from "../lib/clock";
import type { ClockSetting, OpenSeek } from "../api/answers";
import type { NewSeek } from "../api/requests";

const live = (minutes: number, increment: number): ClockSetting => ({
  kind: "live",
  seconds: minutes * 60,
  increment,
  flag: "bot",
});
const days = (count: number): ClockSetting => ({ kind: "days", days: count, flag: "bot" });

/** The clocks; null, none, is not for rated games. */
export const CLOCKS: (ClockSetting | null)[] = [live(5, 5), live(10, 10), live(20, 20), days(1), days(3), null];
export const USUAL_CLOCK = 1;

/** How far from our own rating opponents may be; null: any. */
export const SPREADS = [null, 400, 200, 100] as const;
export type Spread = (typeof SPREADS)[number];
/** The rating of somebody who has none yet. */
export const NEW_RATING = 1500;

export const rangeOf = (rating: number, spread: Spread): { low: number | null; high: number | null } =>
  spread === null ? { low: null, high: null } : { low: rating - spread, high: rating + spread };

/** How long we have waited, to the second. */
export const sayWait = (milliseconds: number, language: string): string =>
  milliseconds < 10_000
    ? `0:0${Math.floor(milliseconds / 1000)}`
    : sayTime(Math.floor(milliseconds / 1000) * 1000, language);

/** The wish that meets somebody else's, whoever we are. */
export const sameAs = ({ game, mode, players, rated, clock }: OpenSeek): NewSeek => ({
  game,
  mode,
  players,
  rated,
  clock,
});
