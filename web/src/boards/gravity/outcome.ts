/** What an action would do, read from its preview: the way of the pawn, and what it meets there. */

import type { GameEvent } from "../../lib/types";
import { angleOf, centreOf, rotated, unwrapped, type Point, type Size } from "./geometry";
import type { Action, Colour, Direction, Place, Turn } from "./position";

export interface Dot extends Point {
  r: number;
}

export interface Outcome {
  landing: Place;
  dots: Dot[];
  stars: { cell: string; colour: Colour }[];
  tokens: string[];
  ejected: { cell: string; victim: number }[];
  /** The quarter turns of the tile under the pawn. */
  tile: number | null;
  turned: boolean;
  teleported: boolean;
}

export const DEGREES: Record<Turn, number> = { left: -90, right: 90, half: 180 };

/** Dots on the arc of one step, bulging to where the head points. */
function hop(from: Point, to: Point, up: Direction): Dot[] {
  const rise = rotated({ x: 0, y: -5 }, angleOf(up));
  return [0.3, 0.5, 0.7, 0.9].map((t) => {
    const height = 4 * t * (1 - t);
    return {
      x: from.x + (to.x - from.x) * t + rise.x * height,
      y: from.y + (to.y - from.y) * t + rise.y * height,
      r: 1.15,
    };
  });
}

/** Dots along a fall, further and further apart. */
function plunge(from: Point, to: Point): Dot[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const dots: Dot[] = [];
  for (let k = 1, s = 4.6; s < length - 4; k++, s = 3.6 * k + k * k) {
    const t = s / length;
    dots.push({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, r: Math.min(1.1 + 0.12 * k, 2.2) });
  }
  return dots;
}

/** The events of the acting seat's own action: what follows belongs to the next turn. */
function own(events: GameEvent[]): GameEvent[] {
  const end = events.findIndex(({ type }) => type === "turn_started");
  return end < 0 ? events : events.slice(0, end);
}

export function outcomeOf(action: Action, seat: number, pawn: Place, size: Size): Outcome {
  const outcome: Outcome = {
    landing: { ...pawn },
    dots: [],
    stars: [],
    tokens: [],
    ejected: [],
    tile: null,
    turned: false,
    teleported: false,
  };
  const { landing } = outcome;
  let at = centreOf(pawn.cell);
  let falling: Point | null = null;
  const land = (): void => {
    if (falling) outcome.dots.push(...plunge(falling, at));
    falling = null;
  };
  for (const event of own(action.preview)) {
    const cell = event["cell"] as string;
    if (event.seat !== seat) continue;
    switch (event.type) {
      case "stepped": {
        land();
        at = centreOf(landing.cell);
        const to = unwrapped(at, centreOf(cell), size);
        outcome.dots.push(...hop(at, to, landing.up));
        at = to;
        landing.cell = cell;
        break;
      }
      case "fell":
        falling ??= at;
        at = unwrapped(at, centreOf(cell), size);
        landing.cell = cell;
        break;
      case "turned":
        landing.up = event["up"] as Direction;
        outcome.turned = true;
        break;
      case "carried":
        Object.assign(landing, { cell, up: event["up"] as Direction });
        at = centreOf(cell);
        break;
      case "teleported":
        landing.cell = cell;
        at = centreOf(cell);
        outcome.teleported = true;
        break;
      case "tile_turned":
        outcome.tile = DEGREES[event["turn"] as Turn];
        break;
      case "took_star":
        outcome.stars.push({ cell, colour: event["colour"] as Colour });
        break;
      case "took_token":
        outcome.tokens.push(cell);
        break;
      case "ejected":
        outcome.ejected.push({ cell, victim: event["victim"] as number });
        break;
    }
  }
  land();
  return outcome;
}

/** How much an action brings at once: for badges, and to show the better of two ways to the same place. */
export const gainOf = ({ stars, tokens, ejected }: Outcome): number => stars.length + tokens.length + ejected.length;
