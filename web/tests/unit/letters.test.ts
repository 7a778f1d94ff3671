/** The letters that a first visit fetches are all that the page's own texts have. */

import { parse, Visitor, type TextElement } from "@fluent/syntax";
import { expect, it } from "vitest";
import { faces } from "../../faces.js";

const TEXTS = import.meta.glob<string>(["../../src/**/*.ftl", "../../../src/asterism/**/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What the system's letters draw, what draws nothing, and the marks of the rules' markup. */
const OTHERS = new Set("↔−_|\n\u{ad}");

const used = new Set<string>();
class Reader extends Visitor {
  override visitTextElement({ value }: TextElement): void {
    for (const sign of value) if (!OTHERS.has(sign)) used.add(sign);
  }
}
for (const text of Object.values(TEXTS)) new Reader().visit(parse(text, {}));

it.each(["400", "700"])("they are, in weight %s", (weight) => {
  const first = faces.find((face) => face.weight === weight && !face.part);
  expect(used.size).toBeGreaterThan(80);
  expect([...used].filter((sign) => !first?.letters.includes(sign))).toEqual([]);
});
