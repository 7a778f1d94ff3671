import { describe, expect, it } from "vitest";
import { animate } from "../../src/games/gravity/animate";
import {
  acrossPath,
  centreOf,
  copies,
  platformPath,
  seen,
  sizeOf,
  turnedCell,
  unwrapped,
} from "../../src/games/gravity/geometry";
import { outcomeOf } from "../../src/games/gravity/outcome";
import type { GameEvent, Move, Position, SeatPosition } from "../../src/games/gravity/position";
import { sceneOf } from "../../src/games/gravity/scene";
import { keysOf, spots, usesOf } from "../../src/games/gravity/uses";
import { Timeline } from "../../src/lib/timeline";
import type { View } from "../../src/api/answers";
import { offers } from "./offers";
import { viewOf } from "./view";

const SIZE = sizeOf("2x1");

const seat = (cell: string | null, up = "north"): SeatPosition => ({
  pawn: cell ? { cell, up: up as "north" } : null,
  hand: ["long_jump", "high_jump", "drop", "rotate", "joker"],
  face_down: [],
  face_down_count: 0,
  face_up: [],
  goodies: [],
  stars: {},
  tokens: 0,
});

const view = (changes: Partial<Position>): View =>
  viewOf("gravity", {
    ending: "stars",
    max_rounds: 99,
    quiet_rounds: 0,
    round: 1,
    last_star_round: 0,
    last_round: false,
    result: "running",
    seat: 0,
    actions_taken: 0,
    phase: "action",
    victims: [],
    layout: "2x1",
    doors: [
      { cell: "b2", up: "north" },
      { cell: "h2", up: "north" },
    ],
    open_door: 1,
    platforms: { b2: "S", h2: "S" },
    symbols: {},
    stars: {},
    seats: [seat("a3"), seat("e5")],
    ...changes,
  } satisfies Position);

const legal = offers<Move, GameEvent>();

describe("the board of Gravity Superstar", () => {
  it("goes on at its edges", () => {
    expect(unwrapped(centreOf("a3"), centreOf("l3"), SIZE)).toEqual({ x: -10, y: 50 });
    expect(copies({ x: -4, y: 50 }, SIZE)).toContainEqual({ x: 236, y: 50 });
    expect(seen({ x: 330, y: 50 }, SIZE)).toEqual([{ x: 90, y: 50 }]);
    expect(seen({ x: 245, y: 50 }, SIZE)).toContainEqual({ x: 245, y: 50 });
    expect(acrossPath({ a3: "W" }, SIZE)).toBe("M240 40L240 60");
  });

  it("carries a cell round the middle of its tile", () => {
    expect(turnedCell("a1", 90)).toBe("f1");
    expect(turnedCell("h2", -90)).toBe("h5");
    expect(turnedCell("h2", 180)).toBe("k5");
  });

  it("draws a platform with the tile it is printed on", () => {
    expect(platformPath({ f1: "E", g2: "W" }, { x: 0, y: 0 })).toBe("M120 0L120 20");
  });
});

