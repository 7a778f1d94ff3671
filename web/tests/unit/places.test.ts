import { describe, expect, it } from "vitest";
import { placeOf } from "../../src/lib/places";

const place = (path: string): string | null => {
  const found = placeOf(path.split("/").filter(Boolean));
  return found && `${found.screen}:${found.id}`;
};

describe("a path of the page", () => {
  it.each([
    ["/", ":"],
    ["/lobby", "lobby:"],
    ["/seek", "seek:"],
    ["/seek/gravity", "seek:gravity"],
    ["/lobby/", "lobby:"],
    ["/new", "new:"],
    ["/new/gravity", "new:gravity"],
    ["/t/abc", "t:abc"],
    ["/t/abc/replay", "replay:abc"],
    ["/rules/octocube", "rules:octocube"],
    ["/rules/octocube/summary", "rules:octocube"],
    ["/learn/filantes", "learn:filantes"],
    ["/learn/filantes/turn", "lesson:filantes"],
    ["/puzzles", "puzzles:"],
    ["/puzzles/gravity/stars-1-9", "puzzle:gravity"],
    ["/ratings", "ratings:"],
    ["/players/g7", "players:g7"],
    ["/tiles", "tiles:"],
  ])("%s is a place", (path, expected) => expect(place(path)).toBe(expected));

  it.each([
    ...[
      "/t",
      "/t/",
      "/t//",
      "/t/abc/xyz",
      "/t/abc/replay/more",
      "/replay",
      "/replay/abc",
      "/lesson",
      "/puzzle",
      "/players",
    ],
    ...["/lobby/x", "/about/constructor", "/settings/a/b", "/learn/a/b/c", "/constructor/prototype", "/host/x"],
  ])("%s is none", (path) => expect(place(path)).toBeNull());

  it("of a game says so, that an unknown one is not found", () => {
    expect(placeOf(["new", "constructor"])).toMatchObject({ game: true });
    expect(placeOf(["t", "constructor"])?.game).toBeUndefined();
  });
});
