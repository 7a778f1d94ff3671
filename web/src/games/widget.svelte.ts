/** What all boards do alike where one plays: choices that are built, considered and taken back. */

import { untrack } from "svelte";
import { Picker } from "../lib/picker.svelte";
import type { LegalAction } from "../api/answers";
import { sayAction } from "../lib/words";
import { zoom } from "../lib/zoom";
import type { BoardProps } from "./board";
import type { Choice } from "./choice";
import { Picture, type Film } from "./picture.svelte";
import { surface } from "./surface";

/** `A` are the game's actions, `P` its position, `S` its scene. */
export abstract class Widget<A extends LegalAction, P, S extends object> extends Picture<P, S> {
  /** The action whose outcome is shown. */
  considered = $state.raw<A | null>(null);
  /** What was chosen and plays once it is confirmed: a finger has to, because it cannot look before it chooses. */
  awaiting = $state.raw<A | null>(null);
  /** The way on which that was chosen. */
  private way: string[] = [];
  touched = false;
  readonly picker: Picker<A>;
  readonly names = $derived.by(() => this.props.seats.map(({ name }) => name));
  readonly all: A[] = $derived.by(() => {
    const legal = this.props.legal as A[];
    return this.offers(legal);
  });
  readonly offered: A[] = $derived.by(() => (this.props.pending === null && !this.props.picture ? this.all : []));
  /** What can be begun with, also while something is chosen: the choice can always be changed. */
  readonly first: Map<string, A[]> = $derived.by(() => {
    const steps = new Map<string, A[]>();
    for (const action of this.offered) {
      const key = this.keysOf(action)[0] ?? "";
      steps.set(key, [...(steps.get(key) ?? []), action]);
    }
    return steps;
  });
  readonly hinted = $derived.by(() => this.offered.find(({ action }) => action === this.props.hint) ?? null);
  readonly sent = $derived.by(() => this.all.find(({ action }) => action === this.props.pending) ?? null);
  private readonly decision = $derived.by(
    () => `${this.props.view.ply}: ${this.props.legal.map(({ action }) => action).join()}`,
  );

  /** Events that need no words. */
  protected abstract readonly quiet: ReadonlySet<string>;

  constructor(given: () => BoardProps, id: string, film: Film<S>) {
    super(given, id, film);
    this.picker = new Picker<A>(
      () => this.offered,
      (action) => this.keysOf(action),
      (action) => {
        this.consider(null);
        this.props.onplay(action);
      },
      (action) => this.mayPlay(action),
    );
    $effect(() => {
      void this.decision;
      untrack(this.away);
    });
    // Whoever goes another way has changed their mind about what they chose.
    $effect(() => {
      if (this.awaiting && this.picker.path !== this.way) untrack(this.disarm);
    });
    // A hint begins where the decision does.
    $effect(() => {
      if (this.hinted) untrack(this.away);
    });
    $effect(() => this.props.onask(this.question));
  }

  /** The keys by which an action is chosen, from the first step to the last. */
  protected abstract keysOf(action: A): string[];

  /** The legal actions as they are offered. */
  protected offers(legal: A[]): A[] {
    return legal;
  }

  /** Whether an action may be played now; where it must be confirmed, it is shown the first time. */
  private mayPlay(action: A): boolean {
    const seen = !this.touched || this.isShown(action);
    if (this.awaiting === action || (seen && !this.props.confirm)) {
      this.await(null);
      return true;
    }
    this.await(action);
    this.consider(action);
    return false;
  }

  /** What is asked in the middle of a choice, where the board knows better than the prompt. */
  protected get question(): string | null {
    return null;
  }

  /** Whether what an action would do is seen before it is chosen, also by a finger. */
  protected isShown(_action: A): boolean {
    return false;
  }

  private await(action: A | null): void {
    this.way = this.picker.path;
    if (this.awaiting === action) return;
    this.awaiting = action;
    this.props.onawait(action && (() => this.confirm(action)));
  }

  private confirm(action: A): void {
    this.away();
    this.props.onplay(action.action);
  }

  /** Show what an action would do, or nothing but what awaits its confirmation, and let the shell say it. */
  consider(action: A | null): void {
    this.considered = action ?? this.awaiting;
    this.say(this.considered);
  }

  protected say(action: A | null): void {
    this.props.onconsider(action);
  }

  /** The choice of a next key: what is said and considered is its action, where only one is behind it. */
  choiceOf(key: string, actions: A[] = this.picker.options.get(key) ?? []): Choice {
    const only = actions.length === 1 ? actions[0] : undefined;
    return {
      key,
      label: only && this.label(only),
      pick: () => this.picker.pick(key),
      consider: (on) => only && this.consider(on ? only : null),
    };
  }

  /** For the whole of the board: keys and imprecise pointers reach its choices. */
  readonly hands = (node: HTMLElement): (() => void) => surface(node, this).destroy;
  /** For the box of the drawing: two fingers enlarge it. */
  readonly lens = (node: HTMLElement): (() => void) => zoom(node).destroy;

  /** An action in words. */
  label = (action: A): string => sayAction(action, this.props.texts, this.names, this.quiet);

  /** Forget what awaits its confirmation. */
  private readonly disarm = (): void => {
    this.await(null);
    this.consider(null);
  };

  /** Forget what was chosen. */
  away = (): void => {
    this.picker.reset();
    this.disarm();
  };

  /** Escape takes one step back, to what was chosen there. */
  escape = (event: KeyboardEvent): void => {
    const key = this.picker.path.at(-1);
    if (event.key !== "Escape") return;
    const awaited = this.awaiting !== null;
    this.await(null);
    if (!awaited && !this.picker.back()) return;
    event.stopPropagation();
    this.consider(null);
    const root = event.currentTarget as HTMLElement;
    root.querySelector<HTMLElement | SVGElement>(`[data-key="${key}"]`)?.focus();
  };
}
