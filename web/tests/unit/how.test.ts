/** How a game goes is said in few sentences, in every mode and language. */

import { describe, expect, it } from "vitest";
import { readFileSync, readdirSync } from "node:fs";
import { compile } from "../../fluent/compile.js";
import { format } from "../../src/lib/format";

const GAMES = new URL("../../src/games/", import.meta.url);
const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(games.map(({ name }) => name))("how %s goes", (game) => {
  const folder = new URL(`${game}/how/locale/`, GAMES);

  it.each(readdirSync(folder))("is said in short lines in %s", (file) => {
    const { messages } = compile(readFileSync(new URL(file, folder), "utf8"), file);
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
