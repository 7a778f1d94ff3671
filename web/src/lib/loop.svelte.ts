/** A short game that plays itself again and again, for pictures. */

import type { Step } from "../boards/types";
import { settings } from "./settings.svelte";
import { Timeline } from "./timeline";
import type { Frame, View } from "./types";

/** Milliseconds between moves, after the last, and before the first. */
interface Pauses {
  between: number;
  after: number;
  before: number;
}

export class Loop {
  view = $state.raw<View | null>(null);
  step = $state.raw<Step | null>(null);
  readonly timeline = new Timeline();

  private start: View | null = null;
  private plies: Frame[] = [];
  private at = 0;
  private awake = true;
  private timer = 0;

  constructor(private readonly pauses: Pauses) {}

  /** Show this game, from its ply `at` on. */
  play(start: View, plies: Frame[], at = 0): void {
    [this.start, this.plies, this.at] = [start, plies, at];
    this.view = plies[at - 1]?.view ?? start;
    this.later(this.pauses.before);
  }

  /** Go on, or rest: nothing moves that is not seen. */
  wake(awake: boolean): void {
    this.awake = awake;
    if (!this.step) this.later(this.pauses.between);
  }

  end(): void {
    clearTimeout(this.timer);
    this.awake = false;
    this.timeline.finish();
  }

  /** The board has shown a step. */
  shown = (step: Step): void => {
    if (step !== this.step) return;
    this.view = step.view;
    this.step = null;
    this.later(this.at < this.plies.length ? this.pauses.between : this.pauses.after);
  };

  private later(milliseconds: number): void {
    clearTimeout(this.timer);
    if (this.awake && this.plies.length) this.timer = setTimeout(() => this.next(), milliseconds);
  }

  private next(): void {
    const frame = this.plies[this.at];
    if (frame) {
      this.at += 1;
      this.timeline.start();
      this.timeline.still = settings.instant;
      this.step = { events: frame.events, view: frame.view };
    } else {
      [this.view, this.at] = [this.start, 0];
      this.later(this.pauses.before);
    }
  }
}
