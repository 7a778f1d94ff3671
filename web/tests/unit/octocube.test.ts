import { describe, expect, it } from "vitest";
import { animate } from "../../src/games/octocube/animate";
import { landing, middleOf, pivot, righting, ROLLS, rotationTo, turned } from "../../src/games/octocube/geometry";
import { arrangement, bothWays, pathsOf } from "../../src/games/octocube/paths";
import {
  FACES,
  type CubeTiles,
  type Face,
  type GameEvent,
  type Move,
  type Position,
  type SeatPosition,
} from "../../src/games/octocube/position";
import { prospectOf } from "../../src/games/octocube/prospect";
import { sceneOf } from "../../src/games/octocube/scene";
import { sheet } from "../../src/games/octocube/sheet";
import { words } from "../../src/games/octocube/words";
import { Timeline } from "../../src/lib/timeline";
import type { View } from "../../src/api/answers";
import type { GameTexts } from "../../src/lib/texts";
import { offers } from "./offers";
import { viewOf } from "./view";

const cube = (tiles: Partial<CubeTiles> = {}): CubeTiles => ({
  top: null,
  bottom: null,
  north: null,
  east: null,
  south: null,
  west: null,
  ...tiles,
});

const seat = (changes: Partial<SeatPosition> = {}): SeatPosition => ({
  cell: null,
  cube: cube(),
  coins: 0,
  points: 0,
  board: {},
  wishes: [],
  spaces: [],
  ...changes,
});

const view = (changes: Partial<Position> = {}, points: number[] | null = null): View => ({
  ...viewOf("octocube", {
    mode: "advanced",
    hide_points: false,
    max_rounds: 99,
    powers: "ABCDEFGHI",
    result: "running",
    round: 1,
    seat: 0,
    phase: "action",
    power: null,
    cells: Object.fromEntries(
      [..."abcd"].flatMap((column) =>
        [1, 2, 3, 4].map((row) => [
          `${column}${row}`,
          { pile: [null, "white-pearl"], seen: [false, true], abyss: null },
        ]),
      ),
    ),
    reserve: [null, null],
    seats: [
      seat({ cell: "b2", cube: cube({ top: "green-diamond" }) }),
      seat({ cell: "c3", cube: cube({ top: "coin" }) }),
    ],
    stack: [],
    ...changes,
  } satisfies Position),
  result: points && { finished: true, cut: false, points, winners: [0] },
});

const legal = offers<Move, GameEvent>();

async function shown(before: View, events: GameEvent[]): Promise<ReturnType<typeof sceneOf>> {
  const scene = sceneOf(before);
  const timeline = new Timeline();
  timeline.still = true;
  await animate(scene, { events, view: before }, timeline);
  return scene;
}

describe("a cube of Octocube", () => {
  it("tips over its edge", () => {
    expect(landing(ROLLS.north)).toEqual({
      top: "north",
      north: "bottom",
      bottom: "south",
      south: "top",
      east: "east",
      west: "west",
    });
    expect(turned(cube({ top: "coin" }), ROLLS.east).east).toBe("coin");
    expect(turned(cube({ north: "coin" }), pivot(90)).east).toBe("coin");
  });

  it("comes to each of its 24 orientations by one rotation", () => {
    const ways = FACES.flatMap((top) =>
      FACES.filter((north) => landing(rotationTo(top, north))[top] === "top").map(
        (north) => [top, north] as [Face, Face],
      ),
    ).filter(([top, north]) => landing(rotationTo(top, north))[north] === "north");
    expect(ways).toHaveLength(24);
  });

  it("keeps the pictures on its faces upright", () => {
    expect(righting(ROLLS.north).south).toBeCloseTo(0);
    expect(Math.abs(righting(pivot(90)).top)).toBeCloseTo(90);
    expect(righting(pivot(90)).south).toBeCloseTo(0);
  });

  it("stands on cells with row 1 in the south", () => {
    expect(middleOf("a1", 4)).toEqual({ x: 50, y: 350 });
  });
});

describe("how actions are chosen", () => {
  it("asks for an orientation only where there are several", () => {
    const alone = legal({ type: "place", cell: "a1", top: "top", north: "north" });
    expect(pathsOf([alone], []).get(alone)).toEqual(["cell:a1"]);
    const other = legal({ type: "place", cell: "a1", top: "north", north: "bottom" });
    expect(pathsOf([alone, other], []).get(other)).toEqual(["cell:a1", "turn:north.bottom"]);
  });

  it("lets a swap begin with either cell", () => {
    const both = bothWays([legal({ type: "swap", first: "a1", second: "b1" })]);
    expect([...pathsOf(both, []).values()]).toEqual([
      ["cell:a1", "cell:b1"],
      ["cell:b1", "cell:a1"],
    ]);
  });

  it("finds the offered orientation that looks the same", () => {
    const tiles = cube({ top: "coin" });
    expect(arrangement(["cell:a1", "turn:top.north"], tiles, turned(tiles, pivot(90)))).toBe("turn:top.north");
    expect(arrangement(["turn:top.north"], tiles, turned(tiles, ROLLS.north))).toBeNull();
  });
});

