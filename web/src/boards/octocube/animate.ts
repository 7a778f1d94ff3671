/** How events move the scene. */

import { between, fall, glide, settle, spring, type Timeline } from "../../lib/timeline";
import type { GameEvent } from "../../lib/types";
import type { Step } from "../types";
import {
  EDGE,
  middleOf,
  pivot,
  righting,
  ROLLS,
  rotationTo,
  seen,
  STILL,
  THICK,
  turned,
  type Point,
  type Rotation,
} from "./geometry";
import { FACES, freeFace, type CubeTiles, type Direction, type Face, type SeatPosition, type Tile } from "./position";
import { restOn, spriteOf, type CubeSprite, type Flash, type Flight, type Scene, type Spot } from "./scene";

const HIGH = 190;

let keys = 0;

/** An event with its fields under the names and types that this game gives them. */
interface Happening extends GameEvent {
  seat: number;
  other: number;
  cell: string;
  start: string;
  first: string;
  second: string;
  direction: Direction;
  degrees: number;
  top: Face;
  north: Face;
  face: Face;
  tile: Tile;
  gave: Tile;
  got: Tile;
  kind: string;
  category: string;
  abyss: Spot["abyss"];
  left: number;
  count: number;
  points: number;
  space: number;
}

/** Let the scene live through a step; `scene` must be reactive. */
export async function animate(scene: Scene, { events }: Step, timeline: Timeline): Promise<void> {
  /** What goes on beside the main thread of the story: a cube leaves a cell while that changes. */
  const aside: Promise<void>[] = [];
  const middle = (cell: string): Point => middleOf(cell, scene.side);
  const cubeOf = (seat: number): CubeSprite | undefined => scene.cubes.find((cube) => cube.seat === seat);
  const over = (cell: string): Point => seen(middle(cell), THICK * (scene.cells[cell]?.pile.length ?? 0));
  const headOf = (cube: CubeSprite | undefined): Point => (cube ? seen(cube, cube.z + EDGE / 2) : over("c3"));

  async function flash(at: Point, seat: number, text: string, tile: Tile | null, time: number): Promise<void> {
    const key = ++keys;
    scene.flashes.push({ key, seat, text, tile, t: 0, x: at.x, y: at.y });
    const mine = scene.flashes[scene.flashes.length - 1] as Flash;
    await timeline.tween(time, (t) => (mine.t = t), settle);
    scene.flashes = scene.flashes.filter((other) => other.key !== key);
  }

  async function fly(tile: Tile, from: Point, to: Point): Promise<void> {
    const key = ++keys;
    scene.flights.push({ key, tile, scale: 1, opacity: 1, x: from.x, y: from.y });
    const mine = scene.flights[scene.flights.length - 1] as Flight;
    await timeline.tween(620, (t) => {
      const rise = 4 * t * (1 - t);
      mine.x = between(from.x, to.x, t);
      mine.y = between(from.y, to.y, t) - 46 * rise;
      mine.scale = 1 + 0.25 * rise;
    });
    scene.flights = scene.flights.filter((other) => other.key !== key);
  }

  /** Turn a cube about its middle; the pictures on its faces stay upright. */
  async function turn(cube: CubeSprite, rotation: Rotation, time: number, draw: (t: number) => void): Promise<void> {
    const spins = righting(rotation);
    await timeline.tween(time, (t) => {
      cube.rotation = { axis: rotation.axis, degrees: rotation.degrees * t };
      cube.spins = Object.fromEntries(FACES.map((face) => [face, spins[face] * t])) as typeof spins;
      draw(t);
    });
    cube.rotation = STILL;
    cube.spins = null;
    const seat = scene.seats[cube.seat];
    if (!seat || seat.wishes.length) return; // in kids, where tiles sit does not matter
    seat.cube = turned(seat.cube, rotation);
    cube.tiles = { ...seat.cube };
  }

  async function roll(cube: CubeSprite, direction: Direction, cell: string): Promise<void> {
    const [from, to] = [
      { x: cube.x, y: cube.y, z: cube.z },
      { ...middle(cell), z: restOn(scene.cells[cell]) },
    ];
    await turn(cube, ROLLS[direction], 640, (t) => {
      const angle = (t * Math.PI) / 2;
      cube.x = between(from.x, to.x, t);
      cube.y = between(from.y, to.y, t);
      // Over its edge: the middle is highest when the cube stands on it.
      cube.z = between(from.z, to.z, t) + (EDGE / 2) * (Math.cos(angle) + Math.sin(angle) - 1);
    });
  }

  async function carry(cube: CubeSprite, cell: string, rise = HIGH): Promise<void> {
    const [from, to] = [
      { x: cube.x, y: cube.y, z: cube.z },
      { ...middle(cell), z: restOn(scene.cells[cell]) },
    ];
    await timeline.tween(900, (t) => {
      cube.x = between(from.x, to.x, t);
      cube.y = between(from.y, to.y, t);
      cube.z = between(from.z, to.z, t) + rise * 4 * t * (1 - t);
    });
  }

  const put = (seat: number, face: Face, tile: Tile | null): void => {
    const tiles = scene.seats[seat]?.cube;
    if (tiles) tiles[face] = tile;
    const cube = cubeOf(seat);
    if (cube) cube.tiles[face] = tile;
  };
  const gain = (seat: SeatPosition | undefined, tile: Tile, count = 1): void => {
    if (!seat) return;
    if (tile === "coin") seat.coins += count;
    else seat.board[tile] = (seat.board[tile] ?? 0) + count;
  };
  const loose = (cube: CubeTiles, tile: Tile): void => {
    const face = FACES.find((one) => cube[one] === tile);
    if (face) cube[face] = null;
  };
  const pop = (cell: string): void => {
    const spot = scene.cells[cell];
    spot?.pile.pop();
    spot?.seen.pop();
  };
  const show = (cell: string, tile: Tile): void => {
    const spot = scene.cells[cell];
    if (!spot?.pile.length) return;
    spot.pile[spot.pile.length - 1] = tile;
    spot.seen[spot.pile.length - 1] = true;
  };
  async function grow(spot: Spot | undefined, time: number): Promise<void> {
    if (spot) await timeline.tween(time, (t) => (spot.grown = t), spring);
  }

  for (const event of events as Happening[]) {
    const seat = scene.seats[event.seat];
    const cube = cubeOf(event.seat);
    switch (event.type) {
      case "placed": {
        if (!seat) break;
        seat.cube = turned(seat.cube, rotationTo(event.top, event.north));
        seat.cell = event.cell;
        const rest = restOn(scene.cells[event.cell]);
        scene.cubes.push({ ...spriteOf(event.seat, middle(event.cell), rest + HIGH, seat.cube), opacity: 0 });
        const placed = scene.cubes[scene.cubes.length - 1]!;
        await timeline.tween(
          420,
          (t) => {
            placed.z = rest + HIGH * (1 - t);
            placed.opacity = Math.min(1, 2 * t);
          },
          fall,
        );
        break;
      }
      case "rolled":
        if (cube) await roll(cube, event.direction, event.cell);
        if (seat) seat.cell = event.cell;
        break;
      case "pivoted":
        if (cube) {
          const degrees = event.degrees === 270 ? -90 : event.degrees;
          const base = cube.z;
          await turn(cube, pivot(degrees), 560, (t) => (cube.z = base + 20 * 4 * t * (1 - t)));
        }
        break;
      case "turned":
        if (cube) {
          const base = cube.z;
          await turn(
            cube,
            rotationTo(event.top, event.north),
            900,
            (t) => (cube.z = base + 70 * Math.min(1, 4 * t * (1 - t) * 1.6)),
          );
        }
        break;
      case "stuck":
        pop(event.cell);
        put(event.seat, seat?.wishes.length ? freeFace(seat.cube) : event.face, event.tile);
        if (cube) {
          const from = cube.z;
          await Promise.all([
            flash(headOf(cube), event.seat, "", event.tile, 760),
            timeline.tween(160, (t) => (cube.z = between(from, restOn(scene.cells[event.cell]), t)), glide),
          ]);
        }
        break;
      case "uncovered":
        show(event.cell, event.tile);
        aside.push(grow(scene.cells[event.cell], 420));
        break;
      case "laid": {
        const spot = scene.cells[event.cell];
        if (spot) spot.abyss = event.abyss ?? "plain";
        scene.reserve = event.left;
        aside.push(grow(spot, 700));
        break;
      }
      case "taken":
        if (cube) {
          const from = cube.z;
          await timeline.tween(
            420,
            (t) => {
              cube.z = from + HIGH * t;
              cube.opacity = 1 - t;
            },
            fall,
          );
        }
        scene.cubes = scene.cubes.filter((one) => one.seat !== event.seat);
        if (seat) seat.cell = null;
        break;
      case "detached":
        scene.focus = event.seat;
        await timeline.wait(110);
        if (seat?.wishes.length) loose(seat.cube, event.tile);
        else put(event.seat, event.face, null);
        gain(seat, event.tile);
        break;
      case "scored":
        scene.focus = event.seat;
        if (seat && seat.points !== null) seat.points += event.points;
        await flash(
          centre(scene),
          event.seat,
          `× ${event.count}   +${event.points}`,
          event.kind,
          event.points ? 900 : 400,
        );
        break;
      case "used":
      case "declined":
      case "passed":
        await timeline.wait(140);
        break;
      case "replaced":
        scene.focus = event.seat;
        gain(seat, event.gave, -1);
        await flash(headOf(cube), event.seat, "", event.gave, 620);
        put(event.seat, "top", event.gave);
        gain(seat, event.got);
        break;
      case "lifted":
        if (cube) await carry(cube, event.cell);
        if (seat) seat.cell = event.cell;
        break;
      case "fetched":
        pop(event.cell);
        await fly(event.tile, over(event.cell), headOf(cube));
        put(event.seat, "top", event.tile);
        break;
      case "traded":
        scene.focus = event.seat;
        gain(seat, event.gave, -1);
        await flash(over(event.cell), event.seat, "", event.gave, 620);
        show(event.cell, event.gave);
        gain(seat, event.got);
        await grow(scene.cells[event.cell], 300);
        break;
      case "switched": {
        const other = cubeOf(event.other);
        const them = scene.seats[event.other];
        if (!seat || !them || !cube || !other) break;
        [seat.cell, them.cell] = [them.cell, seat.cell];
        await Promise.all([carry(cube, seat.cell ?? "a1", HIGH), carry(other, them.cell ?? "a1", HIGH / 3)]);
        break;
      }
      case "swapped": {
        const [first, second] = [scene.cells[event.first], scene.cells[event.second]];
        if (!first || !second) break;
        const [a, b] = [middle(event.first), middle(event.second)];
        await timeline.tween(900, (t) => {
          first.away = { x: (b.x - a.x) * t, y: (b.y - a.y) * t };
          second.away = { x: (a.x - b.x) * t, y: (a.y - b.y) * t };
          first.lift = 120 * 4 * t * (1 - t);
          second.lift = 40 * 4 * t * (1 - t);
        });
        const home = { away: { x: 0, y: 0 }, lift: 0 };
        scene.cells[event.first] = { ...second, ...home };
        scene.cells[event.second] = { ...first, ...home };
        break;
      }
      case "exchanged": {
        const other = cubeOf(event.other);
        await Promise.all([fly(event.gave, headOf(cube), headOf(other)), fly(event.got, headOf(other), headOf(cube))]);
        put(event.seat, "top", event.got);
        put(event.other, "top", event.gave);
        break;
      }
      case "fitted":
        scene.focus = event.seat;
        if (seat) {
          loose(seat.cube, event.tile);
          seat.spaces[event.space] = event.tile;
        }
        await timeline.wait(320);
        break;
      case "stacked":
        scene.focus = event.seat;
        if (seat) loose(seat.cube, event.tile);
        scene.stack.push(event.tile);
        await timeline.wait(260);
        break;
      case "stack_laid": {
        const spot = scene.cells[event.cell];
        if (!spot) break;
        spot.abyss = null;
        spot.pile.push(...scene.stack);
        spot.seen.push(...scene.stack.map(() => true));
        scene.stack = [];
        await grow(spot, 480);
        break;
      }
      case "coins":
        await flash(centre(scene), event.seat, `× ${event.count}   +${event.points}`, "coin", 620);
        break;
      case "majority":
        if (event.points)
          await flash(centre(scene), event.seat, `${event.place as number}.   +${event.points}`, event.category, 380);
        break;
    }
  }
  await Promise.all(aside);
  scene.focus = null;
  await timeline.wait(events.length ? 100 : 0);
}

const centre = ({ side }: Scene): Point => ({ x: side * 50, y: side * 50 });
