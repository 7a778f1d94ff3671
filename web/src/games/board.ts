/** The border between the shell and the boards. See README.md beside this file. */

import type { Component } from "svelte";
import type { Quiet } from "../lib/sentences";
import type { Timeline } from "../lib/timeline";
import type { Trace } from "../lib/trace";
import type { GameEvent, LegalAction, View } from "../api/answers";
import type { GameTexts } from "../lib/texts";

/** How a seat looks: its name for people, its colour as a CSS value, and its pattern (0 … 5, one per seat). */
export interface SeatLook {
  name: string;
  colour: string;
  pattern: number;
  /** Whether a person at this screen decides for it. */
  mine: boolean;
}

/** Something that happened, to be shown: `view` is how things stand afterwards. */
export interface Step {
  events: GameEvent[];
  view: View;
}

/** What is given to a board. Everything may change at any time; the board draws what it has. */
export interface BoardProps {
  /** What to draw. While `step` is set: how things stood before it. */
  view: View;
  /** The seat this screen looks from; null for a spectator. Boards may turn themselves to it. */
  viewpoint: number | null;
  /** One per seat, in order. */
  seats: SeatLook[];
  /** What may be done now; empty when nothing may be. The board offers these and nothing else. */
  legal: LegalAction[];
  /** Animate this with `timeline`, then call `onshown(step)`. Null: nothing to animate. */
  step: Step | null;
  timeline: Timeline;
  /** The game's texts in the reader's language. */
  texts: GameTexts;
  /** The action a hint points at, to be marked; null: none. */
  hint: number | null;
  /** Cells to mark: the last move of each seat, and what a line of the log speaks of. */
  traces: Trace[];
  /** The action that was sent and not answered yet; nothing may be chosen meanwhile. */
  pending: number | null;
  /** Whether every move is to be confirmed, also where it could be looked at before. */
  confirm: boolean;
  /** A picture only (miniatures, diagrams): nothing can be focused, and small details may be left out. */
  picture: boolean;
  /** The reader chose this action. */
  onplay(action: number): void;
  /** The reader considers this action (hover, focus), or none: the shell writes what it would do. */
  onconsider(action: LegalAction | null): void;
  /** A move was chosen that plays only when it is confirmed: chosen once more, or by calling this. Null: none any more. */
  onawait(confirm: (() => void) | null): void;
  /** What is asked in the middle of a choice, in words; null: what the position asks. */
  onask(question: string | null): void;
  /** The reader tried something that cannot be done, as a move: the shell says why. */
  onwhy(move: Record<string, unknown>): void;
  /** The step has been shown, or could not be: what is next is shown either way. */
  onshown(step: Step, error?: unknown): void;
}

/** One thing everybody may know about a seat, shown beside its name. */
export interface Stat {
  label: string;
  value: number | string;
  /** An SVG path in a 0 0 16 16 box. */
  icon?: string;
}

/** A line of the score sheet: what it is, and what it brought each seat. */
export interface ScoreLine {
  label: string;
  values: number[];
  /** Whether the highest value is marked. */
  leads?: boolean;
  /** Its sign: an SVG path in a -8 -8 16 16 box, and its colour. */
  icon?: { path: string; fill: string };
}

/** How things stand for every seat: sentences about the game as a whole, and a table. */
export interface Standing {
  /** What wins, in one line. */
  aim: string;
  /** When the game ends, where that is not part of the aim. */
  ending?: string;
  /** How near the end is, in two or three words, where the seats do not show it. */
  left?: string;
  notes: string[];
  lines: ScoreLine[];
}

/** What a board's `index.ts` exports as `board`. */
export interface Board {
  component: Component<BoardProps>;
  /** What is open about a seat. */
  stats(view: View, seat: number, texts: GameTexts): Stat[];
  /** How things stand while the game goes on; without it, there is no such panel. */
  standing?(view: View, texts: GameTexts): Standing;
  /** The score sheet of a finished game, by its view and the events that ended it; its last line is the total. */
  sheet(view: View, events: GameEvent[], texts: GameTexts): ScoreLine[];
  /** Types of events that are left out of sentences, because they can be seen or follow from others (`lib/sentences.ts`). */
  quiet: Quiet;
}
