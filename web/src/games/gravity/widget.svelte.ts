/** The state of the board: what is chosen, and what can be. */

import type { BoardProps } from "../board";
import type { Choice } from "../choice";
import { boardOf } from "../picture.svelte";
import { Widget } from "../widget.svelte";
import { CELL, sizeOf } from "./geometry";
import { outcomeOf } from "./outcome";
import { film } from "./picture";
import type { Action, Card, Move, Position } from "./position";
import { quiet } from "./quiet";
import type { Scene } from "./scene";
import { keysOf, spots, usesOf, type Use } from "./uses";
import { word } from "./words";

/** Some use of each card, to ask why it has none. */
const ANY_USE: Record<Card, Move> = {
  long_jump: { type: "long_jump", side: "left", joker: false },
  high_jump: { type: "high_jump", side: "left", joker: false },
  drop: { type: "drop", joker: false },
  rotate: { type: "rotate", turn: "left", joker: false },
  joker: { type: "drop", joker: true },
  tile_turn: { type: "tile_turn", turn: "left" },
  double_jump: { type: "double_jump", first: "left", second: "left" },
  teleport: { type: "teleport" },
};

type Prospect = Pick<Use, "spot" | "outcome">;

export class GravityWidget extends Widget<Action, Position, Scene> {
  protected override readonly quiet = quiet;
  readonly seat = $derived(this.props.view.seat ?? 0);
  readonly pawn = $derived(this.position.seats[this.seat]?.pawn ?? null);
  readonly uses = $derived(usesOf(this.offered, this.seat, this.position));
  private readonly useOf = $derived(new Map(this.uses.map((use) => [use.action, use])));
  /** Either the card or its use can be chosen first. */
  private cardFirst = $state(true);
  /** How many pixels a unit of the drawing has. */
  scale = $state(1);
  /** The card that is hovered. */
  private hovered = $state<Card | null>(null);

  readonly chosenCard = $derived(
    (this.picker.path.find((key) => key.startsWith("card "))?.slice(5) ?? null) as Card | null,
  );
  readonly chosenSpot = $derived(this.picker.path.find((key) => !key.startsWith("card ")) ?? null);
  private readonly card = $derived(this.chosenCard ?? this.hovered);
  private readonly ofCard = $derived(this.uses.filter(({ card }) => card === this.card));
  /** The best use of each mark on the board: those of the chosen or hovered card; without one, the steps, which any card pays. */
  readonly marks = $derived.by(() => {
    if (this.chosenSpot && !this.chosenCard) return spots(this.uses.filter(({ spot }) => spot === this.chosenSpot));
    return spots(this.card ? this.ofCard : this.uses.filter(({ faceDown }) => faceDown));
  });
  private readonly fitting = $derived(this.uses.filter(({ action }) => this.picker.open.includes(action)));
  private readonly chosenUse = $derived(this.chosenSpot ? (spots(this.fitting).get(this.chosenSpot) ?? null) : null);
  private readonly sentUse = $derived(usesOf(this.sent ? [this.sent] : [], this.seat, this.position)[0] ?? null);
  /** What would happen, by what is considered, chosen or sent; and the other ways of the chosen card. */
  readonly shown = $derived.by<Prospect | null>(() => {
    const action = this.considered;
    if (!action) return this.chosenUse ?? this.sentUse ?? (this.chosenCard ? null : (this.hintedUse ?? null));
    const use = this.useOf.get(action);
    if (use) return use;
    const falls = this.pawn && action.move.type === "complete";
    return falls
      ? { spot: "", outcome: outcomeOf(action, this.seat, this.position) }
      : (this.chosenUse ?? this.sentUse);
  });
  readonly others = $derived(
    this.chosenCard && !this.chosenSpot ? this.ofCard.filter((use) => use !== this.shown) : [],
  );

  readonly hintedUse = $derived(this.hinted && this.useOf.get(this.hinted));
  /** The card that leaves the hand just now. */
  readonly leaving = $derived.by(() => {
    const { spent } = this.scene;
    return this.sentUse?.card ?? (spent && spent.seat === this.props.viewpoint ? spent.card : null);
  });

