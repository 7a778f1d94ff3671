/** How seats look and what they are called. */

import type { SeatLook } from "../games/board";
import type { GameInfo, LogEntry, Seat } from "../api/answers";
import { colourOf } from "./colours";
import { t } from "./i18n.svelte";
import type { GameTexts } from "./texts";

/** Seats without people, for pictures. */
export function looks(game: GameInfo, players: number, texts: GameTexts): SeatLook[] {
  return game.seats.slice(0, players).map((word, pattern) => ({
    name: texts.seats[word] ?? word,
    colour: colourOf(word, pattern),
    pattern,
    mine: false,
  }));
}

/** Whether a guest has deleted themselves; their games stay. */
export const isGone = (guest: string | null | undefined): boolean => guest?.startsWith("-") ?? false;

/** What a bot of a level and a character is called. */
type BotName = (level: number, character?: string | null) => string;

type Named = Pick<Seat, "kind" | "level" | "name" | "colour" | "guest"> & { here?: boolean; character?: string | null };

/** What a seat is called: its person, its bot's level, or its colour; whoever came without a name is a guest of that colour. */
export function nameOf(seat: Named, texts: GameTexts, bot: BotName): string {
  if (seat.kind === "bot" && seat.level !== null) return bot(seat.level, seat.character);
  if (isGone(seat.guest)) return t("deleted-player");
  const colour = texts.seats[seat.colour] ?? seat.colour;
  const unnamed = seat.kind === "person" && seat.guest && !seat.here ? `${t("guest")} (${colour})` : colour;
  return seat.name ?? unnamed;
}

/** The people at a table and in its chat, without ourselves and those who have deleted themselves. */
export function peopleOf(
  seats: Seat[],
  names: string[],
  log: LogEntry[],
  me: string | null,
): { guest: string; name: string }[] {
  const found = new Map<string, string>();
  for (const { guest, kind, seat } of seats) if (guest && kind === "person") found.set(guest, names[seat] ?? "");
  for (const entry of log)
    if (entry.type === "chat" && entry.guest && !found.has(entry.guest))
      found.set(entry.guest, entry.name ?? t("guest"));
  return [...found].filter(([guest]) => guest !== me && !isGone(guest)).map(([guest, name]) => ({ guest, name }));
}

/** The seats of a table. Two people of the same name are distinguished by their colour; two such bots are called by it. */
export function seatLooks(seats: Seat[], mine: number[], texts: GameTexts, bot: BotName): SeatLook[] {
  // To ourselves we are our colour.
  const names = seats.map((seat) => nameOf({ ...seat, here: seat.here || mine.includes(seat.seat) }, texts, bot));
  return seats.map((seat, i) => {
    const name = names[i] ?? "";
    const twin = names.filter((other) => other === name).length > 1;
    const colour = texts.seats[seat.colour] ?? seat.colour;
    return {
      name: !twin ? name : seat.kind === "bot" ? colour : `${name} · ${colour}`,
      colour: colourOf(seat.colour, seat.seat),
      pattern: seat.seat,
      mine: mine.includes(seat.seat),
    };
  });
}
