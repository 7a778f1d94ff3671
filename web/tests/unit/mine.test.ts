import { describe, expect, it } from "vitest";
import type { GameSeat, MyGame } from "../../src/api/answers";
import { inOrder } from "../../src/lib/order";
import { ANY, chosen, othersOf, outcomeOf, runsOut, tally } from "../../src/mine/games";

const person = (name: string): GameSeat => ({ colour: "red", kind: "person", name, guest: name, level: null });
const ended = (...winners: number[]): MyGame["result"] => ({ finished: true, cut: false, points: [1, 2], winners });

function game(more: Partial<MyGame>): MyGame {
  return {
    ...{ table: "t", game: "filantes", mode: "duel", status: "over", practice: false, rated: false, clock: null },
    ...{ created: "2026-01-01T00:00:00Z", changed: "2026-01-02T00:00:00Z", ply: 9, mine: [0], seat: null },
    ...{ seats: [person("Ann"), person("Ben")], turn: false, left: null, result: ended(0), removable: true },
    ...more,
  };
}

const GAMES = [
  game({ table: "a" }),
  game({ table: "b", result: ended(1), mode: "race" }),
  game({ table: "c", game: "octocube", mode: "kids", result: ended(0, 1), seats: [person("Ann"), person("Cleo")] }),
  game({ table: "d", status: "running", result: null }),
];
const name = (seat: GameSeat): string => seat.name ?? "";

describe("one's own games", () => {
  it("of this device and of a server are in one order: our turn, the least time, running, last changed", () => {
    const at = (hour: number): string => `2026-01-03T${String(hour).padStart(2, "0")}:00:00Z`;
    const running = { status: "running", result: null } as const;
    const games = [
      game({ table: "over", changed: at(9) }),
      game({ table: "_over", changed: "2026-01-03T10:00:00.000Z" }),
      game({ table: "theirs", ...running, changed: at(8) }),
      game({ table: "_turn", ...running, turn: true, changed: at(7) }),
      game({ table: "hurry", ...running, turn: true, left: 5, changed: at(1) }),
      game({ table: "turn", ...running, turn: true, changed: at(6) }),
    ];
    const order = inOrder(games).map(({ table }) => table);
    expect(order).toEqual(["hurry", "_turn", "turn", "theirs", "_over", "over"]);
  });

  it("end as won, lost or drawn, or neither where one played all sides", () => {
    expect(GAMES.map(outcomeOf)).toEqual(["won", "lost", "drawn", null]);
    expect(outcomeOf(game({ mine: [0, 1] }))).toBeNull();
  });

  it("are against those on the other seats", () => {
    expect(othersOf(GAMES[2]!).map(name)).toEqual(["Cleo"]);
  });

  it.each([
    [{}, ["a", "b", "c"]],
    [{ game: "filantes" }, ["a", "b"]],
    [{ game: "filantes", mode: "race" }, ["b"]],
    [{ opponent: "Cleo" }, ["c"]],
    [{ outcome: "won" }, ["a"]],
    [{ opponent: "Ben", outcome: "drawn" }, []],
  ])("are chosen by %j", (choice, found) => {
    expect(chosen(GAMES, { ...ANY, ...choice }, name).map(({ table }) => table)).toEqual(found);
  });

  it("are counted by what they have in common, most games first", () => {
    expect(tally(GAMES.slice(0, 3), (one) => othersOf(one).map(name))).toEqual([
      { key: "Ben", games: 2, won: 1, lost: 1, drawn: 0 },
      { key: "Cleo", games: 1, won: 0, lost: 0, drawn: 1 },
    ]);
  });

  it("warn where a live clock runs, or few hours of days are left", () => {
    const live = { kind: "live", seconds: 600, increment: 0, flag: "bot" } as const;
    const days = { kind: "days", days: 3, flag: "bot" } as const;
    expect(runsOut(game({ clock: live, left: 500_000 }))).toBe(true);
    expect(runsOut(game({ clock: days, left: 2 * 86_400_000 }))).toBe(false);
    expect(runsOut(game({ clock: days, left: 3_600_000 }))).toBe(true);
    expect(runsOut(game({ clock: live, left: null }))).toBe(false);
  });
});
