/** Two fingers enlarge a board, one moves it about while it is enlarged; with a mouse, the wheel and Ctrl. */

import { on } from "svelte/events";

const MOST = 4;
const LEAST = 1;
/** So far, in pixels, a finger moves before it drags. */
const DRAG = 8;

interface Point {
  x: number;
  y: number;
}

export interface Lie extends Point {
  scale: number;
}

/** Enlarge by a factor about a point, both measured from the top left of the box, and stay within it. */
export function enlarge({ x, y, scale }: Lie, factor: number, at: Point, box: { width: number; height: number }): Lie {
  const next = Math.min(MOST, Math.max(LEAST, scale * factor));
  const grown = next / scale;
  return within({ x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown, scale: next }, box);
}

/** No edge of what is enlarged comes into the box. */
export const within = ({ x, y, scale }: Lie, { width, height }: { width: number; height: number }): Lie => ({
  x: Math.min(0, Math.max(width * (1 - scale), x)),
  y: Math.min(0, Math.max(height * (1 - scale), y)),
  scale,
});

/** The first child of the node is enlarged within it. */
export function zoom(node: HTMLElement): { destroy(): void } {
  let lie: Lie = { x: 0, y: 0, scale: 1 };
  const fingers = new Map<number, Point>();
  let dragging = false;
  let began: Point | null = null;

  /** What ends a drag is no click (games/surface.ts). */
  function drag(on: boolean): void {
    dragging = on;
    node.toggleAttribute("data-dragged", on);
  }
  const box = (): DOMRect => node.getBoundingClientRect();
  const local = ({ clientX, clientY }: MouseEvent): Point => {
    const { x, y } = box();
    return { x: clientX - x, y: clientY - y };
  };
  function draw(next: Lie): void {
    lie = next;
    const inner = node.firstElementChild as HTMLElement | null;
    if (!inner) return;
    inner.style.transformOrigin = "0 0";
    inner.style.transform = lie.scale > 1 ? `translate(${lie.x}px,${lie.y}px) scale(${lie.scale})` : "";
    node.style.overflow = lie.scale > 1 ? "hidden" : "";
    node.style.touchAction = lie.scale > 1 ? "none" : "pan-x pan-y";
  }
  const span = (): { far: number; middle: Point } | null => {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return null;
    return { far: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  };

  function move(event: PointerEvent): void {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const before = span();
    const to = local(event);
    fingers.set(event.pointerId, to);
    const after = span();
    if (before && after) {
      drag(true);
      const moved = {
        ...lie,
        x: lie.x + after.middle.x - before.middle.x,
        y: lie.y + after.middle.y - before.middle.y,
      };
      draw(enlarge(moved, after.far / Math.max(1, before.far), after.middle, box()));
    } else if (lie.scale > 1) {
      if (began && Math.hypot(to.x - began.x, to.y - began.y) > DRAG) drag(true);
      if (dragging) draw(within({ ...lie, x: lie.x + to.x - from.x, y: lie.y + to.y - from.y }, box()));
    }
  }

  const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  const ends = [
    on(node, "pointerdown", (event) => {
      if (event.pointerType !== "touch") return;
      if (!fingers.size) {
        drag(false);
        began = local(event);
      }
      fingers.set(event.pointerId, local(event));
    }),
    on(window, "pointermove", move),
    on(window, "pointerup", lift),
    on(window, "pointercancel", lift),
    on(
      node,
      "wheel",
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        draw(enlarge(lie, Math.exp(-event.deltaY / 200), local(event), box()));
      },
      { passive: false },
    ),
  ];
  draw(lie);
  return { destroy: () => ends.forEach((end) => end()) };
}
