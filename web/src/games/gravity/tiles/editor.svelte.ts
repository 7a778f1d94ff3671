/** The set of tiles that is being drawn: kept in this browser, checked by the server while it changes. */

import { get, post } from "../../../lib/api";
import type { CheckedTiles, TileFaces } from "../../../api/gravity";
import { emptyGrid, read, write, type Grid } from "./drawing";
import { facesOf, type Face } from "./share";

export interface Drawn {
  name: string;
  tile: number;
  grid: Grid;
}

const KEY = "asterism.tiles";
const PAUSE = 250;
const MOST_UNDO = 200;

/** The faces kept in this browser; null without any. */
export function keptFaces(): Face[] | null {
  try {
    return facesOf(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

const drawn = ({ name, tile, drawing }: Face): Drawn => ({ name, tile, grid: read(drawing) });

export class Editor {
  faces = $state<Drawn[]>([]);
  current = $state(0);
  checked = $state.raw<CheckedTiles | null>(null);
  offline = $state(false);
  /** Somebody else's faces, from a link: they are kept only when they are changed. */
  private borrowed = "";
  private past = $state.raw<string[]>([]);

  readonly face = $derived(this.faces[this.current]);
  readonly written = $derived<Face[]>(this.faces.map(({ name, tile, grid }) => ({ name, tile, drawing: write(grid) })));
  readonly tiles = $derived([...new Set(this.faces.map(({ tile }) => tile))]);
  readonly canUndo = $derived(this.past.length > 0);

  constructor() {
    $effect(() => {
      if (JSON.stringify(this.written) !== this.borrowed) this.keep();
    });
    $effect(() => {
      const faces = this.written;
      let stale = false;
      const timer = setTimeout(() => {
        post<CheckedTiles>("/tiles/check", { faces })
          .then((checked) => {
            if (stale) return;
            this.checked = checked;
            this.offline = false;
          })
          .catch(() => (this.offline = !stale || this.offline));
      }, PAUSE);
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }

  /** The kept faces, or ours where nothing is kept. */
  async open(): Promise<void> {
    const kept = keptFaces();
    if (kept) this.faces = kept.map(drawn);
    else this.faces = (await this.ours()).map(drawn);
  }

  async ours(): Promise<Face[]> {
    return (await get<TileFaces>("/tiles/ours")).faces;
  }

  keep(): void {
    if (this.faces.length) localStorage.setItem(KEY, JSON.stringify(this.written));
  }

  /** Before every change: what there is now can come back. */
  remember(): void {
    const now = JSON.stringify(this.written);
    if (this.past.at(-1) !== now) this.past = [...this.past.slice(-MOST_UNDO), now];
  }

  undo(): void {
    const now = JSON.stringify(this.written);
    const at = this.past.findLastIndex((before) => before !== now);
    const last = this.past[at];
    this.past = this.past.slice(0, Math.max(0, at));
    if (last === undefined) return;
    this.faces = (JSON.parse(last) as Face[]).map(drawn);
    this.current = Math.max(0, Math.min(this.current, this.faces.length - 1));
  }

  replace(faces: Face[], borrowed = false): void {
    this.remember();
    this.faces = faces.map(drawn);
    this.borrowed = borrowed ? JSON.stringify(this.written) : "";
    this.current = 0;
  }

  /** A new face; without a tile, on a tile of its own. */
  add(name: string, tile = this.freeTile()): void {
    this.remember();
    const names = new Set(this.faces.map((face) => face.name));
    let number = this.faces.length + 1;
    while (names.has(`${name} ${number}`)) number++;
    const last = this.faces.findLastIndex((face) => face.tile === tile);
    const at = last < 0 ? this.faces.length : last + 1;
    this.faces.splice(at, 0, { name: `${name} ${number}`, tile, grid: emptyGrid() });
    this.current = at;
  }

  private freeTile(): number {
    let tile = 1;
    while (this.tiles.includes(tile)) tile++;
    return tile;
  }

  remove(at: number): void {
    this.remember();
    this.faces.splice(at, 1);
    this.current = Math.max(0, Math.min(this.current, this.faces.length - 1));
  }
}
