/** How long to wait before the next attempt. */

const FIRST = 2000;
const MOST = 3500;
const LEAST = 100;

/**
 * Milliseconds before attempt `tries` (0, 1, …): drawn from a range that doubles, so that many pages that lose a server
 * in the same moment do not all come back in the same moment.
 */
export const backoff = (tries: number, random: () => number = Math.random): number =>
  LEAST + random() * Math.min(FIRST * 2 ** tries, MOST);
