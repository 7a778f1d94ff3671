/** How seats look and what they are called. */

import type { SeatLook } from "../boards/types";
import type { GameInfo, GameTexts, Seat } from "./types";

export const colourOf = (word: string): string => `var(--seat-${word}, var(--seat-blue))`;

/** Seats without people, for pictures. */
export function looks(game: GameInfo, players: number): SeatLook[] {
  return game.seats.slice(0, players).map((word, pattern) => ({
    name: word,
    colour: colourOf(word),
    pattern,
    mine: false,
  }));
}

/** What a seat is called: its person, its bot's level, or its colour. */
export function nameOf(seat: Seat, texts: GameTexts, bot: (level: number) => string): string {
  if (seat.kind === "bot" && seat.level !== null) return bot(seat.level);
  return seat.name ?? texts.seats[seat.colour] ?? seat.colour;
}

/** The seats of a table. Two people of the same name are told apart by their colour; two such bots are called by it. */
export function seatLooks(seats: Seat[], mine: number[], texts: GameTexts, bot: (level: number) => string): SeatLook[] {
  const names = seats.map((seat) => nameOf(seat, texts, bot));
  return seats.map((seat, i) => {
    const name = names[i] ?? "";
    const twin = names.filter((other) => other === name).length > 1;
    const colour = texts.seats[seat.colour] ?? seat.colour;
    return {
      name: !twin ? name : seat.kind === "bot" ? colour : `${name} · ${colour}`,
      colour: colourOf(seat.colour),
      pattern: seat.seat,
      mine: mine.includes(seat.seat),
    };
  });
}
