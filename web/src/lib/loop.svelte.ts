/** A short game that plays itself again and again, for pictures. */

import { settings } from "./settings.svelte";
import { projectionOf } from "./projection";
import { Stage } from "./stage.svelte";
import type { Step } from "../games/board";
import type { View } from "../api/answers";

/** Milliseconds between moves, after the last, and before the first; how fast the moves are. */
interface Rhythm {
  between: number;
  after: number;
  before: number;
  pace?: number;
}

export class Loop {
  readonly stage: Stage;

  private start: View | null = null;
  private plies: Step[] = [];
  private at = 0;
  private awake = true;
  private timer = 0;

  constructor(private readonly rhythm: Rhythm) {
    this.stage = new Stage({
      motion: {
        pace: rhythm.pace ?? 1,
        get instant() {
          return settings.instant;
        },
      },
      ended: () => this.later(this.at < this.plies.length ? rhythm.between : rhythm.after),
    });
  }

  /** Show this game, from its ply `at` on. */
  play(start: View, plies: Step[], at = 0): void {
    [this.start, this.plies, this.at] = [start, plies, at];
    this.stage.stand(plies[at - 1]?.view ?? start, null);
    this.later(this.rhythm.before);
  }

  /** Go on, or rest: nothing moves that is not seen. */
  wake(awake: boolean): void {
    this.awake = awake;
    if (!this.stage.busy) this.later(this.rhythm.between);
  }

  /** Show the end, and stay there until woken. */
  rest(): void {
    clearTimeout(this.timer);
    this.awake = false;
    this.at = this.plies.length;
    this.stage.stand(this.plies.at(-1)?.view ?? this.start, null);
  }

  end(): void {
    clearTimeout(this.timer);
    this.awake = false;
    this.stage.end();
  }

  private later(milliseconds: number): void {
    clearTimeout(this.timer);
    if (this.awake && this.plies.length) this.timer = setTimeout(() => this.next(), milliseconds);
  }

  private next(): void {
    const frame = this.plies[this.at];
    if (frame) {
      this.at += 1;
      this.stage.show(projectionOf(frame, null));
    } else {
      this.at = 0;
      this.stage.stand(this.start, null);
      this.later(this.rhythm.before);
    }
  }
}
