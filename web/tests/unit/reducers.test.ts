import { describe, expect, it } from "vitest";
import type { Reducer } from "../../src/games/reducer";
import type { GameEvent, View } from "../../src/api/answers";
import { Timeline } from "../../src/lib/timeline";
import { replaysOf } from "./replays";

type Position = Record<string, unknown>;
type Scene = Record<string, unknown>;

const reducers = import.meta.glob<{ reduce: Reducer<Position, GameEvent> }>("../../src/games/*/reduce.ts", {
  eager: true,
});
const scenes = import.meta.glob<{ sceneOf(view: View): Scene }>("../../src/games/*/scene.ts", { eager: true });
const animations = import.meta.glob<{
  animate(scene: Scene, step: { events: GameEvent[]; view: View }, timeline: Timeline): Promise<void>;
}>("../../src/games/*/animate.ts", { eager: true });

/** What is decided next, and the counts that lead there, follow from rules; no event says it, and it comes with the view. */
const DECIDED: Record<string, string[]> = {
  filantes: ["clock", "phase", "seat"],
  gravity: ["actions_taken", "phase", "victims"],
  octocube: ["phase", "power", "seat"],
};

const fromEvents = (game: string, position: Position): Position =>
  Object.fromEntries(Object.entries(position).filter(([field]) => !DECIDED[game]?.includes(field)));

/** A scene whose lists are in an order of their own, and whose angles are within one turn. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(comparable);
    return items.every((item) => typeof item === "object" && item !== null)
      ? items.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
      : items;
  }
  if (typeof value !== "object" || value === null)
    return typeof value === "number" ? Math.round(value * 1e6) / 1e6 || 0 : value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, one]) => [key, key === "angle" ? ((Math.round(one as number) % 360) + 360) % 360 : comparable(one)]),
  );
}

for (const path of Object.keys(reducers)) {
  const game = path.split("/").at(-2)!;
  const { reduce } = reducers[path]!;
  const { sceneOf } = scenes[path.replace("reduce.ts", "scene.ts")]!;
  const { animate } = animations[path.replace("reduce.ts", "animate.ts")]!;

  describe(`the reducer of ${game}`, () => {
    const replays = replaysOf(game);
    it("has golden games to be tried on", () => expect(replays.length).toBeGreaterThan(0));

    it.each(replays)("makes of events what the server's next view shows: $name", ({ load }) => {
      const { start, frames } = load();
      let before = start;
      for (const { ply, events, view } of frames) {
        const untouched = structuredClone(before.position);
        const next = events.reduce(reduce, before.position as Position);
        expect({ ply, ...fromEvents(game, next) }).toEqual({ ply, ...fromEvents(game, view.position as Position) });
        expect(before.position).toEqual(untouched);
        before = view;
      }
    });

    // What is hidden is not drawn: the truth stands for all viewers.
    it.each(replays.filter(({ name }) => name.includes("truth")))(
      "makes the board draw after a step what the next view draws: $name",
      async ({ load }) => {
        const timeline = new Timeline();
        timeline.still = true;
        let before = load().start;
        for (const { ply, events, view } of load().frames) {
          const scene = sceneOf(before);
          await animate(scene, { events, view }, timeline);
          const { position: _, active: __, spent: ___, ...drawn } = scene;
          const { position: _p, active: _a, spent: _s, ...wanted } = sceneOf(view);
          expect({ ply, drawn: comparable(drawn) }).toEqual({ ply, drawn: comparable(wanted) });
          before = view;
        }
      },
    );
  });
}
