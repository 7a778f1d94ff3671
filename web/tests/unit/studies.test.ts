/** The link from the rules to a study of the game. */

import { expect, it } from "vitest";
import { studyPage } from "../../src/lib/site";

const PAGES = Object.keys(import.meta.glob("../../../docs/study/*.html", { query: "?url" }));

it("is there for the games that have a page, and for no other", () => {
  const games = PAGES.map((path) => path.slice(path.lastIndexOf("/") + 1, -".html".length));
  for (const game of games) expect(studyPage(game)).toBe(`/study/${game}.html`);
  expect(studyPage("no-game")).toBeNull();
});
