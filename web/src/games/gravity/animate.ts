/** How events move the scene. */

import { between, fall, glide, linear, settle, spring, type Ease, type Timeline } from "../../lib/timeline";
import type { Step } from "../board";
import { flasher, newKey } from "../effects";
import {
  angleOf,
  centreOf,
  DEGREES,
  isOn,
  nearAngle,
  rotated,
  sizeOf,
  TILE,
  tileOf,
  unwrapped,
  type Point,
} from "./geometry";
import type { Card, Colour, GameEvent, Position } from "./position";
import { reduce } from "./reduce";
import { groundOf, markerOf, pawnSprite, starsOf, type Flash, type Flight, type PawnSprite, type Scene } from "./scene";

type Laying = Extract<GameEvent, { type: "played" | "played_joker" | "laid" | "used_goodie" | "laid_goodie" }>;
type Move = Extract<GameEvent, { type: "stepped" | "fell" | "turned" | "hovered" | "teleported" }>;

/** The card that an event lays before its seat; null where it is hidden. */
function laidCard(event: Laying): Card | null {
  if ("goodie" in event) return event.goodie;
  return event.type === "played_joker" ? "joker" : event.card;
}

const MOVES = new Set(["stepped", "fell", "turned", "teleported", "entered", "tile_turned", "turn_started"]);
const ABOVE = 30;

