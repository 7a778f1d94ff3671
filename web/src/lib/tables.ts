/** New tables: on this device where nobody else is needed and the person wants it, else on the server. */

import type { Table, TableAnswer } from "../api/answers";
import type { Branch, NewTable } from "../api/requests";
import { post } from "./api";
import { data } from "./data.svelte";
import { isSolo, onDevice, own, playsHere, type Where } from "./device";
import { SITE } from "./site";

export async function createTable(wish: NewTable, where: Where): Promise<TableAnswer> {
  if (SITE) {
    const made = await post<TableAnswer>("/tables", wish);
    if (!data.guest) await data.refresh(); // whoever has games is shown them on the first screen
    return made;
  }
  if (where === "server" || !isSolo(wish) || !playsHere(data.game(wish.game)))
    return post<TableAnswer>("/tables", wish);
  const name = data.guest?.name;
  const seats = wish.seats?.map((seat) => (seat.kind === "me" && !seat.name && name ? { ...seat, name } : seat));
  // Whatever goes wrong here, a server can do: rules that do not load, options that only it can check.
  return own()
    .then((tables) => tables.newTable({ ...wish, ...(seats && { seats }) }))
    .catch(() => post<TableAnswer>("/tables", wish));
}

/**
 * A table that goes on from a ply of a finished game, with bots for all others: on this device where the person plays alone
 * there, else where the game is. `query` is the invitation to a private one.
 */
export async function branchTable(
  { id, game }: Pick<Table, "id" | "game">,
  query: string,
  mine: number[],
  from: Branch,
  where: Where,
): Promise<TableAnswer> {
  const there = (): Promise<TableAnswer> => post<TableAnswer>(`/tables/${id}/branch${query}`, from);
  if (SITE || onDevice(id) || where === "server" || !playsHere(data.game(game))) return there();
  // A game that began with a position is one that only the server can go on with.
  return own()
    .then((tables) => tables.branch(`/api/tables/${id}/record${query}`, { ...from, table: id, mine }))
    .catch(there);
}
