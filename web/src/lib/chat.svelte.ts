/** What is said at a table: the lines of those who are not muted, and how many of them were not read here yet. */

import { untrack } from "svelte";
import { muted } from "./muted.svelte";
import type { Session } from "./session.svelte";
import { keepRead, lastRead, unreadOf } from "./unread";

export class TableChat {
  private read = $state(0);
  private readonly said = $derived.by(() => (this.session()?.log ?? []).filter((entry) => entry.type === "chat"));
  readonly messages = $derived(this.said.filter(({ guest }) => !muted.has(guest)));
  /** Whether lines are left out. */
  readonly hushed = $derived(this.said.length > this.messages.length);
  readonly unread = $derived.by(() => unreadOf(this.messages, this.read, this.session()?.you.guest ?? null));

  /** Made while a component is; `open` says whether the lines can be seen. */
  constructor(
    id: string,
    private readonly session: () => Session | undefined,
    open: () => boolean,
  ) {
    this.read = untrack(() => lastRead(id));
    $effect(() => {
      const last = this.messages.at(-1)?.n ?? 0;
      if (open() && last > this.read) keepRead(id, (this.read = last));
    });
  }
}