  /** The cards that can be used at all, and those that fit what has been chosen so far. */
  readonly usable = $derived(new Set(this.uses.map(({ card }) => card)));
  readonly useful = $derived(this.chosenCard ? this.usable : new Set(this.fitting.map(({ card }) => card)));
  /** A step has been chosen: the card for it will lie face down. */
  readonly faceDown = $derived(!this.chosenCard && (this.picker.path[0]?.startsWith("simple") ?? false));
  /** The uses to choose from once there is a card, or a card and a place. */
  readonly chips = $derived(
    this.chosenCard
      ? [...this.picker.options].flatMap(([key, actions]) => {
          const [use, ...more] = this.uses.filter(({ action }) => actions.includes(action));
          return use ? [{ key, use, several: more.length > 0 }] : [];
        })
      : [],
  );

  constructor(given: () => BoardProps, id: string) {
    super(given, id, film);
  }

  protected override get question(): string | null {
    if (this.awaiting) return null;
    if (this.chosenSpot && !this.chosenCard) {
      return word("pay-with", { cards: [...this.useful].map((card) => this.word(card)).join(" / ") });
    }
    if (!this.chosenCard || this.chosenSpot) return null;
    const steps = this.chips.every(({ use }) => use.faceDown);
    return word(steps ? "only-step" : "choose-where", { card: this.word(this.chosenCard) });
  }

  protected override keysOf(action: Action): string[] {
    const use = this.useOf.get(action);
    return use ? keysOf(use, this.uses, this.cardFirst) : [action.notation];
  }

  /** A step without a card does not say which one is laid. */
  override consider(action: Action | null): void {
    this.hovered = null;
    this.considered = action ?? this.awaiting;
    const use = this.considered && this.useOf.get(this.considered);
    this.say(use?.faceDown && !this.chosenCard && !this.awaiting ? null : this.considered);
  }

  hover(card: Card | null): void {
    this.hovered = card;
  }

  /** Why a card cannot be played. */
  askWhy(card: Card): void {
    this.away();
    this.props.onwhy(ANY_USE[card]);
  }

  takeSpot(spot: string): void {
    this.takeKey(spot, false, this.chosenSpot === spot);
  }

  takeCard(card: Card): void {
    const key = `card ${card}`;
    this.takeKey(key, true, this.picker.path[0] === key);
  }

  /** Go on with a key, or begin anew with it; `again` takes it back. */
  private takeKey(key: string, cardFirst: boolean, again: boolean): void {
    if (this.picker.path.length && this.picker.options.has(key)) return this.picker.pick(key);
    this.picker.reset();
    this.cardFirst = cardFirst;
    if (!again) this.picker.pick(key);
  }

  /** The choice of an action that needs no card. */
  actionChoice(action: Action, label?: string): Choice {
    return {
      key: action.notation,
      label,
      pick: () => {
        this.picker.reset();
        this.picker.pick(action.notation);
      },
      consider: (on) => this.consider(on ? action : null),
    };
  }

  word(of: string): string {
    return this.props.texts.words[of] ?? of;
  }

  /** The board in words. */
  get title(): string {
    const { width, height } = sizeOf(this.position.layout);
    return word("board", { columns: String(width / CELL), rows: String(height / CELL) });
  }

  /** What is known about a pawn, in words. */
  readonly describe = (seat: number): string => {
    const at = this.position.seats[seat]?.pawn;
    return at ? word("pawn", { name: this.names[seat] ?? "", cell: at.cell, up: this.word(at.up) }) : "";
  };

  /** A use in words. */
  useLabel(use: Use): string {
    const ends = word("lands", { cell: use.outcome.landing.cell });
    if (!use.faceDown) return `${this.label(use.action)} (${ends})`;
    const left = use.effect.endsWith("left");
    const card = this.chosenCard && this.word(this.chosenCard);
    const what = card
      ? word(left ? "as-step-left" : "as-step-right", { card })
      : word(left ? "step-left" : "step-right");
    return `${what} (${ends})`;
  }
}

export const board = (): GravityWidget => boardOf<GravityWidget>();
