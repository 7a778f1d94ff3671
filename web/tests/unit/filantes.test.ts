import { describe, expect, it } from "vitest";
import { animate } from "../../src/games/filantes/animate";
import { CELLS, cellOf, row, startCells } from "../../src/games/filantes/geometry";
import { sceneOf } from "../../src/games/filantes/scene";
import { Timeline } from "../../src/lib/timeline";
import type { View } from "../../src/api/answers";

const piece = (cell: string | null, facing: string | null): object => ({ cell, facing, moved: false, beaten: false });
const seat = (score: number, newcomer: number | null, ...pieces: object[]): object => ({
  pieces,
  score,
  newcomer,
  side: null,
});
const view = (...seats: object[]): View => ({
  game: "filantes",
  players: seats.length,
  options: {},
  viewer: null,
  ply: 0,
  points: null,
  seat: 0,
  prompt: "act",
  position: { mode: "duel", start_cells: "inner", target: 10, phase: "act", seats },
  result: null,
});

describe("the board of Étoiles Filantes", () => {
  it("has 127 cells, a1 to m7, with g7 in the middle", () => {
    expect(CELLS).toHaveLength(127);
    expect([CELLS[0]?.name, CELLS.at(-1)?.name]).toEqual(["a1", "m7"]);
    expect(cellOf("g7")).toMatchObject({ x: 0, y: 0 });
  });

  it("marks the start cells of each layout", () => {
    expect(startCells("inner")).toEqual(new Set(["g10", "j7", "j4", "g4", "d4", "d7"]));
    expect(startCells("corners")).toContain("a1");
    expect(startCells(null).size).toBe(0);
  });

  it("knows the rows of the race", () => {
    expect(row("top")).toEqual(["a1", "a2", "a3", "a4", "a5", "a6", "a7"]);
    expect(new Set(row("top", true))).toEqual(new Set(["m1", "m2", "m3", "m4", "m5", "m6", "m7"]));
  });

  it("draws after a step what the view after it draws", async () => {
    const before = view(seat(0, null, piece("g7", "e"), piece(null, null)), seat(0, null, piece("g10", "w")));
    const after = view(seat(1, 1, piece("g9", "e"), piece("d4", "se")), seat(0, null, piece(null, null)));
    const scene = sceneOf(before);
    const timeline = new Timeline();
    timeline.still = true;
    await animate(
      scene,
      {
        view: after,
        events: [
          { type: "moved", seat: 0, piece: 0, cell: "g7", to: "g9", direction: "e", number: 4 },
          {
            type: "fought",
            seat: 0,
            cell: "g9",
            enemy_seat: 1,
            enemy_cell: "g10",
            number: 4,
            enemy_number: 1,
            outcome: "won",
          },
          { type: "eliminated", seat: 1, piece: 0, cell: "g10" },
          { type: "scored", seat: 0, points: 1, score: 1 },
          { type: "entered", seat: 0, piece: 1, cell: "d4", facing: "se" },
          { type: "turn_ended", seat: 0 },
        ],
      },
      timeline,
    );
    expect(scene).toEqual(sceneOf(after));
  });
});
