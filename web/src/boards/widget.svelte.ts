/** What all boards do alike: a scene that lives through steps, and choices that are built, considered and taken back. */

import { untrack } from "svelte";
import { Picker } from "../lib/picker.svelte";
import type { Timeline } from "../lib/timeline";
import type { LegalAction, View } from "../lib/types";
import { sayAction } from "../lib/words";
import type { BoardProps, Step } from "./types";

/** What is a game's own: `A` are its actions, `S` its scene. */
interface Game<A, S> {
  sceneOf(view: View): S;
  /** Let the scene, which is reactive, live through a step. */
  animate(scene: S, step: Step, timeline: Timeline): Promise<void>;
  /** The legal actions as they are offered, where that is not just as they come. */
  offers?(legal: A[]): A[];
  /** The keys by which an action is chosen, from the first step to the last. */
  keysOf(action: A): string[];
  /** Show what an action would do, or nothing. */
  consider(action: A | null): void;
  /** Events that need no words. */
  quiet: ReadonlySet<string>;
}

export class Widget<A extends LegalAction<unknown>, S extends object> {
  /** Everything as it is drawn now: as in the view, or moved by the events of a step. */
  scene = $state() as S;
  root = $state<HTMLElement>();
  readonly picker: Picker<A>;
  readonly names = $derived.by(() => this.props.seats.map(({ name }) => name));
  readonly all: A[] = $derived.by(() => {
    const legal = this.props.legal as unknown as A[];
    return this.game.offers?.(legal) ?? legal;
  });
  readonly offered: A[] = $derived.by(() => (this.props.pending === null && !this.props.picture ? this.all : []));
  /** What can be begun with, also while something is chosen: the choice can always be changed. */
  readonly first: Map<string, A[]> = $derived.by(() => {
    const steps = new Map<string, A[]>();
    for (const action of this.offered) {
      const key = this.game.keysOf(action)[0] ?? "";
      steps.set(key, [...(steps.get(key) ?? []), action]);
    }
    return steps;
  });
  readonly hinted = $derived.by(() => this.offered.find(({ action }) => action === this.props.hint) ?? null);
  readonly sent = $derived.by(() => this.all.find(({ action }) => action === this.props.pending) ?? null);
  private readonly decision = $derived.by(
    () => `${this.props.view.ply}: ${this.props.legal.map(({ action }) => action).join()}`,
  );

  constructor(
    private readonly given: () => BoardProps,
    private readonly game: Game<A, S>,
  ) {
    this.scene = untrack(() => game.sceneOf(this.props.view));
    this.picker = new Picker<A>(
      () => this.offered,
      (action) => game.keysOf(action),
      (action) => {
        game.consider(null);
        this.props.onplay(action);
      },
    );
    let drawn: View | null = untrack(() => this.props.view);
    $effect(() => {
      const { step, view } = this.props;
      untrack(() => {
        if (drawn !== view) this.scene = game.sceneOf(view);
        drawn = step ? null : view;
        if (step) void this.show(step);
      });
    });
    $effect(() => {
      void this.decision;
      untrack(this.away);
    });
  }

  private get props(): BoardProps {
    return this.given();
  }

  private async show(step: Step): Promise<void> {
    const { timeline } = this.props;
    if (!timeline.instant) await this.game.animate(this.scene, step, timeline);
    this.props.onshown(step);
  }

  /** An action in words. */
  label = (action: A): string =>
    sayAction(action as unknown as LegalAction, this.props.texts, this.names, this.game.quiet);

  /** Forget what was chosen. */
  away = (): void => {
    this.picker.reset();
    this.game.consider(null);
  };

  /** Escape takes one step back, to what was chosen there. */
  escape = (event: KeyboardEvent): void => {
    const key = this.picker.path.at(-1);
    if (event.key !== "Escape" || !this.picker.back()) return;
    event.stopPropagation();
    this.game.consider(null);
    this.root?.querySelector<HTMLElement | SVGElement>(`[data-key="${key}"]`)?.focus();
  };
}
