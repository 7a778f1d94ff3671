import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../src/api/answers";
import { cellsOf, lastMoves } from "../../src/lib/trace";

const moved = (n: number, seat: number, ...events: Record<string, unknown>[]): LogEntry =>
  ({ type: "moved", n, ply: n, seat, notation: "", move: { type: "" }, events }) as unknown as LogEntry;

describe("where something happened", () => {
  it("is every cell that the events name, once and in order", () => {
    const events = [
      { type: "moved", seat: 0, from: "g3", to: "g5", direction: "e" },
      { type: "fought", seat: 0, cell: "g5", enemy_cell: "h11", number: 4 },
    ];
    expect(cellsOf(events)).toEqual(["g3", "g5", "h11"]);
  });

  it("is marked for the last move of every seat that has one", () => {
    const log = [
      moved(1, 0, { type: "fell", cell: "a1" }),
      moved(2, 1, { type: "fell", cell: "b2" }),
      moved(3, 0, { type: "fell", cell: "c3" }),
      moved(4, 1, { type: "completed" }),
    ];
    expect(lastMoves(log, 3)).toEqual([
      { seat: 0, cells: ["c3"], lit: false },
      { seat: 1, cells: ["b2"], lit: false },
    ]);
  });

  it("is a way only where a piece went one: not from a placed piece to another, nor to an enemy that was fought", () => {
    const log = [
      moved(1, 0, { type: "moved", seat: 0, cell: "j7", to: "j2" }, { type: "fought", cell: "j2", enemy_cell: "j1" }),
      moved(2, 1, { type: "entered", seat: 1, cell: "d7" }, { type: "shelter_ended", seat: 0, cell: "g4" }),
    ];
    expect(lastMoves(log, 2)).toEqual([
      { seat: 0, cells: ["j7", "j2", "j1"], way: ["j7", "j2"], lit: false },
      { seat: 1, cells: ["d7", "g4"], lit: false },
    ]);
  });

  it("is not marked for a move that was taken back", () => {
    const log = [
      moved(1, 0, { type: "fell", cell: "a1" }),
      moved(2, 1, { type: "fell", cell: "b2" }),
      { type: "undone", n: 3, ply: 1, seat: 1 } as LogEntry,
    ];
    expect(lastMoves(log, 2)).toEqual([{ seat: 0, cells: ["a1"], lit: false }]);
  });
});
