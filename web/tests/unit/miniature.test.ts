import { expect, it } from "vitest";
import { stepsOf } from "../../src/lib/projection";
import type { GameEvent, View } from "../../src/api/answers";

it("a short game is told by its events: each view follows from the one before", () => {
  const start = { game: "sum", players: 2, ply: 0, position: 1 } as unknown as View;
  const events = (...added: number[]): GameEvent[] => added.map((by) => ({ by }) as unknown as GameEvent);
  const plies = [events(1, 2), events(), events(5)];
  const shown = stepsOf(start, plies, (sum, event) => (sum as number) + (event as unknown as { by: number }).by);
  expect(shown.map(({ view }) => view.position)).toEqual([4, 4, 9]);
  expect(shown.map((step) => step.events)).toEqual(plies);
  expect(shown.every(({ view }) => view.game === "sum" && view.players === 2)).toBe(true);
  expect(start.position).toBe(1);
});
