/** A local table as its person lists it. */

import type { MyGame, Table } from "../api/answers";

export function myGame(table: Table, changed: string, guest: string | null): MyGame {
  const { id, game, mode, status, practice, created, ply, seat, result } = table;
  const mine = table.seats.filter((one) => one.kind === "person" && one.guest !== null && one.guest === guest);
  const deciding = status === "running" ? mine.find((one) => one.seat === seat) : undefined;
  return {
    ...{ table: id, game, mode, status, practice, rated: false, clock: null, created, changed, ply, seat, result },
    seats: table.seats.map(({ colour, kind, name, guest: who, level }) => ({ colour, kind, name, guest: who, level })),
    mine: mine.map((one) => one.seat),
    turn: !!deciding && deciding.stand_in === null && !deciding.left && !deciding.out,
    left: null,
    removable: true,
  };
}
