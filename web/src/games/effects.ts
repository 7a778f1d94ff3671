/** What lives for a moment on a board. */

import { settle, type Timeline } from "../lib/timeline";

/** Something that has a key of its own; `t` goes from 0 to 1 while it lives. */
interface Flash {
  key: number;
  t: number;
}

let keys = 0;
export const newKey = (): number => ++keys;

/** Shows flashes on the scene, which must be reactive: `flash(what, milliseconds)` ends when the flash has gone. */
export function flasher<F extends Flash>(
  scene: { flashes: F[] },
  timeline: Timeline,
): (flash: Omit<F, "key" | "t">, milliseconds: number) => Promise<void> {
  return async (flash, milliseconds) => {
    const key = newKey();
    scene.flashes.push({ ...flash, key, t: 0 } as F);
    const mine = scene.flashes.at(-1)!;
    await timeline.tween(milliseconds, (t) => (mine.t = t), settle);
    scene.flashes = scene.flashes.filter((other) => other.key !== key);
  };
}
