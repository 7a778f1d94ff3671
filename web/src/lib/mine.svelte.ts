/** The games in which others, or a clock, wait for us; asked for by `mine/turns.ts`, which only returning guests load. */

import type { MyGame } from "../api/answers";

class Mine {
  turns = $state.raw<MyGame[]>([]);
  /** When they were told (`performance.now()`). */
  heard = $state(0);
}

export const mine = new Mine();
