import { describe, expect, it } from "vitest";
import { linear, Timeline, type Clock } from "../../src/lib/timeline";

class Watch implements Clock {
  time = 0;
  private callbacks: (() => void)[] = [];

  now(): number {
    return this.time;
  }

  frame(callback: () => void): void {
    this.callbacks.push(callback);
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
    for (const callback of this.callbacks.splice(0)) callback();
  }
}

describe("a timeline", () => {
  it("draws from the beginning to the end and then resolves", async () => {
    const watch = new Watch();
    const drawn: number[] = [];
    const done = new Timeline(watch).tween(100, (t) => drawn.push(t), linear);
    watch.pass(50);
    watch.pass(50);
    await done;
    expect(drawn).toEqual([0, 0.5, 1]);
  });

  it("goes faster with speed", async () => {
    const watch = new Watch();
    const timeline = new Timeline(watch);
    timeline.speed = 2;
    const drawn: number[] = [];
    const done = timeline.tween(100, (t) => drawn.push(t), linear);
    watch.pass(50);
    await done;
    expect(drawn).toEqual([0, 1]);
  });

  it("jumps to the end for readers who want no motion", async () => {
    const timeline = new Timeline(new Watch());
    timeline.still = true;
    const drawn: number[] = [];
    await timeline.tween(100, (t) => drawn.push(t));
    expect(drawn).toEqual([1]);
  });

  it("ends what runs and what follows when finished, until the next start", async () => {
    const watch = new Watch();
    const timeline = new Timeline(watch);
    const first = timeline.wait(1000);
    timeline.finish();
    watch.pass(1);
    await first;
    await timeline.wait(1000);
    timeline.start();
    expect(timeline.instant).toBe(false);
  });
});
