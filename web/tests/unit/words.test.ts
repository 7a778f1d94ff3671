import { describe, expect, it } from "vitest";
import { nearest } from "../../src/lib/arrows";
import { fieldOf } from "../../src/lib/options";
import type { GameTexts } from "../../src/lib/types";
import { sayAction, sayEvent, sayEvents } from "../../src/lib/words";

const texts: GameTexts = {
  title: "T",
  tagline: "",
  seats: {},
  words: { e: "east", unknown: "something" },
  prompts: {},
  events: { moved: "{seat} goes {direction} by {number}.", took: "{seat} takes {card} from {victim}.", ended: "Over." },
  options: {},
  modes: {},
};
const names = ["Ann", "Ben"];

describe("events in words", () => {
  it("put names for seats and words for values, and keep numbers", () => {
    expect(sayEvent({ type: "moved", seat: 0, direction: "e", number: 1 }, texts, names)).toBe("Ann goes east by 1.");
  });

  it("say that a hidden value is unknown", () => {
    expect(sayEvent({ type: "took", seat: 1, card: null, victim: 0 }, texts, names)).toBe(
      "Ben takes something from Ann.",
    );
  });

  it("leave out the quiet ones and those without a template", () => {
    expect(sayEvents([{ type: "ended" }, { type: "odd" }], texts, names, new Set(["ended"]))).toBe("");
  });

  it("stand behind the notation of an action", () => {
    const action = { action: 1, notation: "a1e", move: { type: "move" }, preview: [{ type: "ended" }] };
    expect(sayAction(action, texts, names, new Set())).toBe("a1e: Over.");
  });
});

describe("options become fields", () => {
  const definitions = { Goodie: { enum: ["x", "y"] } };

  it.each([
    [{ name: "o", enum: ["a", "b"], default: "a" }, "choice"],
    [{ name: "o", type: "boolean", default: true }, "switch"],
    [{ name: "o", type: "integer", minimum: 1, maximum: 5, default: 2 }, "number"],
    [{ name: "o", type: "string", default: "" }, "text"],
    [{ name: "o", type: "array", items: { name: "", $ref: "#/x/Goodie", default: null }, default: [] }, "several"],
  ])("%o", (option, kind) => {
    expect(fieldOf(option, definitions)?.kind).toBe(kind);
  });

  it("and a number that may be left out stays a number", () => {
    const option = { name: "o", anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }], default: null };
    expect(fieldOf(option as never, {})).toMatchObject({ kind: "number", optional: true, minimum: 1 });
  });

  it("except those no form can hold", () => {
    expect(fieldOf({ name: "tiles", type: "object", default: null }, {})).toBeNull();
  });
});

describe("arrow keys", () => {
  it("go to the nearest choice ahead, rather straight than aside", () => {
    expect(
      nearest(
        [0, 0],
        [1, 0],
        [
          [-5, 0],
          [10, 9],
          [12, 0],
        ],
      ),
    ).toBe(2);
    expect(nearest([0, 0], [0, -1], [[0, 5]])).toBe(-1);
  });
});
