/** A board as it is looked at: a scene that lives through steps. What is chosen on it is a widget's (widget.svelte.ts). */

import { getContext, setContext, untrack } from "svelte";
import type { View } from "../api/answers";
import type { Timeline } from "../lib/timeline";
import type { BoardProps, SeatLook, Step } from "./board";

const BOARD = Symbol("board");

/** The picture or widget of the board that a component is a part of. */
export const boardOf = <W>(): W => getContext<W>(BOARD);

/** How a game is drawn. */
export interface Film<S> {
  sceneOf(view: View): S;
  /** Let the scene, which is reactive, live through a step. */
  animate(scene: S, step: Step, timeline: Timeline): Promise<void>;
}

/** `P` is the game's position, `S` its scene. */
export class Picture<P, S extends object> {
  /** Everything as it is drawn now: as in the view, or moved by the events of a step. */
  scene = $state() as S;
  readonly position = $derived.by(() => this.props.view.position as P);

  /** `id` begins the ids of this board's elements, which no other on the page may have. */
  constructor(
    private readonly given: () => BoardProps,
    readonly id: string,
    private readonly film: Film<S>,
  ) {
    setContext(BOARD, this);
    this.scene = untrack(() => film.sceneOf(this.props.view));
    let drawn: View | null = untrack(() => this.props.view);
    $effect(() => {
      const { step, view } = this.props;
      untrack(() => {
        if (drawn !== view) this.scene = film.sceneOf(view);
        drawn = step ? null : view;
        if (step) void this.show(step);
      });
    });
  }

  /** What the shell has given. */
  get props(): BoardProps {
    return this.given();
  }

  look(seat: number | null): SeatLook | undefined {
    return this.props.seats[seat ?? 0];
  }

  /** The pattern of a seat, as a fill. */
  pattern(seat: number | null): string {
    return `url(#${this.id}-pattern-${this.look(seat)?.pattern ?? 0})`;
  }

  private async show(step: Step): Promise<void> {
    const { timeline } = this.props;
    let failure: unknown;
    try {
      if (!timeline.instant) await this.film.animate(this.scene, step, timeline);
    } catch (error) {
      reportError((failure = error));
    }
    this.props.onshown(step, failure);
  }
}
