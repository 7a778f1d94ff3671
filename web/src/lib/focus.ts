/** Where the keys go on when what had the focus is gone: a choice that was made, a button that cannot be pressed now. */

const CHOICE = "[data-choice]:not(:disabled)";

type Focusable = HTMLElement | SVGElement;

/** The board of the screen. */
const board = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-board]");

export function focusBoard(): void {
  board()?.focus({ preventScroll: true });
}

/**
 * A Svelte action for something whose parts come and go. When the part that has the focus goes, the board gets it, so that
 * the next Tab does not leave for what happens to follow; and who went by keys gets the first choice when there is one.
 */
export function keepFocus(node: HTMLElement): { destroy(): void } {
  let last: Focusable | null = null;
  let byKeys = false;
  let waiting = false;

  const onfocusin = ({ target }: FocusEvent): void => {
    if (target === node) return;
    last = target as Focusable;
    byKeys = last.matches(":focus-visible");
    waiting = false;
  };
  const onfocusout = (): void => {
    // It went elsewhere by itself, unless it is about to be removed.
    queueMicrotask(() => {
      const active = document.activeElement;
      if (last?.isConnected && active !== last && active !== document.body) last = null;
    });
  };
  const look = (): void => {
    const active = document.activeElement;
    const gone = last !== null && (!last.isConnected || last.matches(":disabled"));
    if (gone) {
      const nobody = !active || active === document.body || active === last;
      last = null;
      if (nobody) {
        focusBoard();
        waiting = byKeys;
      }
    }
    if (waiting && document.activeElement === board()) {
      const choices = [...(board()?.querySelectorAll<Focusable>(CHOICE) ?? [])];
      choices.find(({ tabIndex }) => tabIndex >= 0)?.focus({ preventScroll: true });
    }
  };

  node.addEventListener("focusin", onfocusin);
  node.addEventListener("focusout", onfocusout);
  const watcher = new MutationObserver(look);
  watcher.observe(node, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("focusin", onfocusin);
      node.removeEventListener("focusout", onfocusout);
    },
  };
}
