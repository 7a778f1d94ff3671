/** What the previewed events of an action would make of the deciding seat's cube. */

import { FACES, type Action, type CubeTiles, type Face, type GameEvent, type Position, type Tile } from "./position";
import { reduce } from "./reduce";

export interface Prospect {
  /** Where the cube would be in the end; null: in the personal area. */
  cell: string | null;
  /** Where it would come to rest, even if it is taken off at once. */
  landing: string | null;
  tiles: CubeTiles;
  /** Faces that would carry something new. */
  fresh: Face[];
  /** The tile that would stick, if any. */
  stuck: Tile | null;
  /** What taking tiles off would bring, at once. */
  points: number;
}

/** The tile that an event puts on the cube of its seat. */
function newTile(event: GameEvent): Tile | null {
  switch (event.type) {
    case "stuck":
    case "fetched":
      return event.tile;
    case "replaced":
      return event.gave;
    case "exchanged":
      return event.got;
    default:
      return null;
  }
}

export function prospectOf({ preview }: Action, seat: number, position: Position): Prospect {
  const prospect = { landing: null as string | null, fresh: [] as Face[], stuck: null as Tile | null, points: 0 };
  for (const event of preview) {
    const before = position.seats[seat]!;
    position = reduce(position, event);
    const { cell, cube } = position.seats[seat]!;
    if (cell !== before.cell) prospect.landing = cell ?? prospect.landing;
    if (!("seat" in event) || event.seat !== seat) continue;
    const tile = newTile(event);
    if (tile) prospect.fresh.push(...FACES.filter((face) => cube[face] === tile && before.cube[face] !== tile));
    if (event.type === "stuck") prospect.stuck = event.tile;
    if (event.type === "scored") prospect.points += event.points;
  }
  const { cell, cube } = position.seats[seat]!;
  return { ...prospect, cell, tiles: cube };
}
