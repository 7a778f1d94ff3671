/** Our games, counted and chosen from: who they were with, how they ended. */

import type { GameSeat, MyGame } from "../api/answers";

const HOUR = 3_600_000;

export type Outcome = "won" | "lost" | "drawn";

/** Whether the time for a turn is short: of a live clock always, of days when a few hours are left. */
export const runsOut = ({ clock, left }: MyGame): boolean =>
  left !== null && (clock?.kind === "live" || left < 3 * HOUR);

/** The seats of others. */
export const othersOf = ({ seats, mine }: MyGame): GameSeat[] => seats.filter((_, seat) => !mine.includes(seat));

/** How a game ended for us; null while it runs, and where we played all sides or none was ours alone. */
export function outcomeOf(game: MyGame): Outcome | null {
  if (!game.result || game.mine.length !== 1) return null;
  const { winners } = game.result;
  if (!winners.includes(game.mine[0]!)) return "lost";
  return winners.length > 1 ? "drawn" : "won";
}

export interface Choice {
  game: string;
  mode: string;
  opponent: string;
  outcome: string;
}
export const ANY: Choice = { game: "", mode: "", opponent: "", outcome: "" };

type Naming = (seat: GameSeat, game: MyGame) => string;

/** The finished games that fit what was chosen; an empty choice fits all. */
export const chosen = (games: MyGame[], { game, mode, opponent, outcome }: Choice, name: Naming): MyGame[] =>
  games.filter(
    (one) =>
      one.status === "over" &&
      (!game || one.game === game) &&
      (!mode || one.mode === mode) &&
      (!opponent || othersOf(one).some((seat) => name(seat, one) === opponent)) &&
      (!outcome || outcomeOf(one) === outcome),
  );

export interface Tally {
  key: string;
  games: number;
  won: number;
  lost: number;
  drawn: number;
}

/** How games ended, by what `keysOf` says of each; most games first. */
export function tally(games: MyGame[], keysOf: (game: MyGame) => string[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    const outcome = outcomeOf(game);
    for (const key of new Set(keysOf(game))) {
      const line = found.get(key) ?? { key, games: 0, won: 0, lost: 0, drawn: 0 };
      line.games++;
      if (outcome) line[outcome]++;
      found.set(key, line);
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games || a.key.localeCompare(b.key));
}
