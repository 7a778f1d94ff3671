/** Compound choices: a way through the legal actions, one key at a time, with a way back until the last. */

import type { LegalAction } from "../api/answers";

export class Picker<A extends LegalAction = LegalAction> {
  /** The keys chosen so far. */
  path = $state<string[]>([]);
  /** The actions that begin with them. */
  readonly open: A[] = $derived.by(() => this.under(this.path));
  /** The next keys and the actions behind each. */
  readonly options: Map<string, A[]> = $derived.by(() => {
    const options = new Map<string, A[]>();
    for (const action of this.open) {
      const key = this.pathOf(action)[this.path.length];
      if (key !== undefined) options.set(key, [...(options.get(key) ?? []), action]);
    }
    return options;
  });

  /**
   * `legal` is read anew whenever it changes; `pathOf` gives an action's keys, from the first step to the last; `ready`
   * says whether the last step may play, or has still to be confirmed.
   */
  constructor(
    private readonly legal: () => A[],
    private readonly pathOf: (action: A) => string[],
    private readonly play: (action: number) => void,
    private readonly ready: (action: A) => boolean = () => true,
  ) {}

  /** Take the next step; the last one plays. */
  pick(key: string): void {
    const actions = this.options.get(key);
    if (!actions) return;
    const path = [...this.path, key];
    const only = actions[0];
    if (actions.length === 1 && only && this.pathOf(only).length === path.length) {
      if (!this.ready(only)) return;
      this.path = [];
      this.play(only.action);
    } else {
      this.path = path;
    }
  }

  /** Begin anew with this first step; picking the same one again takes it back. */
  restart(key: string): void {
    const again = this.path[0] === key;
    this.reset();
    if (!again) this.pick(key);
  }

  /** Take one step back; whether there was one. */
  back(): boolean {
    if (!this.path.length) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }

  reset(): void {
    if (this.path.length) this.path = [];
  }

  private under(path: string[]): A[] {
    return this.legal().filter((action) => {
      const keys = this.pathOf(action);
      return path.every((key, i) => keys[i] === key);
    });
  }
}
