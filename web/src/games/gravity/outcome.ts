/** What an action would do, read from its preview: the way of the pawn, and what it meets there. */

import { angleOf, centreOf, DEGREES, rotated, sizeOf, unwrapped, type Point } from "./geometry";
import type { Action, Colour, Direction, GameEvent, Place, Position } from "./position";
import { reduce } from "./reduce";

export interface Dot extends Point {
  r: number;
}

export interface Outcome {
  landing: Place;
  dots: Dot[];
  /** The last part of the way, for its arrowhead. */
  last: [from: Point, to: Point] | null;
  stars: { cell: string; colour: Colour }[];
  tokens: string[];
  ejected: { cell: string; victim: number }[];
  /** The quarter turns of the tile under the pawn. */
  tile: number | null;
  turned: boolean;
  teleported: boolean;
}

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

/** What an action would do to the pawn of `seat`, which must be on the board. */
export function outcomeOf(action: Action, seat: number, position: Position): Outcome {
  const outcome: Outcome = {
    landing: position.seats[seat]!.pawn!,
    dots: [],
    last: null,
    stars: [],
    tokens: [],
    ejected: [],
    tile: null,
    turned: false,
    teleported: false,
  };
  const size = sizeOf(position.layout);
  let at = centreOf(outcome.landing.cell);
  let falling: Point | null = null;
  const land = (): void => {
    if (falling) {
      outcome.dots.push(...plunge(falling, at));
      outcome.last = [falling, at];
    }
    falling = null;
  };
  for (const event of own(action.preview)) {
    const from = outcome.landing;
    position = reduce(position, event);
    outcome.landing = position.seats[seat]!.pawn ?? from;
    if (!("seat" in event) || event.seat !== seat) continue;
    const here = centreOf(outcome.landing.cell);
    switch (event.type) {
      case "stepped": {
        land();
        at = centreOf(from.cell);
        const to = unwrapped(at, here, size);
        outcome.dots.push(...hop(at, to, from.up));
        outcome.last = [at, to];
        at = to;
        break;
      }
      case "fell":
        falling ??= at;
        at = unwrapped(at, here, size);
        break;
      case "turned":
        outcome.turned = true;
        break;
      case "carried":
        at = here;
        break;
      case "teleported":
        outcome.last = [at, here];
        at = here;
        outcome.teleported = true;
        break;
      case "tile_turned":
        outcome.tile = DEGREES[event.turn];
        break;
      case "took_star":
        outcome.stars.push({ cell: event.cell, colour: event.colour });
        break;
      case "took_token":
        outcome.tokens.push(event.cell);
        break;
      case "ejected":
        outcome.ejected.push({ cell: event.cell, victim: event.victim });
        break;
    }
  }
  land();
  return outcome;
}

/** How much an action brings at once: for badges, and to show the better of two ways to the same place. */
export const gainOf = ({ stars, tokens, ejected }: Outcome): number => stars.length + tokens.length + ejected.length;
