/** Arrow keys go to the nearest choice in that direction; Enter and Space click it. */

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const centre = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The best of `others` when going `way` from `from`: near, and rather straight ahead than aside. */
export function nearest(from: [number, number], way: [number, number], others: [number, number][]): number {
  let best = -1;
  let least = Infinity;
  others.forEach(([x, y], i) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] - dy * way[0]);
    if (ahead < 1 || aside > ahead * 2.5) return;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** A Svelte action for the element that holds the choices. */
export function arrows(node: HTMLElement | SVGElement): { destroy(): void } {
  const key = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const target = event.target as Element;
    if ((key === "Enter" || key === " ") && target.matches("[data-choice]") && !(target instanceof HTMLButtonElement)) {
      event.preventDefault();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    const way = WAYS[key];
    if (!way) return;
    const choices = [...node.querySelectorAll<HTMLElement | SVGElement>("[data-choice]")].filter((c) => c !== target);
    const from = target.matches("[data-choice]") ? centre(target) : centre(node);
    const next = choices[nearest(from, way, choices.map(centre))] ?? (target === node ? choices[0] : undefined);
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };
  node.addEventListener("keydown", key);
  return { destroy: () => node.removeEventListener("keydown", key) };
}
