/** What can be chosen on a board: by a click, a tap or the keyboard; considered while it is hovered or focused. */

import { on as listen } from "svelte/events";

export interface Choice {
  /** Its name on this board, by which the focus comes back to it. */
  key?: string | undefined;
  /** It in words, where it does not hold them. */
  label?: string | undefined;
  /** Whether it has been chosen, where it can be taken back. */
  pressed?: boolean | undefined;
  /** It is shown and cannot be chosen now. */
  disabled?: boolean | undefined;
  /** It may be chosen many times in a row, as fast as one likes. */
  repeats?: boolean | undefined;
  pick(): void;
  /** It was touched while it cannot be chosen: say why. */
  refuse?: (() => void) | undefined;
  /** It is looked at, or no longer. */
  consider?(on: boolean): void;
}

const choices = new WeakMap<Element, () => Choice>();

/** The choice that an element is, if it can be chosen now. */
export function choiceAt(element: Element): Choice | undefined {
  const found = choices.get(element)?.();
  return found?.disabled ? undefined : found;
}

/** A Svelte action that makes an element a choice; `surface` (surface.ts) on the board lets the keyboard and
 * imprecise pointers reach it. */
export function choice(
  node: HTMLElement | SVGElement,
  given: Choice,
): { update(given: Choice): void; destroy(): void } {
  let now = given;
  function set(name: string, value: string | undefined): void {
    if (value === undefined) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
  function update(next: Choice): void {
    now = next;
    const { key, label, pressed, disabled } = now;
    set("data-choice", disabled ? undefined : "");
    set("data-key", key);
    set("aria-label", label);
    set("aria-pressed", pressed === undefined || disabled ? undefined : String(pressed));
    if (node instanceof HTMLButtonElement) {
      // What can say why it cannot be chosen is still touched.
      node.disabled = (disabled && !now.refuse) ?? false;
      set("aria-disabled", disabled && now.refuse ? "true" : undefined);
    } else {
      set("role", "button");
      set("tabindex", "0");
    }
  }
  const controller = new AbortController();
  // Svelte's own: an element that is taken away with the focus is left in the middle of an update.
  const on = (type: string, act: (event: Event) => void): void =>
    void listen(node, type, act, { signal: controller.signal });
  on("click", (event) => {
    // Beside the choices a click takes them back.
    event.stopPropagation();
    if (now.disabled) now.refuse?.();
    else now.pick();
  });
  on("focus", () => !now.disabled && now.consider?.(true));
  on("blur", () => now.consider?.(false));
  // What is drawn is aimed at, not entered: the nearest one is meant. A finger looks by its first tap.
  if (node instanceof HTMLElement) {
    const pointed = (event: Event): boolean => (event as PointerEvent).pointerType !== "touch" && !now.disabled;
    on("pointerenter", (event) => pointed(event) && now.consider?.(true));
    on("pointerleave", (event) => pointed(event) && now.consider?.(false));
  } else {
    // Its own shapes show where the focus is.
    Object.assign(node.style, { cursor: "pointer", outline: "none" });
  }
  choices.set(node, () => now);
  update(given);
  return { update, destroy: () => controller.abort() };
}
