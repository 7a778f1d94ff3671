/** What a move, a turn or an entry would make of its piece, before the fights that it brings. */

import type { Action, Piece, Position } from "./position";
import { reduce } from "./reduce";

export interface Prospect {
  seat: number;
  /** Null: from the reserve. */
  from: string | null;
  piece: Piece;
}

export function prospectOf({ preview }: Action, position: Position): Prospect | null {
  for (const event of preview) {
    if (event.type !== "moved" && event.type !== "turned" && event.type !== "entered") continue;
    const pieceIn = ({ seats }: Position): Piece => seats[event.seat]!.pieces[event.piece]!;
    return { seat: event.seat, from: pieceIn(position).cell, piece: pieceIn(reduce(position, event)) };
  }
  return null;
}
