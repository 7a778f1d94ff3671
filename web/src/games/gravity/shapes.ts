/** Cut-out shapes: stars by colour, and the pictograms of the cards. */

import { starPath } from "./geometry";
import type { Card, Colour, Side, Turn } from "./position";

/** Six colours, six numbers of points. */
export const STARS: Record<Colour, { fill: string; fold: string; path: string; points: number }> = {
  blue: { points: 4, fill: "#5aa7f2", fold: "#2f74c4", path: starPath(4, 7.4, 0.42) },
  yellow: { points: 5, fill: "#f7cf45", fold: "#d39a16", path: starPath(5, 7.2, 0.48) },
  pink: { points: 3, fill: "#f38bb8", fold: "#c74f86", path: starPath(3, 7.8, 0.4) },
  green: { points: 6, fill: "#4fc08f", fold: "#22855b", path: starPath(6, 7, 0.56) },
  orange: { points: 8, fill: "#f58f3e", fold: "#c25e12", path: starPath(8, 6.8, 0.66) },
  white: { points: 12, fill: "#fffdf6", fold: "#a7a2bd", path: starPath(12, 6.6, 0.76) },
};

export const SYMBOL_STAR = starPath(5, 5.2, 0.5);
/** Two thirds of a circle with an arrow head, in a box from -6 to 6. */
export const REPLAY = "M4.4 -1.6A4.7 4.7 0 1 0 4.4 1.8M4.9 -5V-1.4H1.3";

/** The pictograms, in a box from -12 to 12: a pawn's way over its floor. */
export interface Pictogram {
  floor: string;
  way: string;
  head: string;
}

export const PICTOGRAMS: Record<Card, Pictogram> = {
  long_jump: { floor: "M-11 8H11", way: "M-8.5 4C-6 -8 4 -8 6.5 1.5", head: "M7.6 6L3.2 2L9.8 .4Z" },
  high_jump: {
    floor: "M-11 8H1M3 1H11",
    way: "M-7 4V-6C-7 -9 6 -10 7 -5",
    head: "M7.3 -1.4L3.4 -5.4L10.4 -6Z",
  },
  drop: { floor: "M-10 -1H10", way: "M0 -10V4", head: "M0 10L-4 3.5H4Z" },
  rotate: {
    floor: "M-11 10H11",
    way: "M7 2.5A7.4 7.4 0 1 0 0 5.6",
    head: "M10.6 3.8L3.8 4.6L6.4 -2Z",
  },
  joker: { floor: "", way: "", head: starPath(5, 10, 0.42) },
  tile_turn: {
    floor: "M-6 -6H6V6H-6ZM-6 0H0M0 6V0",
    way: "M-2 -10.5A10.5 10.5 0 0 1 10.5 -1",
    head: "M10.8 4.5L7 -1.6L13.8 -1.8Z",
  },
  double_jump: {
    floor: "M-11 1H-2M1 9H11",
    way: "M-10 -3C-8 -10 -3 -10 -2 -3.5C-1 -1 0 -1 1 -3C3 -6 7 -3 7.5 3",
    head: "M7.8 7.6L4 2.6L10.8 2.4Z",
  },
  teleport: {
    floor: "M-10 9H-3M3 9H10",
    way: "M-6.5 5.5V-1M6.5 5.5V-1",
    head: "M0 -10L1.6 -5.6L6 -4L1.6 -2.4L0 2L-1.6 -2.4L-6 -4L-1.6 -5.6Z",
  },
};

/** Arrows round, in a box from -10 to 10: the line and its heads. */
export const TURNS: Record<Turn, { line: string; head: string }> = {
  left: { line: "M6.5 6.5A8 8 0 0 0 -7 -1.5", head: "M-7.6 5L-11.3 -2.4L-3 -2.6Z" },
  right: { line: "M-6.5 6.5A8 8 0 0 1 7 -1.5", head: "M7.6 5L11.3 -2.4L3 -2.6Z" },
  half: {
    line: "M-8 -1A8 8 0 0 1 5 -6M8 1A8 8 0 0 1 -5 6",
    head: "M9 -1.5L7.6 -9L2 -3.6ZM-9 1.5L-7.6 9L-2 3.6Z",
  },
};
/** An arrow to a side. */
export const SIDES: Record<Side, string> = {
  left: "M5.5 0H-5M-1.5 -4.5L-6 0L-1.5 4.5",
  right: "M-5.5 0H5M1.5 -4.5L6 0L1.5 4.5",
};
