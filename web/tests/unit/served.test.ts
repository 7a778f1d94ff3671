import { expect, it } from "vitest";
import { servedFile } from "../../src/local/served";

const answer = { lessons: [{ id: "one" }], puzzles: { base: { a: 1 } }, figures: [{ position: {} }] };

it.each([
  ["lessons/gravity.json", "/api/offline/gravity", answer.lessons],
  ["puzzles/gravity/base.json", "/api/offline/gravity", answer.puzzles.base],
  ["puzzles/gravity/expert.json", "/api/offline/gravity", {}],
  ["figures/gravity.json", "/api/offline/gravity", answer.figures],
  ["lessons/gravity.nl.json", "/api/lessons/gravity?lang=nl", answer],
  ["puzzles/gravity.nl.json", "/api/puzzles/gravity?lang=nl", answer],
])("%s is a part of what a server answers at %s", (path, address, part) => {
  const found = servedFile(path);
  expect(found.address).toBe(address);
  expect(found.part(answer)).toEqual(part);
});
