/** Who is not there, and the bot that may play in their place. */

import { post } from "./api";
import { isGone } from "./looks";
import type { Seat, Table } from "../api/answers";

export const BOT_LEVEL = 5;

/** Whether a person is away, and nobody plays for them. */
export const isAbsent = (seat: Seat, present: string[]): boolean =>
  seat.kind === "person" &&
  seat.stand_in === null &&
  (seat.left || (seat.guest !== null && !present.includes(seat.guest)));

/** Whether a running table without a seat of ours may be ours nevertheless: somebody who plays there is away. */
export const mayBeOurs = ({ seats, status }: Table, mine: number[], present: string[]): boolean =>
  status === "running" &&
  !mine.length &&
  seats.some(({ kind, guest }) => kind === "person" && guest !== null && !isGone(guest) && !present.includes(guest));

/** Whether a bot may take the seat at all; where there are days for a move, only after somebody left. */
export const replaceable = (table: Table, seat: Seat): boolean =>
  !table.rated && (seat.left || table.clock?.kind !== "days");

export const letBotPlay = async (table: string, seat: number): Promise<void> => {
  await post(`/tables/${table}/seats/${seat}/bot`, { level: BOT_LEVEL });
};
