/** New tables: on this device where nobody else is needed and the person wants it, else on the server. */

import type { TableAnswer } from "../api/answers";
import type { NewTable } from "../api/requests";
import { post } from "./api";
import { data } from "./data.svelte";
import { isSolo, own, playsHere, type Where } from "./device";
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
