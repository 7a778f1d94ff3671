/** What the previewed events of an action would make of the deciding seat's cube. */

import { pivot, ROLLS, rotationTo, turned } from "./geometry";
import {
  freeFace,
  type Action,
  type CubeTiles,
  type Direction,
  type Face,
  type SeatPosition,
  type Tile,
} from "./position";

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

export function prospectOf({ preview }: Action, seat: number, seats: SeatPosition[]): Prospect {
  const now = seats[seat]!;
  const prospect: Prospect = {
    cell: now.cell,
    landing: null,
    tiles: { ...now.cube },
    fresh: [],
    stuck: null,
    points: 0,
  };
  const kids = now.wishes.length > 0;
  const put = (face: Face, tile: Tile): void => {
    prospect.tiles[face] = tile;
    prospect.fresh.push(face);
  };
  const land = (cell: string | null): void => {
    prospect.cell = prospect.landing = cell;
  };
  for (const event of preview) {
    if (event["seat"] !== seat) continue;
    const cell = event["cell"] as string;
    switch (event.type) {
      case "placed":
      case "turned":
        if (event.type === "placed") land(cell);
        prospect.tiles = turned(prospect.tiles, rotationTo(event["top"] as Face, event["north"] as Face));
        break;
      case "rolled":
        land(cell);
        if (!kids) prospect.tiles = turned(prospect.tiles, ROLLS[event["direction"] as Direction]);
        break;
      case "pivoted":
        prospect.tiles = turned(prospect.tiles, pivot(event["degrees"] as number));
        break;
      case "lifted":
        land(cell);
        break;
      case "switched":
        land(seats[event["other"] as number]?.cell ?? null);
        break;
      case "stuck":
        prospect.stuck = event["tile"] as Tile;
        put(kids ? freeFace(prospect.tiles) : (event["face"] as Face), prospect.stuck);
        break;
      case "fetched":
        put("top", event["tile"] as Tile);
        break;
      case "replaced":
        put("top", event["gave"] as Tile);
        break;
      case "exchanged":
        put("top", event["got"] as Tile);
        break;
      case "taken":
        prospect.cell = null;
        break;
      case "detached":
        prospect.tiles[event["face"] as Face] = null;
        break;
      case "scored":
        prospect.points += event["points"] as number;
        break;
    }
  }
  return prospect;
}
