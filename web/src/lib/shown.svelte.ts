/** A table as a screen shows it: its board, once that is loaded, and what its seats look like, are called and have. */

import { loadBoard } from "../games";
import type { Board } from "../games/board";
import type { Table, View } from "../api/answers";
import { i18n } from "./i18n.svelte";
import { seatLooks } from "./looks";

export class ShownTable {
  board = $state.raw<Board>();
  readonly texts = $derived.by(() => i18n.game(this.table()?.game ?? ""));
  readonly looks = $derived.by(() => seatLooks(this.table()?.seats ?? [], this.mine(), this.texts, i18n.bot));
  readonly names = $derived(this.looks.map(({ name }) => name));
  readonly quiet = $derived(this.board?.quiet ?? new Set<string>());
  readonly stats = $derived.by(() => {
    const [view, board] = [this.view(), this.board];
    return this.looks.map((_, seat) => (view && board ? board.stats(view, seat, this.texts) : []));
  });
  readonly standing = $derived.by(() => {
    const view = this.view();
    return (view && this.board?.standing?.(view, this.texts)) ?? null;
  });

  /** Made while a component is; `mine` are the seats that are played here. */
  constructor(
    private readonly table: () => Table | null,
    private readonly view: () => View | null,
    private readonly mine: () => number[] = () => [],
  ) {
    $effect(() => {
      const game = this.table()?.game;
      if (game)
        loadBoard(game).then(
          (loaded) => (this.board = loaded),
          () => {}, // the frame of the board says so
        );
    });
  }
}
