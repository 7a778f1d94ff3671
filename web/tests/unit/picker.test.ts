import { describe, expect, it } from "vitest";
import { Picker } from "../../src/lib/picker.svelte";
import type { LegalAction } from "../../src/api/answers";

const action = (number: number, ...path: string[]): LegalAction => ({
  action: number,
  notation: path.join(""),
  move: { type: "move", path },
  preview: [],
});
const legal = [action(1, "a", "x"), action(2, "a", "y"), action(3, "b", "x"), action(4, "pass")];

function picker(): { picker: Picker; played: number[] } {
  const played: number[] = [];
  return {
    picker: new Picker(
      () => legal,
      ({ move }) => move["path"] as string[],
      (n) => played.push(n),
    ),
    played,
  };
}

describe("a picker", () => {
  it("offers the first steps", () => {
    expect([...picker().picker.options.keys()]).toEqual(["a", "b", "pass"]);
  });

  it("plays only when the last step is taken", () => {
    const { picker: p, played } = picker();
    p.pick("a");
    expect(played).toEqual([]);
    expect([...p.options.keys()]).toEqual(["x", "y"]);
    p.pick("y");
    expect(played).toEqual([2]);
    expect(p.path).toEqual([]);
  });

  it("does not play the last step by itself, even if it is the only one", () => {
    const { picker: p, played } = picker();
    p.pick("b");
    expect(played).toEqual([]);
    expect(p.path).toEqual(["b"]);
  });

  it("plays an action of one step at once", () => {
    const { picker: p, played } = picker();
    p.pick("pass");
    expect(played).toEqual([4]);
  });

  it("goes back step by step", () => {
    const { picker: p } = picker();
    p.pick("a");
    expect(p.back()).toBe(true);
    expect(p.back()).toBe(false);
  });

  it("begins anew with another first step, and puts the same one down again", () => {
    const { picker: p } = picker();
    p.restart("a");
    p.restart("b");
    expect(p.path).toEqual(["b"]);
    p.restart("b");
    expect(p.path).toEqual([]);
  });

  it("ignores what is not offered", () => {
    const { picker: p, played } = picker();
    p.pick("z");
    expect([p.path, played]).toEqual([[], []]);
  });
});
