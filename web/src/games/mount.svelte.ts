/** A board in any element of any page: `mount(element, config)` gives `{ set, destroy }`. */

import { mount as mountComponent, unmount, type Component } from "svelte";
import type { Words } from "../lib/catalog.svelte";
import { Timeline } from "../lib/timeline";
import { NO_TEXTS } from "../lib/texts";
import type { Board, BoardProps } from "./board";

/** What a board needs, and what it may be given; docs/embed.md. */
export type Config = Pick<BoardProps, "view" | "seats"> & Partial<BoardProps>;

export interface Mounted {
  /** Change some of what was given. */
  set(changes: Partial<Config>): void;
  destroy(): void;
}

export type Mount = (element: Element | ShadowRoot, config: Config) => Mounted;

const standard = (): Omit<BoardProps, "view" | "seats"> => ({
  viewpoint: null,
  legal: [],
  step: null,
  timeline: new Timeline(),
  texts: NO_TEXTS,
  hint: null,
  traces: [],
  pending: null,
  picture: false,
  confirm: false,
  onplay() {},
  onconsider() {},
  onawait() {},
  onask() {},
  onwhy() {},
  onshown() {},
});

/** The `mount` of a board; it draws once its words have come. */
export function mounter({ component }: Board, words: Words): Mount {
  return (target, config) => {
    let now = $state.raw<BoardProps>({ ...standard(), ...config });
    const props = Object.defineProperties(
      {},
      Object.fromEntries(
        Object.keys(now).map((name) => [name, { enumerable: true, get: () => now[name as keyof BoardProps] }]),
      ),
    ) as BoardProps;
    let drawn: ReturnType<typeof mountComponent> | null = null;
    let destroyed = false;
    void words.load().finally(() => {
      if (!destroyed) drawn = mountComponent(component as Component<BoardProps>, { target, props });
    });
    return {
      set(changes) {
        now = { ...now, ...changes };
      },
      destroy() {
        destroyed = true;
        if (drawn) void unmount(drawn);
      },
    };
  };
}