describe("what an action would do", () => {
  it("shows the cube after rolling, with the tile that sticks", () => {
    const roll = legal(
      { type: "roll", direction: "north" },
      { type: "rolled", seat: 0, direction: "north", start: "b2", cell: "b3" },
      { type: "stuck", seat: 0, cell: "b3", tile: "white-pearl", face: "bottom" },
    );
    const prospect = prospectOf(roll, 0, view().position as Position);
    expect(prospect).toMatchObject({ cell: "b3", stuck: "white-pearl", fresh: ["bottom"] });
    expect(prospect.tiles).toEqual(cube({ north: "green-diamond", bottom: "white-pearl" }));
  });

  it("adds up what taking tiles off brings", () => {
    const score = legal(
      { type: "score", faces: ["top"] },
      { type: "taken", seat: 0, cell: "b2" },
      { type: "detached", seat: 0, face: "top", tile: "green-diamond" },
      { type: "scored", seat: 0, kind: "diamond", count: 1, points: 0 },
      { type: "scored", seat: 1, kind: "pearl", count: 2, points: 2 },
    );
    expect(prospectOf(score, 0, view().position as Position)).toMatchObject({
      cell: null,
      points: 0,
      tiles: cube(),
    });
  });
});

describe("events", () => {
  it("roll the cube, and take the tile along", async () => {
    const scene = await shown(view(), [
      { type: "uncovered", cell: "b2", tile: "light-pearl" },
      { type: "rolled", seat: 0, direction: "west", start: "b2", cell: "a2" },
      { type: "stuck", seat: 0, cell: "a2", tile: "white-pearl", face: "bottom" },
    ]);
    expect(scene.position.seats[0]).toMatchObject({
      cell: "a2",
      cube: cube({ west: "green-diamond", bottom: "white-pearl" }),
    });
    expect(scene.cubes[0]).toMatchObject(middleOf("a2", 4));
    expect(scene.position.cells["a2"]!.pile).toEqual([null]);
    expect(scene.position.cells["b2"]!.pile).toEqual([null, "light-pearl"]);
  });

  it("swap tiles, cubes and cells", async () => {
    const scene = await shown(view(), [
      { type: "exchanged", seat: 0, other: 1, gave: "green-diamond", got: "coin" },
      { type: "switched", seat: 0, other: 1 },
      { type: "fetched", seat: 0, cell: "a1", tile: "white-pearl" },
      { type: "swapped", seat: 0, first: "a1", second: "a4" },
    ]);
    expect(scene.position.seats.map(({ cell, cube: tiles }) => [cell, tiles.top])).toEqual([
      ["c3", "white-pearl"],
      ["b2", "green-diamond"],
    ]);
    expect(scene.position.cells["a4"]!.pile).toEqual([null]);
    expect(scene.position.cells["a1"]!.pile).toEqual([null, "white-pearl"]);
  });

  it("fill a kids' board and lay the stack", async () => {
    const kid = seat({
      cube: cube({ top: "green-diamond", bottom: "white-pearl", north: "coin" }),
      wishes: ["pearl", "green"],
      spaces: [null, null],
    });
    const scene = await shown(view({ mode: "kids", seats: [kid, seat()] }), [
      { type: "detached", seat: 0, face: "north", tile: "coin" },
      { type: "fitted", seat: 0, tile: "white-pearl", space: 0 },
      { type: "stacked", seat: 0, tile: "green-diamond" },
      { type: "stack_laid", seat: 0, cell: "a1", count: 1 },
    ]);
    expect(scene.position.seats[0]).toMatchObject({ coins: 1, cube: cube(), spaces: ["white-pearl", null] });
    expect(scene.position.cells["a1"]!.pile.at(-1)).toBe("green-diamond");
    expect(scene.position.stack).toEqual([]);
  });
});

describe("the score sheet", () => {
  const texts = { words: { starfish: "starfish" } } as unknown as GameTexts;

  it("tells coins and majorities as the last events did, and adds up", async () => {
    await words.load();
    const end = view({ seats: [seat({ points: 4, coins: 2 }), seat({ points: 7 })] }, [13, 7]);
    const ending = [
      { type: "coins", seat: 0, count: 2, points: 6 },
      { type: "majority", seat: 0, category: "starfish", place: 1, count: 3, points: 3 },
    ];
    expect(sheet(end, ending, texts)).toEqual([
      { label: "Sets scored", values: [4, 7] },
      { label: "Coins", values: [6, 0] },
      { label: "Most starfish tiles", values: [3, 0] },
      { label: "Total", values: [13, 7] },
    ]);
  });
});
