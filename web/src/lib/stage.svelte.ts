/**
 * Shows things one after the other: at a table, in a replay, in a lesson, in a picture. A board animates the step that it
 * is given and says when it has been shown; whatever goes wrong with that, the stage goes on.
 */

import type { Step } from "../games/board";
import { viewpointOf, type Projection } from "./projection";
import { Timeline } from "./timeline";
import type { View } from "../api/answers";

/** When this many wait, they are not animated any more. */
const BACKLOG = 8;
/** An animation that takes this many milliseconds is hurried, and soon after given up. */
const LONGEST = 30_000;
const HURRIED = 1000;

interface Options {
  /** How fast things move, or whether they do: the reader's settings. */
  motion: { readonly pace: number; readonly instant: boolean };
  /** Whether to go faster the more is waiting: where things happen while one looks. */
  catchUp?: boolean;
  /** Everything has been shown. */
  ended?(): void;
}

export class Stage {
  /** What is drawn: while a step is shown, how things stood before it. */
  view = $state.raw<View | null>(null);
  viewpoint = $state<number | null>(null);
  /** Whether something could not be shown as it should. */
  failed = $state(false);
  readonly timeline = new Timeline();

  private now = $state.raw<Projection | null>(null);
  private waiting = $state.raw<Projection[]>([]);
  private limit: ReturnType<typeof setTimeout> | undefined;

  readonly step: Step | null = $derived(this.now?.step ?? null);
  readonly busy: boolean = $derived(this.now !== null || this.waiting.length > 0);
  /** The numbers of what has not been shown yet. */
  readonly unseen: ReadonlySet<number> = $derived(
    new Set((this.now ? [this.now, ...this.waiting] : this.waiting).flatMap(({ n }) => n ?? [])),
  );

  constructor(private readonly options: Options) {}

  /** Show these after what is being shown. */
  show(...projections: Projection[]): void {
    this.waiting = [...this.waiting, ...projections];
    if (!this.now) this.next();
  }

  /** Forget what is being shown, and stand so. */
  stand(view: View | null, viewpoint: number | null = viewpointOf(view)): void {
    this.end();
    [this.view, this.viewpoint] = [view, viewpoint];
  }

  /** Show nothing more. */
  end(): void {
    clearTimeout(this.limit);
    this.timeline.finish();
    this.now = null;
    this.waiting = [];
  }

  /** The board has shown a step, or could not. */
  shown = (step: Step, error?: unknown): void => {
    if (step !== this.step) return;
    clearTimeout(this.limit);
    if (error !== undefined) this.failed = true;
    this.view = step.view;
    this.now = null;
    this.next();
    if (!this.busy) this.options.ended?.();
  };

  private next(): void {
    while (this.waiting.length) {
      const [projection, ...rest] = this.waiting as [Projection, ...Projection[]];
      this.waiting = rest;
      this.viewpoint = projection.viewpoint;
      if (projection.step && this.view && !(this.options.catchUp && rest.length >= BACKLOG)) {
        this.begin(projection, projection.step, this.options.catchUp ? 1 + rest.length / 3 : 1);
        return;
      }
      this.view = projection.view;
    }
  }

  private begin(projection: Projection, step: Step, hurry: number): void {
    this.timeline.start();
    this.timeline.still = this.options.motion.instant;
    this.timeline.speed = this.options.motion.pace * hurry;
    this.now = projection;
    this.limit = setTimeout(() => {
      this.timeline.finish();
      this.limit = setTimeout(() => this.shown(step, new Error("an animation does not end")), HURRIED);
    }, LONGEST);
  }
}
