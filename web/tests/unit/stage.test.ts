/** The stage goes on, whatever becomes of an animation. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "../../src/lib/stage.svelte";
import type { Projection } from "../../src/lib/projection";
import type { View } from "../../src/api/answers";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const view = (ply: number): View => ({ ply, viewer: null }) as View;
const move = (ply: number): Projection => ({
  n: ply,
  viewpoint: 0,
  view: view(ply),
  step: { events: [], view: view(ply) },
});
const motion = { pace: 1, instant: false };

function begun(options: Partial<ConstructorParameters<typeof Stage>[0]> = {}): Stage {
  const stage = new Stage({ motion, ...options });
  stage.stand(view(0));
  return stage;
}

describe("a stage", () => {
  it("shows one step after the other, and stands before each until it has been shown", () => {
    const ended = vi.fn();
    const stage = begun({ ended });
    stage.show(move(1), move(2));
    expect([stage.view?.ply, stage.step?.view.ply, stage.busy]).toEqual([0, 1, true]);
    expect([...stage.unseen]).toEqual([1, 2]);
    stage.shown(stage.step!);
    expect([stage.view?.ply, stage.step?.view.ply, [...stage.unseen]]).toEqual([1, 2, [2]]);
    expect(ended).not.toHaveBeenCalled();
    stage.shown(stage.step!);
    expect([stage.view?.ply, stage.step, stage.busy]).toEqual([2, null, false]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("stands at once where nothing leads, in its turn", () => {
    const stage = begun();
    stage.show({ viewpoint: 1, view: view(5) });
    expect([stage.view?.ply, stage.viewpoint, stage.busy]).toEqual([5, 1, false]);
    stage.show(move(6), { viewpoint: null, view: view(9) });
    expect(stage.view?.ply).toBe(5);
    stage.shown(stage.step!);
    expect([stage.view?.ply, stage.viewpoint]).toEqual([9, null]);
  });

  it("begins with the first view, not with a way to it", () => {
    const stage = new Stage({ motion });
    stage.show(move(1));
    expect([stage.view?.ply, stage.busy]).toEqual([1, false]);
  });

  it("hears only of the step that it shows", () => {
    const stage = begun();
    stage.show(move(1));
    stage.shown(move(1).step!);
    expect(stage.busy).toBe(true);
  });

  it("shows what is next after an animation that fails, and says so", () => {
    const stage = begun();
    stage.show(move(1), move(2));
    stage.shown(stage.step!, new Error("no such piece"));
    expect([stage.view?.ply, stage.step?.view.ply, stage.failed]).toEqual([1, 2, true]);
  });

  it("does not wait for an animation that never ends", () => {
    const stage = begun();
    stage.show(move(1), move(2));
    vi.advanceTimersByTime(30_000);
    expect([stage.timeline.instant, stage.view?.ply]).toEqual([true, 0]);
    vi.advanceTimersByTime(1000);
    expect([stage.view?.ply, stage.step?.view.ply, stage.failed]).toEqual([1, 2, true]);
    expect(stage.timeline.instant).toBe(false);
  });

  it("goes faster the more waits, and jumps over what is too much, where it has to catch up", () => {
    const stage = begun({ catchUp: true });
    stage.show(move(1), move(2), move(3), move(4));
    expect(stage.timeline.speed).toBeCloseTo(1 + 3 / 3);
    stage.shown(stage.step!);
    expect(stage.timeline.speed).toBeCloseTo(1 + 2 / 3);
    const many = begun({ catchUp: true });
    many.show(...Array.from({ length: 20 }, (_, i) => move(i + 1)));
    expect([many.view?.ply, many.step?.view.ply]).toEqual([12, 13]);
    const patient = begun();
    patient.show(...Array.from({ length: 20 }, (_, i) => move(i + 1)));
    expect([patient.view?.ply, patient.step?.view.ply, patient.timeline.speed]).toEqual([0, 1, 1]);
  });

  it("forgets what waits when it is to stand elsewhere", () => {
    const stage = begun();
    stage.show(move(1), move(2));
    const interrupted = stage.step!;
    stage.stand(view(7));
    stage.shown(interrupted);
    expect([stage.view?.ply, stage.busy, vi.getTimerCount()]).toEqual([7, false, 0]);
  });
});
