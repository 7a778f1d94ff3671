/** Actions as a card and what it is used for; either can be chosen first. */

import { gainOf, outcomeOf, type Outcome } from "./outcome";
import type { Action, Card, Move, Position } from "./position";

export interface Use {
  action: Action;
  card: Card;
  /** The mark on the board that stands for it: a step, a turn of the tile, or the place where the pawn comes to rest. */
  spot: string;
  /** What is done, whatever the card. */
  effect: string;
  faceDown: boolean;
  outcome: Outcome;
}

function cardOf(move: Move): Card | null {
  switch (move.type) {
    case "simple":
      return move.card;
    case "long_jump":
    case "high_jump":
    case "drop":
    case "rotate":
      return move.joker ? "joker" : move.type;
    case "tile_turn":
    case "double_jump":
    case "teleport":
      return move.type;
    default:
      return null;
  }
}

function effectOf(move: Move): string {
  const words = [
    move.type,
    "side" in move && move.side,
    "turn" in move && move.turn,
    "first" in move && `${move.first} ${move.second}`,
  ];
  return words.filter(Boolean).join(" ");
}

function spotOf(move: Move, { landing }: Outcome): string {
  return move.type === "simple" || move.type === "tile_turn" ? effectOf(move) : `to ${landing.cell} ${landing.up}`;
}

export function usesOf(legal: Action[], seat: number, position: Position): Use[] {
  if (!position.seats[seat]?.pawn) return [];
  return legal.flatMap((action) => {
    const card = cardOf(action.move);
    if (!card) return [];
    const outcome = outcomeOf(action, seat, position);
    const { move } = action;
    return [
      { action, card, spot: spotOf(move, outcome), effect: effectOf(move), faceDown: move.type === "simple", outcome },
    ];
  });
}

/** The keys that lead to a use, beginning with its card or with its spot; a third one only where these do not suffice. */
export function keysOf(use: Use, uses: Use[], cardFirst: boolean): string[] {
  // A place that only one card leads to needs no choice of a card.
  const only = uses.every(({ card, spot }) => spot !== use.spot || card === use.card);
  const keys = cardFirst ? [`card ${use.card}`, use.spot] : only ? [use.spot] : [use.spot, `card ${use.card}`];
  const twins = uses.filter(({ card, spot }) => card === use.card && spot === use.spot);
  return twins.length > 1 ? [...keys, use.effect] : keys;
}

/** The best use of each spot. */
export function spots(uses: Use[]): Map<string, Use> {
  const best = new Map<string, Use>();
  for (const use of uses) {
    const rival = best.get(use.spot);
    if (!rival || gainOf(use.outcome) > gainOf(rival.outcome)) best.set(use.spot, use);
  }
  return best;
}
