/** How events move the scene. */

import { between, fall, glide, spring, type Timeline } from "../../lib/timeline";
import type { Step } from "../board";
import { flasher } from "../effects";
import type { Point } from "./geometry";
import type { GameEvent } from "./position";
import { reduce } from "./reduce";
import { keyOf, pointOf, spritesOf, type Scene, type Sprite } from "./scene";

/** Let the scene live through a step; `scene` must be reactive. */
export async function animate(scene: Scene, { events }: Step, timeline: Timeline): Promise<void> {
  const flash = flasher(scene, timeline);
  const find = (seat: number, number: number): Sprite | undefined =>
    scene.sprites.find(({ key }) => key === keyOf(seat, number));

  async function move(piece: Sprite, to: Point): Promise<void> {
    const from = { x: piece.x, y: piece.y };
    scene.trail = { from, to: from, seat: piece.seat, opacity: 1 };
    await timeline.tween(260 + 2.6 * Math.hypot(to.x - from.x, to.y - from.y), (t) => {
      piece.x = between(from.x, to.x, t);
      piece.y = between(from.y, to.y, t);
      if (scene.trail) scene.trail = { ...scene.trail, to: { x: piece.x, y: piece.y }, opacity: 1 - t * t };
    });
    scene.trail = null;
  }

  async function vanish(piece: Sprite): Promise<void> {
    void flash({ kind: "burst", text: "", seat: piece.seat, x: piece.x, y: piece.y }, 520);
    await timeline.tween(
      420,
      (t) => {
        piece.scale = 1 - t;
        piece.opacity = 1 - t;
        piece.angle += 4;
      },
      fall,
    );
  }

  let place: Point = { x: 0, y: 0 };
  for (const event of events as GameEvent[]) {
    const next = reduce(scene.position, event);
    const settled = (): void => {
      scene.position = next;
      scene.sprites = spritesOf(next);
    };
    const piece = "piece" in event ? find(event.seat, event.piece) : undefined;
    switch (event.type) {
      case "moved":
        place = pointOf(event.to);
        if (piece) await move(piece, place);
        break;
      case "turned": {
        place = pointOf(event.cell);
        if (!piece) break;
        const from = piece.angle;
        const to = from + (event.sense === "clockwise" ? 60 : -60);
        await timeline.tween(360, (t) => (piece.angle = between(from, to, t)), glide);
        break;
      }
      case "fought": {
        const [a, b] = [pointOf(event.cell), pointOf(event.enemy_cell)];
        const sign = event.number > event.enemy_number ? ">" : event.number < event.enemy_number ? "<" : "=";
        const text = `${event.number} ${sign} ${event.enemy_number}`;
        await flash({ kind: "clash", text, seat: event.seat, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 640);
        break;
      }
      case "eliminated":
      case "beaten":
        if (piece) await vanish(piece);
        break;
      case "scored":
        await flash({ kind: "text", text: `+${event.points}`, seat: event.seat, ...place }, 700);
        break;
      case "entered":
      case "put_back": {
        settled();
        const entering = find(event.seat, event.piece);
        if (entering) await timeline.tween(380, (t) => (entering.scale = t), spring);
        break;
      }
      case "home":
        void flash({ kind: "burst", text: "", seat: event.seat, ...pointOf(event.cell) }, 700);
        break;
    }
    if (next !== scene.position) settled();
  }
  await timeline.wait(events.length ? 120 : 0);
}
