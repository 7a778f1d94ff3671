/**
 * The page's letters: Nunito, OFL (public/nunito-OFL.txt). Files of two weights are smaller than the variable font. They hold
 * the letters of Western Europe: those that the page's own texts have, and apart the others, which come where a name or a line
 * of the chat has one. Yet other letters are the system's.
 */

/** @type {Record<string, string>} The weights that are drawn by each. */
const WEIGHTS = { 400: "200 549", 700: "550 1000" };
/** @type {Record<string, string>} The letters of each part, as a `unicode-range`. */
const PARTS = {
  "":
    "U+20-22, U+25, U+27-3F, U+41-5A, U+61-7A, U+A0, U+AB, U+B0, U+B7, U+BB, U+C0, U+C4, U+C7, U+C9-CA, " +
    "U+D6-D7, U+DC, U+DF-E0, U+E2, U+E4, U+E7-EB, U+EE-EF, U+F3-F4, U+F6, U+F9, U+FB-FC, U+153, U+2013, " +
    "U+2018-2019, U+201C-201E, U+2026",
  "-more":
    "U+23-24, U+26, U+40, U+5B-60, U+7B-7E, U+C1-C3, U+C5-C6, U+C8, U+CB-D5, U+D8-DB, U+DD-DE, U+E1, U+E3, " +
    "U+E5-E6, U+EC-ED, U+F0-F2, U+F5, U+F7-F8, U+FA, U+FD-FF, U+152",
};

/**
 * The letters of a `unicode-range`.
 * @param {string} range
 */
function lettersOf(range) {
  const letters = range.split(", ").flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
  return letters.join("");
}

/** Each face: its weight and part, as in the name of its file, its letters, and its style. */
export const faces = Object.entries(WEIGHTS).flatMap(([weight, drawn]) =>
  Object.entries(PARTS).map(([part, range]) => ({
    weight,
    part,
    letters: lettersOf(range),
    style: `@font-face {
  font-family: "Nunito";
  src: url("./nunito-${weight}${part}.woff2") format("woff2");
  font-weight: ${drawn};
  font-style: normal;
  font-display: swap;
  unicode-range: ${range};
}
`,
  })),
);
