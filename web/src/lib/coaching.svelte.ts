/** A coach for a table where one person plays bots: fetched when wanted, and asked before a decision is sent. */

import type { Coach, CoachLine } from "../coach";
import { post } from "./api";
import { withWords } from "./catalog.svelte";
import { data } from "./data.svelte";
import { router } from "./router.svelte";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";
import type { Table, TableAnswer, You } from "../api/answers";

/** The level of the bot in a first game. */
const FIRST_LEVEL = 1;

/** Start a first whole game with the coach, against a bot of the lowest level. */
export async function startCoached(game: string): Promise<void> {
  const others = Math.max(1, (data.game(game)?.players[0] ?? 2) - 1);
  const bots = Array.from({ length: others }, () => ({ kind: "bot" as const, level: FIRST_LEVEL }));
  const seats = [{ kind: "me" as const }, ...bots];
  const { table } = await post<TableAnswer>("/tables", { game, seats });
  settings.coach = true;
  router.go(`/t/${table.id}`);
}

/** Whether a coach may sit at a table: nobody else is there whom it would be unfair to. */
export const mayCoach = (table: Table | null, { seats }: You): boolean =>
  !!table?.practice &&
  table.status === "running" &&
  seats.length === 1 &&
  table.seats.every(({ kind, seat }) => kind === "bot" || seats.includes(seat));

const load = async () => withWords(import("../coach"), (await import("../coach/words")).words);

export class Coaching {
  coach = $state.raw<Coach | null>(null);
  Line = $state.raw<typeof CoachLine>();
  private readonly wanted = $derived.by(() => {
    const session = this.session();
    return session && settings.coach && mayCoach(session.table, session.you) ? session : null;
  });

  /** Made while a component is. */
  constructor(private readonly session: () => Session | undefined) {
    $effect(() => {
      const { wanted } = this;
      let gone = false;
      if (wanted)
        load().then(
          (loaded) => {
            if (!gone) [this.coach, this.Line] = [new loaded.Coach(wanted), loaded.CoachLine];
          },
          () => {}, // the game goes on without one
        );
      return () => {
        gone = true;
        this.coach = null;
      };
    });
    $effect(() => this.coach?.follow());
  }

  /** The action that waits for the coach or the server. */
  get pending(): number | null {
    return this.session()?.pending ?? this.coach?.held ?? null;
  }

  play(action: number): void {
    if (this.coach) this.coach.play(action);
    else this.session()?.play(action);
  }

  write(notation: string): void {
    const session = this.session();
    const found = session?.legal.find((one) => one.notation === notation);
    if (found && this.coach) this.coach.play(found.action);
    else session?.write(notation);
  }
}
