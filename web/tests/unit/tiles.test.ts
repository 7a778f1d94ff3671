import { describe, expect, it } from "vitest";
import { count, emptyGrid, read, SIGNS, touched, write } from "../../src/games/gravity/tiles/drawing";
import { facesOf, pack, unpack } from "../../src/games/gravity/tiles/share";

const PAPER_MOON = `\
+  +  +  +--+  +  +
       *       |
+  +  +  +  +  +  +
   |>  *     *  R
+  +  +  +  +--+  +
   |      *  *
+--+--+--+  +  +  +
            |     |
+  +  +--+--+--+--+
 R        * |* |* |
+  +--+  +  +  +  +
 R    |   *     * |
+  +  +  +  +  +  +
`;

describe("a drawing", () => {
  it("is the same after being read and written", () => {
    expect(write(read(PAPER_MOON))).toBe(PAPER_MOON);
  });

  it("is read into cells and edges", () => {
    const grid = read(PAPER_MOON);
    expect(count(grid)).toEqual({ empty: 22, star: 10, replay: 3, door: 1 });
    expect(grid.cells[7]).toBe(">");
    expect(grid.upright[8]).toBe(true);
    expect(grid.level.slice(18, 24)).toEqual([true, true, true, false, false, false]);
    expect(grid.upright[27]).toBe(true);
  });

  it("comes back whatever is drawn", () => {
    for (let seed = 1; seed <= 200; seed++) {
      let state = seed;
      const dice = (sides: number): number => (state = (state * 48271) % 2147483647) % sides;
      const grid = emptyGrid();
      grid.cells = grid.cells.map(() => SIGNS[dice(SIGNS.length)] ?? " ");
      grid.level = grid.level.map(() => dice(2) === 1);
      grid.upright = grid.upright.map(() => dice(2) === 1);
      expect(read(write(grid))).toEqual(grid);
    }
  });

  it("takes a sign in either character of a cell, and leaves empty what it does not know", () => {
    const grid = read("+--+\n| R x   ?*\nrubbish");
    expect(grid.level[0]).toBe(true);
    expect(grid.upright[0]).toBe(true);
    expect(count(grid)).toMatchObject({ star: 0, replay: 1, door: 0 });
    expect(read("")).toEqual(emptyGrid());
  });
});

describe("a touch", () => {
  it("goes through all signs in turn and ends where it began", () => {
    let sign = SIGNS[0] as (typeof SIGNS)[number];
    const seen = SIGNS.map(() => (sign = touched(sign, "cycle")));
    expect(new Set(seen).size).toBe(SIGNS.length);
    expect(sign).toBe(" ");
  });

  it("with one tool puts it, takes it away again, and turns the Door", () => {
    expect(touched(" ", "star")).toBe("*");
    expect(touched("*", "star")).toBe(" ");
    expect(touched("*", "replay")).toBe("R");
    expect(touched("R", "door")).toBe("^");
    expect(touched("^", "door")).toBe(">");
    expect(touched("<", "door")).toBe("^");
    expect(touched("<", "empty")).toBe(" ");
    expect(touched(" ", "empty")).toBe(" ");
  });
});

describe("a link", () => {
  const faces = Array.from({ length: 24 }, (_, i) => ({ name: `Planète ${i} ✨`, tile: i, drawing: PAPER_MOON }));

  it("holds a whole set", async () => {
    const packed = await pack(faces);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(1500);
    expect(await unpack(packed)).toEqual(faces);
  });

  it("that is broken, or swells beyond all measure, holds nothing", async () => {
    const huge = [{ name: "a", tile: 0, drawing: "x".repeat(200_000) }];
    for (const text of ["", "!", "abc", (await pack(faces)).slice(0, 40)]) expect(await unpack(text)).toBeNull();
    await expect(pack(huge).then(unpack)).resolves.toBeNull();
  });

  it("with anything but faces in it holds nothing", () => {
    const face = faces[0]!;
    for (const value of [null, {}, [], [1], [{ ...face, tile: -1 }], [{ ...face, name: 1 }], Array(25).fill(face)])
      expect(facesOf(value)).toBeNull();
  });
});
