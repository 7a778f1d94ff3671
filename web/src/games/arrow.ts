/** Arrowheads of the moves that boards show. */

interface Point {
  x: number;
  y: number;
}

/** Half the angle of a tip. */
const SHARP = 0.5;

/** The path of an arrowhead on the way from one point to another, whose tip is `before` the end. */
export function arrowhead(from: Point, to: Point, before: number, size: number): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const at = (distance: number, turn = 0): Point => ({
    x: to.x - before * Math.cos(angle) - distance * Math.cos(angle + turn),
    y: to.y - before * Math.sin(angle) - distance * Math.sin(angle + turn),
  });
  const corners = [at(0), at(size, SHARP), at(size, -SHARP)];
  return `M${corners.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;
}
