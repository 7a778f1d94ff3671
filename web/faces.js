/** What `font.css` says about the files of the page's letters. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

const STYLE = join(import.meta.dirname, "src/font.css");

/**
 * The letters of a `unicode-range`.
 * @param {string} range
 */
function lettersOf(range) {
  const letters = range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
  return letters.join("");
}

/**
 * Each face: its weight and part, as in the name of its file, and its letters.
 * @returns {{ weight: string, part: string, letters: string }[]}
 */
export const faces = () =>
  [...readFileSync(STYLE, "utf8").matchAll(/nunito-(\d+)([\w-]*)\.woff2[^}]*unicode-range:([^;]+);/g)].map(
    ([, weight = "", part = "", range = ""]) => ({ weight, part, letters: lettersOf(range) }),
  );
