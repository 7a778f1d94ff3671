import { describe, expect, it } from "vitest";
import { spread } from "../../src/games/gravity/spread";
import { isDouble, nearestBox } from "../../src/games/surface";
import { enlarge, within } from "../../src/lib/zoom";

const box = (x: number, y: number, size: number): { x: number; y: number; width: number; height: number } => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

describe("the choice that a pointer means", () => {
  const marks = [box(100, 100, 10), box(126, 100, 10)];
  it("is the nearest one, also beside what is drawn", () => {
    expect(nearestBox(88, 100, marks)).toBe(0);
    expect(nearestBox(112, 100, marks)).toBe(0);
    expect(nearestBox(114, 100, marks)).toBe(1);
  });
  it("is none where none is near", () => {
    expect(nearestBox(60, 100, marks)).toBe(-1);
    expect(nearestBox(100, 130, marks)).toBe(-1);
  });
  it("is the one whose middle is nearer, where two lie on each other", () => {
    expect(nearestBox(104, 100, [box(100, 100, 40), box(106, 100, 20)])).toBe(1);
  });
});

describe("a second click", () => {
  const last = { x: 100, y: 100, time: 1000, hit: null };
  it("within half a second at the same place is the other half of the first", () => {
    expect(isDouble(last, { x: 104, y: 98, time: 1499 })).toBe(true);
  });
  it("later, elsewhere or without a first one is a click of its own", () => {
    expect(isDouble(last, { x: 104, y: 98, time: 1500 })).toBe(false);
    expect(isDouble(last, { x: 140, y: 100, time: 1100 })).toBe(false);
    expect(isDouble(null, { x: 100, y: 100, time: 1000 })).toBe(false);
  });
});

describe("marks that lie on each other", () => {
  it("are spread until a finger can tell them apart, within the board", () => {
    const points = Array.from({ length: 8 }, (_, i) => ({ x: 3 + (i % 2), y: 3 }));
    const placed = spread(points, 24, { width: 240, height: 240 });
    placed.forEach((a, i) => {
      expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(4);
      placed.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(22));
    });
  });
  it("stay where they are when they are far enough apart", () => {
    const points = [
      { x: 50, y: 50 },
      { x: 80, y: 50 },
    ];
    expect(spread(points, 24, { width: 240, height: 240 })).toEqual(points);
  });
});

describe("an enlarged board", () => {
  const room = { width: 300, height: 200 };
  it("keeps what is under the fingers there", () => {
    const lie = enlarge({ x: 0, y: 0, scale: 1 }, 2, { x: 150, y: 100 }, room);
    expect(lie).toEqual({ x: -150, y: -100, scale: 2 });
  });
  it("is at least as large as its box, at most four times, and never leaves it", () => {
    expect(enlarge({ x: -20, y: -20, scale: 1.5 }, 0.1, { x: 0, y: 0 }, room)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(enlarge({ x: 0, y: 0, scale: 3 }, 9, { x: 0, y: 0 }, room).scale).toBe(4);
    expect(within({ x: 50, y: -900, scale: 2 }, room)).toEqual({ x: 0, y: -200, scale: 2 });
  });
});
