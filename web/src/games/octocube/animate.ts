/** How events move the scene. */

import { between, fall, glide, spring, type Timeline } from "../../lib/timeline";
import type { Step } from "../board";
import { flasher, newKey } from "../effects";
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
  type Point,
  type Rotation,
} from "./geometry";
import { FACES, type Direction, type GameEvent, type Tile } from "./position";
import { reduce } from "./reduce";
import { restOn, spriteOf, stillSpot, type CubeSprite, type Flight, type Scene } from "./scene";

const HIGH = 190;

/** Let the scene live through a step; `scene` must be reactive. */
export async function animate(scene: Scene, { events }: Step, timeline: Timeline): Promise<void> {
  /** What goes on beside the main thread of the story: a cube leaves a cell while that changes. */
  const aside: Promise<void>[] = [];
  const show = flasher(scene, timeline);
  const flash = ({ x, y }: Point, seat: number, text: string, tile: Tile | null, time: number): Promise<void> =>
    show({ x, y, seat, text, tile }, time);
  const middle = (cell: string): Point => middleOf(cell, scene.side);
  const cubeOf = (seat: number): CubeSprite | undefined => scene.cubes.find((cube) => cube.seat === seat);
  const over = (cell: string): Point => seen(middle(cell), THICK * (scene.position.cells[cell]?.pile.length ?? 0));
  const headOf = (cube: CubeSprite | undefined): Point => (cube ? seen(cube, cube.z + EDGE / 2) : over("c3"));

  async function fly(tile: Tile | null, from: Point, to: Point): Promise<void> {
    const key = newKey();
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

  /** Turn a cube about its middle; the pictures on its faces stay upright. It is still again once this is `settled`. */
  async function turn(cube: CubeSprite, rotation: Rotation, time: number, draw: (t: number) => void): Promise<void> {
    const spins = righting(rotation);
    await timeline.tween(time, (t) => {
      cube.rotation = { axis: rotation.axis, degrees: rotation.degrees * t };
      cube.spins = Object.fromEntries(FACES.map((face) => [face, spins[face] * t])) as typeof spins;
      draw(t);
    });
  }

  async function roll(cube: CubeSprite, direction: Direction, cell: string): Promise<void> {
    const [from, to] = [
      { x: cube.x, y: cube.y, z: cube.z },
      { ...middle(cell), z: restOn(scene.position.cells[cell]) },
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
      { ...middle(cell), z: restOn(scene.position.cells[cell]) },
    ];
    await timeline.tween(900, (t) => {
      cube.x = between(from.x, to.x, t);
      cube.y = between(from.y, to.y, t);
      cube.z = between(from.z, to.z, t) + rise * 4 * t * (1 - t);
    });
  }

  async function grow(cell: string, time: number): Promise<void> {
    const spot = scene.spots[cell];
    if (spot) await timeline.tween(time, (t) => (spot.grown = t), spring);
  }

  for (const event of events as GameEvent[]) {
    const next = reduce(scene.position, event);
    /** Draw how things stand after the event: at the end of what it moves, where nothing else is said. */
    const settled = (): void => {
      scene.position = next;
    };
    const cube = "seat" in event ? cubeOf(event.seat) : undefined;
    switch (event.type) {
      case "placed": {
        settled();
        const rest = restOn(next.cells[event.cell]);
        scene.cubes.push({ ...spriteOf(event.seat, middle(event.cell), rest + HIGH), opacity: 0 });
        const placed = scene.cubes.at(-1)!;
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
        settled();
        if (cube) {
          const from = cube.z;
          await Promise.all([
            flash(headOf(cube), event.seat, "", event.tile, 760),
            timeline.tween(160, (t) => (cube.z = between(from, restOn(next.cells[event.cell]), t)), glide),
          ]);
        }
        break;
      case "uncovered":
        aside.push(grow(event.cell, 420));
        break;
      case "laid":
        aside.push(grow(event.cell, 700));
        break;
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
        break;
      case "detached":
        scene.focus = event.seat;
        await timeline.wait(110);
        break;
      case "scored":
        scene.focus = event.seat;
        settled();
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
        await flash(headOf(cube), event.seat, "", event.gave, 620);
        break;
      case "lifted":
        if (cube) await carry(cube, event.cell);
        break;
      case "fetched": {
        const spot = scene.spots[event.cell]!;
        spot.fetched = true;
        await fly(event.tile, over(event.cell), headOf(cube));
        spot.fetched = false;
        break;
      }
      case "traded":
        scene.focus = event.seat;
        await flash(over(event.cell), event.seat, "", event.gave, 620);
        settled();
        await grow(event.cell, 300);
        break;
      case "switched": {
        const other = cubeOf(event.other);
        settled();
        if (!cube || !other) break;
        const [mine, theirs] = [next.seats[event.seat]?.cell ?? "a1", next.seats[event.other]?.cell ?? "a1"];
        await Promise.all([carry(cube, mine, HIGH), carry(other, theirs, HIGH / 3)]);
        break;
      }
      case "swapped": {
        const [first, second] = [scene.spots[event.first], scene.spots[event.second]];
        if (!first || !second) break;
        const [a, b] = [middle(event.first), middle(event.second)];
        await timeline.tween(900, (t) => {
          first.away = { x: (b.x - a.x) * t, y: (b.y - a.y) * t };
          second.away = { x: (a.x - b.x) * t, y: (a.y - b.y) * t };
          first.lift = 120 * 4 * t * (1 - t);
          second.lift = 40 * 4 * t * (1 - t);
        });
        Object.assign(first, stillSpot());
        Object.assign(second, stillSpot());
        break;
      }
      case "exchanged": {
        const other = cubeOf(event.other);
        await Promise.all([fly(event.gave, headOf(cube), headOf(other)), fly(event.got, headOf(other), headOf(cube))]);
        break;
      }
      case "fitted":
        scene.focus = event.seat;
        settled();
        await timeline.wait(320);
        break;
      case "stacked":
        scene.focus = event.seat;
        settled();
        await timeline.wait(260);
        break;
      case "stack_laid":
        settled();
        await grow(event.cell, 480);
        break;
      case "coins":
        await flash(centre(scene), event.seat, `× ${event.count}   +${event.points}`, "coin", 620);
        break;
      case "majority":
        if (event.points)
          await flash(centre(scene), event.seat, `${event.place}.   +${event.points}`, event.category, 380);
        break;
    }
    settled();
    if (cube) Object.assign(cube, { rotation: STILL, spins: null });
  }
  await Promise.all(aside);
  scene.focus = null;
  await timeline.wait(events.length ? 100 : 0);
}

const centre = ({ side }: Scene): Point => ({ x: side * 50, y: side * 50 });
