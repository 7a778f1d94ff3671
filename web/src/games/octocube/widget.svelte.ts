/** The state of the board: what is chosen, and what can be. */

import { untrack } from "svelte";
import type { BoardProps } from "../board";
import type { Choice } from "../choice";
import { boardOf } from "../picture.svelte";
import { Widget } from "../widget.svelte";
import { CELL, middleOf, NAMED, righting, rotationTo, STILL, turned, type Rotation } from "./geometry";
import { arrangement, bothWays, pathsOf } from "./paths";
import { film } from "./picture";
import { FACES, type Action, type CubeTiles, type Face, type Faces, type Position } from "./position";
import { prospectOf } from "./prospect";
import { quiet } from "./quiet";
import type { Scene } from "./scene";
import { word } from "./words";

const WAYS = [
  ["north", 0, -1],
  ["east", 1, 0],
  ["south", 0, 1],
  ["west", -1, 0],
] as const;

/** How a cube is drawn where it would be. */
export interface Ghost {
  cell: string;
  tiles: CubeTiles;
  rotation?: Rotation;
  spins?: Faces<number> | null;
}

export class OctocubeWidget extends Widget<Action, Position, Scene> {
  protected override readonly quiet = quiet;
  readonly kids = $derived(this.position.mode === "kids");
  readonly seat = $derived(this.props.view.seat);
  readonly mine = $derived(this.position.seats[this.seat ?? 0]!);
  private readonly paths = $derived(pathsOf(this.all, this.position.seats));

  // -- what is being chosen ------------------------------------------------------------------------------------------

  private readonly turnKeys = $derived([...this.picker.options.keys()].filter((key) => key.startsWith("turn:")));
  readonly turning = $derived(this.turnKeys.length > 0);
  readonly scoring = $derived(this.picker.path[0] === "score");
  /** The cell that has been chosen. */
  readonly cell = $derived(this.picker.path.find((key) => key.startsWith("cell:"))?.slice(5) ?? null);
  /** The key of the next step that a hint points at. */
  readonly hintKey = $derived.by(() => {
    const keys = (this.hinted && this.paths.get(this.hinted)) ?? [];
    const { path } = this.picker;
    return path.every((key, i) => keys[i] === key) ? (keys[path.length] ?? null) : null;
  });
  readonly sentCell = $derived(
    this.sent && !this.props.step ? (this.paths.get(this.sent)?.[0]?.replace("cell:", "") ?? null) : null,
  );

  /** Which of its faces the cube being turned shows where; and how it is just moving. */
  private turn = $state.raw<Faces<Face>>(NAMED);
  private moving = $state.raw<{ rotation: Rotation; spins: Faces<number> } | null>(null);
  /** The faces whose tiles shall come off. */
  private off = $state.raw<ReadonlySet<Face>>(new Set());
  private readonly turnedTiles = $derived(
    Object.fromEntries(FACES.map((face) => [face, this.mine.cube[this.turn[face]]])) as CubeTiles,
  );
  /** The arrangement or the set chosen so far; its action is null while it is not offered. */
  readonly ready = $derived.by(() => {
    const key = this.turning
      ? arrangement(this.turnKeys, this.mine.cube, this.turnedTiles)
      : this.scoring
        ? `off:${FACES.filter((face) => this.off.has(face)).join(".")}`
        : null;
    return key === null ? null : { key, action: this.picker.options.get(key)?.[0] ?? null };
  });

  // -- what would happen ---------------------------------------------------------------------------------------------

  readonly prospect = $derived.by(() => {
    const action = this.considered ?? this.ready?.action ?? this.sent;
    return action && this.seat !== null && !this.props.step ? prospectOf(action, this.seat, this.position) : null;
  });
  private readonly arranged = $derived(
    this.prospect?.stuck && !this.moving ? { ...this.turnedTiles, bottom: this.prospect.stuck } : this.turnedTiles,
  );
  readonly ghost: Ghost | null = $derived.by(() => {
    if (this.props.step) return null;
    const at = this.cell ?? this.mine.cell;
    if (this.turning) return at ? { cell: at, tiles: this.arranged, ...this.moving } : null;
    const { landing = null, tiles } = this.prospect ?? {};
    return landing && tiles ? { cell: landing, tiles, rotation: STILL } : null;
  });

  // -- whose things are shown ----------------------------------------------------------------------------------------

  private looked = $state<number | null>(null);
  readonly shown = $derived.by(() => {
    const { legal, viewpoint } = this.props;
    return this.scene.focus ?? this.looked ?? (legal.length ? this.seat : null) ?? viewpoint ?? this.seat ?? 0;
  });
  /** Whether the things of the seat that decides are shown, and nothing happens to them. */
  private readonly own = $derived(this.shown === this.seat && !this.props.step);
  readonly netTiles = $derived.by(() => {
    if (!this.own) return this.scene.position.seats[this.shown]!.cube;
    if (this.turning) return this.arranged;
    return this.scoring ? this.mine.cube : (this.prospect?.tiles ?? this.mine.cube);
  });
  readonly fresh = $derived(this.own ? (this.prospect?.fresh ?? []) : []);

  // -- what can be chosen --------------------------------------------------------------------------------------------

