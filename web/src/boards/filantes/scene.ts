/** The pieces as they are drawn at one moment, and how events move them. */

import { between, fall, glide, settle, spring, type Timeline } from "../../lib/timeline";
import type { View } from "../../lib/types";
import type { Step } from "../types";
import { angleOf, cellOf, type Point } from "./geometry";
import type { Direction, Fight, Position } from "./position";

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
  sprites: Sprite[];
  flashes: Flash[];
  /** The line a moving piece leaves. */
  trail: { from: Point; to: Point; seat: number; opacity: number } | null;
}

const keyOf = (seat: number, number: number): string => `${seat}.${number}`;

const sprite = (seat: number, number: number, cell: string, facing: Direction | null): Sprite => ({
  key: keyOf(seat, number),
  seat,
  number,
  cell,
  angle: angleOf(facing),
  scale: 1,
  opacity: 1,
  sheltered: false,
  ...pointOf(cell),
});

const pointOf = (cell: string): Point => {
  const { x, y } = cellOf(cell);
  return { x, y };
};

export function sceneOf(view: View): Scene {
  const { seats } = view.position as Position;
  const sprites = seats.flatMap((seat, i) =>
    seat.pieces.flatMap((piece, number) =>
      piece.cell ? [{ ...sprite(i, number, piece.cell, piece.facing), sheltered: seat.newcomer === number }] : [],
    ),
  );
  return { sprites, flashes: [], trail: null };
}

let flashes = 0;

/** Let the scene live through a step; `scene` must be reactive. */
export async function animate(scene: Scene, { events, view }: Step, timeline: Timeline): Promise<void> {
  const find = (seat: unknown, number: unknown): Sprite | undefined =>
    scene.sprites.find(({ key }) => key === keyOf(seat as number, number as number));

  const flash = async (kind: Flash["kind"], at: Point, text: string, seat: number, time: number): Promise<void> => {
    scene.flashes.push({ key: ++flashes, kind, text, seat, t: 0, ...at });
    const mine = scene.flashes[scene.flashes.length - 1]!;
    await timeline.tween(time, (t) => (mine.t = t), settle);
    scene.flashes = scene.flashes.filter(({ key }) => key !== mine.key);
  };

  const appear = async (seat: number, number: number, cell: string): Promise<void> => {
    const facing = (view.position as Position).seats[seat]?.pieces[number]?.facing ?? null;
    scene.sprites = scene.sprites.filter(({ key }) => key !== keyOf(seat, number));
    scene.sprites.push({ ...sprite(seat, number, cell, facing), scale: 0 });
    const piece = scene.sprites[scene.sprites.length - 1]!;
    await timeline.tween(380, (t) => (piece.scale = t), spring);
  };

  const vanish = async (piece: Sprite): Promise<void> => {
    void flash("burst", { x: piece.x, y: piece.y }, "", piece.seat, 520);
    await timeline.tween(
      420,
      (t) => {
        piece.scale = 1 - t;
        piece.opacity = 1 - t;
        piece.angle += 4;
      },
      fall,
    );
    scene.sprites = scene.sprites.filter(({ key }) => key !== piece.key);
  };

  let place: Point = { x: 0, y: 0 };
  for (const event of events) {
    const piece = find(event.seat, event["piece"]);
    if (piece && (event.type === "moved" || event.type === "turned")) {
      place = pointOf((event["to"] ?? event["cell"]) as string);
    }
    switch (event.type) {
      case "moved": {
        if (!piece) break;
        const from = { x: piece.x, y: piece.y };
        const to = pointOf(event["to"] as string);
        scene.trail = { from, to: from, seat: piece.seat, opacity: 1 };
        await timeline.tween(260 + 2.6 * Math.hypot(to.x - from.x, to.y - from.y), (t) => {
          piece.x = between(from.x, to.x, t);
          piece.y = between(from.y, to.y, t);
          if (scene.trail) scene.trail = { ...scene.trail, to: { x: piece.x, y: piece.y }, opacity: 1 - t * t };
        });
        scene.trail = null;
        piece.cell = event["to"] as string;
        break;
      }
      case "turned": {
        if (!piece) break;
        const from = piece.angle;
        const to = from + (event["sense"] === "clockwise" ? 60 : -60);
        await timeline.tween(360, (t) => (piece.angle = between(from, to, t)), glide);
        break;
      }
      case "fought": {
        const fight = event as unknown as Fight;
        const [a, b] = [pointOf(fight.cell), pointOf(fight.enemy_cell)];
        const sign = fight.number > fight.enemy_number ? ">" : fight.number < fight.enemy_number ? "<" : "=";
        const text = `${fight.number} ${sign} ${fight.enemy_number}`;
        await flash("clash", { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, text, event.seat as number, 640);
        break;
      }
      case "eliminated":
      case "beaten":
        if (piece) await vanish(piece);
        break;
      case "scored":
        await flash("text", place, `+${String(event["points"])}`, event.seat as number, 700);
        break;
      case "entered":
      case "put_back":
        await appear(event.seat as number, event["piece"] as number, event["cell"] as string);
        break;
      case "home":
        void flash("burst", pointOf(event["cell"] as string), "", event.seat as number, 700);
        break;
      case "shelter_ended":
        if (piece) piece.sheltered = false;
        break;
    }
  }
  await timeline.wait(events.length ? 120 : 0);
}
