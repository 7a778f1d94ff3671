/** How seats look and what they are called. */

import type { SeatLook } from "../games/board";
import type { GameInfo, Seat } from "../api/answers";
import type { GameTexts } from "./texts";

/** For seats whose colour word no style sheet knows. */
const COLOURS = ["red", "blue", "green", "yellow", "violet", "orange", "pink"];

export const colourOf = (word: string, seat: number): string =>
  `var(--seat-${word}, var(--seat-${COLOURS[seat % COLOURS.length]}))`;

/** Seats without people, for pictures. */
export function looks(game: GameInfo, players: number, texts: GameTexts): SeatLook[] {
  return game.seats.slice(0, players).map((word, pattern) => ({
    name: texts.seats[word] ?? word,
    colour: colourOf(word, pattern),
    pattern,
    mine: false,
  }));
}

/** What a seat is called: its person, its bot's level, or its colour. */
export function nameOf(
  seat: Pick<Seat, "kind" | "level" | "name" | "colour">,
  texts: GameTexts,
  bot: (level: number) => string,
): string {
  if (seat.kind === "bot" && seat.level !== null) return bot(seat.level);
  return seat.name ?? texts.seats[seat.colour] ?? seat.colour;
}

/** The seats of a table. Two people of the same name are distinguished by their colour; two such bots are called by it. */
export function seatLooks(seats: Seat[], mine: number[], texts: GameTexts, bot: (level: number) => string): SeatLook[] {
  const names = seats.map((seat) => nameOf(seat, texts, bot));
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
