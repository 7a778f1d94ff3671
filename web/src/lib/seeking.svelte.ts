/** What we look for, while we do; asked for by `seek/asking.ts`, which only guests load. */

import type { Seek } from "../api/answers";

class Seeking {
  now = $state.raw<Seek | null>(null);
  /** When it was told (`performance.now()`). */
  heard = $state(0);
}

export const seeking = new Seeking();
