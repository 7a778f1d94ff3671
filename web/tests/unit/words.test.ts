import { describe, expect, it } from "vitest";
import { nearest } from "../../src/lib/arrows";
import { fieldOf } from "../../src/lib/options";
import type { GameEvent } from "../../src/api/answers";
import { gameTexts } from "../../src/lib/reading";
import { NO_TEXTS } from "../../src/lib/texts";
import { sayAction, sayEvent, sayEvents, sayMove, sayWould } from "../../src/lib/words";

const texts = gameTexts(
  `word-e = east
word-unknown = something
event-moved = { $seat } goes { $direction } by { $number }.
    .would = go { $direction } by { $number }
event-took = { $seat } takes { $card } from { $victim }.
    .would = take { $card } from { $victim }
event-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ended = Over.
move-move = Move { $cell } ({ $faces_count ->
    [one] { $faces }
   *[other] { $faces }!
 })
option-combat = Combat
    .description = Who can fall.
    .choice-attack = Attack
    .choice-clash = Clash
mode-race = { $seat } { title }
title = Race
-short = { NUMBER($n) }
prompt-act = { "Act" }: { -short }`,
  "en",
);
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

  it("use the plural that fits the number", () => {
    expect(sayEvent({ type: "scored", seat: 0, points: 1 }, texts, names)).toBe("Ann scores 1 point.");
    expect(sayEvent({ type: "scored", seat: 1, points: 2 }, texts, names)).toBe("Ben scores 2 points.");
  });

  it("leave out the quiet ones and those without a template", () => {
    expect(sayEvents([{ type: "ended" }, { type: "odd" }], texts, names, new Set(["ended"]))).toBe("");
  });

  it("are one sentence where one seat does several things in a row", () => {
    const say = (...events: GameEvent[]): string => sayEvents(events, texts, names, new Set());
    const took = { type: "took", card: "x", victim: 1 };
    const moved = { type: "moved", direction: "e", number: 1 };
    expect(say({ ...moved, seat: 0 }, { ...took, seat: 0 })).toBe("Ann goes east by 1 and takes x from Ben.");
    expect(say({ ...moved, seat: 0 }, { ...moved, seat: 1 })).toBe("Ann goes east by 1. Ben goes east by 1.");
    expect(say({ ...moved, seat: 0 }, { type: "ended" }, { ...moved, seat: 0 })).toBe(
      "Ann goes east by 1. Over. Ann goes east by 1.",
    );
  });

  it("tell of a way its end alone, where that is wanted", () => {
    const quiet = Object.assign(new Set(["ended"]), { last: new Set(["moved"]) });
    const way = [1, 2, 3].map((number) => ({ type: "moved", seat: 0, direction: "e", number }));
    expect(sayEvents([...way, { type: "ended" }], texts, names, quiet)).toBe("Ann goes east by 3.");
  });
});

describe("actions in words", () => {
  const preview = [
    { type: "moved", seat: 0, direction: "e", number: 2 },
    { type: "took", seat: 0, card: null, victim: 1 },
    { type: "took", seat: 1, card: null, victim: 0 },
    { type: "ended" },
  ];
  const action = { action: 1, notation: "a1e", move: { type: "move", cell: "a1", faces: ["e", "x"] }, preview };

  it("are called by their moves, and tell what the one who decides would do", () => {
    expect(sayMove(action.move, texts, names)).toBe("Move a1 (east, x!)");
    expect(sayWould(action, texts, names, new Set())).toBe("go east by 2 and take something from Ben");
    expect(sayAction(action, texts, names, new Set())).toBe(
      "Move a1 (east, x!): go east by 2 and take something from Ben",
    );
  });

  it("hold no notation, even where a game has no texts for them", () => {
    const bare = { ...texts, moves: {}, events: {} };
    expect(sayAction(action, bare, names, new Set())).toBe("move");
  });
});

describe("the texts of a game", () => {
  it("have names, descriptions and choices", () => {
    const choices = { attack: "Attack", clash: "Clash" };
    expect(texts.options).toEqual({ combat: { title: "Combat", text: "Who can fall.", choices } });
  });

  it("may refer to each other", () => {
    expect(texts.modes).toEqual({ race: { title: " Race", text: "" } });
    expect(texts.prompts).toEqual({ act: "Act: " });
  });

  it("are empty until they have come", () => {
    expect(NO_TEXTS).toMatchObject({ title: "", words: {}, events: {} });
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
