/** Who won, from the reader's side. */

import type { SeatLook } from "../games/board";
import { i18n, t } from "./i18n.svelte";
import type { TableResult } from "../api/answers";

interface Told {
  text: string;
  /** What else there is to say about the result. */
  more: string;
  /** The colour of the winner; empty where there are several. */
  colour: string;
}

/** `draws`: whether several winners have drawn; else they share the victory. */
export function sayResult(result: TableResult, looks: SeatLook[], draws: boolean): Told {
  const { winners, points } = result;
  const colour = winners.length === 1 ? (looks[winners[0] ?? 0]?.colour ?? "") : "";
  const mine = looks.flatMap((look, seat) => (look.mine ? [seat] : []));
  // Several people at one screen are called by their names.
  const [me] = mine.length === 1 ? mine : [];
  const others = points.filter((_, seat) => !winners.includes(seat));
  const tied = winners.length === 1 && !result.out?.length && others.includes(points[winners[0] ?? 0] ?? NaN);
  const more = result.cut ? t("was-cut") : tied ? t("tie-break") : "";
  return { text: me === undefined ? ofAll(result, looks, draws) : ofMine(me, result, looks, draws), more, colour };
}

const listed = (seats: number[], looks: SeatLook[]): string => i18n.list(seats.map((seat) => looks[seat]?.name ?? ""));

function ofAll({ winners }: TableResult, looks: SeatLook[], draws: boolean): string {
  const names = listed(winners, looks);
  return winners.length === 1 ? t("wins", { name: names }) : draws ? t("draw", { names }) : t("share", { names });
}

function ofMine(me: number, { winners, points, out }: TableResult, looks: SeatLook[], draws: boolean): string {
  if (out?.includes(me)) return t("you-out");
  const won = winners.includes(me);
  const names = listed(
    winners.filter((seat) => seat !== me),
    looks,
  );
  if (winners.length > 1) {
    if (won) return t(draws ? "you-draw" : "you-share", { names });
    return t("you-lost-share", { names });
  }
  const rival = won ? Math.max(...points.filter((_, seat) => seat !== me)) : (points[winners[0] ?? 0] ?? 0);
  const by = out?.length ? 0 : Math.abs((points[me] ?? 0) - rival);
  if (won) return by ? t("you-win-by", { by }) : t("you-win");
  return by ? t("you-lost-by", { by, name: names }) : t("you-lost", { name: names });
}
