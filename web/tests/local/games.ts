/** Whole games at local tables: against bots in every mode, kept over a reload, taken back, reviewed, gone on with. */

import { describe, expect, it } from "vitest";
import type { MyGames, Review, ServerMessage, State, TableAnswer, TriedVariation } from "../../src/api/answers";
import { ASSESS_SHARE } from "../../src/api/grades";
import type { MovedGame, NewTable, SeatWish } from "../../src/api/requests";
import { LocalHost } from "../../src/local/host";
import { MemoryStore } from "../../src/local/store";
import { platform, GAMES, Page } from "./platform";

type Situation = Pick<State, "view" | "legal" | "undo">;
const SHORT: Record<string, Record<string, unknown>> = {
  filantes: { target: 2, quiet_limit: 10 },
  gravity: { max_rounds: 2 },
  octocube: { max_rounds: 2 },
};
const bot = (level: number): SeatWish => ({ kind: "bot", level });
const isOver = ({ type }: ServerMessage): boolean => type === "over";

async function sit(local: LocalHost, wish: NewTable): Promise<[id: string, page: Page]> {
  const asked = { seating: "fixed", ...wish };
  const { table } = (await local.request("POST", "/tables", asked, "en")) as TableAnswer;
  return [table.id, await Page.at(local, table.id)];
}

/** Play the first legal action whenever it is our turn, until the end or so many decisions. */
async function play(page: Page, most = Infinity): Promise<number> {
  let decisions = 0;
  for (let at = 0; decisions < most; at++) {
    const message = await page.until(() => true, at);
    if (isOver(message)) return decisions;
    expect(message.type, JSON.stringify(message).slice(0, 300)).not.toBe("error");
    const { view, legal } = message as ServerMessage & Partial<Situation>;
    if (!view || !legal?.length) continue;
    await page.say({ type: "play", id: at, ply: view.ply, action: legal[(at * 7) % legal.length]!.action });
    decisions += 1;
  }
  return decisions;
}

