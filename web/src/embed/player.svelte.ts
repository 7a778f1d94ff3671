/** A replay that is gone through, by hand or by itself. */

import { prefersReducedMotion } from "svelte/motion";
import { projectionOf } from "../lib/projection";
import { Stage } from "../lib/stage.svelte";
import type { Replay } from "./replay";

/** Milliseconds between two moves. */
const PAUSE = 600;
const motion = {
  pace: 1,
  get instant(): boolean {
    return prefersReducedMotion.current;
  },
};

export class Player {
  readonly stage = new Stage({ motion, ended: () => this.rest() });
  readonly plies: number;
  /** The decisions that are shown, or being shown. */
  ply = $state(0);
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly replay: Replay,
    ply: number,
    private readonly onply: (ply: number) => void,
  ) {
    this.plies = replay.frames.length;
    this.jump(ply);
  }

  /** Show how things stood after this many decisions. */
  go(ply: number): void {
    this.pause();
    this.jump(ply);
  }

  /** Show the next decision; while one is being shown, its end. */
  forward(): void {
    this.pause();
    this.next();
  }

  /** Go on by itself, from the start where it is at the end; or stop. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.ply === this.plies) this.jump(0);
    this.playing = true;
    if (!this.stage.busy) this.next();
  }

  end(): void {
    this.pause();
    this.stage.end();
  }

  private pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** A decision has been shown. */
  private rest(): void {
    if (this.ply === this.plies) this.playing = false;
    if (this.playing) this.timer = setTimeout(() => this.next(), PAUSE);
  }

  private next(): void {
    const frame = this.replay.frames[this.ply];
    if (this.stage.busy) this.stage.timeline.finish();
    else if (frame) {
      this.at(this.ply + 1);
      this.stage.show(projectionOf(frame));
    }
  }

  private jump(ply: number): void {
    const { start, frames } = this.replay;
    this.at(Math.max(0, Math.min(Math.trunc(ply) || 0, this.plies)));
    this.stage.stand(frames[this.ply - 1]?.view ?? start);
  }

  private at(ply: number): void {
    this.ply = ply;
    this.onply(ply);
  }
}
