import { describe, expect, it } from "vitest";
import { outline } from "../../src/lib/outline";
import { gameTexts } from "../../src/lib/reading";

const names = {
  texts: gameTexts("seat-red = Red\nword-x = cross\nword-heaps = sticks", "en"),
  seats: ["Ann", "Ben"],
  yes: "yes",
  no: "no",
};
const value = (text: string): object => ({ kind: "value", text });

describe("a position becomes", () => {
  it.each([
    ["the game's word", "x", value("cross")],
    ["the colour of a seat", "red", value("Red")],
    ["a number", 0, value("0")],
    ["yes", true, value("yes")],
    ["a dash for nothing", null, value("–")],
    ["a dash for an empty list", [], value("–")],
    ["a drawing", "+-\n|x", { kind: "drawing", text: "+-\n|x" }],
    ["a list", [1, 3], { kind: "list", items: [value("1"), value("3")] }],
    ["a grid", [["x", null], [null, 2]], { kind: "grid", rows: [["cross", ""], ["", "2"]] }], // prettier-ignore
    ["a list of uneven rows", [[1], []], { kind: "list", items: [{ kind: "list", items: [value("1")] }, value("–")] }],
  ])("%s", (_, given, block) => {
    expect(outline(given, names)).toEqual(block);
  });

  it("fields with the game's words, or their own names as words", () => {
    const block = outline({ heaps: 2, to_move: "x" }, names);
    expect(block).toEqual({
      kind: "fields",
      fields: [
        { label: "Sticks", block: value("2") },
        { label: "To move", block: value("cross") },
      ],
    });
  });

  it("names where a field holds a seat", () => {
    expect(outline(1, names, "winner")).toEqual({ kind: "value", text: "Ben", seat: 1 });
    expect(outline(7, names, "winner")).toEqual(value("7"));
  });

  it("a column for each seat", () => {
    expect(outline([{ taken: 1 }, { taken: 0, out: true }], names, "seats")).toEqual({
      kind: "table",
      seats: true,
      columns: ["Ann", "Ben"],
      rows: [
        { label: "Taken", cells: [value("1"), value("0")] },
        { label: "Out", cells: [value("–"), value("yes")] },
      ],
    });
  });

  it("a table of other things", () => {
    expect(outline([{ cell: "a1" }, { cell: "b2" }, { cell: "c3" }], names, "pieces")).toMatchObject({
      kind: "table",
      seats: false,
      columns: ["Cell"],
      rows: [{ label: "1" }, { label: "2" }, { label: "3", cells: [value("c3")] }],
    });
  });
});
