/** Games as the rules say, by the pointer on the board, against bots, to the score sheet: the last part of one of every
 * mode; with `--long` whole games of every mode and number of players. Short games are played whole by hands.test.ts. */

import type { Page } from "@playwright/test";
import { expect, LONG, sit, test } from "./browser";
import { playToTheEnd } from "./hands";
import { continued } from "./records";

/** Where a game is begun that is not played whole: after this part of a recorded one. */
const LATE = 0.98;
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

/** A table where the game begins, or is nearly over. */
async function begin(page: Page, game: string, mode: string, players: number): Promise<string> {
  if (LONG) {
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: 3 }));
    return (await sit(page, { game, mode, seats: [{ kind: "me", name: "Ann" }, ...bots] })).id;
  }
  const id = await continued(page, `${game}-${mode}-${players}.ast`, LATE);
  await page.goto(`/t/${id}`);
  return id;
}

for (const { game, mode, players } of GAMES) {
  test(`${game} ${mode} is clicked to its end by ${players}`, async ({ visit }) => {
    test.setTimeout(300_000);
    const { page } = await visit();
    const id = await begin(page, game, mode, players);
    // Whoever plays at random never gets home, and stands in the way of the others: whole races are played by the page's
    // hints.
    const clicks = await playToTheEnd(page, "mouse", LONG && mode.startsWith("race"));
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