/** Let the scene live through a step; `scene` must be reactive. */
export async function animate(scene: Scene, { events }: Step, timeline: Timeline): Promise<void> {
  const size = sizeOf(scene.position.layout);
  /** What goes on beside the main thread of the story. */
  const aside: Promise<void>[] = [];
  let light = Promise.resolve();
  let fallen = 0;

  const show = flasher(scene, timeline);
  const flash = (kind: Flash["kind"], { x, y }: Point, colour: Colour | null, time: number): Promise<void> =>
    show({ kind, colour, x, y }, time);
  const pawnOf = (seat: number): PawnSprite | undefined =>
    scene.pawns.find((pawn) => pawn.seat === seat && !pawn.thrown);
  const headOf = (pawn: PawnSprite, distance: number): Point => {
    const up = rotated({ x: 0, y: -distance }, pawn.angle);
    return { x: pawn.x + up.x, y: pawn.y + up.y };
  };

  async function travel(pawn: PawnSprite, cell: string, time: number, ease: Ease, rise: number): Promise<void> {
    const from = { x: pawn.x, y: pawn.y };
    const to = unwrapped(from, centreOf(cell), size);
    const up = rotated({ x: 0, y: -rise }, pawn.angle);
    pawn.cell = cell;
    await timeline.tween(
      time,
      (t) => {
        const height = 4 * t * (1 - t);
        pawn.x = between(from.x, to.x, t) + up.x * height;
        pawn.y = between(from.y, to.y, t) + up.y * height;
      },
      ease,
    );
    Object.assign(pawn, centreOf(cell));
  }

  /** A star or token flies from a point to the pawn, wherever that is by then. */
  async function collect(from: Point, colour: Colour | null, pawn: PawnSprite | undefined): Promise<void> {
    const key = newKey();
    scene.flights.push({ key, colour, scale: 1, opacity: 1, x: from.x, y: from.y });
    const flight = scene.flights[scene.flights.length - 1] as Flight;
    const above = pawn ? headOf({ ...pawn, ...from }, 15) : from;
    await timeline.tween(
      130,
      (t) => {
        flight.x = between(from.x, above.x, t);
        flight.y = between(from.y, above.y, t);
        flight.scale = 1 + 0.5 * t;
      },
      settle,
    );
    await timeline.tween(
      230,
      (t) => {
        const home = pawn ?? above;
        flight.x = between(above.x, home.x, t);
        flight.y = between(above.y, home.y, t);
        flight.scale = between(1.5, 0.3, t);
        flight.opacity = t < 0.8 ? 1 : (1 - t) * 5;
      },
      glide,
    );
    scene.flights = scene.flights.filter((other) => other.key !== key);
    if (pawn) await flash("gain", headOf(pawn, 12), colour, 260);
  }

  /** A pawn flies off, tumbling, to where it was pushed. */
  async function throwOut(pawn: PawnSprite, pusher: PawnSprite | undefined): Promise<void> {
    pawn.thrown = true;
    const from = { x: pawn.x, y: pawn.y };
    const spin = from.x < size.width / 2 ? -1 : 1;
    const away = rotated({ x: 26 * spin, y: -70 }, pusher?.angle ?? pawn.angle);
    const angle = pawn.angle;
    await timeline.tween(
      560,
      (t) => {
        pawn.x = from.x + away.x * t;
        pawn.y = from.y + away.y * (1.6 * t - 0.6 * t * t);
        pawn.angle = angle + 620 * t * spin;
        pawn.scale = 1 + 0.7 * Math.sin(Math.PI * Math.min(1, t * 0.7));
        pawn.opacity = t < 0.55 ? 1 : (1 - t) / 0.45;
      },
      linear,
    );
    scene.pawns = scene.pawns.filter((other) => !(other.thrown && other.seat === pawn.seat));
  }

  async function turnTile(tile: number, degrees: number, next: Position): Promise<void> {
    const corner = tileOf(scene.ground.doors[tile]?.cell ?? "a1");
    const middle = { x: corner.x + TILE / 2, y: corner.y + TILE / 2 };
    const here = ({ cell }: { cell: string }): boolean => isOn(cell, corner);
    const riders = [...scene.stars, ...scene.pawns, scene.marker]
      .filter(here)
      .map((rider) => ({ rider, x: rider.x, y: rider.y }));
    const pawns = scene.pawns.filter(here).map((pawn) => ({ pawn, angle: pawn.angle }));
    scene.turning = { ...corner, angle: 0 };
    await timeline.tween(620, (t) => {
      if (scene.turning) scene.turning.angle = degrees * t;
      for (const { rider, x, y } of riders) Object.assign(rider, rotated({ x, y }, degrees * t, middle));
      for (const { pawn, angle } of pawns) pawn.angle = angle + degrees * t;
    });
    Object.assign(scene, { ground: groundOf(next), stars: starsOf(next), marker: markerOf(next), turning: null });
  }

  async function openDoor(cell: string): Promise<void> {
    const { marker } = scene;
    const from = { x: marker.x, y: marker.y };
    const to = centreOf(cell);
    await timeline.tween(110, (t) => (marker.open = 1 - t));
    marker.cell = cell;
    await timeline.tween(300, (t) => {
      marker.x = between(from.x, to.x, t);
      marker.y = between(from.y, to.y, t);
    });
    await timeline.tween(110, (t) => (marker.open = t));
  }

  async function lay(pawn: PawnSprite, event: Laying): Promise<void> {
    const card = laidCard(event);
    if (card) scene.spent = { seat: pawn.seat, card };
    scene.laid = {
      card,
      as: event.type === "played_joker" ? event.card : null,
      faceDown: event.type === "laid" || event.type === "laid_goodie",
      t: 0,
      x: pawn.x,
      y: pawn.y,
    };
    const { laid } = scene;
    const seen = timeline
      .tween(520, (t) => void (laid.t = t), linear)
      .then(() => {
        if (scene.laid === laid) scene.laid = null;
      });
    aside.push(seen);
    // Long enough to see which card it is; the pawn moves on while it fades.
    await timeline.wait(240);
  }

  /** Move a pawn by an event, up to the `next` one that moves something. */
  async function move(pawn: PawnSprite, event: Move, next: string | undefined): Promise<void> {
    if (event.type !== "fell") fallen = 0;
    switch (event.type) {
      case "stepped": {
        const to = unwrapped(pawn, centreOf(event.cell), size);
        const way = rotated({ x: to.x - pawn.x, y: to.y - pawn.y }, -pawn.angle);
        await travel(pawn, event.cell, 190, glide, Math.abs(way.x) > 1 ? 6 : 0);
        break;
      }
      case "fell":
        await travel(pawn, event.cell, 170 * (Math.sqrt(fallen + 1) - Math.sqrt(fallen)), fallen ? linear : fall, 0);
        fallen++;
        if (next !== "fell") await timeline.tween(120, (t) => (pawn.squash = Math.sin(Math.PI * t)), linear);
        pawn.squash = 0;
        break;
      case "turned": {
        const from = pawn.angle;
        const to = nearAngle(from, angleOf(event.up));
        await timeline.tween(280, (t) => (pawn.angle = between(from, to, t)), glide);
        break;
      }
      case "hovered": {
        const y = pawn.y;
        await timeline.tween(300, (t) => (pawn.y = y + 2 * Math.sin(4 * Math.PI * t)), linear);
        pawn.y = y;
        break;
      }
      case "teleported":
        aside.push(flash("ring", pawn, null, 500));
        await timeline.tween(200, (t) => (pawn.scale = 1 - t), fall);
        Object.assign(pawn, { cell: event.cell, ...centreOf(event.cell) });
        aside.push(flash("ring", pawn, null, 500));
        await timeline.tween(260, (t) => (pawn.scale = t), spring);
        break;
    }
  }

  for (const [i, event] of (events as GameEvent[]).entries()) {
    const next = reduce(scene.position, event);
    const pawn = "seat" in event ? pawnOf(event.seat) : undefined;
    switch (event.type) {
      case "entered": {
        scene.pawns.push({ ...pawnSprite(event.seat, event), scale: 0 });
        const entering = scene.pawns.at(-1)!;
        await timeline.tween(300, (t) => (entering.scale = t), spring);
        break;
      }
      case "played":
      case "played_joker":
      case "laid":
      case "used_goodie":
      case "laid_goodie":
        if (pawn) await lay(pawn, event);
        break;
      case "completed":
      case "refilled":
        scene.spent = null;
        if (pawn) await flash("ring", pawn, null, 280);
        break;
      case "stepped":
      case "fell":
      case "turned":
      case "hovered":
      case "teleported":
        if (pawn) await move(pawn, event, events.slice(i + 1).find(({ type }) => MOVES.has(type))?.type);
        break;
      case "tile_turned":
        await turnTile(event.tile, DEGREES[event.turn], next);
        break;
      case "carried":
        if (pawn) Object.assign(pawn, pawnSprite(event.seat, event));
        break;
      case "took_star": {
        const star = scene.stars.find(({ cell }) => cell === event.cell);
        scene.stars = starsOf(next);
        if (star) aside.push(flash("burst", star, star.colour, 460), collect(star, star.colour, pawn));
        break;
      }
      case "took_token":
        aside.push(collect(centreOf(event.cell), null, pawn));
        break;
      case "ejected": {
        const victim = pawnOf(event.victim);
        if (!victim) break;
        aside.push(flash("ring", victim, null, 360), throwOut(victim, pawn));
        await timeline.wait(110);
        break;
      }
      case "door_opened":
        light = light.then(() => openDoor(event.cell));
        aside.push(light);
        break;
      case "stole_star":
      case "stole_token": {
        const colour = event.type === "stole_star" ? event.colour : null;
        if (pawn) await collect({ x: pawn.x, y: Math.max(-ABOVE, pawn.y - 70) }, colour, pawn);
        break;
      }
      case "spent_token":
        if (pawn) {
          aside.push(flash("gain", headOf(pawn, 12), null, 500));
          await flash("ring", pawn, null, 260);
        }
        break;
      case "turn_started":
        await Promise.all(aside.splice(0));
        scene.active = event.seat;
        await timeline.wait(70);
        break;
    }
    scene.position = next;
  }
  await Promise.all(aside);
  await timeline.wait(events.length ? 60 : 0);
}
