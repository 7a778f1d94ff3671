/** The time left to each seat, counted on from when the server sent it. */

import type { t } from "./i18n.svelte";
import type { ClockSetting, Clocks } from "../api/answers";

/** The clocks, and when we heard of them (`performance.now()`). */
export type Heard = Clocks & { heard: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this, tenths of a second count. */
const HASTE = 10 * SECOND;
/** When a screen reader announces the clock. */
export const CALLS = [60, 30, 10];

/** The milliseconds left to a seat now; null where it has no clock. */
export function leftNow(clocks: Heard, seat: number, now: number): number | null {
  const left = clocks.left[seat] ?? null;
  if (left === null || clocks.running !== seat) return left;
  return Math.max(0, left - (now - clocks.heard));
}

/** Of a free turn, which costs nothing, no more than this is counted down: then it must be taken. */
const FREE_CALL = 30 * SECOND;

/** The milliseconds to show: a turn that is free stands at the whole time until little of it is left. */
export function shownNow(clocks: Heard, seat: number, now: number, clock: ClockSetting): number | null {
  const left = leftNow(clocks, seat, now);
  if (left === null || !clocks.free || clocks.running !== seat || clock.kind !== "live") return left;
  const whole = clock.seconds * SECOND;
  return left > Math.min(FREE_CALL, whole / 2) ? whole : left;
}

export const isLow = (left: number, kind: ClockSetting["kind"]): boolean =>
  left < (kind === "days" ? 3 * HOUR : 20 * SECOND);

/** How long until the shown text may change, in whole milliseconds: a timer ignores parts of one. */
export const tick = (left: number): number => (left <= HASTE ? 100 : Math.ceil(left % SECOND) || SECOND);

/** Look at once, and whenever the text shown may change, until the seat's time is over; returns what ends it.
 *
 * It goes on where a browser's time has not changed between two looks: that has coarse steps, against spying.
 */
export function watch(clocks: Heard, seat: number, look: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    const now = performance.now();
    look(now);
    const left = leftNow(clocks, seat, now);
    if (left) timer = setTimeout(again, tick(left));
  };
  again();
  return () => clearTimeout(timer);
}

const two = (n: number): string => String(n).padStart(2, "0");
const unit = (n: number, name: "day" | "hour", language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "short" }).format(n);

/** Time in few signs: `3 days`, `5 hr`, `1:02:03`, `9:58`, `0:07.3`. */
export function sayTime(left: number, language: string): string {
  // To the nearest: three days are three days a moment later, too.
  const whole = Math.round(left / HOUR);
  if (whole >= 48) return unit(Math.round(left / DAY), "day", language);
  if (left >= 3 * HOUR) return unit(whole, "hour", language);
  if (left < HASTE) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${hours ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours ? `${hours}:${tail}` : tail;
}

/** Which clock a table has. */
export const sayClock = (clock: ClockSetting, say: typeof t): string =>
  clock.kind === "live"
    ? say("live-clock", { minutes: Math.round(clock.seconds / 6) / 10, seconds: clock.increment })
    : say("days-clock", { days: clock.days });
