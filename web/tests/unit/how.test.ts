/** How a game goes is said in few short lines, in every language. */

import { describe, expect, it } from "vitest";
import { format, type Compiled } from "../../src/lib/format";

const files = import.meta.glob<Compiled>("../../src/games/*/how/locale/*.ftl", { import: "default", eager: true });

describe("how a game goes", () => {
  it("is said in four languages", () => expect(Object.keys(files).length % 4).toBe(0));

  it.each(Object.entries(files))("is said in short lines in %s", (_, messages) => {
    for (const message of Object.values(messages)) {
      const lines = format(message, { target: 10, points: 18 }, "en").split("\n");
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) {
        expect(line).toMatch(/[.!]$/);
        expect(line.length).toBeLessThan(230);
      }
    }
  });
});
