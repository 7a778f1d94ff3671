/**
 * Time for animations. A board awaits `tween` and `wait` one after the other (or several at once with Promise.all);
 * the shell sets the speed, ends what is running with `finish`, and makes everything instant for reduced motion.
 */

export type Ease = (t: number) => number;

export const linear: Ease = (t) => t;
export const glide: Ease = (t) => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);
export const fall: Ease = (t) => t * t;
export const settle: Ease = (t) => 1 - (1 - t) ** 3;
export const spring: Ease = (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;

/** Where time comes from: the browser, or a test. */
export interface Clock {
  now(): number;
  frame(callback: () => void): void;
}

const browser: Clock = {
  now: () => performance.now(),
  // A hidden page draws no frames; animations must not wait for it to be shown again.
  frame: (callback) => (document.hidden ? setTimeout(callback, 50) : requestAnimationFrame(callback)),
};

export class Timeline {
  /** How many times faster than usual. */
  speed = 1;
  /** Nothing moves: every tween goes to its end at once. */
  still = false;
  private hurried = false;

  constructor(private readonly clock: Clock = browser) {}

  /** Begin a new step: what was hurried before no longer counts. */
  start(): void {
    this.hurried = false;
  }

  /** End what is running, and all that follows until the next `start`. */
  finish(): void {
    this.hurried = true;
  }

  /** Whether anything would be seen moving. */
  get instant(): boolean {
    return this.still || this.hurried;
  }

  /** Call `draw` with 0 … 1 over this many milliseconds; the last call is always with 1. */
  tween(milliseconds: number, draw: (t: number) => void, ease: Ease = glide): Promise<void> {
    const began = this.clock.now();
    return new Promise((resolve) => {
      const tick = (): void => {
        const t = ((this.clock.now() - began) * this.speed) / milliseconds;
        if (this.instant || t >= 1) {
          draw(1);
          resolve();
        } else {
          draw(ease(Math.max(t, 0)));
          this.clock.frame(tick);
        }
      };
      tick();
    });
  }

  /** Let this many milliseconds pass. */
  wait(milliseconds: number): Promise<void> {
    return this.tween(milliseconds, () => {}, linear);
  }
}

export const between = (from: number, to: number, t: number): number => from + (to - from) * t;
