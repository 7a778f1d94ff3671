/** The state of the board: what is chosen, and what can be. */

import type { BoardProps } from "../board";
import { boardOf } from "../picture.svelte";
import { Widget } from "../widget.svelte";
import { angleOf, cellOf, directionTo, towards, WIDTH } from "./geometry";
import { film } from "./picture";
import type { Action, Position } from "./position";
import { prospectOf } from "./prospect";
import { quiet } from "./quiet";
import type { Scene, Sprite } from "./scene";
import { word } from "./words";

export class FilantesWidget extends Widget<Action, Position, Scene> {
  protected override readonly quiet = quiet;
  readonly chosen = $derived(this.picker.path[0] ?? null);
  readonly chosenPiece = $derived(this.scene.sprites.find(({ cell }) => cell === this.chosen) ?? null);
  private lookedKey = $state<string | null>(null);
  readonly prospect = $derived(this.considered && prospectOf(this.considered, this.position));
  /** The cell that a hint points at. */
  readonly hintCell = $derived(this.hinted && "cell" in this.hinted.move ? this.hinted.move.cell : null);
  readonly sentCell = $derived(this.sent && "cell" in this.sent.move ? this.sent.move.cell : null);
  /** The pieces that can be chosen, and the cells where one may be put. */
  readonly own = $derived(
    this.scene.sprites.filter(({ cell, seat }) => seat === this.props.view.seat && this.first.has(cell)),
  );
  readonly places = $derived(
    [...this.first].filter(([, actions]) =>
      actions.some(({ move }) => move.type === "enter" || move.type === "put_back"),
    ),
  );
  /** Where a further choice lies on the board: the end of a move, or the neighbour that side 1 would face. */
  readonly targets = $derived(
    this.chosen === null
      ? []
      : this.picker.open.flatMap((action) => {
          const { move } = action;
          const key = this.keysOf(action)[1] ?? "";
          const to = move.type === "move" && prospectOf(action, this.position)?.piece.cell;
          if (to) return [{ action, key, at: cellOf(to) }];
          if (move.type !== "enter") return [];
          return [{ action, key, at: towards(cellOf(move.cell), angleOf(move.facing), WIDTH) }];
        }),
  );

  constructor(given: () => BoardProps, id: string) {
    super(given, id, film);
  }

  /** The board in words. */
  get title(): string {
    return word("board");
  }

  protected override get question(): string | null {
    if (this.chosen === null || this.awaiting) return null;
    const entering = this.picker.open.some(({ move }) => move.type === "enter");
    if (entering) return word("facing");
    const turns = this.picker.open.some(({ move }) => move.type === "turn");
    return word(turns ? "choose-target" : "choose-flight", { cell: this.chosen });
  }

  protected override keysOf({ move }: Action): string[] {
    switch (move.type) {
      case "move":
        return [move.cell, `to ${move.direction}`];
      case "turn":
        return [move.cell, move.sense];
      case "enter":
        return [move.cell, `facing ${move.facing}`];
      case "put_back":
        return [move.cell];
      case "pass":
        return ["pass"];
    }
  }

  /** A cell was clicked that is no choice: take back what was chosen, and let the shell say why it is none. */
  tryCell(cell: string | null): void {
    const { chosen, offered } = this;
    const entering = offered.some(({ move }) => move.type === "enter");
    this.away();
    if (!cell || !offered.length) return;
    const direction = chosen ? directionTo(cellOf(chosen), cellOf(cell)) : undefined;
    const piece = this.scene.sprites.some((sprite) => sprite.cell === cell);
    if (entering) this.props.onwhy({ type: "enter", cell, facing: "e" });
    else if (chosen && direction) this.props.onwhy({ type: "move", cell: chosen, direction });
    else if (piece) this.props.onwhy({ type: "move", cell, direction: "e" });
  }

  /** The piece that is looked at, whosever it is. */
  readonly looked = $derived(this.scene.sprites.find(({ key }) => key === this.lookedKey) ?? null);

  lookAt(piece: Sprite | null): void {
    this.lookedKey = piece?.key ?? null;
  }

  /** Begin with a cell; chosen again, it is taken back. */
  take(cell: string): void {
    this.consider(null);
    this.picker.restart(cell);
  }
}

export const board = (): FilantesWidget => boardOf<FilantesWidget>();
