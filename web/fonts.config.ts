/** The page's letters, made of @fontsource/nunito: those of each face of `font.css`, without hints and kerning. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { faces } from "./faces.js";

const FOLDER = join(import.meta.dirname, "src/fonts");
/** What the page does without: positions, ligatures, hints for old screens. */
const DROPPED = ["GDEF", "GPOS", "GSUB", "STAT", "gasp"];
const SOURCE = join(import.meta.dirname, "node_modules/@fontsource/nunito/files");

export const fonts = (): Plugin => ({
  name: "fonts",
  async buildStart() {
    mkdirSync(FOLDER, { recursive: true });
    for (const { weight, part, letters } of faces()) {
      const whole = readFileSync(join(SOURCE, `nunito-latin-${weight}-normal.woff2`));
      const some = await subsetFont(whole, letters, {
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
