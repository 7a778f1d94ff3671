/**
 * Variations: moves that the reader tries from plies of a finished game, as a tree with comments. They are kept in this
 * browser; where a line leads is asked of the backend, which has the rules.
 */

import type { Move } from "../api/answers";
import type { Grade } from "./review.svelte";

export interface Variation {
  notation: string;
  move: Move;
  seat: number;
  grade: Grade | null;
  comment: string;
  next: Variation[];
}
/** The variations that leave the game at each ply. */
type Tree = Record<number, Variation[]>;
/** Where one stands: the ply at which the game was left, and the moves since then. */
export interface Line {
  ply: number;
  moves: string[];
}

const KEY = "asterism.variations";
/** So many games keep their variations. */
const GAMES = 30;

type Kept = [table: string, tree: Tree][];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

/** The nodes along a line, as far as they are there. */
export function nodesOf(tree: Tree, { ply, moves }: Line): Variation[] {
  let level = tree[ply] ?? [];
  const path: Variation[] = [];
  for (const notation of moves) {
    const node = level.find((one) => one.notation === notation);
    if (!node) break;
    path.push(node);
    level = node.next;
  }
  return path;
}

export class Variations {
  tree = $state<Tree>({});

  constructor(private readonly table: string) {
    this.tree = kept().find(([id]) => id === table)?.[1] ?? {};
  }

  readonly empty: boolean = $derived(Object.values(this.tree).every((nodes) => !nodes.length));

  /** The node at the end of a line; it is there once the line was tried. */
  at(line: Line): Variation | null {
    const path = nodesOf(this.tree, line);
    return path.length === line.moves.length ? (path.at(-1) ?? null) : null;
  }

  /** Add a move after a line, unless it is there. */
  add(line: Line, move: Pick<Variation, "notation" | "move" | "seat">): void {
    this.tree[line.ply] ??= []; // read again below: the value of an assignment is not the state
    const level = line.moves.length ? this.at(line)?.next : this.tree[line.ply];
    if (!level || level.some(({ notation }) => notation === move.notation)) return;
    level.push({ ...move, grade: null, comment: "", next: [] });
    this.keep();
  }

  grade(line: Line, grade: Grade): void {
    const node = this.at(line);
    if (!node) return;
    node.grade = grade;
    this.keep();
  }

  comment(line: Line, text: string): void {
    const node = this.at(line);
    if (!node) return;
    node.comment = text.trim();
    this.keep();
  }

  /** Forget a line from its last move on. */
  remove(line: Line): void {
    const last = line.moves.at(-1);
    const before = { ply: line.ply, moves: line.moves.slice(0, -1) };
    const level = before.moves.length ? this.at(before)?.next : this.tree[line.ply];
    const place = level?.findIndex(({ notation }) => notation === last) ?? -1;
    if (place >= 0) level?.splice(place, 1);
    this.keep();
  }

  private keep(): void {
    const others = kept().filter(([id]) => id !== this.table);
    const own: Kept = this.empty ? [] : [[this.table, $state.snapshot(this.tree) as Tree]];
    localStorage.setItem(KEY, JSON.stringify([...own, ...others].slice(0, GAMES)));
  }
}
