/** Whole games as the rules say, by the pointer on the board, against bots, to the score sheet: one of every mode; with
 * ASTERISM_LONG=1 one of every mode and number of players. */

import { expect, sit, test } from "./browser";
import { playToTheEnd } from "./hands";

const LONG = Boolean(process.env["ASTERISM_LONG"]);
/** Each mode, the players of the one game, and how many there can be. */
const MODES: [game: string, mode: string, players: number, from: number, to: number][] = [
  ["filantes", "duel", 2, 2, 3],
  ["filantes", "duel-clash", 3, 2, 3],
  ["filantes", "race", 2, 2, 3],
  ["filantes", "race-clash", 3, 2, 3],
  ["gravity", "stars", 2, 2, 6],
  ["gravity", "goodies", 3, 2, 6],
  ["gravity", "expert", 6, 2, 6],
  ["gravity", "expert-goodies", 5, 2, 6],
  ["octocube", "base", 2, 2, 4],
  ["octocube", "advanced", 3, 2, 4],
  ["octocube", "kids", 4, 2, 4],
];
const GAMES = MODES.flatMap(([game, mode, players, from, to]) =>
  (LONG ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : [players]).map((n) => ({
    game,
    mode,
    players: n,
  })),
);

for (const { game, mode, players } of GAMES) {
  test(`${game} ${mode} is clicked to its end by ${players}`, async ({ visit }) => {
    test.setTimeout(300_000);
    const { page } = await visit();
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: 3 }));
    const { id } = await sit(page, { game, mode, seats: [{ kind: "me", name: "Ann" }, ...bots] });
    // Whoever plays at random never gets home, and stands in the way of the others: races are played by the page's hints.
    const clicks = await playToTheEnd(page, "mouse", mode.startsWith("race"));
    const { table } = await (await page.request.get(`/api/tables/${id}`)).json();
    expect(table.status).toBe("over");
    const totals = page.locator("dialog .total td");
    await expect.poll(() => totals.allTextContents().then((texts) => texts.map(Number))).toEqual(table.result.points);
    await page
      .getByText(/You win|You lost|You share|wins!|share the victory|A draw/)
      .first()
      .waitFor();
    console.log(`${game} ${mode}: ${table.ply} decisions, ${clicks} clicks${table.result.cut ? ", cut" : ""}`);
  });
}