describe.each(GAMES)("%s", (game) => {
  it("is played to its end in every mode against bots of level 1, and the bots alone", async () => {
    const { description } = await platform().module(game);
    for (const mode of Object.keys(description.modes)) {
      const local = new LocalHost(platform(3));
      const [id, page] = await sit(local, { game, mode, seats: [{ kind: "me" }, bot(1)] });
      const ours = await play(page);
      expect(ours).toBeGreaterThan(3);
      const { table } = (await local.request("GET", `/tables/${id}`, null, "en")) as TableAnswer;
      expect([table.status, table.result?.finished]).toEqual(["over", true]);
      expect(page.heard.some(({ type }) => type === "thinking")).toBe(true);
      const [, watching] = await sit(local, { game, mode, seats: [bot(1), bot(1)] });
      await watching.until(isOver);
    }
  });

  it("is listed among one's games, moves whole, and is forgotten", async () => {
    const local = new LocalHost(platform(8));
    const seats: SeatWish[] = [
      { kind: "me", name: "Ann" },
      { kind: "bot", level: 2, character: "gambler" },
    ];
    const [id, page] = await sit(local, { game, seats });
    const ask = async <T>(method: "GET" | "DELETE", path: string): Promise<T> =>
      (await local.request(method, path, null, "en")) as T;
    await play(page, 2);
    const [running] = (await ask<MyGames>("GET", "/me/games")).games;
    expect(running).toMatchObject({ table: id, game, status: "running", mine: [0], removable: true });
    const begun = await ask<MovedGame>("GET", `/tables/${id}/moving`);
    expect(begun).toMatchObject({ seats, running: true, out: [] });
    expect(begun.record).toMatch(/^seed: \d+$/m);
    await play(await Page.at(local, id));
    const [over] = (await ask<MyGames>("GET", "/me/games")).games;
    expect([over?.status, over?.result?.finished]).toEqual(["over", true]);
    const { record, running: goes } = await ask<MovedGame>("GET", `/tables/${id}/moving`);
    expect(goes).toBe(false);
    const again = (await local.request("POST", "/records", record, "en")) as TableAnswer;
    expect(again.table.result?.points).toEqual(over?.result?.points);
    await ask("DELETE", `/me/games/${id}`);
    expect((await ask<MyGames>("GET", "/me/games")).games).toEqual([]);
    await expect(ask("GET", `/tables/${id}`)).rejects.toThrow("no-table");
  });

  it("goes on after a reload as it stood, and a person takes back over what bots have done", async () => {
    const store = new MemoryStore();
    const before = new LocalHost(platform(4, [], store));
    const [id, first] = await sit(before, { game, seats: [{ kind: "me" }, bot(1)] });
    await play(first, 4);
    const turn = (message: ServerMessage): boolean => Boolean((message as Partial<Situation>).legal?.length);
    const last = first.heard.findLastIndex(turn);
    const stood = (await first.until(turn, last)) as State;
    const after = new LocalHost(platform(5, [], store));
    const page = await Page.at(after, id);
    const known = page.heard[0] as State;
    const now = (await page.until(turn)) as State;
    expect(known.log.filter(({ type }) => type === "moved").length).toBeGreaterThan(3);
    expect(now.view!.ply).toBeGreaterThanOrEqual(stood.view!.ply);
    await page.say({ type: "undo", id: "u", ply: now.view!.ply });
    const undone = page.heard.find(({ type }) => type === "undone") as ServerMessage & {
      ply: number;
      legal: unknown[];
    };
    expect(undone.ply).toBeLessThan(now.view!.ply);
    expect(undone.legal.length).toBeGreaterThan(0);
    const { mine } = (await after.request("GET", "/tables", null, "en")) as { mine: { id: string }[] };
    expect(mine.map((table) => table.id)).toEqual([id]);
  });

  it.each([1, 8])("gives the hint of level %i with what the search has found", async (level) => {
    const [, page] = await sit(new LocalHost(platform(6)), { game, seats: [{ kind: "me" }, bot(1)] });
    const { legal } = page.heard[0] as State;
    await page.say({ type: "hint", id: "h", ply: 0, level });
    const hint = page.heard.find(({ type }) => type === "hint") as Extract<ServerMessage, { type: "hint" }>;
    expect(legal.map(({ action }) => action)).toContain(hint.action);
    expect(hint.analysis!.actions[0]!.action).toBe(hint.action);
    expect(hint.analysis!.line[0]).toBe(hint.action);
    expect(hint.analysis!.values.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it("says what one action is worth, while a hint is looked for", async () => {
    const [, page] = await sit(new LocalHost(platform(6)), { game, seats: [{ kind: "me" }, bot(1)] });
    const { legal } = page.heard[0] as State;
    const { action } = legal.at(-1)!;
    const ask = (ply: number, asked: number): Promise<void> =>
      page.say({ type: "assess", id: "a", ply, action: asked });
    await Promise.all([page.say({ type: "hint", id: "h", ply: 0, level: 8 }), ask(0, action)]);
    const answer = page.heard.find(({ type }) => type === "assess") as Extract<ServerMessage, { type: "assess" }>;
    expect(answer).toMatchObject({ id: "a", ply: 0, seat: 0, found: { action } });
    const { analysis } = page.heard.find(({ type }) => type === "hint") as Extract<ServerMessage, { type: "hint" }>;
    expect(answer.found.visits).toBeCloseTo(ASSESS_SHARE * analysis!.simulations, -1);
    expect(answer.found.values.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    await ask(0, -1);
    await ask(3, action);
    const refused = page.heard.filter((message) => message.type === "error");
    expect(refused.map(({ error }) => error.code ?? error.type)).toEqual(["IllegalMoveError", "stale"]);
  });

  it("is reviewed, played again and gone on with from a ply", async () => {
    const local = new LocalHost(platform(7));
    const [id, page] = await sit(local, { game, options: SHORT[game], seats: [{ kind: "me" }, bot(1)] });
    await play(page);
    const ask = (): Promise<unknown> => local.request("GET", `/tables/${id}/review?depth=0`, null, "en");
    await expect.poll(async () => ((await ask()) as Review).complete, { timeout: 60_000 }).toBe(true);
    const review = (await ask()) as Review;
    expect(review.moments.length).toBe(review.plies);
    for (const { known, cost, grade } of review.moments) {
      expect(known.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(grade === "best").toBe(cost === 0);
    }
    const tried = (await local.request(
      ...([
        "POST",
        `/tables/${id}/variation`,
        { ply: 2, moves: [review.moments[2]!.best], judge: true },
        "en",
      ] as const),
    )) as TriedVariation;
    expect([tried.moment?.grade, tried.moment?.ply, tried.view.ply]).toEqual(["best", 2, 3]);
    const deeper = (await local.request("GET", `/tables/${id}/review?depth=1`, null, "en")) as Review;
    expect([deeper.depth, deeper.complete, deeper.moments.length]).toEqual([1, false, review.plies]);
    const next = (await local.request("POST", `/tables/${id}/rematch`, {}, "en")) as TableAnswer;
    const same = (await local.request("POST", `/tables/${id}/rematch`, {}, "en")) as TableAnswer;
    expect([same.table.id, next.table.ply]).toEqual([next.table.id, 0]);
    const branch = (await local.request("POST", `/tables/${id}/branch`, { ply: 2 }, "en")) as TableAnswer;
    expect([branch.table.ply, branch.table.parent]).toEqual([2, { table: id, ply: 2 }]);
    expect(branch.table.seats.map(({ kind, level }) => [kind, level])).toEqual([
      ["person", null],
      ["bot", 1],
    ]);
    const there = await Page.at(local, branch.table.id);
    await there.until((message) => Boolean((message as Partial<Situation>).legal?.length));
  });

  it("is left to a bot, and taken back", async () => {
    const local = new LocalHost(platform(8));
    const [id, page] = await sit(local, { game, options: SHORT[game], seats: [{ kind: "me" }, bot(1)] });
    await local.request("DELETE", `/tables/${id}/seats/0?bot=1`, undefined, "en");
    await page.until(isOver);
  });
});

describe("a local host", () => {
  const local = new LocalHost(platform(9));
  const refused = (wish: unknown): Promise<unknown> => local.request("POST", "/tables", wish, "en");

  it.each([
    ["open seats", { game: "filantes", seats: [{ kind: "me" }, { kind: "open" }] }, "bad-seats"],
    ["two of me", { game: "filantes", seats: [{ kind: "me" }, { kind: "me" }] }, "bad-seats"],
    ["a clock", { game: "filantes", clock: { kind: "days", days: 3 } }, "no-server"],
    ["rated games", { game: "filantes", rated: true }, "no-server"],
    ["positions", { game: "filantes", position: { game: "filantes" } }, "no-server"],
    ["paths as games", { game: "../games" }, "UnknownGameError"],
  ])("refuses %s", async (_, wish, code) => {
    await expect(refused(wish)).rejects.toMatchObject({ code });
  });

  it("refuses unknown tables, broken records, and what only servers have", async () => {
    await expect(local.request("GET", "/tables/nowhere", null, "en")).rejects.toMatchObject({ code: "no-table" });
    await expect(local.request("GET", "/ratings/filantes", null, "en")).rejects.toMatchObject({ code: "no-server" });
    for (const text of ["", "asterism 2\ngame: filantes\nplayers: x\n\n", "asterism 2\nfoo\n\n"])
      await expect(local.request("POST", "/records", text, "en")).rejects.toMatchObject({ code: "RecordError" });
    await expect(local.request("POST", "/records", "asterism 9\n\n", "en")).rejects.toMatchObject({
      code: "VersionError",
    });
  });
});