  readonly cells = $derived(
    new Map(
      [...(this.cell ? new Map([...this.first, ...this.picker.options]) : this.picker.options)]
        .filter(([key]) => key.startsWith("cell:"))
        .map(([key, actions]) => [key.slice(5), actions]),
    ),
  );
  readonly faces = $derived.by(() => {
    const choices = new Map<Face, string>();
    if (this.shown !== this.seat) return choices;
    const { cube } = this.mine;
    for (const face of FACES) {
      const tile = cube[face];
      if (!tile) continue;
      const tileWord = this.word(tile);
      if (this.scoring) choices.set(face, word("toggle", { face: this.word(face), tile: tileWord }));
      else if (this.first.has(`cube:${tile}`) && FACES.find((other) => cube[other] === tile) === face) {
        choices.set(face, tileWord);
      }
    }
    return choices;
  });
  readonly chosenFaces = $derived.by<ReadonlySet<Face>>(() => {
    if (this.scoring) return this.off;
    const [key = ""] = this.picker.path;
    const face = this.faceOf(key);
    return new Set(face ? [face] : []);
  });
  readonly hintedFace = $derived(this.faceOf(this.hintKey ?? ""));

  constructor(given: () => BoardProps, id: string) {
    super(given, id, film);
    $effect(() => {
      void [this.turning, this.scoring, this.props.legal];
      untrack(() => this.begin());
    });
    $effect(() => {
      const action = this.ready?.action ?? null;
      untrack(() => this.say(action));
    });
    $effect(() => {
      void [this.props.view.ply, this.props.viewpoint];
      this.looked = null;
    });
  }

  /** Begin to turn or to score: as the cube is, or as the hint says. */
  private begin(): void {
    const move = this.hintKey && this.hinted ? this.hinted.move : null;
    const hinted = move?.type === "turn" || move?.type === "place" ? rotationTo(move.top, move.north) : null;
    this.turn = hinted ? turned(NAMED, hinted) : NAMED;
    this.off = new Set(move?.type === "score" ? move.faces : FACES.filter((face) => this.mine.cube[face]));
  }

  protected override offers(legal: Action[]): Action[] {
    return bothWays(legal);
  }

  protected override keysOf(action: Action): string[] {
    return this.paths.get(action) ?? [];
  }

  protected override isShown(action: Action): boolean {
    return action === this.ready?.action;
  }

  override consider(action: Action | null): void {
    this.told = null;
    this.considered = action ?? this.awaiting;
    this.say(this.considered ?? this.ready?.action ?? null);
  }

  /** The board in words. */
  get title(): string {
    return word("board", { n: this.scene.side });
  }

  word(of: string): string {
    return this.props.texts.words[of] ?? of;
  }

  private faceOf(key: string): Face | null {
    const tile = key.startsWith("cube:") ? key.slice(5) : null;
    return FACES.find((face) => tile && this.mine.cube[face] === tile) ?? null;
  }

  /** Look at the things of a seat. */
  lookAt(seat: number): void {
    this.looked = seat;
  }

  /** Turn the cube that is being turned further. */
  async turnBy(rotation: Rotation): Promise<void> {
    if (this.moving) return;
    const spins = righting(rotation);
    await this.props.timeline.tween(260, (t) => {
      this.moving = {
        rotation: { axis: rotation.axis, degrees: rotation.degrees * t },
        spins: Object.fromEntries(FACES.map((face) => [face, spins[face] * t])) as typeof spins,
      };
    });
    this.moving = null;
    this.turn = turned(this.turn, rotation);
  }

  /** Choose the tile on a face, or take it into the set that comes off, or out of it. */
  toggle(face: Face): void {
    if (!this.scoring) return this.picker.restart(`cube:${this.mine.cube[face] ?? ""}`);
    const next = new Set(this.off);
    if (!next.delete(face)) next.add(face);
    this.off = next;
  }

  /** What the power of the Abyss tile that was touched does. */
  private told = $state<string | null>(null);

  protected override get question(): string | null {
    const tile = this.picker.path[0]?.startsWith("cube:") && this.kids ? this.picker.path[0].slice(5) : null;
    return tile && !this.awaiting ? word("kids-choose", { tile: this.word(tile) }) : this.told;
  }

  /** A cell was clicked that is no choice: let the shell say what it does, or why it is none. */
  tryCell(cell: string): void {
    this.away();
    const power = this.position.cells[cell]?.abyss;
    if (power && power !== "plain") this.told = this.props.texts.prompts[`power_${power.toLowerCase()}`] ?? null;
    if (this.told) return;
    if (!this.offered.length || this.cells.has(cell)) return;
    const at = this.mine.cell;
    if (!at) return this.props.onwhy({ type: "place", cell, top: "top", north: "north" });
    const { side } = this.scene;
    const [from, to] = [middleOf(at, side), middleOf(cell, side)];
    const direction = WAYS.find(([, x, y]) => to.x - from.x === x * CELL && to.y - from.y === y * CELL)?.[0];
    if (direction) this.props.onwhy({ type: "roll", direction });
  }

  private pick(key: string): void {
    this.consider(null);
    if (this.picker.options.has(key)) this.picker.pick(key);
    else this.picker.restart(key);
  }

  /** Of several arrangements the one without a turn is shown. */
  private hover(key: string | null): void {
    const actions = key ? (this.picker.options.get(key) ?? []) : [];
    const plain = actions.find(({ move }) => move.type === "place" && move.top === "top" && move.north === "north");
    this.consider(actions.length === 1 ? (actions[0] ?? null) : (plain ?? null));
  }

  /** The choice of a cell, or of a place on a player board. */
  spotChoice(key: string, label: string, pressed?: boolean): Choice {
    return { key, label, pressed, pick: () => this.pick(key), consider: (on) => this.hover(on ? key : null) };
  }
}

export const board = (): OctocubeWidget => boardOf<OctocubeWidget>();
