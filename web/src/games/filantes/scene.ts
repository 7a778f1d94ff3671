/** The pieces as they are drawn at one moment. */

import type { View } from "../../api/answers";
import { angleOf, cellOf, type Point } from "./geometry";
import type { Position } from "./position";

export interface Sprite extends Point {
  key: string;
  seat: number;
  number: number;
  cell: string;
  angle: number;
  scale: number;
  opacity: number;
  sheltered: boolean;
}

/** Something short-lived on top of the board. */
export interface Flash extends Point {
  key: number;
  kind: "clash" | "burst" | "text";
  text: string;
  seat: number;
  t: number;
}

export interface Scene {
  /** How things stand after the events shown so far. */
  position: Position;
  sprites: Sprite[];
  flashes: Flash[];
  /** The line a moving piece leaves. */
  trail: { from: Point; to: Point; seat: number; opacity: number } | null;
}

export const keyOf = (seat: number, number: number): string => `${seat}.${number}`;

export const pointOf = (cell: string): Point => {
  const { x, y } = cellOf(cell);
  return { x, y };
};

export const spritesOf = ({ seats }: Position): Sprite[] =>
  seats.flatMap(({ pieces, newcomer }, seat) =>
    pieces.flatMap(({ cell, facing }, number) =>
      cell
        ? [
            {
              key: keyOf(seat, number),
              seat,
              number,
              cell,
              angle: angleOf(facing),
              scale: 1,
              opacity: 1,
              sheltered: newcomer === number,
              ...pointOf(cell),
            },
          ]
        : [],
    ),
  );

export function sceneOf(view: View): Scene {
  const position = view.position as Position;
  return { position, sprites: spritesOf(position), flashes: [], trail: null };
}
