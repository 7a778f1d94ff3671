/** The colours of seats. */

/** For seats whose colour word no style sheet knows. */
const COLOURS = ["red", "blue", "green", "yellow", "violet", "orange", "pink"];

export const colourOf = (word: string, seat: number): string =>
  `var(--seat-${word}, var(--seat-${COLOURS[seat % COLOURS.length]}))`;