describe("what an action would do", () => {
  const drop = legal(
    { type: "drop", joker: false },
    { type: "played", seat: 0, card: "drop" },
    { type: "stepped", seat: 0, cell: "a4" },
    { type: "took_star", seat: 0, cell: "a4", colour: "blue" },
    { type: "fell", seat: 0, cell: "a5" },
    { type: "fell", seat: 0, cell: "a6" },
    { type: "ejected", seat: 0, cell: "a6", victim: 1 },
    { type: "turn_started", seat: 1 },
    { type: "entered", seat: 1, cell: "h2", up: "north" },
  );

  it("ends where the pawn comes to rest, before the next turn", () => {
    const outcome = outcomeOf(drop, 0, view({}).position as Position);
    expect(outcome.landing).toEqual({ cell: "a6", up: "north" });
    expect(outcome.stars).toEqual([{ cell: "a4", colour: "blue" }]);
    expect(outcome.ejected).toEqual([{ cell: "a6", victim: 1 }]);
  });

  it("falls in dots that are further and further apart", () => {
    const { dots } = outcomeOf(drop, 0, view({}).position as Position);
    const gaps = dots.slice(4).map(({ y }, i) => y - (dots[i + 3]?.y ?? 0));
    expect(gaps.slice(2)).toEqual([...gaps.slice(2)].sort((a, b) => a - b));
  });

  it("can be chosen by its card or by its place, and needs a third step only for twins", () => {
    const to = (cell: string): GameEvent => ({ type: "stepped", seat: 0, cell });
    const all = [
      legal({ type: "simple", side: "right", card: "drop" }, to("b3")),
      legal({ type: "long_jump", side: "right", joker: true }, to("c3")),
      legal({ type: "high_jump", side: "right", joker: true }, to("c3")),
      legal({ type: "long_jump", side: "right", joker: false }, to("c3")),
      legal({ type: "complete" }),
    ];
    const uses = usesOf(all, 0, view({}).position as Position);
    expect(uses.map((use) => keysOf(use, uses, true))).toEqual([
      ["card drop", "simple right"],
      ["card joker", "to c3 north", "long_jump right"],
      ["card joker", "to c3 north", "high_jump right"],
      ["card long_jump", "to c3 north"],
    ]);
    // Only one card leads there, so none has to be chosen; with another one, it has.
    expect(keysOf(uses[0]!, uses, false)).toEqual(["simple right"]);
    const other = { ...uses[0]!, card: "rotate" as const };
    expect(keysOf(uses[0]!, [...uses, other], false)).toEqual(["simple right", "card drop"]);
    expect([...spots(uses).keys()]).toEqual(["simple right", "to c3 north"]);
  });
});

describe("a step", () => {
  const timeline = new Timeline();
  timeline.still = true;

  async function settles(before: View, after: View, ...events: GameEvent[]): Promise<void> {
    const scene = sceneOf(before);
    await animate(scene, { events, view: after }, timeline);
    const end = sceneOf(after);
    const places = ({ pawns }: typeof scene): unknown =>
      pawns
        .map(({ seat, cell, x, y, angle, scale, opacity, squash }) => ({
          seat,
          cell,
          x,
          y,
          angle: (angle + 720) % 360,
          scale,
          opacity,
          squash,
        }))
        .sort((a, b) => a.seat - b.seat);
    const lights = ({ stars, marker, ground, flights, flashes, turning, laid }: typeof scene): unknown => ({
      stars: stars
        .map(({ cell, colour, x, y }) => ({ cell, colour, x, y }))
        .sort((a, b) => a.cell.localeCompare(b.cell)),
      marker,
      ground,
      loose: [flights.length, flashes.length, turning, laid],
    });
    expect(places(scene)).toEqual(places(end));
    expect(lights(scene)).toEqual(lights(end));
  }

  it("ends as the view after it: a fall over the edge, a star, an ejection, the Open Door", () =>
    settles(
      view({ stars: { a6: "pink" }, seats: [seat("a5"), seat("a1")] }),
      view({ open_door: 0, seats: [seat("a2"), seat(null)] }),
      { type: "laid", seat: 0, card: null },
      { type: "fell", seat: 0, cell: "a6" },
      { type: "took_star", seat: 0, cell: "a6", colour: "pink" },
      { type: "fell", seat: 0, cell: "a1" },
      { type: "ejected", seat: 0, cell: "a1", victim: 1 },
      { type: "fell", seat: 0, cell: "a2" },
      { type: "door_opened", cell: "b2" },
    ));

  it("turns a tile with all that is on it", () =>
    settles(
      view({ stars: { b1: "blue", l6: "white" }, seats: [seat("a3"), seat("g1")] }),
      view({
        doors: [
          { cell: "e2", up: "east" },
          { cell: "h2", up: "north" },
        ],
        platforms: { e2: "W", h2: "S" },
        stars: { f2: "blue", l6: "white" },
        seats: [seat("d1", "east"), seat("g1")],
      }),
      { type: "used_goodie", seat: 0, goodie: "tile_turn", other: 1 },
      { type: "tile_turned", seat: 0, tile: 0, turn: "right" },
      { type: "carried", seat: 0, cell: "d1", up: "east" },
    ));

  it("enters, turns and teleports", () =>
    settles(
      view({ seats: [seat(null), seat("e5")] }),
      view({ seats: [seat("k4", "south"), seat("e5")] }),
      { type: "entered", seat: 0, cell: "h2", up: "north" },
      { type: "turned", seat: 0, up: "south" },
      { type: "teleported", seat: 0, cell: "k4" },
      { type: "spent_token", seat: 0 },
    ));
});
