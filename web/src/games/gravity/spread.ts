/** Moves points apart that lie too near to each other, as little as needed, and within the board. */

import type { Point, Size } from "./geometry";

const ROUNDS = 60;
/** How far from the edge of the board a point may come. */
const EDGE = 4;

export function spread(points: Point[], apart: number, { width, height }: Size): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let calm = true;
    moved.forEach((a, i) =>
      moved.slice(i + 1).forEach((b, j) => {
        const far = Math.hypot(b.x - a.x, b.y - a.y);
        if (far >= apart - 0.01) return;
        calm = false;
        // Points on the same place part in directions that differ for every pair.
        const angle = far > 0.01 ? Math.atan2(b.y - a.y, b.x - a.x) : i + 2.4 * (j + 1);
        const push = (apart - far) / 2 + 0.005;
        const [x, y] = [Math.cos(angle) * push, Math.sin(angle) * push];
        [a.x, a.y, b.x, b.y] = [a.x - x, a.y - y, b.x + x, b.y + y];
      }),
    );
    for (const point of moved) {
      point.x = Math.min(width - EDGE, Math.max(EDGE, point.x));
      point.y = Math.min(height - EDGE, Math.max(EDGE, point.y));
    }
    if (calm) break;
  }
  return moved;
}
