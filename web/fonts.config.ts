/** The page's letters, made of @fontsource/nunito: those of each face of `font.css`, without hints and kerning. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const [FOLDER, STYLE] = [join(import.meta.dirname, "src/fonts"), join(import.meta.dirname, "src/font.css")];
/** What the page does without: positions, ligatures, hints for old screens. */
const DROPPED = ["GDEF", "GPOS", "GSUB", "STAT", "gasp"];
const SOURCE = join(import.meta.dirname, "node_modules/@fontsource/nunito/files");

/** The letters of a `unicode-range`. */
function lettersOf(range: string): string {
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

export const fonts = (): Plugin => ({
  name: "fonts",
  async buildStart() {
    const faces = readFileSync(STYLE, "utf8").matchAll(/nunito-(\d+)([\w-]*)\.woff2[^}]*unicode-range:([^;]+);/g);
    mkdirSync(FOLDER, { recursive: true });
    for (const [, weight, part, range = ""] of faces) {
      const whole = readFileSync(join(SOURCE, `nunito-latin-${weight}-normal.woff2`));
      const some = await subsetFont(whole, lettersOf(range), {
        targetFormat: "woff2",
        keepFeatures: [],
        dropTables: DROPPED,
        noHinting: true,
      });
      const file = join(FOLDER, `nunito-${weight}${part}.woff2`);
      if (!existsSync(file) || !readFileSync(file).equals(some)) writeFileSync(file, some);
    }
  },
});
