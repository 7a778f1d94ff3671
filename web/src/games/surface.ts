/**
 * What the whole of a board listens to for its choices: the nearest one is meant, as small as it may be drawn; and a second
 * click at the same place within half a second does nothing new.
 */

import { on } from "svelte/events";
import { arrows } from "../lib/arrows";
import { choiceAt } from "./choice";

/** How far from its middle a choice is still meant, in pixels. */
const REACH = 17;
/** A double click: so soon, in milliseconds, and so near, in pixels. */
const SOON = 500;
const NEAR = 24;

/** What a board is asked and told by its surface. */
export interface Surface {
  /** How it is pressed now: a finger cannot look before it chooses. */
  touched: boolean;
  /** What was chosen and must be confirmed. */
  readonly awaiting: unknown;
  escape(event: KeyboardEvent): void;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Which of these boxes is meant at a point: the one with the nearest middle, of those that hold it or are small and near. */
export function nearestBox(x: number, y: number, boxes: Box[]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const far = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    const inside = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    if ((inside || far <= REACH) && far < least) [best, least] = [i, far];
  });
  return best;
}

interface Press {
  x: number;
  y: number;
  time: number;
  hit: Element | null;
}

/** Whether a click is the second half of a double click. */
export const isDouble = (last: Press | null, { x, y, time }: Omit<Press, "hit">): boolean =>
  !!last && time - last.time < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;

/** Listen to the root element of a board. */
export function surface(node: HTMLElement, board: Surface): { destroy(): void } {
  let aimed: Element | null = null;
  let last: Press | null = null;
  const keys = arrows(node);

  function drawn(x: number, y: number): Element | null {
    const choices = [...node.querySelectorAll("svg [data-choice]")];
    return (
      choices[
        nearestBox(
          x,
          y,
          choices.map((one) => one.getBoundingClientRect()),
        )
      ] ?? null
    );
  }
  /** What a pointer there means; buttons and links speak for themselves. */
  function meant({ target, clientX, clientY }: MouseEvent): Element | null {
    const own = target instanceof Element ? target.closest("button, a, input") : null;
    return own ?? drawn(clientX, clientY);
  }
  function aim(at: Element | null): void {
    if (at === aimed) return;
    if (aimed) choiceAt(aimed)?.consider?.(false);
    aimed?.removeAttribute("data-aimed");
    aimed = at;
    at?.setAttribute("data-aimed", "");
    node.style.cursor = at ? "pointer" : "";
    if (at) choiceAt(at)?.consider?.(true);
  }

  const listeners = [
    on(node, "pointerdown", ({ pointerType }) => void (board.touched = pointerType === "touch"), { capture: true }),
    // A click after a key is no double click.
    on(node, "keydown", () => void ([board.touched, last] = [false, null]), { capture: true }),
    on(node, "keydown", (event) => board.escape(event)),
    on(node, "pointermove", (event) => {
      if (event.pointerType === "touch") return;
      const at = meant(event);
      aim(at instanceof SVGElement ? at : null);
    }),
    on(node, "pointerleave", () => aim(null)),
    on(
      node,
      "click",
      (event) => {
        if (!event.detail) return; // a key
        const dragged = event.target instanceof Element && event.target.closest("[data-dragged]");
        const hit = meant(event);
        const press = { x: event.clientX, y: event.clientY, time: event.timeStamp, hit };
        const confirms = board.awaiting !== null && hit === last?.hit;
        const double = isDouble(last, press) && !confirms && !(hit && choiceAt(hit)?.repeats);
        if (dragged || double) {
          event.stopPropagation();
          event.preventDefault();
          return;
        }
        last = press;
        if (!(hit instanceof SVGElement) || hit.contains(event.target as Node)) return;
        event.stopPropagation();
        choiceAt(hit)?.pick();
      },
      { capture: true },
    ),
  ];
  return {
    destroy() {
      keys.destroy();
      listeners.forEach((end) => end());
    },
  };
}
